title = New York

lesson_1 = Auf der Ankunftsseite jeder Station wartet ein Tourist.
lesson_2 = Endet eine deiner Linien an einer Station, nimmst du den Touristen dort auf deine Tafel.
lesson_3 = Am Ende bringt jeder Tourist, was deine Tafel für seine Farbe zahlt: 0 bis 3 Punkte. Jede Tafel zahlt anders.
lesson_4 = Linien in die Zentralstation zählen doppelt, aber dort wartet niemand.

rules_N1 = Alle bekommen zufällig eine von acht Tafeln; mit Gesellschaften bekommt jede Gesellschaft eine. Auf der Ankunftsseite jeder der 32 Stationen wartet ein Tourist, zufällig aufgestellt, vier in jeder Farbe.
rules_N2 = Endet eine deiner Linien an einer Station, nimmst du den Touristen, der dort wartet; die Linie einer Gesellschaft nimmt ihn für die Gesellschaft. An einem Ankunftsgleis endet immer nur eine Linie, also ist auch immer einer da. An der Zentralstation ist niemand abzuholen. Am Ende ist jeder Tourist wert, was die Tafel für seine Farbe zeigt.
rules_N3 = In der Reihenfolge der Farben (Y3) zahlt die erste Tafel 0, 3, 1, 2, 0, 2, 3, 1. Jede weitere Tafel beginnt in dieser Folge eine Stelle später und hängt das Übersprungene hinten an. Die Sehenswürdigkeiten der Farben sind Empire State Building, Yankee Stadium, Times Square, Central Park, Freiheitsstatue, Brooklyn Bridge, St Patrick’s Cathedral und Rockefeller Center. Beispiel: Zwei Touristen zu 3, zwei zu 1 und einer zu 0 bringen 8.
