title = Correspondances

lessons_game_title = Le jeu
lessons_game_points_1 = À chaque manche, tu détiens en secret une des quatre lignes : rouge 1, bleue 2, jaune 3 ou verte 4.
lessons_game_points_2 = Ton trajet part du point de ta ligne, à un bout de la rangée de tuiles, et doit atteindre l’autre bout.
lessons_game_points_3 = À ton tour, tu pioches une section et tu la poses, de sorte que les lignes se rejoignent par la même couleur.
lessons_game_points_4 = La manche se termine dès qu’un trajet est accompli, peu importe qui a posé la tuile.
lessons_game_points_5 = Les points s’ajoutent de manche en manche. Le premier total de 10 gagne.

lessons_transfers_title = Correspondances et anneaux
lessons_transfers_points_1 = Ton trajet peut emprunter des voies de toutes les couleurs. Passer d’une couleur à une autre est une correspondance.
lessons_transfers_points_2 = On ne change que sur une tuile à anneau blanc, entre les deux lignes qui s’y rencontrent.
lessons_transfers_points_3 = Là où des lignes se croisent sans anneau, il y a un pont ou une courbe, et pas de passage.
lessons_transfers_points_4 = Traverser un anneau sans quitter sa ligne ne coûte rien.
lessons_transfers_points_5 = On arrive à un point de couleur par sa propre couleur, ou à M par n’importe laquelle.

lessons_scoring_title = Les points d’une manche
lessons_scoring_points_1 = Un trajet accompli vaut 5 points, moins 1 par correspondance, mais jamais moins de 1.
lessons_scoring_points_2 = S’il y a plusieurs chemins, celui qui a le moins de correspondances compte pour toi.
lessons_scoring_points_3 = Un point de plus va à la plus longue portion de sa propre ligne depuis son départ, comptée en sections.
lessons_scoring_points_4 = Si deux joueurs partagent la plus longue portion, personne n’a ce point.
lessons_scoring_points_5 = Une tuile peut accomplir les trajets de plusieurs joueurs. Tous comptent.

sections_aim = Le but du jeu
rules_T1 = Construis un chemin de ton départ à une arrivée de l’autre bout, en changeant de ligne aussi peu que possible. Chaque changement est une correspondance : c’est elle qui donne son nom au jeu.
rules_D1 = De deux à quatre joueurs.

sections_tiles = Les tuiles
rules_T2 = Il y a quatre lignes : la 1 est rouge, la 2 bleue, la 3 jaune, la 4 verte. Chacune a une tuile numéro et une tuile droite. Deux tuiles d’extrémité portent les départs et les arrivées. Les 48 sections sont ce qu’on pioche et qu’on pose : chacune montre deux lignes de couleurs différentes, et ses quatre côtés servent tous.
rules_D11 = On ne change de ligne que sur une section à anneau, là où ses deux lignes se rencontrent. Il y en a quatre sortes : un croisement avec anneau, un pont sans anneau, deux courbes qui se touchent dans un anneau et deux courbes qui restent séparées. Chaque paire de couleurs a deux fois chaque sorte.

sections_setup = Mise en place
rules_T3 = Les tuiles droites forment une rangée de quatre, avec une tuile d’extrémité à chaque bout. Le bout gauche a les points de la bleue (en haut) et de la jaune (en bas), le bout droit ceux de la rouge (en haut) et de la verte (en bas). Du côté extérieur de chaque bout se trouve un M. Les voies droites traversent la rangée, de haut en bas.
rules_T4 = Les quatre tuiles droites peuvent être dans n’importe quel ordre. Ici, un ordre équilibré est tiré au hasard à chaque manche.
rules_T6 = Tuiles numéro et sections sont mélangées, face cachée.

sections_lines = Les lignes et le premier tour
rules_T8 = À chaque manche, chacun pioche un numéro : c’est sa ligne. À moins de quatre joueurs, les numéros restants demeurent cachés.
rules_T10 = Garde ta ligne secrète jusqu’à la fin de la manche.
rules_T11 = Autour d’une table, c’est au plus jeune de commencer ; ici, c’est la personne désignée à la mise en place. Elle commence toutes les manches, à moins que vous ne choisissiez de changer de manche en manche.

