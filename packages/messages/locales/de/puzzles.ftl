### Aufgaben: Stellungen, in denen ein Zug der beste ist.

title = Aufgaben
intro = Stellungen, in denen ein Zug klar der beste ist. Finde ihn und sieh, warum die anderen schlechter sind.
# Above the board.
titled = Aufgabe · { $game }
toPuzzles = Alle Aufgaben
# No such puzzle.
noPuzzle = Aufgabe nicht gefunden
unknown = Diese Aufgabe gibt es nicht oder nicht mehr. Es gibt viele andere.

## The page of all puzzles.

ofTheDay = Aufgabe des Tages
solveToday = Lösen
doneToday = Gelöst: noch einmal ansehen
# Of a puzzle.
ratingOf = Wertung { $rating }
train = Üben
solve = Aufgabe lösen
fitting =
    { $count ->
        [one] { $count } Aufgabe passt
       *[other] { $count } Aufgaben passen
    }
noneFits = Keine Aufgabe passt. Wähle ein anderes Thema oder Spiel.
difficulty = Schwierigkeit
difficulties_easier = Leichter
difficulties_matching = Mein Niveau
difficulties_harder = Schwerer
theme = Thema
allThemes = Alle Themen
game = Spiel
allGames = Alle Spiele
byTheme = Nach Thema
solvedOf = { $solved } von { $count } gelöst

themes_finish =
    .name = Zu Ende bringen
    .about = Eine Linie für viele Punkte vollenden.
themes_save =
    .name = Linie retten
    .about = Die eigene Linie vor einem schlechten Ende bewahren.
themes_spoil =
    .name = Verderben
    .about = Eine fremde Linie beenden, solange sie wenig wert ist.
themes_long =
    .name = Der lange Weg
    .about = Eine Linie weiterführen, statt sie zu vollenden.
themes_draw =
    .name = Erst ziehen
    .about = Ziehen, statt das Plättchen auf der Hand zu legen.
themes_share =
    .name = Die richtige Aktie
    .about = Für die Gesellschaften spielen, deren Aktien man hält.
themes_city =
    .name = In der Stadt
    .about = Nutzen, was eine Stadt oder ein Modul mitbringt.
themes_journey =
    .name = Die Fahrt
    .about = In Correspondances die eigene Fahrt verbinden oder eine andere blockieren.

yourRating = Deine Wertung
noRating = Löse eine Aufgabe, um eine Wertung zu bekommen. Sie bleibt auf diesem Gerät.
# $points is such as 140.
within = ± { $points }
provisional = (vorläufig)
# $from and $to are ratings.
chart =
    { $count ->
        [one] Deine Wertung: { $to }
       *[other] Deine Wertung über die letzten { $count } Aufgaben, von { $from } bis { $to }
    }
streak = Serie
days =
    { $count ->
        [one] { $count } Tag
       *[other] { $count } Tage
    }
run = Richtig in Folge
solved = Gelöst
notKept = Dieser Browser speichert nichts: Deine Wertung geht verloren, wenn du die Seite schließt.
erase = Wertung zurücksetzen
eraseSure = Wertung und gelöste Aufgaben wirklich löschen?
erased = Deine Wertung ist zurückgesetzt.

## Solving.

# $name is a colour, or such as “Player 1”; left out where the player has no opponents.
find = Du bist { $name }. Finde den besten Zug.
findAlone = Finde den besten Zug.
showSolution = Lösung zeigen
# On the button itself.
giveUpSure = Zeigen? Das zählt als falsch
right = Richtig!
rightLater = Richtig, im { $count }. Versuch.
wrong = Nicht der beste Zug.
told = Die Lösung
judging = Dein Zug wird beurteilt …
notJudged = Dein Zug konnte nicht beurteilt werden.
# $points and $percent are such as 4.2 and 6.
lost_both = Er verliert { $points } Punkte und { $percent } % Gewinnchance.
lost_points = Er verliert { $points } Punkte.
lost_win = Er verliert { $percent } % Gewinnchance.
margin_both = Er ist um geschätzt { $points } Punkte und { $percent } % Gewinnchance besser als jeder andere Zug.
margin_points = Er ist um geschätzt { $points } Punkte besser als jeder andere Zug.
margin_win = Er ist um geschätzt { $percent } % Gewinnchance besser als jeder andere Zug.
proved = Durch { $playouts } simulierte Partien belegt.
provedExactly = Gewiss: Der Rest der Partie ist durchgerechnet.
# $change is such as +12.
rated = Deine Wertung: { $rating } ({ $change })
countedBefore = Diese Aufgabe hast du schon beantwortet, deine Wertung bleibt gleich.
tryAgain = Noch einmal versuchen
next = Nächste Aufgabe
share = Teilen
copied = Der Link ist kopiert.
analyse = Analysieren

## Why the others are worse: a table.

comparison = Die Züge im Vergleich
move = Zug
points = Punkte
chance = Gewinnt
loss = Verlust
solution = (Lösung)
yours = dein Zug
