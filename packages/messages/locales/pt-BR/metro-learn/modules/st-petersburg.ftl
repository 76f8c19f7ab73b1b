title = São Petersburgo

lesson_1 = Oito atrações ficam nas diagonais do tabuleiro.
lesson_2 = Coloque uma peça numa delas, escolha uma cor e ponha o turista dela na peça. As quatro fichas dessa cor são embaralhadas.
lesson_3 = Cada vez que uma linha completa passa por essa peça, o dono da linha pega uma ficha dessa cor, sem que os outros a vejam.
lesson_4 = As fichas são somadas no fim. Cada cor tem dez pontos, mas repartidos de modos bem diferentes.

rules_T1 = Oito atrações ficam nas diagonais do tabuleiro: na segunda e na terceira casa a partir de cada canto. Cada cor tem quatro fichas, no início abertas ao lado do tabuleiro, e um turista.
rules_T2 = Se você coloca uma peça numa atração, a atração é retirada. Escolha um turista que ainda não foi posto e ponha-o na peça. As fichas da cor dele são viradas para baixo e embaralhadas.
rules_T3 = Quando uma linha se completa, o dono dela pega uma ficha da cor de um turista cada vez que a linha passa pela peça desse turista: até quatro. Isso inclui a peça que completa a linha. Você vê o valor das suas fichas; das fichas de outros jogadores, sabe só quantas são. As fichas das companhias ninguém vê. No fim, todas são reveladas e somadas. Exemplo: uma linha que vale 11 e passa três vezes pela peça rende 11 pontos e pega três fichas.
rules_T4 = As fichas somam dez em cada cor. Amarelo: 1, 2, 3, 4. Azul: 2, 2, 3, 3. Laranja: 0, 0, 5, 5. Verde: 1, 1, 4, 4. Roxo: 0, 2, 3, 5. Cinza: 1, 1, 1, 7. Vermelho: 0, 3, 3, 4. Marrom: 2, 2, 2, 4. As atrações são Peterhof, Igreja da Ressurreição, Fortaleza de Pedro e Paulo, Cavaleiro de Bronze, Catedral de Kazan, Museu Fabergé, Hermitage e Palácio de Catarina.

# Legendas dos desenhos nas regras.
figures_sights = As oito atrações ficam nas diagonais.
figures_took = Uma linha de { $points } pontos passa { $count } vezes pela peça do turista: o dono dela pega { $count } fichas.

## Tutorial, passo a passo

tutorial_sights = Oito atrações ficam nas diagonais do tabuleiro. E cada uma das oito cores tem um turista e quatro fichas. O painel mostra que fichas há em cada pilha.
tutorial_place = A casa marcada é uma atração: Peterhof. Ela fica no caminho da sua linha da estação 7. Coloque sua peça ali.
tutorial_choose = Agora escolha o turista que vai ficar nesta peça. O laranja é uma aposta: duas das fichas dele valem cinco, e duas não valem nada. Fique com o laranja.
tutorial_line = Toda linha completa que passa por esta peça rende ao dono uma ficha por passagem. A sua passa por ela duas vezes. Coloque sua peça na casa marcada e complete a linha.
tutorial_took = 5 pontos pela linha e 2 fichas da pilha laranja embaralhada. Só você vê quanto elas valem: uma é 5, a outra 0.
tutorial_end = As fichas são somadas no fim. Ainda há duas laranja na pilha, e as linhas de Camille também podem pegá-las. Por isso, ponha turistas onde as suas linhas vão passar muitas vezes.
