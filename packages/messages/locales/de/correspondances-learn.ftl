title = Correspondances

lessons_game_title = Das Spiel
lessons_game_points_1 = In jeder Runde hältst du geheim eine von vier Linien: Rot 1, Blau 2, Gelb 3 oder Grün 4.
lessons_game_points_2 = Deine Fahrt beginnt am Haltepunkt deiner Linie, an einem Ende der Plättchenreihe, und muss das andere Ende erreichen.
lessons_game_points_3 = Bist du dran, ziehst du einen Abschnitt und legst ihn so, dass sich Linien in gleicher Farbe treffen.
lessons_game_points_4 = Die Runde endet, sobald eine Fahrt vollständig ist, egal wer das Plättchen gelegt hat.
lessons_game_points_5 = Die Punkte der Runden werden zusammengezählt. Wer zuerst 10 erreicht, gewinnt.

lessons_transfers_title = Umstiege und Ringe
lessons_transfers_points_1 = Deine Fahrt darf Gleise jeder Farbe nutzen. Von einer Farbe in eine andere zu wechseln, ist ein Umstieg.
lessons_transfers_points_2 = Umsteigen kannst du nur auf einem Plättchen mit weißem Ring, zwischen den beiden Linien, die sich dort treffen.
lessons_transfers_points_3 = Wo Linien ohne Ring aneinander vorbeiführen, ist eine Brücke oder eine Kurve, und es geht nicht hinüber.
lessons_transfers_points_4 = Auf derselben Linie durch einen Ring zu fahren, kostet nichts.
lessons_transfers_points_5 = An einem farbigen Haltepunkt kommst du in seiner eigenen Farbe an, bei M in jeder Farbe.

lessons_scoring_title = Eine Runde werten
lessons_scoring_points_1 = Eine vollständige Fahrt ist 5 Punkte wert, 1 weniger für jeden Umstieg, aber nie unter 1.
lessons_scoring_points_2 = Gibt es mehrere Wege, zählt für dich der mit den wenigsten Umstiegen.
lessons_scoring_points_3 = Ein weiterer Punkt geht an die längste Strecke der eigenen Linie von ihrer Abfahrt an, in Abschnitten gezählt.
lessons_scoring_points_4 = Ist die längste Strecke zweimal gleich lang, bekommt niemand diesen Punkt.
lessons_scoring_points_5 = Ein Plättchen kann mehrere Fahrten vollenden. Sie bringen alle Punkte.

sections_aim = Das Ziel
rules_T1 = Bau einen Weg von deiner Abfahrt zu einer Ankunft am anderen Ende, auf dem du so selten wie möglich die Linie wechselst. Jeder Wechsel ist ein Umstieg, auf Französisch eine Correspondance.
rules_D1 = Für zwei bis vier Personen.

sections_tiles = Die Plättchen
rules_T2 = Es gibt vier Linien: 1 ist rot, 2 blau, 3 gelb, 4 grün. Zu jeder gehören ein Zahlenplättchen und eine Gerade. Zwei Endplättchen tragen Abfahrten und Ankünfte. Die 48 Abschnitte sind es, die du ziehst und legst: Jeder zeigt zwei Linien verschiedener Farbe, und alle vier Seiten sind belegt.
rules_D11 = Umsteigen kannst du nur auf einem Abschnitt mit Ring, wo sich seine zwei Linien treffen. Es gibt vier Arten: eine Kreuzung mit Ring, eine Brücke ohne Ring, zwei Kurven, die sich in einem Ring berühren, und zwei getrennte Kurven. Jedes Farbpaar hat jede Art zweimal.

sections_setup = Aufbau
rules_T3 = Die Geraden bilden eine Reihe von vier Plättchen, mit je einem Endplättchen an den Enden. Das linke Ende hat die Haltepunkte von Blau (oben) und Gelb (unten), das rechte die von Rot (oben) und Grün (unten). An der Außenseite beider Enden ist ein M. Die geraden Gleise laufen quer zur Reihe, von oben nach unten.
rules_T4 = Die vier Geraden dürfen in jeder Reihenfolge liegen. Hier wird für jede Runde eine ausgewogene ausgelost.
rules_T6 = Zahlenplättchen und Abschnitte werden gemischt und liegen verdeckt.

sections_lines = Linien, und wer beginnt
rules_T8 = In jeder Runde ziehen alle eine Zahl: Das ist deine Linie. Zu zweit oder zu dritt bleiben die übrigen Zahlen verdeckt.
rules_T10 = Halte deine Linie geheim, bis die Runde vorbei ist.
rules_T11 = Am Tisch beginnt, wer am jüngsten ist; hier, wer beim Einrichten der Partie bestimmt wurde. Jede Runde beginnt am selben Platz, es sei denn, ihr lasst den Beginn von Runde zu Runde weiterwandern.

