title = Metro

lessons_base_title = Le jeu
lessons_base_points_1 = Tes trains attendent aux stations autour du plateau. Les tuiles portent les voies qui les font avancer.
lessons_base_points_2 = À ton tour, pose la tuile de ta main, puis pioches-en une autre. Ou pioche d’abord et pose la tuile piochée.
lessons_base_points_3 = Une tuile se pose au bord ou à côté d’une autre tuile, sans la tourner.
lessons_base_points_4 = Une ligne est terminée dès qu’elle atteint une station ou le centre. Elle compte pour qui possède le train, peu importe qui a posé la tuile.
lessons_base_points_5 = Chaque passage sur une tuile vaut un point, et une tuile se traverse jusqu’à quatre fois. À la gare centrale, la ligne compte double.
lessons_base_points_6 = Allonge tes lignes et coupe court à celles des autres. Quand les 60 tuiles sont posées, le plus de points gagne.

lessons_variants_title = Quatre variantes
lessons_variants_points_1 = Rotation libre : tourne chaque tuile à ton gré. Plus de choix, plus de réflexion.
lessons_variants_points_2 = Plus grande main : garde deux ou trois tuiles en main au lieu d’une.
lessons_variants_points_3 = Piste exclusive : deux marqueurs ne partagent jamais un nombre de la piste de score ; le second avance encore. Il n’y a donc pas d’égalité.
lessons_variants_points_4 = Contact par un coin : une tuile peut aussi en toucher une autre par un coin seulement.
lessons_variants_points_5 = Tout se combine librement ; seule la piste exclusive demande que les lignes soient aux joueurs.

lessons_companies_title = Les compagnies de métro
lessons_companies_points_1 = Toutes les lignes sont à huit compagnies. Tu ne possèdes pas de lignes mais des actions, de 10, 20, 30 ou 40 pour cent.
lessons_companies_points_2 = Tu détiens quatre actions en secret. À ton tour, tu poses une tuile ou tu échanges une action.
lessons_companies_points_3 = Dès qu’une compagnie atteint 25 points, les échanges s’arrêtent pour de bon.
lessons_companies_points_4 = À la fin, les compagnies sont classées : la première vaut 8, la dernière 1. Une action rapporte cette valeur par tranche de dix pour cent.
lessons_companies_points_5 = L’actionnaire principal de chaque compagnie touche une prime : un point pour dix points gagnés par elle.

lessons_central-stations_title = Gares centrales
lessons_central-stations_points_1 = Tu as un jeton. Au lieu de poser une tuile, tu peux le placer sur un quai libre de la gare centrale.
lessons_central-stations_points_2 = La ligne qui part de là est alors aussi à toi, avec toutes les voies qu’elle a déjà.
lessons_central-stations_points_3 = Chaque passage y compte une fois : une ligne partie du centre n’est jamais doublée.
lessons_central-stations_points_4 = Avec les compagnies, le jeton est à une compagnie, et tu montres une de ses actions pour le placer.

lessons_central-tracks_title = Voies centrales
lessons_central-tracks_points_1 = Avant la partie, quatre tuiles de voies couvrent le milieu du plateau.
lessons_central-tracks_points_2 = Les trains ne s’y arrêtent pas : ils traversent et ressortent d’un autre côté.
lessons_central-tracks_points_3 = Rien n’est donc doublé, mais les lignes peuvent devenir très longues.
lessons_central-tracks_points_4 = Attention : toucher le milieu ne suffit pas pour poser une tuile.

lessons_solo_title = Solo
lessons_solo_points_1 = Tu diriges les huit compagnies à la fois, avec deux tuiles visibles devant toi.
lessons_solo_points_2 = À chaque tour, une carte indique une couleur. Pose une de tes tuiles là où continue une ligne inachevée de cette couleur.
lessons_solo_points_3 = Ici, les lignes d’une seule tuile sont permises.
lessons_solo_points_4 = Quand les 32 lignes sont terminées, ton résultat est le bénéfice de la compagnie la plus faible. Prends donc soin de la plus pauvre.
lessons_solo_points_5 = Le mode difficile déduit aussi l’écart entre la plus riche et la plus pauvre.

lessons_paris_title = Paris
lessons_paris_points_1 = Des touristes se tiennent sur les cases intérieures du plateau. Tu possèdes une rangée de sites aux emplacements colorés.
lessons_paris_points_2 = Pose une tuile sur un touriste et installe-le sur un emplacement libre de sa couleur. C’est obligatoire si tu en as un.
lessons_paris_points_3 = À la fin, ta plus longue suite de touristes sans trou rapporte 2 points par touriste ; chaque autre touriste coûte 1 point.
lessons_paris_points_4 = Un site dont les quatre emplacements sont occupés vaut 3 points de plus.

