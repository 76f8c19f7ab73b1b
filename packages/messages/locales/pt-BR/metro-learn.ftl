### Metro: lições, regras e tutorial. Os dos módulos estão em metro-learn/modules/.

title = Metro

## Lições: um cartão de um minuto cada

lessons_base_title = O jogo
lessons_base_points_1 = Seus trens esperam nas estações em volta do tabuleiro. Os trilhos das peças os levam adiante.
lessons_base_points_2 = Na sua vez, coloque a peça da sua mão e compre uma nova. Ou compre antes e coloque a peça que comprou.
lessons_base_points_3 = Uma peça vai na borda ou ao lado de outra peça e nunca é girada.
lessons_base_points_4 = Uma linha está completa quando chega a qualquer estação ou ao centro. Ela dá pontos ao jogador cujo trem anda nela, não importa quem colocou a peça.
lessons_base_points_5 = A linha ganha um ponto cada vez que passa por uma peça, e pode passar pela mesma peça até quatro vezes. Uma linha que termina na estação central conta em dobro.
lessons_base_points_6 = Faça suas linhas longas e corte as dos outros. Quando as 60 peças estão colocadas, vence quem tem mais pontos.

lessons_variants_title = Quatro variantes
lessons_variants_points_1 = Rotação livre: gire cada peça como quiser. Mais opções, mais em que pensar.
lessons_variants_points_2 = Mãos maiores: tenha duas ou três peças em vez de uma.
lessons_variants_points_3 = Um marcador por casa: dois jogadores nunca dividem uma casa da trilha de pontos. Um marcador que pararia numa casa ocupada segue adiante, e assim ninguém empata.
lessons_variants_points_4 = Contato pelo canto: uma peça também pode tocar outra apenas pelo canto.
lessons_variants_points_5 = Combine-as como quiser; só “um marcador por casa” exige um jogo em que as linhas sejam dos jogadores.

## Regras, por número

sections_board = O tabuleiro
rules_B1 = O tabuleiro é um quadrado de 8 por 8 casas. As quatro casas do meio são a estação central, que nunca recebe peças. Restam 60 casas, uma para cada peça. O nome de uma casa é a coluna, de A a H a partir da esquerda, e a fileira, de 1 a 8 a partir de cima.
rules_B2 = Cada lado externo de uma casa da borda tem uma estação: 32 ao todo. Os números correm no sentido anti-horário a partir do canto superior direito: de 1 a 8 no alto, para a esquerda; de 9 a 16 descendo pelo lado esquerdo; de 17 a 24 embaixo, para a direita; de 25 a 32 subindo pelo lado direito. Uma casa de canto tem, portanto, duas estações. A estação 9 é Place de Clichy.
rules_B3 = Os trens andam pela direita. Uma estação tem dois trilhos: para quem conduz um trem prestes a entrar no tabuleiro, a saída é pelo da direita, e outros trens chegam pelo da esquerda. A estação central tem oito plataformas, uma em cada lado em que toca uma casa para peças, e cada uma tem dois trilhos do mesmo modo.

sections_tiles = As peças
rules_B4 = Em cada um dos quatro lados, uma peça tem um trilho que entra e um que sai. Os quatro trilhos ligam cada entrada a uma saída diferente. Há 24 peças possíveis desse tipo, e as 60 da caixa incluem todas elas.

sections_players = Jogadores e estações
rules_B8 = Jogam de dois a seis: amarelo, azul, laranja, verde, roxo e cinza. O trem numa estação mostra de quem ela é. Com dois jogadores, o amarelo tem todas as estações ímpares e o azul todas as pares; com mais, veja as tabelas. Com três, cinco ou seis jogadores, as estações 16 e 17 não são de ninguém, mas linhas podem terminar ali.
rules_B9 = As peças são embaralhadas viradas para baixo. Cada jogador compra uma e a esconde dos outros. No jogo impresso começa a pessoa mais jovem; aqui, quem prepara a partida escolhe ou deixa para o acaso. Depois se joga no sentido horário.

