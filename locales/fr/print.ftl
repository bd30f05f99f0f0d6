### L’écran d’impression.

print-title = Imprimer
print-template = Quelle fiche ?
print-code = Code de la fiche
print-code-what = Le même code redonne la même fiche, dans les deux langues.
print-code-other = Ce code n’est pas celui d’une fiche.
print-new-numbers = Autres nombres
print-language = Langue de la fiche
print-copies = Nombre de fiches
print-fewer = Une fiche de moins
print-more = Une fiche de plus
print-copies-range = Il faut un nombre de 1 à { $most }.
print-tickets = Tickets par page
print-tickets-two = 2
print-tickets-four = 4
print-versions = Versions
print-versions-off = Non
print-versions-off-what = Chaque fiche a d’autres nombres.
print-versions-one-what = Toutes les fiches sont pareilles.
print-versions-what = Les fiches se partagent { $count } versions.
print-size = Taille du texte
print-size-standard = Normale
print-size-dys = Dys
print-size-large = Grande
print-paper = Papier
print-paper-a4 = A4
print-paper-letter = Letter
print-key = Corrigé
print-key-none = Sans
print-key-end = À la fin
print-key-separate = À part
print-key-separate-what = Dans un deuxième fichier, à côté du premier.
# La fin du nom du fichier des réponses : un mot ou deux.
print-key-file = corrigé
print-deck = Nombres
print-deck-range = { $low } à { $high }
print-page = page { $page } / { $pages }
print-preview = Aperçu, page { $page } / { $pages }
print-previous = Page précédente
print-next = Page suivante
print-smaller = Réduire la page
print-larger = Agrandir la page
print-fit = Ajuster
print-save = Enregistrer en PDF…
print-sheet-count = { $count ->
        [one] { $count } fiche
       *[other] { $count } fiches
    }
print-page-count = { $count ->
        [one] { $count } page
       *[other] { $count } pages
    }
print-summary = { $sheets } · { $pages }
print-excerpt = { $sheets } · l’aperçu montre les { $shown } premières
print-asking = Où enregistrer le fichier ? La réponse se donne dans l’autre fenêtre.
print-making = Fiches et corrigés : { $done } sur { $total }
print-writing = Pages : { $done } sur { $total }
print-stopping = On arrête…
print-closing = { $progress }. La fenêtre se fermera ensuite.
print-cancelled = Annulé : aucun fichier n’a été écrit.
print-written = Écrit : { $files }. Dossier : { $folder }
print-written-unasked = Ici, le système ne demande pas où enregistrer. Écrit : { $files }. Dossier : { $folder }
print-file = { $name }, { $pages }
print-cannot-write = « { $file } » ne peut pas être écrit : { $detail }. Rien n’est perdu : choisissez un autre dossier.
print-lost = L’enregistrement s’est arrêté sans dire pourquoi. Rien n’est perdu : essayez encore.
print-keys-pages = Page précédente, page suivante
print-keys-pages-what = la page précédente, la page suivante
print-header = En-tête
print-header-what = Sur chaque fiche ; gardé pour la prochaine fois. Pas de nom d’élève.
print-header-mark = Note
print-header-mark-none = Sans
print-header-mark-exercises = 1 point par exercice
print-header-mark-points = Sur…
header-title = Titre
header-class = Classe
header-competency = Compétence
header-too-long = { $field } : { $letters } lettres, c’est trop ; { $most } au plus.
header-no-glyph = { $field } : nos polices n’ont pas cette lettre ({ $letter }).
header-points = Note : il faut un nombre de points de 1 à { $most }.
sheet-class = Classe : { $class }
sheet-competency = Compétence : { $competency }
print-duplex = Recto verso
print-duplex-what = Chaque fiche et le corrigé commencent sur une nouvelle feuille.
print-details = Corrigé détaillé
print-details-what = Après le corrigé de classe, le corrigé complet de chaque fiche.
print-on = Oui
print-off = Non
print-thumbnail = Page { $page }
print-open = Ouvrir
print-show = Afficher dans le dossier
print-cannot-open = « { $file } » ne peut pas être ouvert d’ici : { $detail }. Le fichier est bien écrit.
print-keys-zoom = Plus, moins, zéro
print-keys-zoom-what = avec l’aperçu choisi : agrandir, réduire, ajuster
print-keys-move = Flèches
print-keys-move-what = avec l’aperçu choisi : déplacer la page