lessons_stockholm_title = Stockholm
lessons_stockholm_points_1 = Tu reçois en secret une à trois couleurs.
lessons_stockholm_points_2 = Une tuile posée sur un touriste l’envoie au premier emplacement libre de la rangée de sites. Chaque emplacement vaut des points.
lessons_stockholm_points_3 = À la fin, tu gagnes les points de tous les touristes de tes couleurs, peu importe qui les a envoyés.
lessons_stockholm_points_4 = Choisis donc le bon moment pour tes couleurs, et ne laisse personne les deviner.
lessons_stockholm_points_5 = Dans la variante visible, chaque couleur a son site, et qui pose la tuile marque aussitôt.

lessons_london_title = Londres
lessons_london_points_1 = Un taxi fait le tour de huit sites, par les emplacements du haut à l’aller, par ceux du bas au retour.
lessons_london_points_2 = Pose une tuile sur un touriste, et le taxi avance, de quatre emplacements au plus, jusqu’à la couleur de ce touriste.
lessons_london_points_3 = Chaque emplacement parcouru te rapporte un point. Si la couleur ne vient pas parmi les quatre, tu ne gagnes rien.
lessons_london_points_4 = Le taxi reste où il s’arrête, et la prochaine course part de là.

lessons_new-york_title = New York
lessons_new-york_points_1 = Un touriste attend du côté des arrivées de chaque station.
lessons_new-york_points_2 = Quand une de tes lignes se termine à une station, tu prends son touriste sur ton plateau.
lessons_new-york_points_3 = À la fin, chaque touriste rapporte ce que ton plateau donne pour sa couleur : de 0 à 3 points. Chaque plateau est différent.
lessons_new-york_points_4 = Les lignes qui vont à la gare centrale comptent double, mais personne n’y attend.

lessons_st-petersburg_title = Saint-Pétersbourg
lessons_st-petersburg_points_1 = Huit sites se trouvent sur les diagonales du plateau.
lessons_st-petersburg_points_2 = Pose une tuile sur un site, choisis une couleur et place son touriste sur la tuile. Les quatre pastilles de cette couleur sont mélangées.
lessons_st-petersburg_points_3 = Chaque fois qu’une ligne terminée traverse cette tuile, qui la possède prend une pastille de cette couleur sans la montrer.
lessons_st-petersburg_points_4 = Les pastilles s’ajoutent à la fin. Chaque couleur vaut dix points, mais répartis très différemment.

lessons_berlin_title = Berlin
lessons_berlin_points_1 = Quatre groupes de touristes se tiennent sur le plateau. Une tuile posée sous un touriste le porte désormais.
lessons_berlin_points_2 = Quand une ligne est terminée, qui la possède reçoit une carte de la couleur du touriste pour chaque passage sur sa tuile.
lessons_berlin_points_3 = À la fin, le plus de cartes d’une couleur rapporte le grand nombre de son site, la deuxième place le petit.
lessons_berlin_points_4 = Les cartes que personne n’a prises concourent comme un joueur à part. Une seule carte peut ne pas suffire.

sections_board = Le plateau
rules_B1 = Le plateau est un carré de 8 cases sur 8. Les quatre cases du milieu forment la gare centrale, où l’on ne pose jamais de tuile. Restent 60 cases, une par tuile. Une case se nomme par sa colonne, de A à H depuis la gauche, et sa rangée, de 1 à 8 depuis le haut.
rules_B2 = Chaque côté extérieur d’une case du bord a une station : 32 en tout. Leurs numéros tournent dans le sens inverse des aiguilles d’une montre à partir du coin en haut à droite : de 1 à 8 en haut vers la gauche, de 9 à 16 à gauche vers le bas, de 17 à 24 en bas vers la droite, de 25 à 32 à droite vers le haut. Une case de coin a donc deux stations. La station 9 est Place de Clichy.
rules_B3 = Les trains roulent à droite. Une station a deux voies : vu du conducteur qui s’apprête à entrer sur le plateau, le train part sur celle de droite, et d’autres trains arrivent sur celle de gauche. La gare centrale a huit quais, un partout où une case à tuile la borde, et ils sont faits de la même façon.

