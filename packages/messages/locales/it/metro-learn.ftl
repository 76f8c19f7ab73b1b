title = Metro

lessons_base_title = Il gioco
lessons_base_points_1 = I tuoi treni aspettano nelle stazioni attorno al tabellone. Le tessere portano i binari su cui viaggiano.
lessons_base_points_2 = Nel tuo turno posa la tessera che hai in mano e pescane una nuova. Oppure prima pesca, e posa quella pescata.
lessons_base_points_3 = Una tessera va al bordo o accanto a un’altra, sempre senza ruotarla.
lessons_base_points_4 = Quando raggiunge una stazione qualsiasi o il centro, una linea è completa. I punti vanno a chi possiede il treno che la percorre, chiunque abbia posato la tessera.
lessons_base_points_5 = Ogni passaggio su una tessera è un punto, e una tessera si può attraversare fino a quattro volte. Alla stazione centrale la linea vale doppio.
lessons_base_points_6 = Allunga le tue linee e accorcia quelle degli altri. Posate tutte le 60 tessere, vince chi ha più punti.

lessons_variants_title = Quattro varianti
lessons_variants_points_1 = Rotazione libera: ruoti ogni tessera come vuoi. Più scelta, più da pensare.
lessons_variants_points_2 = Mano più grande: si tengono due o tre tessere invece di una.
lessons_variants_points_3 = Punteggi esclusivi: due giocatori non stanno mai sullo stesso numero; il segnapunti che arriverebbe su un altro avanza ancora. Così non ci sono pareggi.
lessons_variants_points_4 = Contatto d’angolo: una tessera può toccarne un’altra anche solo per un angolo.
lessons_variants_points_5 = Si combinano liberamente, ma i punteggi esclusivi richiedono una partita in cui le linee sono dei giocatori.

sections_board = Il tabellone
rules_B1 = Il tabellone è un quadrato di 8 per 8 caselle. Le quattro caselle al centro sono la stazione centrale, dove non si posano mai tessere. Restano 60 caselle, una per ogni tessera. Una casella prende il nome dalla colonna, da A a H a partire da sinistra, e dalla riga, da 1 a 8 a partire dall’alto.
rules_B2 = Ogni lato esterno di una casella del bordo ha una stazione: 32 in tutto. I numeri corrono in senso antiorario dall’angolo in alto a destra: da 1 a 8 in alto verso sinistra, da 9 a 16 giù per il lato sinistro, da 17 a 24 in basso verso destra, da 25 a 32 su per il lato destro. Una casella d’angolo ha perciò due stazioni. La stazione 9 è Place de Clichy.
rules_B3 = I treni tengono la destra. Una stazione ha due binari: visto da chi guida ed è sul punto di entrare nel tabellone, il treno parte su quello di destra, mentre gli altri treni arrivano su quello di sinistra. La stazione centrale ha otto banchine, una ovunque confini con una casella per le tessere, e sono fatte allo stesso modo.

sections_tiles = Le tessere
rules_B4 = Su ognuno dei suoi quattro lati una tessera ha un binario che entra e uno che esce. I suoi quattro binari uniscono ogni entrata a un’uscita diversa. Le tessere possibili di questo tipo sono 24, e tra le 60 della scatola ci sono tutte.

sections_players = Giocatori e stazioni
rules_B8 = Si gioca da due a sei: giallo, blu, arancione, verde, viola e grigio. Il treno di una stazione mostra di chi è. In due il giallo ha tutte le stazioni dispari e il blu tutte le pari; da tre in su, vedi le tabelle. In tre, cinque o sei le stazioni 16 e 17 non sono di nessuno, ma le linee possono finirvi.
rules_B9 = Le tessere si mescolano e stanno coperte. Ognuno ne pesca una e la tiene nascosta agli altri. Al tavolo inizia la persona più giovane; qui lo stabilisce chi apre la partita, o lo si lascia al caso. Poi i turni procedono in senso orario.

