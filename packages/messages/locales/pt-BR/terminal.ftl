### O que o terminal diz a quem joga, além das recusas: revisões e partidas que não podem ser abertas.

reviewed = { $title }, revisão com profundidade { $depth }, semente { $seed }
guessed = { $count ->
    [one] As compras desconhecidas foram preenchidas ao acaso; uma jogada depende delas e não é julgada.
   *[other] As compras desconhecidas foram preenchidas ao acaso; { $count } jogadas dependem delas e não são julgadas.
}
noGame = { $file } não contém nenhuma partida: { $reason }
actionRefused = o passo { $number } ({ $action }) não é permitido: { $reason }
ruleChanged = A partida foi jogada com a versão { $version } das regras; { $rule } mudou desde então.
