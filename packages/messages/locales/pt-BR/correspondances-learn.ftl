### Correspondances: lições, regras e tutorial.

title = Correspondances

## Lições: um cartão de um minuto cada

lessons_game_title = O jogo
lessons_game_points_1 = Em cada rodada você tem em segredo uma de quatro linhas: vermelha 1, azul 2, amarela 3 ou verde 4.
lessons_game_points_2 = Sua viagem começa no ponto da sua linha, numa ponta da fileira de peças, e precisa chegar à outra ponta.
lessons_game_points_3 = Na sua vez, você compra uma peça e a coloca de modo que as linhas se encontrem na mesma cor.
lessons_game_points_4 = A rodada termina assim que uma viagem se completa, não importa quem colocou a peça.
lessons_game_points_5 = Os pontos se somam ao longo das rodadas. Vence quem chegar primeiro a 10.

lessons_transfers_title = Baldeações e anéis
lessons_transfers_points_1 = Sua viagem pode usar trilhos de qualquer cor. Passar de uma cor para outra é uma baldeação.
lessons_transfers_points_2 = Só se pode fazer baldeação numa peça com anel branco, entre as duas linhas que se encontram ali.
lessons_transfers_points_3 = Onde as linhas passam uma pela outra sem anel, há uma ponte ou uma curva, e não dá para trocar.
lessons_transfers_points_4 = Atravessar um anel na mesma linha não custa nada.
lessons_transfers_points_5 = A um ponto colorido se chega na cor dele; ao M, em qualquer cor.

lessons_scoring_title = Os pontos da rodada
lessons_scoring_points_1 = Uma viagem completa vale 5 pontos, menos 1 por baldeação, mas nunca menos de 1.
lessons_scoring_points_2 = Se houver vários caminhos, conta o que tem menos baldeações.
lessons_scoring_points_3 = O trecho mais longo da própria linha de um jogador, contado em peças desde a saída, vale mais 1 ponto.
lessons_scoring_points_4 = Se dois jogadores empatam no trecho mais longo, ninguém ganha esse ponto.
lessons_scoring_points_5 = Uma só peça pode completar as viagens de vários jogadores. Todos pontuam.

## Regras, por número

sections_aim = O objetivo
rules_T1 = Construa um caminho da sua saída até uma chegada na outra ponta, trocando de linha o menos possível. Cada troca é uma baldeação, em francês “correspondance”.
rules_D1 = De dois a quatro jogadores.

sections_tiles = As peças
rules_T2 = Há quatro linhas: a 1 é vermelha, a 2 azul, a 3 amarela, a 4 verde. Cada uma tem uma peça de número e uma peça reta. Dois terminais contêm as saídas e as chegadas. As outras 48 peças são compradas e colocadas: cada uma mostra duas linhas de cores diferentes e usa os quatro lados.
rules_D11 = Só se pode trocar de linha numa peça com anel, onde as duas linhas dela se encontram. As peças que se compram são de quatro tipos: um cruzamento com anel, uma ponte sem anel, duas curvas que se tocam num anel e duas curvas que não se tocam. Cada par de cores tem cada tipo duas vezes.

sections_setup = Preparação
rules_T3 = As peças retas formam uma fileira de quatro, com um terminal em cada ponta. O terminal da esquerda tem os pontos da azul (em cima) e da amarela (embaixo); o da direita, os da vermelha (em cima) e da verde (embaixo). No lado externo de cada terminal há um M. Os trilhos retos atravessam a fileira de cima a baixo.
rules_T4 = As quatro peças retas podem ficar em qualquer ordem. Aqui, uma ordem equilibrada é sorteada para cada rodada.
rules_T6 = As peças de número e as 48 peças da pilha são embaralhadas e ficam viradas para baixo.

sections_lines = As linhas e quem começa
rules_T8 = Em cada rodada, cada jogador tira um número: é a sua linha. Com menos de quatro jogadores, os números restantes ficam ocultos.
rules_T10 = Mantenha sua linha em segredo até o fim da rodada.
rules_T11 = Numa mesa de verdade, começa a pessoa mais jovem; aqui, quem for escolhido na preparação. A mesma pessoa começa todas as rodadas, a menos que vocês escolham passar o início de jogador em jogador.

