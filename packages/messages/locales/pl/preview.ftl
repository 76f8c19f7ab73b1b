app = Kładź kafelki i buduj linie metra jak najdłuższe i jak najbardziej kręte: Metro i Correspondances w przeglądarce, z komputerem albo ze znajomymi.
private = Masz zaproszenie do gry { $game }.
title = { $game }: { LIST($names) }
waiting =
    { $free ->
        [0] Czekamy, aż gracze będą gotowi.
        [one] Jedno miejsce jest wolne.
        [few] { $free } miejsca są wolne.
        [many] { $free } miejsc jest wolnych.
       *[other] { $free } miejsca jest wolne.
    }
running = Położone kafelki: { $placed } z { $tiles }.
over = Wynik końcowy: { LIST($scores) }
