### Content: the statements in engine/src/puzzle/truefalse.json; what ends in -why is the reason.

## classic: table

tf-four-bases = Four bases stand in the middle of the table, and each of them has its own pile.
tf-four-bases-why = Two piles start from { N(1) } and go up, two start from { N(100) } and go down: that makes four.

tf-base-direction = Apart from the jump of { TEN() }, a base tells you if the next card must be greater or smaller than the top.
tf-base-direction-why = From base { N(1) } the pile goes up, so you need a greater card. From base { N(100) } it goes down, so you need a smaller one.

tf-deck-numbers = The game has 100 cards, numbered from { N(1) } to { N(100) }.
tf-deck-numbers-why = There are 98 cards, from { N(2) } to { N(99) }. The numbers { N(1) } and { N(100) } are on the bases.

tf-hand-two-players = With two players, each one starts with 8 cards in hand.
tf-hand-two-players-why = Two players hold 7 cards each. You hold 8 only when you play alone.

tf-hand-five-players = With five players, each one starts with 6 cards, the same as with three players.
tf-hand-five-players-why = The hand is 6 cards with three, four or five players. Only one or two players get more: 8 or 7.

tf-look-through = To plan better, you may look at the cards that lie under the top of a pile.
tf-look-through-why = Only the top card of a pile can be seen. Nobody may look through the cards below it.

## classic: placing

tf-up-big-gap = On an up pile that shows { N(13) }, you may play { N(78) }.
tf-up-big-gap-why = { N(78) } is greater than { N(13) }, and the gap does not matter. It just uses a lot of room: { N(78) } − { N(13) } = { STEPS(65) }.

tf-down-way = On a down pile that shows { N(60) }, you may play { N(72) }.
tf-down-way-why = This pile goes down: you need a card smaller than { N(60) }, or exactly { N(70) } for the jump of { TEN() }.

tf-down-smaller = On a down pile that shows { N(94) }, you may play { N(78) }.
tf-down-smaller-why = This pile goes down, and { N(78) } is smaller than { N(94) }. The size of the gap does not matter.

tf-next-number = On an up pile that shows { N(4) }, the only card you may play is { N(5) }.
tf-next-number-why = Any card greater than { N(4) } fits: { N(5) }, but also { N(8) } or even { N(40) }. The gap does not matter.

tf-up-all-greater = On an up pile that shows { N(45) }, every card from { N(46) } to { N(99) } may be played.
tf-up-all-greater-why = All these cards are greater than { N(45) }, so each of them fits. The jump of { TEN() } adds one more: { N(35) }.

## classic: jump

tf-jump-up-forty-seven = On an up pile that shows { N(47) }, you may play { N(37) }.
tf-jump-up-forty-seven-why = { N(47) } − { N(10) } = { N(37) }: the card is exactly { TEN() } below the top, so it is a jump of { TEN() }.

tf-jump-how-often = Each player may make only one jump of { TEN() } in the whole game.
tf-jump-how-often-why = You may jump as often as you wish, even several times in the same turn.

tf-jump-which-piles = The jump of { TEN() } is allowed only on the up piles.
tf-jump-which-piles-why = It works on all four piles: { TEN() } lower on an up pile ({ N(47) }, then { N(37) }), { TEN() } higher on a down pile ({ N(65) }, then { N(75) }).

tf-jump-up-forty-five = On an up pile that shows { N(45) }, you may play { N(36) }.
tf-jump-up-forty-five-why = { N(45) } − { N(36) } = { N(9) }: that is not enough. Exactly { TEN() } back is { N(35) }.

tf-jump-down-eighty-two = On a down pile that shows { N(82) }, you may play { N(93) }.
tf-jump-down-eighty-two-why = { N(93) } − { N(82) } = { N(11) }: that is { N(1) } too much. Exactly { TEN() } above { N(82) } is { N(92) }.

tf-jump-up-fifty-two = On an up pile that shows { N(52) }, the card that makes a jump of { TEN() } is { N(41) }.
tf-jump-up-fifty-two-why = { N(52) } − { N(10) } = { N(42) }. From { N(52) } to { N(41) } it would be { N(11) }, and that is not exactly { TEN() }.

