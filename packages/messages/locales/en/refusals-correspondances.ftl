### Why something is refused in Correspondances.

firstSeat = The first player must be one of the players: a seat from 0 to { $max }.
targetBetween = The winning score must be a whole number from { $min } to { $max }.

orderDue = A round is starting: the order of the straights is drawn first.
lineDue = Lines are being dealt.
sectionDue = { $tile } must be placed now.
unknownOrder = { $name } isn’t an order of the straights. The orders are { LIST($names) }.
unknownLine = There is no line “{ $number }”. The lines are 1 to { $max }.
lineDealt = Line { $line } has already been dealt.
unknownSection = There is no tile “{ $name }”.

unknownRotation = { $number } isn’t a rotation. Rotations are 0, 1, 2 and 3 quarter turns clockwise.
sameRotation = { $tile } looks the same after half a turn: write rotation { $number } as { $equal }.
spotTaken = There’s already a tile on { $spot }, and tiles can’t be moved.
touchesNothing = Tiles go next to another tile: { $spot } isn’t next to any.
linesMustJoin = Lines must join: this cell needs { LIST($wants) }.
fitsInNoRotation = This tile doesn’t fit here in any rotation: the cell needs { LIST($wants) }.

## What a cell needs: a side and a line

names_want = { $want ->
    [north] line { $detail } to the north
    [east] line { $detail } to the east
    [south] line { $detail } to the south
   *[west] line { $detail } to the west
}
