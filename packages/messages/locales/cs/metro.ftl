### Barva sama je ženského rodu: barva, linka, společnost. Jména hráčů stojí v 1. pádě, protože se neskloňují.

points =
    { $points } { $points ->
        [one] bod
        [few] body
       *[other] bodů
    }
progress = Dílek { $at } z { $of }
tiles =
    { $count } { $count ->
        [one] dílek
        [few] dílky
       *[other] dílků
    }
shares =
    { $count } { $count ->
        [one] akcie
        [few] akcie
       *[other] akcií
    }
chips =
    { $count } { $count ->
        [one] žeton
        [few] žetony
       *[other] žetonů
    }
cards =
    { $count } { $count ->
        [one] karta
        [few] karty
       *[other] karet
    }
tourists =
    { $count } { $count ->
        [one] turista
        [few] turisté
       *[other] turistů
    }
colour =
    { $colour ->
        [yellow] žlutá
        [blue] modrá
        [orange] oranžová
        [green] zelená
        [purple] fialová
        [grey] šedá
        [red] červená
       *[brown] hnědá
    }
# Na začátku věty.
colour-cap =
    { $colour ->
        [yellow] Žlutá
        [blue] Modrá
        [orange] Oranžová
        [green] Zelená
        [purple] Fialová
        [grey] Šedá
        [red] Červená
       *[brown] Hnědá
    }
# Mužský rod: žlutý turista, žlutý žeton.
colour-m =
    { $colour ->
        [yellow] žlutý
        [blue] modrý
        [orange] oranžový
        [green] zelený
        [purple] fialový
        [grey] šedý
        [red] červený
       *[brown] hnědý
    }
# 2. a 4. pád mužského životného: žlutého turistu.
colour-acc-m =
    { $colour ->
        [yellow] žlutého
        [blue] modrého
        [orange] oranžového
        [green] zeleného
        [purple] fialového
        [grey] šedého
        [red] červeného
       *[brown] hnědého
    }
# 4. pád ženského rodu: žlutou značku.
colour-acc-f =
    { $colour ->
        [yellow] žlutou
        [blue] modrou
        [orange] oranžovou
        [green] zelenou
        [purple] fialovou
        [grey] šedou
        [red] červenou
       *[brown] hnědou
    }
# Množné číslo (žluté žetony) a 2. pád ženského rodu (20 % žluté).
colour-pl =
    { $colour ->
        [yellow] žluté
        [blue] modré
        [orange] oranžové
        [green] zelené
        [purple] fialové
        [grey] šedé
        [red] červené
       *[brown] hnědé
    }
# 2. pád množného čísla: pět žlutých karet.
colour-gen-pl =
    { $colour ->
        [yellow] žlutých
        [blue] modrých
        [orange] oranžových
        [green] zelených
        [purple] fialových
        [grey] šedých
        [red] červených
       *[brown] hnědých
    }
# Vždy v 1. pádě: Žlutá společnost, Modrá, Anna.
owner =
    { $ownerIs ->
        [company] { $owner }
        [colour] { CAPITAL($owner) }
       *[player] { $owner }
    }
# S předložkou: 2. pád se u stanice i nástupiště shoduje s prvním.
start =
    { $fromIs ->
        [platform] z { $from }
       *[station] ze { $from }
    }
# S předložkou: do stanice, do centrální stanice, na nástupiště.
end =
    { $toIs ->
        [centre] do { $to }
        [platform] na { $to }
       *[station] do { $to }
    }

# L je druhé písmeno slova žlutá: Ž a Z by se na malém vlaku pletly.
letters_yellow = L
letters_blue = M
letters_orange = O
letters_green = Z
letters_purple = F
letters_grey = Š
letters_red = Č
letters_brown = H

game = Metro
gameWith = Metro: { LIST($modules) }
gameSide = { $game } ({ $side })

from_1 = ze severu
from_2 = z východu
from_3 = z jihu
from_4 = ze západu

to_1 = na sever
to_2 = na východ
to_3 = na jih
to_4 = na západ

player = Hráč { $number }
company = { colour-cap } společnost
nobody = nikdo
station = stanice { $number } ({ $name })
platform = nástupiště { $number }
centre = centrální stanice
departure = { $from }, { $owner }
# 20 % žluté (společnosti): stejné v 1. i 4. pádě.
share = { $percent } % { colour-pl }

presets_classic =
    .title = Klasika
    .about = Původní hra z roku 2000, nic navíc.
presets_expert =
    .title = Expert
    .about = Společnosti, centrální stanice a dva dílky v ruce.
presets_solo-hard =
    .title = Těžké sólo
    .about = Počítá se zisk nejchudší společnosti minus odstup od nejbohatší.

setup_modules = Moduly
setup_city = Město
setup_noCity =
    .title = Bez města
    .about = Body přinášejí jen linky.
setup_side = Varianta
setup_variants = Domácí pravidla
setup_rotate =
    .title = Volné otáčení
    .about = Dílky otáčej, jak chceš, ať šipka míří kamkoli.
setup_exclusive =
    .title = Jeden ukazatel na pozici
    .about = Ukazatel přeskočí pozice, které jsou obsazené.
setup_corners =
    .title = Dotyk rohem
    .about = Dílek se smí jiného dotýkat i jen rohem.
setup_hand = Dílky v ruce
setup_handOf = { tiles }
setup_handAbout =
    { $count ->
        [1] Jako v pravidlech hry.
       *[other] Větší výběr.
    }

