### Le rituel, l’énigme du jour et le journal de la classe

# Accueil
home-ritual = Rituel
home-ritual-what = cinq minutes ensemble
home-day = Énigme du jour
# $days : jours d’école de suite où l’énigme a été résolue
home-day-streak = { $days ->
    [one] Énigme du jour · 1 jour
   *[other] Énigme du jour · { $days } jours de suite
}
home-journal = Journal
# $left : le plus petit nombre de cartes restantes
home-journal-best = { $left ->
    [0] Journal · notre record : gagné !
    [one] Journal · notre record : 1 carte
   *[other] Journal · notre record : { $left } cartes
}

# Le rituel
ritual-title = Rituel
# $number sur $count, $about : le thème de la question
ritual-where = { $number } sur { $count } · { $about }
ritual-answers = Comment on répond
ritual-with-slates = Ardoises
ritual-with-hands = Mains levées
ritual-slates = Écris ta réponse sur l’ardoise.
ritual-hands = Choisis une réponse, puis lève la main.
ritual-reveal = Montrer la réponse
ritual-count = Combien ont juste ?
ritual-most = Presque tous
ritual-half = La moitié
ritual-few = Peu
ritual-go-on = Sans compter
ritual-went-well = Bravo ! Presque tout est acquis.
ritual-went-so = Bon entraînement : une partie est à revoir.
ritual-went-hard = C’était difficile : on y revient demain.
ritual-uncounted = Fini ! Rien n’a été compté.
ritual-comes-again = Ce qui est réussi revient plus tard, ce qui est manqué revient demain.
ritual-again = Encore un rituel
ritual-journal = Voir le journal
keys-ritual = Pendant le rituel
keys-page-ritual = montrer la réponse, puis la question suivante ; page précédente : revenir
keys-digits-ritual = 1 presque tous, 2 la moitié, 3 peu

# L’énigme du jour
day-title = Énigme du jour
# $date : la date, $code : le code de l’énigme
day-where = { $date } · la même dans toutes les classes · { $code }

# À la fin de tout : une petite fiche
exit-ticket = Ticket de sortie

# Le journal
journal-title = Journal de la classe
journal-class = Classe
journal-name = Nom de la classe
journal-unnamed = Classe { $number }
journal-add = Nouvelle classe
journal-save-table = Enregistrer en CSV…
journal-erase = Effacer cette classe
journal-erase-go = Effacer
# $class : le nom de la classe, $days : nombre de jours du journal
journal-erase-sure = { $days ->
    [0] Effacer « { $class } » ?
    [one] Effacer « { $class } » et son jour de journal ? On ne peut pas revenir en arrière.
   *[other] Effacer « { $class } » et ses { $days } jours de journal ? On ne peut pas revenir en arrière.
}
journal-privacy = Aucun nom d’élève. Tout reste sur cet ordinateur.
journal-empty = Le journal se remplit tout seul : rituel, votes, énigmes, parties, leçons.
journal-wrong-clock = L’horloge de l’ordinateur dit { $clock }. Aujourd’hui compte comme le { $date }.
journal-days = { $days ->
    [one] 1 jour avec Saute-Dix
   *[other] { $days } jours avec Saute-Dix
}
journal-best = { $left ->
    [0] Record : une partie gagnée, 0 carte restante
    [one] Record : 1 carte restante
   *[other] Record : { $left } cartes restantes
}
journal-jumps = { $jumps ->
    [one] 1 saut de dix pendant les parties
   *[other] { $jumps } sauts de dix pendant les parties
}
journal-streak = { $days ->
    [one] Énigme du jour : 1 jour
   *[other] Énigme du jour : { $days } jours d’école de suite
}
journal-ideas = Idées rencontrées
# $idea : une idée fausse, $met : combien de fois vue, $overcome : combien de fois dépassée
journal-idea = { $idea } · vue { $met } fois, dépassée { $overcome } fois
journal-weeks = Réponses justes, semaine après semaine
journal-period = du { $from } au { $to }
# $days : combien de jours n’ont pas eu de place sur la page
journal-earlier = { $days ->
    [one] 1 jour plus ancien est dans le tableau (CSV).
   *[other] { $days } jours plus anciens sont dans le tableau (CSV).
}
journal-day-list = Jour après jour
journal-skill = { $kind } · niveau { $level }
journal-topic-idea = idée à dépasser : { $idea }
journal-date = { $day }/{ $month }/{ $year }
journal-did-ritual = { $count ->
    [one] rituel
   *[other] { $count } rituels
}
journal-did-vote = { $count ->
    [one] 1 question votée
   *[other] { $count } questions votées
}
journal-did-puzzle = { $count ->
    [one] 1 énigme
   *[other] { $count } énigmes
}
journal-did-game = { $count ->
    [one] 1 partie
   *[other] { $count } parties
}
journal-did-relay = { $count ->
    [one] relais
   *[other] { $count } relais
}
journal-did-ladder = { $count ->
    [one] échelle
   *[other] { $count } échelles
}
journal-did-day = énigme du jour résolue
journal-did-hour = { $count ->
    [one] séance préparée
   *[other] { $count } séances préparées
}
journal-did-lesson = { $count ->
    [one] 1 leçon terminée
   *[other] { $count } leçons terminées
}
journal-day-best = { $left ->
    [0] gagné !
    [one] meilleur score : 1 carte
   *[other] meilleur score : { $left } cartes
}
journal-day-right = { $percent } % juste
journal-head-day = Jour
journal-head-done = Activités
journal-head-best = Meilleur score (cartes restantes)
journal-head-jumps = Sauts de dix
journal-head-right = Réponses justes
journal-head-asked = Réponses
journal-head-met = Idées fausses vues
journal-head-overcome = Idées fausses dépassées

# Un journal illisible
notice-journal-broken = Le journal n’a pas pu être lu ; il est gardé sous le nom « { $name } ». { $why }
journal-fault-line = La ligne { $line } n’est pas celle d’un journal.
journal-fault-cut = La fin manque.
journal-fault-long = Un journal a au plus { $megabytes } Mo.
journal-fault-foreign = Ce n’est pas un journal.
