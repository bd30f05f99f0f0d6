### La page autour de la fenêtre, dans un navigateur.

web-loading = Saute-Dix arrive…
web-no-script = Saute-Dix a besoin de JavaScript : autorisez-le pour cette page, puis rechargez-la.
web-old = Ce navigateur est trop ancien pour Saute-Dix : il n’a pas WebAssembly. Un plus récent ira bien.
web-no-picture = Ce navigateur ne peut pas afficher Saute-Dix : il faut WebGL, qui manque ou qui est désactivé. ({ $detail })
web-broken = Quelque chose s’est mal passé, et Saute-Dix s’est arrêté. La partie et les réglages sont gardés.
web-again = Recharger
web-what = Un jeu de cartes guidé, des énigmes et des fiches pour le calcul mental
