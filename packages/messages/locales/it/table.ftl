menu = Menu
home = Inizio
rules = Regole
settings = Impostazioni
undo = Ritira mossa
undoReviewing = Prima torna alla partita.
undoPractice = Nelle partite di allenamento si può ritirare tutto.
hint = Chiedi al coach
advising = Il coach sta pensando…
advice_at = Tessera in { $cell }
advice_ahead =
    { $points ->
        [one] { $points } punto di vantaggio
       *[other] { $points } punti di vantaggio
    }
advice_behind =
    { $points ->
        [one] { $points } punto di svantaggio
       *[other] { $points } punti di svantaggio
    }
advice_level = in parità
advice_within = { $lead }, ±{ $points }
advice_wins = { $percent }% di vittorie
advice_equal = quasi equivalente
advice_only = C’è una sola mossa.
advice_live = Il coach parla della mossa da fare. Torna alla partita per consultarlo.
advice_sureness_certain = Certo: il resto della partita è calcolato.
advice_sureness_sure = Sicuro: una mossa è chiaramente la migliore.
advice_sureness_fairly = Abbastanza sicuro: una mossa sembra migliore delle altre.
advice_sureness_guess = Un’ipotesi: le mosse migliori più o meno si equivalgono.
noAdvice = Chiedi al coach le sue mosse migliori. Vede solo quello che vedi tu.
history = Cronologia
toFirst = All’inizio
back = Un passo indietro
forward = Un passo avanti
toLast = Torna alla partita
replay = Rivedi le ultime mosse
moment = Mossa { $at } di { $of }
lookingBack = Mossa { $at } di { $of }.
log = Diario
coach = Coach
inWords = A parole
earlier = Mostra tutto
nothingYet = Non è ancora successo nulla.
scoringOnly = Solo le mosse a punti
noScoring = Ancora nessun punto.
players = Giocatori e punti
pin = Mostra le linee aperte di { $name }
onTurn = di turno
thinks = sta pensando…
yourTurn = Tocca a te
# On the button itself, before what cannot be taken back.
sure = { $choice }? È definitivo
computer = computer, livello { $level }
computerTimed = computer, livello { $level }, { $time } per mossa
slowDevice =
    Questo dispositivo è lento: il computer ha smesso di pensare dopo { $seconds } { $seconds ->
        [one] secondo
       *[other] secondi
    }, quindi qui il livello { $level } è più debole che altrove.
points =
    { $points } { $points ->
        [one] punto
       *[other] punti
    }
passTo = Passa il dispositivo a { $name }, per favore
passWhy = Quello che hanno gli altri resta nascosto.
lift = Sono { $name }
over = La partita è finita

# The end of a game. $scores is such as 127–66; the best first.
headline_won = Hai vinto con { $points } di vantaggio
headline_youWon = Hai vinto
headline_lost = Hai perso { $own } a { $best }
headline_youLost = Hai perso
headline_youTied = Condividi la vittoria con { LIST($names) }
headline_wins = Vince { $name }, { $scores }
headline_tied = Vittoria condivisa: { LIST($names) }
headline_solo = Il tuo risultato: { $points }
headline_newBest = Il tuo record su questo dispositivo. Il precedente era { $points }.
headline_best = Record su questo dispositivo: { $points }

results = Risultati
highlights = Momenti migliori
showOnBoard = Mostra sul tabellone

picture_share = Condividi immagine
picture_save = Salva immagine
picture_failed = Questo browser non può fare l’immagine.

# What a plot shows: points as they came, or what everybody would have had at each moment.
plot_label = Mostra
plot_points = Punti
plot_value = Se finisse lì
plot_valueTitle = Il risultato se la partita fosse finita lì

total = Totale
source = Provenienza
overTime = L’andamento dei punti
plotText = { $name } finisce con { $points }
lookAtBoard = Guarda il tabellone
rematch = Gioca ancora
review = Analisi

# The card at the first play of a module or city; `open` shows it again, from the panel.
introduction_several = Novità di questa partita
introduction_close = Ho capito
introduction_lesson = Gioca la lezione
introduction_open = In breve

# Asked before a new game is started in the middle of one.
again_title = Iniziare una nuova partita?
again_text = Questa partita non è finita. La ritrovi in Le mie partite.
again_yes = Nuova partita
again_no = Continua a giocare

assistance = Aiuti

assistanceLevels_purist = Purista: solo le regole
assistanceLevels_tracing = Tracciato: le linee si seguono da sole
assistanceLevels_preview = Anteprima: vedi che cosa farebbe una tessera
assistanceLevels_coach = Coach: chiedi le mosse migliori

practice = Allenamento: si può ritirare tutto
describe = Il tavolo a parole
followLine = Segui una linea
moves = Che cosa puoi fare
noMoves = Non è il tuo turno.
trouble = Qualcosa è andato storto
notThere = Questa partita non è in questo browser. Forse è stata eliminata.
refused = Questa partita non si può aprire: { $reason }
notSaved = Questo browser non permette di salvare: la partita si perde quando chiudi la pagina.
elsewhere = Questa partita è aperta in un’altra scheda
elsewhereWhy = Tutto ciò che succede lì viene salvato. Puoi anche continuare qui.
playHere = Continua qui
tryAgain = Riprova
look = Vista
sheet = Dettagli

# The title of the window, at a table.
title_turn = Tocca a te – { $game }
title_versus = { $game } contro { LIST($names) }
# To spectators.
title_players = { $game } – { LIST($names) }

# On the analysis board; and why not, while one plays online.
analyse = Tabellone di analisi
analyseFair = Fair play: una partita che stai giocando online si può analizzare solo alla fine.
