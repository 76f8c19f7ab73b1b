title = Berlin

lesson_1 = Auf dem Plan stehen vier Gruppen von Touristen. Ein Plättchen, das unter einen von ihnen gelegt wird, trägt ihn von da an.
lesson_2 = Wird eine deiner Linien vollendet, bekommst du für jede Durchfahrt durch ein solches Plättchen eine Karte der Farbe.
lesson_3 = Am Ende bringen die meisten Karten einer Farbe die hohe Zahl ihrer Sehenswürdigkeit, die zweitmeisten die niedrige.
lesson_4 = Karten, die niemand genommen hat, spielen mit, als gehörten sie einer weiteren Person. Eine Karte genügt vielleicht nicht.

rules_E1 = Acht Sehenswürdigkeiten liegen in einer Reihe. In jeder Farbe gibt es drei Touristen. Je zwei stehen auf dem Plan, in vier quadratischen Gruppen aus vier verschiedenen Farben, eine in jedem Viertel des Plans, ein Feld vom Rand entfernt. Der dritte geht zu einer zufälligen Sehenswürdigkeit. Jede Farbe hat acht Karten.
rules_E2 = Ein Plättchen, das auf einen Touristen gelegt wird, trägt ihn von da an. Wird eine deiner Linien gewertet, nimmst du für jede Durchfahrt durch dieses Plättchen eine Karte in der Farbe des Touristen. Beispiel: Eine Linie mit 7 Punkten, die einen gelben Touristen zweimal und einen violetten einmal passiert, bringt 7 Punkte, zwei gelbe Karten und eine violette.
rules_E3 = Am Ende wird jede Farbe für sich gewertet. Wer die meisten Karten hat, bekommt die höhere Zahl der Sehenswürdigkeit, bei der ihr Tourist steht; wer die zweitmeisten hat, die niedrigere. Haben mehrere die meisten, werden beide Zahlen addiert, unter ihnen geteilt und abgerundet, und einen zweiten Rang gibt es nicht. Haben mehrere die zweitmeisten, wird die niedrigere Zahl ebenso geteilt. Nicht genommene Karten gehören einer gedachten Person, die wie alle anderen gewinnt oder teilt; ihre Punkte verfallen. Ohne eine Karte der Farbe bekommst du nichts.
rules_E4 = Die Sehenswürdigkeiten haben zwei Seiten; gespielt wird mit allen auf Seite A, allen auf Seite B oder zufällig gemischt. Höhere und niedrigere Zahl auf Seite A, dann auf Seite B. Alexanderplatz: 4/3, 7/1. Rotes Rathaus: 5/3, 8/1. Siegessäule: 5/4, 8/2. Brandenburger Tor: 6/3, 9/1. Berliner Dom: 6/4, 9/2. Museumsinsel: 6/5, 10/1. Reichstag: 7/4, 10/2. Gedächtniskirche: 7/5, 11/2.

figures_took = Eine Linie mit { $points } Punkten durchfährt das Plättchen mit dem Touristen { $count }-mal: Wem sie gehört, nimmt { $count } Karten dieser Farbe.
figures_majority = Karten in drei Farben: Gold hat die meisten und bekommt die höhere Zahl, Grün die zweitmeisten und bekommt die niedrigere. Bei Gleichstand wird geteilt. In der letzten Spalte stehen die Karten, die niemand genommen hat.

tutorial_groups = In Berlin stehen vier Gruppen von vier Touristen auf dem Plan. Acht weitere, einer je Farbe, besuchen die Sehenswürdigkeiten in der Übersicht. Die beiden Zahlen dort sind, was die Farbe am Ende wert ist.
tutorial_carry = Ein Plättchen, das auf einen Touristen gelegt wird, trägt ihn von da an. Leg dein Plättchen auf das markierte Feld, wo ein gelber steht.
tutorial_finish = Deine Linie ab Station 31 führt über Plättchen mit Touristen. Leg dein Plättchen auf das markierte Feld: Es nimmt den violetten Touristen auf und vollendet die Linie.
tutorial_cards = Die Linie bringt 9 Punkte. Und für jede Durchfahrt durch ein Plättchen mit Tourist bekommst du eine Karte seiner Farbe: 1 grüne, 2 blaue und 1 violette.
tutorial_more = Sammle weiter: Deine Linie ab Station 29 fährt zweimal durch das Plättchen mit dem violetten Touristen und einmal durch das mit dem blauen. Vollende sie.
tutorial_majority = Noch 2 violette Karten und 1 blaue. Am Ende bringen die meisten Karten einer Farbe die hohe Zahl ihrer Sehenswürdigkeit, die zweitmeisten die niedrige.
tutorial_imaginary = Camille ist nicht die einzige Konkurrenz. Karten, die niemand genommen hat, gehören einer gedachten Person, und die hat noch von jeder Farbe mehr als du. Verzettle dich also nicht.
