title = Metro

lessons_base_title = Das Spiel
lessons_base_points_1 = Deine Züge warten an den Stationen rund um den Plan. Auf den Plättchen liegen die Gleise, die sie weiterführen.
lessons_base_points_2 = Bist du dran, leg das Plättchen von deiner Hand und zieh ein neues. Oder zieh zuerst und leg, was du gezogen hast.
lessons_base_points_3 = Ein Plättchen kommt an den Rand oder neben ein anderes Plättchen und wird nicht gedreht.
lessons_base_points_4 = Erreicht eine Linie irgendeine Station oder das Zentrum, ist sie vollendet. Sie zählt für die Farbe des Zuges, der sie befährt, egal wer das Plättchen gelegt hat.
lessons_base_points_5 = Jede Durchfahrt durch ein Plättchen ist ein Punkt, und bis zu vier sind möglich. An der Zentralstation zählt die Linie doppelt.
lessons_base_points_6 = Mach deine Linien lang und die der anderen kurz. Liegen alle 60 Plättchen, gewinnen die meisten Punkte.

lessons_variants_title = Vier Varianten
lessons_variants_points_1 = Freies Drehen: Dreh jedes Plättchen, wie du willst. Mehr Auswahl, mehr zu überlegen.
lessons_variants_points_2 = Größere Hand: Halte zwei oder drei Plättchen statt eines einzigen.
lessons_variants_points_3 = Exklusive Wertungsleiste: Auf keiner Zahl stehen zwei Zählsteine; der zweite rückt weiter. So gibt es keinen Gleichstand.
lessons_variants_points_4 = Eckkontakt: Ein Plättchen darf ein anderes auch nur an der Ecke berühren.
lessons_variants_points_5 = Alle lassen sich frei verbinden. Nur die exklusive Leiste braucht ein Spiel, in dem die Linien euch selbst gehören.

sections_board = Der Spielplan
rules_B1 = Der Plan ist ein Quadrat aus 8 mal 8 Feldern. Die vier Felder in der Mitte sind die Zentralstation, auf die nie ein Plättchen gelegt wird. Es bleiben 60 Felder, eines für jedes Plättchen. Ein Feld heißt nach seiner Spalte, A bis H von links, und seiner Zeile, 1 bis 8 von oben.
rules_B2 = An jeder Außenseite eines Randfeldes liegt eine Station, insgesamt 32. Ihre Nummern laufen von der oberen rechten Ecke gegen den Uhrzeigersinn: 1 bis 8 oben nach links, 9 bis 16 links hinunter, 17 bis 24 unten nach rechts, 25 bis 32 rechts hinauf. Ein Eckfeld hat also zwei Stationen. Station 9 ist Place de Clichy.
rules_B3 = Züge fahren rechts. Eine Station hat zwei Gleise: Mit Blick vom Führerstand auf den Plan fährt der Zug auf dem rechten ab, und auf dem linken kommen andere Züge an. Die Zentralstation hat acht Bahnsteige, je einen an jeder Grenze zu einem Feld für Plättchen, und sie sind ebenso gebaut.

sections_tiles = Die Plättchen
rules_B4 = Ein Plättchen hat an jeder seiner vier Seiten ein Gleis hinein und eines hinaus. Seine vier Gleise verbinden jeden Eingang mit einem anderen Ausgang. 24 solche Plättchen sind möglich, und unter den 60 im Spiel sind sie alle.

sections_players = Farben und Stationen
rules_B8 = Zwei bis sechs können mitspielen: Gelb, Blau, Orange, Grün, Violett und Grau. Der Zug an einer Station zeigt, wem sie gehört. Zu zweit hat Gelb alle ungeraden und Blau alle geraden Stationen; ab drei stehen sie in den Tabellen. Zu dritt, zu fünft und zu sechst gehören die Stationen 16 und 17 niemandem, doch Linien dürfen dort enden.
rules_B9 = Die Plättchen werden gemischt und liegen verdeckt. Alle ziehen eines und zeigen es niemandem. Am Tisch beginnt, wer am jüngsten ist; hier bestimmt das, wer die Partie eröffnet, oder das Los. Dann geht es im Uhrzeigersinn reihum.

sections_turn = Wenn du dran bist
rules_B10 = Du hast zwei Möglichkeiten. Leg das Plättchen von deiner Hand und zieh ein neues, solange der Stapel reicht. Oder lass deine Hand, wie sie ist, zieh ein Plättchen und leg dieses; danach ziehst du kein weiteres. Nach dem Ziehen kannst du es dir nicht mehr anders überlegen: Genau dieses Plättchen muss auf den Plan.
rules_B11 = Ziehen kannst du nur, solange es einen Stapel gibt. Hast du kein Plättchen und ist keines mehr zu ziehen, passt du; bietet dir ein Modul noch etwas anderes an, darfst du zwischen dem und Passen wählen. Gespielt wird, bis das 60. Plättchen liegt.

