title = London

lesson_1 = Ein Taxi fährt um acht Sehenswürdigkeiten: über die oberen Felder hin, über die unteren zurück.
lesson_2 = Leg ein Plättchen auf einen Touristen, und das Taxi fährt los, höchstens vier Felder weit, bis es dessen Farbe findet.
lesson_3 = Du bekommst für jedes gefahrene Feld einen Punkt. Kommt die Farbe auf vier Feldern nicht vor, gehst du leer aus.
lesson_4 = Das Taxi bleibt stehen, wo es anhält; von dort geht es beim nächsten Mal weiter.

rules_L1 = Acht Sehenswürdigkeiten liegen in zufälliger Folge in einer Reihe, mit einer Wendestelle an jedem Ende. Jede hat zwei Farbfelder oben und zwei unten. Zusammen sind sie ein Rundkurs: oben nach rechts, unten zurück nach links. Das Taxi wartet am linken Ende. Touristen stehen auf dem Plan wie in Paris (P1).
rules_L2 = Legst du ein Plättchen auf einen Touristen, fährt das Taxi los. Es hält am ersten Feld in der Farbe des Touristen, und du bekommst einen Punkt für jedes gefahrene Feld; Wendestellen zählen nicht. Nach vier Feldern ohne diese Farbe bleibt es dort stehen, und du bekommst nichts. Der Tourist verlässt in jedem Fall das Spiel.
rules_L3 = Die Farbfelder der Sehenswürdigkeiten: die zwei oberen, dann die zwei unteren, jeweils von links nach rechts. Tower Bridge: Gelb, Grün; Blau, Rot. Big Ben: Blau, Violett; Orange, Braun. Westminster Palace: Orange, Grau; Grün, Gelb. St Paul’s Cathedral: Grün, Rot; Violett, Blau. Trafalgar Square: Violett, Braun; Grau, Orange. London Eye: Grau, Gelb; Rot, Grün. Tower of London: Rot, Blau; Braun, Violett. Buckingham Palace: Braun, Orange; Gelb, Grau.

figures_ride = Ein Teil des Rundkurses. Ein Tourist in der Farbe eines der nächsten { $fields } Felder bringt die Punkte darüber.

tutorial_circuit = Die Übersicht zeigt den Plan von London: acht Sehenswürdigkeiten mit farbigen Feldern. Zusammen sind sie ein Rundkurs, auf dem ein Taxi fährt. Jetzt steht es am London Eye.
tutorial_ride = Leg ein Plättchen auf einen Touristen, und das Taxi sucht dessen Farbe auf den nächsten vier Feldern. Vor ihm liegen Grün, Rot, Braun, Orange. Der Tourist auf dem markierten Feld ist orange: Leg dein Plättchen dorthin.
tutorial_paid = Das Taxi ist 4 Felder gefahren, und du bekommst 4 Punkte: einen für jedes Feld. Es bleibt am Buckingham Palace stehen. Nun kommen Gelb, Grün, Blau und Violett. Hol den violetten Touristen vom markierten Feld.
tutorial_both = Wieder 4 Punkte. Linien baust du wie immer: Dieses Plättchen holt einen grauen Touristen, vier Felder weit, und vollendet auch deine Linie ab Station 7.
tutorial_missed = Du hast 4 Punkte für die Fahrt und 3 für die Linie bekommen. Auch Camille hat einen grauen Touristen geholt, aber auf vier Feldern kam kein graues. Das Taxi fuhr trotzdem weiter, und Camille bekam 0 Punkte.
tutorial_plan = Sieh dir also die nächsten vier Felder an, bevor du ein Plättchen auf einen Touristen legst. Auch eine Fahrt ohne Punkte bewegt das Taxi, für dich oder für die anderen.
