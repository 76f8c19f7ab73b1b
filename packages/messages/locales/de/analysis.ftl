### The analysis board.

title = Analysebrett
about = Spiel für alle weiter, wähle jede Ziehung und sieh, was der Computer erwartet. Alles bleibt auf diesem Gerät.
fresh = Neue Analyse
players = Spieler
begin = Beginnen
studies = Gespeicherte Studien
deleteOne = „{ $name }“ löschen
deleteSure = Wirklich löschen?
fair = Fair Play: Eine laufende Online-Partie, in der du mitspielst, kann nicht analysiert werden.
toStudies = Alle Studien

# The menu of a study, and what it is about.
study = Studie
name = Name
link = Link kopieren
linkCopied = Der Link ist in der Zwischenablage. Er enthält die ganze Studie; kein Server bekommt sie zu sehen.
linkThere = Kopiere den Link von hier. Er enthält die ganze Studie; kein Server bekommt sie zu sehen.
linkTooLong = Diese Studie ist zu lang für einen Link. Verschicke sie als Datei.
file = Als Datei speichern
kept = Änderungen werden laufend in diesem Browser gespeichert.
notThere = Diese Studie ist nicht auf diesem Gerät.
unknownGame = Das ist eine Studie zu „{ $game }“, das es hier nicht gibt.
refused = Einer ihrer Züge ist nicht erlaubt: { $reason }

# What is wrong with a file or a link.
faults_notStudy = Das ist keine Studie.
faults_newer = Diese Studie stammt aus einer neueren Version der App. Lade die Seite neu, um zu aktualisieren.
faults_tooLarge = Diese Studie ist zu groß.
faults_badLog = Die Partie in dieser Studie ist beschädigt.
faults_badNode = Ein Zug oder eine Notiz in dieser Studie ist beschädigt.
tree = Varianten

# Below a move: what could have been played instead.
variations = Andere Züge
start = Anfang
treeEmpty = Mach Züge auf dem Plan: Sie erscheinen hier. Geh zurück und mach einen anderen für eine Variante.
note = Notiz zu dieser Stellung
mark = Zeichen
comment = Kommentar
promote = Zur Hauptvariante machen
remove = Ab hier löschen
removeSure = Diesen Zug und alles danach löschen?
marks_brilliant = Glänzender Zug
marks_good = Guter Zug
marks_interesting = Interessanter Zug
marks_dubious = Zweifelhafter Zug
marks_mistake = Fehler
marks_blunder = Patzer
evaluation = Bewertung
evaluate = Stellungen bewerten
evaluateAbout = Nach dem, was wissen kann, wer dran ist; Verborgenes wird ausgelost. Je länger du wartest, desto genauer.
depth = Fortschritt der Bewertung
failed = Die Bewertung ist fehlgeschlagen: { $reason }
solved = Gewiss: Der Rest der Partie ist durchgerechnet.

# $points is such as 42.5, $win such as 54 %.
expected = { $points } Punkte erwartet
expectedWin = { $points } Punkte, { $win } Gewinnchance
chances = Gewinnchancen
toFirst = Zum Anfang
back = Zurück
forward = Vor
toLast = Zum Ende der Variante
# A link to a game on this device that is not over.
inPlay = Diese Partie wird hier noch gespielt. Öffne sie und wähle in ihrem Menü „Analysebrett“.
running = Fair Play: Das ist eine Stellung einer laufenden Online-Partie, in der du mitspielst. Sie kann nach dem Ende analysiert werden.
drawing_title = Auf dem Plan zeichnen
drawing_tools_cell = Felder
drawing_tools_arrow = Pfeile
drawing_tools_line = Linien
drawing_about_cell = Wähle Felder auf dem Plan, um sie hervorzuheben.
drawing_about_arrow = Wähle, wo ein Pfeil beginnt, dann, wo er endet.
drawing_arrowFrom = Pfeil von { $cell }: Wähle, wo er endet.
drawing_line = Linie zum Hervorheben
drawing_chooseLine = Linie wählen
drawing_nothing = Noch nichts gezeichnet
drawing_clear = Löschen
drawing_done = Fertig
importTitle = Studie oder Partie importieren
importAbout = Als Datei, Link oder Text einer Partie. Für unbekannte Ziehungen darf eine Partie ? enthalten.
