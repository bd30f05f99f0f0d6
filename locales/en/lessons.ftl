### Content: the twelve lessons in lessons/. Words between double asterisks are stressed; nothing else is markup.

lesson-explain = Your turn to explain! First in pairs, then with the whole class.

# 1 up-and-down
l1-title = Up and down
l1-skill = comparing numbers up to 100
l1-bases = Four **bases**, each with its pile. **A and B go up** from 1, **C and D go down** from 100. Together, you try to lay all cards, 2 to 99.
l1-up = Pile A goes up. Each new card must be **greater** than the card on top. Watch 4, then 8, then 13.
l1-up-end = 1, 4, 8, 13: greater every time. The numbers do not have to follow each other.
l1-ask-up = Your turn. This pile goes up and shows 34. Find **all** the cards that may go on it.
l1-ask-up-not-1 = This pile goes up: the card must be greater than 34. But 7, 29 and 33 are smaller.
l1-ask-up-not-2 = 35 fits, but it is not alone. The gap does not matter: look for other cards greater than 34.
l1-ask-up-not-3 = Yes, 35 and 58 fit. And card 90? It is far from 34, but is it greater?
l1-down = Pile C goes down. Each new card must be **smaller** than the card on top. Watch 94, then 90, then 78.
l1-down-end = 100, 94, 90, 78: smaller every time.
l1-ask-down = First look at the direction: this pile goes **down**. Which cards may go on it?
l1-ask-down-not-1 = This pile goes down: the card must be smaller than 60. But 61 and 85 are greater.
l1-ask-down-not-2 = Yes, 58 and 51 fit. And card 12? It is far from 60, but is it smaller?
l1-ask-down-not-3 = 58 fits, but it is not alone. The gap does not matter: look for other cards smaller than 60.
l1-room = Moving on costs **room**, and room is counted in **steps**. From 13 to 15 there are 2 steps: one to 14, one to 15.
l1-ask-room = How far does the pile move? Count the steps, as if you were walking along the number line.
l1-ask-room-not-1 = You counted 13 as well, but you are already standing there. Count the steps: 19 − 13.
l1-ask-room-not-2 = 13 and 19 are closer than that: both lie between 10 and 20. Take 13 away from 19.
l1-far = And 78 on 13? That is allowed. But from 13 to 78 there are **65 steps**: most of the pile, spent at once.
l1-ask-truth = One more check.
l1-why-1 = A pile that goes up shows 40, a pile that goes down shows 48. Where may 55 go? How do you know?
l1-why-2 = A pile that goes up shows 5. May you lay 90 on it? Is it a good idea? Why?
l1-why-3 = A new pupil comes in. In two sentences, explain what may go on each pile.

