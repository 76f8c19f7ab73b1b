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

lessons_companies_title = Metrogesellschaften
lessons_companies_points_1 = Alle Linien gehören acht Gesellschaften. Du besitzt keine Linien, sondern Aktien über 10, 20, 30 oder 40 Prozent.
lessons_companies_points_2 = Vier Aktien hältst du verdeckt. Bist du dran, legst du ein Plättchen oder tauschst eine davon.
lessons_companies_points_3 = Sobald eine Gesellschaft bei 25 Punkten steht, ist es mit dem Tauschen für immer vorbei.
lessons_companies_points_4 = Am Ende kommen die Gesellschaften in eine Rangfolge: Die erste ist 8 wert, die letzte 1. Eine Aktie bringt diesen Wert je zehn Prozent einmal.
lessons_companies_points_5 = Wer am meisten von einer Gesellschaft hält, bekommt einen Bonus: einen Punkt je zehn, die sie verdient hat.

lessons_central-stations_title = Zentralstationen
lessons_central-stations_points_1 = Du hast einen Marker. Statt ein Plättchen zu legen, darfst du ihn auf einen freien Bahnsteig der Zentralstation setzen.
lessons_central-stations_points_2 = Von da an gehört auch die Linie dir, die dort beginnt, samt allen Gleisen, die sie schon hat.
lessons_central-stations_points_3 = Sie zählt jede Durchfahrt einmal: Linien, die im Zentrum beginnen, werden nie verdoppelt.
lessons_central-stations_points_4 = Mit Gesellschaften gehört ein Marker einer Gesellschaft, und um ihn zu setzen, zeigst du eine ihrer Aktien.

lessons_central-tracks_title = Zentralgleise
lessons_central-tracks_points_1 = Vier Gleisplättchen bedecken vor dem Spiel die Mitte des Plans.
lessons_central-tracks_points_2 = Dort hält kein Zug: Er fährt hindurch und kommt an einer anderen Seite heraus.
lessons_central-tracks_points_3 = Also wird nichts verdoppelt, aber Linien können sehr lang werden.
lessons_central-tracks_points_4 = Vorsicht: Dass ein Plättchen die Mitte berührt, reicht nicht, um es dort zu legen.

lessons_solo_title = Solo
lessons_solo_points_1 = Du leitest alle acht Gesellschaften allein, mit zwei offenen Plättchen vor dir.
lessons_solo_points_2 = Jedes Mal zeigt eine Karte eine Farbe. Leg eines deiner Plättchen dorthin, wo eine unvollendete Linie dieser Farbe weitergeht.
lessons_solo_points_3 = Linien über ein einziges Plättchen sind hier erlaubt.
lessons_solo_points_4 = Sind alle 32 Linien vollendet, ist der Gewinn der schwächsten Gesellschaft dein Ergebnis. Kümmere dich also um die ärmste.
lessons_solo_points_5 = Im schweren Spiel wird auch noch der Abstand zwischen der reichsten und der ärmsten abgezogen.

lessons_paris_title = Paris
lessons_paris_points_1 = Auf den inneren Feldern des Plans stehen Touristen. Vor dir liegt eine Reihe von Sehenswürdigkeiten mit Farbfeldern.
lessons_paris_points_2 = Leg ein Plättchen auf einen Touristen und setz ihn auf ein freies Farbfeld seiner Farbe. Hast du eines, musst du.
lessons_paris_points_3 = Am Ende bringt jeder Tourist deiner längsten lückenlosen Kette 2 Punkte; jeder andere kostet 1.
lessons_paris_points_4 = Eine Sehenswürdigkeit, deren vier Felder besetzt sind, bringt 3 dazu.

lessons_stockholm_title = Stockholm
lessons_stockholm_points_1 = Du bekommst geheim eine bis drei Farben.
lessons_stockholm_points_2 = Ein Plättchen auf einem Touristen schickt ihn auf das erste freie Feld der Reihe von Sehenswürdigkeiten. Jedes Feld hat seine Punkte.
lessons_stockholm_points_3 = Am Ende bekommst du die Punkte unter allen Touristen deiner Farben, egal wer sie geschickt hat.
lessons_stockholm_points_4 = Wähle also den richtigen Moment für deine Farben, und lass sie niemanden erraten.
lessons_stockholm_points_5 = In der offenen Variante hat jede Farbe ihre eigene Sehenswürdigkeit, und wer legt, bekommt die Punkte sofort.

