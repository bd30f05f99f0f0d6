### Contenu : les douze leçons de lessons/. Les mots entre doubles astérisques sont mis en valeur ; il n’y a pas d’autre balisage.

lesson-explain = À toi d’expliquer ! D’abord à deux, puis avec toute la classe.

# 1 up-and-down
l1-title = Monter, descendre
l1-skill = comparer les nombres jusqu’à 100
l1-bases = Quatre **bases**, chacune avec sa pile. **A et B montent** depuis 1, **C et D descendent** depuis 100. Ensemble, on essaie de poser les cartes de 2 à 99.
l1-up = La pile A monte. Chaque nouvelle carte doit être **plus grande** que celle du dessus. Regarde 4, puis 8, puis 13.
l1-up-end = 1, 4, 8, 13 : plus grand à chaque fois. Les nombres n’ont pas besoin de se suivre.
l1-ask-up = À toi. Cette pile monte et montre 34. Trouve **toutes** les cartes qu’on peut poser dessus.
l1-ask-up-not-1 = Cette pile monte : il faut une carte plus grande que 34. Or 7, 29 et 33 sont plus petites.
l1-ask-up-not-2 = 35 convient, mais ce n’est pas la seule. L’écart ne compte pas : cherche d’autres cartes plus grandes que 34.
l1-ask-up-not-3 = Oui, on peut poser 35 et 58. Et la carte 90 ? Elle est loin de 34, mais est-elle plus grande ?
l1-down = La pile C descend. Chaque nouvelle carte doit être **plus petite** que celle du dessus. Regarde 94, puis 90, puis 78.
l1-down-end = 100, 94, 90, 78 : plus petit à chaque fois.
l1-ask-down = Regarde d’abord le sens : cette pile **descend**. Quelles cartes peut-on poser dessus ?
l1-ask-down-not-1 = Cette pile descend : il faut une carte plus petite que 60. Or 61 et 85 sont plus grandes.
l1-ask-down-not-2 = Oui, on peut poser 58 et 51. Et la carte 12 ? Elle est loin de 60, mais est-elle plus petite ?
l1-ask-down-not-3 = 58 convient, mais ce n’est pas la seule. L’écart ne compte pas : cherche d’autres cartes plus petites que 60.
l1-room = Avancer coûte de la **place**, et la place se compte en **pas**. De 13 à 15, il y a 2 pas : un jusqu’à 14, un jusqu’à 15.
l1-ask-room = De combien la pile avance-t-elle ? Compte les pas, comme si tu marchais sur la droite graduée.
l1-ask-room-not-1 = Tu as aussi compté 13, mais tu y es déjà. Compte les pas : 19 − 13.
l1-ask-room-not-2 = 13 et 19 sont plus proches que ça : ils sont tous les deux entre 10 et 20. Calcule 19 − 13.
l1-far = Et 78 sur 13 ? C’est permis. Mais de 13 à 78, il y a **65 pas** : une grande partie de la pile, dépensée d’un coup.
l1-ask-truth = Une dernière vérification.
l1-why-1 = Une pile qui monte montre 40, une pile qui descend montre 48. Où peut-on poser 55 ? Comment le sais-tu ?
l1-why-2 = Une pile qui monte montre 5. A-t-on le droit d’y poser 90 ? Est-ce une bonne idée ? Pourquoi ?
l1-why-3 = Un nouvel élève arrive. En deux phrases, explique-lui ce qu’on peut poser sur chaque pile.