# 2 ten-more-ten-less
l2-title = Ten more, ten less
l2-skill = adding and taking away ten in the head
l2-less = 57 − 10 = 47. Ten less is ten steps back on the number line. Only the **tens digit** changes: the 7 stays.
l2-more = 65 + 10 = 75. Ten more works the same way: one more ten, and the 5 stays.
l2-ask-up = Soon a pile will be able to go back. This one goes **up**: is ten back ten more, or ten less?
l2-ask-up-not-1 = 56 is ten more: the pile would go on. Back is the other way.
l2-ask-up-not-2 = 46 − 37 = 9: one short of ten. The units digit, 6, must stay.
l2-ask-up-not-3 = 46 − 26 = 20: that is two tens. Take away just one ten.
l2-ask-down = This pile goes **down**. So is ten back ten more, or ten less?
l2-ask-down-not-1 = 61 is ten less: the pile would go on down. Back is the other way.
l2-ask-down-not-2 = 82 − 71 = 11: one too many. The units digit, 1, must stay.
l2-ask-down-not-3 = 91 − 71 = 20: that is two tens. Add just one ten.
l2-exactly = It must be **exactly** ten. 34 − 25 = 9 and 34 − 23 = 11: close, but not ten. 34 − 10 = 24, and nothing else.
l2-ask-ninety = Now with larger numbers. Exactly ten back: keep the units digit.
l2-ask-ninety-not-1 = 92 − 83 = 9: one short of ten. The units digit of 92 is 2, and it stays.
l2-ask-ninety-not-2 = 92 − 72 = 20: that is two tens. Take away just one ten.
l2-ask-ninety-not-3 = Look at the digits again: 92 has 9 tens. With one ten less, how many are left?
l2-ask-seventy = Look at the direction first: which way is **back**?
l2-ask-seventy-not-1 = This pile goes down: 59 would take it on. Back is the other way.
l2-ask-seventy-not-2 = 78 − 69 = 9: one short of ten. The 9 of 69 stays.
l2-ask-two = Ten back, and ten back **again**.
l2-ask-two-not-1 = 47 is ten back just once. Go back by ten again, from 47.
l2-ask-two-not-2 = 77 is twenty more. This pile goes up: back means less.
l2-ask-tens = The same idea with numbers ten times as large: now it goes back by **100**, and the hundreds digit changes.
l2-why-1 = 92 − 10: which digit changes, and which one stays? Why?
l2-why-2 = Someone says: 71 + 10 = 91. What may have happened?
l2-why-3 = How can you see at a glance that 34 and 25 are not ten apart?

# 3 jump-from-the-top
l3-title = The jump of ten
l3-skill = finding ten back from the top of a pile
l3-rule = There is **one exception**. Pile A goes up and shows 47. Still, you may lay 37, because 47 − 10 = 37: **exactly ten less**. That is the **jump of ten**.
l3-up = Watch the jump: card 37 goes on 47.
l3-up-end = Pile A shows 37 now: it has 10 steps of room back.
l3-down = On a pile that goes down, the jump is ten **more**. Watch card 75 go on 65.
l3-down-end = 65 + 10 = 75: pile C has 10 steps of room back too.
l3-ask-up = Now the jump counts. Which of these cards may go on 45?
l3-ask-up-not-1 = 90 and 46 fit. There is one more: which card is exactly ten below 45?
l3-ask-up-not-2 = 45 − 36 = 9 and 45 − 34 = 11. Nearly ten is not ten: keep only the exact one.
l3-ask-up-not-3 = This pile goes up. Smaller cards do not fit, except one: exactly ten less.
l3-ask-down = And on a pile that goes down? Look for the jump as well.
l3-ask-down-not-1 = 74 and 20 fit. There is one more: which card is exactly ten above 82?
l3-ask-down-not-2 = 93 − 82 = 11 and 91 − 82 = 9. Only one of the three is exactly ten more.
l3-ask-down-not-3 = This pile goes down: smaller than 82, or exactly ten more. Greater is not enough.
l3-worth = What is a jump worth? From 47 the pile goes back to 37. You can still lay 41 and 46: it is not back at 47 yet. **Two more cards!**
l3-ask-order-up = In every turn you lay **at least two cards**. Leave as much room as you can. Is there a jump from 64?
l3-ask-order-up-not-1 = You end on 70. There is a better way: work out 64 − 10. Do you hold that card?
l3-ask-order-up-not-2 = The jump to 54 is right. Now which card is nearest above 54?
l3-ask-order-up-not-3 = 64 − 57 = 7: 57 may not go on 64. The jump must come first.
l3-ask-order-down = Now a pile that goes down. First the jump, then the nearest card.
l3-ask-order-down-not-1 = You end on 27. Go back first: work out 38 + 10. Do you hold that card?
l3-ask-order-down-not-2 = The jump to 48 is right. Now which card is nearest below 48?
l3-ask-new = A new puzzle. First look for the jump, then for the nearest card.
l3-why-1 = Pile A goes up and shows 45. Someone wants to lay 36. What do you say?
l3-why-2 = After a jump, how many cards can you lay before you are back where you started?
l3-why-3 = Up: ten less. Down: ten more. Why is it that way round?

