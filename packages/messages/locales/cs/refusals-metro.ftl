### Barvy přicházejí slovy hry (yellow, …); tvary podle rodu a pádu jsou na konci.

notModuleNames = „{ $option }“ musí být seznam názvů modulů.
oneCity = Vždy jen jedno město, ne { LIST($modules) } zároveň.
playedAlone = Modul { names_module } se hraje bez dalších modulů.
platformsCovered = Centrální koleje zakrývají nástupiště, která centrální stanice potřebují.
playersExactly = { $players ->
    [one] Hraje přesně jeden hráč.
    [few] Hrají přesně { $players } hráči.
   *[other] Hraje přesně { $players } hráčů.
}
firstSeatOrRandom = První hráč musí být místo od 0 do { $max }, nebo „random“.
handSize = Počet dílků v ruce je { $min } až { $max }.
handFixed = { $count ->
    [one] Modul { names_module }: v ruce je vždy jeden dílek.
    [few] Modul { names_module }: v ruce jsou vždy { $count } dílky.
   *[other] Modul { names_module }: v ruce je vždy { $count } dílků.
}
exclusiveWithoutOwners = Jeden ukazatel na pozici nejde spojit s modulem { names_module }: hráči tam nevlastní linky.
noSides = V této hře není na výběr žádná varianta.
unknownSide = „{ $option }“ musí být jedno z: { LIST($names, separator: ", ") }.

notPlacement = „{ $text }“ není zápis položení. Ten má čtyři písmena a–d, řádek a sloupec, například cbaa72.
unknownTile = Dílek { $name } neexistuje: dvě jeho koleje by vyjížděly stejnou stranou.
unknownCell = Pole { $name } neexistuje: řádky a sloupce jsou od 0 do 7.
noSuchAction = Taková akce neexistuje.

firstUndecided = Nejdřív se musí rozhodnout, kdo začíná.
firstDecided = Kdo začíná, je už rozhodnuto.
unknownSeat = Místo { $number } neexistuje. Místa jsou 0 až { $max }.
handsBeingFilled = Dílky do ruky se teprve rozdávají.
decisionDue = Nejdřív je třeba rozhodnout něco jiného: { names_module }.
notNow = „{ $word }“ teď není možné.
tileDue = Teď se musí položit nebo dobrat dílek.
drawnTileDue = Teď se musí položit dobraný dílek.
noPassing = Pasovat můžeš, jen když nemáš dílek a žádný už nelze dobrat.
pileEmpty = Už není co dobrat.

drawnAs = Při volném otáčení se { $tile } dobírá jako { $drawnTile }.
rotated = { $tile } je otočený { $heldTile }, ale dílky se pokládají tak, jak ukazuje jejich šipka.
notTheDrawnTile = Musí se položit dobraný dílek: { $drawnTile }, ne { $tile }.
notInHand = { $tile } není v ruce, jen { LIST($heldTiles) }.
handEmpty = Nemáš žádný dílek k položení.

centralStation = { $cell } patří k centrální stanici, kam se dílky nikdy nepokládají.
cellTaken = Na { $cell } už dílek leží.
besideNoTile = Dílky patří na okraj nebo vedle jiného dílku, takže ne na { $cell }.
touchesNoTile = Dílky patří na okraj nebo tam, kde se dotýkají jiného dílku, takže ne na { $cell }.
oneTileLine = Vznikla by linka z jediného dílku, ze stanice { $from } do stanice { $to }, a dílek jde položit jinam.

shareDealt = { colour-cap-f } { $percent }% akcie je už rozdaná.
otherSharesBeingDealt = Právě se rozdávají { $percent }% akcie.
exchangingOver = Jedna ze společností dosáhla { $profit }: akcie už nelze vyměňovat.
exchangingPaused = Už { $rounds } kola nikdo nic nepoložil: nejdřív polož dílek nebo umísti značku.
shareShown = Tvá { $percent }% akcie byla ukázána kvůli značce, a tak ji nelze vyměnit.

