title = Gares centrales

lesson_1 = Tu as un jeton. Au lieu de poser une tuile, tu peux le placer sur un quai libre de la gare centrale.
lesson_2 = La ligne qui part de là est alors aussi à toi, avec toutes les voies qu’elle a déjà.
lesson_3 = Chaque passage y compte une fois : une ligne partie du centre n’est jamais doublée.
lesson_4 = Avec les compagnies, le jeton est à une compagnie, et tu montres une de ses actions pour le placer.

rules_M9 = Sans compagnies, chacun a un jeton. Au lieu de poser une tuile, tu peux le placer sur un quai libre de la gare centrale, une fois dans la partie. La ligne qui part de là est alors à toi, en plus des autres.
rules_M10 = Avec les compagnies, chaque compagnie a un jeton. Au lieu de poser ou d’échanger, tu peux placer le jeton d’une compagnie si tu montres une de ses actions. Cette action reste visible devant toi et ne peut plus être échangée.
rules_M11 = Une ligne partie du centre compte comme les autres, mais n’est jamais doublée, même si elle revient se terminer au centre. Elle non plus ne peut se réduire à une seule tuile, avec la même exception qu’en B14. Un quai est libre tant qu’il n’a pas de jeton et que la ligne qui en part n’est pas terminée.
rules_M12 = Placer un jeton prend tout ton tour, et tu ne pioches pas. La voie qui part déjà du quai compte entièrement. Un jeton jamais placé ne rapporte rien. Les lignes des stations du bord sont doublées à tous les quais, avec ou sans jeton, même si le jeton est le tien. On peut placer des jetons après la fin des échanges (M4). Une action montrée compte toujours pour la valeur et la majorité (M6, M7). Toucher un jeton n’ouvre pas une case aux tuiles (B12).

figures_token = Une ligne partie d’un jeton : { $points } passages, { $points } points. Elle n’est jamais doublée.

tutorial_token = La gare centrale a huit quais. Une fois par partie, tu peux placer ton jeton sur l’un d’eux au lieu de poser une tuile. La ligne qui en part est alors à toi.
tutorial_place = Autour de la case marquée, beaucoup de voies attendent. Place ton jeton sur le quai 7, juste à côté.
tutorial_start = Placer le jeton a pris tout ton tour. Commence maintenant la nouvelle ligne : pose ta tuile sur la case marquée.
tutorial_finish = Ton train attend maintenant devant la case suivante. La tuile que tu as en main le mène sur toutes ces voies. Pose-la sur la case marquée et suis le train.
tutorial_scored = 12 passages, 12 points. La ligne est même revenue à la gare centrale, mais elle n’est pas doublée : une ligne qui en part ne l’est jamais.
tutorial_wait = Un jeton jamais placé ne rapporte rien, et un quai n’est libre que tant que sa ligne n’est pas terminée. Ne le place donc ni trop tôt, ni trop tard.