sections_laying = Ein Plättchen legen
rules_B12 = Wähle ein leeres Feld am Rand oder eines, an das mit wenigstens einer Seite ein Plättchen grenzt. Nur die Zentralstation zu berühren genügt nicht.
rules_B13 = Der Pfeil auf dem Plättchen zeigt zum oberen Rand des Plans. Plättchen werden nicht gedreht.
rules_B14 = Keine Linie darf aus einem einzigen Plättchen bestehen. Du darfst ein Plättchen nicht dorthin legen, wo es einen Zug von einer Station geradewegs in eine Station führen würde, ob in eine andere oder dieselbe und gleich, wem sie gehören. Es gibt eine Ausnahme: Würde dieses Plättchen auf jedem Feld, das ihm offensteht, gegen die Regel verstoßen, sind sie ihm alle erlaubt. Das gilt für jedes Plättchen für sich; was du sonst noch tun könntest, spielt keine Rolle.
rules_B15 = Du darfst überall bauen: an deinen Linien, an denen der anderen und vor jeder Station.

sections_scoring = Wertung und Spielende
rules_B16 = Eine Linie ist vollendet, sobald ihr Gleis von ihrer Station zu einem Ankunftsgleis irgendeiner Station oder zur Zentralstation führt. Sie wird sofort gewertet, und zwar für die Farbe der Station, an der sie beginnt, egal wer das Plättchen gelegt hat. Ein Plättchen kann mehrere Linien vollenden. Gewertet werden sie alle, nach steigender Stationsnummer, Linien aus der Zentralstation zuletzt. Jede Linie zählt nur einmal; zum Zeichen dafür wird ihr Zug umgedreht.
rules_B17 = Eine Linie bekommt für jede Durchfahrt durch ein Plättchen einen Punkt; ein dreimal befahrenes bringt also drei. Das aufgedruckte Gleis der Zentralstation bringt nichts, aber eine Linie, die dort endet, ist das Doppelte wert. Beispiel: fünf Plättchen, jedes einmal befahren, Ende an der Zentralstation: 10 Punkte.
rules_B18 = Ein Gleis, das im Kreis führt und keine Station trifft, ist nichts wert.
rules_B19 = Das Spiel ist aus, wenn alle Plättchen liegen; dann sind auch alle Linien vollendet. Wer die meisten Punkte hat, gewinnt. Bei Gleichstand teilt man sich den Sieg.

sections_variants = Varianten
rules_V1 = Freies Drehen. Die Pfeile gelten nicht: Du wählst, wie herum ein Plättchen liegt. Die Ausnahme von der Regel über einzelne Plättchen (B14) gilt nur, wenn das Plättchen in keiner Lage auf irgendein Feld passt.
rules_V2 = Größere Hand. Alle halten zwei oder drei Plättchen. Hast du eines von der Hand gelegt, zieh wieder auf diese Zahl auf. Ein Plättchen zu ziehen und sofort zu legen bleibt möglich.
rules_V3 = Exklusive Wertungsleiste. Keine zwei Zählsteine stehen auf derselben Zahl, außer bei 0. Käme ein Zählstein auf einen anderen zu stehen, rückt er bis zur nächsten freien Zahl vor, und das ist der Punktestand. Die Leiste geht über 100 hinaus, und Gleichstand ist ausgeschlossen. Was am Ende des Spiels dazukommt, wird je Person in einem einzigen Schritt gezogen, in Spielreihenfolge ab der Person, die begonnen hat. Nicht mit Gesellschaften und nicht allein.
rules_V4 = Eckkontakt. Auch ein Feld, das ein gelegtes Plättchen nur an einer Ecke berührt, gilt als benachbart (B12).

sections_combinations = Was zusammenpasst
rules_C1 = Gesellschaften passen zu Zentralstationen, zu Zentralgleisen und zu jeder Stadt. Zentralstationen und Zentralgleise schließen einander aus, weil die Gleise die Bahnsteige bedecken; zu jeder Stadt passt beides. Es gibt höchstens eine Stadt. Solo spielt man ohne andere Module. Freies Drehen (V1), größere Hand (V2) und Eckkontakt (V4) passen zu allem, doch im Solospiel hast du immer zwei Plättchen. Die exklusive Wertungsleiste (V3) braucht ein Spiel ohne Gesellschaften und ist nichts für Solo.

