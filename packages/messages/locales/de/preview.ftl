### What other sites show of a link to the app.

app = Leg Plättchen und bau möglichst lange, verschlungene Metrolinien: Metro und Correspondances im Browser, gegen den Computer oder mit Freunden.
private = Du bist zu einer Partie { $game } eingeladen.
title = { $game }: { LIST($names) }
waiting =
    { $free ->
        [0] Gleich geht es los.
        [one] Ein Platz ist frei.
       *[other] { $free } Plätze sind frei.
    }
running = { $placed } von { $tiles } Plättchen gelegt.
over = Endstand: { LIST($scores) }