sections_tiles = Les tuiles
rules_B4 = Sur chacun de ses quatre côtés, une tuile a une voie qui entre et une voie qui sort. Ses quatre voies relient chaque entrée à une sortie différente. Il existe 24 tuiles possibles de cette sorte, et les 60 de la boîte les comprennent toutes.
rules_B5 = Une tuile porte un nom de quatre lettres, pour les trains qui entrent par le haut, la droite, le bas et la gauche. Avec a, le train continue tout droit. Avec b, il sort par le côté suivant dans le sens des aiguilles d’une montre, avec c, par le côté suivant dans le sens inverse. Avec d, il fait demi-tour et sort par où il est entré. Sur cbaa, un train venu du haut sort à gauche, un train venu de la droite sort en bas, et les deux autres continuent tout droit.
rules_B6 = Nombre d’exemplaires de chaque tuile dans la boîte : quatre fois { $four } ; trois fois { $three } ; deux fois { $two }.
rules_B7 = Un coup s’écrit par la tuile et sa case : cbaa72 est la tuile cbaa en rangée 7, colonne 2, comptées à partir de 0 en haut à gauche. Un plateau entier est la suite de ces coups dans l’ordre où ils ont été joués. Si l’on peut tourner les tuiles (V1), les lettres sont celles de la tuile telle qu’elle est posée.

sections_players = Joueurs et stations
rules_B8 = On joue de deux à six, avec le jaune, le bleu, l’orange, le vert, le violet et le gris. Le train d’une station montre à qui elle est. À deux, jaune a toutes les stations impaires et bleu toutes les paires. À trois : jaune { $yellow3 }, bleu { $blue3 }, orange { $orange3 }. À quatre : jaune { $yellow4 }, bleu { $blue4 }, orange { $orange4 }, vert { $green4 }. À cinq : jaune { $yellow5 }, bleu { $blue5 }, orange { $orange5 }, vert { $green5 }, violet { $purple5 }. À six : jaune { $yellow6 }, bleu { $blue6 }, orange { $orange6 }, vert { $green6 }, violet { $purple6 }, gris { $grey6 }. À trois, cinq ou six, les stations 16 et 17 ne sont à personne, mais des lignes peuvent s’y terminer.
rules_B9 = Les tuiles sont mélangées, face cachée. Chacun en pioche une et la garde cachée aux autres. Autour d’une table, c’est au plus jeune de commencer ; ici, qui ouvre la partie en décide ou s’en remet au hasard. On joue ensuite dans le sens des aiguilles d’une montre.

sections_turn = Ton tour
rules_B10 = Fais l’une de ces deux choses. Pose la tuile de ta main, puis pioches-en une nouvelle tant que la pioche n’est pas vide. Ou ne touche pas à ta main, pioche une tuile et pose celle-là ; tu n’en pioches alors pas d’autre. Pas question de changer d’avis après avoir pioché : c’est cette tuile-là qu’il faut poser.
rules_B11 = Tu ne peux piocher que s’il reste une pioche. Si tu n’as pas de tuile et qu’il n’en reste plus à piocher, tu passes ; si un module t’offre encore autre chose à faire, tu choisis entre cela et passer. On joue jusqu’à ce que la 60e tuile soit posée.

sections_laying = Poser une tuile
rules_B12 = Choisis une case vide au bord du plateau, ou une case qui a une tuile voisine sur au moins un côté. Toucher seulement la gare centrale ne suffit pas.
rules_B13 = La flèche de la tuile pointe vers le haut du plateau. On ne tourne pas les tuiles.
rules_B14 = Aucune ligne ne peut se réduire à une seule tuile. On ne pose pas une tuile là où elle mènerait un train directement d’une station à une station, que ce soit une autre ou la même, et à qui qu’elles soient. Il y a une exception : si toutes les cases ouvertes à cette tuile enfreignent la règle, elles lui sont toutes permises. Cela se juge pour chaque tuile séparément ; ce que tu pourrais faire d’autre n’y change rien.
rules_B15 = Tu peux construire où tu veux : sur tes lignes, sur celles des autres et devant n’importe quelle station.

sections_scoring = Les points et la fin
rules_B16 = Une ligne est terminée dès que sa voie mène de sa station à une voie d’arrivée de n’importe quelle station, ou à la gare centrale. Elle compte aussitôt pour qui possède sa station de départ, peu importe qui a posé la tuile. Une seule tuile peut terminer plusieurs lignes. Elles comptent toutes, par numéro de station croissant, et celles de la gare centrale après. Chaque ligne ne compte qu’une fois ; on retourne son train pour le montrer.
rules_B17 = Une ligne rapporte un point chaque fois qu’elle traverse une tuile : une tuile traversée trois fois en rapporte trois. La voie imprimée sur la gare centrale ne rapporte rien, mais une ligne qui s’y termine vaut deux fois ses points. Exemple : cinq tuiles, traversées une fois chacune, jusqu’à la gare centrale : 10 points.
rules_B18 = Une voie qui tourne en rond sans rencontrer de station ne vaut rien.
rules_B19 = La partie se termine quand toutes les tuiles sont posées ; toutes les lignes sont alors terminées. Qui a le plus de points gagne. En cas d’égalité, la victoire est partagée.

