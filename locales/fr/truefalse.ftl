### Contenu : les affirmations de engine/src/puzzle/truefalse.json ; ce qui finit par -why en est la raison.

## classic: table

tf-four-bases = Au milieu de la table se trouvent quatre bases, et chacune a sa pile.
tf-four-bases-why = Deux piles partent de { N(1) } et montent, deux partent de { N(100) } et descendent : cela fait quatre.

tf-base-direction = À part le saut de { TEN() }, la base indique si la carte à poser doit être plus grande ou plus petite que celle du dessus.
tf-base-direction-why = Depuis la base { N(1) }, la pile monte : il faut une carte plus grande. Depuis la base { N(100) }, elle descend : il faut une carte plus petite.

tf-deck-numbers = Le jeu compte 100 cartes, numérotées de { N(1) } à { N(100) }.
tf-deck-numbers-why = Il y a 98 cartes, de { N(2) } à { N(99) }. Les nombres { N(1) } et { N(100) } sont ceux des bases.

tf-hand-two-players = À deux joueurs, chacun commence avec 8 cartes en main.
tf-hand-two-players-why = À deux, chacun a 7 cartes. On n’en a 8 que si on joue seul.

tf-hand-five-players = À cinq joueurs, chacun commence avec 6 cartes, comme à trois joueurs.
tf-hand-five-players-why = À trois, quatre ou cinq, la main est de 6 cartes. On en a davantage seulement quand on joue seul (8) ou à deux (7).

tf-look-through = Pour mieux prévoir, tu as le droit de regarder les cartes cachées sous le dessus d’une pile.
tf-look-through-why = Seule la carte du dessus est visible. Personne ne peut fouiller dans une pile.

## classic: placing

tf-up-big-gap = Une pile monte et montre { N(13) } : tu peux poser { N(78) }.
tf-up-big-gap-why = { N(78) } est plus grand que { N(13) }, et l’écart ne compte pas. Mais cela prend beaucoup de place : { N(78) } − { N(13) } = { STEPS(65) }.

tf-down-way = Une pile descend et montre { N(60) } : tu peux poser { N(72) }.
tf-down-way-why = Cette pile descend : il faut une carte plus petite que { N(60) }, ou exactement { N(70) } pour le saut de { TEN() }.

tf-down-smaller = Une pile descend et montre { N(94) } : tu peux poser { N(78) }.
tf-down-smaller-why = Cette pile descend et { N(78) } est plus petit que { N(94) }. La taille de l’écart ne compte pas.

tf-next-number = Une pile monte et montre { N(4) } : la seule carte que tu peux poser est { N(5) }.
tf-next-number-why = Toute carte plus grande que { N(4) } convient : { N(5) }, mais aussi { N(8) } ou même { N(40) }. L’écart ne compte pas.

tf-up-all-greater = Une pile monte et montre { N(45) } : on peut poser n’importe quelle carte de { N(46) } à { N(99) }.
tf-up-all-greater-why = Toutes ces cartes sont plus grandes que { N(45) }, donc elles conviennent. Le saut de { TEN() } en ajoute une : { N(35) }.

## classic: jump

tf-jump-up-forty-seven = Une pile monte et montre { N(47) } : tu peux poser { N(37) }.
tf-jump-up-forty-seven-why = { N(47) } − { N(10) } = { N(37) } : exactement { TEN() } de moins que la carte du dessus, c’est un saut de { TEN() }.

tf-jump-how-often = Chaque joueur a droit à un seul saut de { TEN() } pendant toute la partie.
tf-jump-how-often-why = Tu peux faire autant de sauts de { TEN() } que tu veux, même plusieurs dans le même tour.

tf-jump-which-piles = Le saut de { TEN() } est permis seulement sur les piles qui montent.
tf-jump-which-piles-why = Il marche sur les quatre piles : { TEN() } de moins sur une pile qui monte ({ N(47) } puis { N(37) }), { TEN() } de plus sur une pile qui descend ({ N(65) } puis { N(75) }).

tf-jump-up-forty-five = Une pile monte et montre { N(45) } : tu peux poser { N(36) }.
tf-jump-up-forty-five-why = { N(45) } − { N(36) } = { N(9) } : ce n’est pas assez. Pour reculer d’exactement { TEN() }, il faut { N(35) }.

