### The window.

app-title = Saute-Dix
app-tagline = Up, down… and back by ten at the right moment.
app-back = Back
app-close = Close
app-help = Help
app-settings = Settings
app-full-screen = Full screen
app-window = Leave full screen
app-language = Language
app-cancel = Cancel

home-play = Play
home-play-what = a game with the class
home-resume = Resume the game · turn { $turn }
home-resume-series = Resume the series · puzzle { $number }
home-resume-vote = Resume the vote · question { $number }
home-result = See the last game again
home-code = I have a code
home-code-ask = Type the code of a deal, a puzzle, a worksheet or an hour
home-code-open = Open

code-is-puzzle = This is the code of a puzzle, not of a deal.
code-is-series = This is the code of a series of puzzles, not of a deal.
code-is-sheet = This is the code of a worksheet, not of a deal.
code-is-hour = This is the code of a prepared hour, not of a deal.

setup-title = A new game
setup-game = Which game?
setup-classic = Classic
setup-classic-what = At least two cards a turn. Everybody plays together against the deck.
setup-expert-one = Expert 1
setup-expert-one-what = At least three cards a turn while there is a deck.
setup-expert-two = Expert 2
setup-expert-two-what = At least three cards a turn, and one card fewer in hand.
setup-fire = On Fire
setup-fire-what = Six cards burn: 22, 33, 44, 55, 66 and 77. They must be covered before the next team’s turn ends.
setup-duel = Duel
setup-duel-what = Two teams against each other, two piles each, cards 2 to 59.
setup-fewer-teams = One team fewer
setup-more-teams = One team more
setup-team-count = { $count ->
        [one] { $count } team
       *[other] { $count } teams
    }
setup-name-of = Name of team { $number }
setup-player-of = Who plays for { $team }
setup-person = Pupils
setup-computer-nearest = Computer: beginner
setup-computer-par = Computer: strong
setup-computer-team = Computer: teammate
setup-computer-champion = Computer: champion
setup-start = Who starts?
setup-by-chance = At random
setup-hands = Hands
setup-open = Open
setup-open-what = Everybody sees all the cards and may talk about them.
setup-hidden = Hidden
setup-hidden-what = The cards are covered between the turns.
setup-guidance = Guidance
setup-none = None
setup-none-what = Nothing is shown. A refused card says why.
setup-legal = Legal moves
setup-legal-what = A chosen card lights the piles it may go on, with its price.
setup-hints = Hints
setup-hints-what = In addition, a hint on request: which pile, which card, why.
setup-review = Review
setup-review-what = In addition, after each turn: what was played, what was best.
setup-pace = Computer’s pace
setup-slow = Slow
setup-normal = Normal
setup-fast = Fast
setup-deal = Deal
setup-difficulty = How hard should the cards be?
setup-any = Any
setup-easy = Easy
setup-middle = Medium
setup-hard = Hard
setup-seeking = Looking for a deal that is { $grade }…
setup-not-found = No deal that is { $wanted } was found: this one is { $grade }.
setup-waiting = The game starts as soon as the deal is found.
grade-easy = easy
grade-middle = medium
grade-hard = hard
deal-is = This deal is { $grade }.
deal-graded = { $code } ({ $grade })
setup-deal-what = Another class with the same code plays the same cards.
setup-new-deal = Another deal
setup-go = Start the game
setup-replace = A game is under way (turn { $turn }). Start a new one? The old one will be gone.
setup-replace-go = Start a new game
setup-keep = Keep the old one

team-1 = The Blues
team-2 = The Greens
team-3 = The Pinks
team-4 = The Yellows
team-5 = The Greys

play-title = Guided game
play-subtitle = { $game } · { $teams } · deal { $code }
play-deck = Deck
play-decks = Decks
play-up = up
play-down = down
play-room-left = { $steps } left
play-full = 0 steps left
play-computer-turn = The computer is playing…
play-still = { $count ->
        [0] You may end the turn, or go on.
        [one] { $count } more card to lay
       *[other] { $count } more cards to lay
    }
