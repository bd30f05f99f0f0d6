### Content: the statements in puzzles/truefalse.json; what ends in -why is the reason.

## classic: table

tf-four-bases = Four bases stand in the middle of the table, and each of them has its own pile.
tf-four-bases-why = Two piles start from 1 and go up, two start from 100 and go down: that makes four.

tf-base-direction = Apart from the jump of ten, a base tells you if the next card must be greater or smaller than the top.
tf-base-direction-why = From base 1 the pile goes up, so you need a greater card. From base 100 it goes down, so you need a smaller one.

tf-deck-numbers = The game has 100 cards, numbered from 1 to 100.
tf-deck-numbers-why = There are 98 cards, from 2 to 99. The numbers 1 and 100 are on the bases.

tf-hand-two-players = With two players, each one starts with 8 cards in hand.
tf-hand-two-players-why = Two players hold 7 cards each. You hold 8 only when you play alone.

tf-hand-five-players = With five players, each one starts with 6 cards, the same as with three players.
tf-hand-five-players-why = The hand is 6 cards with three, four or five players. Only one or two players get more: 8 or 7.

tf-look-through = To plan better, you may look at the cards that lie under the top of a pile.
tf-look-through-why = Only the top card of a pile can be seen. Nobody may look through the cards below it.

## classic: placing

tf-up-big-gap = On an up pile that shows 13, you may play 78.
tf-up-big-gap-why = 78 is greater than 13, and the gap does not matter. It just uses a lot of room: 78 − 13 = 65 steps.

tf-down-way = On a down pile that shows 60, you may play 72.
tf-down-way-why = This pile goes down: you need a card smaller than 60, or exactly 70 for the jump of ten.

tf-down-smaller = On a down pile that shows 94, you may play 78.
tf-down-smaller-why = This pile goes down, and 78 is smaller than 94. The size of the gap does not matter.

tf-next-number = On an up pile that shows 4, the only card you may play is 5.
tf-next-number-why = Any card greater than 4 fits: 5, but also 8 or even 40. The gap does not matter.

tf-up-all-greater = On an up pile that shows 45, every card from 46 to 99 may be played.
tf-up-all-greater-why = All these cards are greater than 45, so each of them fits. The jump of ten adds one more: 35.

## classic: jump

tf-jump-up-forty-seven = On an up pile that shows 47, you may play 37.
tf-jump-up-forty-seven-why = 47 − 10 = 37: the card is exactly ten below the top, so it is a jump of ten.

tf-jump-how-often = Each player may make only one jump of ten in the whole game.
tf-jump-how-often-why = You may jump as often as you wish, even several times in the same turn.

tf-jump-which-piles = The jump of ten is allowed only on the up piles.
tf-jump-which-piles-why = It works on all four piles: ten lower on an up pile (47, then 37), ten higher on a down pile (65, then 75).

tf-jump-up-forty-five = On an up pile that shows 45, you may play 36.
tf-jump-up-forty-five-why = 45 − 36 = 9, and nine is not enough. Exactly ten back is 35.

tf-jump-down-eighty-two = On a down pile that shows 82, you may play 93.
tf-jump-down-eighty-two-why = 93 − 82 = 11, one too many. Exactly ten above 82 is 92.

tf-jump-up-fifty-two = On an up pile that shows 52, the card that makes a jump of ten is 41.
tf-jump-up-fifty-two-why = 52 − 10 = 42: only the tens digit changes, the 2 stays.

tf-jump-of-twenty = On a down pile that shows 50, you may put 70 directly on top of it.
tf-jump-of-twenty-why = A jump is exactly ten. 60 may go on 50, and then 70 on 60, but 70 − 50 = 20 is too far.

tf-jump-chain-fifty-seven = On an up pile that shows 57, you may play 47 and then 37 in the same turn.
tf-jump-chain-fifty-seven-why = 57 − 10 = 47 and 47 − 10 = 37: two jumps of ten in a row are allowed.

tf-jump-down-seventy-one = On a down pile that shows 71, you may play 81.
tf-jump-down-seventy-one-why = 71 + 10 = 81: on a down pile, a card exactly ten above the top makes a jump of ten.

tf-jump-lowest-top = On an up pile, 12 is the lowest top card on which a jump of ten can be played.
tf-jump-lowest-top-why = 12 − 10 = 2, the smallest card. On 11 you would need 1, and 1 is a base, not a card.

tf-jump-direction-ninety-one = On a down pile that shows 91, playing 81 is a jump of ten.
tf-jump-direction-ninety-one-why = 81 is smaller than 91, so it is an ordinary play that costs 10 steps. On a down pile, a jump goes up by ten.

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

tf-announce-jump = You may tell the others that you can jump back ten on pile B.
tf-announce-jump-why = That gives your card away: it is exactly ten below the top of pile B. Your numbers must stay secret.

tf-give-clue = You may give a clue about your hand, such as: my card is the double of 31.
tf-give-clue-why = The others would work out 62. You may not say a number, or let the others work it out.

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