sections_turn = Il tuo turno
rules_B10 = Fai una di due cose. Posa la tessera che hai in mano, poi pescane una nuova finché c’è la pila. Oppure non toccare la mano, pesca una tessera e posa quella; in tal caso non ne peschi altre. Dopo aver pescato non puoi cambiare idea: va posata proprio quella tessera.
rules_B11 = Puoi pescare solo finché c’è una pila. Se non hai tessere e non ne restano da pescare, passi; se un modulo ti offre ancora qualcos’altro da fare, puoi scegliere tra quello e passare. Si gioca finché non è posata la 60ª tessera.

sections_laying = Posare una tessera
rules_B12 = Scegli una casella vuota al bordo, o una che abbia una tessera accanto su almeno un lato. Toccare solo la stazione centrale non basta.
rules_B13 = La freccia sulla tessera punta verso l’alto del tabellone. Le tessere non si ruotano.
rules_B14 = Nessuna linea può essere fatta di una sola tessera. Una tessera non va posata dove porterebbe un treno da una stazione direttamente in una stazione, un’altra o la stessa, di chiunque siano. C’è un’eccezione: se tutte le caselle aperte a questa tessera violano la regola, per lei sono tutte permesse. Lo si giudica per ogni tessera da sola; non importa che cos’altro potresti fare.
rules_B15 = Puoi costruire dove vuoi: sulle tue linee, su quelle degli altri e davanti a qualsiasi stazione.

sections_scoring = Punti e fine della partita
rules_B16 = Una linea è completa appena i suoi binari portano dalla sua stazione a un binario d’arrivo di una stazione qualsiasi, o alla stazione centrale. I punti vanno subito a chi possiede la stazione da cui parte, chiunque abbia posato la tessera. Una tessera può completare più linee. Valgono tutte, per numero crescente di stazione, e quelle dalla stazione centrale per ultime. Ogni linea dà punti una volta sola; per ricordarlo, il suo treno viene girato.
rules_B17 = Una linea riceve un punto per ogni volta che attraversa una tessera: una tessera attraversata tre volte ne porta dunque tre. I binari stampati sulla stazione centrale non portano nulla, ma una linea che vi termina vale il doppio dei suoi punti. Esempio: cinque tessere attraversate una volta ciascuna, con arrivo alla stazione centrale: 10 punti.
rules_B18 = Un binario che gira in cerchio e non incontra stazioni non vale nulla.
rules_B19 = La partita finisce quando tutte le tessere sono posate; a quel punto ogni linea è completa. Vince chi ha più punti. In caso di parità la vittoria è condivisa.

sections_variants = Varianti
rules_V1 = Rotazione libera. Le frecce non contano: scegli tu come orientare una tessera. L’eccezione alla regola della tessera singola (B14) vale solo se la tessera non può stare in nessuna casella in nessuna posizione.
rules_V2 = Mano più grande. Ognuno tiene due o tre tessere. Dopo aver posato dalla mano, pesca fino a tornare a quel numero. Resta possibile pescare una tessera e posarla subito.
rules_V3 = Punteggi esclusivi. Due segnapunti non stanno mai sullo stesso numero, salvo lo 0. Un segnapunti che arriverebbe su un altro avanza fino al primo numero libero, e quello è il punteggio. Il tracciato prosegue oltre 100, e nessuno può pareggiare. Ciò che i giocatori guadagnano a fine partita si aggiunge con una sola mossa ciascuno, in ordine di turno da chi ha iniziato. Non con le compagnie, e non in solitario.
rules_V4 = Contatto d’angolo. Anche una casella che tocca una tessera posata solo per un angolo conta come accanto a essa (B12).

sections_combinations = Che cosa si combina
rules_C1 = Le compagnie si combinano con le stazioni centrali, con i binari centrali e con qualsiasi città. Stazioni centrali e binari centrali si escludono, perché i binari coprono le banchine; ciascuno dei due si combina con qualsiasi città. La città è al massimo una. Il solitario si gioca senza altri moduli. Rotazione libera (V1), mano più grande (V2) e contatto d’angolo (V4) vanno con tutto, ma in solitario hai sempre due tessere. I punteggi esclusivi (V3) richiedono una partita senza compagnie, e non valgono in solitario.

