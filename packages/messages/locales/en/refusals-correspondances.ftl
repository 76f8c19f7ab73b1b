### Why something is refused in Correspondances.

firstSeat = The first player must be one of those who play: a seat from 0 to { $max }.
targetBetween = The points that win must be a whole number from { $min } to { $max }.

orderDue = A round begins: the order of the straights is drawn first.
lineDue = Lines are being dealt.
sectionDue = { $tile } must be placed now.
unknownOrder = { $name } is not an order of the straights. Orders are { LIST($names) }.
unknownLine = There is no line “{ $number }”. Lines are 1 to { $max }.
lineDealt = Line { $line } has already been dealt.
unknownSection = There is no section “{ $name }”.

unknownRotation = { $number } is not a rotation. Rotations are 0, 1, 2 and 3 quarter turns clockwise.
sameRotation = { $tile } looks the same after half a turn: write rotation { $number } as { $equal }.
spotTaken = There is already a tile on { $spot }, and tiles are not moved.
touchesNothing = On { $spot } it would touch no other tile.
linesMustJoin = Lines must join: this cell needs { LIST($wants) }.
fitsInNoRotation = This section does not fit here in any rotation: the cell needs { LIST($wants) }.

## What a cell needs: a side and a line

names_want = { $want ->
    [north] line { $detail } in the north
    [east] line { $detail } in the east
    [south] line { $detail } in the south
   *[west] line { $detail } in the west
}
