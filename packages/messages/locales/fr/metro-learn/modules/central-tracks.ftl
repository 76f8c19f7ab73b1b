title = Voies centrales

lesson_1 = Avant la partie, quatre tuiles de voies couvrent le milieu du plateau.
lesson_2 = Les trains ne s’y arrêtent pas : ils traversent et ressortent d’un autre côté.
lesson_3 = Rien n’est donc doublé, mais les lignes peuvent devenir très longues.
lesson_4 = Attention : toucher le milieu ne suffit pas pour poser une tuile.

rules_M13 = Avant la partie, quatre des huit tuiles de voies centrales sont tirées et couvrent le centre, chacune tournée au hasard. Elles n’ont pas de flèche. Les huit sont { $tiles }.
rules_M14 = Les lignes traversent le centre et ne se terminent qu’au bord ; rien n’est donc doublé. Traverser une tuile du centre rapporte 1 point, comme partout.
rules_M15 = Les tuiles du centre n’ouvrent aucune case : une tuile doit être au bord ou à côté d’une tuile posée par un joueur (B12).
