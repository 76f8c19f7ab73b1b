title = London

lesson_1 = Ein Taxi fährt um acht Sehenswürdigkeiten: über die oberen Felder hin, über die unteren zurück.
lesson_2 = Leg ein Plättchen auf einen Touristen, und das Taxi fährt los, höchstens vier Felder weit, bis es dessen Farbe findet.
lesson_3 = Du bekommst für jedes gefahrene Feld einen Punkt. Kommt die Farbe auf vier Feldern nicht vor, gehst du leer aus.
lesson_4 = Das Taxi bleibt stehen, wo es anhält; von dort geht es beim nächsten Mal weiter.

rules_L1 = Acht Sehenswürdigkeiten liegen in zufälliger Folge in einer Reihe, mit einer Wendestelle an jedem Ende. Jede hat zwei Farbfelder oben und zwei unten. Zusammen sind sie ein Rundkurs: oben nach rechts, unten zurück nach links. Das Taxi wartet am linken Ende. Touristen stehen auf dem Plan wie in Paris (P1).
rules_L2 = Legst du ein Plättchen auf einen Touristen, fährt das Taxi los. Es hält am ersten Feld in der Farbe des Touristen, und du bekommst einen Punkt für jedes gefahrene Feld; Wendestellen zählen nicht. Nach vier Feldern ohne diese Farbe bleibt es dort stehen, und du bekommst nichts. Der Tourist verlässt in jedem Fall das Spiel.
rules_L3 = Die Farbfelder der Sehenswürdigkeiten: die zwei oberen, dann die zwei unteren, jeweils von links nach rechts. Tower Bridge: Gelb, Grün; Blau, Rot. Big Ben: Blau, Violett; Orange, Braun. Westminster Palace: Orange, Grau; Grün, Gelb. St Paul’s Cathedral: Grün, Rot; Violett, Blau. Trafalgar Square: Violett, Braun; Grau, Orange. London Eye: Grau, Gelb; Rot, Grün. Tower of London: Rot, Blau; Braun, Violett. Buckingham Palace: Braun, Orange; Gelb, Grau.
