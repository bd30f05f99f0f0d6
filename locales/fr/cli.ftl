### La ligne de commande.

about = Un outil de calcul mental pour la classe : un jeu de cartes, ses énigmes et ses fiches
heading-usage = Utilisation{"\u00A0"}
heading-commands = Commandes{"\u00A0"}
heading-arguments = Arguments{"\u00A0"}
heading-options = Options{"\u00A0"}
help-lang = Langue des textes : { $codes } (celle du système par défaut)
help-help = Affiche cette aide
help-version = Affiche la version
help-referee = Arbitre une partie pour un autre programme : une commande par ligne, des réponses en JSON
help-solve = Trouve le meilleur coup d’une position, combien il y en a, et la frontière
help-check = Corrige une réponse à une position
help-simulate = Fait jouer des parties entières à l’ordinateur
help-puzzle = Fabrique des énigmes avec leurs solutions
help-locales = Liste et vérifie les langues
help-list = Affiche ce qui existe
help-check-content = Vérifie ce qui est fourni, ou le vôtre dans un dossier
help-folder = Un dossier à vous
help-kind = legal, jump, room, order, table, mistake, truefalse, fire ou duel (toutes mélangées par défaut)
help-level = Le niveau, à partir de 1 (tous par défaut)
help-hand = Le nombre de cartes en main, de 3 à 8 (6 par défaut)
help-deck = L’écriture des nombres : units, tens ou tenths (units par défaut)
help-count = Le nombre d’énigmes (1 par défaut)
help-code = Refait l’énigme ou la série de ce code
help-position = Piles, main et options, comme "A57 | 72 63 58 47 | min=2"
help-plays = Les cartes avec leurs piles, dans l’ordre, comme "47A 37A"
help-json = Donne un document JSON
help-stdin = Lit une position par ligne et répond à chacune par une ligne de JSON
help-players = Le nombre de joueurs, de 1 à 5 (2 par défaut)
help-games = Le nombre de parties (1000 par défaut)
help-strategy = Leur façon de jouer : { $names }, ou plusieurs d’entre elles séparées par des virgules, une par place et ainsi de suite (team par défaut)
help-signals = Si les joueurs qui ont quelque chose à dire font des signaux : on ou off (on par défaut)
help-expert = L’étape expert, de 0 à 2 (0 par défaut)
help-fire = Six cartes brûlent
help-seed = Le nombre qui décide du hasard (1 par défaut)
no-position = « solve » demande une position, ou --stdin.
no-subcommand = Il faut dire à « { $command } » quoi faire : list ou check.
missing-argument = Il manque quelque chose : { $arguments }.
bad-number-in = « { $value } » ne va pas avec { $argument } ; on attend un nombre entier de { $lowest } à { $highest }.
bad-number = « { $value } » ne va pas avec { $argument } ; on attend un nombre entier permis.
conflict = { $one } ne va pas avec { $other }.
illegal-move = Un joueur de l’ordinateur a triché ; merci de nous le signaler : { $detail }
no-window = Aucune fenêtre ne peut s’ouvrir ici. Les commandes s’en passent : { $commands } ; --help en dit plus. (Le système dit : { $detail })
unknown-command = « { $found } » n’est pas une commande ; on attend : { $commands }.
unknown-argument = « { $found } » n’est pas un argument de cette commande ; voir --help.
value-missing = { $argument } demande une valeur.
value-missing-of = { $argument } demande une valeur ; on attend : { $expected }.
bad-value = « { $value } » ne va pas avec { $argument }.
bad-value-of = « { $value } » ne va pas avec { $argument } ; on attend : { $expected }.
misuse = La ligne de commande n’est pas comprise : { $detail }.
cannot-read = L’entrée standard ne peut pas être lue : { $detail }.
nobody-reads = Plus personne ne lit la sortie.
cannot-write = La sortie ne peut pas être écrite : { $detail }.
line-too-long = La ligne dépasse { $limit } octets et a été sautée.
not-text = La ligne n’est pas du texte UTF-8 et a été sautée.
not-a-puzzle-code = C’est le code d’une fiche : « worksheet --code » la refait.
not-a-puzzle-code-deal = C’est le code d’une donne : tapez-le dans la fenêtre, là où l’on joue.
not-a-puzzle-code-hour = C’est le code d’une séance préparée : tapez-le dans la fenêtre, là où on la suit.
series-code = Le code de cette série est { $code }.
puzzle-heading = { $number }. { $code }  { $kind }, niveau { $level }
solution-line = Solution : { $solution }
column-players = Joueurs
column-strategy = Stratégie
column-signals = Signaux
column-games = Parties
column-wins = Gagnées
column-rate = Gagnées, %
column-left = Cartes restantes
column-seconds = Secondes
referee-unknown = « { $found } » n’est pas une commande ; on attend new, play, end, undo ou state.
referee-empty = Une ligne vide n’est pas une commande ; on attend new, play, end, undo ou state.
referee-alone = « { $command } » est seul sur sa ligne ; on n’attend rien après.
referee-no-game = Il n’y a pas encore de partie ; commencez-en une avec « new ».
referee-one-play = « play » demande une carte et sa pile, comme 47A.
referee-chance-needs-a-seed = Pour tirer au sort qui commence, il faut "seed" ; avec des cartes données, nommez le joueur.
locale-line = { $code }  { $name } ({ $count } textes)
locale-fine = { $code } : les { $count } textes sont là.
help-address = adresse de la version web : chaque fiche a alors un code QR qui mène à ses énigmes
bad-address = « { $found } » n’est pas l’adresse d’une page ; on attend par exemple https://ecole.example/saute-dix/, de { $most } lettres au plus.
help-lessons = Liste et vérifie les leçons
lesson-line = { $name } : { $title } ({ $skill })
lesson-no-file = Il n’y a aucune leçon dans « { $folder } » ; on attend des fichiers en .json, avec des « steps ».
help-rules = Les règles : classic ou duel (classic par défaut) ; dans un duel, on compte les victoires de la première place, et les places commencent à tour de rôle
help-think = Combien de millisecondes un joueur peut réfléchir à un coup au plus (autant qu’il veut par défaut)
too-many-strategies = Il y a plus de façons de jouer que de places : { $found } pour { $players }.
help-player = Prend une place à la table d’un autre programme : ce que voit la place, une ligne à la fois, puis son coup, en JSON
help-player-strategy = Sa façon de jouer : { $names }
help-player-signals = Si les joueurs de la table font des signaux : on ou off (par défaut, si celui-ci en ferait)
help-player-seed = Le nombre qui décide du hasard propre au joueur
help-referee-long =
    Arbitre une partie pour un autre programme. Lit une commande par ligne sur l’entrée standard et répond à chacune par une ligne de JSON.

    new {"{"}"rules":"classic","players":2,"expert":0,"fire":false,"seed":7{"}"} commence une partie. "rules" vaut classic ou duel. À la place de "seed", "deck" (en duel "decks") donne les cartes dans l’ordre de la pioche. "starter" est le numéro du joueur qui commence, ou "random".
    play 47A pose la carte 47 sur la pile A.
    end finit le tour.
    undo reprend la dernière carte de ce tour.
    state ne change rien.

    Chaque réponse contient "ok" et "state" ; une commande refusée contient aussi "reason" et "message", et laisse la partie telle quelle. La raison est l’une de : not_in_hand, not_ten, wrong_way, same_card, no_such_pile, not_a_help, second_help, too_few, nothing_to_undo, game_over, no_game, bad_play, bad_settings, bad_rules, bad_deal, unknown_command, not_text et line_too_long. Une ligne peut faire 64 ko. En duel, A et B sont les piles du joueur dont c’est le tour, C et D celles de l’adversaire.