lessons_london_title = London
lessons_london_points_1 = Ein Taxi fährt um acht Sehenswürdigkeiten: über die oberen Felder hin, über die unteren zurück.
lessons_london_points_2 = Leg ein Plättchen auf einen Touristen, und das Taxi fährt los, höchstens vier Felder weit, bis es dessen Farbe findet.
lessons_london_points_3 = Du bekommst für jedes gefahrene Feld einen Punkt. Kommt die Farbe auf vier Feldern nicht vor, gehst du leer aus.
lessons_london_points_4 = Das Taxi bleibt stehen, wo es anhält; von dort geht es beim nächsten Mal weiter.

lessons_new-york_title = New York
lessons_new-york_points_1 = Auf der Ankunftsseite jeder Station wartet ein Tourist.
lessons_new-york_points_2 = Endet eine deiner Linien an einer Station, nimmst du den Touristen dort auf deine Tafel.
lessons_new-york_points_3 = Am Ende bringt jeder Tourist, was deine Tafel für seine Farbe zahlt: 0 bis 3 Punkte. Jede Tafel zahlt anders.
lessons_new-york_points_4 = Linien in die Zentralstation zählen doppelt, aber dort wartet niemand.

lessons_st-petersburg_title = St. Petersburg
lessons_st-petersburg_points_1 = Auf den Diagonalen des Plans liegen acht Sehenswürdigkeiten.
lessons_st-petersburg_points_2 = Leg ein Plättchen auf eine davon, wähle eine Farbe und stell ihren Touristen auf das Plättchen. Die vier Chips dieser Farbe werden gemischt.
lessons_st-petersburg_points_3 = Wird eine deiner Linien vollendet, nimmst du für jede Durchfahrt durch dieses Plättchen einen Chip der Farbe, ungesehen von den anderen.
lessons_st-petersburg_points_4 = Am Ende werden die Chips zusammengezählt. Jede Farbe enthält zehn Punkte, aber sehr verschieden verteilt.

lessons_berlin_title = Berlin
lessons_berlin_points_1 = Auf dem Plan stehen vier Gruppen von Touristen. Ein Plättchen, das unter einen von ihnen gelegt wird, trägt ihn von da an.
lessons_berlin_points_2 = Wird eine deiner Linien vollendet, bekommst du für jede Durchfahrt durch ein solches Plättchen eine Karte der Farbe.
lessons_berlin_points_3 = Am Ende bringen die meisten Karten einer Farbe die hohe Zahl ihrer Sehenswürdigkeit, die zweitmeisten die niedrige.
lessons_berlin_points_4 = Karten, die niemand genommen hat, spielen mit, als gehörten sie einer weiteren Person. Eine Karte genügt vielleicht nicht.

sections_board = Der Spielplan
rules_B1 = Der Plan ist ein Quadrat aus 8 mal 8 Feldern. Die vier Felder in der Mitte sind die Zentralstation, auf die nie ein Plättchen gelegt wird. Bleiben 60 Felder, eines für jedes Plättchen. Ein Feld heißt nach seiner Spalte, A bis H von links, und seiner Zeile, 1 bis 8 von oben.
rules_B2 = An jeder Außenseite eines Randfeldes liegt eine Station, insgesamt 32. Ihre Nummern laufen von der oberen rechten Ecke gegen den Uhrzeigersinn: 1 bis 8 oben nach links, 9 bis 16 links hinunter, 17 bis 24 unten nach rechts, 25 bis 32 rechts hinauf. Ein Eckfeld hat also zwei Stationen. Station 9 ist Place de Clichy.
rules_B3 = Züge fahren rechts. Eine Station hat zwei Gleise: Mit Blick vom Führerstand auf den Plan fährt der Zug auf dem rechten ab, und auf dem linken kommen andere Züge an. Die Zentralstation hat acht Bahnsteige, je einen an jeder Grenze zu einem Feld für Plättchen, und sie sind ebenso gebaut.

