lobby_title = Gioca online
lobby_create = Apri un tavolo
lobby_createAbout = Scegli il gioco e i posti, poi manda il link agli amici.
lobby_code = Hai un link o un codice?
lobby_codeAbout = Se qualcuno ti ha invitato, vai dritto al tavolo.
lobby_codeWrong = Un codice ha otto lettere e cifre.
lobby_enter = Entra
lobby_mine = I tuoi tavoli
lobby_waiting = Tavoli aperti
lobby_noneWaiting = Nessun tavolo pubblico aspetta in questo momento. Aprine uno e manda il link agli amici.
lobby_running = Partite da guardare
lobby_join = Entra
lobby_resume = Apri
lobby_lookOn = Guarda
lobby_free =
    { $free } { $free ->
        [one] posto libero
       *[other] posti liberi
    }
lobby_offlineTitle = Nessuna connessione al server
lobby_offlineText = Tutto il resto funziona: contro il computer, passa e gioca, o impara le regole.
lobby_tryAgain = Riprova

phases_waiting = Al completo, sta per iniziare
phases_running = In corso
phases_paused = In pausa
phases_over = Finita

create_title = Apri un tavolo
create_you = Tu
create_nickname = Il tuo nome al tavolo
create_open = Posto libero
create_steadyLevels = Il livello 9 pensa solo sul tuo dispositivo; per questo ai tavoli online ci sono i livelli da 1 a 8.
create_visibility = Chi può entrare?
create_visibilities_link =
    .label = Con il link
    .about = Solo chi riceve da te il link o il codice.
create_visibilities_public =
    .label = Pubblico
    .about = Il tavolo è mostrato a tutti su questo server.
create_clock = Tempo di gioco
create_clockAbouts_none = Prenditi tutto il tempo che vuoi.
create_clockAbouts_move = L’orologio riparte a ogni mossa.
create_clockAbouts_bank = Per tutta la partita, e un po’ di più dopo ogni mossa.
create_clockAbouts_days = Per corrispondenza: torna quando vuoi.
create_atZero = Quando il tempo è finito
create_atZeros_computer =
    .label = Il computer continua
    .about = Chi torna riprende il suo posto.
create_atZeros_forfeit =
    .label = La partita è persa
    .about = Esaurire il tempo vale come abbandonare.
create_submit = Apri il tavolo

clocks_none = Senza orologio
clocks_move = { $seconds } secondi a mossa
clocks_bank = { $minutes } minuti + { $increment } secondi a mossa
clocks_days =
    { $days } { $days ->
        [one] giorno
       *[other] giorni
    } a mossa
clocks_units_day = g
clocks_units_hour = h
clocks_left = Tempo rimasto

share_title = Invita gli altri
share_text = Manda questo link. Chi lo apre può sedersi, o guardare quando i posti sono tutti presi.
share_alone = Solo questo dispositivo raggiunge questo server. Per far entrare gli altri, avvialo così:
share_link = Il link a questo tavolo
share_qr = Il link come codice QR
share_code = O di’ loro il codice
share_copy = Copia
share_copied = Copiato.
share_notCopied = Il browser non permette di copiare. Seleziona il testo e copialo da te.
share_send = Invia

room_players = Al tavolo
room_you = (tu)
room_free = libero
room_level = computer, livello { $level }
room_isReady = tutto pronto
room_isHere = presente
room_waitsForPlayers = La partita inizia quando i posti sono tutti presi e tutti sono pronti.
room_waitsForReady = La partita inizia quando tutti sono pronti.
room_shuffling = Si mescola…
room_ready = Tutto pronto
room_notReady = Non ancora
room_leave = Lascia il posto
room_occupant = Chi gioca al posto { $number }?
room_anybody = Libero per tutti
room_computer = Computer { $level }: { $name }
room_freeIn = Puoi liberare questo posto tra { $time }.
room_freeSeat = Libera il posto
room_freeSeatOf = Libera il posto di { $name }, che non c’è
room_change = Cambia
room_changeOf = Cambia il posto di { $name }
room_turnOut_title = Il posto di { $name }
room_turnOut_text = A questo tavolo decidi tu chi gioca. { $name } riceverà un avviso e per cinque minuti non potrà più sedersi qui.
room_turnOut_isReady = { $name } è al tavolo e vuole iniziare.
room_turnOut_free = Libera il posto
room_turnOut_fill = Fai giocare il computer
room_sitTitle = Entra in questa partita
room_sit = Siediti

recovery_title = Il tuo codice di recupero
recovery_text = Scrivilo: ti ridà il posto se questo browser lo dimentica. Sparisce appena dici di averlo annotato.
recovery_noted = L’ho annotato
recovery_lost = Avevi già un posto qui?
recovery_field = Il tuo codice di recupero
recovery_go = Riprendilo