sections_turn = A sua vez
rules_B10 = Faça uma de duas coisas. Coloque a peça da sua mão e depois compre uma nova, enquanto houver pilha. Ou guarde a mão, compre uma peça e coloque essa; então você não compra outra. Depois de comprar, não dá para mudar de ideia: a peça comprada precisa ser colocada.
rules_B11 = Só se pode comprar enquanto houver peças na pilha. Se você não tem peça e não resta nenhuma para comprar, você passa; se um módulo ainda oferece outra coisa a fazer, você pode escolher entre isso e passar. Joga-se até a 60ª peça ser colocada.

sections_laying = Colocar uma peça
rules_B12 = Escolha uma casa vazia na borda do tabuleiro, ou uma com uma peça ao lado em pelo menos um dos lados. Tocar só a estação central não basta.
rules_B13 = A seta da peça aponta para o alto do tabuleiro. As peças não são giradas.
rules_B14 = Nenhuma linha pode ter uma só peça. Uma peça não pode ser colocada onde levaria um trem de uma estação direto a uma estação, seja outra ou a mesma, e não importa de quem sejam. Há uma exceção: se a peça quebra a regra em todas as casas abertas a ela, todas são permitidas para ela. Isso se julga para cada peça em separado; não importa o que mais você poderia fazer.
rules_B15 = Você pode construir onde quiser: nas suas linhas, nas linhas dos outros e em frente a qualquer estação.

sections_scoring = Os pontos e o fim
rules_B16 = Uma linha está completa assim que o trilho dela leva da sua estação a um trilho de chegada de qualquer estação, ou à estação central. Ela pontua na hora para o dono da estação em que começa, não importa quem colocou a peça. Uma peça pode completar várias linhas. Todas pontuam, em ordem crescente do número da estação, e depois delas as linhas da estação central. Cada linha pontua só uma vez; o trem dela é girado para mostrar isso.
rules_B17 = Uma linha vale um ponto cada vez que passa por uma peça; uma peça por onde passa três vezes vale três. O trilho impresso na estação central não vale nada, mas uma linha que termina ali vale o dobro dos pontos. Exemplo: cinco peças, uma passagem por cada, terminando na estação central: 10 pontos.
rules_B18 = Um trilho que se fecha numa volta e não chega a nenhuma estação não vale nada.
rules_B19 = O jogo acaba quando todas as peças estão colocadas; então, todas as linhas estão completas. Vence quem tem mais pontos. Quem empata divide a vitória.

sections_variants = Variantes
rules_V1 = Rotação livre. Ignore as setas: você escolhe para que lado cada peça fica virada. A exceção à regra de uma só peça (B14) só vale se a peça não cabe em nenhuma casa em nenhuma rotação.
rules_V2 = Mãos maiores. Cada jogador tem duas ou três peças. Depois de colocar uma peça da mão, compre até ter de novo essa quantidade. Você ainda pode comprar uma peça e colocá-la na hora.
rules_V3 = Um marcador por casa. Dois marcadores nunca dividem um número da trilha de pontos, exceto o 0. Um marcador que pararia num número ocupado sobe até o próximo livre, e essa é a pontuação. A trilha segue além de 100, e ninguém pode empatar. O que os jogadores ganham no fim da partida é somado num só movimento para cada um, na ordem da vez, a partir de quem começou. Não com companhias nem no solo.
rules_V4 = Contato pelo canto. Uma casa que toca só pelo canto uma peça já colocada também conta como ao lado dela (B12).

