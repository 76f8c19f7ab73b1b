progress = Tegel { $at } van { $of }
points =
    { $points } { $points ->
        [one] punt
       *[other] punten
    }
tiles =
    { $count } { $count ->
        [one] tegel
       *[other] tegels
    }
shares =
    { $count } { $count ->
        [one] aandeel
       *[other] aandelen
    }
chips =
    { $count } { $count ->
        [one] fiche
       *[other] fiches
    }
cards =
    { $count } { $count ->
        [one] kaart
       *[other] kaarten
    }
tourists =
    { $count } { $count ->
        [one] toerist
       *[other] toeristen
    }
colour =
    { $colour ->
        [yellow] geel
        [blue] blauw
        [orange] oranje
        [green] groen
        [purple] paars
        [grey] grijs
        [red] rood
       *[brown] bruin
    }
# Voor een zelfstandig naamwoord: de gele toerist.
colour-e =
    { $colour ->
        [yellow] gele
        [blue] blauwe
        [orange] oranje
        [green] groene
        [purple] paarse
        [grey] grijze
        [red] rode
       *[brown] bruine
    }
owner =
    { $ownerIs ->
        [company] { $owner }
        [colour] { $owner }
       *[player] { $owner }
    }
start =
    { $fromIs ->
        [platform] { $from }
       *[station] { $from }
    }
end =
    { $toIs ->
        [centre] { $to }
        [platform] { $to }
       *[station] { $to }
    }

# groeN; Z van zilver en K van kastanje, want G en B zijn bezet.
letters_yellow = G
letters_blue = B
letters_orange = O
letters_green = N
letters_purple = P
letters_grey = Z
letters_red = R
letters_brown = K

game = Metro
gameWith = Metro: { LIST($modules) }
gameSide = { $game } ({ $side })

from_1 = vanuit het noorden
from_2 = vanuit het oosten
from_3 = vanuit het zuiden
from_4 = vanuit het westen

to_1 = naar het noorden
to_2 = naar het oosten
to_3 = naar het zuiden
to_4 = naar het westen

player = Speler { $number }
company = Maatschappij { colour }
nobody = niemand
station = station { $number } ({ $name })
platform = perron { $number }
centre = het centraal station
departure = { $from }, { $owner }
share = { $percent }% van { colour }

presets_classic =
    .title = Klassiek
    .about = Het spel zoals het in 2000 verscheen, zonder extra’s.
presets_expert =
    .title = Expert
    .about = Maatschappijen, centrale stations en twee tegels in de hand.
presets_solo-hard =
    .title = Solo, moeilijk
    .about = In je eentje: de armste maatschappij, min het verschil met de rijkste.

setup_modules = Modules
setup_city = Stad
setup_noCity =
    .title = Geen stad
    .about = Alleen lijnen leveren punten op.
setup_side = Variant
setup_variants = Huisregels
setup_rotate =
    .title = Vrij draaien
    .about = Een tegel mag in elke richting liggen, los van de pijl.
setup_exclusive =
    .title = Exclusief scorespoor
    .about = Een scoresteen schuift door als de plek al bezet is.
setup_corners =
    .title = Hoeken tellen
    .about = Een tegel mag een andere ook alleen met een hoek raken.
setup_hand = Tegels in de hand
setup_handOf = { tiles }
setup_handAbout =
    { $count ->
        [1] Zoals in de spelregels.
       *[other] Meer keus.
    }

events_first = { $name } begint.
events_placed = { $name } legt een tegel op { $cell }.
events_passed = { $name } heeft geen tegel en past.
events_line = De lijn vanaf { start } bereikt { end }: { points } voor { owner }, totaal { $total }.
events_lineDoubled = De lijn vanaf { start } bereikt { end }: { $length } × 2 = { points } voor { owner }, totaal { $total }.
events_lineOfNobody = De lijn vanaf { start } bereikt { end }. Die is van niemand.
events_profit = { owner } krijgt aan het eind { points }: { $total } in totaal.
events_bonus = { $name } krijgt aan het eind { points }: { $total } in totaal.
events_bonusLost = { $name } krijgt aan het eind −{ points }: { $total } in totaal.
events_over = Het spel is afgelopen: { LIST($scores) }.
events_score = { $name } { $score }

prompts_placeOrDraw = Leg een tegel of trek er een.
prompts_place = Leg een tegel.
prompts_placeDrawn = Leg de getrokken tegel.
prompts_draw = Trek een tegel.
prompts_pass = Je hebt geen tegel meer: pas.
prompts_decide = Maak je keuze.
prompts_waiting = { $name } is aan de beurt.
prompts_chance = Bezig met trekken…
prompts_over = Het spel is afgelopen.