sections_tiles = Die Plättchen
rules_B4 = Ein Plättchen hat an jeder seiner vier Seiten ein Gleis hinein und eines hinaus. Seine vier Gleise verbinden jeden Eingang mit einem anderen Ausgang. 24 solche Plättchen sind möglich, und unter den 60 im Spiel sind sie alle.
rules_B5 = Ein Plättchen heißt nach vier Buchstaben, für Züge von oben, von rechts, von unten und von links. Bei a fährt der Zug geradeaus. Bei b verlässt er das Plättchen an der nächsten Seite im Uhrzeigersinn, bei c an der nächsten gegen den Uhrzeigersinn. Bei d wendet er und fährt hinaus, wo er hereinkam. Auf cbaa fährt ein Zug von oben links hinaus und einer von rechts unten; die anderen beiden fahren geradeaus.
rules_B6 = So oft gibt es jedes Plättchen: viermal { $four }; dreimal { $three }; zweimal { $two }.
rules_B7 = Ein Spielzug wird als Plättchen und Feld geschrieben: cbaa72 ist das Plättchen cbaa in Zeile 7, Spalte 2, beide von links oben ab 0 gezählt. Ein ganzer Plan ist die Folge dieser Spielzüge, in der Reihenfolge, in der sie gemacht wurden. Darf gedreht werden (V1), gelten die Buchstaben des Plättchens, wie es liegt.

sections_players = Farben und Stationen
rules_B8 = Es spielen zwei bis sechs Personen mit Gelb, Blau, Orange, Grün, Violett und Grau. Der Zug an einer Station zeigt, wem sie gehört. Zu zweit hat Gelb alle ungeraden Stationen, Blau alle geraden. Zu dritt: Gelb { $yellow3 }, Blau { $blue3 }, Orange { $orange3 }. Zu viert: Gelb { $yellow4 }, Blau { $blue4 }, Orange { $orange4 }, Grün { $green4 }. Zu fünft: Gelb { $yellow5 }, Blau { $blue5 }, Orange { $orange5 }, Grün { $green5 }, Violett { $purple5 }. Zu sechst: Gelb { $yellow6 }, Blau { $blue6 }, Orange { $orange6 }, Grün { $green6 }, Violett { $purple6 }, Grau { $grey6 }. Zu dritt, fünft und sechst gehören die Stationen 16 und 17 niemandem, aber Linien dürfen dort enden.
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

sections_companies = Metrogesellschaften
rules_M1 = Die Linien gehören acht Gesellschaften, die immer alle mitspielen, egal wie viele ihr seid; zwei bis sechs Personen besitzen Aktien davon. Jede Gesellschaft hat vier Stationen, eine an jeder Seite des Plans: Gelb { $yellow }, Blau { $blue }, Orange { $orange }, Grün { $green }, Violett { $purple }, Grau { $grey }, Rot { $red }, Braun { $brown }.
rules_M2 = Jede Gesellschaft hat vier Aktien, über 10, 20, 30 und 40 Prozent. Aktien mit gleichem Prozentsatz werden gemischt und bilden einen verdeckten Stapel. Von jedem der vier Stapel ziehst du eine und hältst sie geheim. Dann wird von jedem Stapel die oberste Aktie offen danebengelegt.
rules_M3 = Bist du dran, legst du entweder ein Plättchen (B10) oder tauschst eine Aktie. Zum Tauschen schiebst du eine deiner Aktien verdeckt unter den Stapel ihres Prozentsatzes. Dann nimmst du die offene Aktie dieses Stapels oder die oberste verdeckte. Hast du die offene genommen, wird die nächste des Stapels aufgedeckt. Was unter einen Stapel kommt, taucht erst nach allem darüber wieder auf, und du merkst dir, was du dorthin gelegt hast. Wurde zwei ganze Runden lang nur getauscht oder gepasst, ruht das Tauschen, bis ein Plättchen gelegt oder ein Marker gesetzt wurde.
rules_M4 = Sobald der Zählstein irgendeiner Gesellschaft bei 25 oder darüber steht, wird bis zum Spielende keine Aktie mehr getauscht.
rules_M5 = Linien werden gewertet wie sonst, aber die Punkte sind Gewinn der Gesellschaft und gehören niemandem von euch.
rules_M6 = Am Ende werden die Gesellschaften nach ihrem Gewinn gereiht. Die beste ist 8 wert, die nächste 7 und so weiter bis 1. Gesellschaften mit gleichem Gewinn haben alle den höheren Wert, und die Werte darunter entfallen. Für jede Aktie bekommst du den Wert ihrer Gesellschaft, je zehn Prozent einmal.
rules_M7 = Wer von einer Gesellschaft insgesamt den höchsten Prozentsatz hält, bekommt außerdem einen Punkt je volle zehn ihres Gewinns. Halten mehrere gleich viel, bekommen ihn alle ganz. Hält niemand eine Aktie, bekommt ihn niemand.
rules_M8 = Wer die meisten Siegpunkte hat, gewinnt. Beispiel: Gewinne von 38 für Gelb, 36 für Orange, 34 für Grau, 32 für Grün, 32 für Blau, 29 für Rot, 25 für Braun und 25 für Violett ergeben die Werte 8, 7, 6, 5, 5, 3, 2 und 2. Aktien über 40 und 20 Prozent von Gelb, 30 von Grün und 10 von Blau bringen 48 + 15 + 5 = 68. Wer am meisten von Gelb hält, bekommt noch 3 dazu.

