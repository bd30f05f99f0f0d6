### Les énigmes à l’écran.

desk-ask-order = Quelles cartes joues-tu, et dans quel ordre ?
desk-ask-table = Quelles cartes joues-tu, et sur quelles piles ?
desk-ask-legal = Quelles cartes peuvent aller sur cette pile ?
desk-ask-jump = Quel nombre fait reculer cette pile de { $ten } ?
desk-ask-two-jumps = La pile recule deux fois de { $ten }. Quel nombre montre-t-elle alors ?
desk-ask-room = De combien la pile a-t-elle avancé en tout ?
desk-ask-mistake = Une carte n’est pas permise. Laquelle ?
desk-ask-dear-mistake = Tout est permis, mais la pile pouvait avancer moins. Quelle est la première carte mal choisie ?
desk-ask-truth = Vrai ou faux ?
desk-minimum = Au moins { $cards }.
desk-fire = La pile { $piles } brûle : il faut la couvrir. Au moins { $cards }.
desk-pick-what = Appuie sur toutes les cartes qui conviennent ; il peut n’y en avoir aucune.
desk-room-what = Un saut en arrière enlève des pas.
desk-hand = Main :
desk-card = Carte { $card }
desk-card-picked = Carte { $card }, prise
desk-card-laid = Carte { $card }, posée en place { $place }
desk-place = Place libre { $place }
desk-pile = Pile { $pile }, { $direction }, montre { $top }
desk-theirs = en face
desk-step = Carte numéro { $step } : { $card }
desk-step-chosen = Carte numéro { $step } : { $card }, choisie
desk-keys-hint = Ctrl + Entrée : vérifier · F1 : toutes les touches
desk-true = Vrai
desk-false = Faux
desk-number = Ta réponse
desk-key = Chiffre { $digit }
desk-erase = Effacer

kind-legal = Permis ou pas ?
kind-jump = Le saut de dix
kind-room = De combien ?
kind-order = Meilleur ordre
kind-table = Plusieurs piles
kind-mistake = Trouver l’erreur
kind-truefalse = Vrai ou faux
kind-fire = En feu
kind-duel = Duel

practice-title = Énigmes
practice-which = Que veux-tu travailler ?
practice-levels = Niveaux
practice-from = À partir du niveau { $level } : { $word }
practice-to = Jusqu’au niveau { $level } : { $word }
practice-count = Combien ?
practice-numbers = Nombres
practice-units = 2 à 99
practice-tens = 20 à 990
practice-tenths = 0,2 à 9,9
practice-feedback = La réponse est donnée
practice-at-once = tout de suite
practice-at-end = à la fin
practice-clock = Chronomètre
practice-clock-on = Avec
practice-clock-off = Sans
practice-go = Commencer
practice-none = Ces énigmes ne peuvent pas être faites. { $why }
practice-where = niveau { $level }, { $word } · énigme { $number } sur { $count } · code { $code }
practice-where-plain = niveau { $level }, { $word } · énigme { $number } sur { $count }
practice-game = Tiré de notre partie
practice-sheet = Fiche { $code }
practice-sheet-item = exercice { $number } sur { $count }
practice-check = Vérifier
practice-take-back = Reprendre
practice-show = Montre-moi
practice-again = Réessayer
practice-next = Suivant
practice-finish = Voir le bilan
practice-previous = Précédent
practice-more = Encore une comme ça
practice-study = Étudier
practice-study-puzzle = Étudier cette énigme
practice-best = Bravo, c’est la meilleure réponse !
practice-good = Bien joué ! Il y a même encore mieux.
practice-right = C’est juste !
practice-legal = Permis, mais il y a plus malin.
practice-too-few = Ce n’est pas assez de cartes.
practice-wrong = Pas tout à fait.
practice-solution = La solution : { $answer }.
practice-step-back = Un pas en arrière
practice-step-on = Un pas en avant
practice-replay = Depuis le début
practice-clock-stop = Arrêter le chronomètre
practice-clock-run = Lancer le chronomètre
practice-clock-time = Chronomètre { $minutes }:{ $seconds }
practice-summary = Le bilan
practice-score = { $right } sur { $count } justes du premier coup
practice-all-right = Tout juste du premier coup. Magnifique !
practice-suspect = À travailler : { $aim }
practice-item = { $number }. { $kind } : { $outcome }
practice-first = juste du premier coup
practice-later = juste à la fin
practice-shown = solution montrée
practice-missed-one = à revoir
practice-missed = Refaire les ratées
practice-another = Une autre série
practice-to-choose = Choisir autre chose
practice-code = Code de cette série : { $code }
practice-mode = Comment ?
practice-series = Série
practice-series-what = Une énigme après l’autre, puis le bilan.
practice-ladder = Échelle
practice-ladder-what = Trois bonnes réponses d’affilée : tu montes d’un niveau. Deux erreurs : tu descends. Arrête-toi quand tu veux.
practice-relay = Relais
practice-relay-what = Une énigme par équipe, à tour de rôle. La meilleure réponse rapporte 3 points, une bonne 2, une permise 1.
practice-teams = Combien d’équipes ?
practice-each = Énigmes par équipe

