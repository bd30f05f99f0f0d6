### La fenêtre.

app-title = Saute-Dix
app-tagline = Monte, descends… et recule de dix au bon moment.
app-back = Retour
app-close = Fermer
app-help = Aide
app-settings = Réglages
app-full-screen = Plein écran
app-window = Quitter le plein écran
app-language = Langue
app-cancel = Annuler

home-play = Jouer
home-play-what = une partie avec la classe
home-resume = Reprendre la partie · tour { $turn }
home-resume-series = Reprendre la série · énigme { $number }
home-resume-vote = Reprendre le vote · question { $number }
home-result = Revoir la dernière partie
home-code = J’ai un code
home-code-ask = Tape le code d’une donne, d’une énigme, d’une fiche ou d’une séance
home-code-open = Ouvrir

code-is-puzzle = C’est le code d’une énigme, pas d’une donne.
code-is-series = C’est le code d’une série d’énigmes, pas d’une donne.
code-is-sheet = C’est le code d’une fiche, pas d’une donne.
code-is-hour = C’est le code d’une séance préparée, pas d’une donne.

setup-title = Nouvelle partie
setup-game = Quel jeu ?
setup-classic = Classique
setup-classic-what = Au moins deux cartes par tour. Tous ensemble contre la pioche.
setup-expert-one = Expert 1
setup-expert-one-what = Au moins trois cartes par tour tant qu’il y a une pioche.
setup-expert-two = Expert 2
setup-expert-two-what = Au moins trois cartes par tour, et une carte de moins en main.
setup-fire = En feu
setup-fire-what = Six cartes brûlent : 22, 33, 44, 55, 66 et 77. Il faut les couvrir avant la fin du tour de l’équipe suivante.
setup-duel = Duel
setup-duel-what = Deux équipes l’une contre l’autre, deux piles chacune, cartes 2 à 59.
setup-fewer-teams = Une équipe de moins
setup-more-teams = Une équipe de plus
setup-team-count = { $count ->
        [one] { $count } équipe
       *[other] { $count } équipes
    }
setup-name-of = Nom de l’équipe { $number }
setup-player-of = Qui joue pour { $team }
setup-person = Élèves
setup-computer-nearest = Ordinateur : débutant
setup-computer-par = Ordinateur : fort
setup-computer-team = Ordinateur : équipier
setup-computer-champion = Ordinateur : champion
setup-start = Qui commence ?
setup-by-chance = Au hasard
setup-hands = Les mains
setup-open = Ouvertes
setup-open-what = Tout le monde voit toutes les cartes et peut en parler.
setup-hidden = Cachées
setup-hidden-what = Les cartes sont couvertes entre les tours.
setup-guidance = Aide au jeu
setup-none = Aucune
setup-none-what = Rien n’est montré. Une carte refusée dit pourquoi.
setup-legal = Coups permis
setup-legal-what = Une carte choisie éclaire les piles où elle peut aller, avec son prix.
setup-hints = Indices
setup-hints-what = En plus, un indice à la demande : quelle pile, quelle carte, pourquoi.
setup-review = Bilan
setup-review-what = En plus, après chaque tour : ce qui a été joué, ce qui était le mieux.
setup-pace = Rythme de l’ordinateur
setup-slow = Lent
setup-normal = Normal
setup-fast = Rapide
setup-deal = Donne
setup-difficulty = Des cartes faciles ou difficiles ?
setup-any = Peu importe
setup-easy = Facile
setup-middle = Moyenne
setup-hard = Difficile
setup-seeking = On cherche une donne { $grade }…
setup-not-found = Aucune donne { $wanted } trouvée : celle-ci est { $grade }.
setup-waiting = La partie commence dès que la donne est trouvée.
grade-easy = facile
grade-middle = moyenne
grade-hard = difficile
deal-is = Cette donne est { $grade }.
deal-graded = { $code } ({ $grade })
setup-deal-what = Une autre classe avec le même code joue les mêmes cartes.
setup-new-deal = Autre donne
setup-go = Commencer la partie
setup-replace = Une partie est en cours (tour { $turn }). En commencer une autre ? L’ancienne sera perdue.
setup-replace-go = Commencer une autre partie
setup-keep = Garder l’ancienne

