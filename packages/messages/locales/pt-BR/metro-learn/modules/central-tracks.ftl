title = Trilhos centrais

lesson_1 = Quatro peças de trilhos cobrem o meio do tabuleiro antes da partida.
lesson_2 = Os trens não param ali: passam direto e saem por outro lado.
lesson_3 = Por isso nada conta em dobro, mas as linhas podem ficar bem longas.
lesson_4 = Tocar o meio não basta: uma peça ainda precisa ficar na borda ou ao lado de uma que um jogador colocou.

rules_M13 = Antes da partida, quatro das oito peças de trilhos centrais são sorteadas e cobrem o centro, cada uma girada ao acaso. Elas não têm seta. As oito são { $tiles }.
rules_M14 = As linhas atravessam o centro e só terminam na borda, então nada conta em dobro. Cada passagem por uma peça do centro vale 1 ponto, como em qualquer lugar.
rules_M15 = As peças do centro não abrem casas: uma peça precisa ficar na borda ou ao lado de uma que um jogador colocou (B12).

# Legendas dos desenhos nas regras.
figures_through = A linha atravessa o centro: { $length } passagens até agora, { $inside } delas em peças do centro.

## Tutorial, passo a passo

tutorial_covered = Quatro peças de trilhos cobrem a estação central, escolhidas e giradas ao acaso. Os trens não param ali: passam direto e saem em outro lugar.
tutorial_enter = Seu trem da estação 5 espera acima do meio. Coloque sua peça na casa marcada e faça-o entrar.
tutorial_through = Ele passou por duas peças centrais e agora espera do outro lado. Elas contam como qualquer outra peça: um ponto por passagem.
tutorial_finish = Complete a linha: coloque sua peça na casa marcada e veja aonde vai o trem.
tutorial_scored = 17 pontos, e ela terminou na estação 14. Aqui nada conta em dobro, já que nenhuma linha termina no meio. Mas as linhas podem ficar bem longas.
tutorial_neighbours = Lembre-se de uma coisa: tocar o meio não basta para colocar uma peça. Ela ainda precisa da borda do tabuleiro ou de uma peça que um jogador colocou.
