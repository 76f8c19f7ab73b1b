title = Companhias de metrô

lesson_1 = Todas as linhas são de oito companhias. Você não tem linhas, mas ações, de 10, 20, 30 ou 40 por cento.
lesson_2 = Você tem quatro ações secretas. Na sua vez, coloca uma peça ou troca uma das ações.
lesson_3 = Assim que uma companhia chega a 25 pontos, as trocas acabam de vez.
lesson_4 = No fim, as companhias são ordenadas: a primeira vale 8, a última 1. Uma ação paga esse valor a cada dez por cento.
lesson_5 = O maior acionista de cada companhia recebe um bônus: um ponto a cada dez que a companhia ganhou.

rules_M1 = As linhas são de oito companhias, todas em jogo seja qual for o número de jogadores; de dois a seis jogadores têm ações delas. Cada companhia tem quatro estações, uma em cada lado do tabuleiro: amarela { $yellow }, azul { $blue }, laranja { $orange }, verde { $green }, roxa { $purple }, cinza { $grey }, vermelha { $red }, marrom { $brown }.
rules_M2 = Cada companhia tem quatro ações, de 10, 20, 30 e 40 por cento. As ações da mesma porcentagem são embaralhadas numa pilha, fechadas. Você pega uma de cada uma das quatro pilhas e as mantém em segredo. Depois, a ação de cima de cada pilha é posta aberta ao lado dela.
rules_M3 = Na sua vez, você coloca uma peça (B10) ou troca uma ação. Para trocar, ponha uma das suas ações, fechada, embaixo da pilha da porcentagem dela. Depois pegue a ação aberta dessa pilha ou a de cima, fechada. Se você pegou a aberta, a próxima da pilha é virada e fica aberta. O que vai para baixo de uma pilha volta depois de tudo o que está acima, e você se lembra do que pôs ali. Depois de duas rodadas inteiras em que ninguém fez nada além de trocar ou passar, as trocas param até alguém colocar uma peça ou pôr um marcador.
rules_M4 = Quando o marcador de qualquer companhia está em 25 ou além, não se trocam mais ações até o fim da partida.
rules_M5 = As linhas pontuam como sempre, mas os pontos são lucro da companhia, não de um jogador.
rules_M6 = No fim, as companhias são ordenadas pelo lucro. A melhor vale 8, a seguinte 7, e assim até 1. Companhias com o mesmo lucro recebem todas o valor mais alto, e os valores abaixo dele são pulados. Por ação, você recebe o valor da companhia uma vez a cada dez por cento.
rules_M7 = Em cada companhia, o jogador com a maior porcentagem total recebe também um ponto por cada dezena completa do lucro dela. Se vários empatam na maior, cada um recebe o bônus inteiro. Se ninguém tem ações dela, ninguém o recebe.
rules_M8 = Vence quem tem mais pontos de vitória. Exemplo: com lucros de amarela 38, laranja 36, cinza 34, verde 32, azul 32, vermelha 29, marrom 25 e roxa 25, as companhias valem 8, 7, 6, 5, 5, 3, 2 e 2. Ações de 40 e 20 por cento da amarela, 30 da verde e 10 da azul pagam 48 + 15 + 5 = 68. O maior acionista da amarela recebe mais 3.

# Legendas dos desenhos nas regras.
figures_stations = As estações ao longo do alto e nos seus cantos: cada companhia tem uma em cada lado do tabuleiro.
figures_shares = No fim: as companhias por lucro com seus valores, e o que paga uma mão de ações: { $shares } pontos. As maiorias dela somam mais { $bonus }.

## Tutorial, passo a passo

tutorial_lines = Os trens não são mais dos jogadores. São de oito companhias com quatro estações cada, e você tem ações delas.
tutorial_shares = Você tem quatro ações: 10% marrom, 20% verde, 30% e 40% cinza. Só você as vê.
tutorial_exchange = Em vez de colocar uma peça, você pode trocar uma ação por outra do mesmo tamanho. A ação aberta de 10% é cinza. Escolha a sua marrom e pegue a cinza no lugar dela.
tutorial_majority = Três das suas quatro ações agora são cinza. Ninguém pode ter mais da cinza que você, e o maior acionista recebe um bônus no fim: um ponto a cada dez do lucro da companhia.
tutorial_build = Então construa para a cinza. A linha dela da estação 24 está quase completa. Coloque sua peça na casa marcada: os pontos vão para a companhia, não para um jogador.
tutorial_profit = A cinza ganha 7 e lidera com um lucro de 10. No fim, as companhias são ordenadas: para cada 10% que você tem, a primeira paga oito pontos, a segunda sete, e assim por diante.
tutorial_secret = As trocas acabam de vez assim que uma companhia chega a 25 pontos. Até lá, observe que linhas os outros constroem: isso revela as ações deles. E as suas também.
