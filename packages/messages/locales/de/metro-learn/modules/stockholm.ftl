title = Stockholm

lesson_1 = Du bekommst geheim eine bis drei Farben.
lesson_2 = Ein Plättchen auf einem Touristen schickt ihn auf das erste freie Feld der Reihe von Sehenswürdigkeiten. Jedes Feld hat seine Punkte.
lesson_3 = Am Ende bekommst du die Punkte unter allen Touristen deiner Farben, egal wer sie geschickt hat.
lesson_4 = Wähle also den richtigen Moment für deine Farben, und lass sie niemanden erraten.
lesson_5 = In der offenen Variante hat jede Farbe ihre eigene Sehenswürdigkeit, und wer legt, bekommt die Punkte sofort.

rules_S1 = Acht Sehenswürdigkeiten mit je vier Feldern bilden in zufälliger Folge eine Reihe. Touristen stehen auf dem Plan wie in Paris (P1). Von acht Farbchips bekommst du verdeckt einige: zu zweit je drei, zu dritt oder zu viert zwei, zu fünft oder zu sechst einen. Die der anderen sieht niemand.
rules_S2 = Legst du ein Plättchen auf einen Touristen, geht er auf das erste freie Feld der Reihe, von links. Am Ende bekommst du die Punkte aller Felder, auf denen ein Tourist einer deiner Farben steht.
rules_S3 = Offene Variante: Jede Sehenswürdigkeit bekommt zufällig eine Farbe, für alle sichtbar. Ein Tourist geht auf das erste freie Feld der Sehenswürdigkeit seiner Farbe, und wer das Plättchen gelegt hat, bekommt sofort dessen Punkte.
rules_S4 = Die Punkte der Felder, von links nach rechts. Gröna Lund: 1, 3, 2, 4. Drottningholm: 0, 2, 3, 5. Nobelmuseum: 1, 5, 1, 3. Königliches Schloss: 4, 0, 5, 1. Storkyrkan: 2, 3, 3, 2. Vasa-Museum: 3, 0, 4, 3. Globe Arena: 2, 1, 5, 2. Stadthaus: 1, 4, 1, 4. Jede Sehenswürdigkeit hat insgesamt zehn Punkte.
