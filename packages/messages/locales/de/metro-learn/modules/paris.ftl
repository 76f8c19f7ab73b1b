title = Paris

lesson_1 = Auf den inneren Feldern des Plans stehen Touristen. Vor dir liegt eine Reihe von Sehenswürdigkeiten mit Farbfeldern.
lesson_2 = Leg ein Plättchen auf einen Touristen und setz ihn auf ein freies Farbfeld seiner Farbe. Hast du eines, musst du.
lesson_3 = Am Ende bringt jeder Tourist deiner längsten lückenlosen Kette 2 Punkte; jeder andere kostet 1.
lesson_4 = Eine Sehenswürdigkeit, deren vier Felder besetzt sind, bringt 3 dazu.

rules_P1 = Die zwölf Sehenswürdigkeiten haben je vier Farbfelder. Sie werden gemischt und gleichmäßig verteilt: je sechs zu zweit, vier zu dritt, drei zu viert, zwei zu fünft oder zu sechst. Übrige bleiben aus dem Spiel. Sie liegen in der Reihenfolge des Austeilens vor dir und werden nicht verschoben. Auf jedem inneren Feld steht ein zufällig gewählter Tourist: vier in jeder der acht Farben.
rules_P2 = Legst du ein Plättchen auf einen Touristen, nimmst du ihn und setzt ihn auf ein freies Farbfeld gleicher Farbe deiner Sehenswürdigkeiten; auf welches, wählst du. Das musst du auch dann, wenn es dich einen Punkt kostet. Hast du kein solches Farbfeld, stell den Touristen zu einem anderen auf ein Feld des Plans, das mit diesem eine Seite teilt. Steht dort keiner, zu irgendeinem Touristen auf dem Plan. Gibt es gar keinen, verlässt der Tourist das Spiel. Von einem Feld mit mehreren Touristen hebst du alle auf und setzt sie dann einzeln in beliebiger Reihenfolge; zu denen, die noch aufgehoben sind, kann sich keiner stellen, und auf das eben bedeckte Feld kommt keiner zurück.
rules_P3 = Such am Ende die längste Kette besetzter Farbfelder ohne Lücke; sie darf von einer Sehenswürdigkeit in die nächste reichen. Jeder Tourist darin bringt 2 Punkte, jeder andere kostet 1. Eine Sehenswürdigkeit mit vier Touristen bringt 3 dazu. Beispiel: Zwei Touristen stehen abseits, vier füllen die nächste Sehenswürdigkeit, und einer schließt direkt an: 10 + 3 − 2 = 11.
rules_P4 = Die Farbfelder der Sehenswürdigkeiten, von links nach rechts. Louvre: Grau, Violett, Gelb, Blau. Notre-Dame: Braun, Gelb, Blau, Rot. Sacré-Cœur: Gelb, Rot, Violett, Orange. Arc de Triomphe: Orange, Gelb, Braun, Grau. Place de la Concorde: Gelb, Braun, Violett, Grün. Moulin Rouge: Rot, Grün, Grau, Gelb. Invalidendom: Blau, Violett, Orange, Braun. Pont Alexandre III: Rot, Grau, Blau, Orange. Eiffelturm: Grün, Blau, Rot, Violett. Panthéon: Grau, Blau, Grün, Braun. Versailles: Violett, Orange, Grau, Grün. Fondation Louis Vuitton: Orange, Grün, Braun, Rot.

figures_tourists = Auf jedem inneren Feld steht ein Tourist. Leg ein Plättchen auf einen, und du nimmst ihn.
figures_row = Die Kette von { $run } ist golden umrandet. { $run } × 2 + 3 für die volle Sehenswürdigkeit − { $others } für den einzelnen Touristen: { $points } Punkte.

tutorial_tourists = In Paris warten Touristen auf den inneren Feldern des Plans. Leg ein Plättchen auf einen, und du nimmst ihn mit zu deinen Sehenswürdigkeiten.
tutorial_sights = Deine sechs Sehenswürdigkeiten bilden eine Reihe farbiger Felder. Am Arc de Triomphe steht schon ein oranger Tourist. Es zählt eine lange Kette benachbarter Felder.
tutorial_take = Leg dein Plättchen auf das markierte Feld. Dort wartet ein roter Tourist.
tutorial_field = Der Tourist kommt auf ein freies Feld seiner Farbe, und du hast drei rote. Wähle das bei Notre-Dame: Es liegt direkt neben deinem orangen Touristen.
tutorial_run = Zwei nebeneinander. Am Ende ist jeder Tourist deiner längsten lückenlosen Kette zwei Punkte wert, und jeder andere kostet dich einen Punkt.
tutorial_noField = Der Tourist auf dem markierten Feld ist orange, und dein einziges oranges Feld ist besetzt. Leg dein Plättchen trotzdem dorthin und sieh, was passiert.
tutorial_beside = Ohne freies Feld stellt sich der Tourist zu einem anderen auf einem Nachbarfeld. Du wählst, zu welchem: Schick ihn auf das markierte Feld.
tutorial_together = Dort warten jetzt zwei Touristen. Wer ein Plättchen auf dieses Feld legt, nimmt beide. Und denk daran: Eine Sehenswürdigkeit mit vier besetzten Feldern bringt drei Punkte mehr.
