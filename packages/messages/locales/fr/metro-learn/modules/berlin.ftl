title = Berlin

lesson_1 = Quatre groupes de touristes se tiennent sur le plateau. Une tuile posée sous un touriste le porte désormais.
lesson_2 = Quand une ligne est terminée, qui la possède reçoit une carte de la couleur du touriste pour chaque passage sur sa tuile.
lesson_3 = À la fin, le plus de cartes d’une couleur rapporte le grand nombre de son site, la deuxième place le petit.
lesson_4 = Les cartes que personne n’a prises concourent comme un joueur à part. Une seule carte peut ne pas suffire.

rules_E1 = Huit sites forment une rangée. Il y a trois touristes de chaque couleur. Deux de chaque se tiennent sur le plateau, en quatre groupes carrés de quatre couleurs différentes, un dans chaque quart du plateau, à une case du bord. Le troisième de chaque couleur va sur un site au hasard. Chaque couleur a huit cartes.
rules_E2 = Une tuile posée sur un touriste le porte désormais. Quand une ligne compte, son propriétaire prend une carte de la couleur du touriste pour chaque passage sur cette tuile. Exemple : une ligne de 7 points qui passe deux fois par un touriste jaune et une fois par un violet rapporte 7 points, deux cartes jaunes et une violette.
rules_E3 = À la fin, chaque couleur se juge à part. Qui a le plus de cartes gagne le plus grand nombre du site où se tient le touriste de cette couleur ; la deuxième place gagne le plus petit. Si plusieurs ont le plus de cartes, les deux nombres sont ajoutés, partagés entre eux et arrondis à l’unité inférieure, et il n’y a pas de deuxième place. Si plusieurs sont à la deuxième place, le plus petit nombre est partagé de la même façon. Les cartes qui n’ont pas été prises sont à un propriétaire imaginaire, qui gagne ou partage comme tout le monde ; ses points sont perdus. Sans carte de la couleur, on ne gagne rien.
rules_E4 = Les sites ont deux faces ; joue avec toutes les faces A, toutes les faces B ou un mélange au hasard. Plus grand et plus petit nombre de la face A, puis de la face B. Alexanderplatz : 4/3, 7/1. Red Town Hall : 5/3, 8/1. Victory Column : 5/4, 8/2. Brandenburg Gate : 6/3, 9/1. Berlin Cathedral : 6/4, 9/2. Museum Island : 6/5, 10/1. Reichstag : 7/4, 10/2. Memorial Church : 7/5, 11/2.
