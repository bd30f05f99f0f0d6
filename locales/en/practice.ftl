### Puzzles on the screen.

desk-ask-order = Which cards do you play, and in which order?
desk-ask-table = Which cards do you play, and on which piles?
desk-ask-legal = Which cards may go on this pile?
desk-ask-jump = Which number takes this pile back by { $ten }?
desk-ask-two-jumps = The pile goes back by { $ten } twice. Which number does it show then?
desk-ask-room = How far has the pile moved in all?
desk-ask-mistake = One card is not allowed. Which one?
desk-ask-dear-mistake = All of it is allowed, but the pile could have moved less. Which card was the first bad choice?
desk-ask-truth = True or false?
desk-minimum = At least { $cards }.
desk-fire = Pile { $piles } burns and must be covered. At least { $cards }.
desk-pick-what = Press every card that fits; there may be none.
desk-room-what = A jump back takes steps off.
desk-hand = Hand:
desk-card = Card { $card }
desk-card-picked = Card { $card }, picked
desk-card-laid = Card { $card }, laid as number { $place }
desk-place = Free place { $place }
desk-pile = Pile { $pile }, { $direction }, shows { $top }
desk-theirs = the opponent’s
desk-step = Card number { $step }: { $card }
desk-step-chosen = Card number { $step }: { $card }, chosen
desk-keys-hint = Ctrl + Enter: check · F1: all keys
desk-true = True
desk-false = False
desk-number = Your answer
desk-key = Digit { $digit }
desk-erase = Erase

kind-legal = What fits?
kind-jump = The jump of ten
kind-room = How far?
kind-order = Best order
kind-table = Several piles
kind-mistake = Find the mistake
kind-truefalse = True or false
kind-fire = On Fire
kind-duel = Duel

practice-title = Puzzles
practice-which = What do you want to practise?
practice-levels = Levels
practice-from = From level { $level }: { $word }
practice-to = To level { $level }: { $word }
practice-count = How many?
practice-numbers = Numbers
practice-units = 2 to 99
practice-tens = 20 to 990
practice-tenths = 0.2 to 9.9
practice-feedback = Feedback
practice-at-once = at once
practice-at-end = at the end
practice-clock = Clock
practice-clock-on = With
practice-clock-off = Without
practice-go = Start
practice-none = These puzzles cannot be made. { $why }
practice-where = level { $level }, { $word } · puzzle { $number } of { $count } · code { $code }
practice-where-plain = level { $level }, { $word } · puzzle { $number } of { $count }
practice-game = From our game
practice-sheet = Worksheet { $code }
practice-sheet-item = item { $number } of { $count }
practice-check = Check
practice-take-back = Take back
practice-show = Show me
practice-again = Try again
practice-next = Next
practice-finish = To the summary
practice-previous = Previous
practice-more = One more like this
practice-study = Study
practice-study-puzzle = Study this puzzle
practice-best = Bravo, that is the best answer!
practice-good = Well done! There is something even better.
practice-right = Right!
practice-legal = Allowed, but there is a cleverer way.
practice-too-few = That is not enough cards.
practice-wrong = Not quite.
practice-solution = The solution: { $answer }.
practice-step-back = One step back
practice-step-on = One step on
practice-replay = From the start
practice-clock-stop = Stop the clock
practice-clock-run = Start the clock
practice-clock-time = Clock { $minutes }:{ $seconds }
practice-summary = How it went
practice-score = { $right } of { $count } right at the first try
practice-all-right = Everything right at the first try. Magnificent!
practice-suspect = Something to practise: { $aim }
practice-item = { $number }. { $kind }: { $outcome }
practice-first = right at the first try
practice-later = right in the end
practice-shown = shown
practice-missed-one = not right
practice-missed = The missed ones again
practice-another = Another series
practice-to-choose = Choose something else
practice-code = Code of this series: { $code }
practice-mode = How?
practice-series = Series
practice-series-what = One puzzle after the other, then how it went.
practice-ladder = Ladder
practice-ladder-what = Three right answers in a row lead a level up, two misses lead one down. Stop whenever you like.
practice-relay = Relay
practice-relay-what = The teams take turns, a puzzle each. The best answer brings 3 points, a good one 2, an allowed one 1.
practice-teams = How many teams?
practice-each = Puzzles for each team

ladder-title = Ladder
ladder-where = { $kind } · puzzle { $number }
ladder-level = Level { $level } of { $count }
ladder-row = { $row } of { $count } right in a row
ladder-streak = { $count } right in a row
ladder-up = Up to level { $level }!
ladder-down = Back to level { $level }.
ladder-more = One more
ladder-stop = Stop here
ladder-end = Up to level { $level }: { $word }
ladder-longest = { $count ->
        [0] No right answer at the first try this time.
        [one] Longest streak: { $count } right answer.
       *[other] Longest streak: { $count } right answers in a row.
    }
ladder-again = Climb again

relay-title = Relay · round { $round } of { $count }
relay-where = { $kind } · level { $level }, { $word }
relay-team = { $team }: { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
relay-on = It is their turn.
relay-next = Next: { $team }
relay-pass = Pass
relay-last = Last round: points × { $times }!
relay-won = { $team } have won!
relay-tie = A tie: { $teams }!
relay-cost = The puzzles that cost most
relay-cost-none = Every answer was the best one. Magnificent!
relay-cost-item = { $team } · { $kind }: { $points ->
        [one] { $points } point lost
       *[other] { $points } points lost
    }
relay-again = Another relay

vote-title = Class vote
vote-where = question { $number } · { $hands }
vote-hands = { $count ->
        [one] { $count } hand up
       *[other] { $count } hands up
    }
vote-ask = How many hands for each answer?
vote-how = Press + for every hand, or type the number. No names are asked for.
vote-more = One hand more for { $letter }
vote-less = One hand less for { $letter }
vote-option = Answer { $letter }: { $answer }, { $hands }
vote-hidden = number of hands hidden
vote-talk = Talk in pairs
vote-talk-do = Convince your neighbour: say **why**!
vote-second = Vote a second time
vote-second-ask = Second vote: how many hands now?
vote-first-hands = First vote: { $hands }
vote-show-first = Show the first vote
vote-hide-first = Hide the first vote
vote-back-first = Back to the first vote
vote-reveal = Show the answer
vote-think = What the class thinks
vote-right = finds the answer
vote-other = answers something else
vote-before = before
vote-after = after
vote-line = See it on the number line
vote-next = Next question
vote-next-aimed = Next question: { $aim }
vote-end = End the vote
vote-hard = What was hard for the class
vote-nobody = No hands have been counted.
vote-counts = Questions: { $questions } · right answers: { $right } of { $hands } hands
vote-counts-both = Questions: { $questions } · right answers: { $first } of { $of } hands in the first vote, { $last } of { $all } in the end
vote-forgotten = Only these numbers are kept, in the journal.
vote-again = Another vote

aim-always-sorts = look for the jump
aim-wrong-way = which way does the pile go?
aim-about-ten = exactly ten
aim-any-ten-helps = does the jump pay?
aim-last-step-only = all cards count
aim-swaps-digits = the order of the digits
aim-wrong-ten = ten more, ten less
aim-plays-too-much = when to stop
aim-plays-too-little = one more bargain
aim-one-pile = look at all piles
aim-ignores-gaps = what does a card cost?
aim-counts-ends = counting steps
aim-forgets-jump = the jump of ten

practice-print = Print this series
