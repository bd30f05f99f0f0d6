### Fiches et corrigés.

sheet-names = Prénoms :
sheet-date = Date :
sheet-statement = Affirmation
sheet-reason = Réponse et raison
sheet-true = Vrai
sheet-false = Faux
sheet-up = monte
sheet-down = descend
# Où il y a peu de place.
sheet-up-short = monte
sheet-down-short = descend
sheet-hand = Tu as en main :
sheet-minimum = Pose au moins { $minimum }.
sheet-order = Je joue, dans l’ordre :
sheet-where = Je joue, dans l’ordre (dessous : la pile) :
sheet-why = Pourquoi ?
sheet-tick = Coche toutes les cartes qu’on peut poser sur la pile.
sheet-jump = Quelle carte fait reculer la pile d’exactement { $ten } ?
sheet-two-jumps = Deux cartes de suite la font reculer de { $ten } chacune. Que montre-t-elle alors ?
sheet-room = On y pose { $count ->
        [one] cette carte
       *[other] ces cartes
    }. De combien la pile est-elle plus loin qu’au début ?
sheet-mistake = Quelqu’un pose ces cartes dans cet ordre. Coche la première qu’on n’a pas le droit de poser.
sheet-dear-mistake = Quelqu’un a ces cartes en main et en pose certaines, dans l’ordre ci-dessous. C’est permis, mais avec le même nombre de cartes la pile pouvait avancer moins. Coche la première carte qu’il ne fallait pas poser à ce moment-là.
sheet-their-hand = Sa main :
sheet-their-play = Ses cartes posées, dans l’ordre :
sheet-burns = La carte de la pile { $pile } brûle : couvre-la.
sheet-theirs = adversaire
# Ce que demandent les tickets de sortie, en peu de mots
ticket-best = Avance le moins possible. Au moins { $minimum }.
ticket-where = Je joue (carte et pile) :
ticket-legal = Entoure toutes les cartes qu’on peut poser.
ticket-room = De combien de pas la pile avance-t-elle en tout ?
ticket-mistake = Entoure la première carte interdite.
ticket-dear-mistake = En haut : la main. Entoure la première carte mal choisie.
ticket-answer = Réponse :

sheet-footer = Saute-Dix · { $sheet }
sheet-fold = Plie ici avant de commencer. Déplie pour vérifier.
sheet-footer-plain = Saute-Dix
sheet-version = version { $letter }
sheet-number = fiche { $number }
sheet-page = page { $page } / { $pages }
certificate-title = Diplôme
certificate-won = Partie gagnée : les 98 cartes sont posées !
certificate-excellent = { $count ->
        [one] Plus que { $count } carte : une partie excellente !
       *[other] Plus que { $count } cartes : une partie excellente !
    }
certificate-duel = Duel gagné !
certificate-jumps = { $count ->
        [one] { $count } saut de dix
       *[other] { $count } sauts de dix
    }
certificate-class = Classe :
certificate-signed = Signature :
key-title = Corrigé : { $title }
key-intro = Pour l’enseignant · { $sheet }
key-footer = corrigé
key-intro-plain = Pour l’enseignant
key-answer = Réponse : { $answer }
key-also = Aussi accepté, par exemple : { $plays }.
key-common = Erreur fréquente : { $plays } ({ $name }).
key-true = V
key-false = F
key-class-title = Corrigé de la classe : { $title }
key-class-sheet = Fiche
key-class-code = Code
key-class-level = Niveau
key-class-chain = Chaîne
key-class-intro = Pour l’enseignant · une ligne par fiche, avec la meilleure réponse ; le corrigé détaillé donne les raisons et les autres réponses acceptées
key-class-footer = corrigé de la classe
misconception-always-sorts = pose simplement les cartes les plus proches, dans l’ordre
misconception-wrong-way = se trompe de sens sur la pile
misconception-about-ten = prend « à peu près { TEN() } » pour { TEN() }
misconception-any-ten-helps = saute alors que ça ne rapporte rien
misconception-last-step-only = ne compte que la dernière carte
misconception-swaps-digits = inverse les chiffres
misconception-wrong-ten = se trompe de { TEN() }
misconception-plays-too-much = continue alors que la carte suivante coûte cher
misconception-plays-too-little = s’arrête trop tôt
misconception-one-pile = ne regarde qu’une seule pile
misconception-ignores-gaps = pose ce qui est permis, même très loin
misconception-counts-ends = compte les nombres au lieu des pas
misconception-forgets-jump = oublie le saut de { TEN() }
score-team = Équipe
score-game = Partie { $number }
score-total = Total
help-worksheet = Écrit une fiche en PDF et affiche son code
help-templates = Liste et vérifie les modèles de fiches
help-template = Le modèle ; « templates list » les montre
help-sheet-code = Refait la fiche de ce code
help-copies = Le nombre de fiches, toutes différentes (1 par défaut)
help-versions = Le nombre de versions, de A à D, réparties sur les fiches
help-size = standard, dys ou large (standard par défaut)
help-paper = a4 ou letter (a4 par défaut)
help-key = Où mettre le corrigé : none, end ou separate (end par défaut)
help-out = Le fichier PDF à écrire ; un PDF qui s’y trouve est remplacé
help-force = Remplace aussi un fichier qui n’est pas un PDF, un fichier protégé ou un lien
help-details = Avec plusieurs fiches différentes : le corrigé complet de chacune, après le corrigé de classe
help-duplex = on ou off : chaque fiche et le corrigé commencent sur une nouvelle feuille (on par défaut)
help-header-title = Un titre à la place de celui du modèle, de 60 lettres au plus
help-header-class = La classe, de 40 lettres au plus ; jamais le nom d’un élève
help-header-competency = La compétence travaillée, de 140 lettres au plus
help-mark = Une case pour la note, sur N points (de 1 à 100), ou « exercises » : un point par exercice
worksheet-written = Écrit : { $file } ({ $pages ->
        [one] { $pages } page
       *[other] { $pages } pages
    }).