sections_combinations = O que combina com o quê
rules_C1 = As companhias combinam com estações centrais, com trilhos centrais e com qualquer cidade. Estações centrais e trilhos centrais se excluem, porque os trilhos cobrem as plataformas; os dois combinam com qualquer cidade. Há no máximo uma cidade. O solo se joga sem nenhum outro módulo. Rotação livre (V1), mãos maiores (V2) e contato pelo canto (V4) combinam com tudo, mas no solo você sempre tem duas peças. Um marcador por casa (V3) precisa de um jogo sem companhias e não vale no solo.

sections_cities = Cidades
rules_Y1 = Com companhias, os pontos por colocar uma peça vão direto para quem a colocou. O que o dono de uma linha recebe (turistas em Nova York, fichas em São Petersburgo, cartas em Berlim) é da companhia. Isso é somado ao lucro no fim, antes de as companhias serem ordenadas e as maiorias pagas (M6, M7), e nunca encerra as trocas (M4).
rules_Y2 = As casas internas são as que ficam a pelo menos um passo da borda, sem o centro: 32 casas.
rules_Y3 = Há oito cores de turistas: amarelo, azul, laranja, verde, roxo, cinza, vermelho e marrom, nesta ordem sempre que for preciso uma ordem. Uma linha que não é de ninguém, da estação 16 ou 17 ou de uma plataforma sem marcador, não leva turista nem ficha; suas cartas em Berlim vão para o dono imaginário (E3).

sections_notation = Apêndice: notação
rules_B5 = O nome de uma peça tem quatro letras, para os trens que entram por cima, pela direita, por baixo e pela esquerda. Com a, o trem segue em frente. Com b, sai pelo lado seguinte no sentido horário; com c, pelo lado seguinte no sentido anti-horário. Com d, volta e sai por onde entrou. Em cbaa, um trem que entra por cima sai pela esquerda, um que entra pela direita sai por baixo, e os outros dois seguem em frente.
rules_B6 = Cópias de cada peça na caixa: quatro de { $four }; três de { $three }; duas de { $two }.
rules_B7 = Uma jogada se escreve com a peça e sua casa: cbaa72 é a peça cbaa na fileira 7, coluna 2, as duas contadas a partir de 0 no alto à esquerda. Um tabuleiro inteiro é a sequência dessas jogadas na ordem em que foram feitas. Se as peças podem ser giradas (V1), as letras são as da peça como foi colocada.

## Legendas dos desenhos nas regras

figures_board = 8 por 8 casas, a estação central no meio e 32 estações em volta.
figures_keepRight = O trem da estação { $from } sai pelo trilho da direita. A seta vazada marca o trilho das chegadas.
figures_tile = Uma peça tem quatro trilhos. Siga um número: o trem entra ali e sai na seta da mesma cor.
figures_stations = As estações de cada cor.
figures_players = { $players } jogadores
figures_open = As casas marcadas estão abertas: na borda ou ao lado de uma peça. As casas riscadas não tocam nenhuma peça, e a estação central não conta.
figures_upright = A seta dourada precisa apontar para cima.
figures_corner = Não permitido: esta peça levaria o trem da estação { $from } direto à estação { $to }.
figures_turnBack = Não permitido: o trem da estação { $from } voltaria direto para ela.
figures_exception = A exceção: como primeira peça da partida, esta quebraria a regra em cada uma das { $cells } casas abertas. Por isso, pode ir em qualquer uma delas.
figures_complete = A linha da estação { $from } está completa na estação { $to }. Ela passa por { $tiles } peças: { $points } pontos.
figures_crossings = Só { $tiles } peças, mas o trem dá a volta e passa duas vezes por uma delas: { $points } pontos.
figures_centre = { $length } passagens, e a linha termina na estação central: { $length } × 2 = { $points } pontos.
figures_loop = Esta volta não chega a nenhuma estação: nenhum ponto.
figures_finished = Um canto de uma partida terminada: todas as linhas estão completas. A da estação { $from } rendeu { $points } pontos.
figures_rotations = A mesma peça nas quatro rotações: escolha uma.
figures_hand = Uma mão de três peças.
figures_markers = Os pontos do azul o levariam a { $taken }, onde está o amarelo. Ele segue até { $space }.
figures_cornerContact = Com o contato pelo canto, também estão abertas as casas que tocam uma peça só pelo canto.
figures_letters = A peça cbaa: a letra em cada lado diz aonde vai um trem que entra por ali.

