title = Londres

lesson_1 = Un taxi fait le tour de huit sites, par les emplacements du haut à l’aller, par ceux du bas au retour.
lesson_2 = Pose une tuile sur un touriste, et le taxi avance, de quatre emplacements au plus, jusqu’à la couleur de ce touriste.
lesson_3 = Chaque emplacement parcouru te rapporte un point. Si la couleur ne vient pas parmi les quatre, tu ne gagnes rien.
lesson_4 = Le taxi reste où il s’arrête, et la prochaine course part de là.

rules_L1 = Huit sites forment une rangée dans un ordre tiré au hasard, avec une boucle de demi-tour à chaque bout. Chacun a deux emplacements colorés en haut et deux en bas. Ensemble, ils forment un circuit : vers la droite par les emplacements du haut, retour vers la gauche par ceux du bas. Le taxi attend au bout gauche. Les touristes se tiennent sur le plateau comme à Paris (P1).
rules_L2 = Si tu poses une tuile sur un touriste, le taxi démarre. Il s’arrête au premier emplacement de la couleur du touriste, et tu gagnes un point par emplacement parcouru ; les demi-tours ne comptent pas. Après quatre emplacements sans cette couleur, il s’arrête là, et tu ne gagnes rien. Le touriste quitte le jeu dans les deux cas.
rules_L3 = Les emplacements des sites : les deux du haut, puis les deux du bas, de gauche à droite. Tower Bridge : jaune, vert ; bleu, rouge. Big Ben : bleu, violet ; orange, marron. Palais de Westminster : orange, gris ; vert, jaune. Cathédrale Saint-Paul : vert, rouge ; violet, bleu. Trafalgar Square : violet, marron ; gris, orange. London Eye : gris, jaune ; rouge, vert. Tour de Londres : rouge, bleu ; marron, violet. Palais de Buckingham : marron, orange ; jaune, gris.

figures_ride = Une partie du circuit. Un touriste de la couleur de l’un des { $fields } prochains emplacements rapporte les points inscrits au-dessus.

tutorial_circuit = Le panneau montre le plateau de Londres : huit sites aux emplacements colorés. Ensemble, ils forment un circuit dont un taxi fait le tour. Il se trouve maintenant au London Eye.
tutorial_ride = Pose une tuile sur un touriste, et le taxi cherche sa couleur parmi les quatre emplacements suivants. Devant lui : vert, rouge, marron, orange. Le touriste de la case marquée est orange : pose ta tuile là.
tutorial_paid = Le taxi a parcouru 4 emplacements, et tu gagnes 4 points : un par emplacement. Il reste au palais de Buckingham. Devant lui viennent jaune, vert, bleu et violet. Va chercher le touriste violet de la case marquée.
tutorial_both = Encore 4 points. Tu construis toujours des lignes : cette tuile va chercher un touriste gris, à quatre emplacements, et termine aussi ta ligne de la station 7.
tutorial_missed = Tu as reçu 4 points pour la course et 3 pour la ligne. Puis Camille a pris aussi un touriste gris, mais aucun emplacement gris ne venait parmi les quatre. Le taxi a roulé quand même, et Camille a marqué 0.
tutorial_plan = Regarde donc les quatre prochains emplacements avant de poser une tuile sur un touriste. Une course qui ne rapporte rien déplace quand même le taxi, pour toi ou pour les autres.
