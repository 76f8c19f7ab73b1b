### L’assistente: contare una partita su un tavolo vero.

title = Assistente
about = Per la scatola sul tavolo: inserisci le tessere come sono disposte e il resto del materiale, e leggi il punteggio. Tutto resta su questo dispositivo.
missing = Questo tavolo non è su questo dispositivo.
newTable = Nuovo tavolo
play = A che cosa giocate?
players = Giocatori
name = Nome del giocatore { $number } ({ $colour })
options = Moduli e varianti
start = Inserisci il tabellone
saved = I tuoi tavoli
soFarOf = Finora: { $scores }
delete = Elimina
deleteAsk = Eliminare questo tavolo?
deleted = Tavolo eliminato.
notKept = Il browser non ha potuto salvare l’ultima modifica. Andrà persa se chiudi la pagina.
toTables = Tutti i tavoli
undo = Ritira

tabs_label = Che cosa inserire o vedere
tabs_tiles = Tessere
tabs_form = Materiale
tabs_score = Punti

order_label = Ordine
order_cells = Casella per casella
order_tiles = Tessera per tessera
orderAbout_cells = Tocca una tessera: va sulla casella segnata e il segno avanza. Tocca una casella per spostare il segno.
orderAbout_tiles = Tocca una tessera, poi ogni casella dove si trova. Tocca di nuovo per toglierla.
keys = Tastiera: frecce sul tabellone, le quattro lettere di una tessera per posarla, Canc per toglierla, Ctrl+Z per ritirare.
palette = Tessere
left =
    { $count ->
        [one] { $count } rimasta
       *[other] { $count } rimaste
    }
marked = Casella segnata: { $cell }
removeTile = Togli
putOn = { $tile } su { $cell }.
removedFrom = { $cell } è vuota.
noTile = Non c’è una tessera { $name }.

problems_tooManyCopies =
    { $count ->
        [one] { $count } tessera { $tile } sul tabellone, ma nella scatola ce ne sono solo { $copies }: { $cells }.
       *[other] { $count } tessere { $tile } sul tabellone, ma nella scatola ce ne sono solo { $copies }: { $cells }.
    }
problems_isolated = Nessuna tessera porta dal bordo del tabellone a { $cells }.
problems_oneTileLine = { $cells }: una linea di questa sola tessera è permessa soltanto se la tessera non poteva andare altrove.

asText = Tabellone come testo
asTextAbout = Tessere e caselle di seguito, per esempio cbaa72 per la tessera cbaa in riga 7, colonna 2, contate da 0.
enterBoard = Inserisci questo tabellone
notBoard = Tessera { $number }: { $reason }
boardEntered =
    { $count ->
        [one] { $count } tessera inserita.
       *[other] { $count } tessere inserite.
    }

final = Punteggio finale
soFar = Punteggio finora
emptyCells =
    { $count ->
        [one] { $count } casella è ancora vuota.
       *[other] { $count } caselle sono ancora vuote.
    }
unfilled = Ancora da compilare: { LIST($fields) }.
copyText = Copia come testo
copied = Copiato.
notCopied = Il browser non ha permesso di copiare.
lines = Linee
linesAre = complete: { $complete }, aperte: { $open }
lineOpen = aperta, { $length }
linePoints =
    { $points ->
        [one] lunghezza { $length }: { $points } punto
       *[other] lunghezza { $length }: { $points } punti
    }

placeHas = { $place }: { $piece }
nothing = niente
pieces = Materiale
clear = Togli il pezzo
filled = Compilati: { $filled } di { $all }.
tooMany = Più di quanti ce ne sono nella scatola: { LIST($pieces) }.
field = Spazio { $number }
chip = Gettone { $colour }, { $value }
boardWith = { $values }
tourist = Turista

fields_track_spaces =
    .title = Posizioni sul tracciato
    .about = Dove si trova ogni segnapunti dopo l’ultima linea, prima dei punti finali: dipende dall’ordine delle linee.
fields_track_first =
    .title = Chi ha iniziato?
    .about = Alla fine i segnapunti si muovono in quest’ordine.
fields_companies_shares-10 =
    .title = Azioni del 10%
    .about = La compagnia dell’azione di ogni giocatore.
fields_companies_shares-20 =
    .title = Azioni del 20%
    .about = La compagnia dell’azione di ogni giocatore.
fields_companies_shares-30 =
    .title = Azioni del 30%
    .about = La compagnia dell’azione di ogni giocatore.
fields_companies_shares-40 =
    .title = Azioni del 40%
    .about = La compagnia dell’azione di ogni giocatore.
fields_central-stations_tokens =
    .title = Segnalini sulle banchine
    .about = Banchine da 1 a 8, in senso antiorario dall’alto a destra. Lascia vuote le altre.
fields_central-tracks_tiles =
    .title = Binari centrali
    .about = Le quattro tessere al centro come sono disposte.
fields_paris_rows =
    .title = Turisti sulle attrazioni
    .about = Tocca ogni spazio con un turista, da sinistra a destra, quattro per attrazione.
fields_stockholm_sights =
    .title = Fila di attrazioni
    .about = Da sinistra a destra.
fields_stockholm_tourists =
    .title = Turisti nella fila
    .about = Da sinistra a destra, quattro spazi per attrazione.
fields_stockholm_chips =
    .title = Colori segreti
    .about = I gettoni di ogni giocatore.
fields_stockholm_points =
    .title = Punti delle attrazioni
    .about = Quanto ogni giocatore ha segnato con i turisti durante la partita.
fields_london_fares =
    .title = Punti del taxi
    .about = Quanto ogni giocatore ha segnato con le corse durante la partita.
fields_new-york_boards =
    .title = Plance
    .about = Ogni plancia secondo i suoi valori, dal giallo al marrone.
fields_new-york_tourists =
    .title = Turisti alle stazioni
    .about = Com’erano all’inizio, stazione per stazione.
fields_st-petersburg_chips =
    .title = Gettoni
    .about = Chi ha ogni gettone? Lascia quelli che sono ancora nelle pile.
fields_berlin_tourists =
    .title = Turisti sul tabellone
    .about = Il turista su ognuna di queste caselle.
fields_berlin_visitors =
    .title = Turisti alle attrazioni
    .about = Il turista di ogni attrazione.
fields_berlin_sides =
    .title = Lati delle attrazioni
    .about = Il lato visibile.

follow = Segui una partita
followAbout = Segui una partita mossa per mossa: scegli la tessera posata, poi la casella. Nessuna mano viene mostrata; ciò che resta nascosto si compila alla fine.
count = Conta
followedToEnd = L’ultima tessera è posata. Compila ciò che era nascosto e leggi il punteggio finale.
named = { $tile }: scegli la casella.
typeMove = Scrivi una mossa
typeMoveAbout = Una mossa come nel diario, per esempio cbaa72 o token-yellow-20-p3.
enterMove = Inserisci
whichTile = { $name }: quale tessera è stata posata?
whichCell = { $name }: su quale casella?
instead = È stato fatto altro…
allEmpty = Non c’è niente

openAbout = Inserisci una manche quando è finita e le linee sono scoperte: i rettilinei, la linea di ognuno, poi le sezioni; per ultima quella che ha chiuso la manche.
standings = Situazione
