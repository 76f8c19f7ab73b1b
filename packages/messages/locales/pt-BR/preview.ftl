### O que outros sites mostram de um link para o app.

app = Coloque peças e construa linhas de metrô bem longas e sinuosas: Metro e Correspondances no navegador, contra o computador ou com amigos.
private = Convite para uma partida de { $game }.
title = { $game }: { LIST($names) }
waiting =
    { $free ->
        [0] Aguardando os jogadores ficarem prontos.
        [one] Um lugar livre.
       *[other] { $free } lugares livres.
    }
running = { $placed } de { $tiles } peças colocadas.
over = Placar final: { LIST($scores) }
