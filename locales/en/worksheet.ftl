### Worksheets and their keys.

sheet-names = First names:
sheet-date = Date:
sheet-statement = Statement
sheet-reason = Answer and reason
sheet-true = True
sheet-false = False
sheet-up = goes up
sheet-down = goes down
# Where there is little room.
sheet-up-short = up
sheet-down-short = down
sheet-hand = Your hand:
sheet-minimum = Lay at least { $minimum }.
sheet-order = I play, in this order:
sheet-where = I play, in order (underneath: the pile):
sheet-why = Why?
sheet-tick = Tick every card that may go on the pile.
sheet-jump = Which card takes the pile back by exactly { $ten }?
sheet-two-jumps = Two cards in a row each take it back by { $ten }. What is on top then?
sheet-room = { $count ->
        [one] This card is
       *[other] These cards are
    } laid on it. How much further is the pile now than at the start?
sheet-mistake = Somebody lays these cards in this order. Tick the first one that may not be laid.
sheet-dear-mistake = Somebody holds these cards and lays some of them in the order below. That is allowed, but with the same number of cards the pile could have moved less. Tick the first card that should not have been laid at that moment.
sheet-their-hand = Their hand:
sheet-their-play = The cards they laid, in order:
sheet-burns = The card on pile { $pile } burns: cover it.
sheet-theirs = opponent
# What exit tickets ask, in a few words
ticket-best = As few steps as you can. At least { $minimum }.
ticket-where = I play (card and pile):
ticket-legal = Circle every card that may be laid.
ticket-room = How many steps does the pile move in all?
ticket-mistake = Circle the first card that may not be laid.
ticket-dear-mistake = Above: the hand. Circle the first card that was badly chosen.
ticket-answer = Answer:

sheet-footer = Saute-Dix · { $sheet }
sheet-fold = Fold here before you start. Unfold to check.
sheet-footer-plain = Saute-Dix
sheet-version = version { $letter }
sheet-number = sheet { $number }
sheet-page = page { $page } / { $pages }
certificate-title = Certificate
certificate-won = Game won: all 98 cards are laid!
certificate-excellent = { $count ->
        [one] Only { $count } card left: an excellent game!
       *[other] Only { $count } cards left: an excellent game!
    }
certificate-duel = Duel won!
certificate-jumps = { $count ->
        [one] { $count } jump of ten
       *[other] { $count } jumps of ten
    }
certificate-class = Class:
certificate-signed = Signature:
key-title = Key: { $title }
key-intro = For the teacher · { $sheet }
key-footer = key
key-intro-plain = For the teacher
key-answer = Answer: { $answer }
key-also = Also accepted, for instance: { $plays }.
key-common = Common mistake: { $plays } ({ $name }).
key-true = T
key-false = F
key-class-title = Class key: { $title }
key-class-sheet = Sheet
key-class-code = Code
key-class-level = Level
key-class-chain = Chain
key-class-intro = For the teacher · one row a sheet, with the best answer; the full answers have the reasons and what else is right
key-class-footer = class key
misconception-always-sorts = simply lays the nearest cards in order
misconception-wrong-way = reads the pile the wrong way round
misconception-about-ten = takes “about { TEN() }” for { TEN() }
misconception-any-ten-helps = jumps although it does not pay
misconception-last-step-only = counts the last card only
misconception-swaps-digits = swaps the digits
misconception-wrong-ten = is off by { TEN() }
misconception-plays-too-much = goes on although the next card is expensive
misconception-plays-too-little = stops too early
misconception-one-pile = looks at a single pile
misconception-ignores-gaps = lays whatever fits, however far
misconception-counts-ends = counts the numbers instead of the steps
misconception-forgets-jump = forgets the jump of { TEN() }
score-team = Team
score-game = Game { $number }
score-total = Total
help-worksheet = Writes a worksheet as PDF and prints its code
help-templates = Lists and checks the templates of worksheets
help-template = The template; “templates list” shows them
help-sheet-code = Makes the sheet of this code again
help-copies = How many sheets, each different (1 if left out)
help-versions = How many versions, A to D, shared out over the copies
help-size = standard, dys or large (standard if left out)
help-paper = a4 or letter (a4 if left out)
help-key = Where the key goes: none, end or separate (end if left out)
help-out = The PDF file to write; a PDF that is there is replaced
help-force = Replace also a file that is no PDF, a read-only file or a link
help-details = With several different sheets: the full key of each, after the class key
help-duplex = on or off: every sheet and the key begin on a new piece of paper (on if left out)
help-header-title = A title instead of the template’s, of at most 60 letters
help-header-class = The class, of at most 40 letters; never a pupil’s name
help-header-competency = The competency that is practised, of at most 140 letters
help-mark = A box for the mark, out of N points (1 to 100), or “exercises”: a point for each exercise
worksheet-written = Written: { $file } ({ $pages ->
        [one] { $pages } page
       *[other] { $pages } pages
    }).
