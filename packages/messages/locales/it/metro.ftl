progress = Tessera { $at } di { $of }
points =
    { $points } { $points ->
        [one] punto
       *[other] punti
    }
tiles =
    { $count } { $count ->
        [one] tessera
       *[other] tessere
    }
shares =
    { $count } { $count ->
        [one] azione
       *[other] azioni
    }
chips =
    { $count } { $count ->
        [one] gettone
       *[other] gettoni
    }
cards =
    { $count } { $count ->
        [one] carta
       *[other] carte
    }
tourists =
    { $count } { $count ->
        [one] turista
       *[other] turisti
    }
colour =
    { $colour ->
        [yellow] giallo
        [blue] blu
        [orange] arancione
        [green] verde
        [purple] viola
        [grey] grigio
        [red] rosso
       *[brown] marrone
    }
# Femminile: una linea rossa.
colour-f =
    { $colour ->
        [yellow] gialla
        [blue] blu
        [orange] arancione
        [green] verde
        [purple] viola
        [grey] grigia
        [red] rossa
       *[brown] marrone
    }
# Maschile plurale: i gettoni rossi.
colour-mpl =
    { $colour ->
        [yellow] gialli
        [blue] blu
        [orange] arancioni
        [green] verdi
        [purple] viola
        [grey] grigi
        [red] rossi
       *[brown] marroni
    }
# Femminile plurale: le carte rosse.
colour-fpl =
    { $colour ->
        [yellow] gialle
        [blue] blu
        [orange] arancioni
        [green] verdi
        [purple] viola
        [grey] grigie
        [red] rosse
       *[brown] marroni
    }
# Con l’articolo: il rosso.
colour-the =
    { $colour ->
        [yellow] il giallo
        [blue] il blu
        [orange] l’arancione
        [green] il verde
        [purple] il viola
        [grey] il grigio
        [red] il rosso
       *[brown] il marrone
    }
# Di chi è una linea, con l’articolo.
owner =
    { $ownerIs ->
        [company] la { $owner }
        [colour] { INITIAL($owner) ->
            [vowel] l’{ $owner }
           *[consonant] il { $owner }
        }
       *[player] { $owner }
    }
# Lo stesso all’inizio di una frase.
owner-subject =
    { $ownerIs ->
        [company] La { $owner }
        [colour] { $owner }
       *[player] { $owner }
    }
