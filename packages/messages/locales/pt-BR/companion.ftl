### O companheiro de mesa: contar uma partida com o jogo físico, numa mesa de verdade.

title = Companheiro de mesa
about = Para uma partida com o jogo físico: registre as peças como estão na mesa e o que mais houver, e veja o placar. Tudo fica neste aparelho.
missing = Esta mesa não está neste aparelho.
newTable = Nova mesa
play = O que vocês estão jogando?
players = Jogadores
name = Nome do jogador { $number } ({ $colour })
options = Módulos e variantes
start = Registrar o tabuleiro
saved = Suas mesas
# $scores é algo como “Ana 54, Beto 47”.
soFarOf = Até agora: { $scores }
delete = Excluir
deleteAsk = Excluir esta mesa?
deleted = Mesa excluída.
notKept = Este navegador não conseguiu salvar a última alteração. Ela se perde se você fechar a página.
toTables = Todas as mesas
undo = Desfazer

tabs_label = O que registrar ou ver
tabs_tiles = Peças
tabs_form = Itens
tabs_score = Placar

# Duas maneiras de registrar as peças.
order_label = Ordem
order_cells = Casa por casa
order_tiles = Peça por peça
orderAbout_cells = Toque numa peça: ela vai para a casa marcada, e a marca avança. Toque numa casa para mover a marca.
orderAbout_tiles = Toque numa peça e depois em cada casa onde ela está. Toque de novo para tirá-la.
keys = Teclado: setas no tabuleiro, as quatro letras de uma peça para colocá-la, Delete para tirá-la, Ctrl+Z para desfazer.
palette = Peças
left =
    { $count ->
        [0] restam { $count }
        [one] resta { $count }
       *[other] restam { $count }
    }
marked = Marcada: { $cell }
removeTile = Tirar
putOn = { $tile } em { $cell }.
removedFrom = { $cell } está vazia.
noTile = Não existe a peça { $name }.

problems_tooManyCopies =
    { $count ->
        [one] { $count } peça { $tile } no tabuleiro, mas só { $copies } na caixa: { $cells }.
       *[other] { $count } peças { $tile } no tabuleiro, mas só { $copies } na caixa: { $cells }.
    }
problems_isolated = Nenhuma peça leva da borda do tabuleiro até { $cells }.
problems_oneTileLine = { $cells }: uma linha com esta única peça só é permitida se a peça não couber em nenhum outro lugar.

# Um tabuleiro como texto, por exemplo cbaa72aacb00.
asText = Tabuleiro como texto
asTextAbout = Peças e casas em sequência, como cbaa72 para a peça cbaa na fileira 7, coluna 2, contadas a partir de 0.
enterBoard = Registrar este tabuleiro
notBoard = Peça { $number }: { $reason }
boardEntered =
    { $count ->
        [0] { $count } peças registradas.
        [one] { $count } peça registrada.
       *[other] { $count } peças registradas.
    }

final = Placar final
soFar = Placar até agora
emptyCells =
    { $count ->
        [one] { $count } casa ainda está vazia.
       *[other] { $count } casas ainda estão vazias.
    }
unfilled = Falta preencher: { LIST($fields) }.
copyText = Copiar como texto
copied = Copiado.
notCopied = O navegador não permitiu copiar.
lines = Linhas
linesAre =
    { $complete } { $complete ->
        [0] completas
        [one] completa
       *[other] completas
    }, { $open } { $open ->
        [0] abertas
        [one] aberta
       *[other] abertas
    }
lineOpen = aberta, { $length }
linePoints =
    { $points ->
        [0] comprimento { $length }: { $points } pontos
        [one] comprimento { $length }: { $points } ponto
       *[other] comprimento { $length }: { $points } pontos
    }

# O formulário: um lugar e o item que está nele, como “Estação 9: amarelo”.
placeHas = { $place }: { $piece }
nothing = nada
pieces = Itens
clear = Tirar o item
filled = Preenchido: { $filled } de { $all }.
tooMany = Mais do que há na caixa: { LIST($pieces) }.
field = Espaço { $number }
chip = { $colour }, ficha { $value }
# Os valores de um painel de Nova York, por cor.
boardWith = { $values }
tourist = Turista

fields_track_spaces =
    .title = Casas da trilha de pontos
    .about = Onde está cada marcador depois da última linha, antes dos pontos do fim: depende da ordem das linhas.
fields_track_first =
    .title = Quem começou?
    .about = No fim, os marcadores andam nesta ordem.
fields_companies_shares-10 =
    .title = Ações de 10%
    .about = A companhia da ação de cada jogador.
fields_companies_shares-20 =
    .title = Ações de 20%
    .about = A companhia da ação de cada jogador.
fields_companies_shares-30 =
    .title = Ações de 30%
    .about = A companhia da ação de cada jogador.
fields_companies_shares-40 =
    .title = Ações de 40%
    .about = A companhia da ação de cada jogador.
fields_central-stations_tokens =
    .title = Marcadores nas plataformas
    .about = Plataformas 1 a 8, no sentido anti-horário a partir do alto à direita. Deixe as outras vazias.
fields_central-tracks_tiles =
    .title = Trilhos centrais
    .about = As quatro peças do centro como estão.
fields_paris_rows =
    .title = Turistas nas atrações
    .about = Toque em cada espaço com turista, da esquerda para a direita, quatro por atração.
fields_stockholm_sights =
    .title = Fileira de atrações
    .about = Da esquerda para a direita.
fields_stockholm_tourists =
    .title = Turistas na fileira
    .about = Da esquerda para a direita, quatro espaços por atração.
fields_stockholm_chips =
    .title = Cores secretas
    .about = As fichas de cada jogador.
fields_stockholm_points =
    .title = Pontos das atrações
    .about = O que cada jogador ganhou por turistas durante a partida.
fields_london_fares =
    .title = Pontos do táxi
    .about = O que cada jogador ganhou por corridas durante a partida.
fields_new-york_boards =
    .title = Painéis
    .about = Cada painel por seus valores, do amarelo ao marrom.
fields_new-york_tourists =
    .title = Turistas nas estações
    .about = Como estavam no início, estação por estação.
fields_st-petersburg_chips =
    .title = Fichas
    .about = Com quem está cada ficha? Deixe em branco as que ainda estão nas pilhas.
fields_berlin_tourists =
    .title = Turistas no tabuleiro
    .about = O turista em cada uma destas casas.
fields_berlin_visitors =
    .title = Turistas nas atrações
    .about = O turista em cada atração.
fields_berlin_sides =
    .title = Lados das atrações
    .about = O lado que está virado para cima.

# Acompanhar uma partida jogada por jogada.
follow = Acompanhar uma partida
followAbout = Acompanhe uma partida jogada por jogada: escolha a peça que foi colocada e depois a casa. A mão de ninguém aparece; o que fica oculto se preenche no fim.
count = Contar
followedToEnd = A última peça foi colocada. Preencha o que estava oculto e veja o placar final.
named = { $tile }: escolha a casa.
typeMove = Digitar uma jogada
typeMoveAbout = Uma jogada como no registro, por exemplo cbaa72 ou token-yellow-20-p3.
enterMove = Registrar
whichTile = { $name }: que peça foi colocada?
whichCell = { $name }: em que casa?
instead = Foi outra coisa…
# De lugares que podem estar todos vazios.
allEmpty = Não há nada ali

# Uma partida registrada em ordem, com tudo aberto.
openAbout = Registre uma rodada quando ela terminar e as linhas forem mostradas: as retas, a linha de cada um e depois as peças; por último, a que encerrou a rodada.
standings = Classificação
