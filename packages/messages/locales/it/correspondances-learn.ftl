title = Correspondances

lessons_game_title = Il gioco
lessons_game_points_1 = In ogni manche hai in segreto una di quattro linee: rossa 1, blu 2, gialla 3 o verde 4.
lessons_game_points_2 = Il tuo viaggio parte dal punto della tua linea, a un’estremità della fila di tessere, e deve raggiungere l’altra.
lessons_game_points_3 = Nel tuo turno peschi una sezione e la posi, in modo che le linee si uniscano con lo stesso colore.
lessons_game_points_4 = La manche finisce appena un viaggio è completo, chiunque abbia posato la tessera.
lessons_game_points_5 = I punti si sommano di manche in manche. Vince chi arriva per primo a 10.

lessons_transfers_title = Cambi e anelli
lessons_transfers_points_1 = Il tuo viaggio può usare binari di ogni colore. Passare da un colore a un altro è un cambio.
lessons_transfers_points_2 = Puoi cambiare solo su una tessera con un anello bianco, tra le due linee che vi si incontrano.
lessons_transfers_points_3 = Dove le linee si passano accanto senza anello c’è un ponte o una curva, e non si può cambiare.
lessons_transfers_points_4 = Attraversare un anello restando sulla stessa linea non costa nulla.
lessons_transfers_points_5 = A un punto colorato si arriva con il suo colore, a M con qualsiasi colore.

lessons_scoring_title = I punti di una manche
lessons_scoring_points_1 = Un viaggio completo vale 5 punti, meno 1 per ogni cambio, ma mai meno di 1.
lessons_scoring_points_2 = Se ci sono più percorsi, per te conta quello con meno cambi.
lessons_scoring_points_3 = Un altro punto va al tratto più lungo della propria linea a partire dalla partenza, contato in sezioni.
lessons_scoring_points_4 = Se due giocatori sono pari per il tratto più lungo, quel punto non va a nessuno.
lessons_scoring_points_5 = Una tessera può completare i viaggi di più giocatori. Tutti ricevono i punti.

sections_aim = Lo scopo
rules_T1 = Costruisci un percorso dalla tua partenza a un arrivo all’altra estremità, cambiando linea il meno possibile. Ogni passaggio da una linea all’altra è un cambio, in francese una correspondance.
rules_D1 = Da due a quattro giocatori.

sections_tiles = Le tessere
rules_T2 = Ci sono quattro linee: la 1 è rossa, la 2 blu, la 3 gialla, la 4 verde. Ognuna ha una tessera numero e un rettilineo. Due capolinea contengono le partenze e gli arrivi. Le 48 sezioni sono ciò che peschi e posi: ognuna mostra due linee di colore diverso, e tutti e quattro i suoi lati sono usati.
rules_D11 = Puoi cambiare linea solo su una sezione con un anello, dove le sue due linee si incontrano. Ce ne sono quattro tipi: un incrocio con anello, un ponte senza anello, due curve che si toccano in un anello e due curve che restano separate. Ogni coppia di colori ha ciascun tipo due volte.

sections_setup = Preparazione
rules_T3 = I rettilinei formano una fila di quattro, con un capolinea a ogni estremità. Il capolinea sinistro ha i punti del blu (sopra) e del giallo (sotto), quello destro i punti del rosso (sopra) e del verde (sotto). Sul lato esterno di ognuno c’è una M. I binari dei rettilinei corrono di traverso alla fila, dall’alto in basso.
rules_T4 = I quattro rettilinei possono stare in qualsiasi ordine. Qui per ogni manche se ne sorteggia uno equilibrato.
rules_T6 = Le tessere numero e le sezioni si mescolano e stanno coperte.

sections_lines = Le linee e chi inizia
rules_T8 = In ogni manche ciascun giocatore pesca un numero: è la sua linea. In meno di quattro giocatori i numeri avanzati restano nascosti.
rules_T10 = Tieni segreta la tua linea fino alla fine della manche.
rules_T11 = Al tavolo inizia la persona più giovane; qui chi è stato scelto preparando la partita. Inizia sempre la stessa persona, a meno che tu non scelga di far iniziare ogni manche al giocatore successivo.