tf-jump-of-twenty = On a down pile that shows { N(50) }, you may put { N(70) } directly on top of it.
tf-jump-of-twenty-why = A jump is exactly { TEN() }. { N(60) } may go on { N(50) }, and then { N(70) } on { N(60) }, but { N(70) } − { N(50) } = { N(20) } is too far.

tf-jump-chain-fifty-seven = On an up pile that shows { N(57) }, you may play { N(47) } and then { N(37) } in the same turn.
tf-jump-chain-fifty-seven-why = { N(57) } − { N(10) } = { N(47) } and { N(47) } − { N(10) } = { N(37) }: two jumps of { TEN() } in a row are allowed.

tf-jump-down-seventy-one = On a down pile that shows { N(71) }, you may play { N(81) }.
tf-jump-down-seventy-one-why = { N(71) } + { N(10) } = { N(81) }: on a down pile, a card exactly { TEN() } above the top makes a jump of { TEN() }.

tf-jump-lowest-top = On an up pile, { N(12) } is the lowest top card on which a jump of { TEN() } can be played.
tf-jump-lowest-top-why = { N(12) } − { N(10) } = { N(2) }, the smallest card. On { N(11) } you would need { N(1) }, and { N(1) } is a base, not a card.

tf-jump-direction-ninety-one = On a down pile that shows { N(91) }, playing { N(81) } is a jump of { TEN() }.
tf-jump-direction-ninety-one-why = { N(81) } is smaller than { N(91) }, so it is an ordinary play that costs { STEPS(10) }. On a down pile, a jump goes up by { TEN() }.

## classic: turn

tf-single-card-same-pile = On each turn, a player puts down a single card, always on the same pile.
tf-single-card-same-pile-why = While there is a deck, a turn needs at least two cards, and each may go on any of the four piles.

tf-draw-as-many = As long as the deck lasts, you end your turn by drawing as many cards as you put down.
tf-draw-as-many-why = That is how your hand is full again: two cards played, two cards drawn.

tf-minimum-with-deck = While there is still a deck, every player must put down at least two cards on each turn.
tf-minimum-with-deck-why = Two is the minimum as long as the deck lasts. Once it is empty, one card is enough.

tf-most-in-a-turn = You may play at most 2 cards in a turn.
tf-most-in-a-turn-why = While there is a deck, 2 is the minimum, not the limit: you may play more, up to your whole hand.

tf-skip-turn = You may skip your turn to keep your good cards for later.
tf-skip-turn-why = Each turn has a minimum: two cards while there is a deck, one after that. If you cannot reach it, the game stops.

tf-whole-hand = With 7 cards in hand, you may play all 7 in one turn, as long as each of them fits.
tf-whole-hand-why = You may play as many cards as you wish above the minimum, one after the other, up to your whole hand.

tf-draw-after-four = The deck is still large and you have just played 4 cards: you draw 2.
tf-draw-after-four-why = You draw as many cards as you played: 4 played, 4 drawn, and your hand is full again.

## classic: talk

tf-talk-limits = The players may talk to each other during the game, within certain limits.
tf-talk-limits-why = You may talk and ask for things, such as leaving a pile alone, but the numbers in your hand stay secret.

tf-tell-values = The players may tell each other which numbers are on their cards.
tf-tell-values-why = The numbers in your hand stay secret: you may not say them or let the others work them out.

tf-ask-leave-pile = You may ask the others to leave pile C alone.
tf-ask-leave-pile-why = This asks for a favour without giving away any number in your hand, so it is allowed.

tf-ask-small-steps = You may ask the others to make no big step on pile A.
tf-ask-small-steps-why = You ask for small steps, but nobody can tell which card you hold. That is allowed.

tf-announce-jump = You may tell the others that you can jump back { TEN() } on pile B.
tf-announce-jump-why = That gives your card away: it is exactly { TEN() } below the top of pile B. Your numbers must stay secret.

tf-give-clue = You may give a clue about your hand, such as: my card is the double of { N(31) }.
tf-give-clue-why = The others would work out { N(62) }. You may not say a number, or let the others work it out.