tf-jump-down-eighty-two = Une pile descend et montre { N(82) } : tu peux poser { N(93) }.
tf-jump-down-eighty-two-why = { N(93) } − { N(82) } = { N(11) } : c’est { N(1) } de trop. Exactement { TEN() } de plus que { N(82) }, c’est { N(92) }.

tf-jump-up-fifty-two = Une pile monte et montre { N(52) } : la carte du saut de { TEN() } est { N(41) }.
tf-jump-up-fifty-two-why = { N(52) } − { N(10) } = { N(42) }. De { N(52) } à { N(41) }, il y aurait { N(11) }, et ce n’est pas exactement { TEN() }.

tf-jump-of-twenty = Une pile descend et montre { N(50) } : tu peux poser { N(70) } directement dessus.
tf-jump-of-twenty-why = Un saut fait exactement { TEN() }. On peut poser { N(60) } sur { N(50) }, puis { N(70) } sur { N(60) }, mais { N(70) } − { N(50) } = { N(20) } : c’est trop loin.

tf-jump-chain-fifty-seven = Une pile monte et montre { N(57) } : tu peux poser { N(47) } puis { N(37) } dans le même tour.
tf-jump-chain-fifty-seven-why = { N(57) } − { N(10) } = { N(47) } et { N(47) } − { N(10) } = { N(37) } : on a le droit d’enchaîner deux sauts de { TEN() }.

tf-jump-down-seventy-one = Une pile descend et montre { N(71) } : tu peux poser { N(81) }.
tf-jump-down-seventy-one-why = { N(71) } + { N(10) } = { N(81) } : sur une pile qui descend, exactement { TEN() } de plus que la carte du dessus fait un saut de { TEN() }.

tf-jump-lowest-top = Sur une pile qui monte, { N(12) } est la plus petite carte à partir de laquelle on peut faire un saut de { TEN() }.
tf-jump-lowest-top-why = { N(12) } − { N(10) } = { N(2) }, la plus petite carte. Sur { N(11) }, il faudrait { N(1) }, mais { N(1) } est une base et non une carte.

tf-jump-direction-ninety-one = Une pile descend et montre { N(91) } : poser { N(81) } est un saut de { TEN() }.
tf-jump-direction-ninety-one-why = { N(81) } est plus petit que { N(91) } : c’est un coup ordinaire qui coûte { STEPS(10) }. Sur une pile qui descend, le saut remonte de { TEN() }.

## classic: turn

tf-single-card-same-pile = À chaque tour, un joueur pose une seule carte, toujours sur la même pile.
tf-single-card-same-pile-why = Tant qu’il y a une pioche, il faut poser au moins deux cartes, chacune sur la pile de son choix parmi les quatre.

tf-draw-as-many = Tant que la pioche le permet, à la fin de ton tour, tu pioches autant de cartes que tu en as posé.
tf-draw-as-many-why = C’est ainsi que ta main se complète : deux cartes posées, deux cartes piochées.

tf-minimum-with-deck = Tant que la pioche n’est pas vide, chaque joueur doit poser au moins deux cartes à son tour.
tf-minimum-with-deck-why = Deux, c’est le minimum tant qu’il reste une pioche. Quand elle est vide, une carte suffit.

tf-most-in-a-turn = Tu peux poser au maximum 2 cartes par tour.
tf-most-in-a-turn-why = Tant qu’il y a une pioche, 2 est le minimum, pas la limite : tu peux en poser plus, jusqu’à toute ta main.

tf-skip-turn = Tu as le droit de passer ton tour pour garder tes bonnes cartes.
tf-skip-turn-why = Chaque tour a un minimum : deux cartes tant qu’il y a une pioche, une ensuite. Si tu ne peux pas l’atteindre, la partie s’arrête.

tf-whole-hand = Avec 7 cartes en main, tu peux poser les 7 dans le même tour, si chacune convient.
tf-whole-hand-why = Au-delà du minimum, tu poses autant de cartes que tu veux, l’une après l’autre, jusqu’à toute ta main.

tf-draw-after-four = La pioche est encore grande et tu viens de poser 4 cartes : tu en pioches 2.
tf-draw-after-four-why = Tu pioches autant de cartes que tu en as posé : 4 posées, 4 piochées, et ta main est complète.

## classic: talk

