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

letters_yellow = Y
letters_blue = B
letters_orange = O
letters_green = G
letters_purple = P
letters_grey = E
letters_red = R
letters_brown = N

game = Metro
gameWith = Metro con { $modules }
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

modules_companies =
    .title = Compagnie
    .about = Le linee sono di otto compagnie. Hai azioni segrete e puoi scambiarle.
modules_central-stations =
    .title = Stazioni centrali
    .about = Un segnalino su una banchina della stazione centrale ti dà una linea in più.
modules_central-tracks =
    .title = Binari centrali
    .about = Quattro tessere coprono la stazione centrale. Le linee la attraversano; niente raddoppia.
modules_solo =
    .title = Solitario
    .about = Prolunghi le linee di otto compagnie. La più povera è il tuo punteggio.
modules_paris =
    .title = Parigi
    .about = Manda i turisti alle tue attrazioni. La serie più lunga conta, gli altri costano.
modules_stockholm =
    .title = Stoccolma
    .about = I turisti riempiono una fila di attrazioni. Tuoi sono i punti sotto i tuoi colori.
modules_london =
    .title = Londra
    .about = Una tessera su un turista fa partire il taxi. Se lo raggiunge, ogni spazio è un punto.
modules_new-york =
    .title = New York
    .about = In ogni stazione un turista aspetta la linea che termina lì.
modules_st-petersburg =
    .title = San Pietroburgo
    .about = Le linee che passano dalle attrazioni prendono gettoni nascosti dei turisti.
modules_berlin =
    .title = Berlino
    .about = Le linee raccolgono carte dei turisti che incontrano. Contano i primi due di ogni colore.

sides_secret =
    .title = Colori segreti
    .about = Solo tu conosci i tuoi colori; contano alla fine.
sides_open =
    .title = Colori aperti
    .about = Ogni attrazione ha un colore e dà subito i punti.
sides_A =
    .title = Lato A
    .about = Il secondo posto vale quasi quanto il primo.
sides_B =
    .title = Lato B
    .about = Il primo posto vale molto più del secondo.
sides_mixed =
    .title = Misto
    .about = Il caso sceglie il lato di ogni attrazione.
sides_normal =
    .title = Normale
    .about = Il tuo punteggio è il profitto della compagnia più povera.
sides_hard =
    .title = Difficile
    .about = Si sottrae il distacco tra la più ricca e la più povera.

presets_classic =
    .title = Classico
    .about = Il gioco come uscì nel 2000, senza aggiunte.
presets_companies =
    .title = Compagnie
    .about = Azioni segrete di otto compagnie al posto di linee tue.
presets_paris =
    .title = Parigi
    .about = I turisti riempiono le tue attrazioni; contano le serie lunghe.
presets_stockholm =
    .title = Stoccolma
    .about = I turisti riempiono una fila di attrazioni; i tuoi colori sono segreti.
presets_london =
    .title = Londra
    .about = Manda il taxi tra le attrazioni e incassa la corsa.
presets_new-york =
    .title = New York
    .about = Incontra i turisti al termine delle tue linee.
presets_st-petersburg =
    .title = San Pietroburgo
    .about = Passa dalle attrazioni e prendi gettoni nascosti.
presets_berlin =
    .title = Berlino
    .about = Raccogli carte dei turisti; contano le maggioranze.
presets_expert =
    .title = Esperto
    .about = Compagnie, stazioni centrali e due tessere in mano.
presets_solo =
    .title = Solitario
    .about = La più povera di otto compagnie è il tuo punteggio.
presets_solo-hard =
    .title = Solitario difficile
    .about = La compagnia più povera, meno il distacco dalla più ricca.

setup_modules = Moduli
setup_city = Città
setup_noCity =
    .title = Senza città
    .about = Solo le linee portano punti.
setup_side = Variante
setup_variants = Regole del tavolo
setup_rotate =
    .title = Rotazione libera
    .about = Una tessera si orienta come vuoi, qualunque sia la freccia.
