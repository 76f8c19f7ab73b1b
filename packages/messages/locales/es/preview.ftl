app = Coloca losetas y construye líneas de metro tan largas y enrevesadas como puedas: Metro y Correspondances en tu navegador, contra la máquina o en compañía.
private = Te invitan a una partida de { $game }.
title = { $game }: { LIST($names) }
waiting =
    { $free ->
        [0] A la espera de que todo el mundo confirme.
        [one] Hay un asiento libre.
       *[other] Hay { $free } asientos libres.
    }
running = { $placed } de { $tiles } losetas colocadas.
over = Puntuación final: { LIST($scores) }