# 2 ten-more-ten-less
l2-title = Dix de plus, dix de moins
l2-skill = ajouter et enlever dix de tête
l2-less = 57 − 10 = 47. Dix de moins, c’est dix pas en arrière sur la droite graduée. Seul le **chiffre des dizaines** change : le 7 reste.
l2-more = 65 + 10 = 75. Dix de plus, c’est pareil : une dizaine de plus, et le 5 reste.
l2-ask-up = Bientôt, une pile pourra reculer. Celle-ci **monte** : dix en arrière, est-ce dix de plus ou dix de moins ?
l2-ask-up-not-1 = 56, c’est dix de plus : la pile avancerait. Reculer, c’est dans l’autre sens.
l2-ask-up-not-2 = 46 − 37 = 9 : il manque 1. Le chiffre des unités, 6, doit rester.
l2-ask-up-not-3 = 46 − 26 = 20 : ça fait deux dizaines. N’en enlève qu’une.
l2-ask-down = Cette pile **descend**. Alors, dix en arrière, est-ce dix de plus ou dix de moins ?
l2-ask-down-not-1 = 61, c’est dix de moins : la pile continuerait à descendre. Reculer, c’est dans l’autre sens.
l2-ask-down-not-2 = 82 − 71 = 11 : c’est 1 de trop. Le chiffre des unités, 1, doit rester.
l2-ask-down-not-3 = 91 − 71 = 20 : ça fait deux dizaines. En mots, tout change ; en chiffres, il suffit d’ajouter 1 au 7.
l2-exactly = Il faut **exactement** dix. 34 − 25 = 9 et 34 − 23 = 11 : c’est proche, mais ce n’est pas dix. 34 − 10 = 24, et rien d’autre.
l2-ask-ninety = Avec des nombres plus grands. Exactement dix en arrière : garde le chiffre des unités.
l2-ask-ninety-not-1 = 92 − 83 = 9 : il manque 1. Le chiffre des unités de 92 est 2, et il reste.
l2-ask-ninety-not-2 = 92 − 72 = 20 : ça fait deux dizaines. En mots c’est piégeux ; en chiffres, enlève 1 au 9.
l2-ask-ninety-not-3 = Regarde encore les chiffres : 92 a 9 dizaines. Avec une de moins, combien en reste-t-il ?
l2-ask-seventy = Regarde d’abord le sens : de quel côté est-ce qu’on **recule** ?
l2-ask-seventy-not-1 = Cette pile descend : 59 la ferait avancer. Reculer, c’est dans l’autre sens.
l2-ask-seventy-not-2 = 78 − 69 = 9 : il manque 1. Le 9 de 69 reste.
l2-ask-two = Dix en arrière, et **encore** dix en arrière.
l2-ask-two-not-1 = 47, c’est dix en arrière une seule fois. Recule encore de dix à partir de 47.
l2-ask-two-not-2 = 77, c’est vingt de plus. Cette pile monte : reculer, c’est moins.
l2-ask-tens = La même idée avec des nombres dix fois plus grands : on recule de **100**, et c’est le chiffre des centaines qui change.
l2-why-1 = 92 − 10 : quel chiffre change, et lequel reste ? Pourquoi ?
l2-why-2 = Quelqu’un dit : 71 + 10 = 91. Que s’est-il passé, à ton avis ?
l2-why-3 = Comment voit-on d’un coup d’œil qu’il n’y a pas dix entre 25 et 34 ?

# 3 jump-from-the-top
l3-title = Le saut de dix
l3-skill = trouver la carte qui fait reculer de dix
l3-rule = Il y a **une exception**. La pile A monte et montre 47. Pourtant, tu peux poser 37, car 47 − 10 = 37 : **exactement dix de moins**. C’est le **saut de dix**.
l3-up = Regarde le saut : la carte 37 se pose sur 47.
l3-up-end = La pile A montre maintenant 37 : elle a récupéré 10 pas de place.
l3-down = Sur une pile qui descend, le saut, c’est dix de **plus**. Regarde la carte 75 se poser sur 65.
l3-down-end = 65 + 10 = 75 : la pile C récupère 10 pas de place, elle aussi.
l3-ask-up = Maintenant, le saut compte. Lesquelles de ces cartes peut-on poser sur 45 ?
l3-ask-up-not-1 = On peut poser 90 et 46. Il y en a une autre : quelle carte vaut exactement dix de moins que 45 ?
l3-ask-up-not-2 = 45 − 36 = 9 et 45 − 34 = 11. Presque dix, ce n’est pas dix : garde seulement la bonne.
l3-ask-up-not-3 = Cette pile monte. On ne peut pas poser de carte plus petite, sauf une : exactement dix de moins.
l3-ask-down = Et sur une pile qui descend ? Cherche aussi le saut.
l3-ask-down-not-1 = On peut poser 74 et 20. Il y en a une autre : quelle carte vaut exactement dix de plus que 82 ?
l3-ask-down-not-2 = 93 − 82 = 11 et 91 − 82 = 9. Une seule des trois vaut exactement dix de plus que 82.
l3-ask-down-not-3 = Cette pile descend : plus petit que 82, ou exactement dix de plus. Plus grand ne suffit pas.
l3-worth = Que vaut un saut ? De 47, la pile recule à 37. On peut encore poser 41 et 46 : elle n’est pas revenue à 47. **Deux cartes de plus !**
l3-ask-order-up = À chaque tour, il faut poser **au moins deux cartes**. Garde le plus de place possible. Y a-t-il un saut à partir de 64 ?
l3-ask-order-up-not-1 = Tu finis sur 70. Il y a mieux : calcule 64 − 10. As-tu cette carte ?
l3-ask-order-up-not-2 = Le saut à 54, c’est bien vu. Maintenant, quelle carte est la plus proche au-dessus de 54 ?
l3-ask-order-up-not-3 = 64 − 57 = 7 : on ne peut pas poser 57 sur 64. Il faut sauter d’abord.
l3-ask-order-down = Maintenant, une pile qui descend. D’abord le saut, puis la carte la plus proche.
l3-ask-order-down-not-1 = Tu finis sur 27. Recule d’abord : calcule 38 + 10. As-tu cette carte ?
l3-ask-order-down-not-2 = Le saut à 48, c’est bien vu. Maintenant, quelle carte est la plus proche en dessous de 48 ?
l3-ask-new = Une nouvelle énigme. Cherche d’abord le saut, puis la carte la plus proche.
l3-why-1 = La pile A monte et montre 45. Quelqu’un veut poser 36. Que lui dis-tu ?
l3-why-2 = Après un saut, combien de cartes peux-tu poser avant de revenir au départ ?
l3-why-3 = En montant : dix de moins. En descendant : dix de plus. Pourquoi dans ce sens-là ?

