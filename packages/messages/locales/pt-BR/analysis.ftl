### O tabuleiro de análise.

title = Tabuleiro de análise
about = Continue a partida jogando por todos, decida cada sorteio e veja o que o computador espera. Tudo fica neste aparelho.
fresh = Nova análise
players = Jogadores
begin = Começar
studies = Estudos salvos
deleteOne = Excluir “{ $name }”
deleteSure = Excluir?
fair = Jogo limpo: uma partida online em andamento que você joga não pode ser analisada.
toStudies = Todos os estudos

# O menu de um estudo, e sobre o que ele é.
study = Estudo
name = Nome
link = Copiar link
linkCopied = O link está na área de transferência. Ele contém o estudo inteiro; nenhum servidor o vê.
linkThere = Copie o link daqui. Ele contém o estudo inteiro; nenhum servidor o vê.
linkTooLong = Este estudo é longo demais para um link. Mande-o como arquivo.
file = Salvar como arquivo
kept = As alterações são salvas neste navegador na hora.
notThere = Este estudo não está neste aparelho.
unknownGame = Este é um estudo de “{ $game }”, que não está disponível aqui.
refused = Uma das jogadas dele não é permitida: { $reason }

# O que há de errado com um arquivo ou um link.
faults_notStudy = Isto não é um estudo.
faults_newer = Este estudo foi feito com uma versão mais nova do app. Recarregue a página para atualizar.
faults_tooLarge = Este estudo é grande demais.
faults_badLog = A partida deste estudo está danificada.
faults_badNode = Uma jogada ou anotação deste estudo está danificada.
tree = Variações

# Embaixo de uma jogada: o que poderia ter sido jogado em vez dela.
variations = Outras jogadas
start = Início
treeEmpty = Jogue no tabuleiro: as jogadas são listadas aqui. Volte e faça outra para criar uma variação.
note = Anotação sobre esta posição
mark = Símbolo
comment = Comentário
promote = Tornar principal
remove = Excluir daqui em diante
removeSure = Excluir esta jogada e tudo o que segue?
marks_brilliant = Jogada brilhante
marks_good = Boa jogada
marks_interesting = Jogada interessante
marks_dubious = Jogada duvidosa
marks_mistake = Erro
marks_blunder = Erro grave
evaluation = Avaliação
evaluate = Avaliar posições
evaluateAbout = Usa só o que pode saber quem está na vez; o que está oculto é sorteado. Quanto mais você espera, melhor fica.
depth = Quanto a avaliação já avançou
failed = A avaliação falhou: { $reason }
solved = Certeza: o resto da partida está calculado.

# $points é algo como 42,5; $win, algo como 54%.
expected = { $points } pontos esperados
expectedWin = { $points } pontos, { $win } de vitória
chances = Chance de vitória
toFirst = Ao início
back = Voltar
forward = Avançar
toLast = Ao fim
# Um link para uma partida deste aparelho que não acabou.
inPlay = Esta partida ainda está sendo jogada aqui. Abra-a e escolha “Tabuleiro de análise” no menu dela.
running = Jogo limpo: esta é uma posição de uma partida online em andamento que você joga. Ela pode ser analisada quando a partida acabar.
drawing_title = Desenhar no tabuleiro
drawing_tools_cell = Casas
drawing_tools_arrow = Setas
drawing_tools_line = Linhas
drawing_about_cell = Escolha casas no tabuleiro para destacá-las.
drawing_about_arrow = Escolha onde a seta começa e depois onde ela termina.
drawing_arrowFrom = Seta a partir de { $cell }: escolha onde ela termina.
drawing_line = Linha a destacar
drawing_chooseLine = Escolha uma linha
drawing_nothing = Nada desenhado ainda
drawing_clear = Limpar
drawing_done = Pronto
importTitle = Importar um estudo ou uma partida
importAbout = Como arquivo, link ou texto de uma partida. Uma partida pode ter ? nos sorteios que ninguém conhece.
