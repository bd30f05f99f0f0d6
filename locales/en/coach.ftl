### The coach: why a play is good.

decimal-sign = .
ten-in-words = ten
steps = { $count ->
        [one] { $written } step
       *[other] { $written } steps
    }
card-count = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
list-and = { $start } and { $last }
list-then = { $start } then { $last }
list-or = { $start } or { $last }
the-pile = the pile
the-pile-named = pile { $name }
reason-jump-up = { $from } − { $ten } = { $card }: { $pile } goes back by { $ten }.
reason-jump-down = { $from } + { $ten } = { $card }: { $pile } goes back by { $ten }.
reason-set-up = Card { $first } before { $back }: it costs { $cost }, but then the pile goes back by { $ten }.
reason-on-the-way = { $count ->
        [one] Card { $cards } lies on the way to { $to }: it costs
       *[other] Cards { $cards } lie on the way to { $to }: they cost
    } nothing more.
reason-bargain = { $count ->
        [one] Card { $cards } costs only { $cost }, less than { $fair }: a bargain.
       *[other] { $cards } together cost only { $cost }; the fair price of { $count } cards is { $fair }.
    }
reason-fair-price = { $count ->
        [one] Card { $cards } costs
       *[other] { $cards } together cost
    } { $cost }, exactly the fair price.
reason-forced = { $count ->
        [one] Card { $cards } is expensive ({ $cost }),
       *[other] { $cards } together are expensive ({ $cost }),
    } but you must lay at least { $minimum }.
reason-cheapest = The cheapest way to lay { $cards } is { $plays }.
reason-covers-back = Card { $burning } burns on { $pile }: { $card } covers it, and the pile goes back by { $steps }.
reason-covers = Card { $burning } burns on { $pile }: { $card } covers it, for { $cost }.
reason-help = Card { $card } on the opponent’s pile { $pile } gives away { $cost }, but you may then draw a full hand.
reason-help-only = Card { $card } on the opponent’s pile { $pile } gives away { $cost }.
reason-stop = Laying { $card } on { $pile } would cost { $cost }, more than { $fair }: better to stop.
reason-smaller-hand = With { $plays } it is just as good, and more cards are left in hand after drawing.
reason-not-covered = A card burns and must be covered in this turn: pile { $piles }.
reason-too-few = At least { $minimum } must be laid, not { $played }.
reason-could-end-on = The pile would have ended on { $end }, not on { $yours }.
reason-cheaper = With { $plays } you lay the same number of cards and save { $saved }.
reason-left-bargain = Card { $card } would have cost only { $cost } on { $pile }: a bargain.
reason-left-jump = Card { $card } could still take { $pile } back by { $ten }.
reason-played-too-much = Card { $card } cost { $cost }: you could have kept it in hand.
reason-worth-more = Even better: { $plays }.
reason-unplayable = It is not possible to lay { $minimum } here.
