title = Saint-Pétersbourg

lesson_1 = Huit sites se trouvent sur les diagonales du plateau.
lesson_2 = Pose une tuile sur un site, choisis une couleur et place son touriste sur la tuile. Les quatre pastilles de cette couleur sont mélangées.
lesson_3 = Chaque fois qu’une ligne terminée traverse cette tuile, qui la possède prend une pastille de cette couleur sans la montrer.
lesson_4 = Les pastilles s’ajoutent à la fin. Chaque couleur vaut dix points, mais répartis très différemment.

rules_T1 = Huit sites se trouvent sur les diagonales du plateau : sur la deuxième et la troisième case depuis chaque coin. Chaque couleur a quatre pastilles, d’abord visibles à côté du plateau, et un touriste.
rules_T2 = Si tu poses une tuile sur un site, le site est retiré. Choisis un touriste qui n’a pas encore été placé et mets-le sur la tuile. Les pastilles de sa couleur sont retournées face cachée et mélangées.
rules_T3 = Quand une ligne est terminée, son propriétaire pioche une pastille de la couleur d’un touriste pour chaque passage de la ligne sur la tuile de ce touriste : jusqu’à quatre. Cela vaut aussi pour la tuile qui termine la ligne. Tu vois la valeur de tes propres pastilles ; des autres, tu ne connais que le nombre. Personne ne voit les pastilles des compagnies. À la fin, toutes sont retournées et ajoutées. Exemple : une ligne qui vaut 11 et traverse la tuile trois fois rapporte 11 points et trois pastilles.
rules_T4 = Les pastilles font dix points dans chaque couleur. Jaune : 1, 2, 3, 4. Bleu : 2, 2, 3, 3. Orange : 0, 0, 5, 5. Vert : 1, 1, 4, 4. Violet : 0, 2, 3, 5. Gris : 1, 1, 1, 7. Rouge : 0, 3, 3, 4. Marron : 2, 2, 2, 4. Les sites sont Peterhof, Église de la Résurrection, Forteresse Pierre-et-Paul, Cavalier de bronze, Cathédrale de Kazan, Musée Fabergé, Ermitage et Palais Catherine.

figures_sights = Les huit sites se trouvent sur les diagonales.
figures_took = Une ligne de { $points } points traverse { $count } fois la tuile du touriste : son propriétaire prend { $count } pastilles.

tutorial_sights = Huit sites se trouvent sur les diagonales du plateau. Et chacune des huit couleurs a un touriste et quatre pastilles. Le panneau montre les pastilles de chaque pile.
tutorial_place = La case marquée est un site : Peterhof. Il est sur le chemin de ta ligne de la station 7. Pose-y ta tuile.
tutorial_choose = Choisis maintenant le touriste qui se tiendra sur cette tuile. L’orange est un pari : deux pastilles valent cinq, deux ne valent rien. Prends l’orange.
tutorial_line = Chaque ligne terminée qui traverse cette tuile donne une pastille par passage à qui la possède. La tienne y passe deux fois. Pose ta tuile sur la case marquée et termine la ligne.
tutorial_took = 5 points pour la ligne, et 2 pastilles de la pile orange mélangée. Personne d’autre ne voit ce qu’elles valent : l’une 5, l’autre 0.
tutorial_end = Les pastilles s’ajoutent à la fin. Il en reste deux dans la pile orange, et les lignes de Camille peuvent aussi les prendre. Place donc les touristes là où tes propres lignes passeront souvent.
