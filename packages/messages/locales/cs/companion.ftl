title = Pomocník
about = Pro krabici na tvém stole: zadej dílky, jak leží, i všechno ostatní a přečti si výsledek. Vše zůstává na tomto zařízení.
missing = Tento stůl na tomto zařízení není.
newTable = Nový stůl
play = Co hrajete?
players = Hráči
name = Jméno, hráč { $number } ({ $colour })
options = Moduly a varianty
start = Zadat plán
saved = Tvé stoly
soFarOf = Zatím: { $scores }
delete = Smazat
deleteAsk = Smazat tento stůl?
deleted = Stůl smazán.
notKept = Tento prohlížeč nemohl uložit poslední změnu. Když stránku zavřeš, ztratí se.
toTables = Všechny stoly
undo = Vrátit

tabs_label = Co zadávat nebo zobrazit
tabs_tiles = Dílky
tabs_form = Součásti
tabs_score = Výsledek

order_label = Pořadí
order_cells = Pole po poli
order_tiles = Dílek po dílku
orderAbout_cells = Klepni na dílek: položí se na označené pole a označení se posune dál. Klepnutím na pole označení přesuneš.
orderAbout_tiles = Klepni na dílek a potom na všechna pole, kde leží. Dalším klepnutím ho odebereš.
keys = Klávesnice: šipky po plánu, čtyři písmena dílku ho položí, Delete ho odebere, Ctrl+Z vrátí krok.
palette = Dílky
left =
    { $count ->
        [one] zbývá { $count }
        [few] zbývají { $count }
       *[other] zbývá { $count }
    }
marked = Označeno: { $cell }
removeTile = Odebrat
putOn = { $tile } na { $cell }.
removedFrom = { $cell } je prázdné.
noTile = Dílek { $name } neexistuje.

problems_tooManyCopies =
    { $count ->
        [one] Na plánu je { $count } dílek { $tile }, ale v krabici jen { $copies }: { $cells }.
        [few] Na plánu jsou { $count } dílky { $tile }, ale v krabici jen { $copies }: { $cells }.
       *[other] Na plánu je { $count } dílků { $tile }, ale v krabici jen { $copies }: { $cells }.
    }
problems_isolated = Od okraje plánu k { $cells } nevedou žádné dílky.
problems_oneTileLine = { $cells }: linka jen přes tento dílek je dovolená, pouze když dílek nešlo položit jinam.

asText = Plán jako text
asTextAbout = Dílky a pole za sebou, například cbaa72 pro dílek cbaa v řádku 7 a sloupci 2, počítáno od 0.
enterBoard = Zadat tento plán
notBoard = Dílek { $number }: { $reason }
boardEntered =
    { $count ->
        [one] Zadán { $count } dílek.
        [few] Zadány { $count } dílky.
       *[other] Zadáno { $count } dílků.
    }

final = Konečný výsledek
soFar = Výsledek zatím
emptyCells =
    { $count ->
        [one] { $count } pole je ještě prázdné.
        [few] { $count } pole jsou ještě prázdná.
       *[other] { $count } polí je ještě prázdných.
    }
unfilled = Ještě nevyplněno: { LIST($fields) }.
copyText = Kopírovat jako text
copied = Zkopírováno.
notCopied = Prohlížeč kopírování nedovolil.
lines = Linky
linesAre = hotové: { $complete }, nehotové: { $open }
lineOpen = nehotová, { $length }
linePoints =
    délka { $length }: { $points } { $points ->
        [one] bod
        [few] body
       *[other] bodů
    }

placeHas = { $place }: { $piece }
nothing = nic
pieces = Součásti
clear = Odebrat součást
filled = Vyplněno { $filled } z { $all }.
tooMany = Víc, než je v krabici: { LIST($pieces) }.
field = Políčko { $number }
# $colour: „Žlutá“.
chip = { $colour }, žeton { $value }
boardWith = { $values }
tourist = Turista

fields_track_spaces =
    .title = Pozice na bodové stupnici
    .about = Kde stojí každý ukazatel po poslední lince, ještě před body za konec hry: záleží na pořadí linek.
fields_track_first =
    .title = Kdo začínal?
    .about = V tomto pořadí se na konci posouvají ukazatele.
fields_companies_shares-10 =
    .title = 10% akcie
    .about = Společnost, jejíž akcii hráč má.
fields_companies_shares-20 =
    .title = 20% akcie
    .about = Společnost, jejíž akcii hráč má.
fields_companies_shares-30 =
    .title = 30% akcie
    .about = Společnost, jejíž akcii hráč má.
fields_companies_shares-40 =
    .title = 40% akcie
    .about = Společnost, jejíž akcii hráč má.
fields_central-stations_tokens =
    .title = Značky na nástupištích
    .about = Nástupiště 1 až 8, proti směru hodinových ručiček zprava nahoře. Ostatní nech prázdná.
fields_central-tracks_tiles =
    .title = Centrální koleje
    .about = Čtyři dílky ve středu, jak leží.
fields_paris_rows =
    .title = Turisté u památek
    .about = Klepni na každé políčko s turistou, zleva doprava, čtyři u památky.
fields_stockholm_sights =
    .title = Řada památek
    .about = Zleva doprava.
fields_stockholm_tourists =
    .title = Turisté v řadě
    .about = Zleva doprava, čtyři políčka u památky.
fields_stockholm_chips =
    .title = Tajné barvy
    .about = Žetony každého hráče.
fields_stockholm_points =
    .title = Body z památek
    .about = Body, které každý hráč během hry získal za turisty.
fields_london_fares =
    .title = Body z taxíku
    .about = Body, které každý hráč během hry získal za jízdy.
fields_new-york_boards =
    .title = Tabulky
    .about = Každá tabulka podle svých hodnot, od žluté po hnědou.
fields_new-york_tourists =
    .title = Turisté ve stanicích
    .about = Jak stáli na začátku, stanici po stanici.
fields_st-petersburg_chips =
    .title = Žetony
    .about = Kdo má který žeton? Ty, které jsou ještě v hromádkách, vynech.
fields_berlin_tourists =
    .title = Turisté na plánu
    .about = Turista na každém z těchto polí.
fields_berlin_visitors =
    .title = Turisté u památek
    .about = Turista u každé památky.
fields_berlin_sides =
    .title = Strany památek
    .about = Strana, která je nahoře.

follow = Sledovat hru
followAbout = Sleduj hru tah po tahu: vyber položený dílek a potom pole. Ničí ruka se neukazuje; co je skryté, doplní se na konci.
count = Spočítat
followedToEnd = Poslední dílek leží. Doplň, co bylo skryté, a přečti si konečný výsledek.
named = { $tile }: vyber pole.
typeMove = Napsat tah
typeMoveAbout = Tah jako v zápisu, například cbaa72 nebo token-yellow-20-p3.
enterMove = Zadat
whichTile = Na tahu: { $name }. Který dílek přišel na plán?
whichCell = Na tahu: { $name }. Na které pole?
instead = Stalo se něco jiného…
allEmpty = Neleží tam nic

openAbout = Zadej kolo, až skončí a linky jsou odkryté: rovné dílky, linku každého hráče, potom ostatní dílky; jako poslední ten, který kolo ukončil.
standings = Stav bodů
