### Varför något nekas i Correspondances.

firstSeat = Första spelaren måste vara en av spelarna: en plats från 0 till { $max }.
targetBetween = Vinstpoängen måste vara ett heltal från { $min } till { $max }.

orderDue = En omgång börjar: först dras de raka brickornas ordning.
lineDue = Linjerna håller på att delas ut.
sectionDue = { $tile } måste läggas nu.
unknownOrder = { $name } är ingen ordning för de raka brickorna. Ordningarna är { LIST($names) }.
unknownLine = Det finns ingen linje ”{ $number }”. Linjerna är 1 till { $max }.
lineDealt = Linje { $line } är redan utdelad.
unknownSection = Det finns ingen bricka ”{ $name }”.

unknownRotation = { $number } är ingen vridning. Vridningarna är 0, 1, 2 och 3 kvarts varv medurs.
sameRotation = { $tile } ser likadan ut efter ett halvt varv: skriv vridning { $number } som { $equal }.
spotTaken = Det ligger redan en bricka på { $spot }, och brickor kan inte flyttas.
touchesNothing = Brickor läggs intill en annan bricka: { $spot } ligger inte intill någon.
linesMustJoin = Linjerna måste mötas: här behövs { LIST($wants) }.
fitsInNoRotation = Brickan passar inte här hur den än vrids: här behövs { LIST($wants) }.

## Vad en ruta behöver: en sida och en linje

names_want = { $want ->
    [north] linje { $detail } mot norr
    [east] linje { $detail } mot öster
    [south] linje { $detail } mot söder
   *[west] linje { $detail } mot väster
}