sections_turn = A sua vez
rules_T12 = Compre uma peça e coloque-a de modo que as linhas se liguem pela cor. Depois é a vez do jogador à sua esquerda.
rules_D4 = Onde a peça toca outra, as duas precisam mostrar a mesma linha no lado comum. Ao lado de um M, qualquer linha serve.
rules_D5 = A peça precisa ter um lado em comum com uma peça da mesa; a fileira inicial também conta.
rules_D6 = Você pode girar a peça como quiser. Depois de colocada, ela não pode ser movida nem girada.
rules_D7 = Não se pode passar nem guardar uma peça para depois.
rules_D8 = Se a peça não cabe em lugar nenhum, ela é posta de lado até o fim da rodada e você compra outra. Se não restar nada para comprar, a rodada termina.
rules_D9 = Você pode bloquear outros jogadores com qualquer jogada permitida.
rules_D10 = Todos veem a peça assim que ela é comprada.

sections_journey = A sua viagem
rules_T13 = A azul e a amarela viajam da ponta esquerda à direita; a vermelha e a verde, da direita à esquerda. Você pode chegar a qualquer um dos três pontos da ponta oposta.
rules_T15 = A um ponto colorido é preciso chegar na linha daquela cor. Ao M se pode chegar em qualquer linha.
rules_D12 = Cada troca de linha no caminho é uma baldeação. Atravessar um anel sem trocar não é, nem chegar ao M.
rules_D13 = Os pontos coloridos são ao mesmo tempo saídas e chegadas. Por isso, um caminho do ponto da azul ao da vermelha é também, ao contrário, um caminho para a vermelha: se alguém tem a vermelha, as duas viagens estão completas. Um caminho até o M é só seu.
rules_D14 = Nenhuma viagem atravessa um terminal. Não se pode trocar de linha ali, e não se pode usar o M da própria ponta.
rules_D15 = As linhas que ninguém tem podem ser usadas por todos. Elas nunca encerram uma rodada e nunca pontuam.

sections_round = O fim da rodada
rules_T17 = A rodada termina na hora quando pelo menos uma viagem está completa, ou quando a última peça foi colocada.
rules_D16 = O app procura viagens completas depois de cada jogada, de quem quer que seja. Uma viagem não pode ser escondida nem recusada, e ninguém joga mais uma vez.
rules_D17 = A última peça conta como qualquer outra. Se ela também não completa uma viagem, ninguém ganha pontos por viagens.
rules_T21 = Se uma peça completa as viagens de vários jogadores, cada um deles pontua.
rules_T22 = Se a sua linha tem vários caminhos até uma chegada, conta o que tem menos baldeações.
rules_D24 = Depois, todas as linhas são mostradas, também as que ninguém tinha.

sections_scoring = Pontos
rules_T18 = Uma viagem completa vale 5 pontos sem baldeação, 4 com uma, 3 com duas, 2 com três e 1 com quatro ou mais.
rules_T25 = Assim, quem chega ganha pelo menos 1 ponto, por mais baldeações que tenha feito.
rules_T20 = O jogador com o trecho mais longo e ininterrupto da própria linha ganha mais 1 ponto. O trecho é contado em peças, da saída até onde essa cor para, mesmo além do lugar onde o viajante trocou de linha. Peças retas não o interrompem, mas não são contadas.
rules_T24 = Se dois ou mais jogadores empatam no trecho mais longo, ou se o trecho de ninguém tem uma peça sequer, ninguém ganha esse ponto.
rules_D18 = O ponto do trecho mais longo é dado mesmo que ninguém tenha chegado.
rules_T19 = Exemplo: a azul percorre 8 peças da própria linha, troca para a vermelha num anel e chega ao ponto vermelho. Com uma baldeação, restam 4 pontos. Se as suas 8 peças também são o trecho mais longo, a azul ganha 5 ao todo. Uma rodada pode valer no máximo 6.