sections_cities = Städte
rules_Y1 = Mit Gesellschaften gehen Punkte für das Legen eines Plättchens direkt an dich, wenn du es gelegt hast. Was sonst bekommt, wem die Linie gehört (Touristen in New York, Chips in St. Petersburg, Karten in Berlin), erhält stattdessen die Gesellschaft. Es kommt am Ende zum Gewinn dazu, bevor die Gesellschaften in eine Rangfolge kommen und die Mehrheiten ausgezahlt werden (M6, M7), und beendet nie das Tauschen (M4).
rules_Y2 = Die inneren Felder sind alle, die mindestens einen Schritt vom Rand entfernt sind, ohne das Zentrum: 32 Felder.
rules_Y3 = Es gibt Touristen in acht Farben: Gelb, Blau, Orange, Grün, Violett, Grau, Rot und Braun, in dieser Reihenfolge, wo immer eine nötig ist. Eine Linie, die niemandem gehört, von Station 16 oder 17 oder von einem Bahnsteig ohne Marker, nimmt weder Touristen noch Chips; ihre Karten in Berlin gehen an die gedachte Person (E3).

sections_notation = Anhang: Schreibweise
rules_B5 = Ein Plättchen heißt nach vier Buchstaben, für Züge von oben, von rechts, von unten und von links. Bei a fährt der Zug geradeaus. Bei b verlässt er das Plättchen an der nächsten Seite im Uhrzeigersinn, bei c an der nächsten gegen den Uhrzeigersinn. Bei d wendet er und fährt hinaus, wo er hereinkam. Auf cbaa fährt ein Zug von oben links hinaus und einer von rechts unten; die anderen beiden fahren geradeaus.
rules_B6 = So oft gibt es jedes Plättchen: viermal { $four }; dreimal { $three }; zweimal { $two }.
rules_B7 = Ein Spielzug wird als Plättchen und Feld geschrieben: cbaa72 ist das Plättchen cbaa in Zeile 7, Spalte 2, beide von links oben ab 0 gezählt. Ein ganzer Plan ist die Folge dieser Spielzüge, in der Reihenfolge, in der sie gemacht wurden. Darf gedreht werden (V1), gelten die Buchstaben des Plättchens, wie es liegt.

figures_board = 8 mal 8 Felder, in der Mitte die Zentralstation, ringsum 32 Stationen.
figures_keepRight = Der Zug von Station { $from } fährt auf seinem rechten Gleis ab. Der hohle Pfeil zeigt das Gleis für ankommende Züge.
figures_tile = Ein Plättchen hat vier Gleise. Folge einer Nummer: Dort fährt der Zug hinein, am Pfeil der gleichen Farbe hinaus.
figures_stations = Die Stationen jeder Farbe.
figures_players = { $players } Personen
figures_open = Markierte Felder sind offen: am Rand oder neben einem Plättchen. Die durchgestrichenen berühren kein Plättchen, und die Zentralstation zählt nicht.
figures_upright = Der goldene Pfeil muss nach oben zeigen.
figures_corner = Nicht erlaubt: Dieses Plättchen würde den Zug von Station { $from } geradewegs zu Station { $to } führen.
figures_turnBack = Nicht erlaubt: Der Zug von Station { $from } käme sofort zurück.
figures_exception = Die Ausnahme: Als erstes Plättchen des Spiels würde dieses auf jedem der { $cells } offenen Felder gegen die Regel verstoßen. Also darf es auf jedes.
figures_complete = Die Linie ab Station { $from } ist an Station { $to } vollendet. Sie führt über { $tiles } Plättchen: { $points } Punkte.
figures_crossings = Nur { $tiles } Plättchen, aber der Zug wendet und durchfährt eines davon zweimal: { $points } Punkte.
figures_centre = { $length } Durchfahrten, und die Linie endet an der Zentralstation: { $length } × 2 = { $points } Punkte.
figures_loop = Dieser Kreis trifft keine Station: keine Punkte.
figures_finished = Eine Ecke nach Spielende: Jede Linie ist vollendet. Die ab Station { $from } hat { $points } Punkte gebracht.
figures_rotations = Dasselbe Plättchen, viermal gedreht: Such dir eine Lage aus.
figures_hand = Eine Hand mit drei Plättchen.
figures_markers = Blau käme mit seinen Punkten auf { $taken }, wo Gelb steht. Es rückt vor auf { $space }.
figures_cornerContact = Mit Eckkontakt sind auch Felder offen, die ein Plättchen nur an einer Ecke berühren.
figures_letters = Das Plättchen cbaa: Der Buchstabe an jeder Seite sagt, wohin ein Zug fährt, der dort hereinkommt.

