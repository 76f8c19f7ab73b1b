firstSeat = Beginnen kann nur, wer mitspielt: ein Platz von 0 bis { $max }.
targetBetween = Die Punkte zum Sieg müssen eine ganze Zahl von { $min } bis { $max } sein.

orderDue = Eine Runde beginnt: Zuerst wird die Reihenfolge der Geraden gezogen.
lineDue = Gerade werden die Linien verteilt.
sectionDue = Jetzt muss { $tile } gelegt werden.
unknownOrder = { $name } ist keine Reihenfolge der Geraden. Es gibt { LIST($names) }.
unknownLine = Eine Linie „{ $number }“ gibt es nicht. Linien sind 1 bis { $max }.
lineDealt = Linie { $line } ist schon vergeben.
unknownSection = Einen Abschnitt „{ $name }“ gibt es nicht.

unknownRotation = { $number } ist keine Drehung. Gedreht wird um 0, 1, 2 oder 3 Vierteldrehungen im Uhrzeigersinn.
sameRotation = Eine halbe Drehung ändert nichts an { $tile }: Drehung { $number } schreibt man { $equal }.
spotTaken = Auf { $spot } liegt schon ein Plättchen, und Plättchen werden nicht verschoben.
touchesNothing = Auf { $spot } würde der Abschnitt kein Plättchen berühren.
linesMustJoin = Linien müssen zusammenpassen: Dieses Feld verlangt { LIST($wants) }.
fitsInNoRotation = Dieser Abschnitt passt hier in keiner Drehung: Das Feld verlangt { LIST($wants) }.

## What a cell needs: a side and a line

names_want = { $want ->
    [north] Linie { $detail } im Norden
    [east] Linie { $detail } im Osten
    [south] Linie { $detail } im Süden
   *[west] Linie { $detail } im Westen
}
