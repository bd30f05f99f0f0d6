### The lessons on the screen.

learn-title = Learn
learn-count = lessons done: { $done } of { $count }
learn-place = lesson { $lesson } · step { $step } of { $steps }
learn-place-end = lesson { $lesson } · finished
learn-new = { $steps } steps
learn-start = start here
learn-at = step { $step } of { $steps }
learn-done = done
learn-tile = Lesson { $number }: { $title }, { $standing }
learn-restart = Start lesson { $number } again
learn-before = Previous
learn-next = Next
learn-finish = Finish the lesson
learn-skip = Skip
learn-check = Check
learn-try-again = Try again
learn-show-me = Show me
learn-watch = Watch
learn-next-card = Next card
learn-card = card { $card } of { $cards }
learn-begin = To the table
learn-nudge = First give your answer. Press again to see the solution.
learn-right = Well done, that’s right!
learn-good = Right: a good play!
learn-wrong = Not quite.
learn-solution = Here is the solution.
learn-allowed = allowed
learn-not-allowed = not allowed
learn-saying = “{ $text }”: { $allowed }
learn-yours = Your piles
learn-theirs = Your opponent’s piles
learn-line = Number line: { $hops }
learn-turn = Turn { $turn } of { $turns } · team { $number }: { $team }
learn-turns-played = The turns of this lesson are played. Well done!
learn-play-on = Go on with the lesson, or play on for a while.
learn-game-over = The game is over. Go on with the lesson.
learn-end-title = Lesson { $number } is finished!
learn-end-skill = You have practised: { $skill }.
learn-end-open = You skipped { $count ->
        [one] { $count } question
       *[other] { $count } questions
    }. You can come back whenever you like.
learn-next-lesson = Next lesson
learn-coming = Next: { $title }
learn-all = All lessons
learn-again = Once more
learn-end-all = That was the last lesson. Time to play!

keys-learn = In a lesson
keys-page-down = Page down
keys-page-down-what = go on (also on a presenter’s remote)
keys-page-twice = Page down, twice
keys-page-twice-what = at a question: show the solution
keys-page-up = Page up
keys-page-up-what = go back a step

notice-lessons-broken = Your progress in the lessons could not be read, and is kept under the name “{ $name }”. { $why }
