title = Les compagnies de métro

lesson_1 = Toutes les lignes sont à huit compagnies. Tu ne possèdes pas de lignes mais des actions, de 10, 20, 30 ou 40 pour cent.
lesson_2 = Tu détiens quatre actions en secret. À ton tour, tu poses une tuile ou tu échanges une action.
lesson_3 = Dès qu’une compagnie atteint 25 points, les échanges s’arrêtent pour de bon.
lesson_4 = À la fin, les compagnies sont classées : la première vaut 8, la dernière 1. Une action rapporte cette valeur par tranche de dix pour cent.
lesson_5 = L’actionnaire principal de chaque compagnie touche une prime : un point pour dix points gagnés par elle.

rules_M1 = Les lignes sont à huit compagnies, qui participent toutes quel que soit le nombre de joueurs ; de deux à six joueurs en possèdent des actions. Chaque compagnie a quatre stations, une par côté du plateau : jaune { $yellow }, bleue { $blue }, orange { $orange }, verte { $green }, violette { $purple }, grise { $grey }, rouge { $red }, marron { $brown }.
rules_M2 = Chaque compagnie a quatre actions, de 10, 20, 30 et 40 pour cent. Les actions de même pourcentage sont mélangées en une pile, face cachée. Tu en pioches une de chacune des quatre piles et tu les gardes secrètes. Puis l’action du dessus de chaque pile est posée à côté, face visible.
rules_M3 = À ton tour, tu poses une tuile (B10) ou tu échanges une action. Pour échanger, glisse une de tes actions, face cachée, sous la pile de son pourcentage. Prends ensuite l’action visible de cette pile, ou celle du dessus, cachée. Si tu as pris l’action visible, la suivante de la pile devient visible. Ce qui passe sous une pile revient après tout ce qui est au-dessus, et tu te souviens de ce que tu y as mis. Après deux tours de table complets où tout le monde n’a fait qu’échanger ou passer, les échanges s’interrompent jusqu’à ce qu’une tuile ou un jeton soit posé.
rules_M4 = Dès que le marqueur d’une compagnie est à 25 ou au-delà, on n’échange plus d’actions jusqu’à la fin de la partie.
rules_M5 = Les lignes comptent comme d’habitude, mais leurs points sont le bénéfice de la compagnie, non d’un joueur.
rules_M6 = À la fin, les compagnies sont classées par bénéfice. La meilleure vaut 8, la suivante 7, et ainsi de suite jusqu’à 1. Les compagnies à égalité de bénéfice ont toutes la valeur la plus haute, et les valeurs d’en dessous sont sautées. Chaque action te rapporte la valeur de sa compagnie, une fois par tranche de dix pour cent.
rules_M7 = Dans chaque compagnie, qui détient le plus fort pourcentage total gagne en plus un point par dizaine complète de son bénéfice. Si plusieurs ont le plus fort pourcentage, chacun gagne le tout. Si personne n’a d’action, personne ne le gagne.
rules_M8 = Qui a le plus de points de victoire gagne. Exemple : avec des bénéfices de 38 pour la jaune, 36 pour l’orange, 34 pour la grise, 32 pour la verte, 32 pour la bleue, 29 pour la rouge, 25 pour la marron et 25 pour la violette, les compagnies valent 8, 7, 6, 5, 5, 3, 2 et 2. Des actions de 40 et 20 pour cent de la jaune, 30 de la verte et 10 de la bleue rapportent 48 + 15 + 5 = 68. L’actionnaire principal de la jaune gagne 3 points de plus.

figures_stations = Les stations du haut et de ses coins : chaque compagnie en a une sur chaque côté du plateau.
figures_shares = À la fin : les compagnies par bénéfice avec leur valeur, et ce que rapporte une main d’actions : { $shares } points. Ses majorités ajoutent { $bonus }.

tutorial_lines = Les trains ne sont plus aux joueurs. Ils sont à huit compagnies de quatre stations chacune, dont tu détiens des actions.
tutorial_shares = Tu as quatre actions : 10 % marron, 20 % verte, 30 % et 40 % grises. Personne d’autre ne les voit.
tutorial_exchange = Au lieu de poser une tuile, tu peux échanger une action contre une autre de même taille. L’action visible de 10 % est grise. Choisis ta marron et prends la grise à la place.
tutorial_majority = Trois de tes quatre actions sont maintenant grises. Personne ne peut en avoir plus que toi, et l’actionnaire principal touche une prime à la fin : un point pour dix points de bénéfice de la compagnie.
tutorial_build = Construis donc pour les gris. Leur ligne de la station 24 est presque terminée. Pose ta tuile sur la case marquée : les points vont à la compagnie, pas à un joueur.
tutorial_profit = Les gris gagnent 7 et mènent avec un bénéfice de 10. À la fin, les compagnies sont classées : pour chaque dixième que tu détiens, la première rapporte huit points, la deuxième sept, et ainsi de suite.
tutorial_secret = Les échanges s’arrêtent pour de bon dès qu’une compagnie a vingt-cinq points. D’ici là, observe les lignes que les autres construisent : elles trahissent leurs actions. Les tiennes aussi.
