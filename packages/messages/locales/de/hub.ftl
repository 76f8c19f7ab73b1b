### Study: one page that leads to everything one can learn from.

title = Studieren
intro = Lerne aus deinen Partien, übe mit Aufgaben oder lass Guimard eine Partie mit der Schachtel auswerten.

daily =
    .title = Partie des Tages
    .about = Dieselben Plättchen für alle. Wie viele der acht Stufen schlägst du?
puzzles =
    .title = Aufgaben
    .about = Eine Stellung, ein bester Zug. Deine Wertung wächst mit dir.
analysis =
    .title = Analysebrett
    .about = Probier jeden Zug in jeder Stellung aus, mit der Bewertung des Computers.
companion =
    .title = Begleiter
    .about = Spielst du mit der Schachtel? Gib den Plan ein und lass Guimard zählen.

# Finished games of this device.
games =
    .title = Deine Partien
    .about = Beendete Partien, bereit für die Analyse.
review = { $title } analysieren
none = Beende eine Partie, dann wartet hier ihre Analyse.
all = Alle Partien