sections_central-stations = Zentralstationen
rules_M9 = Ohne Gesellschaften haben alle einen Marker. Statt ein Plättchen zu legen, darfst du ihn einmal im Spiel auf einen freien Bahnsteig der Zentralstation setzen. Die Linie, die dort beginnt, gehört dann zusätzlich dir.
rules_M10 = Mit Gesellschaften hat jede Gesellschaft einen Marker. Statt zu legen oder zu tauschen, darfst du den Marker einer Gesellschaft setzen, wenn du eine ihrer Aktien zeigst. Diese Aktie bleibt offen vor dir liegen und kann nicht mehr getauscht werden.
rules_M11 = Eine Linie aus dem Zentrum wird gewertet wie die anderen, aber nie verdoppelt, auch wenn sie wieder im Zentrum endet. Auch sie darf nicht aus einem einzigen Plättchen bestehen, mit derselben Ausnahme wie in B14. Ein Bahnsteig ist frei, solange kein Marker auf ihm steht und die Linie von dort nicht vollendet ist.
rules_M12 = Setzt du einen Marker, ist das dein ganzer Spielzug, und du ziehst nichts. Gleise, die schon vom Bahnsteig wegführen, zählen voll mit. Ein Marker, der nie gesetzt wird, bringt nichts. Linien von Stationen am Rand werden an jedem Bahnsteig verdoppelt, ob mit Marker oder ohne, auch mit deinem eigenen. Marker dürfen auch noch gesetzt werden, wenn nicht mehr getauscht wird (M4). Eine gezeigte Aktie zählt weiter für Wert und Mehrheit (M6, M7). Ein Feld wird nicht dadurch zugänglich, dass es einen Marker berührt (B12).

sections_central-tracks = Zentralgleise
rules_M13 = Vor dem Spiel werden vier der acht Zentralgleise gezogen; sie bedecken die Mitte, jedes zufällig gedreht. Pfeile tragen sie nicht. Die acht sind { $tiles }.
rules_M14 = Linien fahren durch das Zentrum hindurch und enden nur am Rand; verdoppelt wird also nichts. Die Durchfahrt durch ein Plättchen der Mitte bringt 1 Punkt, wie überall.
rules_M15 = Die Plättchen der Mitte machen keine Felder zugänglich: Ein Plättchen muss am Rand liegen oder neben einem, das im Spiel gelegt wurde (B12).

sections_solo = Solo
rules_M16 = Du spielst allein mit den acht Gesellschaften und ihren Stationen (M1). Alle beginnen bei 0. Ein Stapel aus acht Karten, eine je Gesellschaft, bestimmt die Farbe.
rules_M17 = Zwei Plättchen liegen offen vor dir. Jedes Mal wird eine Karte aufgedeckt. Wähle eine unvollendete Linie ihrer Farbe und leg eines deiner Plättchen auf das Feld, das diese Linie als Nächstes erreicht; dann zieh ein Plättchen. Waren alle Karten zu sehen, werden sie neu gemischt. Ist der Stapel leer, spielst du mit den Plättchen weiter, die du hast. Linien, die an der Zentralstation enden, werden verdoppelt (B17).
rules_M18 = Bis die achte Karte aufgedeckt ist, darfst du ein Plättchen dddd, das alle Züge zurückschickt, beim Ziehen ablehnen. Du bekommst dafür ein anderes, und das abgelehnte kommt zurück unter die übrigen. Auch das zweite dddd darf abgelehnt werden.
rules_M19 = Du legst am Rand oder neben anderen Plättchen, ungedreht (B12, B13). Linien über ein einziges Plättchen sind erlaubt.
rules_M20 = Hat eine Gesellschaft ihre vier Linien vollendet, scheidet ihre Karte sofort aus, wo immer sie liegt. Geht der Kartenstapel aus, bilden die gesehenen Karten einen neuen. Das Spiel endet, wenn alle 32 Linien gewertet sind, auch wenn Plättchen übrig bleiben. Dein Ergebnis ist der Gewinn der ärmsten Gesellschaft. In der schweren Variante wird der Abstand zwischen reichster und ärmster abgezogen. Beispiel: 35 für die beste und 22 für die letzte ergeben 22, in der schweren Variante 9.

