### A mesa: histórico, treinador, resultados e o que fica em volta do tabuleiro.

menu = Menu
home = Início
rules = Regras
settings = Configurações
undo = Desfazer
undoReviewing = Primeiro volte à partida.
undoPractice = Em partidas de treino você pode desfazer tudo.
hint = Pedir dica
advising = O treinador está pensando…
# O treinador: como a partida deve terminar para você, como “7 pontos à frente, ±4”.
advice_at = Peça em { $cell }
advice_ahead =
    { $points ->
        [one] { $points } ponto à frente
       *[other] { $points } pontos à frente
    }
advice_behind =
    { $points ->
        [one] { $points } ponto atrás
       *[other] { $points } pontos atrás
    }
advice_level = empate
advice_within = { $lead }, ±{ $points }
advice_wins = { $percent }% de vitória
advice_equal = quase igual
advice_only = Só há uma jogada.
advice_live = O treinador fala da jogada atual. Volte à partida para perguntar.
advice_sureness_certain = Certeza: o resto da partida está calculado.
advice_sureness_sure = Confiança alta: uma jogada é claramente a melhor.
advice_sureness_fairly = Confiança média: uma jogada parece melhor que as outras.
advice_sureness_guess = Palpite: as melhores jogadas são quase iguais.
noAdvice = Peça ao treinador as melhores jogadas. Ele só vê o que você vê.
history = Histórico
toFirst = Ir para o início
back = Jogada anterior
forward = Próxima jogada
toLast = Voltar à partida
replay = Rever as últimas jogadas
moment = Jogada { $at } de { $of }
lookingBack = Revendo a jogada { $at } de { $of }.
log = Registro
coach = Treinador
inWords = Em texto
earlier = Mostrar tudo
nothingYet = Nenhuma jogada ainda.
scoringOnly = Só jogadas com pontos
noScoring = Nenhum ponto ainda.
players = Jogadores e placar
pin = Mostrar as linhas abertas de { $name }
onTurn = joga agora
thinks = pensando…
yourTurn = Sua vez
# No próprio botão, antes do que não se pode desfazer.
sure = { $choice }? Não tem volta
computer = computador, nível { $level }
computerTimed = computador, nível { $level }, { $time } por jogada
# Avisado uma vez, quando um aparelho lento impede um nível de fazer seu trabalho normal.
slowDevice =
    Este aparelho é lento: o computador parou de pensar depois de { $seconds } { $seconds ->
        [one] segundo
       *[other] segundos
    }, então aqui o nível { $level } é mais fraco que em outros.
points =
    { $points } { $points ->
        [0] pontos
        [one] ponto
       *[other] pontos
    }
passTo = Passe o aparelho para { $name }
passWhy = Os segredos dos outros jogadores continuam ocultos.
lift = Sou { $name }
over = Fim de jogo

# O fim de uma partida. $scores é algo como 127–66; o melhor primeiro.
headline_won = Você venceu por { $points }
headline_youWon = Você venceu
headline_lost = Você perdeu, { $own }–{ $best }
headline_youLost = Você perdeu
headline_youTied = Você divide a vitória com { LIST($names) }
headline_wins = { $name } vence, { $scores }
headline_tied = { LIST($names) } dividem a vitória
headline_solo = Sua pontuação: { $points }
headline_newBest = Novo recorde neste aparelho. O anterior era { $points }.
headline_best = Recorde neste aparelho: { $points }

results = Resultados
highlights = Destaques
showOnBoard = Mostrar no tabuleiro

picture_share = Compartilhar imagem
picture_save = Salvar imagem
picture_failed = Este navegador não consegue gerar a imagem.

# O que um gráfico mostra: os pontos como vieram, ou o que cada um teria em cada momento.
plot_label = Mostrar
plot_points = Pontos
plot_value = Se acabasse ali
plot_valueTitle = Placar se a partida tivesse acabado ali

total = Total
source = Origem
overTime = Placar ao longo da partida
plotText = { $name } termina com { $points }
lookAtBoard = Ver o tabuleiro
rematch = Jogar de novo
review = Revisar

# O cartão na primeira partida de um módulo ou cidade; `open` o mostra de novo, no painel.
introduction_several = Novidades desta partida
introduction_close = Entendi
introduction_lesson = Jogar a lição
introduction_open = Em resumo

# Perguntado antes de começar uma partida nova no meio de outra.
again_title = Começar uma nova partida?
again_text = Esta partida não terminou. Ela fica em Minhas partidas.
again_yes = Nova partida
again_no = Continuar esta

assistance = Assistência

assistanceLevels_purist = Purista: só as regras
assistanceLevels_tracing = Traçado: mostra o caminho das linhas
assistanceLevels_preview = Prévia: mostra o que uma peça faria
assistanceLevels_coach = Treinador: sugere as melhores jogadas

practice = Treino: desfaça o que quiser
describe = A mesa em palavras
followLine = Seguir uma linha
moves = Suas jogadas
noMoves = Não é a sua vez.
trouble = Algo deu errado
notThere = Esta partida não está neste navegador. Talvez tenha sido excluída.
refused = Não é possível abrir esta partida: { $reason }
notSaved = Este navegador não permite salvar partidas. Esta será perdida quando você fechar a página.
elsewhere = Esta partida está aberta em outra aba
elsewhereWhy = Tudo o que acontece lá é salvo. Se preferir, continue aqui.
playHere = Continuar aqui
tryAgain = Tentar de novo
look = Exibição
sheet = Detalhes

# O título da janela, numa mesa.
title_turn = Sua vez – { $game }
title_versus = { $game } contra { LIST($names) }
# Para espectadores.
title_players = { $game } – { LIST($names) }

# No tabuleiro de análise; e por que não, enquanto se joga online.
analyse = Tabuleiro de análise
analyseFair = Jogo limpo: uma partida que você joga online só pode ser analisada depois que acaba.