# 4 jump-in-the-hand
l4-title = Le saut caché dans ta main
l4-skill = prévoir deux cartes à l’avance
l4-guess = La pile C descend et montre 83. Tu as les cartes 74 et 64, et tu dois poser les deux. **Laquelle d’abord ?** Fais un pari avant de continuer.
l4-sorted = Premier essai, la plus proche d’abord : 74, puis 64.
l4-sorted-end = La pile finit sur 64. Ça a pris 83 − 64 = 19 pas.
l4-far = Deuxième essai, **la plus loin d’abord** : 64, puis 74.
l4-far-end = 64 + 10 = 74 : un saut ! La pile finit sur 74. Seulement 83 − 74 = 9 pas.
l4-pair = Une **paire** : deux cartes qui ont **exactement dix d’écart**. Elle cache un saut : la plus loin d’abord, puis l’autre fait reculer. Rien qu’avec l’ordre, on gagne 10 pas.
l4-ask-up = Cette pile monte. Quelles sont les deux cartes qui ont exactement dix d’écart ? Laquelle d’abord ?
l4-ask-up-not-1 = Tu finis sur 47. Et si la plus loin venait d’abord ? Calcule 47 − 10.
l4-ask-up-not-2 = 60 est loin, et aucune carte ne permet d’en revenir. Cherche deux cartes qui ont exactement dix d’écart.
l4-ask-down = Six cartes, maintenant. Cherche d’abord près du dessus de la pile : vois-tu une paire ?
l4-ask-down-not-1 = Tu finis sur 74. Et si la plus loin venait d’abord ? Calcule 74 + 10.
l4-ask-down-not-2 = 74 − 65 = 9 : ce n’est pas un saut. Cherche exactement dix.
l4-ask-trap = Attention : une seule paire a exactement dix d’écart.
l4-ask-trap-not-1 = Bonne paire, mais tu finis sur 43. Où finit la pile dans l’autre ordre ?
l4-ask-trap-not-2 = 68 − 57 = 11 : c’est 1 de trop. Ce n’est pas un saut.
l4-ask-mistake = Quelqu’un d’autre a joué. Vérifie, carte par carte.
l4-ask-mistake-not-1 = Après 66, il n’y avait rien de mieux. L’erreur vient d’avant : quelle carte fallait-il poser d’abord ?
l4-ask-new = Une nouvelle énigme, sans aide. Cherche la paire avant de poser une carte.
l4-why-1 = Une pile qui descend montre 83, tu as 74 et 64. Pourquoi poser la plus loin d’abord ?
l4-why-2 = Comment fais-tu pour trouver, parmi six cartes, deux cartes qui ont exactement dix d’écart ?
l4-why-3 = Dans quel cas vaut-il tout de même mieux poser la plus proche d’abord ?