setup_exclusive =
    .title = Punteggi esclusivi
    .about = Un segnapunti salta le posizioni già occupate.
setup_corners =
    .title = Contano gli angoli
    .about = Una tessera può toccarne un’altra anche solo per un angolo.
setup_hand = Tessere in mano
setup_handOf = { tiles }
setup_handAbout =
    { $count ->
        [1] Come da regolamento.
       *[other] Più scelta.
    }

events_first = Inizia { $name }.
events_laid = { $name } posa una tessera in { $cell }.
events_passed = { $name } non ha tessere e passa.
events_line = La linea dalla { start } raggiunge la { end }: { points } per { owner }, totale { $total }.
events_lineDoubled = La linea dalla { start } raggiunge la { end }: { $length } × 2 = { points } per { owner }, totale { $total }.
events_lineOfNobody = La linea dalla { start } raggiunge la { end }. Non è di nessuno.
events_profit = { owner-subject } riceve alla fine { points }: totale { $total }.
events_bonus = { $name } riceve alla fine { points }: totale { $total }.
events_bonusLost = { $name } riceve alla fine −{ points }: totale { $total }.
events_over = La partita è finita: { $scores }.
events_score = { $name } { $score }
events_companies_dealt = { $name } riceve un’azione del { $percent }%.
events_companies_dealtShare = { $name } riceve il { $share }.
events_companies_turned = Scoperta: { $share }.
events_companies_tookOpen = { $name } scambia un’azione e prende il { $share }.
events_companies_tookHidden = { $name } scambia un’azione del { $percent }% con una della pila.
events_companies_tookHiddenShare = { $name } scambia un’azione e prende dalla pila il { $share }.
events_companies_shown = { $name } mostra il { $share }.
events_companies_valued = Le azioni di { $name } valgono { points }.
events_centralStations_token = { $name } piazza il segnalino { colour } sulla { $platform }.
events_centralTracks_covered = La tessera { $tile } copre un quarto della stazione centrale.
events_solo_turned = Il colore è { colour }.
events_solo_refused = Rifiutata una tessera dddd; al suo posto arriva { $tile }.
events_paris_sight = { $name } riceve { $sight }.
events_paris_field = { $name } manda il turista { colour } nello spazio { $field } della fila ({ $sight }).
events_paris_beside = { $name } mette il turista { colour } accanto a quelli in { $cell }.
events_paris_left = Il turista { colour } non trova nessuno a cui unirsi e se ne va.
events_paris_row = Attrazioni di { $name }: serie di { $run }; altri turisti: { $others }; attrazioni complete: { $full }. { points }.
events_stockholm_sight = Prossima attrazione della fila: { $sight }.
events_stockholm_chip = Il gettone { colour } va su { $sight }.
events_stockholm_dealt = { $name } riceve un colore segreto.
events_stockholm_dealtColour = { $name } riceve il colore segreto { colour }.
events_stockholm_visited = Il turista { colour } visita { $sight }, in uno spazio da { points }.
events_stockholm_scored = Il turista { colour } visita { $sight }: { points } per { $name }, totale { $total }.
events_stockholm_shown = { $name } rivela il colore { colour }, che vale { points }.
events_london_sight = Prossima attrazione della fila: { $sight }.
events_london_arrived = Il taxi raggiunge uno spazio { colour } ({ $sight }): { points } per { $name }, totale { $total }.
events_london_missed =
    Il taxi percorre { $driven } { $driven ->
        [one] spazio
       *[other] spazi
    } senza trovarne uno { colour }.
events_newYork_board = { owner-subject } riceve la plancia { $board }.
events_newYork_taken = { owner-subject } porta il turista { colour } dalla { $station } a { $sight }: vale { points }.
events_newYork_valued = I turisti { owner-of } valgono { points }.
events_stPetersburg_stood = { $name } piazza il turista { colour } presso { $sight }.
events_stPetersburg_took =
    { owner-subject } prende { $count } { $count ->
        [one] gettone { colour }
       *[other] gettoni { colour-mpl }
    }.
