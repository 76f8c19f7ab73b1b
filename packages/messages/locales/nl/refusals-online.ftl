## At the table

notYourTurn = Je bent niet aan de beurt.
positionChanged = Er is intussen iets gebeurd. Kijk nog eens.
gameBegun = De partij is al begonnen.
gameStarting = De partij begint net.
nothingPromised = Voor deze plaats is geen bijdrage aan de trekkingen toegezegd.
shareTooEarly = Het is te vroeg voor een bijdrage aan de trekkingen: nog niet iedereen is klaar.
shareTwice = De bijdrage van deze plaats aan de trekkingen is er al.
shareNotPromised = Dit is niet de bijdrage aan de trekkingen die was toegezegd.
gameNotBegun = De partij is nog niet begonnen.
gamePaused = De partij is gepauzeerd.
gameNotOver = De partij is nog niet afgelopen.
noGameToResign = Er is geen partij om op te geven.
youResigned = Je hebt opgegeven.
notReplaced = Niemand speelt voor jou.
alreadyReplaced = Daar speelt de computer al.
nobodyAwaited = Er wordt nu op niemand gewacht.
nothingToAsk = Er valt nu niets te vragen.
otherRequestOpen = Er is al iets anders gevraagd. Antwoord daar eerst op.
nothingAsked = Er wordt niets meer gevraagd.
alreadyAgreed = Je hebt al ingestemd.
playerPresent = Deze speler is er weer.
playerMayReturn = { $seconds ->
    [one] Deze speler komt misschien nog terug. Wacht nog één seconde.
   *[other] Deze speler komt misschien nog terug. Wacht nog { $seconds } seconden.
}
playerReady = Deze speler is klaar.
spectatorsOnlyWatch = Je kijkt alleen mee.
nothingReadable = Hier valt niets in te lezen.

## Seats and tables

seatEmpty = Daar zit niemand meer.
seatTaken = Deze plaats is niet meer vrij.
seatWasFreed = De gastheer van deze tafel heeft jouw plaats vrijgemaakt, of die van iemand in je netwerk. Over een paar minuten kun je hier weer gaan zitten.
seatLost = Je plaats daar is niet meer van jou.
nameTaken = Er zit al iemand aan tafel met deze naam of een naam die er sterk op lijkt: “{ $name }”. Kies een andere naam.
nicknameInvalid = Deze naam kan niet. Gebruik 1 tot 24 zichtbare tekens; sommige emoji’s werken niet.
oneSeatYours = Precies één plaats moet van jou zijn.
wrongSecret = Deze plaats is niet meer van jou.
playersOnly = Dat mogen alleen de spelers aan deze tafel.
unknownRecovery = Geen plaats aan deze tafel heeft deze code.
unknownTable = Deze tafel bestaat niet.
unknownGame = Er is geen spel “{ $name }”. De spellen zijn { LIST($names) }.
tableDamaged = De gegevens van deze partij zijn beschadigd. De server kan ze niet openen. Wie de server beheert, heeft misschien een back-up.
tableOfOtherRules = Deze partij is gespeeld met een versie van de regels die deze server niet kent. De zetten kunnen nog worden bewaard.

## Dealt again, and the board of the day

dealNotOver = De partij aan deze tafel is nog niet afgelopen. Daarna kan ze opnieuw gedeeld worden.
dealNotRepeatable = Deze partij kan niet opnieuw gedeeld worden: de server is onderweg herstart, of ze is op een eerdere versie van de server gespeeld.
dealOfOtherRules = De regels zijn sinds deze partij veranderd, dus ze kan niet opnieuw gedeeld worden.
dealOfOtherGame = Om te delen zoals aan die tafel heeft de nieuwe hetzelfde spel, dezelfde opties en evenveel spelers nodig.
dealKnown = Je hebt deze partij al gespeeld en weet dus welke tegels er komen.
unknownDay = Deze datum bestaat niet. Een datum ziet eruit als 2026-11-17.
dayClosed = Voor deze dag worden geen uitslagen aangenomen.
dayOfOtherGame = Dit is niet de partij van die dag.
dayNotAsDealt = In deze partij is een tegel getrokken die op die dag niet gedeeld is (actie { $number }).
dayOtherOpponent = Zo zou de computer niet gespeeld hebben (actie { $number }).
dayAlreadyListed = Precies deze partij staat al in het klassement.
dayTooBusy = De server controleert op dit moment veel partijen. Probeer het zo opnieuw.
dayNoResult = Je hebt geen uitslag in dit klassement.

## Limits

tooFast = Dat was te veel tegelijk. Wacht even.
tableTooBusy = Er gebeurt te veel aan deze tafel. Wacht even; zetten gaan gewoon door.
tooManyTables = Je hebt te veel tafels open. Speel er eerst een uit.
serverFull = Deze server is op dit moment vol. Lopende partijen gaan gewoon door. Probeer het later opnieuw.
tooLong = Dit is te lang.
keyUsed = De server heeft onder deze sleutel al iets anders. Probeer het met een nieuwe.

## Notifications

notificationsNotOffered = Dit soort meldingen stuurt deze server niet.
subscriptionInvalid = Zo kan geen browser een melding krijgen.
tooManyNotifications = Een plaats heeft hoogstens { $max } meldingen. Schakel er eerst een uit.
addressTooLong = Dit adres is te lang.
addressScheme = Een adres moet met https:// of http:// beginnen.
addressWithPassword = Een adres mag geen naam of wachtwoord bevatten.
addressPort = Poort { $port } is hier niet toegestaan.
addressNotPublic = Het adres moet op het openbare internet staan.
addressUnknown = Dit adres bestaat niet.

## Requests

offline = Er is geen verbinding met de server.
connectionClosed = De verbinding met de tafel is gesloten.
otherVersion = Dit programma en de server hebben verschillende versies.
serverFault = De server heeft een probleem. Probeer het opnieuw.
storeFault = De server kan nu niets opslaan, dus er is niets gebeurd. Probeer het opnieuw.
notUnderstood = De server begrijpt dit niet.
requestInvalid = De server begrijpt dit niet ({ $detail }).
fieldInvalid = De server begrijpt “{ $field }” niet ({ $detail }).
jsonOnly = Hier wordt alleen JSON begrepen.
helloFirst = Meld je eerst met hello.
helloTwice = Je hebt je al met hello gemeld.
webSocketOnly = Dit adres is voor WebSockets. Open er een.
otherOrigin = Dat mogen alleen pagina’s van deze server.
otherHost = Deze server heet niet zo. Wie hem beheert, kan de naam instellen met GUIMARD_PUBLIC_URL.
nothingHere = Op dit adres is niets.
malformedPath = Dit is geen geldig adres.
requestTimeout = Het verzoek deed er te lang over.
headersTooLong = De headers van het verzoek zijn te lang.
notHttp = Dit is geen HTTP.
expectationUnknown = Van deze server kun je alleen 100-continue verwachten.
