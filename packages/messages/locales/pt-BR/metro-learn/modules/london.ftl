title = Londres

lesson_1 = Um táxi dá a volta por oito atrações, indo pelos espaços de cima e voltando pelos de baixo.
lesson_2 = Coloque uma peça numa casa com turista, e o táxi anda, no máximo quatro espaços, até chegar à cor do turista.
lesson_3 = Você ganha um ponto por espaço percorrido. Se a cor não está entre os próximos quatro espaços, não ganha nada.
lesson_4 = O táxi fica onde para, e a próxima corrida começa dali.

rules_L1 = Oito atrações são postas numa fileira em ordem sorteada, com um retorno em cada ponta. Cada atração tem dois espaços coloridos em cima e dois embaixo. Juntos, formam um circuito: para a direita pelos espaços de cima, de volta para a esquerda pelos de baixo. O táxi espera na ponta esquerda. Os turistas ficam no tabuleiro como em Paris (P1).
rules_L2 = Se você coloca uma peça numa casa com turista, o táxi sai. Ele para no primeiro espaço da cor do turista, e você ganha um ponto por espaço percorrido; os retornos não contam. Depois de quatro espaços sem essa cor, ele para ali, e você não ganha nada. O turista sai do jogo de um jeito ou de outro.
rules_L3 = Os espaços das atrações: os dois de cima, depois os dois de baixo, sempre da esquerda para a direita. Tower Bridge: amarelo, verde; azul, vermelho. Big Ben: azul, roxo; laranja, marrom. Palácio de Westminster: laranja, cinza; verde, amarelo. Catedral de São Paulo: verde, vermelho; roxo, azul. Trafalgar Square: roxo, marrom; cinza, laranja. London Eye: cinza, amarelo; vermelho, verde. Torre de Londres: vermelho, azul; marrom, roxo. Palácio de Buckingham: marrom, laranja; amarelo, cinza.

# Legendas dos desenhos nas regras.
figures_ride = Parte do circuito. Um turista na cor de um dos próximos { $fields } espaços rende os pontos escritos acima dele.

## Tutorial, passo a passo

tutorial_circuit = O painel mostra o tabuleiro próprio de Londres: oito atrações com espaços coloridos. Juntos, os espaços são um circuito, e um táxi dá a volta nele. Agora ele está na London Eye.
tutorial_ride = Coloque uma peça numa casa com turista, e o táxi procura um espaço daquela cor entre os próximos quatro. À frente estão verde, vermelho, marrom, laranja. O turista na casa marcada é laranja: coloque sua peça ali.
tutorial_paid = O táxi andou 4 espaços, e você ganha 4 pontos: um por espaço. Ele fica no Palácio de Buckingham. À frente estão agora amarelo, verde, azul e roxo. Busque o turista roxo na casa marcada.
tutorial_both = Mais 4 pontos. Você ainda constrói linhas como sempre: esta peça busca um turista cinza, a quatro espaços, e também completa sua linha da estação 7.
tutorial_missed = Você ganhou 4 pontos pela corrida e 3 pela linha. Depois, Camille também buscou um turista cinza, mas não havia espaço cinza entre os quatro seguintes. O táxi andou mesmo assim, e Camille ganhou 0.
tutorial_plan = Portanto, olhe os quatro espaços à frente antes de colocar uma peça numa casa com turista. Uma corrida que não paga nada ainda move o táxi, para você ou para os outros.
