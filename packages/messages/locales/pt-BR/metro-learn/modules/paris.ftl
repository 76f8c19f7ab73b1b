title = Paris

lesson_1 = Há turistas nas casas internas do tabuleiro. Você tem uma fileira de atrações com espaços coloridos.
lesson_2 = Coloque uma peça numa casa com turista e leve-o para um espaço livre da cor dele. Se você tiver um, é obrigatório.
lesson_3 = No fim, sua maior sequência de turistas sem interrupção vale 2 pontos por turista; cada um dos outros custa 1.
lesson_4 = Uma atração com os quatro espaços ocupados vale mais 3.

rules_P1 = As doze atrações têm quatro espaços coloridos cada. Elas são embaralhadas e distribuídas por igual: seis para cada um com dois jogadores, quatro com três, três com quatro, duas com cinco ou seis. As que sobram ficam fora do jogo. As suas ficam em fileira na sua frente, na ordem em que vieram, e não mudam de lugar. Em cada casa interna há um turista sorteado: quatro de cada uma das oito cores.
rules_P2 = Se você coloca uma peça numa casa com turista, você o pega e o põe num espaço livre da mesma cor nas suas atrações, qual você quiser. É obrigatório, mesmo que custe um ponto. Se você não tem um espaço assim, o turista se junta a outro numa casa que tem um lado em comum com esta. Se não há nenhum ali, junta-se a qualquer turista do tabuleiro. Se não há nenhum em lugar algum, o turista sai do jogo. De uma casa com vários turistas você pega todos e depois os põe um a um, em qualquer ordem; não é possível juntar-se aos que ainda estão na sua mão, e nenhum volta para a casa recém-coberta.
rules_P3 = No fim, procure a maior sequência de espaços ocupados sem interrupção; ela pode seguir de uma atração à próxima. Cada turista nela vale 2 pontos, e cada um dos outros custa 1. Uma atração com quatro turistas vale mais 3. Exemplo: dois turistas estão à parte, quatro enchem a atração seguinte, e um vem logo depois: 10 + 3 − 2 = 11.
rules_P4 = Os espaços das atrações, da esquerda para a direita. Louvre: cinza, roxo, amarelo, azul. Notre-Dame: marrom, amarelo, azul, vermelho. Sacré-Cœur: amarelo, vermelho, roxo, laranja. Arco do Triunfo: laranja, amarelo, marrom, cinza. Place de la Concorde: amarelo, marrom, roxo, verde. Moulin Rouge: vermelho, verde, cinza, amarelo. Dôme des Invalides: azul, roxo, laranja, marrom. Ponte Alexandre III: vermelho, cinza, azul, laranja. Torre Eiffel: verde, azul, vermelho, roxo. Panthéon: cinza, azul, verde, marrom. Versalhes: roxo, laranja, cinza, verde. Fundação Louis Vuitton: laranja, verde, marrom, vermelho.

# Legendas dos desenhos nas regras.
figures_tourists = Há um turista em cada casa interna. Coloque uma peça ali, e o turista é seu.
figures_row = A sequência de { $run } tem moldura dourada. { $run } × 2 + 3 pela atração cheia − { $others } pelo turista à parte: { $points } pontos.

## Tutorial, passo a passo

tutorial_tourists = Em Paris, turistas esperam nas casas internas do tabuleiro. Coloque uma peça numa delas, e você leva o turista para as suas atrações.
tutorial_sights = Suas seis atrações formam uma fileira de espaços coloridos. Você já tem um turista laranja no Arco do Triunfo. O que conta é uma longa sequência de espaços vizinhos.
tutorial_take = Coloque sua peça na casa marcada. Um turista vermelho espera ali.
tutorial_field = O turista vai para um espaço livre da cor dele, e você tem três vermelhos. Escolha o da Notre-Dame: fica bem ao lado do seu turista laranja.
tutorial_run = Dois seguidos. No fim, cada turista na sua maior sequência sem interrupção vale dois pontos, e cada um dos outros custa um ponto.
tutorial_noField = O turista na casa marcada é laranja, e seu único espaço laranja está ocupado. Coloque sua peça ali mesmo assim e veja o que acontece.
tutorial_beside = Sem espaço livre, o turista se junta a outro numa casa vizinha. Você escolhe a qual: mande-o para a casa marcada.
tutorial_together = Agora dois turistas esperam ali. Quem colocar uma peça naquela casa leva os dois. E lembre-se: uma atração com os quatro espaços cheios dá mais três pontos.