## classic: end

tf-team-goal = Together, the players try to put down as few cards as possible.
tf-team-goal-why = It is the other way round: the team wants to place as many as it can, and all 98 to beat the game.

tf-score-compare = A score of 8 is better than a score of 20.
tf-score-compare-why = The score counts the cards that are left, so lower is better: 8 cards left beats 20.

tf-minimum-empty-deck = In the classic game, once the deck is empty, putting down one card is enough for a turn.
tf-minimum-empty-deck-why = In the classic game, you need two cards while there is a deck, and one card after that.

tf-empty-hand = The deck is empty and a player has no cards left: the game is lost.
tf-empty-hand-why = That player is simply skipped and the others go on. An empty hand is never a loss.

tf-score-three-players = Three players are stuck with 6 cards each in hand and 7 cards in the deck: the score is 25.
tf-score-three-players-why = Hands and deck are counted together: 6 + 6 + 6 + 7 = 25 cards left.

tf-score-two-cards = At the end, only the cards { N(12) } and { N(80) } are left: the score is { N(92) }.
tf-score-two-cards-why = The score counts the cards, not their numbers. Two cards are left, so the score is 2.

tf-pile-at-ninety-nine = The game is lost as soon as an up pile shows { N(99) }.
tf-pile-at-ninety-nine-why = That pile would still accept { N(89) } ({ N(99) } − { N(10) }), and there are three others. The game stops when a player cannot put down the minimum.

tf-stuck-after-one = While there is a deck, the game stops if a player puts down one card but cannot put down a second.
tf-stuck-after-one-why = With a deck, the minimum is two cards. One card is not enough, so the game ends there.

tf-score-of-ten = A score of exactly 10 counts as excellent.
tf-score-of-ten-why = Excellent means under 10, so 9 cards left or fewer. With 10 you are very close!

## classic: cost

tf-jump-room = A jump of { TEN() } gives { STEPS(10) } of room back to its pile.
tf-jump-room-why = On an up pile, { N(37) } on { N(47) } moves the top back: the room from { N(37) } to { N(47) } ({ STEPS(10) }) can be used again.

tf-cost-two-piles = The card { N(37) } costs as many steps on an up pile that shows { N(30) } as on one that shows { N(35) }.
tf-cost-two-piles-why = { N(37) } − { N(30) } = { STEPS(7) }, but { N(37) } − { N(35) } = { STEPS(2) }. It is worth looking at every pile.

tf-room-of-piles = Without jumps, the four piles offer { STEPS(392) } in all: that is { STEPS(4) } for each of the 98 cards.
tf-room-of-piles-why = Each pile has { STEPS(98) }, from { N(1) } to { N(99) } or from { N(100) } to { N(2) }, and { N(98) } + { N(98) } + { N(98) } + { N(98) } = { N(392) }. Hence the fair price.

tf-price-small-step = On an up pile that shows { N(37) }, playing { N(39) } costs less than the fair price of { STEPS(4) }.
tf-price-small-step-why = { N(39) } − { N(37) } = { STEPS(2) }, and { N(2) } is less than { N(4) }. That is a bargain: look for one before you stop.

tf-price-long-step = On an up pile that shows { N(39) }, playing { N(58) } costs less than the fair price of { STEPS(4) }.
tf-price-long-step-why = { N(58) } − { N(39) } = { STEPS(19) }, far more than { N(4) }. Once you have played the minimum, you may stop.

tf-order-far-card-first = On a down pile that shows { N(83) }, if you play { N(64) } and then { N(74) }, the pile ends on { N(74) }.
tf-order-far-card-first-why = { N(64) } is smaller than { N(83) }, then { N(64) } + { N(10) } = { N(74) }: the jump of { TEN() } brings the pile back up.

tf-order-two-cards = An up pile shows { N(34) }: playing { N(37) } then { N(47) } on it leaves more room than playing { N(47) } then { N(37) }.
tf-order-two-cards-why = { N(37) } then { N(47) } ends on { N(47) }. With { N(47) } first, then { N(37) } ({ N(47) } − { N(10) }), you end on { N(37) }: { STEPS(10) } more room.

