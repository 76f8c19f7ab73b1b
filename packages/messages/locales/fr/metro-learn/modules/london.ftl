title = Londres

lesson_1 = Un taxi fait le tour de huit sites, par les emplacements du haut à l’aller, par ceux du bas au retour.
lesson_2 = Pose une tuile sur un touriste, et le taxi avance, de quatre emplacements au plus, jusqu’à la couleur de ce touriste.
lesson_3 = Chaque emplacement parcouru te rapporte un point. Si la couleur ne vient pas parmi les quatre, tu ne gagnes rien.
lesson_4 = Le taxi reste où il s’arrête, et la prochaine course part de là.

rules_L1 = Huit sites forment une rangée dans un ordre tiré au hasard, avec une boucle de demi-tour à chaque bout. Chacun a deux emplacements colorés en haut et deux en bas. Ensemble, ils forment un circuit : vers la droite par les emplacements du haut, retour vers la gauche par ceux du bas. Le taxi attend au bout gauche. Les touristes se tiennent sur le plateau comme à Paris (P1).
rules_L2 = Si tu poses une tuile sur un touriste, le taxi démarre. Il s’arrête au premier emplacement de la couleur du touriste, et tu gagnes un point par emplacement parcouru ; les demi-tours ne comptent pas. Après quatre emplacements sans cette couleur, il s’arrête là, et tu ne gagnes rien. Le touriste quitte le jeu dans les deux cas.
rules_L3 = Les emplacements des sites : les deux du haut, puis les deux du bas, de gauche à droite. Tower Bridge : jaune, vert ; bleu, rouge. Big Ben : bleu, violet ; orange, marron. Palais de Westminster : orange, gris ; vert, jaune. Cathédrale Saint-Paul : vert, rouge ; violet, bleu. Trafalgar Square : violet, marron ; gris, orange. London Eye : gris, jaune ; rouge, vert. Tour de Londres : rouge, bleu ; marron, violet. Palais de Buckingham : marron, orange ; jaune, gris.