tf-talk-limits = Pendant la partie, les joueurs peuvent se parler, en respectant certaines limites.
tf-talk-limits-why = On peut parler et demander, par exemple, de ne pas toucher à une pile, mais les nombres de sa main restent secrets.

tf-tell-values = Les joueurs ont le droit de se dire les nombres écrits sur leurs cartes.
tf-tell-values-why = Les nombres de ta main restent secrets : on ne doit ni les dire, ni les faire deviner.

tf-ask-leave-pile = Tu as le droit de dire : « Ne touchez pas à la pile C, s’il vous plaît. »
tf-ask-leave-pile-why = C’est une demande qui ne dévoile aucun nombre de ta main : elle est donc permise.

tf-ask-small-steps = Tu as le droit de dire : « Pas de grand pas sur la pile A ! »
tf-ask-small-steps-why = Tu demandes de petits pas, mais personne ne peut savoir quelle carte tu as. C’est permis.

tf-announce-jump = Tu as le droit de dire : « Je peux reculer de { TEN() } sur la pile B. »
tf-announce-jump-why = Cela trahit ta carte : exactement { TEN() } de moins que la carte du dessus de B. Tes nombres doivent rester secrets.

tf-give-clue = Tu as le droit de donner un indice comme : « Ma carte est le double de { N(31) }. »
tf-give-clue-why = Les autres calculeraient { N(62) }. On n’a pas le droit de dire un nombre, ni de le faire deviner.

## classic: end

tf-team-goal = Tous ensemble, les joueurs essaient de poser le moins de cartes possible.
tf-team-goal-why = C’est le contraire : l’équipe veut en poser le plus possible, et les 98 pour battre le jeu.

tf-score-compare = Un score de 8 est meilleur qu’un score de 20.
tf-score-compare-why = Le score compte les cartes qui restent, donc le plus petit est le meilleur : 8 cartes, c’est mieux que 20.

tf-minimum-empty-deck = Dans le jeu classique, quand la pioche est vide, il suffit de poser une carte à son tour.
tf-minimum-empty-deck-why = Dans le jeu classique, il faut deux cartes tant qu’il y a une pioche, et une seule ensuite.

tf-empty-hand = La pioche est vide et un joueur n’a plus de cartes : la partie est perdue.
tf-empty-hand-why = On saute simplement ce joueur et les autres continuent. Une main vide n’est jamais une défaite.

tf-score-three-players = Trois joueurs sont bloqués avec 6 cartes chacun en main et 7 cartes dans la pioche : le score est 25.
tf-score-three-players-why = On compte les mains et la pioche : 6 + 6 + 6 + 7 = 25 cartes qui restent.

tf-score-two-cards = À la fin, il ne reste que les cartes { N(12) } et { N(80) } : le score est { N(92) }.
tf-score-two-cards-why = Le score compte les cartes et non leurs nombres. Il reste deux cartes, donc le score est 2.

tf-pile-at-ninety-nine = La partie est perdue dès qu’une pile qui monte montre { N(99) }.
tf-pile-at-ninety-nine-why = Cette pile accepterait encore { N(89) } ({ N(99) } − { N(10) }) et il y en a trois autres. La partie s’arrête quand un joueur ne peut pas poser le minimum.

tf-stuck-after-one = S’il reste une pioche, un joueur qui pose une carte sans pouvoir en poser une deuxième met fin à la partie.
tf-stuck-after-one-why = Avec une pioche, le minimum est de deux cartes. Une seule ne suffit pas, et la partie se termine là.

tf-score-of-ten = Un score d’exactement 10 compte comme excellent.
tf-score-of-ten-why = Pour être excellent, il faut moins de 10, donc 9 cartes ou moins. Avec 10, on y est presque !

## classic: cost

tf-jump-room = Un saut de { TEN() } rend { STEPS(10) } de place à sa pile.
tf-jump-room-why = Sur une pile qui monte, { N(37) } sur { N(47) } fait reculer la pile : la place de { N(37) } à { N(47) } ({ STEPS(10) }) peut resservir.

tf-cost-two-piles = Deux piles montent et montrent { N(30) } et { N(35) } : la carte { N(37) } coûte autant de pas sur l’une que sur l’autre.
tf-cost-two-piles-why = { N(37) } − { N(30) } = { STEPS(7) }, mais { N(37) } − { N(35) } = { STEPS(2) }. Cela vaut la peine de regarder toutes les piles.

