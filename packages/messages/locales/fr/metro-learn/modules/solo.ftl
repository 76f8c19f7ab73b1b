title = Solo

lesson_1 = Tu diriges les huit compagnies à la fois, avec deux tuiles visibles devant toi.
lesson_2 = À chaque tour, une carte indique une couleur. Pose une de tes tuiles là où continue une ligne inachevée de cette couleur.
lesson_3 = Ici, les lignes d’une seule tuile sont permises.
lesson_4 = Quand les 32 lignes sont terminées, ton résultat est le bénéfice de la compagnie la plus faible. Prends donc soin de la plus pauvre.
lesson_5 = Le mode difficile déduit aussi l’écart entre la plus riche et la plus pauvre.

rules_M16 = Tu joues en solitaire avec les huit compagnies et leurs stations (M1). Toutes partent de 0. Un paquet de huit cartes, une par compagnie, décide de la couleur.
rules_M17 = Deux tuiles sont visibles devant toi. À chaque tour, une carte est retournée. Choisis une ligne inachevée de sa couleur et pose une de tes tuiles sur la case où cette ligne entre ensuite ; puis pioche une tuile. Quand toutes les cartes sont passées, on les mélange de nouveau. Quand la pioche est vide, tu continues avec les tuiles qui te restent. Les lignes qui se terminent à la gare centrale sont doublées (B17).
rules_M18 = Jusqu’à ce que la huitième carte soit retournée, tu peux refuser une tuile dddd, qui renvoie tous les trains, au moment où tu la pioches. Tu en reçois une autre, et la tuile refusée retourne parmi les autres. La seconde dddd peut aussi être refusée.
rules_M19 = Tu poses au bord ou à côté d’autres tuiles, sans les tourner (B12, B13). Les lignes d’une seule tuile sont permises.
rules_M20 = Quand une compagnie a terminé ses quatre lignes, sa carte quitte aussitôt le jeu, où qu’elle soit. Si le paquet est épuisé, les cartes déjà passées en forment un nouveau. La partie se termine quand les 32 lignes ont compté, même s’il reste des tuiles. Ton résultat est le bénéfice de la compagnie la plus pauvre. Dans la variante difficile, l’écart entre la plus riche et la plus pauvre est déduit. Exemple : 35 pour la première et 22 pour la dernière donnent 22, ou 9 dans la variante difficile.

figures_extend = La carte montre cette couleur. Une tuile se pose là où continuerait une de ses lignes inachevées : sur une case marquée.

tutorial_alone = Tu joues sans adversaire, pour les huit compagnies à la fois. Ton résultat est le bénéfice de la plus pauvre : aucune ne doit rester en arrière.
tutorial_refuse = Tu as toujours deux tuiles visibles. Celle que tu viens de piocher renvoie tous les trains d’où ils viennent. En début de partie, tu peux la refuser et en recevoir une autre : fais-le.
tutorial_yellow = Une carte dit à quelle compagnie c’est le tour : la jaune. La tuile doit aller là où continue une ligne jaune inachevée. Choisis la tuile de droite et pose-la sur la case marquée.
tutorial_red = 4 points pour les jaunes. Tu as pioché une nouvelle tuile, et c’est au tour des rouges. Cette fois, la tuile de gauche est la meilleure : pose-la sur la case marquée.
tutorial_purple = 3 points pour les rouges. C’est au tour des violets, et la tuile de gauche convient encore. Pose-la sur la case marquée.
tutorial_lowest = 4 points pour les violets. Mais quatre compagnies n’ont encore rien, et ton résultat serait 0 pour l’instant. Les longues lignes n’aident que si chaque compagnie en a.
tutorial_cards = Les huit cartes reviennent sans cesse. Quand toutes les lignes d’une compagnie sont terminées, sa carte quitte le jeu. La partie finit quand toutes les lignes ont compté.
