### The coach: why a play is good.

decimal-sign = .
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
reason-jump-up = { $from } − { $ten } = { $card }: pile { $pile } goes back by { $ten }.
reason-jump-down = { $from } + { $ten } = { $card }: pile { $pile } goes back by { $ten }.
reason-set-up = { $first } first: it costs { $cost }, but then { $back } brings { $ten } back.
reason-on-the-way = { $count ->
        [one] { $cards } lies
       *[other] { $cards } lie
    } on the way to { $to }, at no extra cost.
reason-bargain = { $count ->
        [one] { $cards } costs
       *[other] { $cards } together cost
    } only { $cost }: less than the fair price of { $fair }.
reason-fair-price = { $count ->
        [one] { $cards } costs
       *[other] { $cards } together cost
    } { $cost }, just the fair price.
reason-forced = { $card } costs { $cost }, more than it should; but at least { $minimum } must be played.
reason-covers-back = { $burning } burns on pile { $pile }: { $card } covers it, and the pile goes back by { $steps }.
reason-covers = { $burning } burns on pile { $pile }: { $card } covers it, for { $cost }.
reason-help = { $card } on the opponent’s pile { $pile } gives away { $cost }, but fills the hand again.
reason-help-only = { $card } on the opponent’s pile { $pile } gives away { $cost }.
reason-stop = The next card, { $card } on pile { $pile }, would cost { $cost }, more than the fair price of { $fair }: better to stop.
reason-smaller-hand = { $plays } is worth as much, and leaves more cards in your hand after drawing.
reason-not-covered = A card burns and must be covered in this turn: pile { $piles }.
reason-too-few = At least { $minimum } must be played, not { $played }.
reason-could-end-on = That ends on { $yours }; { $order } ends on { $end }.
reason-cheaper = { $plays } plays as many cards and saves { $saved }.
reason-left-bargain = { $card } was only { $cost } away on pile { $pile }: a bargain.
reason-played-too-much = { $card } cost { $cost }, and it was not needed.
reason-worth-more = { $plays } is worth { $by } more.
reason-unplayable = No { $minimum } can be played here.
