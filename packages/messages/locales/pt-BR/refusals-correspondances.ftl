### Por que algo é recusado em Correspondances.

firstSeat = Quem começa precisa ser um dos jogadores: um lugar de 0 a { $max }.
targetBetween = A pontuação para vencer precisa ser um número inteiro de { $min } a { $max }.

orderDue = Uma rodada está começando: primeiro se sorteia a ordem das retas.
lineDue = As linhas estão sendo distribuídas.
sectionDue = Agora é preciso colocar { $tile }.
unknownOrder = { $name } não é uma ordem das retas. As ordens são { LIST($names) }.
unknownLine = Não existe a linha “{ $number }”. As linhas vão de 1 a { $max }.
lineDealt = A linha { $line } já foi distribuída.
unknownSection = Não existe a peça “{ $name }”.

unknownRotation = { $number } não é uma rotação. As rotações são 0, 1, 2 e 3 quartos de volta no sentido horário.
sameRotation = { $tile } fica igual depois de meia-volta: escreva a rotação { $number } como { $equal }.
spotTaken = Já há uma peça em { $spot }, e as peças não podem ser movidas.
touchesNothing = As peças ficam ao lado de outra peça: { $spot } não está ao lado de nenhuma.
linesMustJoin = As linhas precisam se ligar: esta casa pede { LIST($wants) }.
fitsInNoRotation = Esta peça não cabe aqui em nenhuma rotação: a casa pede { LIST($wants) }.

## O que uma casa pede: um lado e uma linha

names_want = { $want ->
    [north] linha { $detail } ao norte
    [east] linha { $detail } ao leste
    [south] linha { $detail } ao sul
   *[west] linha { $detail } ao oeste
}