## Tutorial, passo a passo

tutorial_welcome = Boas-vindas a Metro. Você é o amarelo; seu adversário, o azul. Vocês se alternam colocando peças para construir linhas para seus trens. Quanto mais longa a linha, mais pontos ela vale.
tutorial_stations = Há 32 estações em volta do tabuleiro. As 16 de número ímpar são suas, e em cada uma espera um trem amarelo. Cada trem percorre uma linha na partida, e essa linha pontua uma vez.
tutorial_right = Os trens andam pela direita. Olhe o tabuleiro a partir da estação 7: seu trem sai pelo trilho da direita. O trilho à esquerda dele é o das chegadas. Cada lado de uma peça tem um par assim, uma entrada e uma saída.
tutorial_place = Uma peça vai numa casa vazia na borda ou ao lado de uma peça que já está no tabuleiro. Ela não pode ser girada. Coloque sua peça em frente à estação 7 para começar sua primeira linha.
tutorial_grow = O azul colocou uma peça ao lado da sua, e sua linha segue em frente por ela. As peças não são de ninguém: cada linha usa os trilhos que encontra. Coloque sua nova peça na casa marcada. Sua linha terá então 3 peças.
tutorial_turnBack = Esta peça faz seu trem voltar. Ele passará de novo por peças onde já passou e sairá em outra estação. Isso é bom: cada passagem conta. Coloque a peça e complete sua linha.
tutorial_scored = Sua linha está completa e vale 6 pontos. Ela usa 4 peças, mas passa duas vezes pelas 2 marcadas, e cada passagem vale um ponto.
tutorial_hurt = Sua linha da estação 3 acaba de ser completada pelo azul, depois de só 2 peças. Você ganha 2 pontos, e essa linha nunca mais dará outros. Uma linha sempre pontua para o dono, não importa quem a complete.
tutorial_refused = A peça da sua mão manda todos os trens direto de volta. Numa das casas marcadas, ela acabaria com uma linha que mal saiu da estação. As regras proíbem uma linha assim, de 1 peça, enquanto a peça couber em outro lugar. Tente, se quiser: o tabuleiro não vai deixar.
tutorial_draw = Esta peça logo será útil, então guarde-a. Em vez dela, você pode comprar uma peça da pilha e colocar essa na hora. Depois de comprar, não tem volta. Compre agora.
tutorial_drawn = Uma boa peça: ela leva o trem da estação 5 direto rumo ao meio. Coloque-a na casa marcada. Sua mão continua como está.
tutorial_revenge = Agora olhe a linha do azul da estação 4: ela está para entrar na casa marcada. Coloque a peça que você guardou. Ela manda o trem do azul para casa depois de 4 passagens, por apenas 4 pontos.
tutorial_centre = As quatro casas do meio são a estação central. Uma linha que termina ali conta em dobro. Sua linha da estação 5 espera na casa marcada: coloque sua peça e siga o trem.
tutorial_doubled = Seu trem passa 4 vezes por esta única peça. A linha tem 12 passagens e termina na estação central: 24 pontos. Você lidera por 32 a 4. As próximas 47 peças, suas e do azul, serão colocadas automaticamente; veja como as linhas crescem.
tutorial_last = O azul alcançou você e lidera por 104 a 84. A pilha acabou, e esta é sua última peça. Uma linha ainda pode decidir a partida: a sua da estação 17. Coloque a peça na casa marcada.
tutorial_over = Mais 24 pontos na estação central. O azul coloca a última das 60 peças e a partida acaba; todas as linhas estão completas. Você vence por 112 a 107. Agora você sabe jogar.