sections_turn = Wenn du dran bist
rules_T12 = Zieh einen Abschnitt und leg ihn so an, dass Linien in ihrer Farbe zusammenpassen. Dann geht es links von dir weiter.
rules_D4 = Wo der Abschnitt ein Plättchen berührt, müssen beide an der gemeinsamen Seite dieselbe Linie zeigen. Neben einem M ist jede Linie erlaubt.
rules_D5 = Der Abschnitt muss mit einem Plättchen auf dem Tisch eine Seite teilen; auch die Reihe vom Anfang zählt.
rules_D6 = Du darfst den Abschnitt drehen, wie du willst. Liegt er, bleibt er, wie er ist.
rules_D7 = Du kannst nicht passen und keinen Abschnitt für später aufheben.
rules_D8 = Passt der Abschnitt nirgends, kommt er für diese Runde beiseite, und du ziehst noch einmal. Ist nichts mehr zu ziehen, endet die Runde.
rules_D9 = Mit jedem erlaubten Spielzug darfst du andere blockieren.
rules_D10 = Alle sehen den Abschnitt, sobald er gezogen ist.

sections_journey = Deine Fahrt
rules_T13 = Blau und Gelb fahren vom linken Ende zum rechten, Rot und Grün vom rechten zum linken. Ankommen darfst du an jedem der drei Haltepunkte am anderen Ende.
rules_T15 = An einem farbigen Haltepunkt musst du auf der Linie dieser Farbe ankommen. Bei M darfst du auf jeder ankommen.
rules_D12 = Jeder Linienwechsel unterwegs ist ein Umstieg. Ohne Wechsel durch einen Ring zu fahren ist keiner, und auch die Ankunft bei M ist keiner.
rules_D13 = Die farbigen Haltepunkte sind Abfahrt und Ankunft zugleich. Der Weg vom blauen zum roten ist also rückwärts auch ein Weg für Rot: Hält jemand Rot, sind beide Fahrten vollständig. Ein Weg zu M nützt nur dir.
rules_D14 = Keine Fahrt führt durch ein Endplättchen. Umsteigen kannst du dort nicht, und das M deines eigenen Endes nützt dir nichts.
rules_D15 = Linien, die niemand hält, können alle nutzen. Sie beenden nie eine Runde und bringen nie Punkte.

sections_round = Das Ende einer Runde
rules_T17 = Die Runde endet sofort, wenn mindestens eine Fahrt vollständig ist oder der letzte Abschnitt liegt.
rules_D16 = Die App sucht nach jedem Spielzug nach vollständigen Fahrten, egal wer ihn gemacht hat. Eine Fahrt lässt sich weder verheimlichen noch ablehnen, und niemand kommt noch einmal dran.
rules_D17 = Der letzte Abschnitt zählt wie jeder andere. Vollendet auch er nichts, gibt es keine Punkte für Fahrten.
rules_T21 = Vollendet ein Abschnitt mehrere Fahrten, bringt jede davon ihre Punkte.
rules_T22 = Kommt deine Linie auf mehreren Wegen an, zählt der mit den wenigsten Umstiegen.
rules_D24 = Dann werden alle Linien gezeigt, auch die, die niemand hatte.

sections_scoring = Punkte
rules_T18 = Eine vollständige Fahrt bringt 5 Punkte ohne Umstieg, 4 mit einem, 3 mit zwei, 2 mit drei und 1 mit vier oder mehr.
rules_T25 = Wer ankommt, bekommt also mindestens 1 Punkt, wie viele Umstiege es auch waren.
rules_T20 = Wer die längste ununterbrochene Strecke der eigenen Linie hat, bekommt 1 Punkt dazu. Gezählt wird in Abschnitten von der Abfahrt bis dorthin, wo die Farbe aufhört, auch über die Stelle hinaus, an der umgestiegen wurde. Geraden unterbrechen die Strecke nicht, zählen aber nicht mit.
rules_T24 = Ist die längste Strecke mehrfach gleich lang oder hat niemand auch nur einen Abschnitt, bekommt niemand diesen Punkt.
rules_D18 = Den Punkt für die längste Strecke gibt es auch, wenn niemand angekommen ist.
rules_T19 = Beispiel: Blau fährt 8 Abschnitte der eigenen Linie, steigt an einem Ring in Rot um und kommt am roten Haltepunkt an. Ein Umstieg lässt 4 Punkte übrig. Sind die 8 Abschnitte auch die längste Strecke, bekommt Blau insgesamt 5. Mehr als 6 kann eine Runde nicht bringen.