# 5 chains-and-traps
l5-title = Chaînes et pièges
l5-skill = vérifier avec soin et comparer deux ordres
l5-chain = Les sauts peuvent s’enchaîner. Regarde la pile A : 57, puis 47, puis 37.
l5-chain-end = Deux sauts de suite : 20 pas de place récupérés.
l5-ask-two = Une chaîne sur une pile qui descend : deux sauts, l’un après l’autre.
l5-ask-two-not-1 = 72, c’est l’arrivée du premier saut. Saute encore une fois.
l5-ask-two-not-2 = Cette pile descend : pour reculer, il faut plus, pas moins.
l5-ask-chain = Une chaîne peut se cacher dans ta main : trois cartes, avec dix d’écart à chaque fois. Laquelle d’abord ?
l5-ask-chain-not-1 = Tu finis sur 58. Et si tu commençais par la plus loin ? Tu peux gagner 20 pas.
l5-ask-chain-not-2 = Tu finis sur 48. Et si la plus proche venait en dernier ?
l5-ask-chain-not-3 = 58 − 38 = 20 : trop loin pour un seul saut. Il faut une carte entre les deux.
l5-nearly = Premier piège : **presque dix**. De 47, on saute à 37. De 46 à 37, il y a 9 ; de 48 à 37, 11. Vérifie toujours le chiffre des unités.
l5-ask-mistake = Quelqu’un a voulu sauter. Vérifie chaque carte.
l5-ask-mistake-not-1 = 46 est plus grand que 34 : cette carte est permise. Continue à vérifier.
l5-ask-mistake-not-2 = L’erreur est avant. Combien font 46 − 37 ?
l5-useless = Deuxième piège : un saut qui **ne rapporte rien**. Ici, il faut poser les trois cartes : 47, retour à 37, puis 52.
l5-useless-end = Tu finis sur 52. Mais 37, 47, 52 finit sur 52 aussi : ici, le saut ne change rien.
l5-ask-pays = 84 et 74 ont exactement dix d’écart. Cette paire vaut-elle le coup ? Compare où la pile finit.
l5-ask-pays-well = Oui : 55 au lieu de 74. Une paire ne rapporte que si elle finit près du dessus de la pile.
l5-ask-pays-not-1 = Tu finis sur 74 : 24 pas, malgré le saut. Deux cartes proches de 50 n’en prennent que 5. Lesquelles ?
l5-ask-pays-not-2 = La carte 53, c’est un bon début. Ensuite, quelle carte est la plus proche ?
l5-ask-exact = Y a-t-il un saut à partir de 71 ? Vérifie deux fois avant de poser une carte.
l5-ask-exact-well = Oui, pas de saut ici : il faudrait 81. Donc les deux cartes les plus proches, 66 et 63.
l5-ask-exact-not-1 = 80 − 71 = 9 : il manque 1. Seule la carte 81 pourrait sauter, et tu ne l’as pas.
l5-ask-exact-not-2 = 82 − 71 = 11 : c’est 1 de trop. Seule la carte 81 pourrait sauter, et tu ne l’as pas.
l5-ask-exact-not-3 = Cette pile descend : il faut une carte plus petite que 71, ou exactement dix de plus.
l5-ask-new = Une nouvelle énigme. Y a-t-il une chaîne, ou un piège ?
l5-why-1 = 57, 47, 37 : combien de pas de place cette chaîne rend-elle ? Montre-le sur une droite graduée.
l5-why-2 = Quelqu’un dit : neuf, c’est presque dix, ça devrait compter. Que réponds-tu ?
l5-why-3 = Quand un saut ne rapporte-t-il rien ? Donne un exemple.

