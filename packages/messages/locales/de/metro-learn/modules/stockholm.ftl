title = Stockholm

lesson_1 = Du bekommst geheim eine bis drei Farben.
lesson_2 = Ein Plättchen auf einem Touristen schickt ihn auf das erste freie Feld der Reihe von Sehenswürdigkeiten. Jedes Feld hat seine Punkte.
lesson_3 = Am Ende bekommst du die Punkte unter allen Touristen deiner Farben, egal wer sie geschickt hat.
lesson_4 = Wähle also den richtigen Moment für deine Farben, und lass sie niemanden erraten.
lesson_5 = In der offenen Variante hat jede Farbe ihre eigene Sehenswürdigkeit, und wer legt, bekommt die Punkte sofort.

rules_S1 = Acht Sehenswürdigkeiten mit je vier Feldern bilden in zufälliger Folge eine Reihe. Touristen stehen auf dem Plan wie in Paris (P1). Von acht Farbchips bekommst du verdeckt einige: zu zweit je drei, zu dritt oder zu viert zwei, zu fünft oder zu sechst einen. Die übrigen sieht niemand.
rules_S2 = Legst du ein Plättchen auf einen Touristen, geht er auf das erste freie Feld der Reihe, von links. Am Ende bekommst du die Punkte aller Felder, auf denen ein Tourist einer deiner Farben steht.
rules_S3 = Offene Variante: Jede Sehenswürdigkeit bekommt zufällig eine Farbe, für alle sichtbar. Ein Tourist geht auf das erste freie Feld der Sehenswürdigkeit seiner Farbe, und wer das Plättchen gelegt hat, bekommt sofort dessen Punkte.
rules_S4 = Die Punkte der Felder, von links nach rechts. Gröna Lund: 1, 3, 2, 4. Drottningholm: 0, 2, 3, 5. Nobelmuseum: 1, 5, 1, 3. Königliches Schloss: 4, 0, 5, 1. Storkyrkan: 2, 3, 3, 2. Vasa-Museum: 3, 0, 4, 3. Globe Arena: 2, 1, 5, 2. Stadthaus: 1, 4, 1, 4. Jede Sehenswürdigkeit hat insgesamt zehn Punkte.

figures_row = Die halbe Reihe. Der nächste Tourist kommt auf das gestrichelte Feld. Gold markiert die Touristen in den geheimen Farben einer Person: bisher { $points } Punkte.

tutorial_chips = In Stockholm gehören dir geheim drei Farben: Orange, Grün und Braun. Touristen dieser Farben bringen dir Punkte. Camille hat drei andere.
tutorial_row = Ein Plättchen auf einem Touristen schickt ihn in die Reihe der Sehenswürdigkeiten, immer auf das erste freie Feld von links. Die Zahl dort ist, was dieser Tourist wert sein wird.
tutorial_send = Das nächste Feld ist viel wert. Auf dem markierten Feld steht ein grüner Tourist, eine deiner Farben. Leg dein Plättchen dorthin.
tutorial_low = Dein grüner Tourist steht auf einem Feld, das 5 wert ist. Das nächste bringt nur 1, also nichts für deine Farben. Schick einen blauen Touristen dorthin: Leg dein Plättchen auf das markierte Feld.
tutorial_guess = Blau hat das Feld für 1 Punkt bekommen. Dann hat Camille einen gelben Touristen auf ein Feld für 3 geschickt. Gehört Gelb vielleicht Camille? Beobachte die anderen und verrate dich nicht.
tutorial_end = Noch bekommt niemand Punkte. Am Ende werden alle Farben gezeigt, und alle bekommen die Punkte unter den Touristen ihrer Farben, egal wer sie geschickt hat.
