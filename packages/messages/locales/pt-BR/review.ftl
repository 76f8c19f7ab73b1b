### A revisão de uma partida: o que cada jogada perdeu e o que foi sorte.

## Notas de uma jogada, da melhor à pior.

grades_best = melhor
grades_good = boa
grades_inaccuracy = imprecisão
grades_mistake = erro
grades_blunder = erro grave
scale = Um erro grave perde { $points } pontos ou { $percent }%; um erro, a metade; uma imprecisão, um quarto.

## Colunas: quantas jogadas com cada nota.

counts_inaccuracy = imprecisões
counts_mistake = erros
counts_blunder = erros graves

## Colunas: o que foi jogado, o que teria sido melhor e o que se perdeu.

columns_seat = lugar
columns_played = feita
columns_best = melhor
# Na coluna “melhor”: a jogada que foi feita.
columns_same = a mesma
columns_points = pontos
columns_win = vitória
columns_moves = jogadas
columns_accuracy = precisão
columns_meanPoints = média de pontos
columns_meanWin = média de vitória

## Como a expectativa do início virou o resultado, lugar por lugar.

inPoints = Sorte e habilidade, em pontos
inChances = Sorte e habilidade, em chance de vitória
account_start = no início
account_luck = sorte
account_ownPlay = jogo próprio
account_othersPlay = jogo dos outros
# O que um jogador não podia saber ao escolher.
account_hidden = oculto
account_result = resultado

moments = Momentos-chave
# Quem compra as peças.
chance = Acaso
nothing = Ninguém teve escolha, então não há o que avaliar.
