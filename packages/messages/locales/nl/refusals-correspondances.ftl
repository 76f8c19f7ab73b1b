firstSeat = Wie begint, moet ook meespelen: een plaats van 0 tot en met { $max }.
targetBetween = De punten om te winnen moeten een heel getal van { $min } tot en met { $max } zijn.

orderDue = Er begint een ronde: eerst wordt de volgorde van de rechte tegels getrokken.
lineDue = De lijnen worden net gedeeld.
sectionDue = Nu moet { $tile } worden gelegd.
unknownOrder = { $name } is geen volgorde van de rechte tegels. De volgordes zijn { LIST($names) }.
unknownLine = Er is geen lijn “{ $number }”. De lijnen zijn 1 tot en met { $max }.
lineDealt = Lijn { $line } is al gedeeld.
unknownSection = Er is geen spoortegel “{ $name }”.

unknownRotation = { $number } is geen draaiing. Je draait 0, 1, 2 of 3 kwartslagen met de klok mee.
sameRotation = Een halve slag verandert niets aan { $tile }: draaiing { $number } schrijf je als { $equal }.
spotTaken = Op { $spot } ligt al een tegel, en tegels worden niet verlegd.
touchesNothing = Op { $spot } zou hij geen andere tegel raken.
linesMustJoin = Lijnen moeten aansluiten: dit vak vraagt { LIST($wants) }.
fitsInNoRotation = Deze spoortegel past hier op geen enkele manier: het vak vraagt { LIST($wants) }.

## What a cell needs: a side and a line

names_want = { $want ->
    [north] lijn { $detail } in het noorden
    [east] lijn { $detail } in het oosten
    [south] lijn { $detail } in het zuiden
   *[west] lijn { $detail } in het westen
}