# 6 fair-price
l6-title = Ce que coûte une carte : le prix juste
l6-skill = comparer des coûts et savoir s’arrêter
l6-guess = Quatre piles de 98 pas chacune, et 98 cartes à poser. **Combien de pas par carte ?** Cherche avant de continuer.
l6-price = 4 × 98 = 392 pas pour 98 cartes : **4 pas par carte**, c’est le **prix juste**. Si chaque carte coûte 4 pas ou moins, tout tient.
l6-ask-two = Combien coûtent ces deux cartes ensemble ? Compte du départ à la dernière carte.
l6-ask-two-not-1 = Ne compte pas 80 : tu y es déjà. Compte les pas : 80 − 68.
l6-ask-two-not-2 = 80 − 73 = 7, c’est le prix de la première carte. La deuxième va jusqu’à 68.
l6-ask-jump = Cette fois, il y a un saut parmi les cartes : il **rend** 10 pas.
l6-ask-jump-not-1 = Tu as ajouté 12 + 10 + 4. Mais le saut fait reculer la pile : 12 − 10 + 4.
l6-ask-jump-not-2 = Ne compte pas 40. De 40 à 46 : 46 − 40.
l6-bargain = À partir de 37, la carte 39 coûte 2 pas, moins que 4 : une **bonne affaire**. À partir de 39, la carte 58 coûterait 19 pas : trop cher. **Arrête-toi.**
l6-turn = Tout cela en un tour : deux sauts, une bonne affaire, puis stop.
l6-turn-end = La pile finit sur 39. Trois cartes posées, et 57 − 39 = 18 pas de place de plus qu’avant.
l6-ask-stop = Au moins deux cartes. Combien, au **mieux** ? Une carte de plus vaut le coup si elle coûte 4 pas ou moins.
l6-ask-stop-not-1 = La carte 28 n’était qu’à 2 pas : une bonne affaire. Pose-la aussi.
l6-ask-stop-not-2 = La carte 55 coûte 27 pas, et tu avais assez de cartes. Garde-la pour plus tard.
l6-ask-all = D’abord les sauts, puis les bonnes affaires, puis stop. Jusqu’où vas-tu ?
l6-ask-all-not-1 = Deux sauts, bien vu ! Mais la carte 61 n’est qu’à 2 pas de 63 : ne la laisse pas.
l6-ask-all-not-2 = Presque. 61 − 58 = 3 pas : c’est encore moins que 4.
l6-ask-all-not-3 = 58 − 30 = 28 pas pour une seule carte : trop cher. Arrête-toi avant.
l6-ask-forced = Ici, tout est cher, mais il faut poser deux cartes. Perds le moins possible.
l6-ask-forced-not-1 = Deux cartes suffisaient. La troisième a coûté 61 − 35 = 26 pas.
l6-ask-forced-not-2 = Tu finis sur 61 : 49 pas. Quelles sont les deux cartes les plus proches de 12 ?
l6-ask-new = Une nouvelle énigme. Dis le prix de chaque carte avant de la poser.
l6-why-1 = Tu as posé deux cartes. Une troisième coûterait 3 pas. La poses-tu ? Pourquoi ?
l6-why-2 = Dans quel cas pose-t-on tout de même une carte qui coûte 20 pas ?
l6-why-3 = 392, 98 et 4 : que veut dire chacun de ces nombres ?

# 7 four-piles
l7-title = Quatre piles
l7-skill = comparer des prix et choisir où poser
l7-prices = Où poser la carte 54 ? Sur A, elle coûte 16 pas ; sur B, 2 ; sur C, 17 ; sur D, 6. **Une carte, quatre prix.** B est la moins chère.
l7-ask-prices = Les mêmes quatre piles. Trouve la place la moins chère pour chaque carte, et pose celles qui coûtent 4 pas ou moins.
l7-ask-prices-not-1 = Après 54, la carte 58 coûte 4 pas sur B. Regarde D : de 60 à 58, il n’y a que 2 pas.
l7-ask-prices-not-2 = La carte 41 est bien placée sur A. Mais là, 54 coûte encore 13 pas. Où 54 est-elle moins chère ?
l7-jumps = Un saut peut attendre sur n’importe quelle pile. Ici, 16 sauterait sur A, 50 sur B, 91 sur C et 57 sur D. Regarde **les quatre** piles.
l7-ask-jumps = Deux sauts attendent, sur deux piles différentes. Trouve-les, puis cherche les bonnes affaires.
l7-ask-jumps-not-1 = 54 fait reculer B : bien vu. Mais 68 peut sauter aussi, sur une autre pile. Laquelle ?
l7-ask-jumps-not-2 = Deux bonnes affaires, mais il y a mieux : quelles cartes font reculer de dix les piles B et C ?
l7-pair = Une paire a besoin de la bonne pile. 58, puis 68 sur C finit sur 68 : 72 − 68 = 4 pas pour deux cartes. Sur D, ce serait 90 − 68 = 22.
l7-ask-pair = À toi. Trouve la paire et la pile qui lui convient. Puis cherche une bonne affaire.
l7-ask-pair-not-1 = A finit sur 61. Et si la plus loin venait d’abord ? Calcule 61 − 10.
l7-ask-pair-not-2 = La paire saute aussi sur D, mais elle y prend 70 − 61 = 9 pas. Une autre pile est-elle plus proche ?
l7-ask-pair-not-3 = La paire saute aussi sur B, mais elle y prend 51 − 19 = 32 pas. Une autre pile est-elle plus proche ?
l7-later = Garde une bonne paire pour plus tard. Sur D, 64 et 74 prendraient 14 pas. Pose plutôt 22 et 33, 2 pas chacune. Quand D descendra, la paire coûtera moins.
l7-ask-two = Une nouvelle énigme, avec deux piles. Regarde les deux avant de choisir.
l7-ask-four = Et une énigme avec les quatre piles. Sauts, paires, bonnes affaires : dans cet ordre.
l7-why-1 = Comment trouver la pile la moins chère pour une carte sans calculer les quatre prix ?
l7-why-2 = Tu peux sauter sur A et faire une bonne affaire sur B. L’ordre compte-t-il ? Pourquoi ?
l7-why-3 = Quand vaut-il mieux garder deux cartes pour plus tard ?