tf-room-of-piles = Sans saut, les quatre piles offrent { STEPS(392) } en tout : cela fait { STEPS(4) } pour chacune des 98 cartes.
tf-room-of-piles-why = Chaque pile a { STEPS(98) }, de { N(1) } à { N(99) } ou de { N(100) } à { N(2) }, et { N(98) } + { N(98) } + { N(98) } + { N(98) } = { N(392) }. Voilà d’où vient le prix juste.

tf-price-small-step = Une pile monte et montre { N(37) } : poser { N(39) } coûte moins que le prix juste de { STEPS(4) }.
tf-price-small-step-why = { N(39) } − { N(37) } = { STEPS(2) }, et { N(2) } est plus petit que { N(4) }. C’est une bonne affaire : cherches-en une avant de t’arrêter.

tf-price-long-step = Une pile monte et montre { N(39) } : poser { N(58) } coûte moins que le prix juste de { STEPS(4) }.
tf-price-long-step-why = { N(58) } − { N(39) } = { STEPS(19) }, bien plus que { N(4) }. Une fois le minimum posé, tu as le droit de t’arrêter.

tf-order-far-card-first = Une pile descend et montre { N(83) } : si tu poses { N(64) } puis { N(74) }, la pile finit sur { N(74) }.
tf-order-far-card-first-why = { N(64) } est plus petit que { N(83) }, puis { N(64) } + { N(10) } = { N(74) } : le saut de { TEN() } fait remonter la pile.

tf-order-two-cards = Une pile monte et montre { N(34) } : y poser { N(37) } puis { N(47) } laisse plus de place que { N(47) } puis { N(37) }.
tf-order-two-cards-why = { N(37) } puis { N(47) } finit sur { N(47) }. Avec { N(47) } d’abord, puis { N(37) } ({ N(47) } − { N(10) }), tu finis sur { N(37) } : { STEPS(10) } de place en plus.

tf-order-three-cards = Une pile monte et montre { N(34) } : si on y pose juste { CARDS_AND(37, 47, 52) }, tous les ordres permis finissent sur { N(52) }.
tf-order-three-cards-why = Seuls deux ordres marchent : { CARDS(37, 47, 52) } et { CARDS(47, 37, 52) }. Ils finissent sur { N(52) } : ici, le saut de { TEN() } ne rapporte rien.

## expert: table

tf-expert-hand-step-one = En mode expert, étape 1, chaque joueur a une carte de moins en main que dans le jeu classique.
tf-expert-hand-step-one-why = L’étape 1 change seulement le minimum : 3 cartes. C’est à l’étape 2 que la main perd une carte.

tf-expert-hand-two-players = En mode expert, étape 2, à deux joueurs, chacun a 7 cartes en main.
tf-expert-hand-two-players-why = L’étape 2 enlève une carte : 7 − 1 = 6 cartes chacun quand on joue à deux.

tf-expert-hand-alone = En mode expert, étape 2, tu as 7 cartes en main quand tu joues seul.
tf-expert-hand-alone-why = Quand on joue seul, la main classique est de 8 cartes et l’étape 2 en enlève une : 8 − 1 = 7.

tf-expert-hand-five-players = En mode expert, étape 2, à cinq joueurs, chacun a 5 cartes en main.
tf-expert-hand-five-players-why = À trois, quatre ou cinq joueurs, la main classique est de 6 cartes. L’étape 2 en enlève une : 6 − 1 = 5.

## expert: jump

tf-expert-jump = En mode expert, étape 1, le saut de { TEN() } est interdit.
tf-expert-jump-why = L’étape 1 demande seulement plus de cartes par tour. Le saut de { TEN() } reste comme dans le jeu classique.

## expert: turn

tf-expert-minimum = En mode expert, étape 1, il faut poser au moins 3 cartes par tour tant qu’il y a une pioche.
tf-expert-minimum-why = Le minimum passe de 2 cartes à 3 : cette carte en plus rend le jeu plus difficile.

tf-expert-most = En mode expert, étape 1, tu peux poser au maximum 3 cartes par tour.
tf-expert-most-why = 3 est le minimum tant qu’il y a une pioche. Tu peux en poser plus, jusqu’à toute ta main.

