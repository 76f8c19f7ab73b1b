### Lo que la terminal dice a quienes juegan, aparte de los rechazos: revisiones y partidas que no se pueden abrir.

reviewed = { $title }, revisión con profundidad { $depth }, semilla { $seed }
guessed = { $count ->
    [one] Los sorteos desconocidos se han completado al azar; una jugada depende de ellos y no se valora.
   *[other] Los sorteos desconocidos se han completado al azar; { $count } jugadas dependen de ellos y no se valoran.
}
noGame = { $file } no contiene ninguna partida: { $reason }
actionRefused = la acción { $number } ({ $action }) no se permite: { $reason }
ruleChanged = Se jugó con la versión { $version } de las reglas; { $rule } ha cambiado desde entonces.