tf-score-two-cards = At the end, only the cards 12 and 80 are left: the score is 92.
tf-score-two-cards-why = The score counts the cards, not their numbers. Two cards are left, so the score is 2.

tf-pile-at-ninety-nine = The game is lost as soon as an up pile shows 99.
tf-pile-at-ninety-nine-why = That pile would still accept 89 (99 − 10), and there are three others. The game stops when a player cannot put down the minimum.

tf-stuck-after-one = While there is a deck, the game stops if a player puts down one card but cannot put down a second.
tf-stuck-after-one-why = With a deck, the minimum is two cards. One card is not enough, so the game ends there.

tf-score-of-ten = A score of exactly 10 counts as excellent.
tf-score-of-ten-why = Excellent means under 10, so 9 cards left or fewer. With 10 you are very close!

## classic: cost

tf-jump-room = A jump of ten gives 10 steps of room back to its pile.
tf-jump-room-why = On an up pile, 37 on 47 moves the top back: the 10 steps from 37 to 47 can be used again.

tf-cost-two-piles = The card 37 costs as many steps on an up pile that shows 30 as on one that shows 35.
tf-cost-two-piles-why = 37 − 30 = 7 steps, but 37 − 35 = 2 steps. It is worth looking at every pile.

tf-room-of-piles = Without jumps, the four piles offer 392 steps in all: that is 4 steps for each of the 98 cards.
tf-room-of-piles-why = Each pile has 98 steps, from 1 to 99 or from 100 to 2, and 98 + 98 + 98 + 98 = 392. Hence the fair price.

tf-price-small-step = On an up pile that shows 37, playing 39 costs less than the fair price of 4 steps.
tf-price-small-step-why = 39 − 37 = 2 steps, and 2 is less than 4. That is a bargain: look for one before you stop.

tf-price-long-step = On an up pile that shows 39, playing 58 costs less than the fair price of 4 steps.
tf-price-long-step-why = 58 − 39 = 19 steps, far more than 4. Once you have played the minimum, you may stop.

tf-order-far-card-first = On a down pile that shows 83, if you play 64 and then 74, the pile ends on 74.
tf-order-far-card-first-why = 64 is smaller than 83, then 64 + 10 = 74: the jump of ten brings the pile back up.

tf-order-two-cards = An up pile shows 34: playing 37 then 47 on it leaves more room than playing 47 then 37.
tf-order-two-cards-why = 37 then 47 ends on 47. With 47 first, then 37 (47 − 10), you end on 37: 10 steps more room.

tf-order-three-cards = An up pile shows 34: if just the cards 37, 47 and 52 go on it, every allowed order ends on 52.
tf-order-three-cards-why = Only two orders work: 37, 47, 52 and 47, 37, 52. Both end on 52, so here the jump of ten gains nothing.

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

tf-expert-jump = In expert play, step 1, the jump of ten is forbidden.
tf-expert-jump-why = Step 1 only asks for more cards in a turn. The jump of ten stays as in the classic game.

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

tf-fire-cover-fifty-five-with-sixty = In the On Fire game, on a down pile, you may cover 55 with 60.
tf-fire-cover-fifty-five-with-sixty-why = Even when it burns, a down pile keeps its rule: a card smaller than 55, or exactly 65 for the jump of ten.

## fire: jump

tf-fire-cover-sixty-six-with-fifty-six = In the On Fire game, on an up pile, you may cover 66 with 56.
tf-fire-cover-sixty-six-with-fifty-six-why = 66 − 10 = 56: a jump of ten is allowed on a burning card too, and it covers the fire.

## fire: turn

tf-fire-minimum = In the On Fire game, one card per turn is enough while there is a deck.
tf-fire-minimum-why = The classic minimum stays: at least two cards a turn while there is a deck.

## fire: end

tf-fire-uncovered = In the On Fire game, the game is lost if your burning card is still on top when the next player’s turn ends.
tf-fire-uncovered-why = Someone must cover it before then: you, later in the same turn, or the next player.

tf-fire-last-card = In the On Fire game, placing the 98th card wins even if a burning card lies on top of a pile.
tf-fire-last-card-why = The game is won the moment the last of the 98 cards is placed, whatever lies on top.

## fire: burning

tf-fire-six-cards = In the On Fire game, the burning cards are 22, 33, 44, 55, 66 and 77.
tf-fire-six-cards-why = These six cards have the same digit twice. Three others like that, 11, 88 and 99, do not burn.

tf-fire-eighty-eight = In the On Fire game, 88 is a burning card.
tf-fire-eighty-eight-why = Only six cards burn: 22, 33, 44, 55, 66 and 77. The card 88 is an ordinary one.

tf-fire-next-player = In the On Fire game, the next player may cover the burning card that you left on top.
tf-fire-next-player-why = A burning card may be covered by the player who laid it, in the same turn, or by the next player.

tf-fire-how-long = In the On Fire game, a burning card may stay on top of a pile for as long as you like.
tf-fire-how-long-why = It must be covered before the end of the next player’s turn. If not, the game is lost.

