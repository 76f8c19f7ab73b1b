### Der Begleiter: eine Partie am echten Tisch auszählen.

title = Begleiter
about = Für die Schachtel auf dem Tisch: Gib die Plättchen ein, wie sie liegen, und was sonst noch da ist, und lies die Wertung ab. Alles bleibt auf diesem Gerät.
missing = Dieser Tisch ist nicht auf diesem Gerät.
newTable = Neuer Tisch
play = Was spielt ihr?
players = Spieler
name = Name von Spieler { $number } ({ $colour })
options = Module und Varianten
start = Spielplan eingeben
saved = Deine Tische
soFarOf = Bisher: { $scores }
delete = Löschen
deleteAsk = Diesen Tisch löschen?
deleted = Tisch gelöscht.
notKept = Der Browser konnte die letzte Änderung nicht speichern. Sie geht verloren, wenn du die Seite schließt.
toTables = Alle Tische
undo = Zurücknehmen

tabs_label = Was eingegeben oder gezeigt wird
tabs_tiles = Plättchen
tabs_form = Material
tabs_score = Wertung

order_label = Reihenfolge
order_cells = Feld für Feld
order_tiles = Plättchen für Plättchen
orderAbout_cells = Tippe auf ein Plättchen: Es kommt auf das markierte Feld, und die Markierung rückt weiter. Tippe auf ein Feld, um sie zu versetzen.
orderAbout_tiles = Tippe auf ein Plättchen, dann auf alle Felder, wo es liegt. Nochmals tippen entfernt es.
keys = Tastatur: Pfeiltasten auf dem Plan, die vier Buchstaben eines Plättchens zum Legen, Entf zum Entfernen, Strg+Z zum Zurücknehmen.
palette = Plättchen
left =
    { $count ->
        [one] noch { $count }
       *[other] noch { $count }
    }
marked = Markiert: { $cell }
removeTile = Entfernen
putOn = { $tile } auf { $cell }.
removedFrom = { $cell } ist leer.
noTile = Ein Plättchen { $name } gibt es nicht.

problems_tooManyCopies =
    { $count ->
        [one] { $count } Plättchen { $tile } auf dem Plan, aber nur { $copies } in der Schachtel: { $cells }.
       *[other] { $count } Plättchen { $tile } auf dem Plan, aber nur { $copies } in der Schachtel: { $cells }.
    }
problems_isolated = Vom Rand des Plans führen keine Plättchen zu { $cells }.
problems_oneTileLine = { $cells }: Eine Linie über dieses Plättchen allein ist nur erlaubt, wenn es nirgends sonst hinkonnte.

asText = Spielplan als Text
asTextAbout = Plättchen und Felder hintereinander, etwa cbaa72 für das Plättchen cbaa in Zeile 7, Spalte 2, von 0 an gezählt.
enterBoard = Diesen Plan eingeben
notBoard = Plättchen { $number }: { $reason }
boardEntered =
    { $count ->
        [one] { $count } Plättchen eingegeben.
       *[other] { $count } Plättchen eingegeben.
    }

final = Endstand
soFar = Zwischenstand
emptyCells =
    { $count ->
        [one] { $count } Feld ist noch leer.
       *[other] { $count } Felder sind noch leer.
    }
unfilled = Noch nicht ausgefüllt: { LIST($fields) }.
copyText = Als Text kopieren
copied = Kopiert.
notCopied = Der Browser hat das Kopieren nicht erlaubt.
lines = Linien
linesAre = { $complete } fertig, { $open } offen
lineOpen = offen, { $length }
linePoints =
    { $points ->
        [one] Länge { $length }: { $points } Punkt
       *[other] Länge { $length }: { $points } Punkte
    }

placeHas = { $place }: { $piece }
nothing = nichts
pieces = Material
clear = Wegnehmen
filled = { $filled } von { $all } ausgefüllt.
tooMany = Mehr, als in der Schachtel sind: { LIST($pieces) }.
field = Feld { $number }
chip = Chip { $colour }, { $value }
boardWith = { $values }
tourist = Tourist

