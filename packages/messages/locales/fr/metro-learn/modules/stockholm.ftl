title = Stockholm

lesson_1 = Tu reçois en secret une à trois couleurs.
lesson_2 = Une tuile posée sur un touriste l’envoie au premier emplacement libre de la rangée de sites. Chaque emplacement vaut des points.
lesson_3 = À la fin, tu gagnes les points de tous les touristes de tes couleurs, peu importe qui les a envoyés.
lesson_4 = Choisis donc le bon moment pour tes couleurs, et ne laisse personne les deviner.
lesson_5 = Dans la variante visible, chaque couleur a son site, et qui pose la tuile marque aussitôt.

rules_S1 = Huit sites de quatre emplacements chacun forment une seule rangée, dans un ordre tiré au hasard. Les touristes se tiennent sur le plateau comme à Paris (P1). Sur huit pastilles de couleur, tu en reçois quelques-unes en secret : trois chacun à deux, deux à trois ou quatre, une à cinq ou six. Personne ne voit le reste.
rules_S2 = Si tu poses une tuile sur un touriste, il va au premier emplacement libre de la rangée, à partir de la gauche. À la fin, tu gagnes les points de tous les emplacements où se tient un touriste d’une de tes couleurs.
rules_S3 = Variante visible : chaque site reçoit une couleur au hasard, à la vue de tous. Un touriste va au premier emplacement libre du site de sa couleur, et qui a posé la tuile en gagne aussitôt les points.
rules_S4 = Les points des emplacements, de gauche à droite. Gröna Lund : 1, 3, 2, 4. Drottningholm : 0, 2, 3, 5. Musée Nobel : 1, 5, 1, 3. Palais royal : 4, 0, 5, 1. Storkyrkan : 2, 3, 3, 2. Musée Vasa : 3, 0, 4, 3. Globe Arena : 2, 1, 5, 2. Hôtel de ville : 1, 4, 1, 4. Chaque site a dix points en tout.

figures_row = La moitié de la rangée. Le prochain touriste va sur l’emplacement en pointillé. L’or marque les touristes aux couleurs secrètes d’un joueur : { $points } points jusqu’ici.

tutorial_chips = À Stockholm, tu possèdes en secret trois couleurs : orange, vert et marron. Les touristes de ces couleurs rapportent pour toi. Camille en a trois autres.
tutorial_row = Une tuile posée sur un touriste l’envoie vers la rangée de sites, toujours au premier emplacement libre en partant de la gauche. Le nombre inscrit est ce que ce touriste vaudra.
tutorial_send = Le prochain emplacement vaut beaucoup. Sur la case marquée se tient un touriste vert, une de tes couleurs. Pose-y ta tuile.
tutorial_low = Ton touriste vert occupe un emplacement qui vaut 5. Le suivant ne vaut que 1 : n’y envoie pas tes couleurs. Envoie-y un touriste bleu : pose ta tuile sur la case marquée.
tutorial_guess = Le bleu a pris l’emplacement à 1 point. Puis Camille a envoyé un touriste jaune sur un emplacement qui vaut 3. Le jaune est peut-être une de ses couleurs ? Observe les autres, et ne te trahis pas.
tutorial_end = Personne ne marque encore. À la fin, toutes les couleurs sont révélées, et chacun reçoit les points sous les touristes de ses couleurs, peu importe qui les a envoyés.
