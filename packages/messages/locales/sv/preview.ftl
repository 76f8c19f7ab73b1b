### Vad andra webbplatser visar av en länk till appen.

app = Lägg brickor och bygg långa, slingriga metrolinjer: Metro och Correspondances i webbläsaren, mot datorn eller med vänner.
private = Du är inbjuden till ett parti { $game }.
title = { $game }: { LIST($names) }
waiting =
    { $free ->
        [0] Väntar på att alla ska bli redo.
        [one] En plats är ledig.
       *[other] { $free } platser är lediga.
    }
running = { $placed } av { $tiles } brickor lagda.
over = Slutresultat: { LIST($scores) }
