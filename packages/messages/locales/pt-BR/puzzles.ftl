### Problemas: posições com uma só melhor jogada.

title = Problemas
intro = Posições com uma jogada claramente melhor. Encontre-a e veja por que as outras são piores.
# Acima do tabuleiro.
titled = Problema · { $game }
toPuzzles = Todos os problemas
# Esse problema não existe.
noPuzzle = Problema não encontrado
unknown = Este problema não existe, ou não existe mais. Há muitos outros.

## A página de todos os problemas.

ofTheDay = Problema do dia
solveToday = Resolver
doneToday = Resolvido: ver de novo
# De um problema.
ratingOf = Rating { $rating }
train = Treino
solve = Resolver um problema
fitting =
    { $count ->
        [0] { $count } problemas encontrados
        [one] { $count } problema encontrado
       *[other] { $count } problemas encontrados
    }
noneFits = Nenhum problema encontrado. Escolha outro tema ou jogo.
difficulty = Dificuldade
difficulties_easier = Fácil
difficulties_matching = Meu nível
difficulties_harder = Difícil
theme = Tema
allThemes = Todos os temas
game = Jogo
allGames = Todos os jogos
byTheme = Por tema
solvedOf = { $solved } de { $count } resolvidos

themes_finish =
    .name = Completar
    .about = Complete uma linha que vale muitos pontos.
themes_save =
    .name = Proteger a linha
    .about = Evite um mau fim para a sua linha.
themes_spoil =
    .name = Atrapalhar
    .about = Encerre a linha de um adversário enquanto vale pouco.
themes_long =
    .name = O caminho longo
    .about = Leve uma linha adiante em vez de completá-la.
themes_draw =
    .name = Comprar antes
    .about = Compre em vez de colocar a peça da sua mão.
themes_share =
    .name = Escolher a ação
    .about = Jogue pelas companhias cujas ações você tem.
themes_city =
    .name = Na cidade
    .about = Use o que uma cidade ou um módulo acrescenta.
themes_journey =
    .name = A viagem
    .about = Conecte sua viagem ou bloqueie a de outro jogador, em Correspondances.

yourRating = Seu rating
noRating = Resolva um problema para ter um rating. Ele fica neste aparelho.
# $points é algo como 140.
within = ± { $points }
provisional = (provisório)
# $from e $to são ratings.
chart =
    { $count ->
        [one] Seu rating: { $to }
       *[other] Seu rating nos últimos { $count } problemas, de { $from } a { $to }
    }
streak = Sequência
days =
    { $count ->
        [0] { $count } dias
        [one] { $count } dia
       *[other] { $count } dias
    }
run = Acertos seguidos
solved = Resolvidos
notKept = Este navegador não guarda nada: seu rating se perde quando você fecha a página.
erase = Zerar rating
eraseSure = Zerar mesmo o rating e os problemas resolvidos?
erased = Seu rating nos problemas foi zerado.

## Resolver.

# $name é uma cor, ou algo como “Jogador 1”; fica de fora onde não há adversários.
find = Você joga como { $name }. Encontre a melhor jogada.
findAlone = Encontre a melhor jogada.
showSolution = Mostrar solução
# No próprio botão.
giveUpSure = Mostrar? Conta como erro
right = Certo!
rightLater = Certo, na tentativa { $count }.
wrong = Não é a melhor jogada.
told = A solução
judging = Julgando sua jogada…
notJudged = Não foi possível julgar sua jogada.
# $points e $percent são algo como 4,2 e 6.
lost_both = Ela perde { $points } pontos e { $percent }% da chance de vitória.
lost_points = Ela perde { $points } pontos.
lost_win = Ela perde { $percent }% da chance de vitória.
margin_both = Supera qualquer outra jogada em cerca de { $points } pontos e { $percent }% de chance de vitória.
margin_points = Supera qualquer outra jogada em cerca de { $points } pontos.
margin_win = Supera qualquer outra jogada em cerca de { $percent }% de chance de vitória.
proved = Comprovado em { $playouts } simulações.
provedExactly = Certeza: o resto da partida foi calculado.
# $change é algo como +12.
rated = Seu rating: { $rating } ({ $change })
countedBefore = Você já respondeu a este problema, então seu rating não muda.
tryAgain = Tentar de novo
next = Próximo problema
share = Compartilhar
copied = O link foi copiado.
analyse = Analisar

## Por que as outras são piores: uma tabela.

comparison = As jogadas comparadas
move = Jogada
points = Pontos
chance = Vitória
loss = Perda
solution = (solução)
yours = sua jogada
