menu = Nabídka
home = Domů
rules = Pravidla
settings = Nastavení
undo = Vrátit
undoReviewing = Nejdřív se vrať ke hře.
undoPractice = Ve cvičné hře můžeš vrátit cokoli.
hint = Zeptat se trenéra
advising = Trenér přemýšlí…
advice_at = Dílek na { $cell }
advice_ahead =
    { $points ->
        [one] náskok { $points } bodu
        [few] náskok { $points } bodů
        [many] náskok { $points } bodu
       *[other] náskok { $points } bodů
    }
advice_behind =
    { $points ->
        [one] ztráta { $points } bodu
        [few] ztráta { $points } bodů
        [many] ztráta { $points } bodu
       *[other] ztráta { $points } bodů
    }
advice_level = vyrovnáno
advice_within = { $lead }, ±{ $points }
advice_wins = výhra { $percent } %
advice_equal = zhruba stejně
advice_only = Existuje jediný tah.
advice_live = Trenér radí k aktuálnímu tahu. Chceš-li radu, vrať se ke hře.
advice_sureness_certain = Jisté: zbytek hry je propočítaný.
advice_sureness_sure = Jasné: jeden tah je zjevně nejlepší.
advice_sureness_fairly = Celkem jisté: jeden tah vypadá lépe než ostatní.
advice_sureness_guess = Odhad: nejlepší tahy jsou zhruba stejné.
noAdvice = Zeptej se trenéra na nejlepší tahy. Vidí jen to, co ty.
history = Průběh
toFirst = Na začátek
back = Předchozí tah
forward = Další tah
toLast = Zpět ke hře
replay = Přehrát poslední tahy
moment = Tah { $at } z { $of }
lookingBack = Prohlížíš tah { $at } z { $of }.
log = Zápis
coach = Trenér
inWords = Slovy
earlier = Zobrazit vše
nothingYet = Zatím žádné tahy.
scoringOnly = Jen tahy s body
noScoring = Zatím žádné body.
players = Hráči a body
pin = Ukázat nehotové linky: { $name }
onTurn = na tahu
thinks = přemýšlí…
yourTurn = Jsi na tahu
sure = { $choice }? Nejde vrátit
computer = počítač, úroveň { $level }
computerTimed = počítač, úroveň { $level }, { $time } na tah
slowDevice =
    Toto zařízení je pomalé: počítač přestal přemýšlet po { $seconds } { $seconds ->
        [one] sekundě
        [few] sekundách
       *[other] sekundách
    }, takže úroveň { $level } je tu slabší než jinde.
points =
    { $points } { $points ->
        [one] bod
        [few] body
       *[other] bodů
    }
passTo = Předej zařízení: { $name }
passWhy = Tajemství ostatních zůstanou skrytá.
lift = Jsem { $name }
over = Konec hry

headline_won =
    Výhra o { $points } { $points ->
        [one] bod
        [few] body
       *[other] bodů
    }
headline_youWon = Výhra
headline_lost = Prohra { $own }–{ $best }
headline_youLost = Prohra
headline_youTied = O výhru se s tebou dělí { LIST($names) }
headline_wins = Vítězí { $name }, { $scores }
headline_tied = O výhru se dělí { LIST($names) }
headline_solo = Tvůj výsledek: { $points }
headline_newBest = Nový rekord na tomto zařízení. Dosavadní byl { $points }.
headline_best = Rekord na tomto zařízení: { $points }

results = Výsledky
highlights = Vrcholy hry
showOnBoard = Ukázat na plánu

picture_share = Sdílet obrázek
picture_save = Uložit obrázek
picture_failed = Tento prohlížeč obrázek neumí vytvořit.

plot_label = Zobrazit
plot_points = Body
plot_value = Kdyby byl konec
plot_valueTitle = Výsledek, kdyby hra v tu chvíli skončila

total = Celkem
source = Zdroj
overTime = Body v průběhu hry
plotText = { $name } má na konci { $points }
lookAtBoard = Ukázat plán
rematch = Hrát znovu
review = Rozbor

introduction_several = Novinky v této hře
introduction_close = Rozumím
introduction_lesson = Zahrát lekci
introduction_open = Ve zkratce

again_title = Začít novou hru?
again_text = Tato hra není dohraná. Najdeš ji v Mých hrách.
again_yes = Začít novou hru
again_no = Hrát dál

assistance = Nápověda

assistanceLevels_purist = Purista: jen pravidla
assistanceLevels_tracing = Sledování: sleduje linky za tebe
assistanceLevels_preview = Náhled: ukáže, co by dílek způsobil
assistanceLevels_coach = Trenér: navrhuje nejlepší tahy

practice = Cvičení: vrátit lze cokoli
describe = Stůl slovy
followLine = Sledovat linku
moves = Tvé tahy
noMoves = Nejsi na tahu.
trouble = Něco se nepovedlo
notThere = Tato hra v tomto prohlížeči není. Možná byla smazána.
refused = Tuto hru nelze otevřít: { $reason }
notSaved = Tento prohlížeč nedovoluje hry ukládat. Po zavření stránky se tato hra ztratí.
elsewhere = Tato hra je otevřená na jiné kartě
elsewhereWhy = Vše, co se tam stane, se ukládá. Místo toho můžeš pokračovat tady.
playHere = Pokračovat tady
tryAgain = Zkusit znovu
look = Zobrazení
sheet = Podrobnosti

title_turn = Jsi na tahu – { $game }
title_versus = { $game } vs. { LIST($names) }
title_players = { $game } – { LIST($names) }

analyse = Analýza
analyseFair = Fair play: hru, kterou hraješ online, nelze analyzovat, dokud neskončí.