events_stPetersburg_tookValues = { owner-subject } prende dai gettoni { colour-mpl }: { $values }.
events_stPetersburg_revealed = I gettoni { owner-of } valgono { points }.
events_berlin_visits = Il turista { colour } visita { $sight }: { $high } alla maggioranza, { $low } al secondo posto.
events_berlin_took =
    { owner-subject } prende { $count } { $count ->
        [one] carta { colour-f }
       *[other] carte { colour-fpl }
    }.
events_berlin_won = { owner-subject } riceve { points } per { $sight }.

prompts_layOrDraw = Posa una tessera o pescane una.
prompts_lay = Posa una tessera.
prompts_layDrawn = Posa la tessera che hai pescato.
prompts_draw = Pesca una tessera.
prompts_pass = Non hai più tessere: passa.
prompts_extend = Prolunga una linea { colour-f }.
prompts_exchange = Puoi invece scambiare un’azione.
prompts_token = Puoi invece piazzare un segnalino.
prompts_placeTourist = Scegli dove va il turista { colour }.
prompts_placeTourists = Scegli dove vanno i turisti di questa casella.
prompts_stand = Scegli il turista per { $sight }.
prompts_keepOrRefuse = Tieni la dddd, o rifiutala per un’altra.
prompts_decide = Decidi.
prompts_waiting = Tocca a { $name }.
prompts_chance = Decide il caso.
prompts_over = La partita è finita.

choices_lay = Posa { $tile } in { $cell }
choices_draw = Pesca una tessera
choices_pass = Passa
choices_exchangeOpen = Scambia il { $given } con il { $taken }, scoperto
choices_exchangeHidden = Scambia il { $given } con un’azione ignota del { $percent }%
choices_token = Piazza il segnalino { colour } sulla { $platform }
choices_tokenFor = Mostra il { $share } e piazza il segnalino { colour } sulla { $platform }
choices_field = Manda il turista { colour } nello spazio { $field } della tua fila ({ $sight })
choices_beside = Metti il turista { colour } accanto a quelli in { $cell }
choices_stand = Piazza il turista { colour } presso { $sight }
choices_keep = Tieni la dddd
choices_refuse = Rifiuta la dddd e prendine un’altra

labels_board = Tabellone
labels_otherMoves = Altre mosse
labels_hand = La tua mano
labels_pile = { tiles } nella pila
labels_rotate = Ruota
labels_draw = Pesca
labels_pass = Passa
labels_lay = Posa
labels_cancel = Annulla
labels_decide = Decidi

effects_brings = varrebbe { points } per { owner }
effects_finishes = completa la linea { owner-of } dalla { start }: { points }
effects_finishesDoubled = completa al centro la linea { owner-of } dalla { start }: { $length } × 2 = { points }
effects_bringsYou = ti darebbe { points }
effects_finishesYours = completa la tua linea dalla { start }: { points }
effects_finishesYoursDoubled = completa al centro la tua linea dalla { start }: { $length } × 2 = { points }
effects_lengthensYours = allunga la tua linea dalla { start }: da { $before } a { $after }
effects_finishesNobodys = completa la linea dalla { start }, che non è di nessuno
effects_lengthens = allunga la linea { owner-of } dalla { start }: da { $before } a { $after }
effects_asks = lascia qualcosa da decidere
effects_nothing = nessuna linea cambia
effects_sentence = { $choice }: { $effects }.
effects_plain = { $choice }.