sections_cities = Städte
rules_Y1 = Mit Gesellschaften gehen Punkte für das Legen eines Plättchens direkt an dich, wenn du es gelegt hast. Was sonst bekommt, wem die Linie gehört (Touristen in New York, Chips in St. Petersburg, Karten in Berlin), erhält stattdessen die Gesellschaft. Es kommt am Ende zum Gewinn dazu, bevor die Gesellschaften gereiht und die Mehrheiten ausgezahlt werden (M6, M7), und beendet nie das Tauschen (M4).
rules_Y2 = Die inneren Felder sind alle, die mindestens einen Schritt vom Rand entfernt sind, ohne das Zentrum: 32 Felder.
rules_Y3 = Es gibt Touristen in acht Farben: Gelb, Blau, Orange, Grün, Violett, Grau, Rot und Braun, in dieser Reihenfolge, wo immer eine nötig ist. Eine Linie, die niemandem gehört, von Station 16 oder 17 oder von einem Bahnsteig ohne Marker, nimmt weder Touristen noch Chips; ihre Karten in Berlin gehen an die gedachte Person (E3).

sections_paris = Paris
rules_P1 = Die zwölf Sehenswürdigkeiten haben je vier Farbfelder. Sie werden gemischt und gleichmäßig verteilt: je sechs zu zweit, vier zu dritt, drei zu viert, zwei zu fünft oder zu sechst. Übrige bleiben aus dem Spiel. Sie liegen in der Reihenfolge des Austeilens vor dir und werden nicht verschoben. Auf jedem inneren Feld steht ein zufällig gewählter Tourist: vier in jeder der acht Farben.
rules_P2 = Legst du ein Plättchen auf einen Touristen, nimmst du ihn und setzt ihn auf ein freies Farbfeld gleicher Farbe deiner Sehenswürdigkeiten; auf welches, wählst du. Das musst du auch dann, wenn es dich einen Punkt kostet. Hast du kein solches Farbfeld, stell den Touristen zu einem anderen auf ein Feld des Plans, das mit diesem eine Seite teilt. Steht dort keiner, zu irgendeinem Touristen auf dem Plan. Gibt es gar keinen, verlässt der Tourist das Spiel. Von einem Feld mit mehreren Touristen hebst du alle auf und setzt sie dann einzeln in beliebiger Reihenfolge; zu denen, die noch aufgehoben sind, kann sich keiner stellen, und auf das eben bedeckte Feld kommt keiner zurück.
rules_P3 = Such am Ende die längste Kette besetzter Farbfelder ohne Lücke; sie darf von einer Sehenswürdigkeit in die nächste reichen. Jeder Tourist darin bringt 2 Punkte, jeder andere kostet 1. Eine Sehenswürdigkeit mit vier Touristen bringt 3 dazu. Beispiel: Zwei Touristen stehen abseits, vier füllen die nächste Sehenswürdigkeit, und einer schließt direkt an: 10 + 3 − 2 = 11.
rules_P4 = Die Farbfelder der Sehenswürdigkeiten, von links nach rechts. Louvre: Grau, Violett, Gelb, Blau. Notre-Dame: Braun, Gelb, Blau, Rot. Sacré-Cœur: Gelb, Rot, Violett, Orange. Triumphbogen (Arc de Triomphe): Orange, Gelb, Braun, Grau. Place de la Concorde: Gelb, Braun, Violett, Grün. Moulin Rouge: Rot, Grün, Grau, Gelb. Invalidendom (Dôme des Invalides): Blau, Violett, Orange, Braun. Pont Alexandre III: Rot, Grau, Blau, Orange. Eiffelturm: Grün, Blau, Rot, Violett. Panthéon: Grau, Blau, Grün, Braun. Versailles: Violett, Orange, Grau, Grün. Fondation Louis Vuitton: Orange, Grün, Braun, Rot.