tf-expert-step-two-minimum = En mode expert, étape 2, il faut encore poser au moins 3 cartes par tour tant qu’il y a une pioche.
tf-expert-step-two-minimum-why = L’étape 2 ajoute une main plus petite à l’étape 1 : le minimum de 3 cartes ne change donc pas.

## expert: end

tf-expert-empty-deck = En mode expert, étape 1, il faut encore poser 3 cartes par tour quand la pioche est vide.
tf-expert-empty-deck-why = Le minimum de 3 vaut seulement tant qu’il y a une pioche. Ensuite, 1 carte suffit, comme dans le jeu classique.

tf-expert-stuck = En mode expert, étape 1, s’il reste une pioche, un joueur qui ne peut poser que 2 cartes met fin à la partie.
tf-expert-stuck-why = Tant qu’il y a une pioche, le minimum est de 3 cartes. Avec 2, il n’est pas atteint : la partie s’arrête.

## fire: placing

tf-fire-cover-fifty-five-with-sixty = Dans le jeu « En feu », sur une pile qui descend, tu peux couvrir { N(55) } avec { N(60) }.
tf-fire-cover-fifty-five-with-sixty-why = Même en feu, la pile garde sa règle : une carte plus petite que { N(55) }, ou exactement { N(65) } pour le saut de { TEN() }.

## fire: jump

tf-fire-cover-sixty-six-with-fifty-six = Dans le jeu « En feu », sur une pile qui monte, tu peux couvrir { N(66) } avec { N(56) }.
tf-fire-cover-sixty-six-with-fifty-six-why = { N(66) } − { N(10) } = { N(56) } : le saut de { TEN() } est permis aussi sur une carte en feu, et il la couvre.

## fire: turn

tf-fire-minimum = Dans le jeu « En feu », une carte par tour suffit tant qu’il y a une pioche.
tf-fire-minimum-why = Le minimum classique ne change pas : au moins deux cartes par tour tant qu’il y a une pioche.

## fire: end

tf-fire-uncovered = Dans le jeu « En feu », on perd si ta carte en feu est encore sur le dessus à la fin du tour du joueur suivant.
tf-fire-uncovered-why = Quelqu’un doit la couvrir avant : toi, plus tard dans ton tour, ou bien le joueur suivant.

tf-fire-last-card = Dans le jeu « En feu », poser la 98e carte fait gagner même si une carte en feu est sur le dessus d’une pile.
tf-fire-last-card-why = La partie est gagnée dès que la dernière des 98 cartes est posée, quelles que soient les cartes du dessus.

## fire: burning

tf-fire-six-cards = Dans le jeu « En feu », les cartes en feu sont { CARDS_AND(22, 33, 44, 55, 66, 77) }.
tf-fire-six-cards-why = Seules ces six cartes brûlent. Les cartes { CARDS_AND(11, 88, 99) } leur ressemblent, mais ne brûlent pas.

tf-fire-eighty-eight = Dans le jeu « En feu », { N(88) } est une carte en feu.
tf-fire-eighty-eight-why = Six cartes seulement brûlent : { CARDS_AND(22, 33, 44, 55, 66, 77) }. La carte { N(88) } est ordinaire.

tf-fire-next-player = Dans le jeu « En feu », le joueur suivant peut couvrir la carte en feu que tu as laissée sur le dessus.
tf-fire-next-player-why = Une carte en feu peut être couverte par celui qui l’a posée, dans le même tour, ou par le joueur suivant.

tf-fire-how-long = Dans le jeu « En feu », une carte en feu peut rester sur le dessus d’une pile aussi longtemps que tu veux.
tf-fire-how-long-why = Il faut la couvrir avant la fin du tour du joueur suivant. Sinon, la partie est perdue.

tf-fire-same-turn = Dans le jeu « En feu », tu peux couvrir ta propre carte en feu plus tard dans le même tour.
tf-fire-same-turn-why = Tu poses tes cartes l’une après l’autre : sur une pile qui monte, tu peux jouer { N(33) } puis { N(35) } par-dessus.

tf-fire-thirty-three-under-forty-four = Dans le jeu « En feu », sur une pile qui monte, tu peux couvrir { N(33) } avec { N(44) }.
tf-fire-thirty-three-under-forty-four-why = La carte { N(44) } est plus grande que { N(33) }, donc elle convient. Mais elle brûle aussi, et il faudra la couvrir à temps.