tf-order-three-cards = An up pile shows { N(34) }: if just the cards { CARDS_AND(37, 47, 52) } go on it, every allowed order ends on { N(52) }.
tf-order-three-cards-why = Only two orders work: { CARDS(37, 47, 52) } and { CARDS(47, 37, 52) }. Both end on { N(52) }, so here the jump of { TEN() } gains nothing.

## expert: table

tf-expert-hand-step-one = In expert play, step 1, each player holds one card fewer than in the classic game.
tf-expert-hand-step-one-why = Step 1 only changes the minimum, to 3 cards. The hand gets one card smaller in step 2.

tf-expert-hand-two-players = In expert play, step 2, two players hold 7 cards each.
tf-expert-hand-two-players-why = Step 2 takes one card away: 7 − 1 = 6 cards each with two players.

tf-expert-hand-alone = In expert play, step 2, you hold 7 cards when you play alone.
tf-expert-hand-alone-why = Alone, the classic hand has 8 cards, and step 2 takes one away: 8 − 1 = 7.

tf-expert-hand-five-players = In expert play, step 2, five players hold 5 cards each.
tf-expert-hand-five-players-why = With three, four or five players the classic hand has 6 cards. Step 2 takes one away: 6 − 1 = 5.

## expert: jump

tf-expert-jump = In expert play, step 1, the jump of { TEN() } is forbidden.
tf-expert-jump-why = Step 1 only asks for more cards in a turn. The jump of { TEN() } stays as in the classic game.

## expert: turn

tf-expert-minimum = In expert play, step 1, a turn needs at least 3 cards while there is a deck.
tf-expert-minimum-why = The minimum goes from 2 cards to 3: that one card more makes the game harder.

tf-expert-most = In expert play, step 1, you may play at most 3 cards in a turn.
tf-expert-most-why = 3 is the minimum while there is a deck. You may play more, up to your whole hand.

tf-expert-step-two-minimum = In expert play, step 2, a turn still needs at least 3 cards while there is a deck.
tf-expert-step-two-minimum-why = Step 2 adds its smaller hand to step 1, so the minimum of 3 cards stays.

## expert: end

tf-expert-empty-deck = In expert play, step 1, a turn still needs 3 cards once the deck is empty.
tf-expert-empty-deck-why = The minimum of 3 holds only while there is a deck. After that, 1 card is enough, as in the classic game.

tf-expert-stuck = In expert play, step 1, with cards in the deck, a player who can put down only 2 cards ends the game.
tf-expert-stuck-why = While there is a deck the minimum is 3 cards. With only 2 it is not reached, so the game stops.

## fire: placing

tf-fire-cover-fifty-five-with-sixty = In the On Fire game, on a down pile, you may cover { N(55) } with { N(60) }.
tf-fire-cover-fifty-five-with-sixty-why = Even when it burns, a down pile keeps its rule: a card smaller than { N(55) }, or exactly { N(65) } for the jump of { TEN() }.

## fire: jump

tf-fire-cover-sixty-six-with-fifty-six = In the On Fire game, on an up pile, you may cover { N(66) } with { N(56) }.
tf-fire-cover-sixty-six-with-fifty-six-why = { N(66) } − { N(10) } = { N(56) }: a jump of { TEN() } is allowed on a burning card too, and it covers the fire.

## fire: turn

tf-fire-minimum = In the On Fire game, one card per turn is enough while there is a deck.
tf-fire-minimum-why = The classic minimum stays: at least two cards a turn while there is a deck.

## fire: end

tf-fire-uncovered = In the On Fire game, the game is lost if your burning card is still on top when the next player’s turn ends.
tf-fire-uncovered-why = Someone must cover it before then: you, later in the same turn, or the next player.

tf-fire-last-card = In the On Fire game, placing the 98th card wins even if a burning card lies on top of a pile.
tf-fire-last-card-why = The game is won the moment the last of the 98 cards is placed, whatever lies on top.

## fire: burning