tokenPlaced = { colour-cap-f } značka už je umístěná.
tokenNotYours = { colour-cap-f } značka není tvá.
noShareToShow = Nemáš k ukázání žádnou takovou skrytou { colour-acc-f } akcii.
platformTaken = Na nástupišti { $platform } už značka je.
platformLineComplete = Linka z nástupiště { $platform } je už hotová.
platformLineEnds = Linka z nástupiště { $platform } by tímto jediným dílkem skončila.
centreTileUsed = Dílek { $tile } už ve středu leží.

noDrawing = V této hře se pokládají dílky z ruky; nejdřív dobrat nejde.
cardNotInDeck = { colour-cap-f } karta v balíčku není.
keepOrRefuse = Dílek si lze jen nechat, nebo ho odmítnout.
lineToExtend = Prodluž některou { colour-acc-f } linku, na jednom z těchto polí: { LIST($cells, separator: ", ") }.

allTouristsPlaced = Už není k umístění žádný { names_colour_masculine } turista.
sightInRow = Tato památka už v řadě je.
sightDealt = Tato památka už je rozdaná.
touristNotWaiting = Na umístění nečeká žádný { names_colour_masculine } turista.
fieldNotFree = Políčko { $field } tvé řady není volné { colour-n } políčko.
fieldIsFree = Turista patří na tvé volné { colour-n } políčko.
noTouristOn = Na { $cell } žádný turista není.
touristsNearby = Vedle { $cell } stojí turisté: turista se musí přidat k některému z nich.
chipDealt = { colour-cap-m } žeton už je rozdaný.
boardDealt = Tabulka { $board } už je rozdaná.
otherChipsBeingShuffled = Právě se míchají { colour-n } žetony.
touristPlaced = { colour-cap-m } turista už je umístěný.
colourTwiceInGroup = Tato skupina už svého { colour-acc-m } turistu má.
groupsWouldRepeat = Kdyby tu stál { names_colour_masculine } turista, měla by některá skupina jednu barvu dvakrát.
touristOnSight = { colour-cap-m } turista už u památky je.
otherSide = Tato hra se hraje na straně { $side }.

names_module = { $module ->
    [companies] Společnosti
    [central-stations] Centrální stanice
    [central-tracks] Centrální koleje
    [solo] Sólo
    [paris] Paříž
    [stockholm] Stockholm
    [london] Londýn
    [new-york] New York
    [st-petersburg] Petrohrad
    [berlin] Berlín
   *[other] { CAPITAL($module) }
}
names_colour_masculine = { $colour ->
    [yellow] žlutý
    [blue] modrý
    [orange] oranžový
    [green] zelený
    [purple] fialový
    [grey] šedý
    [red] červený
    [brown] hnědý
   *[other] { $colour }
}
# Na začátku věty.
colour-cap-m = { $colour ->
    [yellow] Žlutý
    [blue] Modrý
    [orange] Oranžový
    [green] Zelený
    [purple] Fialový
    [grey] Šedý
    [red] Červený
    [brown] Hnědý
   *[other] { $colour }
}
# Žlutého turistu.
colour-acc-m = { $colour ->
    [yellow] žlutého
    [blue] modrého
    [orange] oranžového
    [green] zeleného
    [purple] fialového
    [grey] šedého
    [red] červeného
    [brown] hnědého
   *[other] { $colour }
}
names_colour_feminine = { $colour ->
    [yellow] žlutá
    [blue] modrá
    [orange] oranžová
    [green] zelená
    [purple] fialová
    [grey] šedá
    [red] červená
    [brown] hnědá
   *[other] { $colour }
}
colour-cap-f = { $colour ->
    [yellow] Žlutá
    [blue] Modrá
    [orange] Oranžová
    [green] Zelená
    [purple] Fialová
    [grey] Šedá
    [red] Červená
    [brown] Hnědá
   *[other] { $colour }
}
# Žlutou linku, akcii, značku.
colour-acc-f = { $colour ->
    [yellow] žlutou
    [blue] modrou
    [orange] oranžovou
    [green] zelenou
    [purple] fialovou
    [grey] šedou
    [red] červenou
    [brown] hnědou
   *[other] { $colour }
}
# Žluté políčko, žluté žetony.
colour-n = { $colour ->
    [yellow] žluté
    [blue] modré
    [orange] oranžové
    [green] zelené
    [purple] fialové
    [grey] šedé
    [red] červené
    [brown] hnědé
   *[other] { $colour }
}