sections_variants = Variantes
rules_V1 = Rotation libre. Les flèches ne comptent pas : tu choisis dans quel sens poser une tuile. L’exception à la règle de la tuile unique (B14) ne vaut que si la tuile ne convient à aucune case dans aucun sens.
rules_V2 = Plus grande main. Chacun a deux ou trois tuiles en main. Après avoir posé une tuile de ta main, pioche jusqu’à en avoir de nouveau autant. Il reste possible de piocher une tuile et de la poser aussitôt.
rules_V3 = Piste exclusive. Deux marqueurs ne partagent jamais un nombre de la piste de score, sauf à 0. Un marqueur qui arriverait sur un autre avance jusqu’au prochain nombre libre, et c’est là le score. La piste continue au-delà de 100, et il n’y a pas d’égalité. Ce que chacun gagne à la fin de la partie s’ajoute en un seul mouvement, dans l’ordre du tour à partir du premier joueur. Ni avec les compagnies, ni en solo.
rules_V4 = Contact par un coin. Une case qui ne touche une tuile posée que par un coin compte aussi comme voisine (B12).

sections_combinations = Ce qui va ensemble
rules_C1 = Les compagnies vont avec les gares centrales, avec les voies centrales et avec n’importe quelle ville. Gares centrales et voies centrales s’excluent, puisque les voies couvrent les quais ; les unes comme les autres vont avec n’importe quelle ville. Il y a au plus une ville. Le solo se joue sans aucun autre module. Rotation libre (V1), plus grande main (V2) et contact par un coin (V4) vont avec tout, mais en solo on a toujours deux tuiles. La piste exclusive (V3) demande une partie sans compagnies et ne convient pas au solo.

sections_companies = Les compagnies de métro
rules_M1 = Les lignes sont à huit compagnies, qui participent toutes quel que soit le nombre de joueurs ; de deux à six joueurs en possèdent des actions. Chaque compagnie a quatre stations, une par côté du plateau : jaune { $yellow }, bleue { $blue }, orange { $orange }, verte { $green }, violette { $purple }, grise { $grey }, rouge { $red }, marron { $brown }.
rules_M2 = Chaque compagnie a quatre actions, de 10, 20, 30 et 40 pour cent. Les actions de même pourcentage sont mélangées en une pile, face cachée. Tu en pioches une de chacune des quatre piles et tu les gardes secrètes. Puis l’action du dessus de chaque pile est posée à côté, face visible.
rules_M3 = À ton tour, tu poses une tuile (B10) ou tu échanges une action. Pour échanger, glisse une de tes actions, face cachée, sous la pile de son pourcentage. Prends ensuite l’action visible de cette pile, ou celle du dessus, cachée. Si tu as pris l’action visible, la suivante de la pile devient visible. Ce qui passe sous une pile revient après tout ce qui est au-dessus, et tu te souviens de ce que tu y as mis. Après deux tours de table complets où tout le monde n’a fait qu’échanger ou passer, les échanges s’interrompent jusqu’à ce qu’une tuile ou un jeton soit posé.
rules_M4 = Dès que le marqueur d’une compagnie est à 25 ou au-delà, on n’échange plus d’actions jusqu’à la fin de la partie.
rules_M5 = Les lignes comptent comme d’habitude, mais leurs points sont le bénéfice de la compagnie, non d’un joueur.
rules_M6 = À la fin, les compagnies sont classées par bénéfice. La meilleure vaut 8, la suivante 7, et ainsi de suite jusqu’à 1. Les compagnies à égalité de bénéfice ont toutes la valeur la plus haute, et les valeurs d’en dessous sont sautées. Chaque action te rapporte la valeur de sa compagnie, une fois par tranche de dix pour cent.
rules_M7 = Dans chaque compagnie, qui détient le plus fort pourcentage total gagne en plus un point par dizaine complète de son bénéfice. Si plusieurs ont le plus fort pourcentage, chacun gagne le tout. Si personne n’a d’action, personne ne le gagne.
rules_M8 = Qui a le plus de points de victoire gagne. Exemple : avec des bénéfices de 38 pour la jaune, 36 pour l’orange, 34 pour la grise, 32 pour la verte, 32 pour la bleue, 29 pour la rouge, 25 pour la marron et 25 pour la violette, les compagnies valent 8, 7, 6, 5, 5, 3, 2 et 2. Des actions de 40 et 20 pour cent de la jaune, 30 de la verte et 10 de la bleue rapportent 48 + 15 + 5 = 68. L’actionnaire principal de la jaune gagne 3 points de plus.