unknown-template = Il n’y a pas de modèle « { $found } » ; on attend : { $known }.
no-template = Une fiche demande un modèle ou un code.
not-a-sheet-code = Ce n’est pas le code d’une fiche.
code-of-another-template = Le code { $code } est celui du modèle « { $made } », pas de « { $template } ». Enlevez l’un des deux.
no-such-glyph = Nos polices ne savent pas imprimer « { $letter } ».
too-large-for-page = Ceci ne tient pas sur la page : « { $text } ».
worksheet-replaced = Remplacé : { $file } ({ $pages ->
        [one] { $pages } page
       *[other] { $pages } pages
    }).
cannot-replace = « { $file } » n’est pas remplacé : { $detail }. Avec --force, il l’est.
ground-folder = c’est un dossier
ground-device = ce n’est pas un fichier ordinaire
ground-link = c’est un lien vers un autre fichier
ground-read-only = le fichier est protégé contre l’écriture
ground-held = un autre programme l’a ouvert, peut-être un lecteur de PDF ; fermez-le là-bas et recommencez
ground-stranger = c’est un PDF que ce programme n’a pas fait
ground-other = c’est un fichier d’une autre sorte, pas un PDF
cannot-save = « { $file } » ne peut pas être écrit : { $detail }.
template-line = { $name } : { $title }
template-fine = { $name } : tout va bien.
template-bad = { $file }, ligne { $line } : { $detail }.
template-key = { $file } : il n’y a pas de texte « { $key } ».
template-series = { $file } : { $detail }
template-too-few-statements = la banque n’a que { $most } affirmations de ces règles et de ces niveaux, pas { $found }.
template-no-file = Il n’y a aucun modèle dans « { $folder } » ; on attend des fichiers en .json, avec des « parts ».

## Pages sans exercices : cartes, dominos, règles, grille d’observation.

rules-players = Joueurs
rules-hand = Cartes en main
rules-pile-up = Une pile qui monte
rules-pile-down = Une pile qui descend
rules-you = toi
card-from = depuis { $number }
card-backs = Le dos des cartes : imprimez cette page au verso de chaque page de cartes qui ont le même cadre.
key-chain = La chaîne, de gauche à droite et ligne après ligne. Le dernier domino ramène au premier ; on peut commencer n’importe où.
observation-pupil = Élève
observation-sign = { $name } : { $what }
observation-wrong-way-name = sens
observation-wrong-way = Une pile qui descend montre { $top } ; l’élève y pose { $card }.
observation-wrong-ten-name = calcul
observation-wrong-ten-what = se trompe en calculant le saut
observation-wrong-ten = L’élève compte { $from } − { $ten } = { $wrong } au lieu de { $right }.
observation-about-ten-name = à peu près
observation-about-ten = Une pile qui monte montre { $top } ; pour reculer, l’élève pose { $card } et non { $jump }.
observation-sorts-name = trie
observation-sorts = Une pile qui monte montre { $top } ; avec { $near } et { $far }, l’élève pose { $near }, puis { $far }. Dans l’autre ordre, la pile finit sur { $near }.
observation-any-ten-name = saut inutile
observation-any-ten = Une pile qui monte montre { $top } ; s’il faut poser { $near }, { $far } et { $end }, l’élève tient à sauter de { $far } à { $near } : la pile finit de toute façon sur { $end }.
observation-too-much-name = trop
observation-too-much = Assez de cartes sont posées et la pile montre { $top } ; l’élève ajoute { $card }, qui coûte { $steps }.
observation-too-little-name = trop peu
observation-too-little = La pile montre { $top } ; l’élève garde { $card }, qui ne coûte que { $steps }.
observation-one-pile-name = une pile
observation-one-pile = L’élève pose { $card } sur une pile qui monte et montre { $top }, sans voir que l’autre montre { $other } : elle reculerait.
template-number = « { $field } » va de { $least } à { $most }, pas { $found }.
