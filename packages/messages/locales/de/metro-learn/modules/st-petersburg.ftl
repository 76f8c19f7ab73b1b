title = St. Petersburg

lesson_1 = Auf den Diagonalen des Plans liegen acht Sehenswürdigkeiten.
lesson_2 = Leg ein Plättchen auf eine davon, wähle eine Farbe und stell ihren Touristen auf das Plättchen. Die vier Chips dieser Farbe werden gemischt.
lesson_3 = Wird eine deiner Linien vollendet, nimmst du für jede Durchfahrt durch dieses Plättchen einen Chip der Farbe, ungesehen von den anderen.
lesson_4 = Am Ende werden die Chips zusammengezählt. Jede Farbe enthält zehn Punkte, aber sehr verschieden verteilt.

rules_T1 = Acht Sehenswürdigkeiten liegen auf den Diagonalen des Plans: auf dem zweiten und dritten Feld von jeder Ecke aus. Jede Farbe hat vier Chips, die anfangs offen neben dem Plan liegen, und einen Touristen.
rules_T2 = Legst du ein Plättchen auf eine Sehenswürdigkeit, wird sie entfernt. Wähle einen Touristen, der noch nicht aufgestellt ist, und stell ihn auf das Plättchen. Die Chips seiner Farbe werden verdeckt und gemischt.
rules_T3 = Wird eine deiner Linien vollendet, ziehst du für jede Durchfahrt durch das Plättchen eines Touristen einen Chip seiner Farbe: bis zu vier. Auch das Plättchen, das die Linie vollendet, zählt dabei. Du siehst den Wert deiner eigenen Chips; von denen der anderen kennst du nur die Zahl. Chips von Gesellschaften sieht niemand. Am Ende werden alle aufgedeckt und zusammengezählt. Beispiel: Eine Linie mit 11 Punkten, die das Plättchen dreimal durchfährt, bringt 11 Punkte und drei Chips.
rules_T4 = In jeder Farbe ergeben die Chips zusammen zehn. Gelb: 1, 2, 3, 4. Blau: 2, 2, 3, 3. Orange: 0, 0, 5, 5. Grün: 1, 1, 4, 4. Violett: 0, 2, 3, 5. Grau: 1, 1, 1, 7. Rot: 0, 3, 3, 4. Braun: 2, 2, 2, 4. Die Sehenswürdigkeiten sind Peterhof, Auferstehungskirche, Peter-und-Paul-Festung, Eherner Reiter, Kasaner Kathedrale, Fabergé-Museum, Eremitage und Katharinenpalast.

figures_sights = Die acht Sehenswürdigkeiten liegen auf den Diagonalen.
figures_took = Eine Linie mit { $points } Punkten durchfährt das Plättchen mit dem Touristen { $count }-mal: Wem sie gehört, nimmt { $count } Chips.

tutorial_sights = Auf den Diagonalen des Plans liegen acht Sehenswürdigkeiten. Und jede der acht Farben hat einen Touristen und vier Chips. Die Übersicht zeigt, welche Chips in jedem Stapel sind.
tutorial_place = Das markierte Feld ist eine Sehenswürdigkeit: Peterhof. Sie liegt auf dem Weg deiner Linie ab Station 7. Leg dein Plättchen dorthin.
tutorial_choose = Wähle jetzt den Touristen, der auf diesem Plättchen stehen soll. Orange ist gewagt: Zwei Chips sind fünf wert, zwei gar nichts. Nimm Orange.
tutorial_line = Jede vollendete Linie über dieses Plättchen bringt für jede Durchfahrt einen Chip. Deine fährt zweimal hindurch. Leg dein Plättchen auf das markierte Feld und vollende die Linie.
tutorial_took = 5 Punkte für die Linie und 2 Chips vom gemischten orangen Stapel. Nur du siehst, was sie wert sind: einer 5, der andere 0.
tutorial_end = Die Chips zählen am Ende. Zwei orange liegen noch im Stapel, und auch Camilles Linien können sie holen. Stell Touristen also dorthin, wo deine eigenen Linien oft hindurchfahren.