# 4 jump-in-the-hand
l4-title = The jump inside your hand
l4-skill = planning two cards ahead
l4-guess = Pile C goes down and shows 83. You hold cards 74 and 64, and you have to lay both. **Which one first?** Make a guess before you go on.
l4-sorted = First try, the nearest card first: 74, then 64.
l4-sorted-end = The pile ends on 64. That took 83 − 64 = 19 steps.
l4-far = Second try, the **far card first**: 64, then 74.
l4-far-end = 64 + 10 = 74: a jump! The pile ends on 74. Only 83 − 74 = 9 steps.
l4-pair = A **pair**: two cards **exactly ten apart**. It hides a jump: the far one first, then the other jumps back. The order alone saves 10 steps.
l4-ask-up = This pile goes up. Which two cards are exactly ten apart? Which one goes first?
l4-ask-up-not-1 = You end on 47. What if the far card came first? Work out 47 − 10.
l4-ask-up-not-2 = 60 is far away, and no card jumps back from it. Look for two cards exactly ten apart.
l4-ask-down = Six cards now. Look near the top first: do you see a pair?
l4-ask-down-not-1 = You end on 74. What if the far card came first? Work out 74 + 10.
l4-ask-down-not-2 = 74 − 65 = 9: that is no jump. Look for exactly ten.
l4-ask-trap = Careful: only one pair is exactly ten apart.
l4-ask-trap-not-1 = A good pair, but you end on 43. Where does the pile end in the other order?
l4-ask-trap-not-2 = 68 − 57 = 11: one too many. That is no jump.
l4-ask-mistake = Someone else has played. Check it, card by card.
l4-ask-mistake-not-1 = After 66, nothing better was left. The mistake came earlier: which card should go first?
l4-ask-new = A new puzzle, without help. Look for the pair before you lay a card.
l4-why-1 = A pile that goes down shows 83, you hold 74 and 64. Why does the far card go first?
l4-why-2 = How do you find two cards exactly ten apart among six cards?
l4-why-3 = When is the nearest card first still the best order?

# 5 chains-and-traps
l5-title = Chains and traps
l5-skill = checking exactly and comparing two orders
l5-chain = Jumps can follow each other. Watch pile A: 57, then 47, then 37.
l5-chain-end = Two jumps in a row: 20 steps of room back.
l5-ask-two = A chain on a pile that goes down: two jumps, one after the other.
l5-ask-two-not-1 = 72 is where the first jump lands. Now jump once more.
l5-ask-two-not-2 = This pile goes down: to go back, you need more, not less.
l5-ask-chain = A chain can hide in your hand: three cards, ten apart each time. Which one goes first?
l5-ask-chain-not-1 = You end on 58. What if you started with the farthest? You can save 20 steps.
l5-ask-chain-not-2 = You end on 48. What if the near card came last?
l5-ask-chain-not-3 = 58 − 38 = 20: too far for one jump. You need a card in between.
l5-nearly = First trap: **nearly ten**. From 47 you jump to 37. From 46 to 37 it is 9, from 48 to 37 it is 11. Always check the units digit.
l5-ask-mistake = Someone wanted to jump. Check every card.
l5-ask-mistake-not-1 = 46 is greater than 34: that card is fine. Go on checking.
l5-ask-mistake-not-2 = Something went wrong before that. How much is 46 − 37?
l5-useless = Second trap: a jump that **does not pay**. Here all three cards must be laid: 47, back to 37, then 52.
l5-useless-end = You end on 52. But 37, 47, 52 ends on 52 as well: here the jump changes nothing.
l5-ask-pays = 84 and 74 are exactly ten apart. Is this pair worth it? Compare where the pile ends.
l5-ask-pays-well = Yes: 55 instead of 74. A pair only pays if it ends close to the top.
l5-ask-pays-not-1 = You end on 74: 24 steps, in spite of the jump. Two cards close to 50 take only 5. Which ones?
l5-ask-pays-not-2 = Card 53 is a good start. After it, which card is nearest?
l5-ask-exact = Is there a jump from 71? Check twice before you lay a card.
l5-ask-exact-well = Yes, no jump here: that would take 81. So the two nearest cards, 66 and 63.
l5-ask-exact-not-1 = 80 − 71 = 9: one short of ten. Only card 81 could jump, and you do not hold it.
l5-ask-exact-not-2 = 82 − 71 = 11: one too many. Only card 81 could jump, and you do not hold it.
l5-ask-exact-not-3 = This pile goes down: a card must be smaller than 71, or exactly ten more.
l5-ask-new = A new puzzle. Is there a chain, or is there a trap?
l5-why-1 = 57, 47, 37: how many steps of room does this chain give back? Show it on a number line.
l5-why-2 = Someone says: nine is almost ten, it should count. What do you answer?
l5-why-3 = When does a jump gain nothing? Give an example.