sections_central-stations = Gares centrales
rules_M9 = Sans compagnies, chacun a un jeton. Au lieu de poser une tuile, tu peux le placer sur un quai libre de la gare centrale, une fois dans la partie. La ligne qui part de là est alors à toi, en plus des autres.
rules_M10 = Avec les compagnies, chaque compagnie a un jeton. Au lieu de poser ou d’échanger, tu peux placer le jeton d’une compagnie si tu montres une de ses actions. Cette action reste visible devant toi et ne peut plus être échangée.
rules_M11 = Une ligne partie du centre compte comme les autres, mais n’est jamais doublée, même si elle revient se terminer au centre. Elle non plus ne peut se réduire à une seule tuile, avec la même exception qu’en B14. Un quai est libre tant qu’il n’a pas de jeton et que la ligne qui en part n’est pas terminée.
rules_M12 = Placer un jeton prend tout ton tour, et tu ne pioches pas. La voie qui part déjà du quai compte entièrement. Un jeton jamais placé ne rapporte rien. Les lignes des stations du bord sont doublées à tous les quais, avec ou sans jeton, même si le jeton est le tien. On peut placer des jetons après la fin des échanges (M4). Une action montrée compte toujours pour la valeur et la majorité (M6, M7). Toucher un jeton n’ouvre pas une case aux tuiles (B12).

sections_central-tracks = Voies centrales
rules_M13 = Avant la partie, quatre des huit tuiles de voies centrales sont tirées et couvrent le centre, chacune tournée au hasard. Elles n’ont pas de flèche. Les huit sont { $tiles }.
rules_M14 = Les lignes traversent le centre et ne se terminent qu’au bord ; rien n’est donc doublé. Traverser une tuile du centre rapporte 1 point, comme partout.
rules_M15 = Les tuiles du centre n’ouvrent aucune case : une tuile doit être au bord ou à côté d’une tuile posée par un joueur (B12).

sections_solo = Solo
rules_M16 = Tu joues en solitaire avec les huit compagnies et leurs stations (M1). Toutes partent de 0. Un paquet de huit cartes, une par compagnie, décide de la couleur.
rules_M17 = Deux tuiles sont visibles devant toi. À chaque tour, une carte est retournée. Choisis une ligne inachevée de sa couleur et pose une de tes tuiles sur la case où cette ligne entre ensuite ; puis pioche une tuile. Quand toutes les cartes sont passées, on les mélange de nouveau. Quand la pioche est vide, tu continues avec les tuiles qui te restent. Les lignes qui se terminent à la gare centrale sont doublées (B17).
rules_M18 = Jusqu’à ce que la huitième carte soit retournée, tu peux refuser une tuile dddd, qui renvoie tous les trains, au moment où tu la pioches. Tu en reçois une autre, et la tuile refusée retourne parmi les autres. La seconde dddd peut aussi être refusée.
rules_M19 = Tu poses au bord ou à côté d’autres tuiles, sans les tourner (B12, B13). Les lignes d’une seule tuile sont permises.
rules_M20 = Quand une compagnie a terminé ses quatre lignes, sa carte quitte aussitôt le jeu, où qu’elle soit. Si le paquet est épuisé, les cartes déjà passées en forment un nouveau. La partie se termine quand les 32 lignes ont compté, même s’il reste des tuiles. Ton résultat est le bénéfice de la compagnie la plus pauvre. Dans la variante difficile, l’écart entre la plus riche et la plus pauvre est déduit. Exemple : 35 pour la première et 22 pour la dernière donnent 22, ou 9 dans la variante difficile.

sections_cities = Villes
rules_Y1 = Avec les compagnies, les points gagnés en posant une tuile vont directement à qui l’a posée. Ce que reçoit le propriétaire d’une ligne (touristes à New York, pastilles à Saint-Pétersbourg, cartes à Berlin) revient en revanche à la compagnie. Cela s’ajoute au bénéfice à la fin, avant le classement des compagnies et le paiement des majorités (M6, M7), et ne met jamais fin aux échanges (M4).
rules_Y2 = Les cases intérieures sont celles qui ne touchent pas le bord, centre non compris : 32 cases.
rules_Y3 = Il y a huit couleurs de touristes : jaune, bleu, orange, vert, violet, gris, rouge et marron, dans cet ordre partout où il faut un ordre. Une ligne sans propriétaire, de la station 16 ou 17 ou d’un quai sans jeton, ne prend ni touriste ni pastille ; ses cartes à Berlin vont au propriétaire imaginaire (E3).