tf-fire-forty-four-under-fifty-five = Dans le jeu « En feu », quand { N(55) } vient de couvrir { N(44) } sur une pile qui monte, cette pile a cessé de brûler.
tf-fire-forty-four-under-fifty-five-why = { N(55) } est aussi une carte en feu : il faut maintenant couvrir { N(55) } avant la fin du tour du joueur suivant.

tf-fire-forty-four-under-forty-five = Dans le jeu « En feu », quand { N(45) } vient de couvrir { N(44) } sur une pile qui monte, cette pile a cessé de brûler.
tf-fire-forty-four-under-forty-five-why = { N(44) } n’est plus sur le dessus et { N(45) } est une carte ordinaire : il n’y a plus rien à couvrir sur cette pile.

tf-fire-three-players = Dans le jeu « En feu », à trois, si tous ont des cartes, ta carte en feu peut attendre ton prochain tour.
tf-fire-three-players-why = Il faut la couvrir avant la fin du tour du joueur suivant. À trois, c’est avant que tu rejoues.

tf-fire-alone = Dans le jeu « En feu », si tu joues seul, tu dois couvrir une carte en feu dans le tour même où tu la poses.
tf-fire-alone-why = Quand tu joues seul, le tour suivant est encore le tien : tu as jusqu’à la fin de ce deuxième tour pour couvrir la carte.

tf-fire-empty-hand = Dans le jeu « En feu », un joueur sans cartes peut être le joueur suivant qui doit couvrir une carte en feu.
tf-fire-empty-hand-why = On saute un joueur qui n’a plus de cartes. Le joueur suivant est le prochain qui en a encore.

## duel: table

tf-duel-deck = Dans le duel, chaque joueur a son propre paquet de 58 cartes, numérotées de { N(2) } à { N(59) }.
tf-duel-deck-why = Chacun a sa couleur. Les bases sont { N(1) } et { N(60) }, donc les cartes vont de { N(2) } à { N(59) } : 58 cartes.

tf-duel-two-piles = Dans le duel, chaque joueur a devant lui une pile qui monte et une pile qui descend.
tf-duel-two-piles-why = L’une monte à partir de { N(1) }, l’autre descend à partir de { N(60) }. Ton adversaire a les deux mêmes piles.

tf-duel-down-base = Dans le duel, les piles qui descendent partent de { N(100) }.
tf-duel-down-base-why = Les cartes du duel s’arrêtent à { N(59) } : les piles qui descendent partent donc de { N(60) }.

tf-duel-hand = Dans le duel, chaque joueur commence avec 7 cartes en main.
tf-duel-hand-why = Dans le duel, une main complète est de 6 cartes. C’est dans le jeu classique à deux qu’on en a 7.

## duel: placing

tf-duel-own-down-thirty-five = Dans le duel, ta propre pile descend et montre { N(35) } : tu peux poser { N(44) }.
tf-duel-own-down-thirty-five-why = { N(44) } − { N(35) } = { N(9) }. Il faut une carte plus petite que { N(35) }, ou exactement { TEN() } de plus : { N(45) }.

## duel: jump

tf-duel-own-up-twenty-seven = Dans le duel, ta propre pile monte et montre { N(27) } : tu peux poser { N(17) }.
tf-duel-own-up-twenty-seven-why = { N(27) } − { N(10) } = { N(17) } : sur tes propres piles, le saut de { TEN() } marche comme dans le jeu classique.

## duel: turn

tf-duel-minimum = Dans le duel, poser 1 carte par tour suffit quand ta pioche est vide.
tf-duel-minimum-why = Dans le duel, le minimum ne change jamais : 2 cartes, du premier tour au dernier.

tf-duel-draw-own-piles = Dans le duel, avec une grande pioche, tu pioches 2 cartes après avoir posé 3 cartes, toutes sur tes piles.
tf-duel-draw-own-piles-why = Quand tu joues seulement sur tes propres piles, tu pioches exactement 2 cartes, même si tu en as posé plus.

tf-duel-draw-after-help = Dans le duel, tu as aidé et il te reste 1 carte à la fin du tour : avec une grande pioche, tu en pioches 2.
tf-duel-draw-after-help-why = Après avoir aidé, tu pioches pour revenir à 6 cartes. S’il t’en reste 1, tu en pioches 5.

