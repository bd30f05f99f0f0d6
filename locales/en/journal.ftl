### The ritual, the puzzle of the day and the journal of the class

# Home
home-ritual = Ritual
home-ritual-what = five minutes together
home-day = Puzzle of the day
# $days: school days in a row on which the puzzle was solved
home-day-streak = { $days ->
    [one] Puzzle of the day · 1 day
   *[other] Puzzle of the day · { $days } days in a row
}
home-journal = Journal
# $left: the fewest cards left
home-journal-best = { $left ->
    [0] Journal · our best: won!
    [one] Journal · our best: 1 card
   *[other] Journal · our best: { $left } cards
}

# The ritual
ritual-title = Ritual
# $number of $count, $about: what the question is about
ritual-where = { $number } of { $count } · { $about }
ritual-answers = How to answer
ritual-with-slates = Slates
ritual-with-hands = Hands
ritual-slates = Write your answer on your slate.
ritual-hands = Choose an answer, then raise your hand.
ritual-reveal = Show the answer
ritual-count = How many have it right?
ritual-most = Nearly all
ritual-half = Half
ritual-few = Few
ritual-go-on = Do not count
ritual-went-well = Well done! Nearly all of it is known.
ritual-went-so = Good practice: part of it comes again.
ritual-went-hard = That was hard: it comes again tomorrow.
ritual-uncounted = Done! Nothing was counted.
ritual-comes-again = What went well comes back later, what was missed comes back tomorrow.
ritual-again = Another ritual
ritual-journal = See the journal
keys-ritual = During the ritual
keys-page-ritual = show the answer, then the next question; Page Up: go back
keys-digits-ritual = 1 nearly all, 2 half, 3 few

# The puzzle of the day
day-title = Puzzle of the day
# $date: the date, $code: the code of the puzzle
day-where = { $date } · the same in every class · { $code }

# At the end of anything: a small sheet
exit-ticket = Exit ticket

# The journal
journal-title = Journal of the class
journal-class = Class
journal-name = Name of the class
journal-unnamed = Class { $number }
journal-add = New class
journal-save-table = Save as CSV…
journal-erase = Erase this class
journal-erase-go = Erase
# $class: the name of the class, $days: how many days the journal has
journal-erase-sure = { $days ->
    [0] Erase “{ $class }”?
    [one] Erase “{ $class }” and its one day of journal? This cannot be undone.
   *[other] Erase “{ $class }” and its { $days } days of journal? This cannot be undone.
}
journal-privacy = No names of pupils. Everything stays on this computer.
journal-empty = The journal fills itself: ritual, votes, puzzles, games, lessons.
journal-wrong-clock = The computer’s clock says { $clock }. Today counts as { $date }.
journal-days = { $days ->
    [one] 1 day with Saute-Dix
   *[other] { $days } days with Saute-Dix
}
journal-best = { $left ->
    [0] Best: a game won, 0 cards left
    [one] Best: 1 card left
   *[other] Best: { $left } cards left
}
journal-jumps = { $jumps ->
    [one] 1 jump of ten in games
   *[other] { $jumps } jumps of ten in games
}
journal-streak = { $days ->
    [one] Puzzle of the day: 1 day
   *[other] Puzzle of the day: { $days } school days in a row
}
journal-ideas = Ideas met
# $idea: a wrong idea, $met: how often it showed, $overcome: how often it was given up
journal-idea = { $idea } · seen { $met ->
    [one] once
   *[other] { $met } times
}, overcome { $overcome ->
    [one] once
   *[other] { $overcome } times
}
journal-weeks = Right answers, week by week
journal-period = { $from } to { $to }
# $days: how many days had no room on the page
journal-earlier = { $days ->
    [one] 1 earlier day is in the table (CSV).
   *[other] { $days } earlier days are in the table (CSV).
}
journal-day-list = Day by day
journal-skill = { $kind } · level { $level }
journal-topic-idea = idea to overcome: { $idea }
journal-date = { $day }/{ $month }/{ $year }
journal-did-ritual = { $count ->
    [one] ritual
   *[other] { $count } rituals
}
journal-did-vote = { $count ->
    [one] 1 question voted on
   *[other] { $count } questions voted on
}
journal-did-puzzle = { $count ->
    [one] 1 puzzle
   *[other] { $count } puzzles
}
journal-did-game = { $count ->
    [one] 1 game
   *[other] { $count } games
}
journal-did-relay = { $count ->
    [one] relay
   *[other] { $count } relays
}
journal-did-ladder = { $count ->
    [one] ladder
   *[other] { $count } ladders
}
journal-did-day = puzzle of the day solved
journal-did-hour = { $count ->
    [one] prepared hour
   *[other] { $count } prepared hours
}
journal-did-lesson = { $count ->
    [one] 1 lesson finished
   *[other] { $count } lessons finished
}
journal-day-best = { $left ->
    [0] won!
    [one] best score: 1 card
   *[other] best score: { $left } cards
}
journal-day-right = { $percent }% right
journal-head-day = Day
journal-head-done = Activities
journal-head-best = Best score (cards left)
journal-head-jumps = Jumps of ten
journal-head-right = Right answers
journal-head-asked = Answers
journal-head-met = Wrong ideas seen
journal-head-overcome = Wrong ideas overcome

# A journal that cannot be read
notice-journal-broken = The journal could not be read; it is kept under the name “{ $name }”. { $why }
journal-fault-line = Line { $line } is not that of a journal.
journal-fault-cut = Its end is missing.
journal-fault-long = A journal has at most { $megabytes } MB.
journal-fault-foreign = It is not a journal.