sections_turn = Ton tour
rules_T12 = Pioche une section et pose-la de sorte que les lignes se rejoignent par couleur. C’est ensuite au voisin de gauche.
rules_D4 = Partout où la section touche une tuile, les deux doivent montrer la même ligne sur leur côté commun. À côté d’un M, toutes les lignes sont permises.
rules_D5 = La section doit partager un côté avec une tuile de la table ; la rangée du début compte aussi.
rules_D6 = Tu peux tourner la section comme tu veux. Une fois posée, elle ne bouge plus.
rules_D7 = On ne peut ni passer, ni garder une section pour plus tard.
rules_D8 = Si la section ne va nulle part, elle est écartée pour cette manche et tu pioches de nouveau. S’il n’y a plus rien à piocher, la manche se termine.
rules_D9 = Tu peux bloquer les autres par tout coup permis.
rules_D10 = Tout le monde voit la section dès qu’elle est piochée.

sections_journey = Ton trajet
rules_T13 = Bleue et jaune voyagent du bout gauche au bout droit, rouge et verte du bout droit au bout gauche. Chacun des trois points du bout opposé convient.
rules_T15 = À un point de couleur, il faut arriver par la ligne de cette couleur. À M, on peut arriver par n’importe laquelle.
rules_D12 = Chaque changement de ligne en chemin est une correspondance. Traverser un anneau sans changer n’en est pas une, et arriver à M non plus.
rules_D13 = Les points de couleur sont à la fois départs et arrivées. Le chemin du point de la bleue à celui de la rouge est donc aussi, à rebours, un chemin pour la rouge : si quelqu’un détient la rouge, les deux sont accomplis. Un chemin vers M n’est qu’à toi.
rules_D14 = Aucun trajet ne traverse une tuile d’extrémité. On ne peut pas y changer, et le M de ton propre bout ne te sert à rien.
rules_D15 = Les lignes que personne ne détient peuvent servir à tous. Elles ne terminent jamais une manche et ne comptent jamais.

sections_round = La fin d’une manche
rules_T17 = La manche se termine aussitôt qu’au moins un trajet est accompli, ou quand la dernière section a été posée.
rules_D16 = L’application cherche les trajets accomplis après chaque coup, peu importe qui l’a joué. Un trajet ne peut être ni caché ni refusé, et personne ne rejoue.
rules_D17 = La dernière section compte comme une autre. Si elle non plus n’accomplit rien, il n’y a pas de points pour les trajets.
rules_T21 = Si une section accomplit les trajets de plusieurs joueurs, chacun marque.
rules_T22 = Si ta ligne peut arriver par plusieurs chemins, celui qui a le moins de correspondances compte.
rules_D24 = Toutes les lignes sont alors révélées, même celles que personne ne détenait.

sections_scoring = Les points
rules_T18 = Un trajet accompli rapporte 5 points sans correspondance, 4 avec une, 3 avec deux, 2 avec trois et 1 avec quatre ou plus.
rules_T25 = Qui arrive gagne donc au moins 1 point, quel que soit le nombre de correspondances.
rules_T20 = La plus longue portion ininterrompue de sa propre ligne rapporte 1 point de plus. Elle se compte en sections depuis le départ jusqu’où cette couleur s’arrête, même au-delà de l’endroit où l’on a changé. Les tuiles droites ne l’interrompent pas, mais ne comptent pas.
rules_T24 = Si la plus longue portion est partagée, ou si personne n’a la moindre section, ce point ne va à personne.
rules_D18 = Le point de la plus longue portion est donné même si personne n’est arrivé.
rules_T19 = Exemple : la bleue parcourt 8 sections de sa propre ligne, passe à la rouge à un anneau et arrive au point rouge. Une correspondance laisse 4 points. Si ses 8 sections sont aussi la plus longue portion, la bleue gagne 5 points en tout. Une manche rapporte 6 points au plus.