tf-fire-six-cards = In the On Fire game, the burning cards are { CARDS_AND(22, 33, 44, 55, 66, 77) }.
tf-fire-six-cards-why = Only these six cards burn. The cards { CARDS_AND(11, 88, 99) } look much like them, but do not burn.

tf-fire-eighty-eight = In the On Fire game, { N(88) } is a burning card.
tf-fire-eighty-eight-why = Only six cards burn: { CARDS_AND(22, 33, 44, 55, 66, 77) }. The card { N(88) } is an ordinary one.

tf-fire-next-player = In the On Fire game, the next player may cover the burning card that you left on top.
tf-fire-next-player-why = A burning card may be covered by the player who laid it, in the same turn, or by the next player.

tf-fire-how-long = In the On Fire game, a burning card may stay on top of a pile for as long as you like.
tf-fire-how-long-why = It must be covered before the end of the next player’s turn. If not, the game is lost.

tf-fire-same-turn = In the On Fire game, you may cover your own burning card later in the same turn.
tf-fire-same-turn-why = You play your cards one after the other, so you may lay { N(33) } on an up pile and then { N(35) } on top of it.

tf-fire-thirty-three-under-forty-four = In the On Fire game, on an up pile, you may cover { N(33) } with { N(44) }.
tf-fire-thirty-three-under-forty-four-why = { N(44) } is greater than { N(33) }, so it fits. But { N(44) } burns too, and now it must be covered in time.

tf-fire-forty-four-under-fifty-five = In the On Fire game, when { N(55) } has just covered { N(44) } on an up pile, that pile has stopped burning.
tf-fire-forty-four-under-fifty-five-why = { N(55) } is a burning card as well: now { N(55) } must be covered before the end of the next player’s turn.

tf-fire-forty-four-under-forty-five = In the On Fire game, when { N(45) } has just covered { N(44) } on an up pile, that pile has stopped burning.
tf-fire-forty-four-under-forty-five-why = { N(44) } is no longer on top, and { N(45) } is an ordinary card: nothing has to be covered there now.

tf-fire-three-players = In the On Fire game with three players who all hold cards, your burning card may wait for your own next turn.
tf-fire-three-players-why = It must be covered before the end of the next player’s turn. With three players, that is before you play again.

tf-fire-alone = In the On Fire game, when you play alone, you must cover a burning card in the very turn you lay it.
tf-fire-alone-why = When you play alone, the next turn is your own: you have until the end of that second turn to cover the card.

tf-fire-empty-hand = In the On Fire game, a player with no cards left may be the next player who has to cover a burning card.
tf-fire-empty-hand-why = A player without cards is skipped. The next player is the next one who still has cards.

## duel: table

tf-duel-deck = In the duel, each player has a deck of 58 cards of their own, numbered from { N(2) } to { N(59) }.
tf-duel-deck-why = Each player has one colour. The bases are { N(1) } and { N(60) }, so the cards go from { N(2) } to { N(59) }: 58 cards.

tf-duel-two-piles = In the duel, each player has one up pile and one down pile in front of them.
tf-duel-two-piles-why = Your up pile starts from { N(1) } and your down pile from { N(60) }. Your opponent has the same two piles.

tf-duel-down-base = In the duel, the down piles start from { N(100) }.
tf-duel-down-base-why = The cards of the duel stop at { N(59) }, so the down piles start from { N(60) }.

tf-duel-hand = In the duel, each player starts with 7 cards in hand.
tf-duel-hand-why = In the duel a full hand is 6 cards. Two players hold 7 in the classic game.

## duel: placing

tf-duel-own-down-thirty-five = In the duel, on your own down pile that shows { N(35) }, you may play { N(44) }.
tf-duel-own-down-thirty-five-why = { N(44) } − { N(35) } = { N(9) }. You need a card smaller than { N(35) }, or exactly { TEN() } more: { N(45) }.

## duel: jump

tf-duel-own-up-twenty-seven = In the duel, on your own up pile that shows { N(27) }, you may play { N(17) }.
tf-duel-own-up-twenty-seven-why = { N(27) } − { N(10) } = { N(17) }: on your own piles, the jump of { TEN() } works as in the classic game.