sections_match = A partida
rules_T16 = Uma partida tem várias rodadas. Vence quem chegar primeiro a 10 pontos, ou a outro número combinado.
rules_T23 = Os totais são comparados depois que a rodada é pontuada. Se vários jogadores têm pontos suficientes, vence o maior total. Se o maior total é de mais de um, todos jogam outra rodada, até que alguém fique na frente.
rules_D23 = Cada rodada começa do zero: mesa vazia, as 48 peças embaralhadas, linhas novas. Só os totais ficam.

## Legendas dos desenhos nas regras

figures_kinds = Um cruzamento com anel e duas curvas com anel: aqui se pode trocar. Uma ponte e duas curvas separadas: aqui não.
figures_row = A fileira inicial: um terminal de cada lado e as quatro peças retas entre eles.
figures_fits = Cabe: azul encontra azul embaixo, verde encontra verde à esquerda.
figures_clashes = Não cabe: as cores embaixo e à esquerda são diferentes.
figures_toM = A amarela chega ao M na própria linha, sem baldeação: { $points } pontos.
figures_backwards = O caminho da azul até o ponto vermelho, lido a partir da ponta da vermelha: se alguém tem a vermelha, essa viagem também está completa, por { $points } pontos.
figures_roundEnd = A peça com moldura liga o caminho da azul ao ponto vermelho: a rodada termina na hora.
figures_portion = O trecho da azul desde a saída: { $length } peças.
figures_journey = A azul troca para a vermelha no anel marcado com 1 e chega ao ponto vermelho: { $points } pontos. O trecho da própria linha tem { $length } peças.

## Tutorial, passo a passo

tutorial_welcome = Boas-vindas a Correspondances. O jogo se divide em rodadas. Em cada uma, todos têm em segredo uma de quatro linhas. A sua é a linha 2, a azul.
tutorial_journey = Sua viagem começa no ponto azul, marcado com uma estrela. Ela precisa chegar à outra ponta da fileira: ao ponto vermelho, ao ponto verde ou ao M.
tutorial_first = Na sua vez, uma peça é comprada e você a coloca. Onde as peças se tocam, as cores precisam combinar. Coloque esta na casa marcada, girada para que a azul vá do seu ponto para a direita.
tutorial_theirs = Camille começou no ponto vermelho, à direita. Talvez a linha de Camille seja a vermelha. Ou será um blefe? As linhas são secretas até o fim da rodada.
tutorial_bridge = Esta peça é uma ponte: azul e verde passam uma pela outra sem se encontrar, então aqui não dá para trocar. Leve a azul adiante, para a direita: coloque a peça na casa marcada.
tutorial_ring = Esta peça tem um anel branco. Ali você poderia trocar da azul para a amarela. Atravessá-lo em linha reta não custa nada, então coloque a peça na casa marcada.
tutorial_gap = Falta uma casa entre a sua linha azul e a vermelha. Mas ao ponto vermelho só se pode chegar na vermelha. Você precisa, então, de um lugar para trocar.
tutorial_change = Aqui está: azul e vermelha fazem curva e se tocam num anel. Coloque a peça na casa marcada, de modo que você chegue pela azul e saia pela vermelha.
tutorial_complete = Sua viagem está completa, e a rodada terminou. Uma viagem vale cinco pontos, menos um por baldeação. Você trocou uma vez: 4 pontos.
tutorial_reverse = Camille tinha mesmo a vermelha, e o mesmo caminho, lido ao contrário, leva do ponto vermelho ao seu. Por isso, a viagem de Camille também está completa e vale 4 pontos.
tutorial_stretch = Mais um ponto vai para o trecho mais longo da própria linha de um jogador. A azul passa por 4 peças desde a saída; a vermelha, por 3. O ponto é seu: 5 a 4.
tutorial_match = Depois a mesa é esvaziada, e cada um recebe uma nova linha. Vence a partida quem chegar primeiro a dez pontos. Agora você sabe jogar.