seatLink_switch_title = Passare al posto di { $offered }?
seatLink_switch_text = Qui giochi già come { $held }. Passare al posto di { $offered } su questo dispositivo?
seatLink_switch_after = Un dispositivo tiene un solo posto per tavolo, quindi questo dimenticherà quello di { $held }. Il posto resta: lo ritrovi con il suo codice di recupero o con il suo link. Salvane uno prima di cambiare.
seatLink_switch_recovery = Codice di recupero del posto di { $held }
seatLink_switch_link = Link al posto di { $held }
seatLink_switch_stay = Resta { $held }
seatLink_switch_go = Passa a { $offered }
seatLink_wrong =
    .title = Questo link non è più valido
    .text = Non porta a nessun posto di questo tavolo. Forse ne manca un pezzo, o il posto è stato spostato, lasciato o liberato. Su questo dispositivo non è cambiato nulla.
seatLink_unreachable =
    .title = Non è stato possibile verificare il link
    .text = Il server non ha risposto. Su questo dispositivo non è cambiato nulla.
seatLink_close = OK
seatLink_later = Non ora

presence_here = è presente
presence_away = è assente
presence_awayFor = assente da { $time }
presence_replaced = il computer continua
presence_resigned = ha abbandonato

notices_connecting = Connessione…
notices_cut = Connessione persa. Nuovo tentativo…
notices_cutSending = Connessione persa. La tua mossa partirà appena torna.
notices_spectator =
    { $others ->
        [0] Stai guardando.
        [one] Stai guardando, con un’altra persona.
       *[other] Stai guardando, con altre { $others } persone.
    }
notices_resigned = Hai abbandonato. Il computer continua per te.
notices_replaced = Il computer gioca per te
notices_comeBack = Riprendi il tuo posto
notices_paused = La partita è in pausa.
notices_goOn = Chiedi di riprendere
notices_absent = { $name } non c’è.
notices_absentUntil = { $name } non c’è. Tra { $time } puoi far continuare il computer.
notices_absentFor = { $name } non c’è da { $time }.
notices_mayReplace = { $name } non c’è. Ora puoi far continuare il computer.
notices_replace = Fai giocare il computer
notices_rematch = La prossima partita si prepara a un altro tavolo.
notices_goThere = Entra

asks_undo = { $name } vorrebbe ritirare l’ultima mossa.
asks_pause = { $name } vorrebbe fare una pausa.
asks_resume = { $name } vorrebbe riprendere.
asks_agree = D’accordo
asks_decline = Rifiuta
asks_waiting =
    { $agreed ->
        [0] Hai chiesto agli altri. Nessuno ha ancora risposto.
       *[other] D’accordo finora: { $agreed }.
    }

turnNotice_label = Avvisami quando tocca a me
turnNotice_about = Una notifica su questo dispositivo, anche a pagina chiusa.
turnNotice_blocked = Questo browser blocca le notifiche di questo sito. Puoi cambiarlo nelle sue impostazioni.
turnNotice_failed = Non è stato possibile attivare le notifiche. Riprova più tardi.
turnNotice_title = Tocca a te
turnNotice_body = Tocca a te a un tavolo di Guimard.

webhook_title = Avvisa il mio programma (webhook)
webhook_about = Per sviluppatori: quando tocca a te a questo tavolo e non ci sei, il tuo indirizzo riceve una richiesta POST.
webhook_address = Indirizzo del webhook
webhook_turnOn = Attiva
webhook_turnOff = Disattiva
webhook_on = attivo
webhook_told = Il tuo indirizzo è avvisato dei tuoi turni a questo tavolo.
webhook_key = Chiave di firma
webhook_keyAbout = Annotala adesso: non sarà più mostrata.
webhook_signed = Ogni notifica è firmata nell’intestazione qui sotto: HEX è l’HMAC-SHA256, con questa chiave così com’è scritta, di SECONDS, di un punto e del corpo.

menu_lobby = Tutti i tavoli
menu_pause = Chiedi una pausa
menu_resign = Abbandona
menu_resignTitle = Vuoi abbandonare?
menu_resignText = Non potrai più vincere. Se altri continuano, il computer gioca per te.
menu_stay = Continua a giocare
menu_erase = Elimina il mio nome e i miei messaggi
menu_eraseTitle = Eliminare il tuo nome e i tuoi messaggi?
menu_eraseText = Il tuo nome e i tuoi messaggi spariscono da questo tavolo, per tutti e per sempre. Il posto resta tuo; gli altri ti vedono come { $name }.
menu_eraseYes = Elimina
menu_erased = Il tuo nome e i tuoi messaggi sono stati eliminati.
menu_link = Link per giocatori e spettatori
menu_moment = Link a questo momento della partita
menu_move = Porta il tuo posto su un altro dispositivo
menu_moveText = Apri questo link lì. Non darlo a nessuno: chi ce l’ha gioca al tuo posto.