events_first = Začíná { $name }.
events_placed = { $name } pokládá dílek na { $cell }.
events_passed = { $name } nemá dílek a pasuje.
events_line = Linka { start } dojela { end }: { owner } získává { points } (celkem { $total }).
events_lineDoubled = Linka { start } dojela { end }: { $length } × 2, { owner } získává { points } (celkem { $total }).
events_lineOfNobody = Linka { start } dojela { end }. Nikdo ji nevlastní.
events_profit = { owner } získává na konci { points } (celkem { $total }).
events_bonus = { $name } získává na konci { points } (celkem { $total }).
events_bonusLost = { $name } ztrácí na konci { points } (celkem { $total }).
events_over = Konec hry: { LIST($scores) }.
events_score = { $name } { $score }

prompts_placeOrDraw = Polož dílek, nebo dober nový.
prompts_place = Polož dílek.
prompts_placeDrawn = Polož dobraný dílek.
prompts_draw = Dober si dílek.
prompts_pass = Nemáš už žádný dílek: pasuj.
prompts_decide = Rozhodni se.
prompts_waiting = Na tahu je { $name }.
prompts_chance = Losuje se…
prompts_over = Hra skončila.

choices_place = Položit { $tile } na { $cell }
choices_draw = Dobrat dílek
choices_pass = Pasovat

look_lines = Barevné linky
look_paint_all = Všechny
look_paint_mine = Moje
look_paint_pointed = Při ukázání
look_track = Bodová stupnice

labels_board = Plán
labels_otherMoves = Jiné tahy
labels_hand = V ruce
labels_kept = zůstává
labels_pile = { tiles } v hromádce
labels_rotate = Otočit
labels_draw = Dobrat
labels_pass = Pasovat
labels_place = Položit
labels_cancel = Zrušit
labels_decide = Vybrat…

effects_brings = { owner } získá { points }
effects_finishes = dokončí linku { start }, { owner } získá { points }
effects_finishesDoubled = dokončí linku { start } v centrální stanici, { owner } získá { $length } × 2 = { points }
effects_bringsYou = získáš { points }
effects_finishesYours = dokončí tvou linku { start }: { points }
effects_finishesYoursDoubled = dokončí tvou linku { start } v centrální stanici: { $length } × 2 = { points }
effects_lengthensYours = prodlouží tvou linku { start }: délka z { $before } na { $after }
effects_finishesNobodys = dokončí linku { start }, kterou nikdo nevlastní
effects_lengthens = prodlouží linku { start }, kterou vlastní { owner }: délka z { $before } na { $after }
effects_asks = potom ještě vybíráš
effects_nothing = žádná linka se nezmění
effects_sentence = { $choice }: { $effects }.
effects_plain = { $choice }.

board_names = Sloupce jsou zleva A až H, řádky shora 1 až 8. Stanice se číslují proti směru hodinových ručiček od pravého horního rohu.
board_placed =
    Na plánu { $placed } { $placed ->
        [one] dílek
        [few] dílky
       *[other] dílků
    }, v hromádce { $pile } { $pile ->
        [one] dílek
        [few] dílky
       *[other] dílků
    }.
board_row = Řádek { $row }: { $cells }.
board_emptyRow = Řádek { $row }: žádné dílky.
board_tileOn = { $tile } na { $cell }
board_free = Dílek můžeš položit na: { $cells }.
board_freeFor = Dílek { $tile } můžeš položit na: { $cells }.

cell_centre = { $cell } patří k centrální stanici.
cell_empty = { $cell } je prázdné.
cell_tile = Na { $cell } leží dílek { $tile }.
cell_enters = Linka { start } by sem vjela { $side }; vlastní ji { owner }.
cell_crosses = Linka { start } tudy projíždí { $side } { $exit }; vlastní ji { owner }.
cell_tourist = Stojí tu { colour-m } turista.
cell_sight = Je tu památka: { $sight }.

line_of = Linku { start } vlastní { owner }.
line_ofNobody = Linku { start } nikdo nevlastní.
line_none = Žádná linka { start } nevede.
line_noTile = Zatím nemá žádný dílek.
line_length = Dosavadní délka: { $length }.
line_path = Vede přes { LIST($crossings) }.
line_crossing = { $cell }: { $side } { $exit }
line_next = Dál by vjela na { $cell } { $side }.
line_ended = Dojela { end }, délka { $length }.
line_doubled = Dojela { end }, délka { $length }, počítá se dvakrát.

tile_is = { $tile }: { $tracks }.
tile_track = { $side } { $exit }

hand_holds = V ruce máš { $tiles }.
hand_drew = Dobraný dílek je { $tile } a musíš ho položit.
hand_empty = Nemáš žádné dílky.
hand_none = Jen se díváš.

scores_seat = { $name }: { points }.
scores_company = { $owner }: zisk { $points }.

sources_lines = Linky
sources_doubled = Zdvojení linek
sources_exclusive = Přeskočené pozice

highlights_longest = Nejdelší linka
highlights_biggest = Nejvíc bodů naráz

panels_unknown = neznámá
panels_total = Celkem
panels_points = { points }
panels_coloured = { colour } { $count }

outcomes_first = Kdo začíná?
outcomes_tile = Jaký dílek dobere { $name }?
outcomes_tourist = Který turista stojí na { $cell }?
outcomes_other = Co rozhodne náhoda?