play-last-cards = The deck is empty: one card a turn is enough.
play-undo = Undo
play-hint = Hint
play-end-turn = End the turn
play-gift = gift: { $steps }
play-hint-number = Hint { $rung } of 3
play-hint-pile = Look at pile { $pile }.
play-hint-pile-jump = Look at pile { $pile }: one of your cards can make it jump back by ten.
play-hint-card = Card { $card } on pile { $pile }.
play-hint-stop = You have played enough: the turn can end here.
play-hint-nothing = No play is possible any more.
play-laid-forward = { $team }: { $card } on pile { $pile }, { $steps }.
play-laid-jump = { $team }: { $card } on pile { $pile }, back by ten!
play-laid-help = { $team }: { $card } on the others’ pile { $pile }. That helps them, and fills the hand again.
play-turn-ended = { $team } played { $plays } and drew { $drawn }.
play-took-back = { $card } is back in the hand.
play-turn-taken-back = Turn { $turn } was taken back.
play-turn-taken-back-by = Turn { $turn } was taken back ({ $team }). The cards still lie there: go on, or press “Undo”.
play-choose-first = First choose a card from your hand.
play-must-cover = Fire (pile { $piles }): cover it in this turn, or the game is lost.
play-burns-now = Card { $card } burns! Pile { $pile } must be covered before the next team’s turn ends.
play-burning = burning
play-must-cover-pile = cover it now!
play-not-covered = not covered!
play-stuck-title = Not enough cards fit
play-stuck-none = Not one card of the hand fits any more, but { $needed ->
        [one] one is
       *[other] { $needed } are
    } needed.
play-stuck-some = Only { $cards } still { $count ->
        [one] fits
       *[other] fit
    }, but { $needed } are needed.
play-stuck-most = At most { $count } can still be laid ({ $cards }), but { $needed } are needed.
play-takes-above = over { $top }
play-takes-below = under { $top }
play-takes-above-or = over { $top }, or { $jump }
play-takes-below-or = under { $top }, or { $jump }
play-takes-jump = only { $jump }
play-takes-nothing = no card now
play-burnt-title = The fire has spread
play-burnt = Turn { $turn } ({ $team }): { $count ->
        [one] the burning card { $fires } was
       *[other] the burning cards { $fires } were
    } not covered in time. The game ends here.
play-won-title = Everything is placed!
play-won = Not one card is left. Congratulations!
play-duel-won-title = { $team }: won!
play-duel-won = The last card is placed.
play-duel-stuck = { $team } cannot lay enough cards any more.
play-see-result = See the result
play-hand-over = Hand over to: { $team }
play-hand-over-what = The others look away, please.
play-ready = We are ready
play-hands-hidden = The cards are covered.
play-show-hand = Show the cards
play-hide-hand = Cover the cards
play-side-moves = { $team } to move: piles { $piles }
play-side-waits = { $team }: piles { $piles }
play-duel-help = One card a turn may go on an opponent’s pile, backwards: it helps them, and you draw a full hand instead of two cards.
play-duel-helped = You have helped: you will draw a full hand.
play-signal = Signal for pile { $pile }
play-signal-title = Pile { $pile }: what do you ask for?
play-signal-leave = Please leave it!
play-signal-small = No big step!
play-signal-none = Nothing
play-signal-short = Signal
play-strip-leave = Leave it!
play-strip-small = Small steps!
play-said-leave = { $team }: leave it!
play-said-small = { $team }: small steps!
play-computer-team = { $team } (computer)
play-cards-in-hand = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
play-card = Card { $card }
play-card-chosen = Card { $card }, chosen
play-card-hint = Card { $card }, hint
play-card-fits = Card { $card }, still fits
play-card-back = Covered card
play-pile-label = Pile { $pile }, { $direction }, shows { $top }, { $room }
play-pile-price = Pile { $pile }, { $direction }, shows { $top }, { $room }: card { $card }, { $price }
play-review-title = Looking back at your turn
play-review-yours = Played
play-review-best = The best
play-review-same = That was the best play. Well done!
play-review-good = A good turn: as cheap as { $cards } can be.
play-review-lost = There was a better play: { $steps } to gain.
play-review-used = { $room } used
play-review-won-back = { $room } won back
play-review-even = no step used
play-review-next = Go on
play-game = This game: rules, help, last turn
play-game-title = This game: { $game }
play-rules-together = { $count ->
        [one] You play alone against the deck: all 98 cards are to be laid.
       *[other] The { $count } teams play together against the deck: all 98 cards are to be laid.
    }