sections_match = Die Partie
rules_T16 = Eine Partie geht über mehrere Runden. Wer zuerst 10 Punkte erreicht oder eine andere vereinbarte Zahl, gewinnt.
rules_T23 = Verglichen wird, wenn eine Runde gewertet ist. Haben mehrere genug Punkte, gewinnt der höchste Stand. Ist der höchste geteilt, spielen alle noch eine Runde, bis jemand vorn liegt.
rules_D23 = Jede Runde beginnt von vorn: leerer Tisch, alle 48 Abschnitte gemischt, neue Linien. Nur die Punkte bleiben.

figures_kinds = Eine Kreuzung mit Ring und zwei Kurven mit Ring: Hier darf man umsteigen. Eine Brücke und zwei getrennte Kurven: hier nicht.
figures_row = Die Reihe zu Beginn: an jedem Ende ein Endplättchen, dazwischen die vier geraden.
figures_fits = Es passt: unten trifft Blau auf Blau, links Grün auf Grün.
figures_clashes = Es passt nicht: unten und links sind die Farben verschieden.
figures_toM = Gelb erreicht das M auf der eigenen Linie, ohne Umstieg: { $points } Punkte.
figures_backwards = Blaus Weg zum roten Haltepunkt, von Rot aus gelesen: Hat jemand Rot, ist auch diese Fahrt vollständig, für { $points } Punkte.
figures_roundEnd = Das umrandete Plättchen verbindet Blaus Weg mit dem roten Haltepunkt: Die Runde ist sofort zu Ende.
figures_portion = Blaus Strecke von der Abfahrt an: { $length } Abschnitte.
figures_journey = Blau steigt am Ring mit der 1 in Rot um und kommt am roten Haltepunkt an: { $points } Punkte. Die eigene Strecke hat { $length } Abschnitte.

tutorial_welcome = Willkommen bei Correspondances. Gespielt wird in Runden. In jeder Runde halten alle geheim eine von vier Linien. Deine ist Linie 2, die blaue.
tutorial_journey = Deine Fahrt beginnt am blauen Haltepunkt mit dem Stern. Sie muss das andere Ende der Reihe erreichen: den roten Haltepunkt, den grünen oder das M.
tutorial_first = Bist du dran, wird ein Abschnitt gezogen, ein Plättchen mit zwei Linien, und du legst ihn. Wo Plättchen sich berühren, müssen die Farben passen. Leg diesen auf das markierte Feld, so gedreht, dass Blau von deinem Haltepunkt nach rechts führt.
tutorial_theirs = Camille hat rechts am roten Haltepunkt begonnen. Vielleicht ist Camilles Linie rot. Oder ist das ein Bluff? Linien bleiben bis zum Ende der Runde geheim.
tutorial_bridge = Dieses Plättchen ist eine Brücke: Blau und Grün kreuzen sich, ohne sich zu treffen, also kannst du hier nicht umsteigen. Führ Blau weiter nach rechts: Leg es auf das markierte Feld.
tutorial_ring = Dieses Plättchen hat einen weißen Ring. Dort könntest du von Blau nach Gelb umsteigen. Geradeaus hindurchzufahren kostet nichts, also leg es auf das markierte Feld.
tutorial_gap = Zwischen deiner blauen Linie und der roten fehlt noch ein Feld. Aber am roten Haltepunkt darfst du nur auf Rot ankommen. Du brauchst also eine Stelle zum Umsteigen.
tutorial_change = Da ist sie: Blau und Rot biegen ab und berühren sich in einem Ring. Leg das Plättchen auf das markierte Feld, sodass du auf Blau ankommst und auf Rot weiterfährst.
tutorial_complete = Deine Fahrt ist vollständig, und die Runde ist zu Ende. Eine Fahrt bringt fünf Punkte, minus einen je Umstieg. Du bist einmal umgestiegen: 4 Punkte.
tutorial_reverse = Camille hatte wirklich Rot, und derselbe Weg führt rückwärts vom roten Haltepunkt zu deinem. Also ist auch Camilles Fahrt vollständig und bringt 4 Punkte.
tutorial_stretch = Noch einen Punkt gibt es für die längste Strecke der eigenen Linie. Blau führt von seiner Abfahrt an über 4 Abschnitte, Rot über 3. Der Punkt geht an dich: 5 zu 4.
tutorial_match = Dann wird der Tisch abgeräumt, und alle bekommen eine neue Linie. Wer zuerst zehn Punkte hat, gewinnt. Jetzt kannst du Correspondances.