# 8 playing-together
l8-title = Jouer ensemble : ce qu’on peut dire
l8-skill = s’entraider sans dévoiler un nombre
l8-said-leave = Ne touchez pas à la pile C, s’il vous plaît.
l8-said-which = Quelle pile faut-il laisser ?
l8-said-number = J’ai le 47.
l8-said-plan = Au prochain tour, je poserai 64 et 74.
l8-talk = On gagne ou on perd **ensemble**. On peut parler, mais personne ne doit dire un nombre de sa main, ni le laisser deviner.
l8-ask-clue = Demande-toi : les autres peuvent-ils trouver le nombre ?
l8-ask-jump = Et celle-ci ? N’oublie pas que tout le monde voit le dessus de la pile B.
l8-ana = Ana dit : « Ne touchez pas à la pile C. » Ta carte 60 n’est qu’à 2 pas sur C. Mais Ana a sûrement une raison. **Fais-lui confiance.**
l8-ask-leave = Tu laisses la pile C à Ana. Quel est ton meilleur coup sur les trois autres piles ?
l8-ask-leave-not-1 = Sur D, la carte 60 coûte 10 pas. Quelle carte ne coûte que 3 pas sur B ?
l8-ask-leave-not-2 = Après 48, la carte 60 coûte 12 pas sur B. Regarde aussi A.
l8-jump = C’est au tour d’Ana. Regarde ce qu’elle attendait.
l8-jump-end = 62 + 10 = 72 : un saut ! Avec 60 sur la pile C, il aurait été perdu.
l8-small = L’autre signal : **pas de grand pas**. Zoé le demande sur A. Là, la carte 52 coûte 2 pas : d’accord. La carte 71 en coûte 21 : pose-la ailleurs si tu peux.
l8-ask-small = Encore une fois : est-ce que cela dévoile un nombre ?
l8-wins = Est-ce utile ? Quatre joueurs de l’ordinateur ont joué 2 000 parties. **Sans signaux, ils en ont gagné environ 6 sur 100. Avec des signaux, environ 46.**
l8-why-1 = Pourquoi peut-on dire « ne touchez pas à la pile C », mais pas « je peux sauter sur C » ?
l8-why-2 = Quelqu’un demande à chaque fois de ne toucher à aucune pile. Est-ce une bonne idée ?
l8-why-3 = Invente une phrase qui aide ton équipe sans dévoiler un nombre.

# 9 guided-game
l9-title = Une partie guidée
l9-skill = jouer un tour entier avec un plan
l9-turn = Un tour a trois moments. **Choisis** tes cartes. **Pose**-en au moins deux. **Pioche** autant de cartes que tu en as posé. Avec trois équipes, chacune a 6 cartes en main.
l9-questions = Trois questions avant chaque tour. Y a-t-il un **saut**, ou une paire qui en cache un ? Quelles cartes coûtent **4 pas ou moins** ? Quelqu’un demande-t-il de **laisser une pile** ?
l9-ask-first = Voici la première main de la partie. Il n’y a encore aucune carte sur les piles. Que joues-tu ?
l9-ask-first-not-1 = C finit sur 84. Les cartes 84 et 94 ont dix d’écart : laquelle poser d’abord ?
l9-ask-first-not-2 = Cela prend 6 + 16 = 22 pas. Sur une seule pile, les deux cartes peuvent n’en prendre que 6.
l9-ask-first-not-3 = La pile A est déjà à 45 : 44 pas d’un coup ! Quelles cartes sont proches de 100 ?
l9-game = Toute la classe joue : dix tours, trois équipes, mains ouvertes. On discute, on vote, on décide, avec un indice si besoin. Après dix tours, on peut jouer jusqu’au bout.
l9-turn-1 = Équipe 1, tu connais cette main : quelles sont les deux cartes qui cachent un saut ?
l9-turn-2 = L’équipe 2 a 93, 82, 36, 32, 10 et 8. Laquelle est proche du dessus d’une pile ?
l9-turn-3 = L’équipe 3 a 49, 47, 29, 20, 6 et 3. De petites cartes : quelles piles les attendent ?
l9-turn-5 = À partir de maintenant, annonce le prix de chaque carte avant de la poser.
l9-turn-8 = Pause : quelle pile a encore le plus de place ? Quelqu’un veut-il qu’on laisse une pile ?
l9-score = La partie s’arrête quand une équipe ne peut plus poser assez de cartes. Le score : le **nombre de cartes qui restent**, mains et pioche. Moins de 10 : excellent. 0 : gagné !
l9-ask-score = Qu’est-ce qu’on compte, au juste ?
l9-end = Quand la pioche est vide, on ne pioche plus, et **une carte** par tour suffit. À ton avis, combien de cartes restera-t-il à la fin ?
l9-why-1 = Quel tour a coûté le plus de place ? Que pouvait-on jouer d’autre ?
l9-why-2 = À quel moment un saut a-t-il le plus aidé ?
l9-why-3 = Demain, une autre classe joue avec les mêmes cartes. Quel conseil lui donnes-tu ?

