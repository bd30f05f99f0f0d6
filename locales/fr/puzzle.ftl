### Énigmes : questions, réponses, et ce qui cloche dans une demande.

pile-up = La pile { $name } monte et montre { $top }.
pile-down = La pile { $name } descend et montre { $top }.
pile-up-opponent = La pile adverse { $name } monte et montre { $top }.
pile-down-opponent = La pile adverse { $name } descend et montre { $top }.
ask-legal = { $piles } Lesquelles de ces cartes peut-on y poser ? { $cards }
ask-jump = { $pile } Quelle carte la fait reculer d’exactement { $ten } ?
ask-two-jumps = { $pile } Deux cartes de suite la font reculer de { $ten } chacune. Que montre-t-elle alors ?
ask-room = { $pile } On y pose ensuite { $cards }. De combien est-elle plus loin qu’au début ?
ask-best = { $piles } Main : { $cards }. Pose au moins { $minimum }. Quel est le meilleur coup ?
ask-best-fire = { $piles } Main : { $cards }. Pose au moins { $minimum }. La carte sur { $burning } brûle : couvre-la. Quel est le meilleur coup ?
ask-mistake = { $piles } Quelqu’un pose { $order }. Quelle est la première carte qu’on n’a pas le droit de poser ?
ask-dear-mistake = { $piles } Main : { $cards }. Quelqu’un pose { $order }. Tout est permis, mais avec le même nombre de cartes, la pile pouvait avancer moins. Quelle est la première carte mal choisie ?
answer-none = aucune
answer-step = carte numéro { $step }
answer-true = vrai
answer-false = faux
fact-jump = De { $top } à { $card }, la pile recule d’exactement { $ten } : c’est permis.
fact-greater-fits = { $count ->
        [one] { $cards } est plus grand
       *[other] { $cards } sont plus grands
    } que { $top } : c’est permis.
fact-greater-not = { $count ->
        [one] { $cards } est plus grand
       *[other] { $cards } sont plus grands
    } que { $top }, et l’écart n’est pas exactement { $ten } : ce n’est pas permis sur une pile qui descend.
fact-smaller-fits = { $count ->
        [one] { $cards } est plus petit
       *[other] { $cards } sont plus petits
    } que { $top } : c’est permis.
fact-smaller-not = { $count ->
        [one] { $cards } est plus petit
       *[other] { $cards } sont plus petits
    } que { $top }, et l’écart n’est pas exactement { $ten } : ce n’est pas permis sur une pile qui monte.
fact-ten-less = { $from } − { $ten } = { $to }.
fact-ten-more = { $from } + { $ten } = { $to }.
fact-moved = De { $from } à { $to } : { $room }.
fact-moved-jump = De { $from } à { $to } : { $room }. Le saut a fait reculer la pile de { $ten }.
fact-wrong-step = La carte numéro { $step } ({ $card }) est l’erreur.
spec-level-order = Le niveau { $level } demande plusieurs piles, et « order » n’en a qu’une ; on attend de 1 à { $highest }, ou « table ».
spec-level = « { $kind } » n’a pas de niveau { $level } ; on attend de 1 à { $highest }.
spec-hand = Une main a de 3 à 8 cartes, pas { $found }.
spec-seed = La graine { $found } est trop grande pour une énigme.
series-no-kind = Une série demande au moins une sorte d’énigme.
series-count = Une série a de 1 à { $most } énigmes, pas { $found }.
series-levels = Les niveaux de { $lowest } à { $highest } sont à l’envers.
cannot-make = Impossible de fabriquer une énigme « { $kind } » de niveau { $level } avec { $hand } cartes ; essayez une autre taille ou un autre niveau.
code-letter = Le code contient « { $letter } » à la place { $at }, ce qu’aucun code ne contient.
code-length = Le code a { $found } lettres et chiffres ; on en attend { $expected }.
code-too-short = C’est trop court pour un code ({ $found } lettres et chiffres).
code-check = Le code n’est pas valable : une lettre ou un chiffre est mal tapé.
code-unknown-version = Les codes qui commencent par « { $first } » sont d’une sorte ou d’une version que ce programme ne connaît pas.
goal-pile = Fais avancer la pile le moins possible. Une carte de plus vaut jusqu’à { $fair }.
goal-duel = Avance et donne le moins de pas possible. Une carte de plus vaut jusqu’à { $fair }.
goal-piles = Fais avancer les piles le moins possible. Une carte de plus vaut jusqu’à { $fair }.
level-word = { $level ->
        [1] premiers pas
        [2] facile
        [3] moyen
        [4] difficile
        [5] très difficile
       *[other] champion
    }