## duel: end

tf-duel-sides = Dans le duel, les deux joueurs forment une équipe et gagnent ou perdent ensemble.
tf-duel-sides-why = Dans le duel, ils jouent l’un contre l’autre : le premier qui a posé ses 58 cartes gagne.

tf-duel-stuck = Dans le duel, un joueur qui ne peut pas poser deux cartes à son tour perd aussitôt.
tf-duel-stuck-why = Dans le duel, le minimum est toujours de deux cartes. Celui qui ne peut pas l’atteindre a perdu.

tf-duel-counted-cards = Dans le duel, les cartes que tu poses chez ton adversaire comptent parmi les 58 à poser pour gagner.
tf-duel-counted-cards-why = Tu gagnes quand tes 58 cartes sont posées, sur tes propres piles ou devant ton adversaire.

tf-duel-single-card = Dans le duel, tu perds si tu commences ton tour avec une pioche vide et une seule carte en main.
tf-duel-single-card-why = Il faut toujours poser au moins deux cartes, et avec une seule, c’est impossible.

## duel: cost

tf-duel-help-room = Dans le duel, une pile de ton adversaire monte et montre { N(29) } : y poser { N(12) } lui rend { STEPS(10) } de place.
tf-duel-help-room-why = { N(29) } − { N(12) } = { N(17) } : la pile recule de { N(29) } à { N(12) }, ce qui rend { STEPS(17) }. On peut aider de plus ou de moins que { TEN() }.

## duel: help

tf-duel-help-up-twenty-nine = Dans le duel, une pile de ton adversaire monte et montre { N(29) } : tu peux y poser { N(12) }.
tf-duel-help-up-twenty-nine-why = { N(12) } est plus petit que { N(29) } : cette pile monte, donc elle recule, et cela aide. Toute carte de { N(2) } à { N(28) } conviendrait.

tf-duel-help-how-many = Dans le duel, tu peux poser 2 cartes sur les piles de ton adversaire dans le même tour.
tf-duel-help-how-many-why = Une carte par tour, au plus, peut aller chez ton adversaire. Toutes les autres vont sur tes deux piles.

tf-duel-help-every-turn = Dans le duel, tu dois poser une carte sur une pile de ton adversaire à chaque tour.
tf-duel-help-every-turn-why = C’est toi qui choisis d’aider ou non : tu peux y poser une carte, ou jouer seulement sur tes propres piles.

tf-duel-help-up-eighteen = Dans le duel, une pile de ton adversaire monte et montre { N(18) } : tu peux y poser { N(25) }.
tf-duel-help-up-eighteen-why = Ta carte doit aider : cette pile monte, il faut donc une carte plus petite que { N(18) }, de { N(2) } à { N(17) }. La carte { N(25) } prendrait de la place.

tf-duel-help-down-forty = Dans le duel, une pile de ton adversaire descend et montre { N(40) } : tu peux y poser { N(53) }.
tf-duel-help-down-forty-why = { N(53) } est plus grand que { N(40) } : cette pile descend, donc elle recule, et cela aide. Toute carte de { N(41) } à { N(59) } conviendrait.

tf-duel-help-distance = Dans le duel, une pile de ton adversaire monte et montre { N(31) } : tu peux y poser { N(22) }.
tf-duel-help-distance-why = { N(31) } − { N(22) } = { N(9) }, et ici l’écart n’a pas besoin d’être { TEN() } : toute carte plus petite que { N(31) } aide, donc de { N(2) } à { N(30) }.

tf-duel-help-same-number = Dans le duel, une pile de ton adversaire descend et montre { N(40) } : tu peux l’aider avec ton propre { N(40) }.
tf-duel-help-same-number-why = La carte doit être strictement plus grande que { N(40) }, donc de { N(41) } à { N(59) }. Le même nombre ne change rien.

tf-duel-help-on-base = Dans le duel, une pile de ton adversaire monte et montre encore sa base, { N(1) } : aucune carte ne peut l’aider.
tf-duel-help-on-base-why = Pour aider, il faudrait une carte plus petite que { N(1) }, et la plus petite est { N(2) }. On ne recule pas derrière la base.
