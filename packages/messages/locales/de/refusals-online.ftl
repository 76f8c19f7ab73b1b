## At the table

notYourTurn = Du bist nicht dran.
positionChanged = Inzwischen ist etwas passiert. Bitte schau noch einmal hin.
gameBegun = Die Partie hat schon begonnen.
gameStarting = Die Partie beginnt gerade.
nothingPromised = Für diesen Platz wurde kein Beitrag zu den Ziehungen zugesagt.
shareTooEarly = Für einen Beitrag zu den Ziehungen ist es zu früh: Noch sind nicht alle bereit.
shareTwice = Der Beitrag dieses Platzes zu den Ziehungen ist schon da.
shareNotPromised = Das ist nicht der Beitrag zu den Ziehungen, der zugesagt wurde.
gameNotBegun = Die Partie hat noch nicht begonnen.
gamePaused = Die Partie pausiert.
gameNotOver = Die Partie ist noch nicht zu Ende.
noGameToResign = Es gibt keine Partie aufzugeben.
youResigned = Du hast aufgegeben.
notReplaced = Niemand spielt für dich.
alreadyReplaced = Dort spielt schon der Computer.
nobodyAwaited = Gerade wird auf niemanden gewartet.
nothingToAsk = Jetzt gibt es nichts zu fragen.
otherRequestOpen = Es ist schon um etwas anderes gebeten worden. Antworte zuerst darauf.
nothingAsked = Es wird um nichts mehr gebeten.
alreadyAgreed = Du hast schon zugestimmt.
playerPresent = Diese Person ist wieder da.
playerMayReturn = { $seconds ->
    [one] Diese Person kommt vielleicht noch zurück. Bitte warte noch eine Sekunde.
   *[other] Diese Person kommt vielleicht noch zurück. Bitte warte noch { $seconds } Sekunden.
}
playerReady = Diese Person ist bereit.
spectatorsOnlyWatch = Du schaust nur zu.
nothingReadable = Darin ist nichts zu lesen.

## Seats and tables

seatEmpty = Dort sitzt niemand mehr.
seatTaken = Dieser Platz ist nicht mehr frei.
seatWasFreed = Dein Platz, oder der von jemandem in deinem Netz, wurde von der Person freigemacht, die über diesen Tisch bestimmt. In ein paar Minuten kannst du hier wieder Platz nehmen.
seatLost = Dein Platz dort gehört dir nicht mehr.
nameTaken = An diesem Tisch heißt schon jemand so oder zum Verwechseln ähnlich: „{ $name }“. Bitte wähle einen anderen Namen.
nicknameInvalid = Dieser Name geht nicht. Er braucht 1 bis 24 sichtbare Zeichen, und manche Emojis funktionieren nicht.
oneSeatYours = Genau ein Platz muss deiner sein.
wrongSecret = Dieser Platz gehört dir nicht mehr.
playersOnly = Das dürfen nur die, die an diesem Tisch spielen.
unknownRecovery = Kein Platz an diesem Tisch hat diesen Code.
unknownTable = Diesen Tisch gibt es nicht.
unknownGame = Ein Spiel „{ $name }“ gibt es nicht. Es gibt { LIST($names) }.
tableDamaged = Die Aufzeichnung dieser Partie ist beschädigt. Der Server kann sie nicht öffnen. Wer ihn betreibt, hat vielleicht eine Sicherung.
tableOfOtherRules = Diese Partie wurde mit einer Fassung der Regeln gespielt, die dieser Server nicht kennt. Ihre Züge lassen sich noch speichern.

## Dealt again, and the board of the day