# 10 expert
l10-title = Pour les experts : trois cartes par tour
l10-skill = prévoir trois cartes à la fois
l10-three = Mode expert, étape 1 : pose au moins **trois** cartes par tour, tant qu’il y a une pioche. Prévois les trois avant de poser la première.
l10-way = 47 et 37 forment une paire. Et la carte 41 ? Elle est **sur le chemin** de 47 : pose-la avant.
l10-way-end = Trois cartes, et la pile est passée de 34 à 37 : 3 pas seulement ! La carte 41 n’a rien coûté de plus.
l10-ask-way = Au moins trois cartes. Trouve la paire, puis une carte sur le chemin.
l10-ask-way-not-1 = Tu finis sur 66. Les cartes 66 et 76 ont dix d’écart : laquelle doit venir en dernier ?
l10-ask-way-not-2 = Tu finis sur 71. La carte 71 est sur le chemin de 66 : quand faut-il la poser ?
l10-ask-dear = Parfois, il faut poser une carte chère. Alors, perds le moins possible.
l10-ask-dear-not-1 = Tu finis sur 30. Y a-t-il un saut à partir de 58 ? Utilise-le avant tout.
l10-ask-dear-not-2 = À partir de 51, la carte 30 coûte 21 pas. Une autre carte est bien plus proche.
l10-hand = Étape 2 : en plus, **une carte de moins** en main. 7 cartes tout seul, 6 à deux, 5 à trois, quatre ou cinq. Moins de choix, donc plus de soin.
l10-ask-hand = Combien de cartes a-t-on en main à l’étape 2 ?
l10-ask-table = Étape 2 à trois joueurs : cinq cartes en main, trois à poser. Regarde les quatre piles.
l10-ask-table-not-1 = Sur B, 58 et 68 coûtent 20 pas. Y a-t-il une pile où 68 ferait reculer après 58 ?
l10-ask-table-not-2 = La carte 30 coûte 12 pas. Après 58 sur C, une autre carte saute : 58 + 10.
l10-ask-deck = Et quand la pioche est vide ?
l10-why-1 = Pourquoi une troisième carte est-elle tellement plus difficile qu’une deuxième ?
l10-why-2 = Que veut dire « sur le chemin » ? Donne un exemple avec tes propres nombres.
l10-why-3 = Avec une main plus petite, quels signaux ton équipe utiliserait-elle plus souvent ?

