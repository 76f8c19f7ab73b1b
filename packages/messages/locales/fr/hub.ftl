### Study: one page that leads to everything one can learn from.

title = Étude
intro = Apprends de tes parties, entraîne-toi avec des problèmes ou laisse Guimard compter une partie jouée avec la boîte.

daily =
    .title = Donne du jour
    .about = Les mêmes tuiles pour tout le monde. Combien des huit niveaux vas-tu battre ?
puzzles =
    .title = Problèmes
    .about = Une position, un seul meilleur coup. Ta cote suit tes progrès.
analysis =
    .title = Plateau d’analyse
    .about = Essaie n’importe quel coup dans n’importe quelle position, avec l’évaluation de l’ordinateur.
companion =
    .title = Compagnon
    .about = Tu joues avec la boîte ? Saisis le plateau et laisse Guimard compter.

# Finished games of this device.
games =
    .title = Tes parties
    .about = Des parties terminées, prêtes à être analysées.
review = Analyser { $title }
none = Termine une partie : son analyse t’attendra ici.
all = Toutes les parties