help-player-long =
    Prend une place à la table d’un autre programme. Lit ce que voit la place, un objet JSON par ligne, sur l’entrée standard et répond à chacun par une ligne de JSON. Chaque ligne est complète.

    {"{"}"rules":"classic","expert":0,"fire":false,"players":3,"seat":1,"to_move":true,"piles":{"{"}"A":1,"B":1,"C":100,"D":100{"}"},"hand":[4,17,20,41,42,72],"hands":[6,6,6],"deck":80,"laid":[],"played":0,"min":2,"signals":[],"burning":[],"due":[]{"}"}

    Les places se comptent à partir de 0. "hands" donne la taille des mains par place, "laid" toutes les cartes posées dans l’ordre, sommets compris, "played" combien d’entre elles l’ont été à ce tour, et "signals" les signaux des autres places, comme {"{"}"seat":2,"pile":"A","say":"leave"{"}"} ou "no_big_step". "rules", "expert", "fire", "players", "to_move", "played", "min", "signals", "burning" et "due" peuvent manquer là où ils ne servent pas ou découlent du reste.
    La réponse est {"{"}"move":"47A"{"}"} ou {"{"}"move":"end"{"}"}, avec "chance" (de 0 à 1) si le joueur connaît ses chances de gagner.
    Avec "to_move" false, la place attend ; "mover" dit alors à qui est le tour, "played", "min" et "due" sont les siens, et la réponse est {"{"}"signals":[{"{"}"pile":"A","say":"leave"{"}"}]{"}"} : ce que dit la place désormais, au lieu de ce qu’elle disait.
    Dans le duel, "piles", "hands", "deck" et "laid" commencent par le côté de la place : A et B sont ses piles, "deck" est deux nombres et "laid" deux listes. "helped" dit si la place a posé sa carte d’aide à ce tour ; s’il manque, il est déduit de "laid".

    À une ligne impossible, la réponse est {"{"}"error":"…"{"}"}. Les lignes ont au plus 64 ko.
