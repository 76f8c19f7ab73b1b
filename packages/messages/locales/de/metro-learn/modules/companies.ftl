title = Metrogesellschaften

lesson_1 = Alle Linien gehören acht Gesellschaften. Du besitzt keine Linien, sondern Aktien über 10, 20, 30 oder 40 Prozent.
lesson_2 = Vier Aktien hältst du verdeckt. Bist du dran, legst du ein Plättchen oder tauschst eine davon.
lesson_3 = Sobald eine Gesellschaft bei 25 Punkten steht, ist es mit dem Tauschen für immer vorbei.
lesson_4 = Am Ende kommen die Gesellschaften in eine Rangfolge: Die erste ist 8 wert, die letzte 1. Eine Aktie bringt diesen Wert je zehn Prozent einmal.
lesson_5 = Wer am meisten von einer Gesellschaft hält, bekommt einen Bonus: einen Punkt je zehn, die sie verdient hat.

rules_M1 = Die Linien gehören acht Gesellschaften, die immer alle mitspielen, egal wie viele ihr seid; zwei bis sechs Personen besitzen Aktien davon. Jede Gesellschaft hat vier Stationen, eine an jeder Seite des Plans: Gelb { $yellow }, Blau { $blue }, Orange { $orange }, Grün { $green }, Violett { $purple }, Grau { $grey }, Rot { $red }, Braun { $brown }.
rules_M2 = Jede Gesellschaft hat vier Aktien, über 10, 20, 30 und 40 Prozent. Aktien mit gleichem Prozentsatz werden gemischt und bilden einen verdeckten Stapel. Von jedem der vier Stapel ziehst du eine und hältst sie geheim. Dann wird von jedem Stapel die oberste Aktie offen danebengelegt.
rules_M3 = Bist du dran, legst du entweder ein Plättchen (B10) oder tauschst eine Aktie. Zum Tauschen schiebst du eine deiner Aktien verdeckt unter den Stapel ihres Prozentsatzes. Dann nimmst du die offene Aktie dieses Stapels oder die oberste verdeckte. Hast du die offene genommen, wird die nächste des Stapels aufgedeckt. Was unter einen Stapel kommt, taucht erst nach allem darüber wieder auf, und du merkst dir, was du dorthin gelegt hast. Wurde zwei ganze Runden lang nur getauscht oder gepasst, ruht das Tauschen, bis ein Plättchen gelegt oder ein Marker gesetzt wurde.
rules_M4 = Sobald der Zählstein irgendeiner Gesellschaft bei 25 oder darüber steht, wird bis zum Spielende keine Aktie mehr getauscht.
rules_M5 = Linien werden gewertet wie sonst, aber die Punkte sind Gewinn der Gesellschaft und gehören niemandem von euch.
rules_M6 = Am Ende werden die Gesellschaften nach ihrem Gewinn geordnet. Die beste ist 8 wert, die nächste 7 und so weiter bis 1. Gesellschaften mit gleichem Gewinn haben alle den höheren Wert, und die Werte darunter entfallen. Für jede Aktie bekommst du den Wert ihrer Gesellschaft, je zehn Prozent einmal.
rules_M7 = Wer von einer Gesellschaft insgesamt den höchsten Prozentsatz hält, bekommt außerdem einen Punkt je volle zehn ihres Gewinns. Halten mehrere gleich viel, bekommen ihn alle ganz. Hält niemand eine Aktie, bekommt ihn niemand.
rules_M8 = Wer die meisten Siegpunkte hat, gewinnt. Beispiel: Gewinne von 38 für Gelb, 36 für Orange, 34 für Grau, 32 für Grün, 32 für Blau, 29 für Rot, 25 für Braun und 25 für Violett ergeben die Werte 8, 7, 6, 5, 5, 3, 2 und 2. Aktien über 40 und 20 Prozent von Gelb, 30 von Grün und 10 von Blau bringen 48 + 15 + 5 = 68. Wer am meisten von Gelb hält, bekommt noch 3 dazu.

figures_stations = Die Stationen am oberen Rand und an seinen Ecken: Jede Gesellschaft hat eine auf jeder Seite des Plans.
figures_shares = Am Ende: die Gesellschaften nach Gewinn mit ihrem Wert, und was die Aktien einer Hand einbringen: { $shares } Punkte. Ihre Mehrheiten bringen noch { $bonus }.

tutorial_lines = Die Züge gehören nicht mehr euch, sondern acht Gesellschaften mit je vier Stationen. Du besitzt Aktien davon.
tutorial_shares = Du hast vier Aktien: 10 % Braun, 20 % Grün, 30 % und 40 % Grau. Nur du siehst sie.
tutorial_exchange = Statt ein Plättchen zu legen, darfst du eine Aktie gegen eine gleich große tauschen. Die offene Aktie über 10 % ist grau. Wähle deine braune und nimm dafür die graue.
tutorial_majority = Drei deiner vier Aktien sind jetzt grau. Niemand kann mehr von Grau haben als du, und wer am meisten hält, bekommt am Ende einen Bonus: einen Punkt je zehn Punkte Gewinn der Gesellschaft.
tutorial_build = Bau also für Grau. Die graue Linie ab Station 24 ist fast vollendet. Leg dein Plättchen auf das markierte Feld: Die Punkte bekommt die Gesellschaft, niemand von euch.
tutorial_profit = Grau verdient 7 und führt mit einem Gewinn von 10. Am Ende gibt es eine Rangfolge: Für jedes Zehntel, das du hältst, zahlt die erste Gesellschaft acht Punkte, die zweite sieben und so weiter.
tutorial_secret = Sobald eine Gesellschaft fünfundzwanzig Punkte hat, ist es mit dem Tauschen vorbei. Beobachte bis dahin, welche Linien die anderen bauen: Das verrät ihre Aktien. Deine auch.
