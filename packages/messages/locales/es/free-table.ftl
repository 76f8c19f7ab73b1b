random = Al azar
randomTurn = Al azar hasta el turno
left =
    { $count ->
        [one] queda { $count }
       *[other] quedan { $count }
    }
unknown = No se sabe
unknownAbout = Queda oculto: la máquina cuenta con todas las posibilidades.
handUnknown = No se sabe qué tiene { $name }: se muestra una posibilidad.
setHand = Fijarla
