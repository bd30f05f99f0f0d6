### Puzzles: questions, answers and what can be wrong with a request.

pile-up = Pile { $name } goes up and shows { $top }.
pile-down = Pile { $name } goes down and shows { $top }.
pile-up-opponent = The opponent’s pile { $name } goes up and shows { $top }.
pile-down-opponent = The opponent’s pile { $name } goes down and shows { $top }.
ask-legal = { $piles } Which of these cards may go on it? { $cards }
ask-jump = { $pile } Which card takes it back by exactly { $ten }?
ask-two-jumps = { $pile } Two cards in a row each take it back by { $ten }. What is on top then?
ask-room = { $pile } Then { $count ->
        [one] { $cards } is
       *[other] { $cards } are
    } laid on it. How much further is it now than at the start?
ask-best = { $piles } Hand: { $cards }. Lay at least { $minimum }. What is best?
ask-best-fire = { $piles } Hand: { $cards }. Lay at least { $minimum }. The card on { $burning } burns: cover it. What is best?
ask-mistake = { $piles } Somebody lays { $order }. Which is the first card that may not be laid?
ask-dear-mistake = { $piles } Hand: { $cards }. Somebody lays { $order }. All of that is allowed, but with the same number of cards the pile could have moved less. Which is the first card that was badly chosen?
answer-none = none
answer-step = card number { $step }
answer-true = true
answer-false = false
fact-jump = From { $top } to { $card } the pile goes back by exactly { $ten }: allowed.
fact-greater-fits = { $count ->
        [one] { $cards } is
       *[other] { $cards } are
    } greater than { $top }: allowed.
fact-greater-not = { $count ->
        [one] { $cards } is
       *[other] { $cards } are
    } greater than { $top }, and the difference is not exactly { $ten }: not allowed on a pile that goes down.
fact-smaller-fits = { $count ->
        [one] { $cards } is
       *[other] { $cards } are
    } smaller than { $top }: allowed.
fact-smaller-not = { $count ->
        [one] { $cards } is
       *[other] { $cards } are
    } smaller than { $top }, and the difference is not exactly { $ten }: not allowed on a pile that goes up.
fact-ten-less = { $from } − { $ten } = { $to }.
fact-ten-more = { $from } + { $ten } = { $to }.
fact-moved = From { $from } to { $to }: { $room }.
fact-moved-jump = From { $from } to { $to }: { $room }. The jump took the pile back by { $ten }.
fact-wrong-step = Card number { $step } ({ $card }) is the mistake.
spec-level-order = Level { $level } is about several piles, and “order” has one; expected 1 to { $highest }, or “table”.
spec-level = “{ $kind }” has no level { $level }; expected 1 to { $highest }.
spec-hand = Hands have 3 to 8 cards, not { $found }.
spec-seed = Seed { $found } is too large for a puzzle.
series-no-kind = A series needs at least one kind of puzzle.
series-count = A series has 1 to { $most } puzzles, not { $found }.
series-levels = Levels from { $lowest } to { $highest } are the wrong way round.
cannot-make = No “{ $kind }” puzzle of level { $level } with { $hand } cards could be made; try another size or level.
code-letter = The code has “{ $letter }” at place { $at }, which no code has.
code-length = The code has { $found } letters and digits; expected { $expected }.
code-too-short = This is too short for a code ({ $found } letters and digits).
code-check = The code is not valid: one of its letters or digits is mistyped.
code-unknown-version = Codes that start with “{ $first }” are of a kind or version that this program does not know.
goal-pile = Move the pile as little as you can. One card more is worth up to { $fair }.
goal-duel = Move and give as few steps as you can. One card more is worth up to { $fair }.
goal-piles = Move the piles as little as you can. One card more is worth up to { $fair }.
level-word = { $level ->
        [1] first steps
        [2] easy
        [3] medium
        [4] hard
        [5] very hard
       *[other] champion
    }
