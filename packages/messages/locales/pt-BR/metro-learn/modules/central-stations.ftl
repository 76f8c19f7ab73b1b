title = Estações centrais

lesson_1 = Você tem um marcador. Em vez de colocar uma peça, pode pô-lo numa plataforma livre da estação central.
lesson_2 = A partir daí, a linha que começa ali também é sua, com todos os trilhos que já tem.
lesson_3 = Ela vale um ponto por passagem: linhas que começam no centro nunca contam em dobro.
lesson_4 = Com companhias, cada marcador é de uma companhia, e você mostra uma das ações dela para pô-lo.

rules_M9 = Sem companhias, cada jogador tem um marcador. Em vez de colocar uma peça, você pode pôr o marcador numa plataforma livre da estação central, uma vez na partida. Então a linha que começa ali é sua, além das outras.
rules_M10 = Com companhias, cada companhia tem um marcador. Em vez de colocar uma peça ou trocar uma ação, você pode pôr o marcador de uma companhia se mostrar uma das ações dela. Essa ação fica aberta na sua frente e não pode mais ser trocada.
rules_M11 = Uma linha que sai do centro pontua como as outras, mas nunca conta em dobro, nem mesmo se terminar de novo no centro. Ela também não pode ter uma só peça, com a mesma exceção de B14. Uma plataforma está livre enquanto não tem marcador e a linha dela não está completa.
rules_M12 = Pôr um marcador é a sua vez inteira, e você não compra nada. Trilhos que já saem da plataforma contam por inteiro. Um marcador que nunca é posto não vale nada. As linhas das estações da borda que terminam numa plataforma contam em dobro, com ou sem marcador, mesmo que o marcador seja seu. Marcadores podem ser postos depois que as trocas acabaram (M4). Uma ação mostrada ainda conta para valor e maioria (M6, M7). Tocar um marcador não abre uma casa para peças (B12).

# Legendas dos desenhos nas regras.
figures_token = Uma linha que sai de um marcador: { $points } passagens, { $points } pontos. Ela nunca conta em dobro.

## Tutorial, passo a passo

tutorial_token = A estação central tem oito plataformas. Uma vez na partida, você pode pôr seu marcador numa delas em vez de colocar uma peça. A linha que começa ali passa a ser sua.
tutorial_place = Em volta da casa marcada há muitos trilhos esperando. Ponha seu marcador na plataforma 7, bem ao lado dela.
tutorial_start = Pôr o marcador foi a sua vez inteira. Agora comece a nova linha: coloque sua peça na casa marcada.
tutorial_finish = Seu trem espera agora na casa seguinte. A peça da sua mão o leva por todos aqueles trilhos. Coloque-a na casa marcada e siga o trem.
tutorial_scored = 12 passagens, 12 pontos. A linha até voltou à estação central, mas não conta em dobro: uma linha que começa ali nunca conta.
tutorial_wait = Um marcador que nunca é posto não vale nada, e uma plataforma só está livre até a linha dela se completar. Por isso, não o ponha cedo demais, nem tarde demais.