sections_cities = Le città
rules_Y1 = Con le compagnie, i punti per aver posato una tessera vanno direttamente a chi l’ha posata. Ciò che spetta a chi possiede una linea (i turisti a New York, i gettoni a San Pietroburgo, le carte a Berlino) è invece della compagnia. Si aggiunge al profitto alla fine, prima della classifica delle compagnie e delle maggioranze (M6, M7), e non chiude mai gli scambi (M4).
rules_Y2 = Le caselle interne sono quelle ad almeno un passo dal bordo, senza il centro: 32 caselle.
rules_Y3 = I turisti hanno otto colori: giallo, blu, arancione, verde, viola, grigio, rosso e marrone, in quest’ordine ovunque serva un ordine. Una linea che non è di nessuno, dalla stazione 16 o 17 o da una banchina senza segnalino, non prende né turisti né gettoni; le sue carte a Berlino vanno al proprietario immaginario (E3).

sections_notation = Appendice: la notazione
rules_B5 = Il nome di una tessera ha quattro lettere, per i treni che entrano dall’alto, da destra, dal basso e da sinistra. Con a il treno va dritto. Con b esce dal lato successivo in senso orario, con c dal lato successivo in senso antiorario. Con d inverte la marcia ed esce da dove è entrato. Su cbaa un treno dall’alto esce a sinistra, uno da destra esce in basso, e gli altri due vanno dritti.
rules_B6 = Quante volte ogni tessera è nella scatola: quattro volte { $four }; tre volte { $three }; due volte { $two }.
rules_B7 = Una mossa si scrive con la tessera e la sua casella: cbaa72 è la tessera cbaa nella riga 7, colonna 2, contate da 0 dall’alto a sinistra. Un intero tabellone è la sequenza di queste mosse, nell’ordine in cui sono state fatte. Se le tessere si possono ruotare (V1), le lettere sono quelle della tessera così come sta.

figures_board = 8 per 8 caselle, la stazione centrale in mezzo e 32 stazioni intorno.
figures_keepRight = Il treno della stazione { $from } parte sul suo binario di destra. La freccia vuota indica il binario di arrivo.
figures_tile = Una tessera ha quattro binari. Segui un numero: il treno entra lì ed esce alla freccia dello stesso colore.
figures_stations = Le stazioni di ogni colore.
figures_players = { $players } giocatori
figures_open = Le caselle segnate sono aperte: al bordo o accanto a una tessera. Quelle sbarrate non toccano alcuna tessera, e la stazione centrale non conta.
figures_upright = La freccia dorata deve puntare in alto.
figures_corner = Vietato: questa tessera porterebbe il treno della stazione { $from } dritto alla stazione { $to }.
figures_turnBack = Vietato: il treno della stazione { $from } tornerebbe subito indietro.
figures_exception = L’eccezione: come prima tessera della partita, questa violerebbe la regola su ognuna delle { $cells } caselle aperte. Perciò può andare su una qualsiasi.
figures_complete = La linea dalla stazione { $from } è completa alla stazione { $to }. Attraversa { $tiles } tessere: { $points } punti.
figures_crossings = Solo { $tiles } tessere, ma il treno inverte la marcia e ne attraversa una due volte: { $points } punti.
figures_centre = { $length } passaggi, e la linea finisce alla stazione centrale: { $length } × 2 = { $points } punti.
figures_loop = Questo anello non incontra stazioni: nessun punto.
figures_finished = Un angolo di una partita finita: ogni linea è completa. Quella dalla stazione { $from } ha reso { $points } punti.
figures_rotations = La stessa tessera nelle sue quattro rotazioni: scegline una.
figures_hand = Una mano di tre tessere.
figures_markers = I punti porterebbero il blu a { $taken }, dove sta il giallo. Avanza fino a { $space }.
figures_cornerContact = Con il contatto d’angolo sono aperte anche le caselle che toccano una tessera solo con un angolo.
figures_letters = La tessera cbaa: la lettera su ogni lato dice dove va un treno che entra da lì.