board_names = Le colonne vanno da A a H da sinistra, le righe da 1 a 8 dall’alto. Le stazioni si contano in tondo, dall’alto a destra.
board_laid =
    { $laid } { $laid ->
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
line_path = Il suo percorso: { $crossings }.
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
sources_companies = Azioni
sources_majority = Maggioranze di azioni
sources_solo = La compagnia più povera
sources_paris = Attrazioni di Parigi
sources_stockholm = Attrazioni di Stoccolma
sources_london = Taxi di Londra
sources_new-york = Turisti di New York
sources_st-petersburg = Gettoni di San Pietroburgo
sources_berlin = Maggioranze di Berlino

## The panels of modules and cities.

panels_unknown = ignota
panels_total = Totale
panels_points = { points }
panels_coloured = { colour } { $count }
panels_companies_yourShares = Le tue azioni
panels_companies_percent = { $percent }%
panels_companies_worthNow = ora { $points }
panels_companies_shown = Esposta per un segnalino
panels_companies_choose = Scegli un’azione per scambiarla.
panels_companies_instead = Lo scambio prende il posto della posa di una tessera.
panels_companies_takeOpen = Prendi quella scoperta: { $share }
panels_companies_takeTop = Prendi la prima della pila, coperta ({ shares } del { $percent }%)
panels_companies_takeKnownTop = Prendi la prima della pila, che conosci: { $share }
panels_companies_give = Dai { $share } e prendi
panels_companies_known = Quello che sai
panels_companies_knownToAll = Quello che sanno tutti
panels_companies_holder = Di chi
panels_companies_faceUp = Scoperta
panels_companies_pile = Nella pila
panels_companies_ranking = Compagnie
panels_companies_company = Compagnia
panels_companies_profit = Profitto
panels_companies_value = Valore
panels_companies_held = Tue
panels_companies_paused = Gli scambi si fermano finché non si piazza una tessera o un segnalino.
panels_companies_ended = Gli scambi sono finiti.
panels_companies_allowed = Gli scambi finiscono quando una compagnia raggiunge 25.
panels_companies_youHold = Le tue azioni: { $items }.
panels_companies_holds = Azioni note di { $name }: { $items }.
panels_companies_faceUpAre = Scoperte: { $items }.
panels_companies_inPiles = Ogni pila ha { shares }.
panels_companies_ranked = Compagnie per profitto: { $items }.
panels_companies_rankedOne = { colour } { $profit }, valore { $value }
panels_companies_worthSentence = Se la partita finisse ora, le tue azioni porterebbero { points } e le maggioranze { $least }.
panels_companies_worthRange = Se la partita finisse ora, le tue azioni porterebbero { points } e le maggioranze da { $least } a { $most }.
panels_companies_summary = Le tue azioni: ora { points }
panels_companies_summaryRange = Le tue azioni: ora da { $least } a { points }
panels_companies_summaryLeader = Prima compagnia: { colour-f }, { $profit }
panels_centralStations_platforms = Banchine centrali
panels_centralStations_toPlace = Segnalini da piazzare
panels_centralStations_allPlaced = Segnalini tutti piazzati.
panels_centralStations_chooseShare = Oppure mostra un’azione e piazza il segnalino della sua compagnia:
panels_centralStations_choosePlatform = Scegli una banchina.
panels_centralStations_chooseOwn = Invece di posare una tessera puoi piazzare il tuo segnalino: scegli una banchina.
panels_centralStations_token = Banchina { $platform }: segnalino { colour }
panels_centralStations_free = Banchina { $platform }: libera
panels_centralStations_complete = Banchina { $platform }: la sua linea è completa
panels_centralStations_place = Banchina { $platform }: piazza qui il segnalino
panels_centralStations_toPlaceAre = Segnalini da piazzare: { $items }.
panels_centralStations_freeAre = Banchine libere: { $items }.
panels_centralStations_noneFree = Nessuna banchina è libera.
panels_centralStations_tokenAt = Sulla banchina { $platform } c’è il segnalino { colour }.
panels_centralStations_summary = Segnalini da piazzare: { $count }
panels_solo_colour = Scoperto
panels_solo_noColour = Nessun colore è ancora scoperto.
panels_solo_extend = Prolunga una linea { colour-f }
panels_solo_deck = Ancora nel mazzo
panels_solo_deckEmpty = Il mazzo è vuoto: tutti i colori si rimescolano.
panels_solo_profits = Profitti
panels_solo_gone = completa
panels_solo_last = ultima
panels_solo_resultNow = risultato ora { $points }
panels_solo_resultOf = Profitto dell’ultima compagnia: { $last }
panels_solo_resultOfHard = Ultima { $last }, meno il distacco di { $gap } dalla prima
panels_solo_question = Quattro inversioni: tieni questa tessera?
panels_solo_keep = Tienila
panels_solo_refuse = Rifiutala e pescane un’altra
panels_solo_colourIs = Il colore è { colour }.
panels_solo_deckHas = Ancora nel mazzo: { $items }.
panels_solo_goneAre = Complete e fuori dal gioco: { $items }.
panels_solo_profitsAre = Profitti: { $items }.
panels_solo_resultIs = Ora il risultato sarebbe { points }.
panels_solo_summary = Colore: { colour } · risultato ora { $points }
panels_solo_summaryResult = Risultato ora { $points }
panels_paris_yourSights = Le tue attrazioni
panels_paris_sightsOf = Attrazioni di { $name }
panels_paris_lifted = Turisti da piazzare
panels_paris_chooseField = Scegli uno spazio.
panels_paris_chooseBeside = Non ha spazi liberi. Scegli a chi si unisce sul tabellone.
panels_paris_beside = { colour } in { $cell }
panels_paris_field = Spazio { $number }, { colour }: libero
panels_paris_fieldTaken = Spazio { $number }, { colour }: turista
panels_paris_fieldInRun = Spazio { $number }, { colour }: turista, nella serie più lunga
panels_paris_place = Spazio { $number }: piazza il turista { colour }
panels_paris_full = Completa: 3 punti
panels_paris_tally = serie di { $run } · altri { $others } · complete { $full }
panels_paris_sight = { $sight }: { $items }
panels_paris_sightsAre = Attrazioni di { $name }: { $items }.
panels_paris_score = { $name } ha una serie di { $run }, altri turisti { $others }, attrazioni complete { $full }: finora { points }.
panels_paris_summary = Le tue attrazioni: serie di { $run } · { points }
panels_paris_summaryOf = Attrazioni migliori: { $name }, { points }
panels_stockholm_row = Fila di attrazioni
panels_stockholm_sight = Attrazione
panels_stockholm_field = Spazio { $number }
panels_stockholm_yourColours = I tuoi colori segreti
panels_stockholm_coloursOf = Colori di { $name }
panels_stockholm_freeField = libero, { points }
panels_stockholm_nextField = prossimo, { points }
panels_stockholm_takenField = turista { colour }, { points }
panels_stockholm_chipOn = { $sight }, per i turisti { colour-mpl }
panels_stockholm_openRule = Un turista va all’attrazione del suo colore; i punti sono subito tuoi.
panels_stockholm_secretRule = Ogni turista va nel prossimo spazio libero. I colori segreti contano alla fine.
panels_stockholm_sightIs = { $sight }: { $items }.
panels_stockholm_coloursAre = I tuoi colori: { $items }; finora { points }.
panels_stockholm_coloursOfAre = Colori di { $name }: { $items }; { points }.
panels_stockholm_summary = I tuoi colori: { $items } · { points }
panels_stockholm_summaryVisits = Alle attrazioni: { $count } turisti su { $all }
panels_london_circuit = Il taxi e il suo circuito
panels_london_start = Partenza
panels_london_startTaxi = Partenza: il taxi
panels_london_turn = il taxi gira
panels_london_rides = Ora una tessera su un turista porta
panels_london_ride = { colour }: { points }, fino a { $sight }
panels_london_noRide = { colour }: nulla
panels_london_field = Spazio { $number }, { colour }
panels_london_fieldTaxi = Spazio { $number }, { colour }: il taxi
panels_london_fieldAhead = Spazio { $number }, { colour }: { points } dal taxi
panels_london_down = andata
panels_london_up = ritorno
panels_london_taxiAt = Il taxi è nello spazio { $number }, { colour } ({ $sight }).
panels_london_taxiAtStart = Il taxi è prima del primo spazio.
panels_london_aheadOne = { colour } ({ $sight })
panels_london_ahead = I prossimi quattro spazi: { $items }.
panels_london_ridesAre = Una tessera su un turista porterebbe: { $items }; gli altri colori nulla.
panels_london_sightIs = { $sight }: all’andata { $upper }, al ritorno { $lower }.
panels_london_summary = Taxi: spazio { $number } · { $sight }
panels_london_summaryStart = Taxi: alla partenza
panels_newYork_boards = Plance
panels_newYork_tourist = Turista
panels_newYork_waiting = In attesa
panels_newYork_valueOnly = nessuno preso, valore { $value } ciascuno
panels_newYork_takenAt = presi { $count }, valore { $value } ciascuno
panels_newYork_key = In piccolo: quanto vale un turista. In grande: quanti ne sono stati presi.
panels_newYork_boardOf = Quanto vale un turista per { owner }: { $items }.
panels_newYork_takenBy = Turisti { owner-of }: { $items }; finora { points }.
panels_newYork_tookNone = { owner-subject } non ha ancora turisti.
panels_newYork_summary = I tuoi turisti: { points }
panels_newYork_summaryWaiting = In attesa nelle stazioni: { tourists }
panels_stPetersburg_tourists = I turisti e i loro gettoni
panels_stPetersburg_tourist = Turista
panels_stPetersburg_chips = Gettoni
panels_stPetersburg_where = Dove
panels_stPetersburg_left = ancora { $count }
panels_stPetersburg_available = da scegliere
panels_stPetersburg_at = { $sight }, { $cell }
panels_stPetersburg_freeSights = Attrazioni senza tessera
panels_stPetersburg_noFreeSights = Tutte le attrazioni hanno il loro turista.
panels_stPetersburg_chooseTourist = Scegli il turista per { $sight }.
panels_stPetersburg_stand = Piazza { colour-the }
panels_stPetersburg_taken = Gettoni presi
panels_stPetersburg_owner = Di chi
panels_stPetersburg_count = Gettoni
panels_stPetersburg_sum = Punti
panels_stPetersburg_hidden = nascosti
panels_stPetersburg_chipTaken = { $value }, preso
panels_stPetersburg_tookChips = { owner-subject } ha { chips }.
panels_stPetersburg_tookValues = Gettoni { owner-of }: { $items }; { points }.
panels_stPetersburg_standsAt = Presso { $sight }, { $cell }, c’è il turista { colour }; ancora { chips }.
panels_stPetersburg_freeSightsAre = Attrazioni senza tessera: { $items }.
panels_stPetersburg_availableAre = Turisti da scegliere, con i loro gettoni: { $items }.
panels_stPetersburg_availableOne = { colour } ({ $values })
panels_stPetersburg_summary = I tuoi gettoni: { $count } · { points }
panels_stPetersburg_summarySights = Attrazioni senza tessera: { $count }
panels_berlin_sights = Attrazioni e carte
panels_berlin_sight = Attrazione
panels_berlin_numbers = { $high }/{ $low }
panels_berlin_imaginary = Non raccolte
panels_berlin_holds = { cards }
panels_berlin_holdsMost = { cards }, maggioranza, { points }
panels_berlin_holdsSecond = { cards }, secondo posto, { points }
panels_berlin_keyMost = maggioranza
panels_berlin_keySecond = secondo posto
panels_berlin_imaginaryRule = Le carte che nessuno ha raccolto concorrono come quelle di un giocatore in più.
panels_berlin_sightIs = { $sight }, { colour }, { $high } alla maggioranza e { $low } al secondo posto: { $items }.
panels_berlin_ownerHas = { $owner } { $held }
panels_berlin_sumsAre = Punti finora: { $items }.
panels_berlin_summary = Le tue carte: { $count } · { points }
panels_berlin_summaryCollected = Carte raccolte: { $count } su 64