team-1 = Les Bleus
team-2 = Les Verts
team-3 = Les Roses
team-4 = Les Jaunes
team-5 = Les Gris

play-title = Partie guidée
play-subtitle = { $game } · { $teams } · donne { $code }
play-deck = Pioche
play-decks = Pioches
play-up = monte
play-down = descend
play-room-left = encore { $steps }
play-full = 0 pas
play-computer-turn = L’ordinateur joue…
play-still = { $count ->
        [0] Vous pouvez finir le tour, ou continuer.
        [one] encore { $count } carte à poser
       *[other] encore { $count } cartes à poser
    }
play-last-cards = La pioche est vide : une carte par tour suffit.
play-undo = Annuler
play-hint = Indice
play-end-turn = Finir le tour
play-gift = cadeau : { $steps }
play-hint-number = Indice { $rung } sur 3
play-hint-pile = Regardez la pile { $pile }.
play-hint-pile-jump = Regardez la pile { $pile } : une de vos cartes peut la faire reculer de dix.
play-hint-card = La carte { $card } sur la pile { $pile }.
play-hint-stop = C’est assez joué : le tour peut finir ici.
play-hint-nothing = Plus aucun coup n’est possible.
play-laid-forward = { $team } : { $card } sur la pile { $pile }, { $steps }.
play-laid-jump = { $team } : { $card } sur la pile { $pile }, recul de dix !
play-laid-help = { $team } : { $card } sur la pile { $pile } des autres. Cela les aide, et la main sera pleine à nouveau.
play-turn-ended = { $team } : { $plays } · pioche : { $drawn }.
play-took-back = { $card } revient dans la main.
play-turn-taken-back = Le tour { $turn } a été repris.
play-turn-taken-back-by = Le tour { $turn } a été repris ({ $team }). Les cartes sont encore posées : continuez, ou appuyez sur « Annuler ».
play-choose-first = Choisissez d’abord une carte de votre main.
play-must-cover = Ça brûle (pile { $piles }) : à couvrir pendant ce tour, sinon la partie est perdue.
play-burns-now = La carte { $card } brûle ! Il faut couvrir la pile { $pile } avant la fin du tour de l’équipe suivante.
play-burning = ça brûle
play-must-cover-pile = à couvrir !
play-not-covered = pas couverte !
play-stuck-title = Pas assez de cartes à poser
play-stuck-none = Plus aucune carte de la main ne passe, mais il en faut { $needed ->
        [one] une
       *[other] { $needed }
    }.
play-stuck-some = { $count ->
        [one] Seule la carte { $cards } passe encore
       *[other] Seules les cartes { $cards } passent encore
    }, mais il en faut { $needed }.
play-stuck-most = On peut encore poser au plus { $count } ({ $cards }), mais il en faut { $needed }.
play-takes-above = plus de { $top }
play-takes-below = moins de { $top }
play-takes-above-or = plus de { $top }, ou { $jump }
play-takes-below-or = moins de { $top }, ou { $jump }
play-takes-jump = seulement { $jump }
play-takes-nothing = aucune carte
play-burnt-title = Le feu s’est étendu
play-burnt = Tour { $turn } ({ $team }) : { $count ->
        [one] la carte en feu { $fires } n’a pas été couverte
       *[other] les cartes en feu { $fires } n’ont pas été couvertes
    } à temps. La partie s’arrête ici.
