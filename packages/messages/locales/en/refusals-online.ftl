### Why a server refuses something, or cannot be asked.

## At the table

notYourTurn = It’s not your turn.
positionChanged = Something has happened in the meantime. Please look again.
gameBegun = The game has already started.
gameStarting = The game is just starting.
nothingPromised = No contribution to the draws was promised for this seat.
shareTooEarly = It’s too early to contribute to the draws: not everyone is ready.
shareTwice = This seat’s contribution to the draws has already arrived.
shareNotPromised = This isn’t the contribution to the draws that was promised.
gameNotBegun = The game hasn’t started yet.
gamePaused = The game is paused.
gameNotOver = The game isn’t over yet.
noGameToResign = There is no game to resign.
youResigned = You’ve resigned.
notReplaced = The computer isn’t playing for you.
alreadyReplaced = The computer is already playing this seat.
nobodyAwaited = Players can be replaced only while the game is running.
nothingToAsk = There’s nothing to ask for right now.
otherRequestOpen = Another request is open. Answer that one first.
nothingAsked = There’s no open request any more.
alreadyAgreed = You’ve already agreed.
playerPresent = This player is back.
playerMayReturn = { $seconds ->
    [one] This player may still come back. Please wait 1 more second.
   *[other] This player may still come back. Please wait { $seconds } more seconds.
}
playerReady = This player is ready.
spectatorsOnlyWatch = You’re watching, not playing.
nothingReadable = This message has no readable text.

## Seats and tables

seatEmpty = Nobody is in this seat any more.
seatTaken = This seat is no longer free.
seatWasFreed = The host of this table has freed your seat, or the seat of someone on your network. You can take a seat here again in a few minutes.
seatLost = Your seat there is no longer yours.
nameTaken = Someone at this table already has this name, or one that looks like it: “{ $name }”. Please choose another name.
nicknameInvalid = This name can’t be used. It needs 1 to 24 visible characters, and some emoji don’t work.
oneSeatYours = Exactly one of the seats must be yours.
wrongSecret = This seat is no longer yours.
playersOnly = Only players at this table can do this.
unknownRecovery = No seat at this table has this code.
unknownTable = This table doesn’t exist.
unknownGame = There is no game “{ $name }”. The games are { LIST($names) }.
tableDamaged = This game’s record is damaged, so the server can’t open it. Whoever runs the server may have a backup.
tableOfOtherRules = This game was played with a version of the rules that this server doesn’t know. Its moves can still be saved.

## Dealt again, and the board of the day

dealNotOver = This table’s game isn’t over yet. Its deal can be played again when it is.
dealNotRepeatable = This game can’t be dealt again: part of its draws came after the server was restarted, or it was played on an earlier version of the server.
dealOfOtherRules = The rules have changed since this game was played, so it can’t be dealt again.
dealOfOtherGame = To be dealt as at that table, the new one needs the same game, options and number of players.
dealKnown = You’ve already played this deal, so you know which tiles come.
unknownDay = There is no such date. Dates look like 2026-11-17.
dayClosed = The board of this day isn’t open for results.
dayOfOtherGame = This isn’t the game of that day.
dayNotAsDealt = In this game a tile was drawn that wasn’t dealt on that day (action { $number }).
dayOtherOpponent = The computer wouldn’t have played like this (action { $number }).
dayAlreadyListed = This very game is already on the board.
dayTooBusy = The server is checking many games right now. Please try again in a moment.
dayNoResult = You don’t have a result on this board.

## Limits

tooFast = That was too much at once. Please wait a moment.
tableTooBusy = Too much is going on at this table. Please wait a moment. Moves aren’t affected.
tooManyTables = You have too many open tables. Please finish one first.
serverFull = This server is full right now. Games in progress aren’t affected. Please try again later.
tooLong = This is too long.
keyUsed = This key has already been used for something else. Please try again with a new one.

## Notifications

notificationsNotOffered = This server doesn’t send this kind of notification.
subscriptionInvalid = This isn’t a valid push subscription.
tooManyNotifications = A seat can have at most { $max } notifications. Turn one off first.
addressTooLong = This address is too long.
addressScheme = The address must start with https:// or http://.
addressWithPassword = The address can’t contain a user name or password.
addressPort = Port { $port } isn’t allowed here.
addressNotPublic = The address must be on the public internet.
addressUnknown = This address doesn’t exist.

## Requests

offline = No connection to the server.
connectionClosed = The connection to the table was closed.
otherVersion = This program and the server have different versions.
serverFault = The server has a problem. Please try again.
storeFault = The server can’t store anything right now, so nothing was done. Please try again.
notUnderstood = The server doesn’t understand this request.
requestInvalid = The server doesn’t understand this request: { $detail }.
fieldInvalid = { $field }: { $detail }.
jsonOnly = Only JSON is accepted here.
helloFirst = The first message must be hello.
helloTwice = You’ve already sent hello.
webSocketOnly = This address accepts only WebSocket connections.
otherOrigin = Only pages from this server can do this.
otherHost = This server doesn’t use that host name. Whoever runs it can set the name with GUIMARD_PUBLIC_URL.
nothingHere = There’s nothing at this address.
malformedPath = This isn’t a valid address.
requestTimeout = The request took too long to arrive.
headersTooLong = The request headers are too long.
notHttp = This isn’t HTTP.
expectationUnknown = This server only supports the expectation 100-continue.
