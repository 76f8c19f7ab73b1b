## Opciones

notModuleNames = “{ $option }” debe ser una lista de nombres de módulos.
oneCity = Solo una ciudad a la vez, no { LIST($modules) } juntas.
playedAlone = { names_module }: se juega sin otros módulos.
platformsCovered = Las vías centrales cubren los andenes que necesitan las estaciones centrales.
playersExactly = { $players ->
    [one] Es exactamente para un jugador.
   *[other] Es exactamente para { $players } jugadores.
}
firstSeatOrRandom = Quien empieza debe ser un asiento de 0 a { $max } o “random”.
handSize = En mano se tienen de { $min } a { $max } losetas.
handFixed = { $count ->
    [one] Con { names_module } siempre se tiene una loseta en mano.
   *[other] Con { names_module } siempre se tienen { $count } losetas en mano.
}
exclusiveWithoutOwners = Un marcador por casilla no va con { names_module }: ahí las líneas no son de los jugadores.
noSides = Nada de lo que se juega tiene variantes para elegir.
unknownSide = “{ $option }” debe ser una de estas: { LIST($names, separator: ", ") }.

## Notación

notPlacement = “{ $text }” no es una colocación. Una colocación son cuatro letras a–d, una fila y una columna, como cbaa72.
unknownTile = No existe la loseta { $name }: dos de sus vías saldrían por el mismo lado.
unknownCell = No existe la casilla { $name }: las filas y las columnas van de 0 a 7.
noSuchAction = Esa acción no existe.

## Cuándo

firstUndecided = Primero hay que decidir quién empieza.
firstDecided = Ya se ha decidido quién empieza.
unknownSeat = No existe el asiento { $number }. Los asientos van de 0 a { $max }.
handsBeingFilled = Se están repartiendo las manos.
decisionDue = Antes hay que decidir otra cosa: { names_module }.
notNow = “{ $word }” no es posible ahora.
tileDue = Ahora hay que colocar o robar una loseta.
drawnTileDue = Ahora hay que colocar la loseta robada.
noPassing = Solo puedes pasar si no tienes loseta y no queda ninguna por robar.
pileEmpty = No quedan losetas por robar.

## Losetas

drawnAs = Con giro libre, { $tile } se roba como { $drawnTile }.
rotated = { $tile } es { $heldTile } girada, pero las losetas se colocan según su flecha.
notTheDrawnTile = Hay que colocar la loseta robada: { $drawnTile }, no { $tile }.
notInHand = { $tile } no está en la mano; solo { LIST($heldTiles) }.
handEmpty = No tienes ninguna loseta que colocar.

## Casillas

centralStation = { $cell } es parte de la estación central, donde nunca van losetas.
cellTaken = En { $cell } ya hay una loseta.
besideNoTile = Las losetas van en el borde o junto a otra, así que no en { $cell }.
touchesNoTile = Las losetas van en el borde o tocando a otra, así que no en { $cell }.
oneTileLine = Haría una línea de una sola loseta, de la estación { $from } a la estación { $to }, y la loseta puede ir a otro sitio.

## Compañías

shareDealt = La acción { names_colour_feminine } del { $percent } % ya está repartida.
otherSharesBeingDealt = Se están repartiendo las acciones del { $percent } %.
exchangingOver = Una compañía ha llegado a { $profit }: ya no se pueden cambiar acciones.
exchangingPaused = Nadie ha colocado nada en { $rounds } rondas: coloca antes una loseta o un peón.
shareShown = Tu acción del { $percent } % se ha mostrado para un peón y ya no se puede cambiar.

## Estaciones y vías centrales

tokenPlaced = El peón { names_colour_masculine } ya está colocado.
tokenNotYours = El peón { names_colour_masculine } no es tuyo.
noShareToShow = No tienes oculta ninguna acción { names_colour_feminine } de ese tipo que mostrar.
platformTaken = En el andén { $platform } ya hay un peón.
platformLineComplete = La línea desde el andén { $platform } ya está completa.
platformLineEnds = La línea desde el andén { $platform } acabaría con esta sola loseta.
centreTileUsed = { $tile } ya está en el centro.

## Solitario

noDrawing = En este juego colocas losetas de tu mano; no puedes robar antes.
cardNotInDeck = La carta { names_colour_feminine } no está en el mazo.
keepOrRefuse = La loseta solo se puede conservar o rechazar.
lineToExtend = Alarga cualquier línea { names_colour_feminine }, en una de estas casillas: { LIST($cells, separator: ", ") }.

## Ciudades

allTouristsPlaced = No queda ningún turista { names_colour_masculine } por colocar.
sightInRow = Esta atracción ya está en la fila.
sightDealt = Esta atracción ya está repartida.
touristNotWaiting = Ningún turista { names_colour_masculine } espera a que lo coloquen.
fieldNotFree = El espacio { $field } de tu fila no es un espacio { names_colour_masculine } libre.
fieldIsFree = El turista va a tu espacio { names_colour_masculine } libre.
noTouristOn = En { $cell } no hay ningún turista.
touristsNearby = Hay turistas junto a { $cell }: el turista debe unirse a uno de ellos.
chipDealt = La ficha { names_colour_feminine } ya está repartida.
boardDealt = La tablilla { $board } ya está repartida.
otherChipsBeingShuffled = Se están barajando las fichas { names_colour_feminine-pl }.
touristPlaced = El turista { names_colour_masculine } ya está colocado.
colourTwiceInGroup = Este grupo ya tiene su turista { names_colour_masculine }.
groupsWouldRepeat = Con el turista { names_colour_masculine } aquí, un grupo repetiría un color.
touristOnSight = El turista { names_colour_masculine } ya está en una atracción.
otherSide = Esta partida se juega con el lado { $side }.

## Nombres

names_module = { $module ->
    [companies] Compañías
    [central-stations] Estaciones centrales
    [central-tracks] Vías centrales
    [solo] Solitario
    [paris] París
    [stockholm] Estocolmo
    [london] Londres
    [new-york] Nueva York
    [st-petersburg] San Petersburgo
    [berlin] Berlín
   *[other] { CAPITAL($module) }
}
names_colour_masculine = { $colour ->
    [yellow] amarillo
    [blue] azul
    [orange] naranja
    [green] verde
    [purple] morado
    [grey] gris
    [red] rojo
    [brown] marrón
   *[other] { $colour }
}
names_colour_feminine = { $colour ->
    [yellow] amarilla
    [blue] azul
    [orange] naranja
    [green] verde
    [purple] morada
    [grey] gris
    [red] roja
    [brown] marrón
   *[other] { $colour }
}
# Femenino plural: las fichas rojas.
names_colour_feminine-pl = { $colour ->
    [yellow] amarillas
    [blue] azules
    [orange] naranjas
    [green] verdes
    [purple] moradas
    [grey] grises
    [red] rojas
    [brown] marrones
   *[other] { $colour }
}
