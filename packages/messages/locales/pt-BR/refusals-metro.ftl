### Por que algo é recusado em Metro. As cores vêm como palavras do motor; aqui têm duas formas, masculina e feminina.

## Opções

notModuleNames = “{ $option }” precisa ser uma lista de nomes de módulos.
oneCity = Só uma cidade de cada vez, não { LIST($modules) } juntas.
playedAlone = { names_module } se joga sem outros módulos.
platformsCovered = Os trilhos centrais cobrem as plataformas de que as estações centrais precisam.
playersExactly = { $players ->
    [one] Este jogo é para exatamente um jogador.
   *[other] Este jogo é para exatamente { $players } jogadores.
}
firstSeatOrRandom = Quem começa precisa ser um lugar de 0 a { $max }, ou “random”.
handSize = Uma mão tem de { $min } a { $max } peças.
handFixed = { $count ->
    [one] Com { names_module }, a mão tem sempre uma peça.
   *[other] Com { names_module }, a mão tem sempre { $count } peças.
}
exclusiveWithoutOwners = “Um marcador por casa” não funciona com { names_module }: ali os jogadores não têm linhas.
noSides = Este jogo não tem variantes para escolher.
unknownSide = “{ $option }” precisa ser um destes: { LIST($names, separator: ", ") }.

## Notação

notPlacement = “{ $text }” não é uma colocação. Uma colocação são quatro letras a–d, uma fileira e uma coluna, como cbaa72.
unknownTile = Não existe a peça { $name }: dois dos seus trilhos sairiam pelo mesmo lado.
unknownCell = Não existe a casa { $name }: fileiras e colunas vão de 0 a 7.
noSuchAction = Essa jogada não existe.

## Quando

firstUndecided = Primeiro é preciso decidir quem começa.
firstDecided = Já está decidido quem começa.
unknownSeat = Não existe o lugar { $number }. Os lugares vão de 0 a { $max }.
handsBeingFilled = As mãos ainda estão sendo distribuídas.
decisionDue = Primeiro há outra coisa a decidir: { names_module }.
notNow = “{ $word }” não é possível agora.
tileDue = Agora é preciso colocar ou comprar uma peça.
drawnTileDue = Agora é preciso colocar a peça comprada.
noPassing = Só se pode passar quando não se tem peça e não resta nenhuma para comprar.
pileEmpty = Não resta peça para comprar.

## Peças

drawnAs = Com a rotação livre, { $tile } é comprada como { $drawnTile }.
rotated = { $tile } é { $heldTile } girada, mas as peças são colocadas como a seta aponta.
notTheDrawnTile = É preciso colocar a peça comprada: { $drawnTile }, não { $tile }.
notInHand = { $tile } não está na mão, só { LIST($heldTiles) }.
handEmpty = Você não tem peça para colocar.

## Casas

centralStation = { $cell } é da estação central, que nunca recebe peças.
cellTaken = { $cell } já tem uma peça.
besideNoTile = As peças ficam na borda ou ao lado de outra peça; em { $cell }, portanto, não.
touchesNoTile = As peças ficam na borda ou onde tocam outra peça; em { $cell }, portanto, não.
oneTileLine = Isto criaria uma linha de uma só peça, da estação { $from } à estação { $to }, e a peça cabe em outro lugar.

## Companhias

shareDealt = A ação { names_colour_feminine } de { $percent }% já foi distribuída.
otherSharesBeingDealt = As ações de { $percent }% estão sendo distribuídas.
exchangingOver = Uma companhia chegou a { $profit }: não se trocam mais ações.
exchangingPaused = Ninguém colocou nada em { $rounds } rodadas: primeiro coloque uma peça ou ponha um marcador.
shareShown = Sua ação de { $percent }% foi mostrada por um marcador e não pode ser trocada.

## Estações e trilhos centrais

tokenPlaced = O marcador { names_colour_masculine } já foi posto.
tokenNotYours = O marcador { names_colour_masculine } não é seu.
noShareToShow = Você não tem nenhuma ação { names_colour_feminine } oculta desse tipo para mostrar.
platformTaken = Já há um marcador na plataforma { $platform }.
platformLineComplete = A linha da plataforma { $platform } já está completa.
platformLineEnds = A linha da plataforma { $platform } terminaria só com esta peça.
centreTileUsed = { $tile } já está no centro.

## Solo

noDrawing = Neste jogo você coloca peças da mão; não pode comprar antes.
cardNotInDeck = A carta { names_colour_feminine } não está no baralho.
keepOrRefuse = Só se pode ficar com a peça ou recusá-la.
lineToExtend = Estenda qualquer linha { names_colour_feminine }, numa destas casas: { LIST($cells, separator: ", ") }.

## Cidades

allTouristsPlaced = Não resta turista { names_colour_masculine } para pôr.
sightInRow = Esta atração já está na fileira.
sightDealt = Esta atração já foi distribuída.
touristNotWaiting = Nenhum turista { names_colour_masculine } está esperando para ser posto.
fieldNotFree = O espaço { $field } da sua fileira não é um espaço { names_colour_masculine } livre.
fieldIsFree = O turista vai para o seu espaço { names_colour_masculine } livre.
noTouristOn = Não há turista em { $cell }.
touristsNearby = Há turistas ao lado de { $cell }: o turista precisa se juntar a um deles.
chipDealt = A ficha { names_colour_feminine } já foi distribuída.
boardDealt = O painel { $board } já foi distribuído.
otherChipsBeingShuffled = As fichas da pilha { names_colour_feminine } estão sendo embaralhadas.
touristPlaced = O turista { names_colour_masculine } já foi posto.
colourTwiceInGroup = Este grupo já tem o seu turista { names_colour_masculine }.
groupsWouldRepeat = Com o turista { names_colour_masculine } aqui, um grupo teria uma cor duas vezes.
touristOnSight = O turista { names_colour_masculine } já está numa atração.
otherSide = Esta partida se joga no lado { $side }.

## Nomes

names_module = { $module ->
    [companies] Companhias
    [central-stations] Estações centrais
    [central-tracks] Trilhos centrais
    [solo] Solo
    [paris] Paris
    [stockholm] Estocolmo
    [london] Londres
    [new-york] Nova York
    [st-petersburg] São Petersburgo
    [berlin] Berlim
   *[other] { CAPITAL($module) }
}
names_colour_masculine = { $colour ->
    [yellow] amarelo
    [blue] azul
    [orange] laranja
    [green] verde
    [purple] roxo
    [grey] cinza
    [red] vermelho
    [brown] marrom
   *[other] { $colour }
}
names_colour_feminine = { $colour ->
    [yellow] amarela
    [blue] azul
    [orange] laranja
    [green] verde
    [purple] roxa
    [grey] cinza
    [red] vermelha
    [brown] marrom
   *[other] { $colour }
}
