### Problemi: posizioni in cui una mossa è la migliore.

title = Problemi
intro = Posizioni in cui una mossa è nettamente la migliore. Trovala, e guarda perché le altre valgono meno.
# Above the board.
titled = Problema · { $game }
toPuzzles = Tutti i problemi
# No such puzzle.
noPuzzle = Problema non trovato
unknown = Questo problema non esiste, o non esiste più. Ce ne sono molti altri.

## The page of all puzzles.

ofTheDay = Problema del giorno
solveToday = Risolvi
doneToday = Risolto: rivedi
# Of a puzzle.
ratingOf = Rating { $rating }
train = Allenati
solve = Risolvi un problema
fitting =
    { $count ->
        [one] { $count } problema corrisponde
       *[other] { $count } problemi corrispondono
    }
noneFits = Nessun problema corrisponde. Scegli un altro tema o un altro gioco.
difficulty = Difficoltà
difficulties_easier = Più facile
difficulties_matching = Il mio livello
difficulties_harder = Più difficile
theme = Tema
allThemes = Tutti i temi
game = Gioco
allGames = Tutti i giochi
byTheme = Per tema
solvedOf =
    { $solved ->
        [one] { $solved } risolto su { $count }
       *[other] { $solved } risolti su { $count }
    }

themes_finish =
    .name = Completala
    .about = Completa una linea che vale molti punti.
themes_save =
    .name = Salva la linea
    .about = Evita alla tua linea una brutta fine.
themes_spoil =
    .name = Rovinala
    .about = Chiudi la linea di un avversario finché vale poco.
themes_long =
    .name = La via lunga
    .about = Prolunga una linea invece di completarla.
themes_draw =
    .name = Prima pesca
    .about = Pesca invece di posare la tessera che hai in mano.
themes_share =
    .name = Scegli l’azione
    .about = Gioca per le compagnie di cui hai azioni.
themes_city =
    .name = In città
    .about = Sfrutta ciò che aggiunge una città o un modulo.
themes_journey =
    .name = Il viaggio
    .about = Collega il tuo viaggio o blocca quello di un altro, in Correspondances.

yourRating = Il tuo rating
noRating = Risolvi un problema per avere un rating. Resta su questo dispositivo.
# $points is such as 140.
within = ± { $points }
provisional = (provvisorio)
# $from and $to are ratings.
chart =
    { $count ->
        [one] Il tuo rating: { $to }
       *[other] Il tuo rating negli ultimi { $count } problemi, da { $from } a { $to }
    }
streak = Serie
days =
    { $count ->
        [one] { $count } giorno
       *[other] { $count } giorni
    }
run = Giusti di fila
solved = Risolti
notKept = Questo browser non salva nulla: il tuo rating andrà perso quando chiudi la pagina.
erase = Azzera il rating
eraseSure = Azzerare davvero rating e problemi risolti?
erased = Il tuo rating è stato azzerato.

## Solving.

# $name is a colour, or such as “Player 1”; left out where the player has no opponents.
find = Sei { $name }. Trova la mossa migliore.
findAlone = Trova la mossa migliore.
showSolution = Mostra la soluzione
# On the button itself.
giveUpSure = Mostrarla? Conta come errore
right = Giusto!
rightLater = Giusto, in { $count } tentativi.
wrong = Non è la mossa migliore.
told = La soluzione
judging = Valutazione della tua mossa…
notJudged = Non è stato possibile valutare la tua mossa.
# $points and $percent are such as 4.2 and 6.
lost_both = Perde { $points } punti e il { $percent }% di probabilità di vittoria.
lost_points = Perde { $points } punti.
lost_win = Perde il { $percent }% di probabilità di vittoria.
margin_both = Secondo la stima vale { $points } punti e il { $percent }% di probabilità di vittoria in più di ogni altra mossa.
margin_points = Secondo la stima vale { $points } punti in più di ogni altra mossa.
margin_win = Secondo la stima vale il { $percent }% di probabilità di vittoria in più di ogni altra mossa.
proved = Dimostrato con { $playouts } partite simulate.
provedExactly = Certo: il resto della partita è stato calcolato.
# $change is such as +12.
rated = Il tuo rating: { $rating } ({ $change })
countedBefore = Hai già risposto a questo problema: il rating non cambia.
tryAgain = Riprova
next = Prossimo problema
share = Condividi
copied = Il link è stato copiato.
analyse = Analizza

## Why the others are worse: a table.

comparison = Le mosse a confronto
move = Mossa
points = Punti
chance = Vittoria
loss = Perdita
solution = (soluzione)
yours = la tua mossa