# 6 fair-price
l6-title = What a card costs: the fair price
l6-skill = weighing costs and knowing when to stop
l6-guess = Four piles of 98 steps each, and 98 cards to lay. **How many steps a card?** Work it out before you go on.
l6-price = 4 × 98 = 392 steps for 98 cards: **4 steps a card**, the **fair price**. If every card costs 4 steps or less, they all fit.
l6-ask-two = What do these two cards cost together? Count from the start to the last card.
l6-ask-two-not-1 = Do not count 80 itself: you are already there. Count the steps: 80 − 68.
l6-ask-two-not-2 = 80 − 73 = 7 is the price of the first card. The second one goes on to 68.
l6-ask-jump = This time there is a jump among the cards: it **gives back** 10 steps.
l6-ask-jump-not-1 = You added 12 + 10 + 4. But the jump takes the pile back: 12 − 10 + 4.
l6-ask-jump-not-2 = Do not count 40 itself. From 40 to 46: 46 − 40.
l6-bargain = From 37, card 39 costs 2 steps, less than 4: a **bargain**. From 39, card 58 would cost 19 steps: too expensive. **Stop there.**
l6-turn = All of it in one turn: two jumps, a bargain, then stop.
l6-turn-end = The pile ends on 39. Three cards are laid, and there are 57 − 39 = 18 steps more room than before.
l6-ask-stop = At least two cards. How many are **best**? A further card is worth it if it costs 4 steps or less.
l6-ask-stop-not-1 = Card 28 was only 2 steps away: a bargain. Take it along.
l6-ask-stop-not-2 = Card 55 costs 27 steps, and you had enough cards. Keep it for later.
l6-ask-all = First the jumps, then the bargains, then stop. How far do you go?
l6-ask-all-not-1 = Two jumps, well seen! But card 61 is only 2 steps from 63: do not leave it.
l6-ask-all-not-2 = Nearly. 61 − 58 = 3 steps: that is still less than 4.
l6-ask-all-not-3 = 58 − 30 = 28 steps for one card: too expensive. Stop before it.
l6-ask-forced = Everything is expensive here, but you must lay two cards. Lose as little as you can.
l6-ask-forced-not-1 = Two cards were enough. The third cost 61 − 35 = 26 steps.
l6-ask-forced-not-2 = You end on 61: 49 steps. Which two cards are nearest to 12?
l6-ask-new = A new puzzle. Say the price of each card before you lay it.
l6-why-1 = You have laid two cards. A third one would cost 3 steps. Do you lay it? Why?
l6-why-2 = When must you still lay a card that costs 20 steps?
l6-why-3 = 392, 98 and 4: what does each of these numbers stand for?

