title = Metro

lessons_base_title = Le jeu
lessons_base_points_1 = Tes trains attendent aux stations autour du plateau. Les tuiles portent les voies qui les font avancer.
lessons_base_points_2 = À ton tour, pose la tuile de ta main, puis pioches-en une autre. Ou pioche d’abord et pose la tuile piochée.
lessons_base_points_3 = Une tuile se pose au bord ou à côté d’une autre tuile, sans la tourner.
lessons_base_points_4 = Une ligne est terminée dès qu’elle atteint une station ou le centre. Elle compte pour qui possède le train, peu importe qui a posé la tuile.
lessons_base_points_5 = Chaque passage sur une tuile vaut un point, et une tuile se traverse jusqu’à quatre fois. À la gare centrale, la ligne compte double.
lessons_base_points_6 = Allonge tes lignes et coupe court à celles des autres. Quand les 60 tuiles sont posées, qui a le plus de points gagne.

lessons_variants_title = Quatre variantes
lessons_variants_points_1 = Rotation libre : tourne chaque tuile à ton gré. Plus de choix, plus de réflexion.
lessons_variants_points_2 = Plus grande main : garde deux ou trois tuiles en main au lieu d’une.
lessons_variants_points_3 = Piste exclusive : deux marqueurs ne partagent jamais un nombre de la piste de score ; le second avance encore. Il n’y a donc pas d’égalité.
lessons_variants_points_4 = Contact par un coin : une tuile peut aussi en toucher une autre par un coin seulement.
lessons_variants_points_5 = Tout se combine librement ; seule la piste exclusive demande que les lignes soient aux joueurs.

sections_board = Le plateau
rules_B1 = Le plateau est un carré de 8 cases sur 8. Les quatre cases du milieu forment la gare centrale, où l’on ne pose jamais de tuile. Restent 60 cases, une par tuile. Une case se nomme par sa colonne, de A à H depuis la gauche, et sa rangée, de 1 à 8 depuis le haut.
rules_B2 = Chaque côté extérieur d’une case du bord a une station : 32 en tout. Leurs numéros tournent dans le sens inverse des aiguilles d’une montre à partir du coin en haut à droite : de 1 à 8 en haut vers la gauche, de 9 à 16 à gauche vers le bas, de 17 à 24 en bas vers la droite, de 25 à 32 à droite vers le haut. Une case de coin a donc deux stations. La station 9 est Place de Clichy.
rules_B3 = Les trains roulent à droite. Une station a deux voies : vu du conducteur qui s’apprête à entrer sur le plateau, le train part sur celle de droite, et d’autres trains arrivent sur celle de gauche. La gare centrale a huit quais, un partout où une case à tuile la borde, et ils sont faits de la même façon.

sections_tiles = Les tuiles
rules_B4 = Sur chacun de ses quatre côtés, une tuile a une voie qui entre et une voie qui sort. Ses quatre voies relient chaque entrée à une sortie différente. Il existe 24 tuiles possibles de cette sorte, et les 60 de la boîte les comprennent toutes.

sections_players = Joueurs et stations
rules_B8 = On joue de deux à six : jaune, bleu, orange, vert, violet et gris. Le train d’une station montre à qui elle est. À deux, le jaune a toutes les stations impaires et le bleu toutes les paires ; à partir de trois, voir les tableaux. À trois, cinq ou six, les stations 16 et 17 ne sont à personne, mais des lignes peuvent y finir.
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

sections_cities = Villes
rules_Y1 = Avec les compagnies, les points gagnés en posant une tuile vont directement à qui l’a posée. Ce que reçoit le propriétaire d’une ligne (touristes à New York, pastilles à Saint-Pétersbourg, cartes à Berlin) revient en revanche à la compagnie. Cela s’ajoute au bénéfice à la fin, avant le classement des compagnies et le paiement des majorités (M6, M7), et ne met jamais fin aux échanges (M4).
rules_Y2 = Les cases intérieures sont celles qui ne touchent pas le bord, centre non compris : 32 cases.
rules_Y3 = Il y a huit couleurs de touristes : jaune, bleu, orange, vert, violet, gris, rouge et marron, dans cet ordre partout où il faut un ordre. Une ligne sans propriétaire, de la station 16 ou 17 ou d’un quai sans jeton, ne prend ni touriste ni pastille ; ses cartes à Berlin vont au propriétaire imaginaire (E3).

sections_notation = Annexe : la notation
rules_B5 = Une tuile porte un nom de quatre lettres, pour les trains qui entrent par le haut, la droite, le bas et la gauche. Avec a, le train continue tout droit. Avec b, il sort par le côté suivant dans le sens des aiguilles d’une montre, avec c, par le côté suivant dans le sens inverse. Avec d, il fait demi-tour et sort par où il est entré. Sur cbaa, un train venu du haut sort à gauche, un train venu de la droite sort en bas, et les deux autres continuent tout droit.
rules_B6 = Nombre d’exemplaires de chaque tuile dans la boîte : quatre fois { $four } ; trois fois { $three } ; deux fois { $two }.
rules_B7 = Un coup s’écrit par la tuile et sa case : cbaa72 est la tuile cbaa en rangée 7, colonne 2, comptées à partir de 0 en haut à gauche. Un plateau entier est la suite de ces coups dans l’ordre où ils ont été joués. Si l’on peut tourner les tuiles (V1), les lettres sont celles de la tuile telle qu’elle est posée.