play-rules-duel = Two teams against each other. Each has a pile that goes up, a pile that goes down, and its own cards. Whoever has laid all of them wins; whoever cannot lay enough loses.
play-rules-jump = On a pile that goes up, each card is greater than the one before; on a pile that goes down, smaller. One exception: a pile may jump back by exactly ten.
play-rules-minimum = A full hand is { $hand } cards. In each turn you lay at least { $minimum }.
play-rules-last = Once the deck is empty, { $last ->
        [one] one card
       *[other] { $last } cards
    } a turn is enough.
play-rules-draw = At the end of a turn you draw as many cards as you have laid.
play-rules-draw-duel = At the end of a turn you draw two cards. One card a turn may go on a pile of the other side, backwards: then you draw a full hand.
play-rules-open = The hands are open: everybody may talk about every card.
play-rules-hidden = The hands are hidden: nobody says a number from their hand.
play-rules-signals = Those who wait may ask you to leave a pile alone, or for a small step: { $steps } at most in the turn.
play-take-back = Take back the last turn
play-take-back-first = To take back the last turn, first take back the cards of this one.
play-take-back-what = Take back turn { $turn }? { $team }: { $plays }. Everybody will see that it was taken back.
play-take-back-computers = { $count ->
        [one] The turn the computer has played since is taken back as well.
       *[other] The { $count } turns the computers have played since are taken back as well.
    }
play-take-back-seen = Another hand has been looked at since: only the teacher can allow this.
play-take-back-go = Take the turn back
play-take-back-allowed = The teacher allows it: take it back
play-take-back-stay = Leave it as it is

end-title = The end of the game
end-cards-left = Cards left
end-won = You won!
end-beaten = All 98 placed: the game is beaten!
end-excellent = Fewer than 10: excellent!
end-try-again = Ten or more: try again!
end-summary = You placed { $placed } of 98 cards in { $turns }, { $jumps }.
end-turns = { $count ->
        [one] { $count } turn
       *[other] { $count } turns
    }
end-jumps = { $count ->
        [0] without a jump of ten
        [one] with { $count } jump of ten
       *[other] with { $count } jumps of ten
    }
end-winner = { $team }
end-winner-label = The winner
end-duel-left = { $team }: { $cards } left
end-duel-summary = The duel took { $turns }, { $jumps }.
end-fan = The cards in the order of the game: { $cards }, { $jumps }
end-taken-back = { $count ->
        [one] { $count } turn was taken back.
       *[other] { $count } turns were taken back.
    }
end-chart = The room left
end-chart-label = Room left: { $start } at the start, { $end } at the end
end-chance = The chance of winning
end-chance-label = Chance of winning: { $start } at the start, { $end } at the end
end-chance-lost = chance: from { $before } to { $after }
end-champion = champion: { $plays }
end-figures = Steps: what the best play would have saved. Chance: how many wins in 100 games if everybody went on like the champion.
end-turn = turn { $number }
end-costliest = The turns that cost most
end-none = Not one turn cost more than it had to. Perfect play!
end-played = played: { $plays }
end-better = better: { $plays }
end-lost = { $steps } to gain
end-watch = Watch
end-watch-turn = Watch turn { $number }
end-again = Play again
end-certificate = Class certificate
certificate-what = It is printed with what you type here, and then forgotten: neither the class nor any name is kept. What you leave empty becomes a line to write on.
certificate-class-field = Class (if you like)
certificate-names-field = First names (if you like), one a line
certificate-file = saute-dix-certificate.pdf
end-study = Study the game
end-same-deal = Play this deal again
end-new-deal = A new deal

