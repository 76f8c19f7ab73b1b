### Varför en server nekar något, eller inte kan tillfrågas.

## Vid bordet

notYourTurn = Det är inte din tur.
positionChanged = Något har hänt under tiden. Titta en gång till.
gameBegun = Partiet har redan börjat.
gameStarting = Partiet börjar just nu.
nothingPromised = Inget bidrag till dragningarna har utlovats för den här platsen.
shareTooEarly = Det är för tidigt att bidra till dragningarna: alla är inte redo.
shareTwice = Den här platsens bidrag till dragningarna har redan kommit.
shareNotPromised = Det här är inte det bidrag till dragningarna som utlovades.
gameNotBegun = Partiet har inte börjat än.
gamePaused = Partiet är pausat.
gameNotOver = Partiet är inte slut än.
noGameToResign = Det finns inget parti att ge upp.
youResigned = Du har gett upp.
notReplaced = Datorn spelar inte åt dig.
alreadyReplaced = Datorn spelar redan på den här platsen.
nobodyAwaited = Spelare kan bara ersättas medan partiet pågår.
nothingToAsk = Det finns inget att be om just nu.
otherRequestOpen = En annan förfrågan väntar. Svara på den först.
nothingAsked = Det finns inte längre någon förfrågan att svara på.
alreadyAgreed = Du har redan godkänt.
playerPresent = Spelaren är tillbaka.
playerMayReturn = { $seconds ->
    [one] Spelaren kan fortfarande komma tillbaka. Vänta 1 sekund till.
   *[other] Spelaren kan fortfarande komma tillbaka. Vänta { $seconds } sekunder till.
}
playerReady = Spelaren är redo.
spectatorsOnlyWatch = Du tittar på, du spelar inte.
nothingReadable = Meddelandet har ingen läsbar text.

## Platser och bord

seatEmpty = Ingen sitter på den här platsen längre.
seatTaken = Platsen är inte längre ledig.
seatWasFreed = Värden för bordet har frigjort din plats, eller en plats för någon i ditt nätverk. Om några minuter kan du ta en plats här igen.
seatLost = Din plats där är inte längre din.
nameTaken = Någon vid bordet har redan det namnet, eller ett som är lätt att förväxla med det: ”{ $name }”. Välj ett annat namn.
nicknameInvalid = Namnet kan inte användas. Det behöver 1 till 24 synliga tecken, och vissa emojier fungerar inte.
oneSeatYours = Exakt en av platserna måste vara din.
wrongSecret = Platsen är inte längre din.
playersOnly = Bara spelare vid bordet kan göra det.
unknownRecovery = Ingen plats vid bordet har den koden.
unknownTable = Bordet finns inte.
unknownGame = Det finns inget spel ”{ $name }”. Spelen är { LIST($names) }.
tableDamaged = Partiets uppgifter är skadade, så servern kan inte öppna det. Den som driver servern kan ha en säkerhetskopia.
tableOfOtherRules = Partiet spelades med en version av reglerna som servern inte känner till. Dragen kan fortfarande sparas.

## Samma giv igen, och dagens lista

dealNotOver = Partiet vid det bordet är inte slut än. Given kan spelas igen när det är det.
dealNotRepeatable = Given kan inte spelas igen: en del av dragningarna kom efter att servern startats om, eller så spelades partiet på en tidigare version av servern.
dealOfOtherRules = Reglerna har ändrats sedan partiet spelades, så given kan inte spelas igen.
dealOfOtherGame = För att få samma giv som vid det bordet behöver det nya samma spel, alternativ och antal spelare.
dealKnown = Du har redan spelat den här given, så du vet vilka brickor som kommer.
unknownDay = Det finns inget sådant datum. Datum skrivs som 2026-11-17.
dayClosed = Den dagens lista tar inte emot resultat.
dayOfOtherGame = Det här är inte den dagens spel.
dayNotAsDealt = I partiet drogs en bricka som inte delades ut den dagen (händelse { $number }).
dayOtherOpponent = Datorn skulle inte ha spelat så (händelse { $number }).
dayAlreadyListed = Just det här partiet finns redan på listan.
dayTooBusy = Servern kontrollerar många partier just nu. Försök igen om ett ögonblick.
dayNoResult = Du har inget resultat på den listan.

## Gränser

tooFast = Det blev för mycket på en gång. Vänta ett ögonblick.
tableTooBusy = Det händer för mycket vid bordet. Vänta ett ögonblick. Dragen påverkas inte.
tooManyTables = Du har för många öppna bord. Spela klart ett först.
serverFull = Servern är full just nu. Pågående partier påverkas inte. Försök igen senare.
tooLong = Det är för långt.
keyUsed = Nyckeln har redan använts till något annat. Försök igen med en ny.

## Notiser

notificationsNotOffered = Servern skickar inte den sortens notiser.
subscriptionInvalid = Det är ingen giltig push-prenumeration.
tooManyNotifications = En plats kan ha högst { $max } notiser. Stäng av en först.
addressTooLong = Adressen är för lång.
addressScheme = Adressen måste börja med https:// eller http://.
addressWithPassword = Adressen får inte innehålla användarnamn eller lösenord.
addressPort = Port { $port } är inte tillåten här.
addressNotPublic = Adressen måste finnas på det öppna internet.
addressUnknown = Adressen finns inte.

## Anrop

offline = Ingen kontakt med servern.
connectionClosed = Anslutningen till bordet har stängts.
otherVersion = Programmet och servern har olika versioner.
serverFault = Servern har problem. Försök igen.
storeFault = Servern kan inte spara något just nu, så inget har hänt. Försök igen.
notUnderstood = Servern förstår inte anropet.
requestInvalid = Servern förstår inte anropet: { $detail }.
fieldInvalid = { $field }: { $detail }.
jsonOnly = Bara JSON tas emot här.
helloFirst = Det första meddelandet måste vara hello.
helloTwice = Du har redan skickat hello.
webSocketOnly = Adressen tar bara emot WebSocket-anslutningar.
otherOrigin = Bara sidor från den här servern kan göra det.
otherHost = Servern använder inte det värdnamnet. Den som driver den kan ange namnet med GUIMARD_PUBLIC_URL.
nothingHere = Det finns inget på den här adressen.
malformedPath = Det är ingen giltig adress.
requestTimeout = Anropet tog för lång tid att komma fram.
headersTooLong = Anropets headrar är för långa.
notHttp = Det här är inte HTTP.
expectationUnknown = Servern stöder bara förväntan 100-continue.
