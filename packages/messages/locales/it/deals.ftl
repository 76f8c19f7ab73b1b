## Una pescata già giocata, che si può rigiocare.

same_title = Stesse tessere
same_titleOf = Stesse tessere di { $title }
same_about = Le stesse tessere arrivano nello stesso ordine. Rigioca, o manda il link agli amici e confrontate i risultati.
same_results = Risultati con queste tessere
same_noResults = Su questo dispositivo nessuno ha ancora finito una partita con queste tessere.
same_who = Giocatore
same_points = Punti
same_margin = Scarto
same_date = Data
same_against = contro { LIST($names) }
same_here = questa partita
same_share = Link a queste tessere
same_shareAbout = Chi lo apre riceve la stessa partita con le stesse tessere.
same_damaged = Questo link non è completo. Copialo per intero, o chiedilo di nuovo.
same_bad = Questo link non porta a nessuna partita: { $reason }
same_online = Stesse tessere, nuovo tavolo
same_onlineAbout = Le tessere arrivano nello stesso ordine che al tavolo { $code }. Chi ha visto quella partita sa che cosa arriva.
same_tables = Tavoli con queste tessere
same_watch = Guarda
same_others =
    { $count ->
        [one] A un altro tavolo si gioca ancora ({ $count }).
       *[other] A { $count } altri tavoli si gioca ancora.
    }

## La partita del giorno.

daily_title = Partita del giorno
daily_about = Tutti ricevono le stesse tessere nello stesso ordine. Conta la tua prima partita finita.
daily_practice = Conta la tua prima partita finita. Le altre sono allenamento.
daily_against =
    { $count ->
        [one] Contro il computer, livello { $level }
       *[other] Contro { $count } computer, livello { $level }
    }
daily_againstNobody = In solitario, per fare più punti possibile
daily_future = Questa partita non c’è ancora.
daily_play = Gioca
daily_resume = Continua
daily_again = Gioca di nuovo
daily_streak =
    { $days ->
        [one] { $days } giorno di fila
       *[other] { $days } giorni di fila
    }
daily_noCoach = Nella partita del giorno non c’è il coach.
daily_toResult = Risultato del giorno

daily_alone =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
daily_won = Vittoria con { daily_alone }, { $margin } di vantaggio
daily_lost = Sconfitta con { daily_alone }, { $margin } di distacco
daily_drawn = Pareggio con { daily_alone }
daily_beaten = Livelli battuti: { $beaten } su { $levels }.
daily_comparing = Gli otto livelli giocano al tuo posto… { $percent }%
daily_notCompared = Il computer non ha potuto giocare questa partita: { $reason }
daily_tryAgain = Riprova
daily_levels = Gli otto livelli al tuo posto, contro lo stesso avversario
daily_you = Tu
daily_outcomes_better = battuto
daily_outcomes_equal = pari
daily_outcomes_worse = non battuto
daily_review = Analizza la tua partita

daily_share = Condividi il tuo risultato
daily_shareTitle = Guimard, { $date }: { $title }
daily_shareBeaten = Livelli del computer battuti: { $beaten } su { $levels }
daily_copy = Copia
daily_copied = Copiato.
daily_notCopied = Il tuo browser non permette di copiare qui. Seleziona il testo e copialo tu.
daily_send = Invia

daily_yesterday = La partita di ieri
daily_modelTitle = Come la gioca un maestro
daily_modelAbout = Il livello più forte gioca al tuo posto, e ogni mossa viene analizzata. Vedrai tutte le tessere.
daily_model = Analizza una partita modello
daily_modelPlaying = Il computer gioca… { $percent }%
daily_calendar = Gli ultimi 30 giorni
daily_calendarAbout = I numeri dicono quanti degli otto livelli hai battuto. Puoi giocare anche le partite passate; per i giorni di fila conta solo quello che cominci il giorno stesso.
daily_notPlayed = non giocata

daily_board_title = Classifica del giorno
daily_board_empty = Ancora nessun risultato.
daily_board_rank = Posizione
daily_board_nameless = (nome rimosso)
daily_board_count =
    { $count ->
        [one] { $count } giocatore
       *[other] { $count } giocatori
    }
daily_board_counted = Sei in posizione { $rank } su { $count }.
daily_board_name = Il tuo nome in classifica
daily_board_send = Iscrivi il mio risultato
daily_board_sending = Verifica in corso…
daily_board_sendAbout = Le tue mosse vanno al server, che verifica tutta la partita prima che conti. Tutti vedono il tuo nome e il tuo punteggio.
daily_board_erase = Togli il mio nome dalla classifica
