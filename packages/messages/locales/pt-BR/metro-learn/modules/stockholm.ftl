title = Estocolmo

lesson_1 = Você recebe de uma a três cores secretas.
lesson_2 = Uma peça colocada numa casa com turista o manda para o primeiro espaço livre da fileira de atrações. Cada espaço tem seus pontos.
lesson_3 = No fim, você ganha os pontos sob todos os turistas das suas cores, não importa quem os mandou.
lesson_4 = Portanto, escolha a hora certa para as suas cores e não deixe ninguém adivinhá-las.
lesson_5 = Na variante aberta, cada cor tem sua própria atração, e quem coloca a peça pontua na hora.

rules_S1 = Oito atrações de quatro espaços cada formam uma fileira em ordem sorteada. Os turistas ficam no tabuleiro como em Paris (P1). Você recebe em segredo algumas das oito fichas de cor: três para cada um com dois jogadores, duas com três ou quatro, uma com cinco ou seis. As outras ninguém vê.
rules_S2 = Se você coloca uma peça numa casa com turista, ele vai para o primeiro espaço livre da fileira, a partir da esquerda. No fim, você ganha os pontos de cada espaço em que está um turista de uma das suas cores.
rules_S3 = Variante aberta: cada atração recebe uma cor ao acaso, à vista de todos. Um turista vai para o primeiro espaço livre da atração da cor dele, e quem colocou a peça ganha na hora os pontos do espaço.
rules_S4 = Os pontos dos espaços, da esquerda para a direita. Gröna Lund: 1, 3, 2, 4. Drottningholm: 0, 2, 3, 5. Museu Nobel: 1, 5, 1, 3. Palácio Real: 4, 0, 5, 1. Storkyrkan: 2, 3, 3, 2. Museu Vasa: 3, 0, 4, 3. Globe Arena: 2, 1, 5, 2. Prefeitura: 1, 4, 1, 4. Cada atração tem dez pontos ao todo.

# Legendas dos desenhos nas regras.
figures_row = Metade da fileira. O próximo turista vai para o espaço tracejado. Molduras douradas marcam os turistas das cores secretas de um jogador: { $points } pontos até agora.

## Tutorial, passo a passo

tutorial_chips = Em Estocolmo você tem em segredo três cores: laranja, verde e marrom. Os turistas dessas cores vão pontuar para você. Camille tem outras três.
tutorial_row = Uma peça colocada numa casa com turista o manda para a fileira de atrações, sempre para o primeiro espaço livre a partir da esquerda. O número ali é o que esse turista vai valer.
tutorial_send = O próximo espaço é valioso. Na casa marcada está um turista verde, um dos seus. Coloque sua peça ali.
tutorial_low = Seu turista verde está num espaço que vale 5. O próximo vale só 1, então mantenha suas cores longe dele. Mande para lá um turista azul: coloque sua peça na casa marcada.
tutorial_guess = O azul ficou com o espaço que vale 1. Depois, Camille mandou um turista amarelo para um espaço que vale 3. Será o amarelo uma das cores de Camille? Observe o que os outros fazem e não se entregue.
tutorial_end = Ninguém pontua ainda. No fim, todas as cores são mostradas, e cada jogador ganha os pontos sob os turistas das suas cores, não importa quem os mandou.
