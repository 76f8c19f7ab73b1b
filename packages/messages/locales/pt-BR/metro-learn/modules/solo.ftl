title = Solo

lesson_1 = Você dirige as oito companhias, sem adversários, com duas peças abertas na sua frente.
lesson_2 = A cada vez, uma carta mostra uma cor. Coloque uma das suas peças onde continua uma linha incompleta dessa cor.
lesson_3 = Aqui são permitidas linhas de uma só peça.
lesson_4 = Quando as 32 linhas estão completas, sua pontuação é o lucro da companhia mais pobre. Portanto, cuide da mais pobre.
lesson_5 = O jogo difícil também desconta a diferença entre a mais rica e a mais pobre.

rules_M16 = Você joga sem adversários, com as oito companhias e as estações delas (M1). Todas começam em 0. Um baralho de oito cartas, uma por companhia, decide a cor.
rules_M17 = Você tem duas peças, abertas na sua frente. A cada vez, uma carta é virada. Escolha uma linha incompleta da cor dela e coloque uma das suas peças na casa em que essa linha entra a seguir; depois compre uma peça. Quando todas as cartas já saíram, elas são embaralhadas de novo. Quando a pilha acaba, você segue com as peças que tem. As linhas que terminam na estação central contam em dobro (B17).
rules_M18 = Até que a oitava carta seja virada, você pode recusar uma peça dddd, que faz todos os trens voltarem, ao comprá-la. Você recebe outra no lugar, e a recusada é embaralhada de volta com as demais. A segunda dddd também pode ser recusada.
rules_M19 = Você coloca as peças na borda ou ao lado de outras peças, sem girá-las (B12, B13). Linhas de uma só peça são permitidas.
rules_M20 = Quando uma companhia completa suas quatro linhas, a carta dela sai do jogo na hora, onde quer que esteja. Se o baralho acaba, as cartas já vistas formam um novo. O jogo acaba quando as 32 linhas pontuaram, mesmo que restem peças. Sua pontuação é o lucro da companhia mais pobre. Na variante difícil, desconta-se a diferença entre a mais rica e a mais pobre. Exemplo: 35 para a mais rica e 22 para a mais pobre valem 22, ou 9 na variante difícil.

# Legendas dos desenhos nas regras.
figures_extend = A carta mostra esta cor. Uma peça vai onde continuaria uma das linhas incompletas dela: numa casa marcada.

## Tutorial, passo a passo

tutorial_alone = Você joga sem adversários, pelas oito companhias ao mesmo tempo. Seu resultado é o lucro da mais pobre, então nenhuma pode ficar para trás.
tutorial_refuse = Você sempre tem duas peças abertas. A que você acaba de comprar manda todos os trens direto de volta. No começo da partida, você pode recusar essa peça e receber outra: faça isso.
tutorial_yellow = Uma carta diz qual companhia é a próxima: a amarela. Uma peça precisa ir onde continua uma linha amarela incompleta. Escolha a peça da direita e coloque-a na casa marcada.
tutorial_red = 4 pontos para a amarela. Você comprou uma nova peça, e a vermelha é a próxima. Desta vez, a peça da esquerda é a melhor: coloque-a na casa marcada.
tutorial_purple = 3 pontos para a vermelha. A roxa é a próxima, e de novo a peça da esquerda serve bem. Coloque-a na casa marcada.
tutorial_lowest = 4 pontos para a roxa. Mas quatro companhias ainda não têm nada, então seu resultado agora seria 0. Linhas longas só ajudam se todas as companhias ganharem alguma coisa.
tutorial_cards = As oito cartas sempre voltam. Quando todas as linhas de uma companhia estão completas, a carta dela sai do jogo. Ele acaba quando todas as linhas pontuaram.