tutorial_welcome = Willkommen bei Metro. Du spielst Gelb, dein Gegenüber Blau. Abwechselnd legt ihr Plättchen und baut so Linien für eure Züge. Je länger eine Linie, desto mehr Punkte bringt sie.
tutorial_stations = Rund um den Plan liegen 32 Stationen. Die 16 mit ungeraden Nummern gehören dir, und an jeder wartet ein gelber Zug. Jeder Zug befährt im Spiel eine einzige Linie, und die wird einmal gewertet.
tutorial_right = Züge fahren rechts. Blick von Station 7 auf den Plan: Der Zug fährt auf dem rechten Gleis ab. Das Gleis links davon ist für die Ankunft. So ein Gleispaar hat auch jede Seite eines Plättchens, eines hinein und eines hinaus.
tutorial_place = Ein Plättchen kommt auf ein leeres Feld am Rand oder neben ein Plättchen, das schon liegt. Gedreht wird es nicht. Leg dein Plättchen vor Station 7, und deine erste Linie beginnt.
tutorial_grow = Blau hat ein Plättchen neben deines gelegt, und deine Linie läuft gleich darüber weiter. Plättchen gehören niemandem: Jede Linie nutzt die Gleise, auf die sie trifft. Leg dein neues Plättchen auf das markierte Feld. Dann hat deine Linie 3 Plättchen.
tutorial_turnBack = Dieses Plättchen lässt deinen Zug wenden. Er rollt über Plättchen zurück, die er schon befahren hat, und kommt an einer anderen Station heraus. Das ist gut so: Jede Durchfahrt zählt. Leg es und vollende deine Linie.
tutorial_scored = Deine Linie ist vollendet und bringt 6 Punkte. Sie hat nur 4 Plättchen, aber die 2 markierten werden zweimal befahren, und jede Durchfahrt ist einen Punkt wert.
tutorial_hurt = Blau hat gerade deine Linie ab Station 3 vollendet, nach nur 2 Plättchen. Du bekommst 2 Punkte, und mehr bringt diese Linie nie. Eine Linie zählt immer für die Farbe, der sie gehört, egal wer sie vollendet.
tutorial_refused = Das Plättchen auf deiner Hand schickt jeden Zug sofort zurück. Auf einem der markierten Felder wäre eine Linie zu Ende, kaum dass sie ihre Station verlassen hat. So eine Linie über 1 Plättchen ist verboten, solange das Plättchen anderswohin passt. Versuch es ruhig: Der Plan nimmt es nicht an.
tutorial_draw = Dieses Plättchen ist bald nützlich, also heb es auf. Du darfst stattdessen eines vom Stapel ziehen und sofort legen. Nach dem Ziehen gibt es kein Zurück. Zieh jetzt.
tutorial_drawn = Ein feines Plättchen: Es führt den Zug von Station 5 geradeaus weiter zur Mitte. Leg es auf das markierte Feld. Deine Hand bleibt, wie sie ist.
tutorial_revenge = Sieh dir jetzt die Linie von Blau ab Station 4 an: Gleich erreicht sie das markierte Feld. Leg das Plättchen, das du aufgehoben hast. Es schickt den Zug nach 4 Durchfahrten heim, für magere 4 Punkte.
tutorial_centre = Die vier Felder in der Mitte sind die Zentralstation. Eine Linie, die dort endet, zählt doppelt. Deine Linie ab Station 5 wartet am markierten Feld: Leg dein Plättchen und folge dem Zug.
tutorial_doubled = Dein Zug durchfährt dieses eine Plättchen 4-mal. Die Linie hat 12 Durchfahrten und endet an der Zentralstation: 24 Punkte. Du führst mit 32 zu 4. Die nächsten 47 Plättchen werden für euch beide gelegt; sieh zu, wie die Linien wachsen.
tutorial_last = Blau hat aufgeholt und führt mit 104 zu 84. Der Stapel ist leer, und das ist dein letztes Plättchen. Eine Linie kann das Spiel noch drehen: deine ab Station 17. Leg das Plättchen auf das markierte Feld.
tutorial_over = Noch einmal 24 Punkte an der Zentralstation. Blau legt das letzte der 60 Plättchen, und das Spiel ist aus; alle Linien sind vollendet. Es steht 112 zu 107: Die meisten Punkte gewinnen, also hast du gewonnen. Jetzt weißt du, wie es geht.
