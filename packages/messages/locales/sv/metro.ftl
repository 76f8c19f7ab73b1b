### Metro: händelser, val och beskrivningar. Det som bara en modul säger står i metro/modules/.

## Former som meningar hänvisar till

points = { $points } poäng
progress = Bricka { $at } av { $of }
tiles =
    { $count } { $count ->
        [one] bricka
       *[other] brickor
    }
shares =
    { $count } { $count ->
        [one] aktie
       *[other] aktier
    }
chips =
    { $count } { $count ->
        [one] pollett
       *[other] polletter
    }
cards = { $count } kort
tourists =
    { $count } { $count ->
        [one] turist
       *[other] turister
    }
# Som namn på färgen, och obestämt framför ett en-ord: en gul turist.
colour =
    { $colour ->
        [yellow] gul
        [blue] blå
        [orange] orange
        [green] grön
        [purple] lila
        [grey] grå
        [red] röd
       *[brown] brun
    }
# Obestämt framför ett ett-ord: ett gult kort.
colour-t =
    { $colour ->
        [yellow] gult
        [blue] blått
        [orange] orange
        [green] grönt
        [purple] lila
        [grey] grått
        [red] rött
       *[brown] brunt
    }
# Bestämt, och i plural: den gula turisten, två gula kort.
colour-a =
    { $colour ->
        [yellow] gula
        [blue] blå
        [orange] orange
        [green] gröna
        [purple] lila
        [grey] grå
        [red] röda
       *[brown] bruna
    }
# Bolaget kort och gott: 20 % i Gula.
company-short =
    { $colour ->
        [yellow] Gula
        [blue] Blå
        [orange] Orange
        [green] Gröna
        [purple] Lila
        [grey] Grå
        [red] Röda
       *[brown] Bruna
    }
