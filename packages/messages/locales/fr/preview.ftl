### What other sites show of a link to the app.

app = Pose des tuiles et trace les lignes de métro les plus longues et les plus sinueuses : Metro et Correspondances dans ton navigateur, contre l’ordinateur ou entre amis.
private = On t’invite à une partie de { $game }.
title = { $game } : { LIST($names) }
waiting =
    { $free ->
        [0] La partie va commencer.
        [one] Une place est libre.
       *[other] { $free } places sont libres.
    }
running = { $placed } tuiles posées sur { $tiles }.
over = Score final : { LIST($scores) }