sections_stockholm = Stockholm
rules_S1 = Acht Sehenswürdigkeiten mit je vier Feldern bilden in zufälliger Folge eine Reihe. Touristen stehen auf dem Plan wie in Paris (P1). Von acht Farbchips bekommst du verdeckt einige: zu zweit je drei, zu dritt oder zu viert zwei, zu fünft oder zu sechst einen. Die der anderen sieht niemand.
rules_S2 = Legst du ein Plättchen auf einen Touristen, geht er auf das erste freie Feld der Reihe, von links. Am Ende bekommst du die Punkte aller Felder, auf denen ein Tourist einer deiner Farben steht.
rules_S3 = Offene Variante: Jede Sehenswürdigkeit bekommt zufällig eine Farbe, für alle sichtbar. Ein Tourist geht auf das erste freie Feld der Sehenswürdigkeit seiner Farbe, und wer das Plättchen gelegt hat, bekommt sofort dessen Punkte.
rules_S4 = Die Punkte der Felder, von links nach rechts. Gröna Lund: 1, 3, 2, 4. Drottningholm: 0, 2, 3, 5. Nobelmuseum: 1, 5, 1, 3. Königliches Schloss: 4, 0, 5, 1. Storkyrkan: 2, 3, 3, 2. Vasa-Museum: 3, 0, 4, 3. Globe Arena: 2, 1, 5, 2. Stadthaus: 1, 4, 1, 4. Jede Sehenswürdigkeit hat insgesamt zehn Punkte.

sections_london = London
rules_L1 = Acht Sehenswürdigkeiten liegen in zufälliger Folge in einer Reihe, mit einer Wendestelle an jedem Ende. Jede hat zwei Farbfelder oben und zwei unten. Zusammen sind sie ein Rundkurs: oben nach rechts, unten zurück nach links. Das Taxi wartet am linken Ende. Touristen stehen auf dem Plan wie in Paris (P1).
rules_L2 = Legst du ein Plättchen auf einen Touristen, fährt das Taxi los. Es hält am ersten Feld in der Farbe des Touristen, und du bekommst einen Punkt für jedes gefahrene Feld; Wendestellen zählen nicht. Nach vier Feldern ohne diese Farbe bleibt es dort stehen, und du bekommst nichts. Der Tourist verlässt in jedem Fall das Spiel.
rules_L3 = Die Farbfelder der Sehenswürdigkeiten: die zwei oberen, dann die zwei unteren, jeweils von links nach rechts. Tower Bridge: Gelb, Grün; Blau, Rot. Big Ben: Blau, Violett; Orange, Braun. Westminster Palace: Orange, Grau; Grün, Gelb. St Paul’s Cathedral: Grün, Rot; Violett, Blau. Trafalgar Square: Violett, Braun; Grau, Orange. London Eye: Grau, Gelb; Rot, Grün. Tower of London: Rot, Blau; Braun, Violett. Buckingham Palace: Braun, Orange; Gelb, Grau.

sections_new-york = New York
rules_N1 = Alle bekommen zufällig eine von acht Tafeln; mit Gesellschaften bekommt jede Gesellschaft eine. Auf der Ankunftsseite jeder der 32 Stationen wartet ein Tourist, zufällig aufgestellt, vier in jeder Farbe.
rules_N2 = Endet eine deiner Linien an einer Station, nimmst du den Touristen, der dort wartet; die Linie einer Gesellschaft nimmt ihn für die Gesellschaft. An einem Ankunftsgleis endet immer nur eine Linie, also ist auch immer einer da. An der Zentralstation ist niemand abzuholen. Am Ende ist jeder Tourist wert, was die Tafel für seine Farbe zeigt.
rules_N3 = In der Reihenfolge der Farben (Y3) zahlt die erste Tafel 0, 3, 1, 2, 0, 2, 3, 1. Jede weitere Tafel beginnt in dieser Folge eine Stelle später und hängt das Übersprungene hinten an. Die Sehenswürdigkeiten der Farben sind Empire State Building, Yankee Stadium, Times Square, Central Park, Freiheitsstatue, Brooklyn Bridge, St Patrick’s Cathedral und Rockefeller Center. Beispiel: Zwei Touristen zu 3, zwei zu 1 und einer zu 0 bringen 8.

