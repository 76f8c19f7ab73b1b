### The analysis board.

title = Tabellone di analisi
about = Gioca per tutti, scegli ogni pescata e guarda che cosa prevede il computer. Tutto resta su questo dispositivo.
fresh = Nuova analisi
players = Giocatori
begin = Inizia
studies = Studi salvati
deleteOne = Elimina “{ $name }”
deleteSure = Eliminare?
fair = Fair play: una partita online in corso a cui partecipi non si può analizzare.
toStudies = Tutti gli studi

# The menu of a study, and what it is about.
study = Studio
name = Nome
link = Copia link
linkCopied = Il link è negli appunti. Contiene tutto lo studio; nessun server lo vede.
linkThere = Copia il link da qui. Contiene tutto lo studio; nessun server lo vede.
linkTooLong = Questo studio è troppo lungo per un link. Invialo come file.
file = Salva come file
kept = Le modifiche si salvano man mano in questo browser.
notThere = Questo studio non è su questo dispositivo.
unknownGame = È uno studio di “{ $game }”, che qui non esiste.
refused = Una delle sue mosse non è permessa: { $reason }

# What is wrong with a file or a link.
faults_notStudy = Questo non è uno studio.
faults_newer = Questo studio viene da una versione più recente dell’app. Ricarica la pagina per aggiornare.
faults_tooLarge = Questo studio è troppo grande.
faults_badLog = La partita di questo studio è danneggiata.
faults_badNode = Una mossa o una nota di questo studio è danneggiata.
tree = Varianti

# Below a move: what could have been played instead.
variations = Altre mosse
start = Inizio
treeEmpty = Gioca mosse sul tabellone: appaiono qui. Torna indietro e giocane un’altra per una variante.
note = Nota su questa posizione
mark = Segno
comment = Commento
promote = Falla diventare la linea principale
remove = Elimina da qui
removeSure = Eliminare questa mossa e il seguito?
marks_brilliant = Mossa brillante
marks_good = Buona mossa
marks_interesting = Mossa interessante
marks_dubious = Mossa dubbia
marks_mistake = Errore
marks_blunder = Errore grave
evaluation = Valutazione
evaluate = Valuta le posizioni
evaluateAbout = Secondo ciò che può sapere chi è di turno; ciò che è nascosto è sorteggiato. Più aspetti, più è precisa.
depth = Avanzamento della valutazione
failed = La valutazione non è riuscita: { $reason }
solved = Certo: il resto della partita è calcolato.

# $points is such as 42.5, $win such as 54 %.
expected = { $points } punti attesi
expectedWin = { $points } punti, { $win } di vittorie
chances = Probabilità di vittoria
toFirst = All’inizio
back = Indietro
forward = Avanti
toLast = Alla fine della linea
# A link to a game on this device that is not over.
inPlay = Questa partita è ancora in corso qui. Aprila e scegli “Tabellone di analisi” nel menu.
running = Fair play: è una posizione di una partita online in corso a cui partecipi. Si potrà analizzare alla fine.
drawing_title = Disegna sul tabellone
drawing_tools_cell = Caselle
drawing_tools_arrow = Frecce
drawing_tools_line = Linee
drawing_about_cell = Scegli caselle sul tabellone per evidenziarle.
drawing_about_arrow = Scegli dove inizia una freccia, poi dove finisce.
drawing_arrowFrom = Freccia da { $cell }: scegli dove finisce.
drawing_line = Linea da evidenziare
drawing_chooseLine = Scegli una linea
drawing_nothing = Ancora nessun disegno
drawing_clear = Cancella
drawing_done = Fatto
importTitle = Importa uno studio o una partita
importAbout = Un file, un link o il testo di una partita. Una partita può avere ? per le pescate sconosciute.
