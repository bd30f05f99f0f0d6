### Le conseiller : pourquoi un coup est bon.

decimal-sign = ,
ten-in-words = dix
steps = { $written } pas
card-count = { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
list-and = { $start } et { $last }
list-then = { $start } puis { $last }
list-or = { $start } ou { $last }
the-pile = la pile
the-pile-named = la pile { $name }
reason-jump-up = { $from } − { $ten } = { $card } : { $pile } recule de { $ten }.
reason-jump-down = { $from } + { $ten } = { $card } : { $pile } recule de { $ten }.
reason-set-up = La carte { $first } avant { $back } : elle coûte { $cost }, mais ensuite la pile recule de { $ten }.
reason-on-the-way = { $count ->
        [one] La carte { $cards } est sur le chemin de { $to } : elle ne coûte
       *[other] Les cartes { $cards } sont sur le chemin de { $to } : elles ne coûtent
    } rien de plus.
reason-bargain = { $count ->
        [one] La carte { $cards } coûte seulement { $cost }, moins que { $fair } : une bonne affaire.
       *[other] { $cards } ensemble coûtent seulement { $cost } ; le prix juste de { $count } cartes est { $fair }.
    }
reason-fair-price = { $count ->
        [one] La carte { $cards } coûte
       *[other] { $cards } ensemble coûtent
    } { $cost }, exactement le prix juste.
reason-forced = { $count ->
        [one] La carte { $cards } est chère ({ $cost }),
       *[other] { $cards } ensemble coûtent cher ({ $cost }),
    } mais il faut poser au moins { $minimum }.
reason-cheapest = Le moins cher pour { $cards }, c’est { $plays }.
reason-covers-back = La carte { $burning } brûle sur { $pile } : { $card } la couvre, et la pile recule de { $steps }.
reason-covers = La carte { $burning } brûle sur { $pile } : { $card } la couvre, pour { $cost }.
reason-help = La carte { $card } sur la pile adverse { $pile } offre { $cost }, mais elle permet de piocher une main pleine.
reason-help-only = La carte { $card } sur la pile adverse { $pile } offre { $cost }.
reason-stop = Poser { $card } sur { $pile } coûterait { $cost }, plus que { $fair } : mieux vaut s’arrêter.
reason-smaller-hand = Avec { $plays }, c’est aussi bien, et il reste plus de cartes en main après la pioche.
reason-not-covered = Une carte brûle et doit être couverte pendant ce tour : pile { $piles }.
reason-too-few = Il faut poser au moins { $minimum }, pas { $played }.
reason-could-end-on = La pile aurait fini sur { $end }, et non sur { $yours }.
reason-cheaper = Avec { $plays }, on pose le même nombre de cartes et on économise { $saved }.
reason-left-bargain = La carte { $card } n’aurait coûté que { $cost } sur { $pile } : une bonne affaire.
reason-left-jump = La carte { $card } pouvait encore faire reculer { $pile } de { $ten }.
reason-played-too-much = La carte { $card } a coûté { $cost } : on pouvait la garder en main.
reason-worth-more = Encore mieux : { $plays }.
reason-unplayable = On ne peut pas poser { $minimum } ici.
