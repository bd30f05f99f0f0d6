### Rules: what is refused, and why.

refusal-not-in-hand = Card { $number } is not in the hand.
refusal-no-such-pile = There is no pile { $letter } here.
refusal-not-ten = { $high } − { $low } = { $gap }: not exactly { $ten }. Only card { $jump } would take the pile back by { $ten }.
refusal-not-ten-no-card = { $high } − { $low } = { $gap }: not exactly { $ten }.
refusal-wrong-way-up = This pile goes up: a card must be greater than { $top }, or exactly { $jump }.
refusal-wrong-way-up-no-jump = This pile goes up: a card must be greater than { $top }.
refusal-wrong-way-down = This pile goes down: a card must be smaller than { $top }, or exactly { $jump }.
refusal-wrong-way-down-no-jump = This pile goes down: a card must be smaller than { $top }.
refusal-same-card = { $card } on { $card }: the numbers are the same, so the pile would not move.
refusal-not-a-help-up = Card { $card } does not help: on this pile of the opponent’s a card must be smaller than { $top }.
refusal-not-a-help-down = Card { $card } does not help: on this pile of the opponent’s a card must be greater than { $top }.
refusal-nothing-can-help = This pile of the opponent’s has no card yet: nothing can help there.
refusal-second-help = Only one card a turn may help the opponent, and it has been laid.
refusal-too-few = A turn needs at least { $minimum ->
        [one] { $minimum } card
       *[other] { $minimum } cards
    }; { $played } so far.
refusal-nothing-to-undo = There is no card of this turn to take back.
refusal-not-yours-to-say = Only players who wait for their turn may signal, and only to team mates.
refusal-game-over = The game is over.
rules-classic-players = The classic game is for 1 to 5 players, not { $found }.
rules-duel-players = The duel is for 2 players, not { $found }.
rules-expert-step = There is no expert step { $found }; expected 0, 1 or 2.
rules-expert-duel = The duel has no expert steps; expected 0.
rules-fire-duel = The duel has no burning cards; expected false.
deal-one-deck = These rules need one deck (“deck”), not { $found }.
deal-two-decks = These rules need two decks (“decks”), not { $found }.
deck-common = the deck
deck-of-player = the deck of player { $player }
deal-foreign = { $number } cannot be in { $deck }: the cards go from 2 to { $highest }.
deal-doubled = Card { $card } is twice in { $deck }.
deal-missing = Card { $card } is missing from { $deck }: all { $count } cards must be there.
deal-starter = Player { $starter } cannot start: the players are numbered from 0 to { $last }.
notation-at = At character { $at }: { $fault }.
fault-pile = “{ $found }” is not a pile; expected a letter A to D and a number, such as A57
fault-card = “{ $found }” is not a card; expected a number
fault-play = “{ $found }” is not a play; expected a card and a pile, such as 47A
fault-no-card = there is no card { $number }
fault-no-pile = there is no pile { $letter }; expected A, B, C or D
fault-missing-pile = { $card } needs the letter of its pile, as there are several; for instance { $card }A
fault-missing-bar = expected “|” between the piles and the hand
fault-extra-bar = a third “|” has no meaning; expected piles | hand | options
fault-option = “{ $found }” is not an option; expected min=, cover=, deck= or rules=
fault-option-twice = { $option }= is given twice
fault-option-number = “{ $value }” is not a value of { $option }=; expected a number from 0 to 99
fault-option-piles = “{ $value }” is not a value of { $option }=; expected letters of piles, such as A
fault-option-rules = “{ $value }” is not a value of { $option }=; expected classic or duel
fault-no-piles = there is no pile; expected at least one, such as A57
fault-pile-twice = pile { $pile } is given twice
fault-bad-top = { $number } cannot lie on pile { $pile }; expected a card from 2 to { $highest }, or { $base } for the empty pile
fault-empty-hand = the hand is empty; expected at least one card
fault-no-such-card = there is no card { $number }; expected 2 to { $highest }
fault-card-twice = card { $card } is in the hand twice
fault-card-elsewhere = card { $card } is on the table already, and there is no other one
fault-cannot-cover = pile { $pile } cannot be covered; expected one of the player’s own piles above
save-malformed = This is not a saved game: { $detail }.
save-other-format = This is not a saved game of Saute-Dix, but “{ $found }”.
save-unknown-version = This game was saved in version { $version } of the format, which this program does not know.
save-unknown-rules = This game was saved with rules that do not exist here: “{ $found }”.
save-notation = Turn { $turn } of the saved game. { $fault }
save-play = Turn { $turn } of the saved game, { $play }: { $why }
save-end = Turn { $turn } of the saved game: { $why }
save-signal = The saved game has a signal that player { $player } cannot have given.
save-asked = Turn { $turn } of the saved game has a signal that player { $player } cannot have given.
save-taken-back = A note of the saved game says that turn { $turn } was taken back, but there cannot have been such a turn.