figures_board = 8 cases sur 8, la gare centrale au milieu et 32 stations autour du plateau.
figures_keepRight = Le train de la station { $from } part sur sa voie de droite. La flèche creuse marque la voie d’arrivée.
figures_tile = Une tuile a quatre voies. Suis un numéro : le train entre là et sort à la flèche de la même couleur.
figures_stations = Les stations de chaque couleur.
figures_players = { $players } joueurs
figures_open = Les cases marquées sont ouvertes : au bord, ou à côté d’une tuile. Les cases barrées ne touchent aucune tuile, et la gare centrale ne compte pas.
figures_upright = La flèche dorée doit pointer vers le haut.
figures_corner = Interdit : cette tuile mènerait le train de la station { $from } tout droit à la station { $to }.
figures_turnBack = Interdit : le train de la station { $from } reviendrait aussitôt.
figures_exception = L’exception : comme première tuile de la partie, celle-ci enfreindrait la règle sur chacune des { $cells } cases ouvertes. Elle peut donc aller sur n’importe laquelle.
figures_complete = La ligne de la station { $from } est terminée à la station { $to }. Elle traverse { $tiles } tuiles : { $points } points.
figures_crossings = { $tiles } tuiles seulement, mais le train fait demi-tour et en traverse une deux fois : { $points } points.
figures_centre = { $length } passages, et la ligne finit à la gare centrale : { $length } × 2 = { $points } points.
figures_loop = Cette boucle ne rencontre aucune station : aucun point.
figures_finished = Un coin d’une partie finie : toutes les lignes sont terminées. Celle de la station { $from } a rapporté { $points } points.
figures_rotations = La même tuile dans ses quatre sens : choisis.
figures_hand = Une main de trois tuiles.
figures_markers = Les points du bleu le mèneraient à { $taken }, où se tient le jaune. Il avance jusqu’à { $space }.
figures_cornerContact = Avec le contact par un coin, les cases qui ne touchent une tuile que par un coin sont ouvertes aussi.
figures_letters = La tuile cbaa : la lettre de chaque côté dit où va un train qui entre par là.

tutorial_welcome = Bienvenue dans Metro. Tu joues les jaunes, et en face on joue les bleus. Chacun pose une tuile à son tour et construit ainsi des lignes pour ses trains. Plus une ligne est longue, plus elle rapporte de points.
tutorial_stations = Autour du plateau se trouvent 32 stations. Les 16 qui portent un numéro impair sont à toi : un train jaune attend à chacune. Chaque train parcourt une seule ligne dans la partie, et cette ligne compte une seule fois.
tutorial_right = Les trains roulent à droite. Place-toi à la station 7 et regarde le plateau : le train part sur la voie de droite. La voie à sa gauche sert aux arrivées. Chaque côté d’une tuile a une telle paire, une entrée et une sortie.
tutorial_place = Une tuile se pose sur une case vide au bord du plateau, ou à côté d’une tuile déjà posée. On ne la tourne pas. Pose ta tuile devant la station 7, et ta première ligne commence.
tutorial_grow = Bleu a posé une tuile à côté de la tienne, et ta ligne y continue tout droit. Les tuiles ne sont à personne : chaque ligne prend les voies qu’elle rencontre. Pose ta nouvelle tuile sur la case marquée. Ta ligne aura alors 3 tuiles.
tutorial_turnBack = Cette tuile fait faire demi-tour à ton train. Il repassera sur des tuiles déjà traversées et ressortira à une autre station. Tant mieux : chaque passage compte. Pose-la et termine ta ligne.
tutorial_scored = Ta ligne est terminée et rapporte 6 points. Elle utilise 4 tuiles, mais traverse deux fois les 2 tuiles marquées, et chaque passage vaut un point.
tutorial_hurt = Bleu vient de terminer ta ligne de la station 3, après 2 tuiles seulement. Tu gagnes 2 points, et cette ligne ne rapportera jamais plus. Une ligne compte toujours pour qui la possède, peu importe qui la termine.
tutorial_refused = La tuile que tu as en main renvoie tous les trains d’où ils viennent. Sur une case marquée, elle terminerait une ligne à peine sortie de sa station. La règle interdit une ligne de 1 tuile tant que la tuile peut aller ailleurs. Essaie si tu veux : le plateau refuse.
tutorial_draw = Cette tuile te servira bientôt, garde-la. Tu peux aussi piocher une tuile et poser aussitôt celle-là. Une fois la tuile piochée, impossible de revenir en arrière. Pioche maintenant.
tutorial_drawn = Belle tuile : elle emmène le train de la station 5 tout droit vers le centre. Pose-la sur la case marquée. Ta main ne change pas.
tutorial_revenge = Regarde maintenant la ligne de Bleu au départ de la station 4 : elle va entrer dans la case marquée. Pose la tuile que tu as gardée. Elle ramène le train bleu au bord après 4 passages, pour 4 points à peine.
tutorial_centre = Les quatre cases du milieu forment la gare centrale. Une ligne qui s’y termine compte double. Ta ligne de la station 5 attend devant la case marquée : pose ta tuile et suis le train.
tutorial_doubled = Ton train passe 4 fois sur cette seule tuile. La ligne compte 12 passages et se termine à la gare centrale : 24 points. Tu mènes par 32 à 4. Les 47 tuiles suivantes se posent toutes seules : regarde les lignes grandir.
tutorial_last = Bleu est repassé devant et mène par 104 à 84. La pioche est vide, et voici ta dernière tuile. Une ligne peut encore tout changer : la tienne, au départ de la station 17. Pose la tuile sur la case marquée.
tutorial_over = Encore 24 points à la gare centrale. Bleu pose la dernière des 60 tuiles et la partie s’arrête ; toutes les lignes sont terminées. Score final : 112 à 107. Qui a le plus de points gagne, la victoire est donc à toi. Maintenant, tu sais jouer.