sections_turn = Il tuo turno
rules_T12 = Pesca una sezione e posala in modo che le linee si uniscano per colore. Poi tocca al giocatore successivo, a sinistra.
rules_D4 = Ovunque la sezione tocchi una tessera, entrambe devono mostrare la stessa linea sul lato in comune. Accanto a una M va bene qualsiasi linea.
rules_D5 = La sezione deve avere un lato in comune con una tessera sul tavolo; vale anche la fila iniziale.
rules_D6 = Puoi ruotare la sezione come vuoi. Una volta posata, resta com’è.
rules_D7 = Non puoi passare, e non puoi tenere una sezione per dopo.
rules_D8 = Se la sezione non sta da nessuna parte, si mette da parte per questa manche e ne peschi un’altra. Se non resta nulla da pescare, la manche finisce.
rules_D9 = Puoi ostacolare gli altri con qualsiasi mossa permessa.
rules_D10 = Tutti vedono la sezione appena viene pescata.

sections_journey = Il tuo viaggio
rules_T13 = Il blu e il giallo viaggiano dall’estremità sinistra alla destra, il rosso e il verde dalla destra alla sinistra. Va bene uno qualsiasi dei tre punti all’altra estremità.
rules_T15 = A un punto colorato devi arrivare con la linea di quel colore. A M puoi arrivare con qualsiasi linea.
rules_D12 = Ogni passaggio a un’altra linea lungo il percorso è un cambio. Attraversare un anello senza cambiare non lo è, e nemmeno arrivare a M.
rules_D13 = I punti colorati sono insieme partenze e arrivi. Il percorso dal punto del blu a quello del rosso è quindi, al contrario, anche un percorso per il rosso: se qualcuno ha il rosso, sono completi entrambi. Un percorso fino a M è soltanto tuo.
rules_D14 = Nessun viaggio attraversa un capolinea. Lì non puoi cambiare, e la M della tua estremità non ti serve.
rules_D15 = Le linee che nessuno ha possono essere usate da tutti. Non chiudono mai una manche e non danno mai punti.

sections_round = Fine di una manche
rules_T17 = La manche finisce subito quando almeno un viaggio è completo, o quando è stata posata l’ultima sezione.
rules_D16 = L’app cerca i viaggi completi dopo ogni mossa, chiunque l’abbia fatta. Un viaggio non si può nascondere né rifiutare, e nessuno gioca un altro turno.
rules_D17 = L’ultima sezione conta come le altre. Se neanche quella completa nulla, non ci sono punti per i viaggi.
rules_T21 = Se una sezione completa i viaggi di più giocatori, ognuno riceve i suoi punti.
rules_T22 = Se la tua linea ha più percorsi per arrivare, conta quello con meno cambi.
rules_D24 = Poi si mostrano tutte le linee, anche quelle che nessuno aveva.

sections_scoring = Punti
rules_T18 = Un viaggio completo porta 5 punti senza cambi, 4 con uno, 3 con due, 2 con tre e 1 con quattro o più.
rules_T25 = Chi arriva riceve dunque almeno 1 punto, per quanti cambi abbia fatto.
rules_T20 = Chi ha il tratto ininterrotto più lungo della propria linea riceve 1 punto in più. Si conta in sezioni dalla partenza fin dove questo colore si ferma, anche oltre il luogo in cui il viaggio ha cambiato linea. I rettilinei non lo interrompono, ma non si contano.
rules_T24 = Se due o più giocatori sono pari per il tratto più lungo, o se nessuno ha nemmeno una sezione, questo punto non va a nessuno.
rules_D18 = Il punto per il tratto più lungo si assegna anche se nessuno è arrivato.
rules_T19 = Esempio: il blu percorre 8 sezioni della propria linea, cambia con il rosso a un anello e arriva al punto rosso. Con un cambio restano 4 punti. Se le sue 8 sezioni sono anche il tratto più lungo, il blu ne riceve 5 in tutto. Una manche può portare al massimo 6 punti.