tf-fire-same-turn = In the On Fire game, you may cover your own burning card later in the same turn.
tf-fire-same-turn-why = You play your cards one after the other, so you may lay 33 on an up pile and then 35 on top of it.

tf-fire-thirty-three-under-forty-four = In the On Fire game, on an up pile, you may cover 33 with 44.
tf-fire-thirty-three-under-forty-four-why = 44 is greater than 33, so it fits. But 44 burns too, and now it must be covered in time.

tf-fire-forty-four-under-fifty-five = In the On Fire game, when 55 has just covered 44 on an up pile, that pile has stopped burning.
tf-fire-forty-four-under-fifty-five-why = 55 is a burning card as well: now 55 must be covered before the end of the next player’s turn.

tf-fire-forty-four-under-forty-five = In the On Fire game, when 45 has just covered 44 on an up pile, that pile has stopped burning.
tf-fire-forty-four-under-forty-five-why = 44 is no longer on top, and 45 is an ordinary card: nothing has to be covered there now.

tf-fire-three-players = In the On Fire game with three players who all hold cards, your burning card may wait for your own next turn.
tf-fire-three-players-why = It must be covered before the end of the next player’s turn. With three players, that is before you play again.

tf-fire-alone = In the On Fire game, when you play alone, you must cover a burning card in the very turn you lay it.
tf-fire-alone-why = When you play alone, the next turn is your own: you have until the end of that second turn to cover the card.

tf-fire-empty-hand = In the On Fire game, a player with no cards left may be the next player who has to cover a burning card.
tf-fire-empty-hand-why = A player without cards is skipped. The next player is the next one who still has cards.

## duel: table

tf-duel-deck = In the duel, each player has a deck of 58 cards of their own, numbered from 2 to 59.
tf-duel-deck-why = Each player has one colour. The bases are 1 and 60, so the cards go from 2 to 59: 58 cards.

tf-duel-two-piles = In the duel, each player has one up pile and one down pile in front of them.
tf-duel-two-piles-why = Your up pile starts from 1 and your down pile from 60. Your opponent has the same two piles.

tf-duel-down-base = In the duel, the down piles start from 100.
tf-duel-down-base-why = The cards of the duel stop at 59, so the down piles start from 60.

tf-duel-hand = In the duel, each player starts with 7 cards in hand.
tf-duel-hand-why = In the duel a full hand is 6 cards. Two players hold 7 in the classic game.

## duel: placing

tf-duel-own-down-thirty-five = In the duel, on your own down pile that shows 35, you may play 44.
tf-duel-own-down-thirty-five-why = 44 − 35 = 9. You need a card smaller than 35, or exactly ten more: 45.

## duel: jump

tf-duel-own-up-twenty-seven = In the duel, on your own up pile that shows 27, you may play 17.
tf-duel-own-up-twenty-seven-why = 27 − 10 = 17: on your own piles, the jump of ten works as in the classic game.

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

tf-duel-help-room = In the duel, playing 12 on your opponent’s up pile that shows 29 gives that pile 10 steps more room.
tf-duel-help-room-why = 29 − 12 = 17: the top moves back from 29 to 12, which gives 17 steps. Help may be more or less than ten.

## duel: help

tf-duel-help-up-twenty-nine = In the duel, on your opponent’s up pile that shows 29, you may play 12.
tf-duel-help-up-twenty-nine-why = 12 is below 29, so the up pile moves back: that helps your opponent. Any card from 2 to 28 would do.

tf-duel-help-how-many = In the duel, you may put 2 cards on your opponent’s piles in the same turn.
tf-duel-help-how-many-why = At most one card a turn may go to your opponent. All the others go on your own two piles.

tf-duel-help-every-turn = In the duel, you must put a card on one of your opponent’s piles on every turn.
tf-duel-help-every-turn-why = Helping is your choice: you may put one card there, or play only on your own piles.

tf-duel-help-up-eighteen = In the duel, on your opponent’s up pile that shows 18, you may play 25.
tf-duel-help-up-eighteen-why = Your card must help: on this up pile it must be below 18, so from 2 to 17. 25 would take room away.

tf-duel-help-down-forty = In the duel, on your opponent’s down pile that shows 40, you may play 53.
tf-duel-help-down-forty-why = 53 is above 40, so the down pile moves back up: that helps. Any card from 41 to 59 would do.

tf-duel-help-distance = In the duel, on your opponent’s up pile that shows 31, you may play 22.
tf-duel-help-distance-why = 31 − 22 = 9, and here the gap need not be ten: any card below 31 helps, so from 2 to 30.

tf-duel-help-same-number = In the duel, your opponent’s down pile shows 40: you may help with your own 40.
tf-duel-help-same-number-why = The card must be strictly above 40, so from 41 to 59. The same number moves nothing.

tf-duel-help-on-base = In the duel, no card can help an opponent’s up pile that still shows its base, 1.
tf-duel-help-on-base-why = A helping card would have to be below 1, and the smallest card is 2. There is no way back from the base.
