### Les leçons à l’écran.

learn-title = Apprendre
learn-count = leçons terminées : { $done } sur { $count }
learn-place = leçon { $lesson } · étape { $step } sur { $steps }
learn-place-end = leçon { $lesson } · terminée
learn-new = { $steps } étapes
learn-start = commence ici
learn-at = étape { $step } sur { $steps }
learn-done = terminée
learn-tile = Leçon { $number } : { $title }, { $standing }
learn-restart = Recommencer la leçon { $number }
learn-before = Précédent
learn-next = Suivant
learn-finish = Finir la leçon
learn-skip = Passer
learn-check = Vérifier
learn-try-again = Réessayer
learn-show-me = Montre-moi
learn-watch = Regarder
learn-next-card = Carte suivante
learn-card = carte { $card } sur { $cards }
learn-begin = À la table
learn-nudge = Donne d’abord ta réponse. Appuie encore une fois pour voir la solution.
learn-right = Bravo, c’est juste !
learn-good = C’est juste : bien joué !
learn-wrong = Pas tout à fait.
learn-solution = Voici la solution.
learn-allowed = permis
learn-not-allowed = interdit
learn-saying = « { $text } » : { $allowed }
learn-yours = Tes piles
learn-theirs = Les piles de l’adversaire
learn-line = Droite graduée : { $hops }
learn-turn = Tour { $turn } sur { $turns } · équipe { $number } : { $team }
learn-turns-played = Les tours de cette leçon sont joués. Bravo !
learn-play-on = Continue la leçon, ou joue encore un peu.
learn-game-over = La partie est finie. Continue la leçon.
learn-end-title = La leçon { $number } est terminée !
learn-end-skill = Tu as travaillé ceci : { $skill }.
learn-end-open = Tu as passé { $count ->
        [one] { $count } question
       *[other] { $count } questions
    }. Tu peux y revenir quand tu veux.
learn-next-lesson = Leçon suivante
learn-coming = La suite : { $title }
learn-all = Toutes les leçons
learn-again = Encore une fois
learn-end-all = C’était la dernière leçon. À toi de jouer !

keys-learn = Dans une leçon
keys-page-down = Page suivante
keys-page-down-what = continuer (aussi avec une télécommande)
keys-page-twice = Page suivante, deux fois
keys-page-twice-what = à une question : montrer la solution
keys-page-up = Page précédente
keys-page-up-what = revenir d’une étape

notice-lessons-broken = L’avancement dans les leçons n’a pas pu être lu ; il est gardé sous le nom « { $name } ». { $why }
