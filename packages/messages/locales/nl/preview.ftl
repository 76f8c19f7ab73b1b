### What other sites show of a link to the app.

app = Leg tegels en bouw zo lang en kronkelig mogelijke metrolijnen: Metro en Correspondances in je browser, tegen de computer of met vrienden.
private = Je bent uitgenodigd voor een partij { $game }.
title = { $game }: { LIST($names) }
waiting =
    { $free ->
        [0] De partij gaat zo beginnen.
        [one] Er is één plaats vrij.
       *[other] Er zijn { $free } plaatsen vrij.
    }
running = { $placed } van de { $tiles } tegels gelegd.
over = Eindstand: { LIST($scores) }
