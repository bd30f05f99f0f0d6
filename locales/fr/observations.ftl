### Ce que montre une réponse fausse, sans donner la bonne.

shows-stays = { $top } est déjà sur la pile : elle ne reculerait pas.
shows-forward-up = Cette pile monte : de { $from } à { $to }, elle avance. Un saut la fait reculer.
shows-forward-down = Cette pile descend : de { $from } à { $to }, elle avance. Un saut la fait reculer.
shows-not-ten = De { $from } à { $to }, la pile recule de { $gap }. Un saut, c’est exactement { $ten }.
shows-not-two-tens = De { $from } à { $to }, la pile recule de { $gap }. Deux sauts, c’est { $ten } et encore { $ten }.
shows-one-jump = De { $from } à { $to }, c’est un seul saut. Il en faut deux.
shows-no-such-card = Aucune carte ne porte { $number }.
shows-counts-start = Compte à partir de { $from } : c’est le départ, il ne compte pas.
shows-adds-jump = Tu as ajouté le saut ({ $steps }). Mais un saut fait reculer la pile.
shows-skips-jump = Tu as oublié le saut : il fait reculer la pile de { $ten }.
shows-first-card-only = De { $from } à { $card }, c’est la première carte. D’autres ont suivi.
shows-one-card-only = De { $from } à { $card }, c’est une seule carte. Au départ, la pile montrait { $start }.
shows-is-the-top = { $top } est la carte du dessus. À combien de pas est-elle de { $start } ?
shows-ten-off = Presque ! Vérifie les dizaines.
shows-hundred-off = Presque ! Vérifie les centaines.
shows-one-off = Presque ! Vérifie les unités.
shows-would-end-on = Avec { $steps }, la pile irait de { $start } à { $end }. Mais elle montre { $really }.
shows-too-far = Avec { $steps }, la pile sortirait des nombres du jeu.
shows-moved = La pile est partie de { $start } et montre { $really } : elle a avancé.
shows-missing = { $count ->
        [one] Il manque encore une carte.
       *[other] Il manque encore { $count } cartes.
    }
shows-jump-fits = Il manque une carte : celle qui fait reculer la pile d’exactement { $ten }.
shows-some-fit = Il y a des cartes qu’on peut poser. Compare chacune à { $top }.
shows-not-all = Ce n’est pas la seule erreur.
shows-allowed-up = De { $from } à { $card }, la pile monte : c’est permis.
shows-allowed-down = De { $from } à { $card }, la pile descend : c’est permis.
shows-allowed-jump = De { $from } à { $card }, la pile recule d’exactement { $ten } : c’est permis.
shows-still-best = Après { $card }, le meilleur résultat était encore possible : cette carte est bien choisie.
shows-could-save = La pile pouvait avancer de { $saved } de moins. Quelle carte a rendu cela impossible ?
shows-earlier = La première erreur vient avant la carte numéro { $step }.
shows-later = L’erreur vient après la carte numéro { $step }.
shows-nearest-first = Tu as toujours avancé vers la carte la plus proche.
shows-jump-at-hand = Une carte de la main peut faire reculer la pile de { $ten } tout de suite.
shows-jump-at-hand-on = Une carte de la main peut faire reculer la pile { $pile } de { $ten } tout de suite.
shows-jump-after-step = Une carte fait d’abord avancer la pile, puis une autre peut la faire reculer de { $ten }.
shows-jump-after-step-on = Une carte fait d’abord avancer la pile { $pile }, puis une autre peut la faire reculer de { $ten }.
shows-jump-again = Après un saut, une autre carte peut encore faire reculer la pile de { $ten }.
shows-jump-again-on = Après un saut, une autre carte peut encore faire reculer la pile { $pile } de { $ten }.
shows-one-more-jumps = Une carte de plus peut faire reculer la pile de { $ten }.
shows-one-more-jumps-on = Une carte de plus peut faire reculer la pile { $pile } de { $ten }.
shows-jump-too-dear = Le saut fait gagner { $back }, mais pour y arriver, la pile a avancé de { $cost }.
shows-one-more-cheap = Une carte de plus coûterait moins de { $fair } : elle vaut la peine.
shows-other-pile = Regarde la pile { $pile } : une carte y coûte moins que ta carte la plus chère.
shows-can-save = Avec le même nombre de cartes, on peut économiser { $saved }.
shows-fewer-cards = Moins de cartes, ce serait mieux : les dernières coûtent trop.
shows-one-too-many = Il y a une carte de trop : elle coûte cher et rien n’oblige à la poser. Laquelle ?
shows-more-cards = Poser plus de cartes, ce serait mieux.
