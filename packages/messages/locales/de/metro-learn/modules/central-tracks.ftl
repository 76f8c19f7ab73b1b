title = Zentralgleise

lesson_1 = Vier Gleisplättchen bedecken vor dem Spiel die Mitte des Plans.
lesson_2 = Dort hält kein Zug: Er fährt hindurch und kommt an einer anderen Seite heraus.
lesson_3 = Also wird nichts verdoppelt, aber Linien können sehr lang werden.
lesson_4 = Vorsicht: Dass ein Plättchen die Mitte berührt, reicht nicht, um es dort zu legen.

rules_M13 = Vor dem Spiel werden vier der acht Zentralgleise gezogen; sie bedecken die Mitte, jedes zufällig gedreht. Pfeile tragen sie nicht. Die acht sind { $tiles }.
rules_M14 = Linien fahren durch das Zentrum hindurch und enden nur am Rand; verdoppelt wird also nichts. Die Durchfahrt durch ein Plättchen der Mitte bringt 1 Punkt, wie überall.
rules_M15 = Die Plättchen der Mitte machen keine Felder zugänglich: Ein Plättchen muss am Rand liegen oder neben einem, das im Spiel gelegt wurde (B12).

figures_through = Die Linie führt durch die Mitte: bisher { $length } Durchfahrten, davon { $inside } auf Plättchen der Mitte.

tutorial_covered = Vier Gleisplättchen bedecken die Zentralstation, zufällig gewählt und gedreht. Dort hält kein Zug: Er fährt hindurch und kommt anderswo heraus.
tutorial_enter = Dein Zug von Station 5 wartet oberhalb der Mitte. Leg dein Plättchen auf das markierte Feld und schick ihn hinein.
tutorial_through = Er hat zwei Plättchen der Mitte durchfahren und wartet nun auf der anderen Seite. Sie zählen wie alle anderen: ein Punkt je Durchfahrt.
tutorial_finish = Vollende die Linie: Leg dein Plättchen auf das markierte Feld und sieh, wohin der Zug fährt.
tutorial_scored = 17 Punkte, und sie endete an Station 14. Verdoppelt wird hier nichts, denn keine Linie endet in der Mitte. Dafür können Linien sehr lang werden.
tutorial_neighbours = Merk dir: Die Mitte zu berühren reicht nicht, um ein Plättchen zu legen. Es braucht weiterhin den Rand des Plans oder ein Plättchen, das im Spiel gelegt wurde.
