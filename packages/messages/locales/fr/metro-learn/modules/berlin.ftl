title = Berlin

lesson_1 = Quatre groupes de touristes se tiennent sur le plateau. Une tuile posée sur un touriste le porte désormais.
lesson_2 = Quand une ligne est terminée, qui la possède reçoit une carte de la couleur du touriste pour chaque passage sur sa tuile.
lesson_3 = À la fin, qui a le plus de cartes d’une couleur gagne le grand nombre de son site, et la deuxième place le petit.
lesson_4 = Les cartes que personne n’a prises concourent comme un joueur à part. Une seule carte peut ne pas suffire.

rules_E1 = Huit sites forment une rangée. Il y a trois touristes de chaque couleur. Deux de chaque se tiennent sur le plateau, en quatre groupes carrés de quatre couleurs différentes, un dans chaque quart du plateau, à une case du bord. Le troisième de chaque couleur va sur un site au hasard. Chaque couleur a huit cartes.
rules_E2 = Une tuile posée sur un touriste le porte désormais. Quand une ligne compte, son propriétaire prend une carte de la couleur du touriste pour chaque passage sur cette tuile. Exemple : une ligne de 7 points qui passe deux fois par un touriste jaune et une fois par un violet rapporte 7 points, deux cartes jaunes et une violette.
rules_E3 = À la fin, chaque couleur se juge à part. Qui a le plus de cartes gagne le plus grand nombre du site où se tient le touriste de cette couleur ; la deuxième place gagne le plus petit. Si plusieurs ont le plus de cartes, les deux nombres sont ajoutés, partagés entre eux et arrondis à l’unité inférieure, et il n’y a pas de deuxième place. Si plusieurs sont à la deuxième place, le plus petit nombre est partagé de la même façon. Les cartes qui n’ont pas été prises sont à un propriétaire imaginaire, qui gagne ou partage comme tout le monde ; ses points sont perdus. Sans carte de la couleur, on ne gagne rien.
rules_E4 = Les sites ont deux faces ; joue avec toutes les faces A, toutes les faces B ou un mélange au hasard. Plus grand et plus petit nombre de la face A, puis de la face B. Alexanderplatz : 4/3, 7/1. Hôtel de ville rouge : 5/3, 8/1. Colonne de la Victoire : 5/4, 8/2. Porte de Brandebourg : 6/3, 9/1. Cathédrale de Berlin : 6/4, 9/2. Île aux Musées : 6/5, 10/1. Reichstag : 7/4, 10/2. Église du Souvenir : 7/5, 11/2.

figures_took = Une ligne de { $points } points traverse { $count } fois la tuile du touriste : son propriétaire prend { $count } cartes de cette couleur.
figures_majority = Les cartes de trois couleurs : l’or en a le plus et reçoit le grand nombre, le vert vient ensuite et reçoit le petit. En cas d’égalité, on partage. La dernière colonne compte les cartes que personne n’a prises.

tutorial_groups = À Berlin, quatre groupes de quatre touristes se tiennent sur le plateau. Huit autres, un de chaque couleur, visitent les sites du panneau. Les deux nombres d’un site disent ce que vaut sa couleur à la fin.
tutorial_carry = Une tuile posée sur un touriste le porte désormais. Pose ta tuile sur la case marquée, où se tient un touriste jaune.
tutorial_finish = Ta ligne de la station 31 passe sur des tuiles avec des touristes. Pose ta tuile sur la case marquée : elle reçoit le touriste violet et termine la ligne.
tutorial_cards = La ligne rapporte 9 points. Et pour chaque passage sur une tuile avec un touriste, tu reçois une carte de sa couleur : 1 verte, 2 bleues et 1 violette.
tutorial_more = Continue la collection : ta ligne de la station 29 passe deux fois sur la tuile du touriste violet et une fois sur celle du bleu. Termine-la.
tutorial_majority = Encore 2 cartes violettes et 1 bleue. À la fin, qui a le plus de cartes d’une couleur gagne le grand nombre de son site, et la deuxième place le petit.
tutorial_imaginary = Camille n’est pas ton seul adversaire. Les cartes que personne n’a prises sont à un propriétaire imaginaire, qui en a encore plus que toi dans chaque couleur. Ne te disperse donc pas trop.