# 11 on-fire
l11-title = En feu
l11-skill = s’occuper d’abord de ce qui est urgent
l11-six = Six cartes **brûlent** : 22, 33, 44, 55, 66 et 77. Toutes les autres règles restent comme tu les connais.
l11-rule = Une carte en feu au-dessus d’une pile doit être **couverte** avant la fin du tour du **joueur suivant**, par lui ou par celui qui l’a posée. Sinon, c’est perdu.
l11-cover = C’est ton tour, et la carte 44 brûle sur la pile A. Couvre-la, puis continue.
l11-cover-end = 47 est sur 44 : le feu est éteint, pour 3 pas.
l11-ask-cover = La carte 44 brûle. Que dois-tu faire ? Et que vaut-il la peine de jouer en plus ?
l11-ask-cover-not-1 = Deux bonnes affaires, mais 44 brûle encore : la partie serait perdue. Il faut une carte sur A.
l11-ask-cover-not-2 = Le feu est éteint. Mais la carte 30 coûte 50 pas sur C ! Quelles cartes sont proches de 80 ?
l11-at-once = Tu as la carte 33. Ne finis pas ton tour sur elle : pose-la, puis couvre-la tout de suite.
l11-at-once-end = 33 n’a brûlé qu’un instant. Le joueur suivant est libre.
l11-ask-jump = La carte 66 brûle sur une pile qui descend. Un saut peut-il l’éteindre ?
l11-ask-jump-not-1 = Bien joué sur A et B, mais 66 brûle toujours sur C.
l11-ask-jump-not-2 = La carte 47 éteint le feu, mais coûte 19 pas. Et 66 + 10 ?
l11-ask-under = Pense à la carte qu’on voit maintenant.
l11-next = Pense au **joueur suivant**. Avec 55 et 57, pose les deux : 57 couvre 55. Avec 55 seule, garde-la si tu peux : tu ne sais pas qui pourrait la couvrir.
l11-ask-new = Une nouvelle énigme. D’abord le feu, puis les bonnes affaires.
l11-why-1 = Pour couvrir 44, la carte 52 a coûté 8 pas. Pourquoi était-ce quand même le bon choix ?
l11-why-2 = Pourquoi vaut-il mieux ne pas finir son tour sur une carte en feu ?
l11-why-3 = Que peux-tu dire à ton équipe à propos d’un feu sans dévoiler un nombre ?

# 12 duel
l12-title = Le duel
l12-skill = décider quand il est utile d’aider
l12-sides = Deux joueurs, l’un **contre** l’autre. Chacun a 58 cartes, de 2 à 59, et deux piles : l’une monte à partir de 1, l’autre descend à partir de 60.
l12-turn = Toujours au moins **deux** cartes par tour, jusqu’à la fin. Le premier qui a posé ses 58 cartes gagne. Celui qui ne peut pas en poser deux perd aussitôt.
l12-ask-own = Sur tes piles, rien ne change : plus grand sur A, ou le saut de dix. Quelles cartes peux-tu poser sur A ?
l12-ask-own-not-1 = On peut poser 40 et 30. Une autre peut sauter : 27 − 10.
l12-ask-own-not-2 = 27 − 18 = 9 et 27 − 16 = 11. Seul un écart d’exactement dix permet de sauter.
l12-help = **Une** carte par tour peut aller sur une pile adverse, si elle **aide** : plus petite que le dessus de C, ou plus grande que celui de D.
l12-ask-help = Sur les piles adverses, pense à aider et non à dix.
l12-draw = Pourquoi aider ? Pour piocher. Si tu ne joues que sur tes piles, tu pioches **2** cartes. Avec une carte sur une pile adverse, tu pioches **jusqu’à en avoir 6**.
l12-price = Tes deux piles ont 2 × 58 = 116 pas pour 58 cartes : le prix juste est de **2 pas**. Les pas que tu offres comptent aussi comme un prix.
l12-refill = Trois cartes bon marché sur tes piles, et la carte 29 pour aider sur C. Regarde.
l12-refill-end = Quatre cartes posées, il en reste deux, donc tu en pioches quatre : ta main est pleine. L’aide n’a offert qu’un pas.
l12-ask-refill = Quelles cartes coûtent 2 pas ou moins ? Et aider, est-ce utile ici ?
l12-ask-refill-not-1 = Et aider ? Une de tes cartes n’offre qu’un pas à D, et tu piocherais 4 cartes au lieu de 2.
l12-ask-refill-not-2 = Bonne idée ! Mais la carte 34 sur C offre 3 pas. Quelle carte aide sur D pour moins que ça ?
l12-ask-pays = Et ici ? Compare ce que coûte chaque carte, sur tes piles et en face.
l12-ask-pays-not-1 = La carte 44 offre 4 pas à D, et avec deux cartes posées tu en pioches 2 de toute façon. Que coûte 49 sur B ?
l12-ask-pays-not-2 = Regarde A : y a-t-il un saut à partir de 24 ?
l12-ask-draw = Combien de cartes pioches-tu ?
l12-why-1 = Quand est-il utile d’aider son adversaire ? Quand vaut-il mieux ne pas l’aider ?
l12-why-2 = Il faut toujours pouvoir poser deux cartes. Comment t’y prépares-tu ?
l12-why-3 = Qu’est-ce qui est pareil dans le duel et dans le jeu classique ? Qu’est-ce qui change ?