play-won-title = Tout est posé !
play-won = Il ne reste plus une seule carte. Bravo !
play-duel-won-title = { $team } : gagné !
play-duel-won = La dernière carte est posée.
play-duel-stuck = { $team } : plus assez de cartes à poser.
play-see-result = Voir le résultat
play-hand-over = On passe la main : { $team }
play-hand-over-what = Les autres ne regardent pas, merci.
play-ready = Nous sommes prêts
play-hands-hidden = Les cartes sont couvertes.
play-show-hand = Montrer les cartes
play-hide-hand = Couvrir les cartes
play-side-moves = À vous, { $team } : piles { $piles }
play-side-waits = { $team } : piles { $piles }
play-duel-help = Une carte par tour peut aller sur une pile d’en face, à reculons : cela les aide, et vous piochez une main pleine au lieu de deux cartes.
play-duel-helped = Vous avez aidé : vous piocherez une main pleine.
play-signal = Signal pour la pile { $pile }
play-signal-title = Pile { $pile } : que demandez-vous ?
play-signal-leave = Laissez-la !
play-signal-small = Pas de grand pas !
play-signal-none = Rien
play-signal-short = Signal
play-strip-leave = Laissez-la !
play-strip-small = Petits pas !
play-said-leave = { $team } : laissez-la !
play-said-small = { $team } : petits pas !
play-computer-team = { $team } (ordinateur)
play-cards-in-hand = { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
play-card = Carte { $card }
play-card-chosen = Carte { $card }, choisie
play-card-hint = Carte { $card }, indice
play-card-fits = Carte { $card }, passe encore
play-card-back = Carte couverte
play-pile-label = Pile { $pile }, { $direction }, montre { $top }, { $room }
play-pile-price = Pile { $pile }, { $direction }, montre { $top }, { $room } : carte { $card }, { $price }
play-review-title = Retour sur votre tour
play-review-yours = Joué
play-review-best = Le mieux
play-review-same = C’était le meilleur coup. Bravo !
play-review-good = Un bon tour : on ne peut pas poser { $cards } à moins.
play-review-lost = Il y avait mieux : { $steps } à gagner.
play-review-used = { $room } en avant
play-review-won-back = { $room } en arrière
play-review-even = pas un pas de perdu
play-review-next = Continuer
play-game = Cette partie : règles, aide, dernier tour
play-game-title = Cette partie : { $game }
play-rules-together = { $count ->
        [one] Vous jouez seuls contre la pioche : il faut poser les 98 cartes.
       *[other] Les { $count } équipes jouent ensemble contre la pioche : il faut poser les 98 cartes.
    }
play-rules-duel = Deux équipes l’une contre l’autre. Chacune a une pile qui monte, une pile qui descend et ses propres cartes. Qui les a toutes posées gagne ; qui ne peut plus en poser assez perd.
play-rules-jump = Sur une pile qui monte, chaque carte est plus grande que la précédente ; sur une pile qui descend, plus petite. Une exception : une pile peut reculer de dix exactement.
play-rules-minimum = Une main pleine compte { $hand } cartes. À chaque tour, vous en posez au moins { $minimum }.
play-rules-last = Quand la pioche est vide, { $last ->
        [one] une carte par tour suffit
       *[other] { $last } cartes par tour suffisent
    }.
play-rules-draw = À la fin du tour, vous piochez autant de cartes que vous en avez posé.
play-rules-draw-duel = À la fin du tour, vous piochez deux cartes. Une carte par tour peut aller sur une pile d’en face, à reculons : alors vous piochez une main pleine.
play-rules-open = Les mains sont ouvertes : tout le monde peut parler de toutes les cartes.
play-rules-hidden = Les mains sont cachées : personne ne dit un nombre de sa main.
play-rules-signals = Les équipes qui attendent peuvent demander de laisser une pile, ou un petit pas : { $steps } au plus dans le tour.
play-take-back = Reprendre le dernier tour
play-take-back-first = Pour reprendre le dernier tour, reprenez d’abord les cartes de celui-ci.
play-take-back-what = Reprendre le tour { $turn } ? { $team } : { $plays }. Tout le monde verra qu’il a été repris.
play-take-back-computers = { $count ->
        [one] Le tour joué depuis par l’ordinateur est repris aussi.
       *[other] Les { $count } tours joués depuis par les ordinateurs sont repris aussi.
    }
play-take-back-seen = Depuis, on a regardé une autre main : seul l’enseignant peut le permettre.
play-take-back-go = Reprendre ce tour
play-take-back-allowed = L’enseignant le permet : reprendre
play-take-back-stay = Ne rien changer

end-title = Fin de la partie
end-cards-left = Cartes restantes
end-won = Gagné !
end-beaten = Les 98 cartes posées : le jeu est battu !
end-excellent = Moins de 10 : excellent !
end-try-again = Dix ou plus : on réessaie !
end-summary = Vous avez posé { $placed } cartes sur 98 en { $turns }, { $jumps }.
end-turns = { $count ->
        [one] { $count } tour
       *[other] { $count } tours
    }
end-jumps = { $count ->
        [0] sans aucun saut de dix
        [one] avec { $count } saut de dix
       *[other] avec { $count } sauts de dix
    }
end-winner = { $team }
end-winner-label = Gagné par
end-duel-left = { $team } : il reste { $cards }
end-duel-summary = Le duel a duré { $turns }, { $jumps }.
end-fan = Les cartes dans l’ordre de la partie : { $cards }, { $jumps }
end-taken-back = { $count ->
        [one] { $count } tour a été repris.
       *[other] { $count } tours ont été repris.
    }
end-chart = La place qui reste
end-chart-label = Place qui reste : { $start } au début, { $end } à la fin
end-chance = La chance de gagner
end-chance-label = Chance de gagner : { $start } au début, { $end } à la fin
end-chance-lost = chance : de { $before } à { $after }
end-champion = champion : { $plays }
end-figures = Pas : ce que le meilleur coup aurait économisé. Chance : combien de victoires sur 100 parties si tout le monde continuait comme le champion.
end-turn = tour { $number }
end-costliest = Les tours qui ont coûté le plus
end-none = Pas un seul tour plus cher que nécessaire. C’est parfait !
end-played = joué : { $plays }
end-better = mieux : { $plays }
end-lost = { $steps } à gagner
end-watch = Revoir
end-watch-turn = Revoir le tour { $number }
end-again = Encore une partie !
end-certificate = Diplôme de la classe
certificate-what = Il est imprimé avec ce que vous écrivez ici, puis tout est oublié : ni la classe ni aucun prénom n’est conservé. Ce qui reste vide devient une ligne à remplir à la main.
certificate-class-field = Classe (facultatif)
certificate-names-field = Prénoms (facultatif), un par ligne
certificate-file = saute-dix-diplome.pdf
end-study = Étudier la partie
end-same-deal = Rejouer cette donne
end-new-deal = Une autre donne

replay-hand = La main : { $cards }
replay-back = Un pas en arrière
replay-forward = Un pas en avant
replay-again = Depuis le début

analysis-turn = Tour { $number } sur { $count }
analysis-card = carte { $step } sur { $steps }
analysis-turn-back = Le tour d’avant
analysis-card-back = La carte d’avant
analysis-card-on = La carte suivante
analysis-turn-on = Le tour suivant
analysis-try = Essaie d’autres cartes : appuie sur une carte, puis sur une pile.
analysis-try-one = Essaie d’autres cartes : appuie dessus pour les poser.
analysis-tried = Ton essai
analysis-under = { $steps } sous le prix juste
analysis-over = { $steps } au-dessus du prix juste
analysis-fair = exactement le prix juste
analysis-fair-price = Le prix juste est de { $steps } par carte.
analysis-fair-duel = Le prix juste est de { $steps } par carte ; les pas offerts comptent aussi.
analysis-same = Il vaut autant que ce qui a été joué.
analysis-better = Il vaut { $steps } de plus que ce qui a été joué.
analysis-worse = Il vaut { $steps } de moins que ce qui a été joué.
analysis-refused = Ce n’est pas permis.
analysis-stuck = Après cela, il n’y a plus assez de cartes qui vont.
analysis-chance = { $chance } de chance
analysis-champion = Le champion
analysis-champion-same = Il jouerait aussi { $plays } : { $chance } de chance de gagner.
analysis-champion-other = Il jouerait autrement : { $plays } donne { $chance } de chance de gagner, le meilleur coup du coach { $coach } en donne { $other }.
analysis-champion-even = Il jouerait plutôt { $plays } : { $chance } de chance de gagner, autant qu’avec le meilleur coup du coach.
analysis-champion-plays = Il jouerait { $plays } : { $chance } de chance de gagner.
analysis-champion-more = À partir d’ici, il ajouterait { $plays } : { $chance }.
analysis-champion-stops = À partir d’ici, il s’arrêterait : { $chance }.
analysis-champion-who = Le coach compte les pas et dit pourquoi. Le champion ne donne pas de raisons : sa chance, c’est l’expérience de très nombreuses parties.
analysis-return = Retour à la partie
analysis-return-puzzle = Retour à la réponse
analysis-pile-room = { $pile } : { $room }

line-hops = Droite graduée de la pile { $pile } : { $hops }
line-still = La pile { $pile } reste à { $top }.
line-hop = { $sum } ({ $words })
line-forward = avance de { $steps }
line-back = recule de { $gap }
line-won = { $count ->
        [one] { $steps } gagné
       *[other] { $steps } gagnés
    }
line-given = { $count ->
        [one] { $steps } donné
       *[other] { $steps } donnés
    }
line-back-won = recule de { $ten } : { $won }
line-not-ten = { $gap }, pas { $ten }
line-same = même nombre
line-no-help = n’aide pas
line-all-forward = En tout, la pile a avancé de { $steps } pour { $cards } : { $sum }.
line-all-back = En tout, la pile a reculé de { $steps } pour { $cards } : { $sum }.
line-all-even = En tout, la pile n’a pas bougé : { $sum }.

settings-title = Réglages
settings-language = Langue
settings-theme = Couleurs
settings-light = Clair
settings-dark = Sombre
settings-contrast = Contraste fort
settings-zoom = Taille des textes
settings-percent = { $percent } %
settings-motion = Animations
settings-sound = Son
sound-on = Son activé
sound-off = Son coupé
settings-thinking = Temps de réflexion
settings-thinking-off = Sans
settings-seconds = { $seconds } s
think-start = Lancer le temps de réflexion : { $seconds } secondes
think-left = Temps de réflexion : encore { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
  }
think-over = On partage !
settings-on = Oui
settings-off = Non
settings-erase = Effacer toutes les données
settings-erase-what = Tout ce que le programme garde sur cet appareil : réglages, noms des équipes, partie en cours, avancement dans les leçons.
settings-erase-sure = Effacer les réglages, les noms des équipes, la partie en cours et l’avancement des leçons ? On ne peut pas revenir en arrière.
settings-erase-go = Tout effacer
settings-erased = Tout est effacé.

notice-game-broken = La partie enregistrée n’a pas pu être lue ; elle est gardée sous le nom « { $name } ». { $why }
notice-settings-broken = Les réglages n’ont pas pu être lus ; ils sont gardés sous le nom « { $name } ». { $why }
notice-work-broken = La série et le vote en cours n’ont pas pu être lus ; ils sont gardés sous le nom « { $name } ». { $why }
notice-cannot-keep = Rien ne peut être enregistré ici ({ $detail }). On peut continuer, mais la partie sera perdue à la fermeture de la fenêtre.
notice-guarded = « { $name } » ne peut être ni lu ni mis de côté ({ $detail }). Il reste tel quel : jusqu’au prochain démarrage, rien n’est enregistré à sa place.
notice-unreadable = Le système dit : { $detail }.
notice-no-file = Ce n’est pas un fichier ordinaire.
notice-too-large = Il dépasse { $megabytes } Mo.
notice-other-cards = Ses cartes ne sont pas celles de son code { $code }.
notice-shared = Une autre fenêtre de ce programme enregistre dans le même dossier. Le dernier enregistrement compte ; fermez l’une des deux.
notice-nowhere = Cet ordinateur n’a pas de dossier où le programme pourrait enregistrer : à la fermeture de la fenêtre, tout sera perdu.
notice-own-skipped = Le dernier démarrage s’est arrêté en lisant le dossier « { $folder } ». Il est laissé de côté pour l’instant ; « Relire le dossier » dans les réglages l’essaie à nouveau.
notice-cannot-erase = Tout n’a pas pu être effacé ({ $detail }).
notice-newer = Cela vient d’une version plus récente du programme.
notice-not-ours = Ce n’est pas un fichier de ce programme : { $detail }.

keys-title = Les touches
keys-all = Sur chaque écran
keys-f1 = F1 ou ?
keys-f1-what = cette aide
keys-f11 = F11
keys-f11-what = plein écran, et retour
keys-escape = Échap
keys-escape-what = fermer, ou revenir
keys-tab = Tab, flèches
keys-tab-what = vers un autre bouton ; Entrée appuie dessus
keys-zoom = Ctrl + et Ctrl −
keys-zoom-what = textes plus grands et plus petits
keys-s = S
keys-s-what = son activé ou coupé
keys-quit = Ctrl + Q
keys-quit-what = fermer la fenêtre ; ce qui est en cours est gardé
keys-play = Pendant la partie
keys-arrows = Flèches
keys-arrows-what = choisir une carte, ou monter vers les piles
keys-enter = Entrée
keys-enter-what = vers les piles ; là, poser la carte
keys-letters = A B C D
keys-letters-what = poser la carte choisie sur cette pile
keys-backspace = Retour arrière
keys-backspace-what = reprendre la dernière carte
keys-home = Sur cet écran
keys-digits = Chiffres
keys-digits-home = ouvrir la tuile qui a ce numéro
keys-digits-card = aller à la carte qui a ce nombre
keys-digits-step = aller à la carte qui a ce numéro au-dessus
keys-digits-number = écrire le nombre
keys-arrows-cards = de carte en carte
keys-backspace-desk = reprendre
keys-check = Ctrl + Entrée
keys-check-what = vérifier la réponse
keys-truth = V, F
keys-truth-what = vrai, faux
keys-e = E
keys-e-what = finir le tour
keys-i = I
keys-i-what = un indice
keys-h = H
keys-h-what = couvrir ou montrer les cartes (pour l’enseignant)
keys-game = F2 ou R
keys-game-what = les règles de cette partie, l’aide, le dernier tour
keys-m = M
keys-m-what = lancer le temps de réflexion, ou l’arrêter
keys-left-right = Flèche gauche, flèche droite
keys-left-right-card = la carte d’avant, la carte suivante
keys-up-down-turn = le tour d’avant, le tour suivant
keys-home-end = Début, Fin
keys-home-end-what = au tout début, à la toute fin
keys-enter-try = vers les cartes, pour en essayer
keys-analysis = Pendant l’étude

home-learn = Apprendre
home-learn-what = 12 leçons, pas à pas
home-practice = S’entraîner
home-practice-what = trouver le meilleur ordre
home-print = Imprimer
home-print-what = fiches et corrigés
home-vote = Vote de classe
home-vote-what = toute la classe répond
end-mistakes = S’entraîner sur nos erreurs
play-still-burns = Attention : si le tour finit maintenant, la partie est perdue, car ça brûle encore (pile { $piles }). Finir quand même ? Appuyez encore une fois.
play-review-burnt = La carte en feu n’a pas été couverte.
play-review-secret = Le meilleur coup sera montré à la fin de la partie : la main reste secrète.
play-review-nothing-lost = Ce coup ne perd pas un pas.
play-review-best-asked = Le mieux, comme demandé
play-review-gain-same = Autant de cartes, pour { $saved } de moins.
play-review-gain-free = { $cards } de plus, sans un pas de plus : { $count ->
        [one] elle compte
       *[other] elles comptent
    } pour { $worth } ({ $fair } par carte).
play-review-gain-both = { $cards } de plus { $count ->
        [one] compte
       *[other] comptent
    } pour { $worth } pas ({ $fair } par carte), et { $saved } pas sont économisés : { $worth } + { $saved } = { $total }.
play-review-gain-more = { $cards } de plus { $count ->
        [one] compte
       *[other] comptent
    } pour { $worth } pas ({ $fair } par carte) et { $count ->
        [one] n’en coûte
       *[other] n’en coûtent
    } que { $cost } : { $worth } − { $cost } = { $total }.
play-review-gain-fewer = { $cards } de moins, c’est { $worth } pas de moins ({ $fair } par carte), mais { $saved } pas sont économisés : { $saved } − { $worth } = { $total }.
play-review-left = { $count ->
        [one] La pile { $piles } a été laissée, comme demandé.
       *[other] Les piles { $piles } ont été laissées, comme demandé.
    }
play-review-small = { $count ->
        [one] Pas de grand pas sur la pile { $piles }, comme demandé.
       *[other] Pas de grand pas sur les piles { $piles }, comme demandé.
    }
play-review-asked-leave = On avait demandé de laisser la pile { $pile } ({ $team }).
play-review-asked-small = On avait demandé « pas de grand pas » sur la pile { $pile } ({ $team }) : elle a avancé de { $steps }.
play-review-not-possible = { $count ->
        [one] Ici, ce n’était pas possible.
       *[other] Ici, on ne pouvait pas faire tout ce qui était demandé.
    }
end-print = Imprimer nos erreurs
share-title = Partager
share-what = Tapé sous « J’ai un code », il ouvre la même chose sur un autre appareil.
share-link = Sur une tablette : scannez le carré, ou ouvrez le lien.
share-no-address = Pour un lien et un code QR, indiquez l’adresse de la version web dans les réglages.
share-copy-link = Copier le lien
share-copy-code = Copier le code
share-copied = Copié.
share-qr = Code QR de { $link }
settings-address = Adresse de la version web
settings-address-what = Si l’école a mis la version web sur un serveur : les codes ont alors un lien et un code QR, à l’écran et sur les fiches. Le programme n’y envoie rien.
settings-address-bad = Ce n’est pas l’adresse d’une page ; on attend par exemple https://ecole.example/saute-dix/, de { $most } lettres au plus.
own-title = Vos leçons et vos fiches
own-what = Un dossier avec des leçons et des modèles de fiches (fichiers .json) et leurs textes dans un dossier par langue (« fr », « en »). On les trouve ensuite dans Apprendre et dans Imprimer, après celles du programme.
own-path = Aucun dossier : seulement les leçons et les fiches du programme
own-choose = Choisir un dossier…
own-use = Utiliser ce dossier
own-again = Relire le dossier
own-stop = Aucun dossier
own-no-dialog = Le système n’ouvre pas de fenêtre pour choisir un dossier : tapez son chemin ci-dessus.
own-reading = Lecture du dossier…
own-found = Utilisées : { $lessons ->
    [one] { $lessons } leçon
   *[other] { $lessons } leçons
  } et { $templates ->
    [one] { $templates } fiche
   *[other] { $templates } fiches
  }.
own-faults = { $count ->
    [one] À corriger, et laissé de côté d’ici là :
   *[other] À corriger ({ $count }), et laissé de côté d’ici là :
  }
notice-own = Le dossier de vos leçons et de vos fiches est illisible : { $detail }. Celles du programme sont là.
settings-about = À propos
about-what = Saute-Dix { $version } · logiciel libre, licence MIT ou Apache 2.0, au choix.
about-help = Aide : le guide de l’enseignant, ci-dessous ; sur chaque écran, F1 montre les touches. Questions et défauts vont à qui vous a donné le programme, avec la version ci-dessus.
about-guide = Le guide
about-licences = Toutes les licences
about-shown = Si rien ne s’ouvre, c’est ce fichier : { $file }
about-missing = « { $file } » n’est pas à côté de ce programme. Il est dans chaque paquet de Saute-Dix.
about-fonts = Police : Lexend, faite pour lire facilement (SIL Open Font License).
about-independence = Saute-Dix est un projet indépendant pour l’école. Il suit les règles des jeux de cartes connus sous le nom de « The Game », qui appartiennent à leurs auteurs et éditeurs ; il n’est ni fait, ni soutenu, ni parrainé par eux.
about-privacy = Aucun réseau, aucun compte, aucun nom d’élève demandé : tout reste sur cet appareil.
keys-practice = Pendant les énigmes
keys-page = Page suivante, page précédente
keys-page-practice = vérifier ou continuer ; reprendre
keys-page-sheet = montrer la solution ou continuer ; l’exercice d’avant
keys-page-print = page suivante, page précédente
keys-page-analysis = la carte suivante, la carte d’avant
keys-enter-card = prendre la carte, et aller à la suivante
keys-print = Pour imprimer
keys-vote = Pendant le vote
keys-letters-vote = une main de plus ; avec Maj, une de moins
keys-up-down = Flèche haut, flèche bas
keys-up-down-vote = choisir une réponse
keys-digits-vote = écrire le nombre de mains pour la réponse choisie
keys-page-vote = continuer : après la discussion le deuxième vote, puis la réponse, puis la question suivante
keys-p = P
keys-p-vote = parler à deux avant un deuxième vote ; encore P : retour au premier
keys-one-page = Page suivante