choices_place = Leg { $tile } op { $cell }
choices_draw = Trek een tegel
choices_pass = Pas

look_lines = Gekleurde lijnen
look_paint_all = Alle
look_paint_mine = De mijne
look_paint_pointed = Bij aanwijzen
look_track = Scorespoor

labels_board = Bord
labels_otherMoves = Andere zetten
labels_hand = Je hand
# Under the tile that stays in the hand while the one that was drawn is placed.
labels_kept = bewaard
labels_pile = { tiles } op de stapel
labels_rotate = Draaien
labels_draw = Trekken
labels_pass = Passen
labels_place = Leggen
labels_cancel = Annuleren
labels_decide = Kiezen

effects_brings = levert { owner } { points } op
effects_finishes = voltooit de lijn van { owner } vanaf { start } voor { points }
effects_finishesDoubled = voltooit de lijn van { owner } vanaf { start } in het centrum: { $length } × 2 = { points }
effects_bringsYou = levert jou { points } op
effects_finishesYours = voltooit jouw lijn vanaf { start } voor { points }
effects_finishesYoursDoubled = voltooit jouw lijn vanaf { start } in het centrum: { $length } × 2 = { points }
effects_lengthensYours = verlengt jouw lijn vanaf { start } van { $before } naar { $after }
effects_finishesNobodys = voltooit de lijn vanaf { start }, die van niemand is
effects_lengthens = verlengt de lijn van { owner } vanaf { start } van { $before } naar { $after }
effects_asks = laat nog iets te kiezen
effects_nothing = verandert geen lijn
effects_sentence = { $choice }: { $effects }.
effects_plain = { $choice }.

board_names = De kolommen heten A tot en met H van links af, de rijen 1 tot en met 8 van boven af. De stations zijn tegen de klok in genummerd vanaf rechtsboven.
board_placed =
    { $placed } { $placed ->
        [one] tegel
       *[other] tegels
    } op het bord, { $pile } { $pile ->
        [one] tegel
       *[other] tegels
    } op de stapel.
board_row = Rij { $row }: { $cells }.
board_emptyRow = Rij { $row }: geen tegel.
board_tileOn = { $tile } op { $cell }
board_free = Je mag leggen op: { $cells }.
board_freeFor = { $tile } mag op: { $cells }.

cell_centre = { $cell } hoort bij het centraal station.
cell_empty = { $cell } is leeg.
cell_tile = Op { $cell } ligt { $tile }.
cell_enters = De lijn van { owner } vanaf { start } zou hier { $side } binnenkomen.
cell_crosses = De lijn van { owner } vanaf { start } loopt hier { $side } { $exit }.
cell_tourist = Er staat een { colour-e } toerist.
cell_sight = Dit is de attractie “{ $sight }”.

line_of = De lijn vanaf { start } is van { owner }.
line_ofNobody = De lijn vanaf { start } is van niemand.
line_none = Vanaf { start } begint geen lijn.
line_noTile = Er ligt nog geen tegel.
line_length = De lengte is tot nu toe { $length }.
line_path = De lijn loopt over { LIST($crossings) }.
line_crossing = { $cell }: { $side } { $exit }
line_next = Het volgende vak is { $cell }, { $side }.
line_ended = De lijn is bij { end } geëindigd met lengte { $length }.
line_doubled = De lijn is bij { end } geëindigd met lengte { $length } en telde dubbel.

tile_is = { $tile }: { $tracks }.
tile_track = { $side } { $exit }

hand_holds = Je hebt { $tiles } in je hand.
hand_drew = Je hebt { $tile } getrokken en moet die leggen.
hand_empty = Je hebt geen tegel.
hand_none = Je kijkt alleen mee.

scores_seat = { $name }: { points }.
scores_company = { $owner }: winst { $points }.

sources_lines = Lijnen
sources_doubled = Dubbel in het centrum
sources_exclusive = Overgeslagen plekken

highlights_longest = Langste lijn
highlights_biggest = Grootste score

## What panels of several modules say.

panels_unknown = onbekend
panels_total = Totaal
panels_points = { points }
panels_coloured = { colour } { $count }

## What chance decides, where a person chooses it.

outcomes_first = Wie begint?
outcomes_tile = Welke tegel trekt { $name }?
outcomes_tourist = Welke toerist staat op { $cell }?
outcomes_other = Wat beslist het toeval?
