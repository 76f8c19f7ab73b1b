firstSeat = První hráč musí být jeden z hráčů: místo od 0 do { $max }.
targetBetween = Vítězný počet bodů musí být celé číslo od { $min } do { $max }.

orderDue = Začíná kolo: nejdřív se losuje pořadí rovných dílků.
lineDue = Rozdávají se linky.
sectionDue = Teď se musí položit dílek { $tile }.
unknownOrder = { $name } není pořadí rovných dílků. Pořadí jsou { LIST($names) }.
unknownLine = Linka „{ $number }“ neexistuje. Linky jsou 1 až { $max }.
lineDealt = Linka { $line } už je rozdaná.
unknownSection = Dílek „{ $name }“ neexistuje.

unknownRotation = { $number } není otočení. Otočení jsou 0, 1, 2 a 3 čtvrtotáčky po směru hodinových ručiček.
sameRotation = Dílek { $tile } vypadá po půlotáčce stejně: otočení { $number } piš jako { $equal }.
spotTaken = Na { $spot } už dílek leží a dílky se nepřesouvají.
touchesNothing = Dílky patří vedle jiného dílku: { $spot } s žádným nesousedí.
linesMustJoin = Linky na sebe musí navazovat: toto pole potřebuje { LIST($wants) }.
fitsInNoRotation = Tento dílek sem v žádném otočení nepasuje: pole potřebuje { LIST($wants) }.

# 4. pád: potřebuje linku 2 na severu.
names_want = { $want ->
    [north] linku { $detail } na severu
    [east] linku { $detail } na východě
    [south] linku { $detail } na jihu
   *[west] linku { $detail } na západě
}
