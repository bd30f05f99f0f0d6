### The prepared hour.

home-hour = Prepared hour
hour-title = Prepared hour
hour-name = Name of the hour
hour-empty = Line up what your class is going to do: press what is on the right. Then walk through it with Page Down on your remote.
hour-done = The hour is over. Well done!
hour-remove = Take out: { $step }
hour-earlier = Move up: { $step }
hour-from = Begin with: { $step }
hour-restore = Back to the hour before
hour-lesson = Lesson { $number }: { $title }
hour-votes = { $count ->
        [one] { $count } vote
       *[other] { $count } votes
    }
hour-puzzle = Puzzle { $code }
hour-series = { $count ->
        [one] Series of { $count } puzzle, { $code }
       *[other] Series of { $count } puzzles, { $code }
    }
hour-sheet = Correct worksheet { $code }
hour-deal = Game { $code }
hour-add = Add a step
hour-full = That makes { $count } steps: an hour has no more.
hour-less = One less: { $step }
hour-more = One more: { $step }
hour-code-ask = Something with a code
hour-code-add = Add
hour-code-what = A game, a series, a puzzle or a worksheet: its screen shows the code, and the button for sharing lines it up here. The code of another hour opens that one.
hour-start = Begin the hour
hour-keep = Keep it and pass it on
hour-copy = Copy the code { $code }
hour-save = Save…
hour-open = Open…
hour-clear = New hour
hour-line-up = Into the prepared hour
hour-at = { $number } of { $count } · { $step }
hour-next = Next: { $step }
hour-end = End the hour
hour-previous = To the step before
hour-leave = Leave the hour
hour-file-gone = The file is no longer there: it has been moved or deleted.
hour-file-refused = The file cannot be read: access is refused, or it has changed in the meantime. Choose it again.
hour-no-dialog = This system has no dialog to choose a file in. Type the code of the hour instead.
hour-fault-not-an-hour = This file is not a prepared hour.
hour-fault-newer = This hour was saved by a later version of the program.
hour-fault-too-long = This file is longer than any prepared hour ({ $bytes } bytes at most).
hour-fault-too-many = This hour has more than { $count } steps.
hour-fault-cut = The end of this hour is missing: the file has been cut.
hour-fault-line = Line { $line } of the file says nothing this program knows.
hour-fault-code = Line { $line } of the file has a code that opens nothing. { $why }
keys-page-hour = on and back through the hour, once it has begun