# della Compagnia rossa, del rosso, di Anna.
owner-of =
    { $ownerIs ->
        [company] della { $owner }
        [colour] { INITIAL($owner) ->
            [vowel] dell’{ $owner }
           *[consonant] del { $owner }
        }
       *[player] di { $owner }
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

# L come lilla e C come cenere, perché V e G sono già prese.
letters_yellow = G
letters_blue = B
letters_orange = A
letters_green = V
letters_purple = L
letters_grey = C
letters_red = R
letters_brown = M

game = Metro
gameWith = Metro: { LIST($modules) }
gameSide = { $game } ({ $side })

from_1 = da nord
from_2 = da est
from_3 = da sud
from_4 = da ovest

to_1 = a nord
to_2 = a est
to_3 = a sud
to_4 = a ovest

player = Giocatore { $number }
company = Compagnia { colour-f }
nobody = nessuno
# Stations and platforms are feminine: sentences put `la`, `alla` or `dalla` before them.
station = stazione { $number } ({ $name })
platform = banchina { $number }
centre = stazione centrale
departure = { $from }, { $owner }
share = { $percent }% { colour }

presets_classic =
    .title = Classico
    .about = Il gioco come uscì nel 2000, senza aggiunte.
presets_expert =
    .title = Esperto
    .about = Compagnie, stazioni centrali e due tessere in mano.
presets_solo-hard =
    .title = Solitario difficile
    .about = La compagnia più povera, meno il distacco dalla più ricca.

setup_modules = Moduli
setup_city = Città
setup_noCity =
    .title = Senza città
    .about = Solo le linee portano punti.
setup_side = Variante
setup_variants = Regole della casa
setup_rotate =
    .title = Rotazione libera
    .about = Una tessera si orienta come vuoi, qualunque sia la freccia.
setup_exclusive =
    .title = Punteggi esclusivi
    .about = Un segnapunti salta le posizioni già occupate.
setup_corners =
    .title = Contatto d’angolo
    .about = Una tessera può toccarne un’altra anche solo per un angolo.
setup_hand = Tessere in mano
setup_handOf = { tiles }
setup_handAbout =
    { $count ->
        [1] Come da regolamento.
       *[other] Più scelta.
    }

events_first = Inizia { $name }.
events_placed = { $name } posa una tessera in { $cell }.
events_passed = { $name } non ha tessere e passa.
events_line = La linea dalla { start } raggiunge la { end }: { points } per { owner }, totale { $total }.
events_lineDoubled = La linea dalla { start } raggiunge la { end }: { $length } × 2 = { points } per { owner }, totale { $total }.
events_lineOfNobody = La linea dalla { start } raggiunge la { end }. Non è di nessuno.
events_profit = { owner-subject } riceve alla fine { points }: totale { $total }.
events_bonus = { $name } riceve alla fine { points }: totale { $total }.
events_bonusLost = { $name } perde alla fine { points }: totale { $total }.
events_over = La partita è finita: { LIST($scores) }.
events_score = { $name } { $score }

prompts_placeOrDraw = Posa una tessera o pescane una.
prompts_place = Posa una tessera.
prompts_placeDrawn = Posa la tessera che hai pescato.
prompts_draw = Pesca una tessera.
prompts_pass = Non hai più tessere: passa.
prompts_decide = Decidi.
prompts_waiting = Tocca a { $name }.
prompts_chance = Si pesca…
prompts_over = La partita è finita.

choices_place = Posa { $tile } in { $cell }
choices_draw = Pesca una tessera
choices_pass = Passa

look_lines = Linee colorate
look_paint_all = Tutte
look_paint_mine = Le mie
look_paint_pointed = Se indicate
look_track = Tracciato dei punti

labels_board = Tabellone
labels_otherMoves = Altre mosse
labels_hand = La tua mano
# Under the tile that stays in the hand while the one that was drawn is placed.
labels_kept = tenuta
labels_pile = { tiles } nella pila
labels_rotate = Ruota
labels_draw = Pesca
labels_pass = Passa
labels_place = Posa
labels_cancel = Annulla
labels_decide = Decidi

effects_brings = vale { points } per { owner }
effects_finishes = completa la linea { owner-of } dalla { start } per { points }
effects_finishesDoubled = completa al centro la linea { owner-of } dalla { start } per { $length } × 2 = { points }
effects_bringsYou = ti dà { points }
effects_finishesYours = completa la tua linea dalla { start } per { points }
effects_finishesYoursDoubled = completa al centro la tua linea dalla { start } per { $length } × 2 = { points }
effects_lengthensYours = allunga la tua linea dalla { start } da { $before } a { $after }
effects_finishesNobodys = completa la linea dalla { start }, che non è di nessuno
effects_lengthens = allunga la linea { owner-of } dalla { start } da { $before } a { $after }
effects_asks = lascia qualcosa da decidere
effects_nothing = nessuna linea cambia
effects_sentence = { $choice }: { $effects }.
effects_plain = { $choice }.

board_names = Le colonne vanno da A a H da sinistra, le righe da 1 a 8 dall’alto. Le stazioni sono numerate in senso antiorario, dall’alto a destra.
board_placed =
    { $placed } { $placed ->
        [one] tessera
       *[other] tessere
    } sul tabellone, { $pile } { $pile ->
        [one] tessera
       *[other] tessere
    } nella pila.
board_row = Riga { $row }: { $cells }.
board_emptyRow = Riga { $row }: nessuna tessera.
board_tileOn = { $tile } in { $cell }
board_free = Puoi posare in: { $cells }.
board_freeFor = { $tile } si può posare in: { $cells }.

cell_centre = { $cell } fa parte della stazione centrale.
cell_empty = { $cell } è vuota.
cell_tile = In { $cell } c’è { $tile }.
cell_enters = La linea { owner-of } dalla { start } vi entrerebbe { $side }.
cell_crosses = La linea { owner-of } dalla { start } l’attraversa { $side } { $exit }.
cell_tourist = C’è un turista { colour }.
cell_sight = È l’attrazione { $sight }.

line_of = La linea dalla { start } è { owner-of }.
line_ofNobody = La linea dalla { start } non è di nessuno.
line_none = Dalla { start } non parte nessuna linea.
line_noTile = Non ha ancora tessere.
line_length = Per ora la sua lunghezza è { $length }.
line_path = Il suo percorso: { LIST($crossings) }.
line_crossing = { $cell } { $side } { $exit }
line_next = Ora entrerebbe in { $cell } { $side }.
line_ended = È terminata alla { end } con lunghezza { $length }.
line_doubled = È terminata alla { end } con lunghezza { $length }, che vale doppio.

tile_is = { $tile }: { $tracks }.
tile_track = { $side } { $exit }

hand_holds = Hai in mano { $tiles }.
hand_drew = Hai pescato { $tile } e devi posarla.
hand_empty = Non hai tessere in mano.
hand_none = Stai solo guardando.

scores_seat = { $name }: { points }.
scores_company = { $owner }: profitto { $points }.

sources_lines = Linee
sources_doubled = Raddoppi al centro
sources_exclusive = Posizioni saltate

highlights_longest = La linea più lunga
highlights_biggest = Il colpo migliore

## What panels of several modules say.

panels_unknown = ignota
panels_total = Totale
panels_points = { points }
panels_coloured = { colour } { $count }

## What chance decides, where a person chooses it.

outcomes_first = Chi inizia?
outcomes_tile = Quale tessera pesca { $name }?
outcomes_tourist = Quale turista sta in { $cell }?
outcomes_other = Che cosa decide il caso?