sections_match = La partita
rules_T16 = Una partita dura più manche. Vince chi arriva per primo a 10 punti, o a un altro numero concordato.
rules_T23 = I totali si confrontano quando i punti di una manche sono assegnati. Se più giocatori ne hanno abbastanza, vince il totale più alto. Se il più alto è condiviso, tutti giocano un’altra manche, finché uno è in testa.
rules_D23 = Ogni manche ricomincia da capo: tavolo vuoto, tutte le 48 sezioni mescolate, linee nuove. Restano solo i totali.

figures_kinds = Un incrocio con anello e due curve con anello: qui si può cambiare. Un ponte e due curve separate: qui no.
figures_row = La fila iniziale: un capolinea per parte, i quattro rettilinei in mezzo.
figures_fits = Va bene: sotto il blu incontra il blu, a sinistra il verde incontra il verde.
figures_clashes = Non va bene: sotto e a sinistra i colori sono diversi.
figures_toM = Il giallo arriva alla M sulla propria linea, senza cambi: { $points } punti.
figures_backwards = Il percorso del blu verso il punto rosso, letto dal rosso: se qualcuno ha il rosso, è completo anche questo viaggio, per { $points } punti.
figures_roundEnd = La tessera bordata unisce il percorso del blu al punto rosso: la manche finisce subito.
figures_portion = Il tratto del blu dalla partenza: { $length } sezioni.
figures_journey = Il blu passa al rosso all’anello con l’1 e arriva al punto rosso: { $points } punti. Il suo tratto ha { $length } sezioni.

tutorial_welcome = Questo è Correspondances. Si gioca in manche. In ogni manche ciascuno ha in segreto una di quattro linee. La tua è la linea 2, quella blu.
tutorial_journey = Il tuo viaggio parte dal punto blu, segnato da una stella. Deve raggiungere l’altra estremità della fila: il punto rosso, quello verde o la M.
tutorial_first = Nel tuo turno si pesca una tessera e tu la posi. Dove le tessere si toccano, i colori devono coincidere. Posa questa nella casella segnata, ruotata in modo che il blu vada dal tuo punto verso destra.
tutorial_theirs = Camille ha cominciato dal punto rosso, a destra. Forse la sua linea è la rossa. O è un bluff? Le linee restano segrete fino alla fine della manche.
tutorial_bridge = Questa tessera è un ponte: blu e verde si incrociano senza incontrarsi, quindi qui non si cambia. Fai proseguire il blu verso destra: posala nella casella segnata.
tutorial_ring = Questa tessera ha un anello bianco. Lì potresti cambiare dal blu al giallo. Attraversarlo diritto non costa nulla: posala nella casella segnata.
tutorial_gap = Tra la tua linea blu e la rossa manca una casella. Ma al punto rosso si arriva solo sul rosso. Ti serve quindi un posto per cambiare.
tutorial_change = Eccolo: blu e rosso curvano e si toccano in un anello. Posa la tessera nella casella segnata, così arrivi sul blu e riparti sul rosso.
tutorial_complete = Il tuo viaggio è completo, e la manche è finita. Un viaggio vale cinque punti, meno uno per ogni cambio. Hai cambiato una volta: 4 punti.
tutorial_reverse = Camille aveva proprio la rossa, e lo stesso percorso al contrario porta dal punto rosso al tuo. Anche il suo viaggio è quindi completo e vale 4 punti.
tutorial_stretch = Un altro punto va al tratto più lungo della propria linea. Il blu percorre 4 tessere dalla partenza, il rosso 3. Il punto è tuo: 5 a 4.
tutorial_match = Poi si sgombra il tavolo e ciascuno riceve una nuova linea. Vince chi arriva per primo a dieci punti. Ora sai giocare.
