### O tabuleiro dentro de outras páginas, como blogs e fóruns.

replay = Replay
toFirst = Ir para o início
back = Jogada anterior
play = Reproduzir
pause = Pausar
forward = Próxima jogada
toLast = Ir para o fim
# O controle deslizante.
history = Jogada
moment = Jogada { $at } de { $of }
begin = Antes da primeira jogada.
players = Jogadores e placar
points =
    { $points } { $points ->
        [0] pontos
        [one] ponto
       *[other] pontos
    }
painted = As linhas estão pintadas.
bare = As linhas não estão pintadas.
trouble = Não é possível mostrar esta partida. { $reason }
empty = Nenhuma partida foi indicada.
notLoaded = Não foi possível carregá-la do endereço indicado.
