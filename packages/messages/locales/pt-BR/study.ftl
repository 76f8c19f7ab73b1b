### Estudar partidas: revisões.

review = Revisão
reviewOf = Revisão de { $game }
# Acima do tabuleiro, de volta para onde a partida está.
toGame = Voltar à partida

# Uma partida que não terminou.
notOver = Termine a partida primeiro: uma revisão mostra o que está oculto.

# Durante a revisão e antes dela.
making = Revisando a partida… { $percent }%
stop = Parar
start = Revisar a partida
failed = A revisão falhou: { $reason }
again = Revisar de novo
depth = Profundidade
depths_quick = Rápida
depths_normal = Normal
depths_deep = Profunda
# Como ler.
about = Cada jogada é julgada pelo que seu jogador podia saber na hora: o juiz também não conhece as peças ocultas.
# Uma partida importada sem algumas das compras.
guessed = Algumas peças desta partida eram desconhecidas e foram preenchidas ao acaso. Jogadas feitas com uma mão incerta não são julgadas.

# No alto da revisão: o que há para aprender. $points é algo como 21,5.
lesson_yours =
    { $count ->
        [one] Seu maior deslize custou { $points } pontos.
       *[other] Seus { $count } maiores deslizes custaram { $points } pontos ao todo.
    }
lesson_of =
    { $count ->
        [one] O maior deslize de { $name } custou { $points } pontos.
       *[other] Os { $count } maiores deslizes de { $name } custaram { $points } pontos ao todo.
    }
lesson_none = Você não cometeu nenhum erro digno de nota.
lesson_noneOf = { $name } não cometeu nenhum erro digno de nota.
lesson_show = Mostrar o maior

# Vereditos sobre jogadas, do melhor ao pior.
grades_best = Melhor jogada
grades_good = Boa
grades_inaccuracy = Imprecisão
grades_mistake = Erro
grades_blunder = Erro grave
# Os mesmos, contados.
counts_best =
    { $count ->
        [0] { $count } melhores jogadas
        [one] { $count } melhor jogada
       *[other] { $count } melhores jogadas
    }
counts_good =
    { $count ->
        [0] { $count } boas
        [one] { $count } boa
       *[other] { $count } boas
    }
counts_inaccuracy =
    { $count ->
        [0] { $count } imprecisões
        [one] { $count } imprecisão
       *[other] { $count } imprecisões
    }
counts_mistake =
    { $count ->
        [0] { $count } erros
        [one] { $count } erro
       *[other] { $count } erros
    }
counts_blunder =
    { $count ->
        [0] { $count } erros graves
        [one] { $count } erro grave
       *[other] { $count } erros graves
    }

# O que a última jogada fez. $points e $percent são algo como 4,2 e 6.
verdict_lost = { $name } perdeu { $points } pontos e { $percent }% da chance de vitória.
verdict_lostPoints = { $name } perdeu { $points } pontos.
verdict_nothingLost = { $name } não perdeu nada.
verdict_forced = { $name } não tinha escolha.
verdict_guessed = Não julgada: não se sabe o que { $name } tinha.
# Onde o juiz teria colocado a peça, ou o que teria feito.
verdict_betterAt = Melhor: peça em { $cell }
verdict_better = Melhor: { $move }
verdict_show = Mostrar no tabuleiro
verdict_played = Mostrar o que foi jogado
verdict_solved = Certeza: o resto da partida foi calculado.
verdict_none = Percorra a partida ou escolha um momento-chave.

# O gráfico embaixo do tabuleiro.
graph = Chance de vitória depois de cada jogada
graphPoints = Pontos esperados depois de cada jogada
graphText = { $name } { $percent }%

accuracy = Precisão
key = Momentos-chave
# Uma compra ao acaso entre os momentos-chave.
draw = Um sorteio que ajudou { $name }
marked = Imprecisões, erros e erros graves
noMarked = Nenhum: partida bem jogada.

# De onde veio um resultado: as linhas da tabela se somam.
account_title = Sorte e jogo
account_in = Mostrar em
account_points = Pontos
account_win = Chance de vitória
account_start = Esperado no início
account_luck = Sorte nas compras
account_ownPlay = Jogadas próprias
account_othersPlay = Jogadas dos outros
account_hidden = Peças ocultas
account_result = Resultado
# Em vez do resultado, se alguém desistiu ou ficou sem tempo.
account_ended = Esperado quando acabou
account_about = O que cada jogador podia esperar antes da primeira jogada, e o que a sorte e as jogadas mudaram até o fim.

# No tabuleiro de análise, a partir do momento mostrado.
analyse = Analisar daqui