sections_st-petersburg = St. Petersburg
rules_T1 = Acht Sehenswürdigkeiten liegen auf den Diagonalen des Plans: auf dem zweiten und dritten Feld von jeder Ecke aus. Jede Farbe hat vier Chips, die anfangs offen neben dem Plan liegen, und einen Touristen.
rules_T2 = Legst du ein Plättchen auf eine Sehenswürdigkeit, wird sie entfernt. Wähle einen Touristen, der noch nicht aufgestellt ist, und stell ihn auf das Plättchen. Die Chips seiner Farbe werden verdeckt und gemischt.
rules_T3 = Wird eine deiner Linien vollendet, ziehst du für jede Durchfahrt durch das Plättchen eines Touristen einen Chip seiner Farbe: bis zu vier. Auch das Plättchen, das die Linie vollendet, zählt dabei. Du siehst den Wert deiner eigenen Chips; von denen der anderen kennst du nur die Zahl. Chips von Gesellschaften sieht niemand. Am Ende werden alle aufgedeckt und zusammengezählt. Beispiel: Eine Linie mit 11 Punkten, die das Plättchen dreimal durchfährt, bringt 11 Punkte und drei Chips.
rules_T4 = In jeder Farbe ergeben die Chips zusammen zehn. Gelb: 1, 2, 3, 4. Blau: 2, 2, 3, 3. Orange: 0, 0, 5, 5. Grün: 1, 1, 4, 4. Violett: 0, 2, 3, 5. Grau: 1, 1, 1, 7. Rot: 0, 3, 3, 4. Braun: 2, 2, 2, 4. Die Sehenswürdigkeiten sind Peterhof, Auferstehungskirche, Peter-und-Paul-Festung, Eherner Reiter, Kasaner Kathedrale, Fabergé-Museum, Eremitage und Katharinenpalast.

sections_berlin = Berlin
rules_E1 = Acht Sehenswürdigkeiten liegen in einer Reihe. In jeder Farbe gibt es drei Touristen. Je zwei stehen auf dem Plan, in vier quadratischen Gruppen aus vier verschiedenen Farben, eine in jedem Viertel des Plans, ein Feld vom Rand entfernt. Der dritte geht zu einer zufälligen Sehenswürdigkeit. Jede Farbe hat acht Karten.
rules_E2 = Ein Plättchen, das auf einen Touristen gelegt wird, trägt ihn von da an. Wird eine deiner Linien gewertet, nimmst du für jede Durchfahrt durch dieses Plättchen eine Karte in der Farbe des Touristen. Beispiel: Eine Linie mit 7 Punkten, die einen gelben Touristen zweimal und einen violetten einmal passiert, bringt 7 Punkte, zwei gelbe Karten und eine violette.
rules_E3 = Am Ende wird jede Farbe für sich gewertet. Wer die meisten Karten hat, bekommt die höhere Zahl der Sehenswürdigkeit, bei der ihr Tourist steht; wer die zweitmeisten hat, die niedrigere. Haben mehrere die meisten, werden beide Zahlen addiert, unter ihnen geteilt und abgerundet, und einen zweiten Rang gibt es nicht. Haben mehrere die zweitmeisten, wird die niedrigere Zahl ebenso geteilt. Nicht genommene Karten gehören einer gedachten Person, die wie alle anderen gewinnt oder teilt; ihre Punkte verfallen. Ohne eine Karte der Farbe bekommst du nichts.
rules_E4 = Die Sehenswürdigkeiten haben zwei Seiten; gespielt wird mit allen auf Seite A, allen auf Seite B oder zufällig gemischt. Höhere und niedrigere Zahl auf Seite A, dann auf Seite B. Alexanderplatz: 4/3, 7/1. Rotes Rathaus: 5/3, 8/1. Siegessäule: 5/4, 8/2. Brandenburger Tor: 6/3, 9/1. Berliner Dom: 6/4, 9/2. Museumsinsel: 6/5, 10/1. Reichstag: 7/4, 10/2. Gedächtniskirche: 7/5, 11/2.

