title = New York

lesson_1 = Un touriste attend du côté des arrivées de chaque station.
lesson_2 = Quand une de tes lignes se termine à une station, tu prends son touriste sur ton plateau.
lesson_3 = À la fin, chaque touriste rapporte ce que ton plateau donne pour sa couleur : de 0 à 3 points. Chaque plateau est différent.
lesson_4 = Les lignes qui vont à la gare centrale comptent double, mais personne n’y attend.

rules_N1 = Chacun reçoit au hasard un des huit plateaux ; avec les compagnies, c’est chaque compagnie qui en reçoit un. Du côté des arrivées de chacune des 32 stations attend un touriste, placé au hasard, quatre de chaque couleur.
rules_N2 = Quand une ligne se termine à une station, son propriétaire prend le touriste qui y attend. Une voie d’arrivée ne voit jamais finir qu’une ligne : il y en a donc toujours un. À la gare centrale, il n’y a personne à prendre. À la fin, chaque touriste vaut ce que le plateau de son propriétaire indique pour sa couleur.
rules_N3 = Dans l’ordre des couleurs (Y3), le premier plateau donne 0, 3, 1, 2, 0, 2, 3, 1. Chaque plateau suivant commence une place plus loin dans cette série et reprend à la fin ce qu’il a sauté. Les sites des couleurs sont Empire State Building, Yankee Stadium, Times Square, Central Park, Statue de la Liberté, Pont de Brooklyn, Cathédrale Saint-Patrick et Rockefeller Center. Exemple : deux touristes à 3, deux à 1 et un à 0 rapportent 8.
