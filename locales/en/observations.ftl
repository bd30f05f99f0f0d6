### What a wrong answer shows, without giving the right one away.

shows-stays = { $top } is on the pile already: it would not go back.
shows-forward-up = This pile goes up: from { $from } to { $to } it moves forward. A jump takes it back.
shows-forward-down = This pile goes down: from { $from } to { $to } it moves forward. A jump takes it back.
shows-not-ten = From { $from } to { $to } the pile goes back by { $gap }. A jump is exactly { $ten }.
shows-not-two-tens = From { $from } to { $to } the pile goes back by { $gap }. Two jumps are { $ten } and { $ten } more.
shows-one-jump = From { $from } to { $to } is just one jump. Two are needed.
shows-no-such-card = There is no card { $number }.
shows-counts-start = Count from { $from }: that is the start, it does not count.
shows-adds-jump = You added the jump ({ $steps }). But a jump takes the pile back.
shows-skips-jump = You left out the jump: it takes the pile back by { $ten }.
shows-first-card-only = From { $from } to { $card } is the first card. Others came after it.
shows-one-card-only = From { $from } to { $card } is a single card. At the start the pile showed { $start }.
shows-is-the-top = { $top } is the card on top. How many steps is it from { $start }?
shows-ten-off = Nearly! Check the tens.
shows-hundred-off = Nearly! Check the hundreds.
shows-one-off = Nearly! Check the ones.
shows-would-end-on = With { $steps } the pile would go from { $start } to { $end }. But it shows { $really }.
shows-too-far = { $steps } would take the pile beyond the numbers of the game.
shows-moved = The pile started on { $start } and shows { $really }: it has moved forward.
shows-missing = { $count ->
        [one] One card is still missing.
       *[other] { $count } cards are still missing.
    }
shows-jump-fits = One card is missing: the one that takes the pile back by exactly { $ten }.
shows-some-fit = Some of these cards are allowed. Compare each one with { $top }.
shows-not-all = That is not the only mistake.
shows-allowed-up = From { $from } to { $card } the pile goes up: that is allowed.
shows-allowed-down = From { $from } to { $card } the pile goes down: that is allowed.
shows-allowed-jump = From { $from } to { $card } the pile goes back by exactly { $ten }: that is allowed.
shows-still-best = After { $card } the best result was still possible: that card was well chosen.
shows-could-save = The pile could have moved { $saved } less. Which card made that impossible?
shows-earlier = The first mistake comes before card number { $step }.
shows-later = The mistake comes after card number { $step }.
shows-nearest-first = You always moved forward to the nearest card.
shows-jump-at-hand = A card in the hand can take the pile back by { $ten } at once.
shows-jump-at-hand-on = A card in the hand can take pile { $pile } back by { $ten } at once.
shows-jump-after-step = One card first moves the pile forward, and then another can take it back by { $ten }.
shows-jump-after-step-on = One card first moves pile { $pile } forward, and then another can take it back by { $ten }.
shows-jump-again = After a jump, another card can take the pile back by { $ten } again.
shows-jump-again-on = After a jump, another card can take pile { $pile } back by { $ten } again.
shows-one-more-jumps = One card more can take the pile back by { $ten }.
shows-one-more-jumps-on = One card more can take pile { $pile } back by { $ten }.
shows-jump-too-dear = The jump wins { $back }, but to get there the pile moved forward by { $cost }.
shows-one-more-cheap = One card more would cost less than { $fair }: it is worth it.
shows-other-pile = Look at pile { $pile }: a card costs less there than your most expensive one.
shows-can-save = With the same number of cards, you can save { $saved }.
shows-fewer-cards = Fewer cards would be better: the last ones cost too much.
shows-one-too-many = One card is too many: it costs a lot, and you need not lay it. Which one?
shows-more-cards = Laying more cards would be better.
