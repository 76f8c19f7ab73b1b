firstSeat = Debe empezar uno de los jugadores: un asiento de 0 a { $max }.
targetBetween = Los puntos para ganar deben ser un número entero de { $min } a { $max }.

orderDue = Empieza una ronda: primero se sortea el orden de las rectas.
lineDue = Se están repartiendo las líneas.
sectionDue = Ahora hay que colocar { $tile }.
unknownOrder = { $name } no es un orden de las rectas. Los órdenes son { LIST($names) }.
unknownLine = No existe la línea “{ $number }”. Las líneas van de la 1 a la { $max }.
lineDealt = La línea { $line } ya está repartida.
unknownSection = No existe la loseta “{ $name }”.

unknownRotation = { $number } no es un giro. Los giros son 0, 1, 2 y 3 cuartos de vuelta en sentido horario.
sameRotation = { $tile } queda igual tras media vuelta: escribe el giro { $number } como { $equal }.
spotTaken = En { $spot } ya hay una loseta, y las losetas no se mueven.
touchesNothing = Las losetas van junto a otra: { $spot } no está junto a ninguna.
linesMustJoin = Las líneas deben empalmar: esta casilla pide { LIST($wants) }.
fitsInNoRotation = Esta loseta no encaja aquí con ningún giro: la casilla pide { LIST($wants) }.

names_want = { $want ->
    [north] la línea { $detail } al norte
    [east] la línea { $detail } al este
    [south] la línea { $detail } al sur
   *[west] la línea { $detail } al oeste
}
