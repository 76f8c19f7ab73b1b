title = New York

lesson_1 = Un touriste attend du côté des arrivées de chaque station.
lesson_2 = Quand une de tes lignes se termine à une station, tu prends son touriste sur ton plateau.
lesson_3 = À la fin, chaque touriste rapporte ce que ton plateau donne pour sa couleur : de 0 à 3 points. Chaque plateau est différent.
lesson_4 = Les lignes qui vont à la gare centrale comptent double, mais personne n’y attend.

rules_N1 = Chacun reçoit au hasard un des huit plateaux ; avec les compagnies, c’est chaque compagnie qui en reçoit un. Du côté des arrivées de chacune des 32 stations attend un touriste, placé au hasard, quatre de chaque couleur.
rules_N2 = Quand une ligne se termine à une station, son propriétaire prend le touriste qui y attend. Une voie d’arrivée ne voit jamais finir qu’une ligne : il y en a donc toujours un. À la gare centrale, il n’y a personne à prendre. À la fin, chaque touriste vaut ce que le plateau de son propriétaire indique pour sa couleur.
rules_N3 = Dans l’ordre des couleurs (Y3), le premier plateau donne 0, 3, 1, 2, 0, 2, 3, 1. Chaque plateau suivant commence une place plus loin dans cette série et reprend à la fin ce qu’il a sauté. Les sites des couleurs sont Empire State Building, Yankee Stadium, Times Square, Central Park, Statue de la Liberté, Pont de Brooklyn, Cathédrale Saint-Patrick et Rockefeller Center. Exemple : deux touristes à 3, deux à 1 et un à 0 rapportent 8.

figures_taken = La ligne de la station { $from } est arrivée à la station { $to }. Son propriétaire a pris le touriste qui y attendait ; les autres attendent encore.

tutorial_board = À New York, tu as ton propre plateau. Il indique ce que vaut pour toi un touriste de chaque couleur. Chez toi, le jaune et le gris valent le plus.
tutorial_waits = Un touriste attend à chaque station. Si une de tes lignes se termine à une station, tu prends le touriste qui y attend. L’endroit où finissent tes lignes compte donc.
tutorial_finish = Ta ligne de la station 9 peut se terminer à la station 8, où attend un touriste jaune. Pose ta tuile sur la case marquée.
tutorial_taken = 3 points tout de suite pour la ligne, et un touriste jaune qui en vaudra 3 de plus à la fin.
tutorial_cut = Camille a terminé ta ligne de la station 29. Elle finit à la station 28, et le touriste marron qui y attendait vaut 0 sur ton plateau. Les autres aussi peuvent choisir où finissent tes lignes.
tutorial_both = À ton tour d’en profiter. La case marquée mène ta ligne de la station 7 à un autre touriste jaune, et celle de Camille, de la station 8, à un touriste orange.
tutorial_sum = Le jaune te vaut encore 3, tandis que l’orange vaut 0 chez Camille. Encore une chose : les lignes qui finissent à la gare centrale comptent double comme toujours, mais personne n’y attend.