## duel: turn

tf-duel-minimum = In the duel, playing 1 card is enough for a turn once your own deck is empty.
tf-duel-minimum-why = In the duel the minimum never changes: it is 2 cards from the first turn to the last.

tf-duel-draw-own-piles = In the duel, with a large deck, you draw 2 cards after playing 3 cards, all on your own piles.
tf-duel-draw-own-piles-why = When you play only on your own piles, you draw exactly 2 cards, however many you played.

tf-duel-draw-after-help = In the duel, you have helped and end your turn with 1 card left: from a large deck, you draw 2.
tf-duel-draw-after-help-why = After helping, you draw back up to 6 cards. With 1 card left, that means drawing 5.

## duel: end

tf-duel-sides = In the duel, the two players form a team and win or lose together.
tf-duel-sides-why = In the duel they play against each other: the first to place all 58 of their cards wins.

tf-duel-stuck = In the duel, a player who cannot put down two cards on their turn loses at once.
tf-duel-stuck-why = Two cards are always the minimum in the duel. Whoever cannot reach it has lost.

tf-duel-counted-cards = In the duel, the cards you put on your opponent’s piles count among the 58 you must place to win.
tf-duel-counted-cards-why = You win when all 58 of your cards have been placed, on your own piles or in front of your opponent.

tf-duel-single-card = In the duel, you lose if you start your turn with an empty deck and a single card in hand.
tf-duel-single-card-why = You must always put down at least two cards, and with a single card that cannot be done.

## duel: cost

tf-duel-help-room = In the duel, playing { N(12) } on your opponent’s up pile that shows { N(29) } gives that pile { STEPS(10) } more room.
tf-duel-help-room-why = { N(29) } − { N(12) } = { N(17) }: the top moves back from { N(29) } to { N(12) }, which gives { STEPS(17) }. Help may be more or less than { TEN() }.

## duel: help

tf-duel-help-up-twenty-nine = In the duel, on your opponent’s up pile that shows { N(29) }, you may play { N(12) }.
tf-duel-help-up-twenty-nine-why = { N(12) } is below { N(29) }, so the up pile moves back: that helps your opponent. Any card from { N(2) } to { N(28) } would do.

tf-duel-help-how-many = In the duel, you may put 2 cards on your opponent’s piles in the same turn.
tf-duel-help-how-many-why = At most one card a turn may go to your opponent. All the others go on your own two piles.

tf-duel-help-every-turn = In the duel, you must put a card on one of your opponent’s piles on every turn.
tf-duel-help-every-turn-why = Helping is your choice: you may put one card there, or play only on your own piles.

tf-duel-help-up-eighteen = In the duel, on your opponent’s up pile that shows { N(18) }, you may play { N(25) }.
tf-duel-help-up-eighteen-why = Your card must help: on this up pile it must be below { N(18) }, so from { N(2) } to { N(17) }. { N(25) } would take room away.

tf-duel-help-down-forty = In the duel, on your opponent’s down pile that shows { N(40) }, you may play { N(53) }.
tf-duel-help-down-forty-why = { N(53) } is above { N(40) }, so the down pile moves back up: that helps. Any card from { N(41) } to { N(59) } would do.

tf-duel-help-distance = In the duel, on your opponent’s up pile that shows { N(31) }, you may play { N(22) }.
tf-duel-help-distance-why = { N(31) } − { N(22) } = { N(9) }, and here the gap need not be { TEN() }: any card below { N(31) } helps, so from { N(2) } to { N(30) }.

tf-duel-help-same-number = In the duel, your opponent’s down pile shows { N(40) }: you may help with your own { N(40) }.
tf-duel-help-same-number-why = The card must be strictly above { N(40) }, so from { N(41) } to { N(59) }. The same number moves nothing.

tf-duel-help-on-base = In the duel, no card can help an opponent’s up pile that still shows its base, { N(1) }.
tf-duel-help-on-base-why = A helping card would have to be below { N(1) }, and the smallest card is { N(2) }. There is no way back from the base.