# 7 four-piles
l7-title = Four piles
l7-skill = comparing prices and choosing where
l7-prices = Where does card 54 go? On A it costs 16 steps, on B 2, on C 17, on D 6. **One card, four prices.** B is the cheapest.
l7-ask-prices = The same four piles. Find the cheapest place for each card, and lay those that cost 4 steps or less.
l7-ask-prices-not-1 = After 54, card 58 costs 4 steps on B. Look at D: from 60 down to 58 is only 2 steps.
l7-ask-prices-not-2 = Card 41 is fine on A. But there, 54 costs 13 steps more. Where is 54 cheaper?
l7-jumps = A jump can wait on any pile. Here 16 would jump on A, 50 on B, 91 on C and 57 on D. Check **all four** piles.
l7-ask-jumps = Two jumps are waiting, on two different piles. Find them, then look for bargains.
l7-ask-jumps-not-1 = 54 jumps back on B: well seen. But 68 can jump too, on another pile. Which one?
l7-ask-jumps-not-2 = Two bargains, but there is better: which cards are ten back from the top of B and of C?
l7-pair = A pair needs the right pile. 58, then 68 on C ends on 68: 72 − 68 = 4 steps for two cards. On D it would be 90 − 68 = 22.
l7-ask-pair = Your turn. Find the pair and the pile that suits it. Then look for a bargain.
l7-ask-pair-not-1 = A ends on 61. What if the far card came first? Work out 61 − 10.
l7-ask-pair-not-2 = The pair jumps on D too, but there it takes 70 − 61 = 9 steps. Is another pile closer?
l7-ask-pair-not-3 = The pair jumps on B too, but there it takes 51 − 19 = 32 steps. Is another pile closer?
l7-later = Keep a good pair for later. On D, 64 and 74 would use 14 steps. Lay 22 and 33, 2 steps each. When D comes down, the pair costs less.
l7-ask-two = A new puzzle with two piles. Look at both before you choose.
l7-ask-four = And a puzzle with all four piles. Jumps, pairs, bargains: in that order.
l7-why-1 = How do you find the cheapest pile for a card without working out all four prices?
l7-why-2 = You can jump on A and take a bargain on B. Does the order matter? Why?
l7-why-3 = When is it wise to keep two cards for later?

# 8 playing-together
l8-title = Playing together: what may be said
l8-skill = helping without giving a number away
l8-said-leave = Please leave pile C alone.
l8-said-which = Which pile must we leave alone?
l8-said-number = I have the 47.
l8-said-plan = Next turn I will lay 64 and 74.
l8-talk = You win or lose **together**. You may talk, but nobody may say a number from their hand, or let the others work it out.
l8-ask-clue = Ask yourself: can the others work out the number?
l8-ask-jump = And this one? Remember that everybody can see the top of pile B.
l8-ana = Ana says: “Please leave pile C alone.” Your card 60 is only 2 steps away on C. But Ana must have a reason. **Trust her.**
l8-ask-leave = You leave pile C to Ana. What is your best play on the three other piles?
l8-ask-leave-not-1 = On D, card 60 costs 10 steps. Which card costs only 3 steps on B?
l8-ask-leave-not-2 = After 48, card 60 costs 12 steps on B. Look at A as well.
l8-jump = Now it is Ana’s turn. Look what she was waiting for.
l8-jump-end = 62 + 10 = 72: a jump! With 60 on top of C, it would have been lost.
l8-small = The other signal: **no big step**. Zoé asks for it on A. Card 52 costs 2 steps there: fine. Card 71 costs 21: play it elsewhere if you can.
l8-ask-small = Once more: does it give a number away?
l8-wins = Does it help? Four computer players played 2000 games. **Without signals they won about 6 games out of 100. With signals, about 46.**
l8-why-1 = Why may you say “leave pile C alone”, but not “I can jump on C”?
l8-why-2 = Someone asks for every pile to be left alone, every time. Is that a good idea?
l8-why-3 = Invent a sentence that helps your team and gives no number away.

