title = Voies centrales

lesson_1 = Avant la partie, quatre tuiles de voies couvrent le milieu du plateau.
lesson_2 = Les trains ne s’y arrêtent pas : ils traversent et ressortent d’un autre côté.
lesson_3 = Rien n’est donc doublé, mais les lignes peuvent devenir très longues.
lesson_4 = Attention : toucher le milieu ne suffit pas pour poser une tuile.

rules_M13 = Avant la partie, quatre des huit tuiles de voies centrales sont tirées et couvrent le centre, chacune tournée au hasard. Elles n’ont pas de flèche. Les huit sont { $tiles }.
rules_M14 = Les lignes traversent le centre et ne se terminent qu’au bord ; rien n’est donc doublé. Traverser une tuile du centre rapporte 1 point, comme partout.
rules_M15 = Les tuiles du centre n’ouvrent aucune case : une tuile doit être au bord ou à côté d’une tuile posée par un joueur (B12).

figures_through = La ligne traverse le centre : { $length } passages jusqu’ici, dont { $inside } sur les tuiles du centre.

tutorial_covered = Quatre tuiles de voies couvrent la gare centrale, choisies et tournées au hasard. Les trains ne s’y arrêtent pas : ils traversent et ressortent ailleurs.
tutorial_enter = Ton train de la station 5 attend au-dessus du milieu. Pose ta tuile sur la case marquée et fais-le entrer.
tutorial_through = Il a traversé deux tuiles centrales et attend maintenant de l’autre côté. Elles comptent comme les autres : un point par passage.
tutorial_finish = Termine la ligne : pose ta tuile sur la case marquée et regarde où va le train.
tutorial_scored = 17 points, et elle s’est terminée à la station 14. Rien n’est doublé ici, puisqu’aucune ligne ne finit au milieu. Mais les lignes peuvent devenir très longues.
tutorial_neighbours = À retenir : toucher le milieu ne suffit pas pour poser une tuile. Il lui faut toujours le bord du plateau ou une tuile posée par un joueur.