replay-hand = The hand: { $cards }
replay-back = One step back
replay-forward = One step on
replay-again = From the start

analysis-turn = Turn { $number } of { $count }
analysis-card = card { $step } of { $steps }
analysis-turn-back = The turn before
analysis-card-back = The card before
analysis-card-on = The next card
analysis-turn-on = The next turn
analysis-try = Try other cards: press a card, then a pile.
analysis-try-one = Try other cards: press one to lay it.
analysis-tried = Your try
analysis-under = { $steps } under the fair price
analysis-over = { $steps } over the fair price
analysis-fair = exactly the fair price
analysis-fair-price = The fair price is { $steps } a card.
analysis-fair-duel = The fair price is { $steps } a card; steps given away count too.
analysis-same = It is worth as much as what was played.
analysis-better = It is worth { $steps } more than what was played.
analysis-worse = It is worth { $steps } less than what was played.
analysis-refused = That is not allowed.
analysis-stuck = After that, not enough cards fit any more.
analysis-chance = { $chance } chance
analysis-champion = The champion
analysis-champion-same = It would play { $plays } too: { $chance } chance of winning.
analysis-champion-other = It would play differently: { $plays } has a { $chance } chance of winning, the coach’s best play { $coach } has { $other }.
analysis-champion-even = It would play { $plays } instead: { $chance } chance of winning, as with the coach’s best play.
analysis-champion-plays = It would play { $plays }: { $chance } chance of winning.
analysis-champion-more = From here it would add { $plays }: { $chance }.
analysis-champion-stops = From here it would stop: { $chance }.
analysis-champion-who = The coach counts steps and says why. The champion gives no reasons: its chance is experience from very many games.
analysis-return = Back to the game
analysis-return-puzzle = Back to the answer
analysis-pile-room = { $pile }: { $room }

line-hops = Number line of pile { $pile }: { $hops }
line-still = Pile { $pile } stays on { $top }.
line-hop = { $sum } ({ $words })
line-forward = forward { $steps }
line-back = back by { $gap }
line-won = { $count ->
        [one] { $steps } won back
       *[other] { $steps } won back
    }
line-given = { $count ->
        [one] { $steps } given
       *[other] { $steps } given
    }
line-back-won = back by { $ten }: { $won }
line-not-ten = { $gap }, not { $ten }
line-same = the same number
line-no-help = no help
line-all-forward = In all, the pile has gone forward { $steps } for { $cards }: { $sum }.
line-all-back = In all, the pile has gone back { $steps } for { $cards }: { $sum }.
line-all-even = In all, the pile has not moved: { $sum }.

settings-title = Settings
settings-language = Language
settings-theme = Colours
settings-light = Light
settings-dark = Dark
settings-contrast = High contrast
settings-zoom = Text size
settings-percent = { $percent }%
settings-motion = Animations
settings-sound = Sound
sound-on = Sound on
sound-off = Sound off
settings-thinking = Time to think
settings-thinking-off = Without
settings-seconds = { $seconds } s
think-start = Start the time to think: { $seconds } seconds
think-left = Time to think: { $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
  }
think-over = Time to share!
settings-on = On
settings-off = Off
settings-erase = Erase all data
settings-erase-what = Everything the program keeps on this device: settings, team names, the game under way, progress in the lessons.
settings-erase-sure = Erase settings, team names, the game under way and the progress of lessons? This cannot be undone.
settings-erase-go = Erase everything
settings-erased = Everything is erased.