ladder-title = Échelle
ladder-where = { $kind } · énigme { $number }
ladder-level = Niveau { $level } sur { $count }
ladder-row = { $row } sur { $count } d’affilée
ladder-streak = { $count } bonnes réponses d’affilée
ladder-up = Tu montes au niveau { $level } !
ladder-down = Retour au niveau { $level }.
ladder-more = Encore une
ladder-stop = M’arrêter là
ladder-end = Jusqu’au niveau { $level } : { $word }
ladder-longest = { $count ->
        [0] Pas de bonne réponse du premier coup cette fois.
        [one] Plus longue série : { $count } bonne réponse.
       *[other] Plus longue série : { $count } bonnes réponses d’affilée.
    }
ladder-again = Remonter à l’échelle

relay-title = Relais · tour { $round } sur { $count }
relay-where = { $kind } · niveau { $level }, { $word }
relay-team = { $team } : { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
relay-on = C’est leur tour.
relay-next = Au suivant : { $team }
relay-pass = Passer
relay-last = Dernier tour : points × { $times } !
relay-won = { $team } ont gagné !
relay-tie = Égalité : { $teams } !
relay-cost = Les énigmes qui ont coûté le plus
relay-cost-none = Toutes les réponses étaient les meilleures. Magnifique !
relay-cost-item = { $team } · { $kind } : { $points ->
        [one] { $points } point perdu
       *[other] { $points } points perdus
    }
relay-again = Un autre relais

vote-title = Vote de classe
vote-where = question { $number } · { $hands }
vote-hands = { $count ->
        [one] { $count } main levée
       *[other] { $count } mains levées
    }
vote-ask = Combien de mains pour chaque réponse ?
vote-how = Appuyez sur + pour chaque main levée, ou tapez le nombre. Aucun nom n’est demandé.
vote-more = Une main de plus pour { $letter }
vote-less = Une main de moins pour { $letter }
vote-option = Réponse { $letter } : { $answer }, { $hands }
vote-hidden = nombre de mains caché
vote-talk = Parlez-en à deux
vote-talk-do = Convaincs ton voisin ou ta voisine : dis **pourquoi** !
vote-second = Voter une deuxième fois
vote-second-ask = Deuxième vote : combien de mains maintenant ?
vote-first-hands = Premier vote : { $hands }
vote-show-first = Montrer le premier vote
vote-hide-first = Cacher le premier vote
vote-back-first = Retour au premier vote
vote-reveal = Montrer la réponse
vote-think = Ce que pense la classe
vote-right = trouve la réponse
vote-other = répond autre chose
vote-before = avant
vote-after = après
vote-line = Voir sur la droite graduée
vote-next = Question suivante
vote-next-aimed = Question suivante : { $aim }
vote-end = Terminer le vote
vote-hard = Ce qui est difficile pour la classe
vote-nobody = Aucune main n’a été comptée.
vote-counts = Questions : { $questions } · réponses justes : { $right } sur { $hands } mains levées
vote-counts-both = Questions : { $questions } · réponses justes : { $first } sur { $of } mains levées au premier vote, { $last } sur { $all } à la fin
vote-forgotten = Seuls ces nombres sont gardés, dans le journal.
vote-again = Un autre vote

aim-always-sorts = chercher le saut
aim-wrong-way = dans quel sens va la pile ?
aim-about-ten = exactement dix
aim-any-ten-helps = le saut rapporte-t-il ?
aim-last-step-only = toutes les cartes comptent
aim-swaps-digits = l’ordre des chiffres
aim-wrong-ten = dix de plus, dix de moins
aim-plays-too-much = savoir s’arrêter
aim-plays-too-little = encore une bonne affaire
aim-one-pile = regarder toutes les piles
aim-ignores-gaps = que coûte une carte ?
aim-counts-ends = compter les pas
aim-forgets-jump = le saut de dix

practice-print = Imprimer cette série
