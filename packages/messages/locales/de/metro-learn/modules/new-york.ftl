title = New York

lesson_1 = Auf der Ankunftsseite jeder Station wartet ein Tourist.
lesson_2 = Endet eine deiner Linien an einer Station, nimmst du den Touristen dort auf deine Tafel.
lesson_3 = Am Ende bringt jeder Tourist, was deine Tafel für seine Farbe zahlt: 0 bis 3 Punkte. Jede Tafel zahlt anders.
lesson_4 = Linien in die Zentralstation zählen doppelt, aber dort wartet niemand.

rules_N1 = Alle bekommen zufällig eine von acht Tafeln; mit Gesellschaften bekommt jede Gesellschaft eine. Auf der Ankunftsseite jeder der 32 Stationen wartet ein Tourist, zufällig aufgestellt, vier in jeder Farbe.
rules_N2 = Endet eine deiner Linien an einer Station, nimmst du den Touristen, der dort wartet; die Linie einer Gesellschaft nimmt ihn für die Gesellschaft. An einem Ankunftsgleis endet immer nur eine Linie, also ist auch immer einer da. An der Zentralstation ist niemand abzuholen. Am Ende ist jeder Tourist wert, was die Tafel für seine Farbe zeigt.
rules_N3 = In der Reihenfolge der Farben (Y3) zahlt die erste Tafel 0, 3, 1, 2, 0, 2, 3, 1. Jede weitere Tafel beginnt in dieser Folge eine Stelle später und hängt das Übersprungene hinten an. Die Sehenswürdigkeiten der Farben sind Empire State Building, Yankee Stadium, Times Square, Central Park, Freiheitsstatue, Brooklyn Bridge, St Patrick’s Cathedral und Rockefeller Center. Beispiel: Zwei Touristen zu 3, zwei zu 1 und einer zu 0 bringen 8.

figures_taken = Die Linie ab Station { $from } endet an Station { $to }. Wem sie gehört, hat den Touristen genommen, der dort wartete; die anderen warten noch.

tutorial_board = In New York hast du eine eigene Tafel. Sie sagt, was ein Tourist jeder Farbe für dich wert ist. Bei dir sind Gelb und Grau am meisten wert.
tutorial_waits = An jeder Station wartet ein Tourist. Endet eine deiner Linien an einer Station, nimmst du den Touristen dort mit. Es kommt also darauf an, wo deine Linien enden.
tutorial_finish = Deine Linie ab Station 9 kann an Station 8 enden, wo ein gelber Tourist wartet. Leg dein Plättchen auf das markierte Feld.
tutorial_taken = 3 Punkte sofort für die Linie, und ein gelber Tourist, der am Ende noch einmal 3 bringt.
tutorial_cut = Camille hat deine Linie ab Station 29 vollendet. Sie endet an Station 28, und der braune Tourist dort ist auf deiner Tafel 0 wert. Auch andere können bestimmen, wo deine Linien enden.
tutorial_both = Nun umgekehrt. Das markierte Feld führt deine Linie ab Station 7 zu einem weiteren gelben Touristen und Camilles Linie ab Station 8 zu einem orangen.
tutorial_sum = Gelb ist dir wieder 3 wert, Orange auf Camilles Tafel dagegen 0. Noch etwas: Linien in die Zentralstation zählen doppelt wie immer, aber dort wartet niemand.