dealNotOver = Die Partie an diesem Tisch ist noch nicht zu Ende. Danach kann sie noch einmal ausgeteilt werden.
dealNotRepeatable = Diese Partie lässt sich nicht noch einmal austeilen: Der Server wurde währenddessen neu gestartet, oder sie wurde auf einer früheren Version des Servers gespielt.
dealOfOtherRules = Die Regeln haben sich seit dieser Partie geändert, daher lässt sie sich nicht noch einmal austeilen.
dealOfOtherGame = Um wie an jenem Tisch auszuteilen, braucht der neue dasselbe Spiel, dieselben Optionen und gleich viele Plätze.
dealKnown = Du hast diese Partie schon gespielt und weißt, welche Plättchen kommen.
unknownDay = Dieses Datum gibt es nicht. Ein Datum sieht so aus: 2026-11-17.
dayClosed = Für diesen Tag werden keine Ergebnisse angenommen.
dayOfOtherGame = Das ist nicht die Partie dieses Tages.
dayNotAsDealt = In dieser Partie wurde ein Plättchen gezogen, das an diesem Tag nicht ausgeteilt wurde (Aktion { $number }).
dayOtherOpponent = So hätte der Computer nicht gespielt (Aktion { $number }).
dayAlreadyListed = Genau diese Partie steht schon auf der Rangliste.
dayTooBusy = Der Server prüft gerade viele Partien. Bitte versuch es gleich noch einmal.
dayNoResult = Du hast auf dieser Rangliste kein Ergebnis.

## Limits

tooFast = Das war zu viel auf einmal. Bitte warte einen Moment.
tableTooBusy = An diesem Tisch passiert zu viel auf einmal. Bitte warte einen Moment; Züge sind nicht betroffen.
tooManyTables = Du hast zu viele Tische offen. Bitte spiel zuerst an einem davon zu Ende.
serverFull = Dieser Server ist im Moment voll. Laufende Partien sind nicht betroffen. Bitte versuch es später noch einmal.
tooLong = Das ist zu lang.
keyUsed = Der Server hat unter diesem Schlüssel schon etwas anderes. Bitte versuch es mit einem neuen.

## Notifications

notificationsNotOffered = Solche Benachrichtigungen verschickt dieser Server nicht.
subscriptionInvalid = So lässt sich kein Browser benachrichtigen.
tooManyNotifications = Ein Platz hat höchstens { $max } Benachrichtigungen. Schalte zuerst eine aus.
addressTooLong = Diese Adresse ist zu lang.
addressScheme = Eine Adresse muss mit https:// oder http:// beginnen.
addressWithPassword = Eine Adresse darf weder Namen noch Passwort enthalten.
addressPort = Port { $port } ist hier nicht erlaubt.
addressNotPublic = Die Adresse muss im öffentlichen Internet liegen.
addressUnknown = Diese Adresse gibt es nicht.

## Requests

offline = Es gibt keine Verbindung zum Server.
connectionClosed = Die Verbindung zum Tisch ist beendet.
otherVersion = Dieses Programm und der Server haben verschiedene Versionen.
serverFault = Der Server hat ein Problem. Bitte versuch es noch einmal.
storeFault = Der Server kann im Moment nichts speichern, darum ist nichts passiert. Bitte versuch es noch einmal.
notUnderstood = Der Server versteht das nicht.
requestInvalid = Der Server versteht das nicht ({ $detail }).
fieldInvalid = Der Server versteht „{ $field }“ nicht ({ $detail }).
jsonOnly = Hier wird nur JSON verstanden.
helloFirst = Bitte melde dich zuerst mit hello.
helloTwice = Du hast dich schon mit hello gemeldet.
webSocketOnly = Diese Adresse ist für WebSockets. Bitte öffne einen.
otherOrigin = Das dürfen nur Seiten dieses Servers.
otherHost = Diesen Namen hat der Server nicht. Wer ihn betreibt, kann den Namen mit GUIMARD_PUBLIC_URL setzen.
nothingHere = Unter dieser Adresse ist nichts.
malformedPath = Das ist keine gültige Adresse.
requestTimeout = Die Anfrage hat zu lange gebraucht.
headersTooLong = Die Header der Anfrage sind zu lang.
notHttp = Das ist kein HTTP.
expectationUnknown = Von diesem Server kann man nur 100-continue erwarten.
