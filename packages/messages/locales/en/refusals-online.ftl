### Why a server refuses something, or cannot be asked.

## At the table

notYourTurn = It is not your turn.
positionChanged = Something has happened in the meantime. Please look again.
gameBegun = The game has already begun.
gameNotBegun = The game has not begun yet.
gamePaused = The game is paused.
gameNotOver = The game is not over yet.
noGameToResign = There is no game to resign.
youResigned = You have resigned.
notReplaced = Nobody plays for you.
alreadyReplaced = The computer already plays there.
nobodyAwaited = Nobody is being waited for now.
nothingToAsk = There is nothing to ask for now.
otherRequestOpen = Something else has been asked for. Answer that first.
nothingAsked = Nothing is being asked for any more.
alreadyAgreed = You have already agreed.
playerPresent = This player is here again.
playerMayReturn = { $seconds ->
    [one] This player may still come back. Please wait another second.
   *[other] This player may still come back. Please wait another { $seconds } seconds.
}
playerReady = This player is ready.
spectatorsOnlyWatch = You are watching, not playing.
nothingReadable = There is nothing to read in this.

## Seats and tables

seatEmpty = Nobody sits there any more.
seatTaken = This seat is not free any more.
seatLost = Your seat there is no longer yours.
nameTaken = Somebody at this table is already called “{ $name }”. Please choose another name.
nicknameInvalid = This name cannot be used. It needs 1 to 24 visible characters, and some emoji do not work.
oneSeatYours = Exactly one of the seats must be yours.
wrongSecret = This seat is not yours any more.
playersOnly = Only players at this table may do this.
unknownRecovery = No seat at this table has this code.
unknownTable = There is no such table.
unknownGame = There is no game “{ $name }”. Games are { LIST($names) }.
tableDamaged = The record of this game is damaged, so the server cannot open it. Whoever runs the server may have a backup.
tableOfOtherRules = This game was played under a version of the rules that this server does not know. Its moves can still be saved.

## Limits

tooFast = That was too much at once. Please wait a moment.
tableTooBusy = Too much is going on at this table. Please wait a moment; moves are not affected.
tooManyTables = You have too many tables open. Please finish one of them first.
serverFull = This server is full at the moment. Running games are not affected. Please try again later.
tooLong = This is too long.
keyUsed = The server already has something else under this key. Please try again with a new one.

## Notifications

notificationsNotOffered = This server does not send this kind of notification.
subscriptionInvalid = No browser can be notified like this.
tooManyNotifications = A seat can have { $max } notifications at most. Turn one off first.
addressTooLong = This address is too long.
addressScheme = An address must begin with https:// or http://.
addressWithPassword = An address must not contain a name or a password.
addressPort = Port { $port } is not allowed here.
addressNotPublic = The address must be on the public internet.
addressUnknown = There is no such address.

## Requests

offline = There is no connection to the server.
connectionClosed = The connection to the table has been closed.
otherVersion = This program and the server are of different versions.
serverFault = The server has a problem. Please try again.
storeFault = The server cannot store anything at the moment, so nothing was done. Please try again.
notUnderstood = The server does not understand this.
requestInvalid = The server does not understand this: { $detail }.
fieldInvalid = { $field }: { $detail }.
jsonOnly = Only JSON is understood here.
helloFirst = Please say hello first.
helloTwice = You have already said hello.
webSocketOnly = This address is for WebSockets. Please open one.
otherOrigin = Only pages of this server may do this.
otherHost = This server does not go by that name. Whoever runs it can set the name with GUIMARD_PUBLIC_URL.
nothingHere = There is nothing at this address.
malformedPath = This is not a valid address.
requestTimeout = The request took too long to arrive.
headersTooLong = The headers of the request are too long.
notHttp = This is not HTTP.
expectationUnknown = Only 100-continue may be expected of this server.