notice-game-broken = The saved game could not be read, and is kept under the name “{ $name }”. { $why }
notice-settings-broken = The settings could not be read, and are kept under the name “{ $name }”. { $why }
notice-work-broken = The series and the vote under way could not be read, and are kept under the name “{ $name }”. { $why }
notice-cannot-keep = Nothing can be saved here ({ $detail }). You can go on, but the game will be gone when the window closes.
notice-guarded = “{ $name }” can be neither read nor set aside ({ $detail }). It stays as it is: until the program starts again, nothing is saved in its place.
notice-unreadable = The system says: { $detail }.
notice-no-file = It is no ordinary file.
notice-too-large = It is larger than { $megabytes } MB.
notice-other-cards = Its cards are not those of its code { $code }.
notice-shared = Another window of this program saves its things in the same folder. What is saved last counts; close one of the two.
notice-nowhere = This computer has no folder where the program could save anything: when the window closes, everything is gone.
notice-own-skipped = The program did not get past the folder “{ $folder }” the last time. It is left out for now; “Read it again” in the settings tries it once more.
notice-cannot-erase = Not everything could be erased ({ $detail }).
notice-newer = It comes from a newer version of the program.
notice-not-ours = It is not a file of this program: { $detail }.

keys-title = Keys
keys-all = On every screen
keys-f1 = F1 or ?
keys-f1-what = this help
keys-f11 = F11
keys-f11-what = full screen, and back
keys-escape = Esc
keys-escape-what = close, or go back
keys-tab = Tab, arrows
keys-tab-what = to another button; Enter presses it
keys-zoom = Ctrl + and Ctrl −
keys-zoom-what = larger and smaller texts
keys-s = S
keys-s-what = sound on or off
keys-quit = Ctrl + Q
keys-quit-what = close the window; what is under way is kept
keys-play = During the game
keys-arrows = Arrows
keys-arrows-what = choose a card, or go up to the piles
keys-enter = Enter
keys-enter-what = to the piles; there: lay the card
keys-letters = A B C D
keys-letters-what = lay the chosen card on that pile
keys-backspace = Backspace
keys-backspace-what = take back the last card
keys-home = On this screen
keys-digits = Digits
keys-digits-home = open the tile with that number
keys-digits-card = go to the card with that number
keys-digits-step = go to the card with that number above it
keys-digits-number = write the number
keys-arrows-cards = from card to card
keys-backspace-desk = take back
keys-check = Ctrl + Enter
keys-check-what = check the answer
keys-truth = T, F
keys-truth-what = true, false
keys-e = E
keys-e-what = end the turn
keys-i = I
keys-i-what = a hint
keys-h = H
keys-h-what = cover or show the cards (for the teacher)
keys-game = F2 or R
keys-game-what = the rules of this game, the help, the last turn
keys-m = M
keys-m-what = start the time to think, or put it away
keys-left-right = Arrow left, arrow right
keys-left-right-card = the card before, the next card
keys-up-down-turn = the turn before, the next turn
keys-home-end = Home, End
keys-home-end-what = to the very start, to the very end
keys-enter-try = to the cards, to try some
keys-analysis = While studying

home-learn = Learn
home-learn-what = 12 lessons, step by step
home-practice = Puzzles
home-practice-what = find the best order
home-print = Print
home-print-what = worksheets and answer keys
home-vote = Class vote
home-vote-what = the whole class answers
end-mistakes = Practise our mistakes
play-still-burns = Careful: if the turn ends now, the game is lost, as there is still a fire (pile { $piles }). End it all the same? Press once more.
play-review-burnt = The burning card was not covered.
play-review-secret = The best play will be shown at the end of the game: the hand stays secret.
play-review-nothing-lost = This play gives no step away.
play-review-best-asked = The best, as asked
play-review-gain-same = As many cards for { $saved } less.
play-review-gain-free = { $cards } more for not one step more: { $count ->
        [one] it counts for
       *[other] they count for
    } { $worth } ({ $fair } a card).
play-review-gain-both = { $cards } more { $count ->
        [one] counts
       *[other] count
    } for { $worth } steps ({ $fair } a card), and { $saved } steps are saved: { $worth } + { $saved } = { $total }.
play-review-gain-more = { $cards } more { $count ->
        [one] counts
       *[other] count
    } for { $worth } steps ({ $fair } a card) and { $count ->
        [one] costs
       *[other] cost
    } only { $cost }: { $worth } − { $cost } = { $total }.
