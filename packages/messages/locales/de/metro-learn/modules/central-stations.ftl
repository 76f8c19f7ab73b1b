title = Zentralstationen

lesson_1 = Du hast einen Marker. Statt ein Plättchen zu legen, darfst du ihn auf einen freien Bahnsteig der Zentralstation setzen.
lesson_2 = Von da an gehört auch die Linie dir, die dort beginnt, samt allen Gleisen, die sie schon hat.
lesson_3 = Sie zählt jede Durchfahrt einmal: Linien, die im Zentrum beginnen, werden nie verdoppelt.
lesson_4 = Mit Gesellschaften gehört ein Marker einer Gesellschaft, und um ihn zu setzen, zeigst du eine ihrer Aktien.

rules_M9 = Ohne Gesellschaften haben alle einen Marker. Statt ein Plättchen zu legen, darfst du ihn einmal im Spiel auf einen freien Bahnsteig der Zentralstation setzen. Die Linie, die dort beginnt, gehört dann zusätzlich dir.
rules_M10 = Mit Gesellschaften hat jede Gesellschaft einen Marker. Statt zu legen oder zu tauschen, darfst du den Marker einer Gesellschaft setzen, wenn du eine ihrer Aktien zeigst. Diese Aktie bleibt offen vor dir liegen und kann nicht mehr getauscht werden.
rules_M11 = Eine Linie aus dem Zentrum wird gewertet wie die anderen, aber nie verdoppelt, auch wenn sie wieder im Zentrum endet. Auch sie darf nicht aus einem einzigen Plättchen bestehen, mit derselben Ausnahme wie in B14. Ein Bahnsteig ist frei, solange kein Marker auf ihm steht und die Linie von dort nicht vollendet ist.
rules_M12 = Setzt du einen Marker, ist das dein ganzer Spielzug, und du ziehst nichts. Gleise, die schon vom Bahnsteig wegführen, zählen voll mit. Ein Marker, der nie gesetzt wird, bringt nichts. Linien von Stationen am Rand werden an jedem Bahnsteig verdoppelt, ob mit Marker oder ohne, auch mit deinem eigenen. Marker dürfen auch noch gesetzt werden, wenn nicht mehr getauscht wird (M4). Eine gezeigte Aktie zählt weiter für Wert und Mehrheit (M6, M7). Ein Feld wird nicht dadurch zugänglich, dass es einen Marker berührt (B12).

figures_token = Eine Linie von einem Marker aus: { $points } Durchfahrten, { $points } Punkte. Sie wird nie verdoppelt.

tutorial_token = Die Zentralstation hat acht Bahnsteige. Einmal im Spiel darfst du statt eines Plättchens deinen Marker auf einen davon setzen. Die Linie, die dort beginnt, gehört dann dir.
tutorial_place = Rund um das markierte Feld warten viele Gleise. Setz deinen Marker auf Bahnsteig 7, direkt daneben.
tutorial_start = Mit dem Marker war dein Spielzug vorbei. Beginn jetzt die neue Linie: Leg dein Plättchen auf das markierte Feld.
tutorial_finish = Dein Zug wartet jetzt vor dem nächsten Feld. Das Plättchen in deiner Hand führt ihn auf all die Gleise. Leg es auf das markierte Feld und folge dem Zug.
tutorial_scored = 12 Durchfahrten, 12 Punkte. Die Linie kam sogar zur Zentralstation zurück, wird aber nicht verdoppelt: Das gilt für jede Linie, die dort beginnt.
tutorial_wait = Ein Marker, der nie gesetzt wird, bringt nichts, und ein Bahnsteig ist nur frei, solange seine Linie nicht vollendet ist. Setz ihn also nicht zu früh, aber auch nicht zu spät.