sections_match = Le match
rules_T16 = Un match se joue en plusieurs manches. Qui atteint 10 points en premier, ou un autre nombre convenu, gagne.
rules_T23 = On compare les totaux quand une manche a été comptée. Si plusieurs ont assez de points, le plus haut total gagne. S’il est partagé, tout le monde joue une manche de plus, jusqu’à ce qu’un total dépasse les autres.
rules_D23 = Chaque manche repart de zéro : table vide, les 48 sections mélangées, nouvelles lignes. Seuls les totaux restent.

figures_kinds = Un croisement avec un anneau et deux courbes avec un anneau : ici, on peut changer. Un pont et deux courbes séparées : ici, non.
figures_row = La rangée de départ : une tuile d’extrémité de chaque côté, les quatre tuiles droites entre elles.
figures_fits = Elle convient : le bleu rejoint le bleu en bas, le vert rejoint le vert à gauche.
figures_clashes = Elle ne convient pas : les couleurs diffèrent en bas et à gauche.
figures_toM = Le jaune atteint le M sur sa propre ligne, sans correspondance : { $points } points.
figures_backwards = Le chemin du bleu vers le point rouge, lu depuis l’extrémité rouge : si quelqu’un a la rouge, son trajet est accompli aussi, pour { $points } points.
figures_roundEnd = La tuile encadrée relie le chemin du bleu au point rouge : la manche se termine aussitôt.
figures_portion = La portion du bleu depuis son départ : { $length } sections.
figures_journey = Le bleu passe au rouge à l’anneau marqué 1 et arrive au point rouge : { $points } points. Sa propre portion a { $length } sections.

tutorial_welcome = Bienvenue dans Correspondances. On y joue en plusieurs manches. À chaque manche, chacun détient en secret une des quatre lignes. La tienne est la ligne 2, la bleue.
tutorial_journey = Ton trajet part du point bleu, marqué d’une étoile. Il doit atteindre l’autre bout de la rangée : le point rouge, le point vert ou le M.
tutorial_first = À ton tour, une tuile est piochée et tu la poses. Là où des tuiles se touchent, les couleurs doivent concorder. Pose celle-ci sur la case marquée, tournée pour que le bleu aille de ton point vers la droite.
tutorial_theirs = Camille a commencé au point rouge, à droite. Sa ligne est peut-être la rouge. Ou est-ce du bluff ? Les lignes restent secrètes jusqu’à la fin de la manche.
tutorial_bridge = Cette tuile est un pont : le bleu et le vert se croisent sans se rencontrer, et on ne peut pas changer. Fais continuer le bleu vers la droite : pose-la sur la case marquée.
tutorial_ring = Cette tuile a un anneau blanc. On pourrait y passer du bleu au jaune. Le traverser tout droit ne coûte rien : pose-la sur la case marquée.
tutorial_gap = Il reste une case entre ta ligne bleue et la rouge. Mais on n’arrive au point rouge que par le rouge. Il te faut donc un endroit pour changer.
tutorial_change = Le voici : le bleu et le rouge tournent et se touchent dans un anneau. Pose la tuile sur la case marquée, pour arriver par le bleu et repartir par le rouge.
tutorial_complete = Ton trajet est accompli, et la manche est finie. Un trajet vaut cinq points, moins un par correspondance. Tu as changé une fois : 4 points.
tutorial_reverse = Camille avait bien la rouge, et le même chemin pris à l’envers mène du point rouge au tien. Son trajet est donc accompli aussi, et vaut 4 points.
tutorial_stretch = Un point de plus va à la plus longue portion de sa propre ligne. Le bleu parcourt 4 tuiles depuis son départ, le rouge 3. Le point est à toi : 5 à 4.
tutorial_match = Ensuite, on débarrasse la table, et chacun reçoit une nouvelle ligne. Le premier total de dix points gagne le match. Tu sais maintenant jouer.
