## En la mesa

notYourTurn = No es tu turno.
positionChanged = Mientras tanto ha pasado algo. Vuelve a mirar.
gameBegun = La partida ya ha empezado.
gameStarting = La partida está empezando.
nothingPromised = Para este sitio no se prometió ninguna aportación a los sorteos.
shareTooEarly = Es pronto para una aportación a los sorteos: aún falta gente por confirmar.
shareTwice = La aportación de este sitio a los sorteos ya ha llegado.
shareNotPromised = Esta no es la aportación a los sorteos que se prometió.
gameNotBegun = La partida aún no ha empezado.
gamePaused = La partida está en pausa.
gameNotOver = La partida aún no ha terminado.
noGameToResign = No hay ninguna partida que abandonar.
youResigned = Has abandonado.
notReplaced = La máquina no está jugando por ti.
alreadyReplaced = En este asiento ya juega la máquina.
nobodyAwaited = Solo se puede sustituir a alguien con la partida en curso.
nothingToAsk = Ahora no hay nada que pedir.
otherRequestOpen = Hay otra petición abierta. Responde primero a esa.
nothingAsked = Ya no hay ninguna petición abierta.
alreadyAgreed = Ya habías aceptado.
playerPresent = Esta persona ha vuelto.
playerMayReturn = { $seconds ->
    [one] Esta persona aún puede volver. Espera 1 segundo más.
   *[other] Esta persona aún puede volver. Espera { $seconds } segundos más.
}
playerReady = Esta persona ya ha confirmado.
spectatorsOnlyWatch = Estás mirando, no jugando.
nothingReadable = Este mensaje no tiene texto legible.

## Asientos y mesas

seatEmpty = En este asiento ya no hay nadie.
seatTaken = Este asiento ya no está libre.
seatWasFreed = Quien dirige esta mesa ha liberado tu asiento, o el de alguien de tu red. Podrás volver a sentarte aquí dentro de unos minutos.
seatLost = El asiento de esa mesa ya no es tuyo.
nameTaken = En esta mesa ya hay alguien con ese nombre o con uno muy parecido: “{ $name }”. Elige otro nombre.
nicknameInvalid = Este nombre no sirve. Debe tener de 1 a 24 caracteres visibles, y algunos emojis no funcionan.
oneSeatYours = Exactamente uno de los asientos debe ser tuyo.
wrongSecret = Este asiento ya no es tuyo.
playersOnly = Solo puede hacerlo quien juega en esta mesa.
unknownRecovery = Ningún asiento de esta mesa tiene ese código.
unknownTable = Esta mesa no existe.
unknownGame = No existe el juego “{ $name }”. Los juegos son { LIST($names) }.
tableDamaged = El registro de esta partida está dañado y el servidor no puede abrirla. Quien lleva el servidor quizá tenga una copia de seguridad.
tableOfOtherRules = Esta partida se jugó con una versión de las reglas que este servidor no conoce. Sus jugadas todavía se pueden guardar.

## Repartir otra vez, y la clasificación del día

dealNotOver = La partida de esta mesa aún no ha terminado. Su reparto podrá jugarse otra vez cuando acabe.
dealNotRepeatable = Esta partida no se puede repartir otra vez: parte de sus sorteos llegó tras reiniciarse el servidor, o se jugó en una versión anterior del servidor.
dealOfOtherRules = Las reglas han cambiado desde que se jugó esta partida, así que no se puede repartir otra vez.
dealOfOtherGame = Para repartir como en aquella mesa, la nueva necesita el mismo juego, las mismas opciones y el mismo número de jugadores.
dealKnown = Ya has jugado este reparto, así que sabes qué losetas llegan.
unknownDay = Esa fecha no existe. Las fechas se escriben así: 2026-11-17.
dayClosed = La clasificación de este día no admite resultados.
dayOfOtherGame = Esta no es la partida de ese día.
dayNotAsDealt = En esta partida se robó una loseta que ese día no se repartió (acción { $number }).
dayOtherOpponent = La máquina no habría jugado así (acción { $number }).
dayAlreadyListed = Esta misma partida ya está en la clasificación.
dayTooBusy = El servidor está comprobando muchas partidas. Vuelve a intentarlo en un momento.
dayNoResult = No tienes ningún resultado en esta clasificación.

## Límites

tooFast = Ha sido demasiado a la vez. Espera un momento.
tableTooBusy = En esta mesa pasan demasiadas cosas a la vez. Espera un momento. Las jugadas no se ven afectadas.
tooManyTables = Tienes demasiadas mesas abiertas. Termina antes una.
serverFull = Este servidor está lleno ahora. Las partidas en curso siguen con normalidad. Vuelve a intentarlo más tarde.
tooLong = Es demasiado largo.
keyUsed = Esta clave ya se ha usado para otra cosa. Vuelve a intentarlo con una nueva.

## Avisos

notificationsNotOffered = Este servidor no envía avisos de este tipo.
subscriptionInvalid = No es una suscripción push válida.
tooManyNotifications = Un asiento puede tener como máximo { $max } avisos. Desactiva antes uno.
addressTooLong = Esta dirección es demasiado larga.
addressScheme = La dirección debe empezar por https:// o http://.
addressWithPassword = La dirección no puede llevar usuario ni contraseña.
addressPort = El puerto { $port } no se permite aquí.
addressNotPublic = La dirección debe estar en la internet pública.
addressUnknown = Esta dirección no existe.

## Peticiones

offline = Sin conexión con el servidor.
connectionClosed = Se ha cerrado la conexión con la mesa.
otherVersion = Este programa y el servidor tienen versiones distintas.
serverFault = El servidor tiene un problema. Vuelve a intentarlo.
storeFault = Ahora el servidor no puede guardar nada, así que no se ha hecho nada. Vuelve a intentarlo.
notUnderstood = El servidor no entiende esta petición.
requestInvalid = El servidor no entiende esta petición: { $detail }.
fieldInvalid = { $field }: { $detail }.
jsonOnly = Aquí solo se acepta JSON.
helloFirst = El primer mensaje debe ser hello.
helloTwice = Ya has enviado hello.
webSocketOnly = Esta dirección solo acepta conexiones WebSocket.
otherOrigin = Solo pueden hacerlo las páginas de este servidor.
otherHost = Este servidor no usa ese nombre de host. Quien lo lleva puede fijarlo con GUIMARD_PUBLIC_URL.
nothingHere = No hay nada en esta dirección web.
malformedPath = No es una dirección válida.
requestTimeout = La petición ha tardado demasiado en llegar.
headersTooLong = Las cabeceras de la petición son demasiado largas.
notHttp = Esto no es HTTP.
expectationUnknown = Este servidor solo admite la expectativa 100-continue.
