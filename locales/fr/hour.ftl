### La séance préparée.

home-hour = Séance préparée
hour-title = Séance préparée
hour-name = Nom de la séance
hour-empty = Préparez ce que la classe va faire : appuyez sur ce qui est à droite. Puis suivez la séance avec la touche Page suivante de la télécommande.
hour-done = La séance est finie. Bravo !
hour-remove = Enlever : { $step }
hour-earlier = Monter : { $step }
hour-from = Commencer par : { $step }
hour-restore = Revenir à la séance d’avant
hour-lesson = Leçon { $number } : { $title }
hour-votes = { $count ->
        [one] { $count } vote
       *[other] { $count } votes
    }
hour-puzzle = Énigme { $code }
hour-series = { $count ->
        [one] Série de { $count } énigme, { $code }
       *[other] Série de { $count } énigmes, { $code }
    }
hour-sheet = Corriger la fiche { $code }
hour-deal = Partie { $code }
hour-add = Ajouter une étape
hour-full = Cela fait { $count } étapes : une séance n’en a pas plus.
hour-less = Un de moins : { $step }
hour-more = Un de plus : { $step }
hour-code-ask = Quelque chose qui a un code
hour-code-add = Ajouter
hour-code-what = Une partie, une série, une énigme ou une fiche : son écran montre le code, et le bouton de partage l’ajoute ici. Le code d’une autre séance ouvre celle-là.
hour-start = Commencer la séance
hour-keep = Garder et transmettre
hour-copy = Copier le code { $code }
hour-save = Enregistrer…
hour-open = Ouvrir…
hour-clear = Nouvelle séance
hour-line-up = Dans la séance préparée
hour-at = { $number } sur { $count } · { $step }
hour-next = Ensuite : { $step }
hour-end = Finir la séance
hour-previous = À l’étape d’avant
hour-leave = Quitter la séance
hour-file-gone = Le fichier n’est plus là : il a été déplacé ou effacé.
hour-file-refused = Le fichier ne peut pas être lu : l’accès est refusé, ou il a changé entre-temps. Choisissez-le de nouveau.
hour-no-dialog = Ce système n’a pas de dialogue pour choisir un fichier. Tapez plutôt le code de la séance.
hour-fault-not-an-hour = Ce fichier n’est pas une séance préparée.
hour-fault-newer = Cette séance a été enregistrée par une version plus récente du programme.
hour-fault-too-long = Ce fichier est plus long que toute séance préparée ({ $bytes } octets au plus).
hour-fault-too-many = Cette séance a plus de { $count } étapes.
hour-fault-cut = La fin de cette séance manque : le fichier a été coupé.
hour-fault-line = La ligne { $line } du fichier ne dit rien de connu.
hour-fault-code = La ligne { $line } du fichier a un code qui n’ouvre rien. { $why }
keys-page-hour = avancer et reculer dans la séance, une fois commencée
