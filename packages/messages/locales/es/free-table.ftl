random = Al azar
randomTurn = Al azar hasta el turno
left =
    { $count ->
        [one] queda { $count }
       *[other] quedan { $count }
    }
unknown = Sin saber
unknownAbout = Queda oculto: la máquina cuenta con todas las posibilidades.
handUnknown = No se sabe qué tiene { $name }: se muestra una posibilidad.
setHand = Fijarla
