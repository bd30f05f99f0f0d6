### Le conseiller : pourquoi un coup est bon.

decimal-sign = ,
steps = { $written } pas
card-count = { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
list-and = { $start } et { $last }
list-then = { $start } puis { $last }
reason-jump-up = { $from } − { $ten } = { $card } : la pile { $pile } recule de { $ten }.
reason-jump-down = { $from } + { $ten } = { $card } : la pile { $pile } recule de { $ten }.
reason-set-up = { $first } d’abord : ça coûte { $cost }, mais ensuite { $back } en rend { $ten }.
reason-on-the-way = { $count ->
        [one] { $cards } est
       *[other] { $cards } sont
    } sur le chemin de { $to } : ça ne coûte rien de plus.
reason-bargain = { $count ->
        [one] { $cards } ne coûte
       *[other] { $cards } ensemble ne coûtent
    } que { $cost } : moins que le prix juste de { $fair }.
reason-fair-price = { $count ->
        [one] { $cards } coûte
       *[other] { $cards } ensemble coûtent
    } { $cost }, exactement le prix juste.
reason-forced = { $card } coûte { $cost }, c’est cher ; mais il faut poser au moins { $minimum }.
reason-covers-back = { $burning } brûle sur la pile { $pile } : { $card } le couvre, et la pile recule de { $steps }.
reason-covers = { $burning } brûle sur la pile { $pile } : { $card } le couvre, pour { $cost }.
reason-help = { $card } sur la pile adverse { $pile } offre { $cost }, mais permet de refaire toute sa main.
reason-help-only = { $card } sur la pile adverse { $pile } offre { $cost }.
reason-stop = La carte suivante, { $card } sur la pile { $pile }, coûterait { $cost }, plus que le prix juste de { $fair } : mieux vaut s’arrêter.
reason-smaller-hand = { $plays } vaut autant, et te laisse plus de cartes en main après la pioche.
reason-not-covered = Une carte brûle et doit être couverte pendant ce tour : pile { $piles }.
reason-too-few = Il faut poser au moins { $minimum }, pas { $played }.
reason-could-end-on = Cet ordre finit sur { $yours } ; { $order } finit sur { $end }.
reason-cheaper = { $plays } pose autant de cartes et économise { $saved }.
reason-left-bargain = { $card } n’était qu’à { $cost } sur la pile { $pile } : une bonne affaire.
reason-played-too-much = { $card } a coûté { $cost }, et tu n’en avais pas besoin.
reason-worth-more = { $plays } vaut { $by } de plus.
reason-unplayable = On ne peut pas poser { $minimum } ici.