sections_paris = Paris
rules_P1 = Les douze sites ont chacun quatre emplacements colorés. On les mélange et on les distribue également : six chacun à deux, quatre à trois, trois à quatre, deux à cinq ou six. Les autres restent hors du jeu. Ils forment une rangée devant toi dans l’ordre où tu les as reçus, et on ne les déplace pas. Sur chaque case intérieure se tient un touriste, choisi au hasard : quatre de chacune des huit couleurs.
rules_P2 = Si tu poses une tuile sur un touriste, tu le prends et tu le mets sur un emplacement libre de sa couleur, celui que tu veux parmi tes sites. C’est obligatoire, même si cela te coûte un point. Si tu n’as pas de tel emplacement, mets le touriste à côté d’un autre, sur une case qui partage un côté avec celle-ci. S’il n’y en a pas, à côté de n’importe quel touriste du plateau. S’il n’y en a plus aucun, le touriste quitte le jeu. D’une case à plusieurs touristes, tu les lèves tous, puis tu les places un par un dans l’ordre que tu veux ; ceux qui sont encore levés ne tiennent pas compagnie aux autres, et aucun ne revient sur la case qui vient d’être couverte.
rules_P3 = À la fin, cherche la plus longue suite d’emplacements occupés sans trou ; elle peut continuer d’un site au suivant. Chaque touriste de la suite rapporte 2 points, et chaque autre coûte 1 point. Un site avec quatre touristes rapporte 3 points de plus. Exemple : deux touristes sont à l’écart, quatre remplissent le site suivant, et un autre suit directement : 10 + 3 − 2 = 11.
rules_P4 = Les emplacements des sites, de gauche à droite. Louvre : gris, violet, jaune, bleu. Notre Dame : marron, jaune, bleu, rouge. Sacré-Cœur : jaune, rouge, violet, orange. Arc de Triomphe : orange, jaune, marron, gris. Place de la Concorde : jaune, marron, violet, vert. Moulin Rouge : rouge, vert, gris, jaune. Dôme des Invalides : bleu, violet, orange, marron. Pont Alexandre III : rouge, gris, bleu, orange. Eiffel Tower : vert, bleu, rouge, violet. Panthéon : gris, bleu, vert, marron. Versailles : violet, orange, gris, vert. Fondation Louis Vuitton : orange, vert, marron, rouge.

sections_stockholm = Stockholm
rules_S1 = Huit sites de quatre emplacements chacun forment une seule rangée, dans un ordre tiré au hasard. Les touristes se tiennent sur le plateau comme à Paris (P1). Sur huit pastilles de couleur, tu en reçois quelques-unes en secret : trois chacun à deux, deux à trois ou quatre, une à cinq ou six. Personne ne voit les autres.
rules_S2 = Si tu poses une tuile sur un touriste, il va au premier emplacement libre de la rangée, à partir de la gauche. À la fin, tu gagnes les points de tous les emplacements où se tient un touriste d’une de tes couleurs.
rules_S3 = Variante visible : chaque site reçoit une couleur au hasard, à la vue de tous. Un touriste va au premier emplacement libre du site de sa couleur, et qui a posé la tuile en gagne aussitôt les points.
rules_S4 = Les points des emplacements, de gauche à droite. Gröna Lund : 1, 3, 2, 4. Drottningholm : 0, 2, 3, 5. Nobel Museum : 1, 5, 1, 3. Royal Palace : 4, 0, 5, 1. Storkyrkan : 2, 3, 3, 2. Vasa Museum : 3, 0, 4, 3. Globe Arena : 2, 1, 5, 2. City Hall : 1, 4, 1, 4. Chaque site a dix points en tout.

sections_london = Londres
rules_L1 = Huit sites forment une rangée dans un ordre tiré au hasard, avec une boucle de demi-tour à chaque bout. Chacun a deux emplacements colorés en haut et deux en bas. Ensemble, ils forment un circuit : vers la droite par les emplacements du haut, retour vers la gauche par ceux du bas. Le taxi attend au bout gauche. Les touristes se tiennent sur le plateau comme à Paris (P1).
rules_L2 = Si tu poses une tuile sur un touriste, le taxi démarre. Il s’arrête au premier emplacement de la couleur du touriste, et tu gagnes un point par emplacement parcouru ; les demi-tours ne comptent pas. Après quatre emplacements sans cette couleur, il s’arrête là, et tu ne gagnes rien. Le touriste quitte le jeu dans les deux cas.
rules_L3 = Les emplacements des sites : les deux du haut, puis les deux du bas, de gauche à droite. Tower Bridge : jaune, vert ; bleu, rouge. Big Ben : bleu, violet ; orange, marron. Westminster Palace : orange, gris ; vert, jaune. St Paul’s Cathedral : vert, rouge ; violet, bleu. Trafalgar Square : violet, marron ; gris, orange. London Eye : gris, jaune ; rouge, vert. Tower of London : rouge, bleu ; marron, violet. Buckingham Palace : marron, orange ; jaune, gris.