tutorial_welcome = Willkommen bei Metro! Du spielst Gelb, dein Gegenüber Blau. Abwechselnd legt ihr Plättchen und baut so Linien für eure Züge. Je länger eine Linie, desto mehr Punkte bringt sie.
tutorial_stations = Rund um den Plan liegen 32 Stationen. Die 16 mit ungeraden Nummern gehören dir, und an jeder wartet ein gelber Zug. Jeder Zug befährt im Spiel eine einzige Linie, und die wird einmal gewertet.
tutorial_right = Züge fahren rechts. Blick von Station 7 auf den Plan: Der Zug fährt auf dem rechten Gleis ab. Das Gleis links davon ist für die Ankunft. So ein Gleispaar hat auch jede Seite eines Plättchens, eines hinein und eines hinaus.
tutorial_lay = Ein Plättchen kommt auf ein leeres Feld am Rand oder neben ein Plättchen, das schon liegt. Gedreht wird es nicht. Leg dein Plättchen vor Station 7, und deine erste Linie beginnt.
tutorial_grow = Blau hat ein Plättchen neben deines gelegt, und deine Linie läuft gleich darüber weiter. Plättchen gehören niemandem: Jede Linie nutzt die Gleise, auf die sie trifft. Leg dein neues Plättchen auf das markierte Feld. Dann hat deine Linie 3 Plättchen.
tutorial_turnBack = Dieses Plättchen lässt deinen Zug wenden. Er rollt über Plättchen zurück, die er schon befahren hat, und kommt an einer anderen Station heraus. Das ist gut so: Jede Durchfahrt zählt. Leg es und vollende deine Linie.
tutorial_scored = Deine Linie ist vollendet und bringt 6 Punkte. Sie hat nur 4 Plättchen, aber die 2 markierten werden zweimal befahren, und jede Durchfahrt ist einen Punkt wert.
tutorial_hurt = Autsch! Blau hat gerade deine Linie ab Station 3 vollendet, nach nur 2 Plättchen. Du bekommst 2 Punkte, und mehr bringt diese Linie nie. Eine Linie zählt immer für die Farbe, der sie gehört, egal wer sie vollendet.
tutorial_refused = Das Plättchen auf deiner Hand schickt jeden Zug sofort zurück. Auf einem der markierten Felder wäre eine Linie zu Ende, kaum dass sie ihre Station verlassen hat. So eine Linie über 1 Plättchen ist verboten, solange das Plättchen anderswohin passt. Versuch es ruhig: Der Plan nimmt es nicht an.
tutorial_draw = Dieses Plättchen ist bald nützlich, also heb es auf. Du darfst stattdessen eines vom Stapel ziehen und sofort legen. Nach dem Ziehen gibt es kein Zurück. Zieh jetzt.
tutorial_drawn = Ein feines Plättchen: Es führt den Zug von Station 5 geradeaus weiter zur Mitte. Leg es auf das markierte Feld. Deine Hand bleibt, wie sie ist.
tutorial_revenge = Sieh dir jetzt die Linie von Blau ab Station 4 an: Gleich erreicht sie das markierte Feld. Leg das Plättchen, das du aufgehoben hast. Es schickt den Zug nach 4 Durchfahrten heim, für magere 4 Punkte.
tutorial_centre = Die vier Felder in der Mitte sind die Zentralstation. Eine Linie, die dort endet, zählt doppelt. Deine Linie ab Station 5 wartet am markierten Feld: Leg dein Plättchen und folge dem Zug.
tutorial_doubled = Dein Zug durchfährt dieses eine Plättchen 4-mal! Die Linie hat 12 Durchfahrten und endet an der Zentralstation: 24 Punkte. Du führst mit 32 zu 4. Die nächsten 47 Plättchen werden für euch beide gelegt; sieh zu, wie die Linien wachsen.
tutorial_last = Blau hat aufgeholt und führt mit 104 zu 84. Der Stapel ist leer, und das ist dein letztes Plättchen. Eine Linie kann das Spiel noch drehen: deine ab Station 17. Leg das Plättchen auf das markierte Feld.
tutorial_over = Noch einmal 24 Punkte an der Zentralstation! Blau legt das letzte der 60 Plättchen, und das Spiel ist aus; alle Linien sind vollendet. Es steht 112 zu 107: Die meisten Punkte gewinnen, also hast du gewonnen. Jetzt weißt du, wie es geht.
