title = Nova York

lesson_1 = Um turista espera no lado da chegada de cada estação.
lesson_2 = Quando uma das suas linhas termina numa estação, você leva o turista dali para o seu painel.
lesson_3 = No fim, cada turista vale o que o seu painel paga por aquela cor: de 0 a 3 pontos. Cada painel paga diferente.
lesson_4 = As linhas que terminam na estação central contam em dobro, mas ninguém espera ali.

rules_N1 = Cada jogador recebe um de oito painéis ao acaso; com companhias, cada companhia recebe um. Os turistas são distribuídos ao acaso, quatro de cada cor: um espera no lado da chegada de cada uma das 32 estações.
rules_N2 = Quando uma linha termina numa estação, o dono dela leva o turista que espera ali. Só uma linha termina em cada trilho de chegada, então sempre há um. Na estação central não há quem levar. No fim, cada turista vale o que o painel do dono mostra para aquela cor.
rules_N3 = Na ordem das cores (Y3), o primeiro painel paga 0, 3, 1, 2, 0, 2, 3, 1. Cada painel seguinte começa um lugar mais adiante nesta sequência e acrescenta no fim o que pulou. As atrações das cores são Empire State Building, Yankee Stadium, Times Square, Central Park, Estátua da Liberdade, Ponte do Brooklyn, Catedral de São Patrício e Rockefeller Center. Exemplo: dois turistas a 3, dois a 1 e um a 0 valem 8.

# Legendas dos desenhos nas regras.
figures_taken = A linha da estação { $from } terminou na estação { $to }. O dono dela levou o turista que esperava ali; os outros ainda esperam.

## Tutorial, passo a passo

tutorial_board = Em Nova York você tem um painel próprio. Ele diz quanto vale para você um turista de cada cor. No seu, amarelo e cinza valem mais.
tutorial_waits = Um turista espera em cada estação. Se uma das suas linhas termina numa estação, você leva o turista que espera ali. Por isso importa onde suas linhas terminam.
tutorial_finish = Sua linha da estação 9 pode terminar na estação 8, onde espera um turista amarelo. Coloque sua peça na casa marcada.
tutorial_taken = 3 pontos pela linha na hora, e um turista amarelo que vale mais 3 no fim.
tutorial_cut = Sua linha da estação 29 foi completada por Camille. A linha termina na estação 28, e o turista marrom de lá vale 0 no seu painel. O fim das suas linhas também pode ser escolhido pelos outros.
tutorial_both = Agora ao contrário. Com sua peça na casa marcada, sua linha da estação 7 termina em outro turista amarelo, e a linha de Camille da estação 8, num laranja.
tutorial_sum = O amarelo de novo vale 3 para você, enquanto o laranja vale 0 no painel de Camille. Mais uma coisa: as linhas que terminam na estação central contam em dobro como sempre, mas ninguém espera ali.