# 9 guided-game
l9-title = A guided game
l9-skill = playing a whole turn with a plan
l9-turn = A turn has three parts. **Choose** your cards. **Lay** at least two. **Draw** as many as you have laid. With three teams, each team holds 6 cards.
l9-questions = Three questions before every turn. Is there a **jump**, or a pair that hides one? Which cards cost **4 steps or less**? Does someone ask me to **leave a pile**?
l9-ask-first = Here is the first hand of the game. No card lies on the piles yet. What do you play?
l9-ask-first-not-1 = C ends on 84. Cards 84 and 94 are ten apart: which one goes first?
l9-ask-first-not-2 = That takes 6 + 16 = 22 steps. On a single pile the two cards can do it in 6 steps.
l9-ask-first-not-3 = Pile A is at 45 already: 44 steps gone! Which cards are close to 100?
l9-game = The whole class plays: ten turns, three teams, open hands. Talk, vote, decide, with a hint if you want one. After ten turns you can play on to the end.
l9-turn-1 = Team 1, you know this hand: which two cards hide a jump?
l9-turn-2 = Team 2 holds 93, 82, 36, 32, 10 and 8. Which of them is close to the top of a pile?
l9-turn-3 = Team 3 holds 49, 47, 29, 20, 6 and 3. Small cards: which piles want them?
l9-turn-5 = From now on, say what each card costs before you lay it.
l9-turn-8 = Stop and look: which pile has the most room left? Does anyone want a pile left alone?
l9-score = The game stops when a team cannot lay enough cards. The score is the **number of cards left**, in hands and deck. Under 10 is excellent. 0 beats the game!
l9-ask-score = What exactly is counted?
l9-end = When the deck is empty, nobody draws, and **one card** a turn is enough. How many cards will be left at the end, do you think?
l9-why-1 = Which turn cost the most room? What else could have been played?
l9-why-2 = When did a jump help you most?
l9-why-3 = Another class plays the same deal tomorrow. What advice do you give them?

# 10 expert
l10-title = For experts: three cards a turn
l10-skill = planning three cards at once
l10-three = Expert play, step 1: lay at least **three** cards a turn, as long as there is a deck. Plan all three before you lay the first.
l10-way = 47 and 37 are a pair. And card 41? It lies **on the way** to 47: lay it before.
l10-way-end = Three cards, and the pile has moved from 34 to 37: only 3 steps! Card 41 cost nothing extra.
l10-ask-way = At least three cards. Find the pair, then a card on the way.
l10-ask-way-not-1 = You end on 66. Cards 66 and 76 are ten apart: which one must come last?
l10-ask-way-not-2 = You end on 71. Card 71 lies on the way to 66: when should you lay it?
l10-ask-dear = Sometimes you must lay an expensive card. Then lose as little as you can.
l10-ask-dear-not-1 = You end on 30. Is there a jump from 58? Use it before anything else.
l10-ask-dear-not-2 = From 51, card 30 costs 21 steps. Another card is much nearer.
l10-hand = Step 2: in addition, **one card fewer** in hand. 7 cards alone, 6 with two players, 5 with three, four or five. Less choice, so more care.
l10-ask-hand = How many cards are in a hand at step 2?
l10-ask-table = Step 2 with three players: five cards in hand, three to lay. Look at all four piles.
l10-ask-table-not-1 = On B, 58 and 68 cost 20 steps. Is there a pile where 68 could jump back after 58?
l10-ask-table-not-2 = Card 30 costs 12 steps. After 58 on C, another card jumps: 58 + 10.
l10-ask-deck = And once the deck is empty?
l10-why-1 = Why is a third card so much harder than a second one?
l10-why-2 = What does “on the way” mean? Give an example with your own numbers.
l10-why-3 = With a smaller hand, which signals would your team use more often?