fields_track_spaces =
    .title = Felder der Wertungsleiste
    .about = Wo jeder Zählstein nach der letzten Linie steht, vor den Punkten am Ende: Das hängt von der Reihenfolge der Linien ab.
fields_track_first =
    .title = Wer hat angefangen?
    .about = Am Ende ziehen die Zählsteine in dieser Reihenfolge.
fields_companies_shares-10 =
    .title = Aktien über 10 %
    .about = Wer die Aktie welcher Gesellschaft hat.
fields_companies_shares-20 =
    .title = Aktien über 20 %
    .about = Wer die Aktie welcher Gesellschaft hat.
fields_companies_shares-30 =
    .title = Aktien über 30 %
    .about = Wer die Aktie welcher Gesellschaft hat.
fields_companies_shares-40 =
    .title = Aktien über 40 %
    .about = Wer die Aktie welcher Gesellschaft hat.
fields_central-stations_tokens =
    .title = Marker auf den Bahnsteigen
    .about = Bahnsteige 1 bis 8, gegen den Uhrzeigersinn von oben rechts. Die anderen bleiben leer.
fields_central-tracks_tiles =
    .title = Zentralgleise
    .about = Die vier Plättchen in der Mitte, wie sie liegen.
fields_paris_rows =
    .title = Touristen an den Sehenswürdigkeiten
    .about = Tippe auf jedes Feld mit einem Touristen, von links nach rechts, vier je Sehenswürdigkeit.
fields_stockholm_sights =
    .title = Reihe der Sehenswürdigkeiten
    .about = Von links nach rechts.
fields_stockholm_tourists =
    .title = Touristen in der Reihe
    .about = Von links nach rechts, vier Felder je Sehenswürdigkeit.
fields_stockholm_chips =
    .title = Geheime Farben
    .about = Wer welche Chips hat.
fields_stockholm_points =
    .title = Punkte von Sehenswürdigkeiten
    .about = Was alle während der Partie für Touristen bekommen haben.
fields_london_fares =
    .title = Punkte vom Taxi
    .about = Was alle während der Partie für Fahrten bekommen haben.
fields_new-york_boards =
    .title = Tafeln
    .about = Jede Tafel nach ihren Werten, von Gelb bis Braun.
fields_new-york_tourists =
    .title = Touristen an den Stationen
    .about = Wie sie am Anfang standen, Station für Station.
fields_st-petersburg_chips =
    .title = Chips
    .about = Wer hat welchen Chip? Lass die aus, die noch in den Stapeln liegen.
fields_berlin_tourists =
    .title = Touristen auf dem Plan
    .about = Der Tourist auf jedem dieser Felder.
fields_berlin_visitors =
    .title = Touristen an den Sehenswürdigkeiten
    .about = Der Tourist an jeder Sehenswürdigkeit.
fields_berlin_sides =
    .title = Seiten der Sehenswürdigkeiten
    .about = Die Seite, die oben liegt.

follow = Einer Partie folgen
followAbout = Folge einer Partie Zug um Zug: Wähle das gelegte Plättchen, dann das Feld. Keine Hand wird gezeigt; was verdeckt bleibt, wird am Ende ausgefüllt.
count = Auszählen
followedToEnd = Das letzte Plättchen liegt. Fülle aus, was verdeckt war, und lies den Endstand ab.
named = { $tile }: Wähle das Feld.
typeMove = Zug eintippen
typeMoveAbout = Ein Zug wie im Protokoll, etwa cbaa72 oder token-yellow-20-p3.
enterMove = Eingeben
whichTile = { $name }: Welches Plättchen wurde gelegt?
whichCell = { $name }: Auf welches Feld?
instead = Etwas anderes wurde getan …
allEmpty = Dort liegt nichts

openAbout = Gib eine Runde ein, wenn sie vorbei ist und die Linien aufgedeckt sind: die Geraden, alle vergebenen Linien, dann die Abschnitte; zuletzt den, der die Runde beendet hat.
standings = Stand