play-review-gain-fewer = { $cards } less is { $worth } steps less ({ $fair } a card), but { $saved } steps are saved: { $saved } − { $worth } = { $total }.
play-review-left = { $count ->
        [one] Pile { $piles } was left alone, as asked.
       *[other] Piles { $piles } were left alone, as asked.
    }
play-review-small = { $count ->
        [one] No big step on pile { $piles }, as asked.
       *[other] No big step on piles { $piles }, as asked.
    }
play-review-asked-leave = { $team } had asked to leave pile { $pile } alone.
play-review-asked-small = { $team } had asked for no big step on pile { $pile }: it moved on by { $steps }.
play-review-not-possible = { $count ->
        [one] That was not possible here.
       *[other] Here it was not possible to do all that was asked.
    }
end-print = Print our mistakes
share-title = Share
share-what = Typed under “I have a code”, it opens the same thing on another device.
share-link = On a tablet: scan the square, or open the link.
share-no-address = For a link and a QR code, enter the address of the web version in the settings.
share-copy-link = Copy the link
share-copy-code = Copy the code
share-copied = Copied.
share-qr = QR code for { $link }
settings-address = Address of the web version
settings-address-what = If your school has put the web version on a server: codes then come with a link and a QR code, on the screen and on worksheets. Nothing is sent there by this program.
settings-address-bad = This is not the address of a page; expected something like https://school.example/saute-dix/, of at most { $most } letters.
own-title = Your own lessons and worksheets
own-what = A folder with lessons and worksheet templates (.json files) and their texts in a folder for each language (“fr”, “en”). They then stand in Learn and in Print, after the built-in ones.
own-path = No folder: only the built-in lessons and worksheets
own-choose = Choose a folder…
own-use = Use this folder
own-again = Read it again
own-stop = Use no folder
own-no-dialog = The system shows no window for choosing a folder: type its path above.
own-reading = The folder is being read…
own-found = In use: { $lessons ->
    [one] { $lessons } lesson
   *[other] { $lessons } lessons
  } and { $templates ->
    [one] { $templates } worksheet
   *[other] { $templates } worksheets
  }.
own-faults = { $count ->
    [one] To be mended, and left out until then:
   *[other] To be mended ({ $count }), and left out until then:
  }
notice-own = The folder with your own lessons and worksheets cannot be read: { $detail }. The built-in ones are here.
settings-about = About
about-what = Saute-Dix { $version } · free software under the MIT or the Apache 2.0 licence, as you like.
about-help = Help: the guide for teachers, below; on every screen, F1 shows its keys. Questions and faults go to whoever gave you the program, with the version above.
about-guide = The guide
about-licences = All licences
about-shown = If nothing opens, it is this file: { $file }
about-missing = “{ $file }” is not beside this program. It is in every package of Saute-Dix.
about-fonts = Font: Lexend, made for easy reading (SIL Open Font License).
about-independence = Saute-Dix is an independent project for schools. It plays by the rules of the card games known as “The Game”, which belong to their authors and publishers; it is neither made, nor endorsed, nor sponsored by them.
about-privacy = No network, no account, no pupil’s name is asked for: everything stays on this device.
keys-practice = During puzzles
keys-page = Page Down, Page Up
keys-page-practice = check or go on; take back
keys-page-sheet = show the solution or go on; the one before
keys-page-print = next page, page before
keys-page-analysis = the next card, the card before
keys-enter-card = take the card, and go to the next one
keys-print = For printing
keys-vote = During the vote
keys-letters-vote = one hand more; with Shift, one less
keys-up-down = Arrow up, arrow down
keys-up-down-vote = choose an answer
keys-digits-vote = write the number of hands for the chosen answer
keys-page-vote = go on: after talking the second vote, then the answer, then the next question
keys-p = P
keys-p-vote = talk in pairs before a second vote; P again: back to the first vote
keys-one-page = Page Down
