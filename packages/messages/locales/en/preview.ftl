### What other sites show of a link to the app.

app = Place tiles and build metro lines as long and winding as you can: Metro and Correspondances in your browser, against the computer or with friends.
private = You’re invited to a game of { $game }.
title = { $game }: { LIST($names) }
waiting =
    { $free ->
        [0] Waiting for the players to be ready.
        [one] One seat is free.
       *[other] { $free } seats are free.
    }
running = { $placed } of { $tiles } tiles placed.
over = Final score: { LIST($scores) }