unknown-template = There is no template “{ $found }”; expected one of: { $known }.
no-template = A worksheet needs a template or a code.
not-a-sheet-code = This code is not that of a worksheet.
code-of-another-template = The code { $code } is of the template “{ $made }”, not of “{ $template }”. Leave out one of the two.
no-such-glyph = Our fonts cannot print “{ $letter }”.
too-large-for-page = This does not fit on the page: “{ $text }”.
worksheet-replaced = Replaced: { $file } ({ $pages ->
        [one] { $pages } page
       *[other] { $pages } pages
    }).
cannot-replace = “{ $file }” is not replaced: { $detail }. With --force, it is.
ground-folder = it is a folder
ground-device = it is no ordinary file
ground-link = it is a link to another file
ground-read-only = the file is read-only
ground-held = another program has it open, a PDF reader perhaps; close it there and try again
ground-stranger = it is a PDF that this program did not make
ground-other = it is a file of another kind, not a PDF
cannot-save = “{ $file }” cannot be written: { $detail }.
template-line = { $name }: { $title }
template-fine = { $name }: fine.
template-bad = { $file }, line { $line }: { $detail }.
template-key = { $file }: there is no text “{ $key }”.
template-series = { $file }: { $detail }
template-too-few-statements = the bank has only { $most } statements of these rules and levels, not { $found }.
template-no-file = There is no template in “{ $folder }”; expected files ending in .json, with “parts” in them.

## Pages without exercises: cards, dominoes, rules, observation grid.

rules-players = Players
rules-hand = Cards in hand
rules-pile-up = A pile that goes up
rules-pile-down = A pile that goes down
rules-you = you
card-from = from { $number }
card-backs = The backs of the cards: print this page on the other side of every page of cards with the same frame.
key-chain = The chain, from left to right and line by line. The last domino leads back to the first; it may begin anywhere.
observation-pupil = Pupil
observation-sign = { $name }: { $what }
observation-wrong-way-name = way
observation-wrong-way = A pile that goes down shows { $top }; the pupil lays { $card } on it.
observation-wrong-ten-name = slip
observation-wrong-ten-what = slips when working out the jump
observation-wrong-ten = The pupil works out { $from } − { $ten } = { $wrong } instead of { $right }.
observation-about-ten-name = nearly
observation-about-ten = A pile that goes up shows { $top }; to go back, the pupil lays { $card } and not { $jump }.
observation-sorts-name = sorts
observation-sorts = A pile that goes up shows { $top }; with { $near } and { $far } in hand, the pupil lays { $near }, then { $far }. The other way round the pile ends on { $near }.
observation-any-ten-name = idle jump
observation-any-ten = A pile that goes up shows { $top }; when { $near }, { $far } and { $end } must all be laid, the pupil insists on the jump from { $far } to { $near }: the pile ends on { $end } either way.
observation-too-much-name = too much
observation-too-much = Enough cards are laid and the pile shows { $top }; the pupil adds { $card }, which costs { $steps }.
observation-too-little-name = too little
observation-too-little = The pile shows { $top }; the pupil keeps { $card }, which costs only { $steps }.
observation-one-pile-name = one pile
observation-one-pile = The pupil lays { $card } on a pile that goes up and shows { $top }, and does not see that the other one shows { $other }: it would go back.
template-number = “{ $field }” goes from { $least } to { $most }, not { $found }.