restored =
    .title = La partita è tornata indietro
    .text = Il server è stato ripristinato da un backup: la partita riprende da una posizione precedente.

chance_title = Pescate verificabili
chance_text = Ogni pescata deriva da semi fissati prima di essere usati: quello del server e uno dal programma di ogni partecipante. L’impronta di un seme è pubblicata subito, il seme del server alla fine della partita. Se il server viene riavviato durante la partita, si aggiungono semi per le pescate successive. Così nessuno può scegliere le pescate, nemmeno chi gestisce il server.
chance_server = Server
chance_fromStart = Dalla prima pescata
chance_fromDraw = Dalla pescata { $draw }
chance_hash = Impronta (SHA-256)
chance_seed = Seme
chance_fits = Il seme corrisponde alla sua impronta.
chance_differs = Il seme non corrisponde alla sua impronta.

chat_title = Chat
chat_unread =
    Chat, { $unread } { $unread ->
        [one] messaggio nuovo
       *[other] messaggi nuovi
    }
chat_empty = Nessuno ha ancora detto niente.
chat_say = Scrivi un messaggio
chat_toPlayers = Messaggio ai giocatori
chat_toSpectators = Messaggio agli spettatori
chat_send = Invia
chat_mute = Nascondi la chat
chat_somebody = Qualcuno
# Players who are writing a message now.
chat_typing =
    { $count ->
        [one] { LIST($names) } sta scrivendo…
       *[other] { LIST($names) } stanno scrivendo…
    }

final_resigned = { $name } ha abbandonato.
final_verdicts_checking = Verifica delle pescate…
final_verdicts_honest = Pescate regolari, verificate.
final_verdicts_restored = Pescate regolari, verificate, ma durante la partita il server è stato ripristinato da un backup: alcune pescate sono state rifatte.
final_verdicts_dishonest = Le pescate non derivano dal seme pubblicato. Non fidarti di questo server.
final_verdicts_unknown = Le pescate non si sono potute verificare.
final_chance_by = Le pescate derivano dal seme del server e dai contributi di { LIST($names) }.
final_chance_silent = Nessun contributo da { LIST($names) }.
final_chance_nobody = Nessun programma ha contribuito alle pescate: chi gestisce il server avrebbe potuto sceglierle.
final_chance_gap = Pescate senza contributo di { LIST($names) }: n. { $draws }.
final_save = Salva tra le mie partite
final_saved = Salvata tra le tue partite.
final_notSaved = Non è stato possibile salvare la partita.

rescue_download = Scarica la partita
rescue_nothing = Di questa partita non si può leggere nulla.

reload = Ricarica la pagina

ends_offline =
    .title = Nessuna connessione al server
    .text = Il tuo posto è al sicuro. Tutto il resto funziona senza connessione.
ends_no-table =
    .title = Questo tavolo non esiste
    .text = Forse il codice è scritto male, o il tavolo non c’è più da tempo.
ends_noTable =
    .title = Questo tavolo non esiste più
    .text = È stato eliminato dal server.
ends_damaged =
    .title = Questa partita è danneggiata
    .text = Il server non riesce più a leggerla per intero, quindi non si può continuare. Puoi scaricare quello che ne resta.
ends_rules =
    .title = Giocata con altre regole
    .text = Questa partita è stata giocata con una versione delle regole che questo server non conosce. Puoi scaricarla e aprirla in una versione di Guimard che la conosce.
ends_full-server =
    .title = Questo server è pieno
    .text = Riprova tra un po’. Le partite in corso continuano normalmente.
ends_request =
    .title = Questo tavolo non esiste
    .text = Un codice ha otto lettere e cifre.
ends_rate =
    .title = Un momento
    .text = Era troppo in una volta. Aspetta un po’, per favore.
ends_server =
    .title = Qualcosa è andato storto
    .text = Il server ha un problema. Riprova.
ends_store =
    .title = Qualcosa è andato storto
    .text = Il server ha un problema. Riprova.
ends_updating =
    .title = È in arrivo una nuova versione
    .text = Il server è stato aggiornato. Questa pagina sta caricando la nuova versione; la tua partita è al sicuro.
ends_outdated =
    .title = La pagina e il server non corrispondono
    .text = Ricaricare la pagina non è bastato: forse il server è in fase di aggiornamento. Riprova tra qualche minuto; la tua partita è al sicuro.
ends_seatMoved =
    .title = Il tuo posto è altrove
    .text = È stato ripreso su un altro dispositivo, o lasciato.
ends_seatFreed =
    .title = Il tuo posto è stato liberato
    .text = Lo ha liberato chi gestisce questo tavolo. Tra qualche minuto puoi sederti di nuovo qui, oppure cercare un altro tavolo.
ends_wrongSecret =
    .title = Questo posto non è più tuo
    .text = È stato ripreso su un altro dispositivo, lasciato o liberato in tua assenza.
