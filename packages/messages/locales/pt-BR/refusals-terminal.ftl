### Por que o terminal recusa o que alguém digita.

ambiguous = { $word } pode significar { LIST($words, separator: ", ") }. Diga qual.
onlyPlacementsTried = Só se pode experimentar a colocação de uma peça, por exemplo: try 05.
unknownDeparture = “{ $name }” não é uma estação. As estações vão de 1 a { $stations }; as plataformas, de p1 a p{ $platforms }.
unknownTileName = Não existe a peça “{ $name }”. As peças são { LIST($names, separator: " ") }.
allCopiesPlaced = { $count ->
    [one] A caixa tem uma { $tile }, e ela já está no tabuleiro.
   *[other] A caixa tem { $count } peças { $tile }, e todas já estão no tabuleiro.
}
allRotationsPlaced = { $count ->
    [one] A caixa tem uma { $tile } em qualquer rotação, e ela já está no tabuleiro.
   *[other] A caixa tem { $count } peças { $tile } em qualquer rotação, e todas já estão no tabuleiro.
}
