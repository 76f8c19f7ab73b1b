menu = Menü
home = Startseite
rules = Regeln
settings = Einstellungen
undo = Zurücknehmen
undoReviewing = Geh erst zurück zur Partie.
undoPractice = In Übungspartien kannst du alles zurücknehmen.
hint = Coach fragen
advising = Der Coach denkt nach …
advice_at = Plättchen auf { $cell }
advice_ahead =
    { $points ->
        [one] { $points } Punkt Vorsprung
       *[other] { $points } Punkte Vorsprung
    }
advice_behind =
    { $points ->
        [one] { $points } Punkt Rückstand
       *[other] { $points } Punkte Rückstand
    }
advice_level = gleichauf
advice_within = { $lead }, ±{ $points }
advice_wins = gewinnt zu { $percent } %
advice_equal = etwa gleich gut
advice_only = Es gibt nur einen Zug.
advice_live = Der Coach spricht über den aktuellen Zug. Geh zurück zur Partie, um ihn zu fragen.
advice_sureness_certain = Gewiss: Der Rest der Partie ist durchgerechnet.
advice_sureness_sure = Sicher: Ein Zug ist klar der beste.
advice_sureness_fairly = Ziemlich sicher: Ein Zug sieht besser aus als die anderen.
advice_sureness_guess = Eine Vermutung: Die besten Züge sind etwa gleich gut.
noAdvice = Frag den Coach nach seinen besten Zügen. Er sieht nur, was du siehst.
history = Verlauf
toFirst = Zum Anfang
back = Einen Schritt zurück
forward = Einen Schritt vor
toLast = Zurück zur Partie
replay = Letzte Züge noch einmal zeigen
moment = Zug { $at } von { $of }
lookingBack = Zug { $at } von { $of }.
log = Protokoll
coach = Coach
inWords = In Worten
earlier = Alles zeigen
nothingYet = Noch ist nichts passiert.
scoringOnly = Nur Züge mit Punkten
noScoring = Noch keine Punkte.
players = Punktestand
pin = Offene Linien von { $name } zeigen
onTurn = ist dran
thinks = denkt nach …
yourTurn = Du bist dran
# On the button itself, before what cannot be taken back.
sure = { $choice }? Das gilt dann
computer = Computer, Stufe { $level }
computerTimed = Computer, Stufe { $level }, { $time } pro Zug
slowDevice =
    Dieses Gerät ist langsam: Der Computer hat nach { $seconds } { $seconds ->
        [one] Sekunde
       *[other] Sekunden
    } aufgehört nachzudenken. Stufe { $level } ist hier also schwächer als anderswo.
points =
    { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    }
passTo = Bitte das Gerät weitergeben an { $name }
passWhy = Was die anderen haben, bleibt verdeckt.
lift = Ich bin { $name }
over = Das Spiel ist aus

# The end of a game. $scores is such as 127–66; the best first.
headline_won =
    { $points ->
        [one] Du gewinnst mit { $points } Punkt Vorsprung
       *[other] Du gewinnst mit { $points } Punkten Vorsprung
    }
headline_youWon = Du gewinnst
headline_lost = Du verlierst { $own } : { $best }
headline_youLost = Du verlierst
headline_youTied = Du teilst dir den Sieg mit { LIST($names) }
headline_wins = { $name } gewinnt, { $scores }
headline_tied = { LIST($names) } teilen sich den Sieg
headline_solo = Dein Ergebnis: { $points }
headline_newBest = Dein Bestwert auf diesem Gerät. Der vorige war { $points }.
headline_best = Bestwert auf diesem Gerät: { $points }

results = Ergebnis
highlights = Höhepunkte
showOnBoard = Auf dem Plan zeigen

picture_share = Bild teilen
picture_save = Bild speichern
picture_failed = Dieser Browser kann das Bild nicht erstellen.

# What a plot shows: points as they came, or what everybody would have had at each moment.
plot_label = Anzeigen
plot_points = Punkte
plot_value = Wenn dann Schluss wäre
plot_valueTitle = Stand, wenn dann Schluss gewesen wäre

total = Summe
source = Herkunft
overTime = Punkte im Spielverlauf
plotText = { $name } am Ende bei { $points }
lookAtBoard = Plan ansehen
rematch = Noch einmal
review = Analyse

# The card at the first play of a module or city; `open` shows it again, from the panel.
introduction_several = Neu in dieser Partie
introduction_close = Verstanden
introduction_lesson = Lektion spielen
introduction_open = Kurz erklärt

# Asked before a new game is started in the middle of one.
again_title = Neue Partie beginnen?
again_text = Diese Partie ist noch nicht zu Ende. Du findest sie unter „Meine Partien“.
again_yes = Neue Partie
again_no = Weiterspielen

assistance = Hilfen

assistanceLevels_purist = Pur: nichts als die Regeln
assistanceLevels_tracing = Linien: sie werden für dich verfolgt
assistanceLevels_preview = Vorschau: sieh, was ein Plättchen bewirkt
assistanceLevels_coach = Coach: frag nach den besten Zügen

practice = Übung: alles darf zurückgenommen werden
describe = Der Tisch in Worten
followLine = Linie verfolgen
moves = Was du tun kannst
noMoves = Du bist nicht dran.
trouble = Etwas ist schiefgegangen
notThere = Diese Partie gibt es in diesem Browser nicht. Vielleicht wurde sie gelöscht.
refused = Diese Partie lässt sich nicht öffnen: { $reason }
notSaved = Dieser Browser lässt kein Speichern zu: Die Partie geht verloren, wenn du die Seite schließt.
elsewhere = Diese Partie ist in einem anderen Tab geöffnet
elsewhereWhy = Was dort geschieht, wird gespeichert. Du kannst stattdessen hier weiterspielen.
playHere = Hier weiterspielen
tryAgain = Erneut versuchen
look = Ansicht
sheet = Details

# The title of the window, at a table.
title_turn = Du bist dran – { $game }
title_versus = { $game } gegen { LIST($names) }
# To spectators.
title_players = { $game } – { LIST($names) }

# On the analysis board; and why not, while one plays online.
analyse = Analysebrett
analyseFair = Fair Play: Eine Partie, die du online spielst, kann erst nach dem Ende analysiert werden.