sections_new-york = New York
rules_N1 = Chacun reçoit au hasard un des huit plateaux ; avec les compagnies, c’est chaque compagnie qui en reçoit un. Du côté des arrivées de chacune des 32 stations attend un touriste, placé au hasard, quatre de chaque couleur.
rules_N2 = Quand une ligne se termine à une station, son propriétaire prend le touriste qui y attend. Une voie d’arrivée ne voit jamais finir qu’une ligne : il y en a donc toujours un. À la gare centrale, il n’y a personne à prendre. À la fin, chaque touriste vaut ce que le plateau de son propriétaire indique pour sa couleur.
rules_N3 = Dans l’ordre des couleurs (Y3), le premier plateau donne 0, 3, 1, 2, 0, 2, 3, 1. Chaque plateau suivant commence une place plus loin dans cette série et reprend à la fin ce qu’il a sauté. Les sites des couleurs sont Empire State Building, Yankee Stadium, Times Square, Central Park, Statue of Liberty, Brooklyn Bridge, St Patrick’s Cathedral et Rockefeller Center. Exemple : deux touristes à 3, deux à 1 et un à 0 rapportent 8.

sections_st-petersburg = Saint-Pétersbourg
rules_T1 = Huit sites se trouvent sur les diagonales du plateau : sur la deuxième et la troisième case depuis chaque coin. Chaque couleur a quatre pastilles, d’abord visibles à côté du plateau, et un touriste.
rules_T2 = Si tu poses une tuile sur un site, le site est retiré. Choisis un touriste qui n’a pas encore été placé et mets-le sur la tuile. Les pastilles de sa couleur sont retournées face cachée et mélangées.
rules_T3 = Quand une ligne est terminée, son propriétaire pioche une pastille de la couleur d’un touriste pour chaque passage de la ligne sur la tuile de ce touriste : jusqu’à quatre. Cela vaut aussi pour la tuile qui termine la ligne. Tu vois la valeur de tes propres pastilles ; des autres, tu ne connais que le nombre. Personne ne voit les pastilles des compagnies. À la fin, toutes sont retournées et ajoutées. Exemple : une ligne qui vaut 11 et traverse la tuile trois fois rapporte 11 points et trois pastilles.
rules_T4 = Les pastilles font dix points dans chaque couleur. Jaune : 1, 2, 3, 4. Bleu : 2, 2, 3, 3. Orange : 0, 0, 5, 5. Vert : 1, 1, 4, 4. Violet : 0, 2, 3, 5. Gris : 1, 1, 1, 7. Rouge : 0, 3, 3, 4. Marron : 2, 2, 2, 4. Les sites sont Peterhof, Church of the Resurrection, Peter and Paul Fortress, Bronze Horseman, Kazan Cathedral, Fabergé Museum, Hermitage et Catherine Palace.

sections_berlin = Berlin
rules_E1 = Huit sites forment une rangée. Il y a trois touristes de chaque couleur. Deux de chaque se tiennent sur le plateau, en quatre groupes carrés de quatre couleurs différentes, un dans chaque quart du plateau, à une case du bord. Le troisième de chaque couleur va sur un site au hasard. Chaque couleur a huit cartes.
rules_E2 = Une tuile posée sur un touriste le porte désormais. Quand une ligne compte, son propriétaire prend une carte de la couleur du touriste pour chaque passage sur cette tuile. Exemple : une ligne de 7 points qui passe deux fois par un touriste jaune et une fois par un violet rapporte 7 points, deux cartes jaunes et une violette.
rules_E3 = À la fin, chaque couleur se juge à part. Qui a le plus de cartes gagne le plus grand nombre du site où se tient le touriste de cette couleur ; la deuxième place gagne le plus petit. Si plusieurs ont le plus de cartes, les deux nombres sont ajoutés, partagés entre eux et arrondis à l’unité inférieure, et il n’y a pas de deuxième place. Si plusieurs sont à la deuxième place, le plus petit nombre est partagé de la même façon. Les cartes qui n’ont pas été prises sont à un propriétaire imaginaire, qui gagne ou partage comme tout le monde ; ses points sont perdus. Sans carte de la couleur, on ne gagne rien.
rules_E4 = Les sites ont deux faces ; joue avec toutes les faces A, toutes les faces B ou un mélange au hasard. Plus grand et plus petit nombre de la face A, puis de la face B. Alexanderplatz : 4/3, 7/1. Red Town Hall : 5/3, 8/1. Victory Column : 5/4, 8/2. Brandenburg Gate : 6/3, 9/1. Berlin Cathedral : 6/4, 9/2. Museum Island : 6/5, 10/1. Reichstag : 7/4, 10/2. Memorial Church : 7/5, 11/2.

