title = Paris

lesson_1 = Des touristes se tiennent sur les cases intérieures du plateau. Tu possèdes une rangée de sites aux emplacements colorés.
lesson_2 = Pose une tuile sur un touriste et installe-le sur un emplacement libre de sa couleur. C’est obligatoire si tu en as un.
lesson_3 = À la fin, ta plus longue suite de touristes sans trou rapporte 2 points par touriste ; chaque autre touriste coûte 1 point.
lesson_4 = Un site dont les quatre emplacements sont occupés vaut 3 points de plus.

rules_P1 = Les douze sites ont chacun quatre emplacements colorés. On les mélange et on les distribue également : six chacun à deux, quatre à trois, trois à quatre, deux à cinq ou six. Les autres restent hors du jeu. Ils forment une rangée devant toi dans l’ordre où tu les as reçus, et on ne les déplace pas. Sur chaque case intérieure se tient un touriste, choisi au hasard : quatre de chacune des huit couleurs.
rules_P2 = Si tu poses une tuile sur un touriste, tu le prends et tu le mets sur un emplacement libre de sa couleur, celui que tu veux parmi tes sites. C’est obligatoire, même si cela te coûte un point. Si tu n’as pas de tel emplacement, mets le touriste à côté d’un autre, sur une case qui partage un côté avec celle-ci. S’il n’y en a pas, à côté de n’importe quel touriste du plateau. S’il n’y en a plus aucun, le touriste quitte le jeu. D’une case à plusieurs touristes, tu les lèves tous, puis tu les places un par un dans l’ordre que tu veux ; ceux qui sont encore levés ne tiennent pas compagnie aux autres, et aucun ne revient sur la case qui vient d’être couverte.
rules_P3 = À la fin, cherche la plus longue suite d’emplacements occupés sans trou ; elle peut continuer d’un site au suivant. Chaque touriste de la suite rapporte 2 points, et chaque autre coûte 1 point. Un site avec quatre touristes rapporte 3 points de plus. Exemple : deux touristes sont à l’écart, quatre remplissent le site suivant, et un autre suit directement : 10 + 3 − 2 = 11.
rules_P4 = Les emplacements des sites, de gauche à droite. Louvre : gris, violet, jaune, bleu. Notre-Dame : marron, jaune, bleu, rouge. Sacré-Cœur : jaune, rouge, violet, orange. Arc de Triomphe : orange, jaune, marron, gris. Place de la Concorde : jaune, marron, violet, vert. Moulin Rouge : rouge, vert, gris, jaune. Dôme des Invalides : bleu, violet, orange, marron. Pont Alexandre III : rouge, gris, bleu, orange. Tour Eiffel : vert, bleu, rouge, violet. Panthéon : gris, bleu, vert, marron. Versailles : violet, orange, gris, vert. Fondation Louis Vuitton : orange, vert, marron, rouge.

figures_tourists = Un touriste se tient sur chaque case intérieure. Pose une tuile sur l’un d’eux, et tu le prends.
figures_row = La suite de { $run } est encadrée d’or. { $run } × 2 + 3 pour le site complet − { $others } pour le touriste isolé : { $points } points.

tutorial_tourists = À Paris, des touristes attendent sur les cases intérieures du plateau. Pose une tuile sur l’un d’eux, et tu l’emmènes vers tes sites.
tutorial_sights = Tes six sites forment une rangée d’emplacements colorés. Tu as déjà un touriste orange à l’Arc de Triomphe. Ce qui compte, c’est une longue suite d’emplacements voisins.
tutorial_take = Pose ta tuile sur la case marquée. Un touriste rouge y attend.
tutorial_field = Le touriste va sur un emplacement libre de sa couleur, et tu en as trois rouges. Choisis celui de Notre-Dame : il est juste à côté de ton touriste orange.
tutorial_run = Deux à la suite. À la fin, chaque touriste de ta plus longue suite sans trou vaut deux points, et chacun des autres te coûte un point.
tutorial_noField = Le touriste de la case marquée est orange, et ton seul emplacement orange est occupé. Pose-y quand même ta tuile et regarde ce qui se passe.
tutorial_beside = Sans emplacement libre, le touriste rejoint un autre touriste sur une case voisine. À toi de choisir : envoie-le sur la case marquée.
tutorial_together = Deux touristes y attendent maintenant. Qui posera une tuile sur cette case prendra les deux. Et n’oublie pas : un site dont les quatre emplacements sont occupés rapporte trois points de plus.