# 11 on-fire
l11-title = On Fire
l11-skill = putting the urgent thing first
l11-six = Six cards **burn**: 22, 33, 44, 55, 66 and 77. All the other rules stay as you know them.
l11-rule = A burning card on top must be **covered** before the end of the **next player’s** turn, by them or by the one who laid it. If not, you all lose.
l11-cover = It is your turn, and card 44 burns on pile A. Cover it, then go on.
l11-cover-end = 47 lies on 44: the fire is out, for 3 steps.
l11-ask-cover = Card 44 burns. What do you have to do? And what else is worth playing?
l11-ask-cover-not-1 = Two bargains, but 44 still burns and the game would be lost. A must get a card.
l11-ask-cover-not-2 = The fire is out. But card 30 costs 50 steps on C! Which cards are close to 80?
l11-at-once = You hold card 33. Do not end your turn on it: lay it, then cover it at once.
l11-at-once-end = 33 burned for a moment only. The next player is free.
l11-ask-jump = Card 66 burns on a pile that goes down. Can a jump put it out?
l11-ask-jump-not-1 = Well played on A and B, but 66 still burns on C.
l11-ask-jump-not-2 = Card 47 puts the fire out, but it costs 19 steps. What about 66 + 10?
l11-ask-under = Think of the card that lies on top now.
l11-next = Think of the **next player**. With 55 and 57, lay both: 57 covers 55. With 55 alone, keep it if you can: you do not know who could cover it.
l11-ask-new = A new puzzle. First the fire, then the bargains.
l11-why-1 = Card 52 cost 8 steps to cover 44. Why was it still the right choice?
l11-why-2 = Why is it better not to end a turn on a burning card?
l11-why-3 = What may you tell your team about a fire without giving a number away?

# 12 duel
l12-title = The duel
l12-skill = deciding when help pays
l12-sides = Two players, **against** each other. Each has 58 cards, 2 to 59, and two piles: one goes up from 1, the other goes down from 60.
l12-turn = Always at least **two** cards a turn, up to the very end. Whoever places all 58 cards first wins. Whoever cannot lay two loses at once.
l12-ask-own = On your own piles nothing changes: greater on A, or the jump of ten. Which cards may go on A?
l12-ask-own-not-1 = 40 and 30 fit. One more can jump: 27 − 10.
l12-ask-own-not-2 = 27 − 18 = 9 and 27 − 16 = 11. Only exactly ten makes a jump.
l12-help = **One** card a turn may go on an opponent’s pile, if it **helps**: smaller than the top of C, or greater than the top of D.
l12-ask-help = On the opponent’s piles, think of help and not of ten.
l12-draw = Why help? To draw more. If you play only on your own piles, you draw **2** cards. With one card on an opponent’s pile, you draw **back up to 6**.
l12-price = Your two piles have 2 × 58 = 116 steps for 58 cards: the fair price is **2 steps**. Steps that you give away count as a price too.
l12-refill = Three cheap cards on your own piles, and card 29 to help on C. Watch.
l12-refill-end = Four cards laid, two left, so you draw four: your hand is full. The help gave away just 1 step.
l12-ask-refill = Which cards cost 2 steps or less? And does help pay here?
l12-ask-refill-not-1 = And help? One of your cards gives D just 1 step, and you would draw 4 cards instead of 2.
l12-ask-refill-not-2 = Good idea! But card 34 on C gives away 3 steps. Which card helps on D for less?
l12-ask-pays = And here? Compare what each card costs, on your piles and across the table.
l12-ask-pays-not-1 = Card 44 gives D 4 steps, and with two cards laid you draw 2 anyway. What does 49 cost on B?
l12-ask-pays-not-2 = Look at A: is there a jump from 24?
l12-ask-draw = How many cards do you draw?
l12-why-1 = When does it pay to help your opponent? When is it better not to?
l12-why-2 = You must always be able to lay two cards. How do you plan for that?
l12-why-3 = What is the same in the duel as in the classic game? What is different?