tutorial_welcome = Bienvenue dans Metro ! Tu joues les jaunes, et en face on joue les bleus. Chacun pose une tuile à son tour et construit ainsi des lignes pour ses trains. Plus une ligne est longue, plus elle rapporte de points.
tutorial_stations = Autour du plateau se trouvent 32 stations. Les 16 qui portent un numéro impair sont à toi : un train jaune attend à chacune. Chaque train parcourt une seule ligne dans la partie, et cette ligne compte une seule fois.
tutorial_right = Les trains roulent à droite. Place-toi à la station 7 et regarde le plateau : le train part sur la voie de droite. La voie à sa gauche sert aux arrivées. Chaque côté d’une tuile a une telle paire, une entrée et une sortie.
tutorial_lay = Une tuile se pose sur une case vide au bord du plateau, ou à côté d’une tuile déjà posée. On ne la tourne pas. Pose ta tuile devant la station 7, et ta première ligne commence.
tutorial_grow = Bleu a posé une tuile à côté de la tienne, et ta ligne y continue tout droit. Les tuiles ne sont à personne : chaque ligne prend les voies qu’elle rencontre. Pose ta nouvelle tuile sur la case marquée. Ta ligne aura alors 3 tuiles.
tutorial_turnBack = Cette tuile fait faire demi-tour à ton train. Il repassera sur des tuiles déjà traversées et ressortira à une autre station. Tant mieux : chaque passage compte. Pose-la et termine ta ligne.
tutorial_scored = Ta ligne est terminée et rapporte 6 points. Elle utilise 4 tuiles, mais traverse deux fois les 2 tuiles marquées, et chaque passage vaut un point.
tutorial_hurt = Aïe ! Bleu vient de terminer ta ligne de la station 3, après 2 tuiles seulement. Tu gagnes 2 points, et cette ligne ne rapportera jamais plus. Une ligne compte toujours pour qui la possède, peu importe qui la termine.
tutorial_refused = La tuile que tu as en main renvoie tous les trains d’où ils viennent. Sur une case marquée, elle terminerait une ligne à peine sortie de sa station. La règle interdit une ligne de 1 tuile tant que la tuile peut aller ailleurs. Essaie si tu veux : le plateau refuse.
tutorial_draw = Cette tuile te servira bientôt, garde-la. Tu peux aussi piocher une tuile et poser aussitôt celle-là. Une fois la tuile piochée, impossible de revenir en arrière. Pioche maintenant.
tutorial_drawn = Belle tuile : elle emmène le train de la station 5 tout droit vers le centre. Pose-la sur la case marquée. Ta main ne change pas.
tutorial_revenge = Regarde maintenant la ligne de Bleu au départ de la station 4 : elle va entrer dans la case marquée. Pose la tuile que tu as gardée. Elle ramène le train bleu au bord après 4 passages, pour 4 points à peine.
tutorial_centre = Les quatre cases du milieu forment la gare centrale. Une ligne qui s’y termine compte double. Ta ligne de la station 5 attend devant la case marquée : pose ta tuile et suis le train.
tutorial_doubled = Ton train passe 4 fois sur cette seule tuile ! La ligne compte 12 passages et se termine à la gare centrale : 24 points. Tu mènes par 32 à 4. Les 47 tuiles suivantes se posent toutes seules : regarde les lignes grandir.
tutorial_last = Bleu est repassé devant et mène par 104 à 84. La pioche est vide, et voici ta dernière tuile. Une ligne peut encore tout changer : la tienne, au départ de la station 17. Pose la tuile sur la case marquée.
tutorial_over = Encore 24 points à la gare centrale ! Bleu pose la dernière des 60 tuiles et la partie s’arrête ; toutes les lignes sont terminées. Score final : 112 à 107. Qui a le plus de points gagne, la victoire est donc à toi. Maintenant, tu sais jouer.
