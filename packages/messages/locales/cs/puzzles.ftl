title = Úlohy
intro = Pozice s jedním zjevně nejlepším tahem. Najdi ho a zjisti, proč jsou ostatní horší.
titled = Úloha · { $game }
toPuzzles = Všechny úlohy
noPuzzle = Úloha nenalezena
unknown = Tato úloha neexistuje, nebo už ne. Jiných je tu spousta.

ofTheDay = Úloha dne
solveToday = Řešit
doneToday = Vyřešeno: prohlédnout
ratingOf = Hodnocení { $rating }
train = Trénink
solve = Řešit úlohu
fitting =
    { $count ->
        [one] Vyhovuje { $count } úloha
        [few] Vyhovují { $count } úlohy
       *[other] Vyhovuje { $count } úloh
    }
noneFits = Žádná úloha nevyhovuje. Zvol jiné téma nebo jinou hru.
difficulty = Obtížnost
difficulties_easier = Lehčí
difficulties_matching = Moje úroveň
difficulties_harder = Těžší
theme = Téma
allThemes = Všechna témata
game = Hra
allGames = Všechny hry
byTheme = Podle témat
solvedOf = Vyřešeno { $solved } z { $count }

themes_finish =
    .name = Dokonči to
    .about = Dokonči linku za hodně bodů.
themes_save =
    .name = Zachraň linku
    .about = Uchraň svou linku před špatným koncem.
themes_spoil =
    .name = Překaz to
    .about = Ukonči soupeřovu linku, dokud má malou cenu.
themes_long =
    .name = Oklikou
    .about = Veď linku dál a neukončuj ji.
themes_draw =
    .name = Nejdřív dober
    .about = Místo dílku z ruky polož dobraný.
themes_share =
    .name = Zvol akcii
    .about = Hraj pro společnosti, jejichž akcie máš.
themes_city =
    .name = Ve městě
    .about = Využij, co přidává město nebo modul.
themes_journey =
    .name = Cesta
    .about = V Correspondances dokonči svou cestu, nebo zablokuj cizí.

yourRating = Tvé hodnocení
noRating = Vyřeš úlohu a získáš hodnocení. Zůstává na tomto zařízení.
within = ± { $points }
provisional = (předběžné)
chart =
    { $count ->
        [one] Tvé hodnocení: { $to }
        [few] Tvé hodnocení za poslední { $count } úlohy, z { $from } na { $to }
       *[other] Tvé hodnocení za posledních { $count } úloh, z { $from } na { $to }
    }
streak = Série
days =
    { $count } { $count ->
        [one] den
        [few] dny
       *[other] dní
    }
run = Správně za sebou
solved = Vyřešeno
notKept = Tento prohlížeč nic neukládá: po zavření stránky se tvé hodnocení ztratí.
erase = Vynulovat hodnocení
eraseSure = Opravdu vynulovat hodnocení a vyřešené úlohy?
erased = Tvé hodnocení úloh bylo vynulováno.

# $name je barva („Modrá“) nebo „Hráč 1“: 1. pád.
find = Hraješ jako { $name }. Najdi nejlepší tah.
findAlone = Najdi nejlepší tah.
showSolution = Ukázat řešení
giveUpSure = Ukázat? Počítá se jako chyba
right = Správně!
rightLater = Správně, na { $count }. pokus.
wrong = To není nejlepší tah.
told = Řešení
judging = Tvůj tah se posuzuje…
notJudged = Tvůj tah se nepodařilo posoudit.
# „b.“ platí pro celá i desetinná čísla.
lost_both = Ztrácí { $points } b. a { $percent } % šance na výhru.
lost_points = Ztrácí { $points } b.
lost_win = Ztrácí { $percent } % šance na výhru.
margin_both = Je lepší než každý jiný tah, odhadem o { $points } b. a { $percent } % šance na výhru.
margin_points = Je lepší než každý jiný tah, odhadem o { $points } b.
margin_win = Je lepší než každý jiný tah, odhadem o { $percent } % šance na výhru.
proved = Počet simulací, které to dokládají: { $playouts }.
provedExactly = Jisté: zbytek hry byl propočítán.
rated = Tvé hodnocení: { $rating } ({ $change })
countedBefore = Tuto úlohu už máš jednou započítanou, a tak se hodnocení nemění.
tryAgain = Zkusit znovu
next = Další úloha
share = Sdílet
copied = Odkaz je zkopírovaný.
analyse = Analyzovat

comparison = Porovnání tahů
move = Tah
points = Body
chance = Výhry
loss = Ztráta
solution = (řešení)
yours = tvůj tah
