## At the table

notYourTurn = Non tocca a te.
positionChanged = Nel frattempo è successo qualcosa. Guarda di nuovo.
gameBegun = La partita è già cominciata.
gameStarting = La partita sta iniziando.
nothingPromised = Per questo posto non è stato promesso alcun contributo alle pescate.
shareTooEarly = È presto per contribuire alle pescate: non è ancora tutto pronto.
shareTwice = Il contributo di questo posto alle pescate è già arrivato.
shareNotPromised = Questo non è il contributo alle pescate che era stato promesso.
gameNotBegun = La partita non è ancora cominciata.
gamePaused = La partita è in pausa.
gameNotOver = La partita non è ancora finita.
noGameToResign = Non c’è nessuna partita da abbandonare.
youResigned = Hai abbandonato.
notReplaced = Nessuno gioca per te.
alreadyReplaced = Lì gioca già il computer.
nobodyAwaited = Adesso non si aspetta nessuno.
nothingToAsk = Adesso non c’è niente da chiedere.
otherRequestOpen = È stato chiesto qualcos’altro. Rispondi prima a quello.
nothingAsked = Non viene chiesto più nulla.
alreadyAgreed = Hai già accettato.
playerPresent = Questa persona è tornata.
playerMayReturn = { $seconds ->
    [one] Questa persona può ancora tornare. Aspetta ancora un secondo.
   *[other] Questa persona può ancora tornare. Aspetta ancora { $seconds } secondi.
}
playerReady = Questa persona è pronta.
spectatorsOnlyWatch = Stai solo guardando.
nothingReadable = Qui non c’è niente da leggere.

## Seats and tables

seatEmpty = Lì non siede più nessuno.
seatTaken = Questo posto non è più libero.
seatWasFreed = Chi gestisce questo tavolo ha liberato il tuo posto, o quello di qualcuno nella tua rete. Tra qualche minuto puoi sederti di nuovo qui.
seatLost = Il tuo posto lì non è più tuo.
nameTaken = A questo tavolo qualcuno ha già questo nome o uno che gli somiglia troppo: “{ $name }”. Scegli un altro nome.
nicknameInvalid = Questo nome non va bene. Servono da 1 a 24 caratteri visibili, e alcune emoji non funzionano.
oneSeatYours = Esattamente un posto deve essere tuo.
wrongSecret = Questo posto non è più tuo.
playersOnly = Può farlo solo chi gioca a questo tavolo.
unknownRecovery = Nessun posto di questo tavolo ha questo codice.
unknownTable = Questo tavolo non esiste.
unknownGame = Il gioco “{ $name }” non esiste. I giochi sono { LIST($names) }.
tableDamaged = I dati di questa partita sono danneggiati: il server non può aprirla. Chi lo gestisce ha forse una copia di riserva.
tableOfOtherRules = Questa partita è stata giocata con una versione delle regole che questo server non conosce. Le sue mosse si possono ancora salvare.

## Dealt again, and the board of the day

dealNotOver = La partita di questo tavolo non è ancora finita. Dopo potrà essere ridistribuita.
dealNotRepeatable = Questa partita non può essere ridistribuita: nel frattempo il server è stato riavviato, oppure è stata giocata su una versione precedente del server.
dealOfOtherRules = Le regole sono cambiate da questa partita, quindi non può essere ridistribuita.
dealOfOtherGame = Per distribuire come a quel tavolo servono lo stesso gioco, le stesse opzioni e lo stesso numero di giocatori.
dealKnown = Hai già giocato questa partita e sai quali tessere arrivano.
unknownDay = Questa data non esiste. Le date si scrivono così: 2026-11-17.
dayClosed = La classifica di questo giorno non accetta risultati.
dayOfOtherGame = Questa non è la partita di quel giorno.
dayNotAsDealt = In questa partita è stata pescata una tessera che quel giorno non era prevista (azione { $number }).
dayOtherOpponent = Il computer non avrebbe giocato così (azione { $number }).
dayAlreadyListed = Proprio questa partita è già in classifica.
dayTooBusy = Il server sta verificando molte partite. Riprova tra un momento.
dayNoResult = Non hai un risultato in questa classifica.

## Limits

tooFast = Era troppo in una volta. Aspetta un momento, per favore.
tableTooBusy = A questo tavolo succede troppo in una volta. Aspetta un momento; le mosse non sono toccate.
tooManyTables = Hai troppi tavoli aperti. Prima finisci una partita.
serverFull = Al momento questo server è pieno. Le partite in corso continuano normalmente. Riprova più tardi.
tooLong = È troppo lungo.
keyUsed = Il server ha già qualcos’altro con questa chiave. Riprova con una nuova.

## Notifications

notificationsNotOffered = Questo server non manda notifiche di questo tipo.
subscriptionInvalid = Così non si può avvisare nessun browser.
tooManyNotifications = Un posto ha al massimo { $max } notifiche. Disattivane prima una.
addressTooLong = Questo indirizzo è troppo lungo.
addressScheme = Un indirizzo deve cominciare con https:// o http://.
addressWithPassword = Un indirizzo non deve contenere né nome né password.
addressPort = La porta { $port } qui non è permessa.
addressNotPublic = L’indirizzo deve essere su internet, raggiungibile da tutti.
addressUnknown = Questo indirizzo non esiste.

## Requests

offline = Non c’è connessione al server.
connectionClosed = La connessione al tavolo è chiusa.
otherVersion = Questo programma e il server hanno versioni diverse.
serverFault = Il server ha un problema. Riprova.
storeFault = Al momento il server non può salvare nulla, quindi non è stato fatto nulla. Riprova.
notUnderstood = Il server non capisce.
requestInvalid = Il server non capisce ({ $detail }).
fieldInvalid = Il server non capisce “{ $field }” ({ $detail }).
jsonOnly = Qui si capisce solo JSON.
helloFirst = Prima saluta con hello.
helloTwice = Hai già salutato con hello.
webSocketOnly = Questo indirizzo è per i WebSocket. Aprine uno.
otherOrigin = Possono farlo solo le pagine di questo server.
otherHost = Questo server non ha quel nome. Chi lo gestisce può impostarlo con GUIMARD_PUBLIC_URL.
nothingHere = A questo indirizzo non c’è niente.
malformedPath = Questo non è un indirizzo valido.
requestTimeout = La richiesta ha impiegato troppo tempo.
headersTooLong = Le intestazioni della richiesta sono troppo lunghe.
notHttp = Questo non è HTTP.
expectationUnknown = Da questo server ci si può aspettare solo 100-continue.
