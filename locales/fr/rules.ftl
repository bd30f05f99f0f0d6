### Règles : ce qui est refusé, et pourquoi.

refusal-not-in-hand = La carte { $number } n’est pas dans la main.
refusal-no-such-pile = Il n’y a pas de pile { $letter } ici.
refusal-not-ten = { $high } − { $low } = { $gap } : ce n’est pas exactement { $ten }. Seule la carte { $jump } ferait reculer la pile de { $ten }.
refusal-not-ten-no-card = { $high } − { $low } = { $gap } : ce n’est pas exactement { $ten }.
refusal-wrong-way-up = Cette pile monte : il faut une carte plus grande que { $top }, ou exactement { $jump }.
refusal-wrong-way-up-no-jump = Cette pile monte : il faut une carte plus grande que { $top }.
refusal-wrong-way-down = Cette pile descend : il faut une carte plus petite que { $top }, ou exactement { $jump }.
refusal-wrong-way-down-no-jump = Cette pile descend : il faut une carte plus petite que { $top }.
refusal-same-card = { $card } sur { $card } : c’est le même nombre, la pile ne bougerait pas.
refusal-not-a-help-up = La carte { $card } n’aide pas : sur cette pile adverse, il faut une carte plus petite que { $top }.
refusal-not-a-help-down = La carte { $card } n’aide pas : sur cette pile adverse, il faut une carte plus grande que { $top }.
refusal-nothing-can-help = Cette pile adverse n’a pas encore de carte : rien ne peut l’aider.
refusal-second-help = Une seule carte par tour peut aider l’adversaire, et elle est déjà posée.
refusal-too-few = Un tour demande au moins { $minimum ->
        [one] { $minimum } carte
       *[other] { $minimum } cartes
    } ; { $played } pour l’instant.
refusal-nothing-to-undo = Il n’y a aucune carte de ce tour à reprendre.
refusal-not-yours-to-say = Seuls ceux qui attendent leur tour peuvent donner un signal, et seulement à leur équipe.
refusal-game-over = La partie est finie.
rules-classic-players = Le jeu classique se joue de 1 à 5, pas à { $found }.
rules-duel-players = Le duel se joue à 2, pas à { $found }.
rules-expert-step = Il n’y a pas d’étape expert { $found } ; on attend 0, 1 ou 2.
rules-expert-duel = Le duel n’a pas d’étape expert ; on attend 0.
rules-fire-duel = Le duel n’a pas de cartes en feu ; on attend false.
deal-one-deck = Ces règles demandent une pioche (« deck »), pas { $found }.
deal-two-decks = Ces règles demandent deux pioches (« decks »), pas { $found }.
deck-common = la pioche
deck-of-player = la pioche du joueur { $player }
deal-foreign = { $number } ne peut pas être dans { $deck } : les cartes vont de 2 à { $highest }.
deal-doubled = La carte { $card } est deux fois dans { $deck }.
deal-missing = Il manque la carte { $card } dans { $deck } : les { $count } cartes doivent y être.
deal-starter = Le joueur { $starter } ne peut pas commencer : les joueurs sont numérotés de 0 à { $last }.
notation-at = Au caractère { $at } : { $fault }.
fault-pile = « { $found } » n’est pas une pile ; on attend une lettre de A à D et un nombre, comme A57
fault-card = « { $found } » n’est pas une carte ; on attend un nombre
fault-play = « { $found } » n’est pas un coup ; on attend une carte et une pile, comme 47A
fault-no-card = il n’y a pas de carte { $number }
fault-no-pile = il n’y a pas de pile { $letter } ; on attend A, B, C ou D
fault-missing-pile = il faut la lettre de la pile après { $card }, car il y en a plusieurs ; par exemple { $card }A
fault-missing-bar = on attend « | » entre les piles et la main
fault-extra-bar = un troisième « | » n’a pas de sens ; on attend piles | main | options
fault-option = « { $found } » n’est pas une option ; on attend min=, cover=, deck= ou rules=
fault-option-twice = { $option }= est donné deux fois
fault-option-number = « { $value } » ne va pas avec { $option }= ; on attend un nombre de 0 à 99
fault-option-piles = « { $value } » ne va pas avec { $option }= ; on attend des lettres de piles, comme A
fault-option-rules = « { $value } » ne va pas avec { $option }= ; on attend classic ou duel
fault-no-piles = il n’y a aucune pile ; on en attend au moins une, comme A57
fault-pile-twice = la pile { $pile } est donnée deux fois
fault-bad-top = { $number } ne peut pas être sur la pile { $pile } ; on attend une carte de 2 à { $highest }, ou { $base } pour la pile vide
fault-empty-hand = la main est vide ; on attend au moins une carte
fault-no-such-card = il n’y a pas de carte { $number } ; on attend de 2 à { $highest }
fault-card-twice = la carte { $card } est deux fois dans la main
fault-card-elsewhere = la carte { $card } est déjà sur la table, et il n’y en a pas d’autre
fault-cannot-cover = la pile { $pile } ne peut pas être couverte ; on attend une des piles du joueur données plus haut
save-malformed = Ce n’est pas une partie enregistrée : { $detail }.
save-other-format = Ce n’est pas une partie de Saute-Dix, mais « { $found } ».
save-unknown-version = Cette partie est enregistrée dans la version { $version } du format, que ce programme ne connaît pas.
save-unknown-rules = Cette partie est enregistrée avec des règles inconnues ici : « { $found } ».
save-notation = Tour { $turn } de la partie enregistrée. { $fault }
save-play = Tour { $turn } de la partie enregistrée, { $play } : { $why }
save-end = Tour { $turn } de la partie enregistrée : { $why }
save-signal = La partie enregistrée contient un signal que le joueur { $player } n’a pas pu donner.
save-asked = Le tour { $turn } de la partie enregistrée contient un signal que le joueur { $player } n’a pas pu donner.
save-taken-back = Une note de la partie enregistrée dit que le tour { $turn } a été repris, mais un tel tour est impossible.
