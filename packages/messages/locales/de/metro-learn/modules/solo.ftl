title = Solo

lesson_1 = Du leitest alle acht Gesellschaften allein, mit zwei offenen Plättchen vor dir.
lesson_2 = Jedes Mal zeigt eine Karte eine Farbe. Leg eines deiner Plättchen dorthin, wo eine unvollendete Linie dieser Farbe weitergeht.
lesson_3 = Linien über ein einziges Plättchen sind hier erlaubt.
lesson_4 = Sind alle 32 Linien vollendet, ist der Gewinn der ärmsten Gesellschaft dein Ergebnis. Vernachlässige also keine.
lesson_5 = Im schweren Spiel wird auch noch der Abstand zwischen der reichsten und der ärmsten abgezogen.

rules_M16 = Du spielst allein mit den acht Gesellschaften und ihren Stationen (M1). Alle beginnen bei 0. Ein Kartenstapel mit acht Karten, einer je Gesellschaft, bestimmt die Farbe.
rules_M17 = Zwei Plättchen liegen offen vor dir. Jedes Mal wird eine Karte aufgedeckt. Wähle eine unvollendete Linie ihrer Farbe und leg eines deiner Plättchen auf das Feld, das diese Linie als Nächstes erreicht; dann zieh ein Plättchen. Waren alle Karten zu sehen, werden sie neu gemischt. Ist der Stapel leer, spielst du mit den Plättchen weiter, die du hast. Linien, die an der Zentralstation enden, werden verdoppelt (B17).
rules_M18 = Bis die achte Karte aufgedeckt ist, darfst du ein Plättchen dddd, das alle Züge zurückschickt, beim Ziehen ablehnen. Du bekommst dafür ein anderes, und das abgelehnte kommt zurück unter die übrigen. Auch das zweite dddd darf abgelehnt werden.
rules_M19 = Du legst am Rand oder neben anderen Plättchen, ungedreht (B12, B13). Linien über ein einziges Plättchen sind erlaubt.
rules_M20 = Hat eine Gesellschaft ihre vier Linien vollendet, scheidet ihre Karte sofort aus, wo immer sie liegt. Geht der Kartenstapel aus, bilden die gesehenen Karten einen neuen. Das Spiel endet, wenn alle 32 Linien gewertet sind, auch wenn Plättchen übrig bleiben. Dein Ergebnis ist der Gewinn der ärmsten Gesellschaft. In der schweren Variante wird der Abstand zwischen reichster und ärmster abgezogen. Beispiel: 35 für die reichste und 22 für die ärmste ergeben 22, in der schweren Variante 9.

figures_extend = Die Karte zeigt diese Farbe. Ein Plättchen kommt dorthin, wo eine ihrer unvollendeten Linien weiterginge: auf ein markiertes Feld.

tutorial_alone = Du spielst allein, für alle acht Gesellschaften zugleich. Dein Ergebnis ist der Gewinn der ärmsten, also darf keine zurückbleiben.
tutorial_refuse = Du hast immer zwei offene Plättchen. Das eben gezogene schickt jeden Zug gleich wieder zurück. Am Anfang des Spiels darfst du es ablehnen und bekommst ein anderes: Tu das.
tutorial_yellow = Eine Karte sagt, welche Gesellschaft dran ist: Gelb. Das Plättchen muss dorthin, wo eine unvollendete gelbe Linie weitergeht. Wähle das rechte und leg es auf das markierte Feld.
tutorial_red = 4 Punkte für Gelb. Du hast ein neues Plättchen gezogen, und Rot ist dran. Diesmal ist das linke besser: Leg es auf das markierte Feld.
tutorial_purple = 3 Punkte für Rot. Jetzt ist Violett dran, und wieder passt das linke Plättchen gut. Leg es auf das markierte Feld.
tutorial_lowest = 4 Punkte für Violett. Aber vier Gesellschaften haben noch nichts, also wäre dein Ergebnis jetzt 0. Lange Linien helfen nur, wenn jede Gesellschaft welche bekommt.
tutorial_cards = Die acht Karten kommen immer wieder. Sind alle Linien einer Gesellschaft vollendet, verlässt ihre Karte das Spiel. Es endet, wenn jede Linie gewertet ist.
