### Fiches et corrigés.

sheet-names = Prénoms :
sheet-date = Date :
sheet-statement = Affirmation
sheet-reason = Réponse et raison
sheet-true = Vrai
sheet-false = Faux
sheet-up = monte
sheet-down = descend
sheet-hand = Tu as en main :
sheet-minimum = Pose au moins { $minimum }.
sheet-order = Je joue, dans l’ordre :
sheet-where = Je joue, dans l’ordre (écris la lettre de la pile dessous) :
sheet-why = Pourquoi ?
sheet-tick = Coche toutes les cartes qu’on peut poser sur la pile.
sheet-jump = Quelle carte fait reculer la pile d’exactement { $ten } ?
sheet-two-jumps = Deux cartes de suite la font reculer de { $ten } chacune. Que montre-t-elle alors ?
sheet-room = On y pose { $count ->
        [one] cette carte
       *[other] ces cartes
    }. De combien la pile est-elle plus loin qu’au début ?
sheet-mistake = Quelqu’un pose ces cartes dans cet ordre. Coche la première qu’on n’a pas le droit de poser.
sheet-dear-mistake = Quelqu’un a ces cartes en main et en pose certaines, dans l’ordre ci-dessous. C’est permis, mais avec le même nombre de cartes la pile pouvait avancer moins. Coche la première carte mal choisie.
sheet-burns = La carte de la pile { $pile } brûle : couvre-la.
sheet-theirs = adversaire
sheet-footer = Saute-Dix · code { $code } · { $sheet }
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
key-intro = Pour l’enseignant · { $sheet } · code { $code }
key-footer = corrigé
key-intro-plain = Pour l’enseignant
key-footer-plain = Saute-Dix · corrigé
key-hand = { $piles } Main : { $cards }
key-best = Le meilleur :
key-answer = Réponse : { $answer }
key-also = Aussi accepté, par exemple : { $plays }.
key-common = Erreur fréquente : { $plays } ({ $name }).
misconception-always-sorts = pose simplement les cartes les plus proches, dans l’ordre
misconception-wrong-way = se trompe de sens sur la pile
misconception-about-ten = prend « à peu près dix » pour dix
misconception-any-ten-helps = saute alors que ça ne rapporte rien
misconception-last-step-only = ne compte que la dernière carte
misconception-swaps-digits = inverse les chiffres
misconception-wrong-ten = se trompe de dix
misconception-plays-too-much = continue alors que la carte suivante coûte cher
misconception-plays-too-little = s’arrête trop tôt
misconception-one-pile = ne regarde qu’une seule pile
misconception-ignores-gaps = pose ce qui est permis, même très loin
misconception-counts-ends = compte les nombres au lieu des pas
misconception-forgets-jump = oublie le saut de dix
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
not-a-sheet-code = C’est le code d’une énigme ou d’une série, pas d’une fiche.
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
ground-other = c’est un fichier d’une autre sorte, pas un PDF
cannot-save = « { $file } » ne peut pas être écrit : { $detail }.
template-line = { $name } : { $title }
template-fine = { $name } : tout va bien.
template-bad = { $file }, ligne { $line } : { $detail }.
template-key = { $file } : il n’y a pas de texte « { $key } ».
template-series = { $file } : { $detail }
template-too-few-statements = la banque n’a pas autant d’affirmations.
template-no-file = Il n’y a aucun modèle dans « { $folder } » ; on attend des fichiers en .json, avec des « parts ».
