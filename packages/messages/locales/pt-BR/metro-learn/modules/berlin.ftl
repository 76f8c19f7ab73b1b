title = Berlim

lesson_1 = Há quatro grupos de turistas no tabuleiro. Uma peça colocada numa casa com turista o carrega dali em diante.
lesson_2 = Quando uma linha se completa, o dono dela recebe uma carta daquela cor cada vez que a linha passa por uma peça dessas.
lesson_3 = No fim, quem tem mais cartas de uma cor ganha o número maior da atração dela; o segundo lugar, o menor.
lesson_4 = As cartas que ninguém pegou concorrem como as de mais um jogador. Uma só carta pode não bastar.

rules_E1 = Oito atrações são postas numa fileira. Há três turistas de cada cor. Dois de cada ficam no tabuleiro, em quatro grupos quadrados de quatro cores diferentes, um em cada quarto do tabuleiro, a uma casa da borda. O terceiro de cada vai para uma atração ao acaso. Cada cor tem oito cartas.
rules_E2 = Uma peça colocada numa casa com turista o carrega dali em diante. Quando uma linha pontua, o dono dela pega uma carta da cor do turista cada vez que a linha passa por aquela peça. Exemplo: uma linha de 7 pontos que passa duas vezes por um turista amarelo e uma vez por um roxo rende 7 pontos, duas cartas amarelas e uma roxa.
rules_E3 = No fim, cada cor é julgada em separado. Quem tem mais cartas recebe o número maior da atração onde está o turista dela; o segundo lugar recebe o menor. Se vários têm o máximo, os dois números são somados, divididos entre eles e arredondados para baixo, e não há segundo lugar. Se vários ficam em segundo, o número menor é dividido do mesmo modo. As cartas que não foram pegas são de um dono imaginário, que ganha ou divide como qualquer outro; esses pontos se perdem. Sem uma carta da cor, não se ganha nada.
rules_E4 = As atrações têm dois lados; joguem com todas no lado A, todas no lado B ou uma mistura ao acaso. Número maior e menor no lado A, depois no lado B. Alexanderplatz: 4/3, 7/1. Prefeitura Vermelha: 5/3, 8/1. Coluna da Vitória: 5/4, 8/2. Portão de Brandemburgo: 6/3, 9/1. Catedral de Berlim: 6/4, 9/2. Ilha dos Museus: 6/5, 10/1. Reichstag: 7/4, 10/2. Igreja Memorial: 7/5, 11/2.

# Legendas dos desenhos nas regras.
figures_took = Uma linha de { $points } pontos passa { $count } vezes pela peça do turista: o dono dela pega { $count } cartas daquela cor.
figures_majority = Cartas de três cores: dourado tem mais e recebe o número maior, verde é o segundo e recebe o menor. Empates dividem. A última coluna tem as cartas que ninguém pegou.

## Tutorial, passo a passo

tutorial_groups = Em Berlim, quatro grupos de quatro turistas estão no tabuleiro. Mais oito, um de cada cor, visitam as atrações do painel. Os dois números de uma atração são o que a cor dela vale no fim.
tutorial_carry = Uma peça colocada numa casa com turista o carrega dali em diante. Coloque sua peça na casa marcada, onde está um amarelo.
tutorial_finish = Sua linha da estação 31 passa por peças com turistas. Coloque sua peça na casa marcada: ela pega o turista roxo e completa a linha.
tutorial_cards = A linha rende 9 pontos. E a cada passagem por uma peça com turista você recebe uma carta daquela cor: 1 verde, 2 azuis e 1 roxa.
tutorial_more = Junte mais das mesmas: sua linha da estação 29 passa duas vezes pela peça do turista roxo e uma pela do azul. Complete-a.
tutorial_majority = Mais 2 cartas roxas e 1 azul. No fim, quem tem mais cartas de uma cor recebe o número maior da atração dela; o segundo lugar, o menor.
tutorial_imaginary = Camille não é sua única concorrência. As cartas que ninguém recolheu são de um dono imaginário, que ainda tem mais que você em todas as cores. Por isso, não se espalhe demais.