# Vems linje det är. Namn på spelare får aldrig genitiv-s (Lars, Max): skriv ”åt Lars”, ”tillhör Lars”.
owner =
    { $ownerIs ->
        [company] { $owner }
        [colour] { CAPITAL($owner) }
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

# Den första bokstaven där den är ledig; N som i grön, S som i silver och K som i kastanj.
letters_yellow = G
letters_blue = B
letters_orange = O
letters_green = N
letters_purple = L
letters_grey = S
letters_red = R
letters_brown = K

game = Metro
gameWith = Metro: { LIST($modules) }
gameSide = { $game } ({ $side })

## Norr, öster, söder, väster.

from_1 = från norr
from_2 = från öster
from_3 = från söder
from_4 = från väster

to_1 = mot norr
to_2 = mot öster
to_3 = mot söder
to_4 = mot väster

player = Spelare { $number }
company = { company-short } bolaget
nobody = ingen
station = station { $number } ({ $name })
platform = plattform { $number }
centre = centralstationen
departure = { $from }, { $owner }
share = { $percent } % i { company-short }

presets_classic =
    .title = Klassiskt
    .about = Originalet från 2000, utan tillägg.
presets_expert =
    .title = Expert
    .about = Bolag, centralstationer och två brickor på hand.
presets_solo-hard =
    .title = Solo, svårt
    .about = Det fattigaste bolagets vinst minus avståndet till det rikaste.

setup_modules = Moduler
setup_city = Stad
setup_noCity =
    .title = Ingen stad
    .about = Bara linjer ger poäng.
setup_side = Variant
setup_variants = Husregler
setup_rotate =
    .title = Fri vridning
    .about = Vrid brickorna som du vill, vad pilen än visar.
setup_exclusive =
    .title = En markör per steg
    .about = En markör går förbi upptagna steg på poängbanan.
setup_corners =
    .title = Hörnkontakt
    .about = En bricka får också röra en annan med bara ett hörn.
setup_hand = Brickor på hand
setup_handOf = { tiles }
setup_handAbout =
    { $count ->
        [1] Som i spelreglerna.
       *[other] Mer att välja på.
    }

events_first = { $name } börjar.
events_placed = { $name } lägger en bricka på { $cell }.
events_passed = { $name } har ingen bricka och passar.
events_line = Linjen från { start } når { end }: { points } till { owner } (totalt { $total }).
events_lineDoubled = Linjen från { start } når { end }: { $length } × 2 = { points } till { owner } (totalt { $total }).
events_lineOfNobody = Linjen från { start } når { end }. Ingen äger den.
events_profit = { owner } får { points } vid partiets slut (totalt { $total }).
events_bonus = { $name } får { points } vid partiets slut (totalt { $total }).
events_bonusLost = { $name } förlorar { points } vid partiets slut (totalt { $total }).
events_over = Partiet är slut: { LIST($scores) }.
events_score = { $name } { $score }

prompts_placeOrDraw = Lägg en bricka eller dra en.
prompts_place = Lägg en bricka.
prompts_placeDrawn = Lägg brickan du drog.
prompts_draw = Dra en bricka.
prompts_pass = Du har inga brickor kvar: passa.
prompts_decide = Gör ditt val.
prompts_waiting = { $name } är på tur.
prompts_chance = Drar …
prompts_over = Partiet är slut.

## Val som på knappar.

choices_place = Lägg { $tile } på { $cell }
choices_draw = Dra en bricka
choices_pass = Passa

look_lines = Färgade linjer
look_paint_all = Alla
look_paint_mine = Mina
look_paint_pointed = Vid pekning
look_track = Poängbana

labels_board = Spelplan
labels_otherMoves = Andra drag
labels_hand = Din hand
# Under brickan som stannar på handen medan den dragna läggs.
labels_kept = sparad
labels_pile = { tiles } i högen
labels_rotate = Vrid
labels_draw = Dra
labels_pass = Passa
labels_place = Lägg
labels_cancel = Avbryt
labels_decide = Välj …

## Vad en bricka skulle göra.

effects_brings = ger { owner } { points }
effects_finishes = slutför linjen från { start } åt { owner }: { points }
effects_finishesDoubled = slutför linjen från { start } till mitten åt { owner }: { $length } × 2 = { points }
effects_bringsYou = ger dig { points }
effects_finishesYours = slutför din linje från { start }: { points }
effects_finishesYoursDoubled = slutför din linje från { start } till mitten: { $length } × 2 = { points }
effects_lengthensYours = förlänger din linje från { start }: längd { $before } till { $after }
effects_finishesNobodys = slutför linjen från { start }, som ingen äger
effects_lengthens = förlänger linjen från { start } åt { owner }: längd { $before } till { $after }
effects_asks = sedan väljer du
effects_nothing = ingen linje ändras
effects_sentence = { $choice }: { $effects }.
effects_plain = { $choice }.

## Spelplanen i ord.

board_names = Kolumnerna heter A till H från vänster, raderna 1 till 8 uppifrån. Stationerna är numrerade moturs från det övre högra hörnet.
board_placed =
    { $placed } { $placed ->
        [one] bricka
       *[other] brickor
    } på spelplanen, { $pile } { $pile ->
        [one] bricka
       *[other] brickor
    } i högen.
board_row = Rad { $row }: { $cells }.
board_emptyRow = Rad { $row }: inga brickor.
board_tileOn = { $tile } på { $cell }
board_free = Du kan lägga en bricka på: { $cells }.
board_freeFor = Du kan lägga { $tile } på: { $cells }.

cell_centre = { $cell } hör till centralstationen.
cell_empty = { $cell } är tom.
cell_tile = På { $cell } ligger brickan { $tile }.
cell_enters = Här skulle linjen från { start } komma in { $side }; den tillhör { owner }.
cell_crosses = Här går linjen från { start } in { $side } och ut { $exit }; den tillhör { owner }.
cell_tourist = Här står en { colour } turist.
cell_sight = Sevärdhet här: { $sight }.

line_of = Linjen från { start } tillhör { owner }.
line_ofNobody = Ingen äger linjen från { start }.
line_none = Ingen linje börjar vid { start }.
line_noTile = Den har inga brickor än.
line_length = Längd hittills: { $length }.
line_path = Den passerar { LIST($crossings) }.
line_crossing = { $cell }: { $side } { $exit }
line_next = Härnäst skulle den komma in på { $cell } { $side }.
line_ended = Den slutade vid { end } med längden { $length }.
line_doubled = Den slutade vid { end } med längden { $length }, som räknas dubbelt.

tile_is = { $tile }: { $tracks }.
tile_track = in { $side }, ut { $exit }

hand_holds = Du har { $tiles } på hand.
hand_drew = Du drog { $tile } och måste lägga den.
hand_empty = Du har inga brickor.
hand_none = Du tittar på.

scores_seat = { $name }: { points }.
scores_company = { $owner }: vinst { $points }.

## Var poängen kom ifrån.

sources_lines = Linjer
sources_doubled = Dubblat i mitten
sources_exclusive = Överhoppade steg

highlights_longest = Längsta linjen
highlights_biggest = Flest poäng i ett drag

## Vad panelerna för flera moduler säger.

panels_unknown = okänd
panels_total = Totalt
panels_points = { points }
panels_coloured = { colour } { $count }

## Vad slumpen avgör, där en människa väljer det.

outcomes_first = Vem börjar?
outcomes_tile = Vilken bricka drar { $name }?
outcomes_tourist = Vilken turist står på { $cell }?
outcomes_other = Vad avgör slumpen?