tutorial_welcome = Ti diamo il benvenuto in Metro. Tu giochi con il giallo, il tuo avversario con il blu. A turno si posano tessere, e così nascono le linee per i treni. Più una linea è lunga, più punti porta.
tutorial_stations = Attorno al tabellone ci sono 32 stazioni. Le 16 con numero dispari sono tue, e in ognuna aspetta un treno giallo. Ogni treno percorre una sola linea in tutta la partita, e quella linea dà punti una volta sola.
tutorial_right = I treni tengono la destra. Guarda il tabellone dalla stazione 7: il treno parte sul binario di destra. Quello alla sua sinistra è per gli arrivi. Ogni lato di una tessera ha una coppia così, un’entrata e un’uscita.
tutorial_place = Una tessera va in una casella vuota al bordo, o accanto a una tessera già posata. Non si può ruotare. Posa la tua tessera davanti alla stazione 7, e comincia la tua prima linea.
tutorial_grow = Il blu ha posato una tessera accanto alla tua, e la tua linea ci prosegue sopra dritta. Le tessere non sono di nessuno: ogni linea usa i binari che incontra. Posa la nuova tessera nella casella segnata. La tua linea avrà così 3 tessere.
tutorial_turnBack = Questa tessera fa invertire la marcia al tuo treno. Ripasserà su tessere già attraversate e uscirà in un’altra stazione. Meglio così: conta ogni passaggio. Posala e completa la tua linea.
tutorial_scored = La tua linea è completa e vale 6 punti. Usa 4 tessere, ma le 2 segnate sono attraversate due volte, e ogni passaggio vale un punto.
tutorial_hurt = Il blu ha appena completato la tua linea dalla stazione 3, dopo sole 2 tessere. Ricevi 2 punti, e questa linea non ne darà altri. I punti di una linea vanno sempre a chi la possiede, chiunque la completi.
tutorial_refused = La tessera che hai in mano rimanda indietro ogni treno. In una casella segnata chiuderebbe una linea appena partita dalla sua stazione. Le regole vietano una linea di 1 tessera finché la tessera può andare altrove. Prova, se vuoi: il tabellone la rifiuta.
tutorial_draw = Questa tessera ti servirà presto, quindi tienila. Puoi invece pescarne una dalla pila e posare subito quella. Una volta pescata, non si torna indietro. Pesca ora.
tutorial_drawn = Una bella tessera: porta il treno della stazione 5 dritto verso il centro. Posala nella casella segnata. La tua mano resta com’è.
tutorial_revenge = Ora guarda la linea del blu dalla stazione 4: sta per entrare nella casella segnata. Posa la tessera che hai tenuto. Rimanda a casa il treno del blu dopo 4 passaggi, per soli 4 punti.
tutorial_centre = Le quattro caselle al centro sono la stazione centrale. Una linea che termina lì vale doppio. La tua linea dalla stazione 5 aspetta davanti alla casella segnata: posa la tessera e segui il treno.
tutorial_doubled = Il tuo treno attraversa quest’unica tessera 4 volte. La linea ha 12 passaggi e termina alla stazione centrale: 24 punti. Conduci per 32 a 4. Le prossime 47 tessere vengono posate per voi due: guarda come crescono le linee.
tutorial_last = Il blu ha rimontato e conduce per 104 a 84. La pila è vuota, e questa è la tua ultima tessera. Una linea può ancora ribaltare la partita: la tua dalla stazione 17. Posa la tessera nella casella segnata.
tutorial_over = Altri 24 punti alla stazione centrale. Il blu posa l’ultima delle 60 tessere e la partita finisce; ogni linea è completa. È 112 a 107: vince chi ha più punti, quindi la vittoria è tua. Ora sai giocare.
