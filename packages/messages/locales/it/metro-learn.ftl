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

lessons_companies_title = Le compagnie
lessons_companies_points_1 = Tutte le linee sono di otto compagnie. Tu non possiedi linee ma azioni, del 10, 20, 30 o 40 per cento.
lessons_companies_points_2 = Hai quattro azioni segrete. In un turno posi una tessera o scambi un’azione.
lessons_companies_points_3 = Appena una compagnia arriva a 25 punti, gli scambi si chiudono definitivamente.
lessons_companies_points_4 = Alla fine le compagnie vanno in classifica: la prima vale 8, l’ultima 1. Un’azione paga quel valore per ogni dieci per cento.
lessons_companies_points_5 = Chi possiede la quota più alta di una compagnia riceve un premio: un punto ogni dieci che ha guadagnato.

lessons_central-stations_title = Stazioni centrali
lessons_central-stations_points_1 = Hai un segnalino. Invece di posare una tessera, puoi metterlo su una banchina libera della stazione centrale.
lessons_central-stations_points_2 = Da quel momento anche la linea che parte da lì è tua, con tutti i binari che ha già.
lessons_central-stations_points_3 = Conta ogni passaggio una volta sola: le linee che partono dal centro non raddoppiano mai.
lessons_central-stations_points_4 = Con le compagnie il segnalino è di una compagnia, e per piazzarlo mostri una delle sue azioni.

lessons_central-tracks_title = Binari centrali
lessons_central-tracks_points_1 = Prima della partita quattro tessere di binari coprono il centro del tabellone.
lessons_central-tracks_points_2 = I treni non si fermano lì: lo attraversano ed escono da un altro lato.
lessons_central-tracks_points_3 = Così niente raddoppia, ma le linee possono diventare lunghissime.
lessons_central-tracks_points_4 = Attenzione: non basta toccare il centro per poter posare una tessera.

lessons_solo_title = Solitario
lessons_solo_points_1 = Gestisci da te tutte le otto compagnie, con due tessere scoperte davanti a te.
lessons_solo_points_2 = A ogni turno una carta mostra un colore. Posa una delle tue tessere dove prosegue una linea incompleta di quel colore.
lessons_solo_points_3 = Qui le linee di una sola tessera sono permesse.
lessons_solo_points_4 = Quando tutte le 32 linee sono complete, il tuo risultato è il profitto della compagnia più debole. Abbi cura della più povera.
lessons_solo_points_5 = Nel gioco difficile si sottrae anche il distacco tra la più ricca e la più povera.

lessons_paris_title = Parigi
lessons_paris_points_1 = I turisti stanno nelle caselle interne del tabellone. Tu hai una fila di attrazioni con spazi colorati.
lessons_paris_points_2 = Posa una tessera su un turista e mandalo in uno spazio libero del suo colore. Se ne hai uno, devi farlo.
lessons_paris_points_3 = Alla fine la tua serie ininterrotta più lunga porta 2 punti per turista; ogni altro turista ne costa 1.
lessons_paris_points_4 = Un’attrazione con tutti e quattro gli spazi occupati vale altri 3 punti.

lessons_stockholm_title = Stoccolma
lessons_stockholm_points_1 = Ricevi in segreto da uno a tre colori.
lessons_stockholm_points_2 = Una tessera posata su un turista lo manda nel primo spazio libero della fila di attrazioni. Ogni spazio ha i suoi punti.
lessons_stockholm_points_3 = Alla fine ricevi i punti sotto tutti i turisti dei tuoi colori, chiunque li abbia mandati.
lessons_stockholm_points_4 = Scegli quindi il momento giusto per i tuoi colori, e non farli indovinare a nessuno.
lessons_stockholm_points_5 = Nella variante aperta ogni colore ha la sua attrazione, e chi posa riceve subito i punti.

lessons_london_title = Londra
lessons_london_points_1 = Un taxi gira tra otto attrazioni, lungo gli spazi superiori e di ritorno lungo quelli inferiori.
lessons_london_points_2 = Posa una tessera su un turista, e il taxi avanza di quattro spazi al massimo, finché trova il colore del turista.
lessons_london_points_3 = Ricevi un punto per ogni spazio percorso. Se il colore non arriva entro quattro, non ricevi nulla.
lessons_london_points_4 = Il taxi resta dove si ferma, e da lì riparte per il giocatore successivo.

lessons_new-york_title = New York
lessons_new-york_points_1 = Al binario d’arrivo di ogni stazione aspetta un turista.
lessons_new-york_points_2 = Quando una tua linea termina in una stazione, prendi sulla tua plancia il turista che è lì.
lessons_new-york_points_3 = Alla fine ogni turista porta quanto la tua plancia paga per quel colore: da 0 a 3 punti. Ogni plancia paga in modo diverso.
lessons_new-york_points_4 = Le linee che arrivano alla stazione centrale valgono doppio, ma lì non aspetta nessuno.

lessons_st-petersburg_title = San Pietroburgo
lessons_st-petersburg_points_1 = Otto attrazioni stanno sulle diagonali del tabellone.
lessons_st-petersburg_points_2 = Posa una tessera su una di esse, scegli un colore e piazza il suo turista sulla tessera. I quattro gettoni di quel colore vengono mescolati.
lessons_st-petersburg_points_3 = Ogni volta che una linea completata attraversa quella tessera, chi la possiede prende un gettone di questo colore, nascosto agli altri.
lessons_st-petersburg_points_4 = I gettoni si sommano alla fine. Ogni colore ha dieci punti in tutto, ma divisi in modi molto diversi.

lessons_berlin_title = Berlino
lessons_berlin_points_1 = Sul tabellone stanno quattro gruppi di turisti. Una tessera posata sotto uno di loro lo porta da quel momento in poi.
lessons_berlin_points_2 = Quando una linea è completa, chi la possiede riceve una carta di quel colore per ogni passaggio su una tessera così.
lessons_berlin_points_3 = Alla fine chi ha più carte di un colore riceve il numero alto della sua attrazione, il secondo quello basso.
lessons_berlin_points_4 = Le carte che nessuno ha preso concorrono come un giocatore in più. Una carta può non bastare.

sections_board = Il tabellone
rules_B1 = Il tabellone è un quadrato di 8 per 8 caselle. Le quattro caselle al centro sono la stazione centrale, dove non si posano mai tessere. Restano 60 caselle, una per ogni tessera. Una casella prende il nome dalla colonna, da A a H a partire da sinistra, e dalla riga, da 1 a 8 a partire dall’alto.
rules_B2 = Ogni lato esterno di una casella del bordo ha una stazione: 32 in tutto. I numeri corrono in senso antiorario dall’angolo in alto a destra: da 1 a 8 in alto verso sinistra, da 9 a 16 giù per il lato sinistro, da 17 a 24 in basso verso destra, da 25 a 32 su per il lato destro. Una casella d’angolo ha perciò due stazioni. La stazione 9 è Place de Clichy.
rules_B3 = I treni tengono la destra. Una stazione ha due binari: visto da chi guida ed è sul punto di entrare nel tabellone, il treno parte su quello di destra, mentre gli altri treni arrivano su quello di sinistra. La stazione centrale ha otto banchine, una ovunque confini con una casella per le tessere, e sono fatte allo stesso modo.

sections_tiles = Le tessere
rules_B4 = Su ognuno dei suoi quattro lati una tessera ha un binario che entra e uno che esce. I suoi quattro binari uniscono ogni entrata a un’uscita diversa. Le tessere possibili di questo tipo sono 24, e tra le 60 della scatola ci sono tutte.
rules_B5 = Il nome di una tessera ha quattro lettere, per i treni che entrano dall’alto, da destra, dal basso e da sinistra. Con a il treno va dritto. Con b esce dal lato successivo in senso orario, con c dal lato successivo in senso antiorario. Con d inverte la marcia ed esce da dove è entrato. Su cbaa un treno dall’alto esce a sinistra, uno da destra esce in basso, e gli altri due vanno dritti.
rules_B6 = Quante volte ogni tessera è nella scatola: quattro volte { $four }; tre volte { $three }; due volte { $two }.
rules_B7 = Una mossa si scrive con la tessera e la sua casella: cbaa72 è la tessera cbaa nella riga 7, colonna 2, contate da 0 dall’alto a sinistra. Un intero tabellone è la sequenza di queste mosse, nell’ordine in cui sono state fatte. Se le tessere si possono ruotare (V1), le lettere sono quelle della tessera così come sta.

sections_players = Giocatori e stazioni
rules_B8 = Si gioca da due a sei, con giallo, blu, arancione, verde, viola e grigio. Il treno in una stazione mostra di chi è. In due il giallo ha tutte le stazioni dispari e il blu tutte le pari. In tre: giallo { $yellow3 }, blu { $blue3 }, arancione { $orange3 }. In quattro: giallo { $yellow4 }, blu { $blue4 }, arancione { $orange4 }, verde { $green4 }. In cinque: giallo { $yellow5 }, blu { $blue5 }, arancione { $orange5 }, verde { $green5 }, viola { $purple5 }. In sei: giallo { $yellow6 }, blu { $blue6 }, arancione { $orange6 }, verde { $green6 }, viola { $purple6 }, grigio { $grey6 }. In tre, cinque o sei giocatori le stazioni 16 e 17 non sono di nessuno, ma le linee vi possono terminare.
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

sections_companies = Le compagnie
rules_M1 = Le linee sono di otto compagnie, che partecipano tutte qualunque sia il numero di giocatori; da due a sei giocatori ne possiedono azioni. Ogni compagnia ha quattro stazioni, una su ogni lato del tabellone: giallo { $yellow }, blu { $blue }, arancione { $orange }, verde { $green }, viola { $purple }, grigio { $grey }, rosso { $red }, marrone { $brown }.
rules_M2 = Ogni compagnia ha quattro azioni, del 10, 20, 30 e 40 per cento. Le azioni della stessa percentuale si mescolano in una pila coperta. Ne peschi una da ognuna delle quattro pile e le tieni segrete. Poi la prima azione di ogni pila viene scoperta accanto a essa.
rules_M3 = Nel tuo turno o posi una tessera (B10) o scambi un’azione. Per lo scambio, infila una delle tue azioni, coperta, sotto la pila della sua percentuale. Poi prendi l’azione scoperta di quella pila, o la prima coperta. Se hai preso quella scoperta, si scopre la successiva della pila. Ciò che va sotto una pila torna in cima dopo tutto quello che ha sopra, e tu ricordi che cosa ci hai messo. Dopo due giri interi in cui nessuno ha fatto altro che scambiare o passare, gli scambi si fermano finché non si piazza una tessera o un segnalino.
rules_M4 = Quando il segnapunti di una compagnia qualsiasi arriva a 25 o oltre, non si scambiano più azioni per il resto della partita.
rules_M5 = Le linee danno punti come al solito, ma i punti sono profitto della compagnia, non di un giocatore.
rules_M6 = Alla fine le compagnie vanno in classifica per profitto. La migliore vale 8, la seguente 7, e così via fino a 1. Le compagnie con lo stesso profitto hanno tutte il valore più alto, e i valori subito sotto si saltano. Per ogni azione ricevi il valore della sua compagnia, una volta per ogni dieci per cento.
rules_M7 = In ogni compagnia, chi ha la percentuale totale più alta riceve anche un punto per ogni dieci interi del suo profitto. Se più giocatori hanno la più alta, ognuno riceve tutto. Se nessuno ha azioni, non li riceve nessuno.
rules_M8 = Vince chi ha più punti vittoria. Esempio: con profitti di giallo 38, arancione 36, grigio 34, verde 32, blu 32, rosso 29, marrone 25 e viola 25 le compagnie valgono 8, 7, 6, 5, 5, 3, 2 e 2. Azioni del 40 e 20 per cento del giallo, 30 del verde e 10 del blu pagano 48 + 15 + 5 = 68. Chi ha la quota più alta del giallo riceve altri 3 punti.

sections_central-stations = Stazioni centrali
rules_M9 = Senza compagnie ognuno ha un segnalino. Invece di posare una tessera puoi metterlo su una banchina libera della stazione centrale, una volta nella partita. Da allora possiedi la linea che parte da lì, oltre alle tue altre.
rules_M10 = Con le compagnie ogni compagnia ha un segnalino. Invece di posare o scambiare puoi piazzare il segnalino di una compagnia se mostri una delle sue azioni. Quell’azione resta scoperta davanti a te e non si può più scambiare.
rules_M11 = Una linea dal centro dà punti come le altre, ma non raddoppia mai, nemmeno se termina di nuovo al centro. Neanche questa può essere fatta di una sola tessera, con la stessa eccezione di B14. Una banchina è libera finché non ha un segnalino e la linea che ne parte non è completa.
rules_M12 = Piazzare un segnalino è tutto il tuo turno, e non peschi nulla. I binari che partono già dalla banchina contano per intero. Un segnalino mai piazzato non porta nulla. Le linee dalle stazioni del bordo raddoppiano a ogni banchina, con o senza segnalino, anche se il segnalino è tuo. I segnalini si possono piazzare anche dopo la fine degli scambi (M4). Un’azione mostrata conta ancora per il valore e la maggioranza (M6, M7). Una casella non si apre alle tessere perché tocca un segnalino (B12).

sections_central-tracks = Binari centrali
rules_M13 = Prima della partita si pescano quattro delle otto tessere dei binari centrali, che coprono il centro, ciascuna orientata a caso. Non hanno freccia. Le otto sono { $tiles }.
rules_M14 = Le linee attraversano il centro e terminano solo al bordo, quindi niente raddoppia. Attraversare una tessera del centro porta 1 punto, come altrove.
rules_M15 = Le tessere del centro non aprono caselle: una tessera deve stare al bordo o accanto a una posata da un giocatore (B12).

sections_solo = Solitario
rules_M16 = Giochi in solitario con le otto compagnie e le loro stazioni (M1). Tutte partono da 0. Un mazzo di otto carte, una per compagnia, decide il colore.
rules_M17 = Due tessere stanno scoperte davanti a te. A ogni turno si scopre una carta. Scegli una linea incompleta del suo colore e posa una delle tue tessere nella casella in cui quella linea sta per entrare; poi pesca una tessera. Quando tutte le carte sono state viste, si rimescolano. Quando la pila è vuota, continui con le tessere che hai. Le linee che terminano alla stazione centrale raddoppiano (B17).
rules_M18 = Finché non è stata scoperta l’ottava carta puoi rifiutare una tessera dddd, che rimanda indietro ogni treno, quando la peschi. Ne ricevi un’altra al suo posto, e quella rifiutata torna tra le altre. Anche la seconda dddd si può rifiutare.
rules_M19 = Si posa al bordo o accanto ad altre tessere, senza ruotare (B12, B13). Le linee di una sola tessera sono permesse.
rules_M20 = Quando una compagnia ha completato le sue quattro linee, la sua carta lascia subito il gioco, ovunque si trovi. Se il mazzo si esaurisce, le carte già viste ne formano uno nuovo. La partita finisce quando tutte le 32 linee hanno dato punti, anche se restano tessere. Il tuo risultato è il profitto della compagnia più povera. Nella variante difficile si sottrae il distacco tra la più ricca e la più povera. Esempio: 35 per la prima e 22 per l’ultima fanno 22, o 9 nella variante difficile.

sections_cities = Le città
rules_Y1 = Con le compagnie, i punti per aver posato una tessera vanno direttamente a chi l’ha posata. Ciò che spetta a chi possiede una linea (i turisti a New York, i gettoni a San Pietroburgo, le carte a Berlino) è invece della compagnia. Si aggiunge al profitto alla fine, prima della classifica delle compagnie e delle maggioranze (M6, M7), e non chiude mai gli scambi (M4).
rules_Y2 = Le caselle interne sono quelle ad almeno un passo dal bordo, senza il centro: 32 caselle.
rules_Y3 = I turisti hanno otto colori: giallo, blu, arancione, verde, viola, grigio, rosso e marrone, in quest’ordine ovunque serva un ordine. Una linea che non è di nessuno, dalla stazione 16 o 17 o da una banchina senza segnalino, non prende né turisti né gettoni; le sue carte a Berlino vanno al proprietario immaginario (E3).

sections_paris = Parigi
rules_P1 = Le dodici attrazioni hanno quattro spazi colorati ciascuna. Si mescolano e si distribuiscono in parti uguali: sei a testa in due giocatori, quattro in tre, tre in quattro, due in cinque o sei. Le altre restano fuori dal gioco. Stanno in fila davanti a te nell’ordine in cui le hai ricevute e non si spostano. In ogni casella interna sta un turista, scelto a caso: quattro per ognuno degli otto colori.
rules_P2 = Se posi una tessera su un turista, lo prendi e lo metti in uno spazio libero dello stesso colore tra le tue attrazioni, quello che vuoi. Devi farlo, anche se ti costa un punto. Se non hai uno spazio così, metti il turista accanto a un altro in una casella che condivide un lato con questa. Se non ce n’è, accanto a un turista qualsiasi del tabellone. Se non ce n’è nessuno, il turista lascia il gioco. Da una casella con più turisti li sollevi tutti, poi li piazzi uno a uno nell’ordine che vuoi; quelli ancora sollevati non contano come vicini, e nessuno torna nella casella appena coperta.
rules_P3 = Alla fine trova la serie più lunga di spazi occupati senza interruzioni; può proseguire da un’attrazione alla successiva. Ogni turista della serie porta 2 punti, e ogni altro ne costa 1. Un’attrazione con quattro turisti ne porta altri 3. Esempio: due turisti stanno a parte, quattro riempiono l’attrazione successiva, e uno segue subito dopo: 10 + 3 − 2 = 11.
rules_P4 = Gli spazi delle attrazioni, da sinistra a destra. Louvre: grigio, viola, giallo, blu. Notre Dame: marrone, giallo, blu, rosso. Sacré-Cœur: giallo, rosso, viola, arancione. Arc de Triomphe: arancione, giallo, marrone, grigio. Place de la Concorde: giallo, marrone, viola, verde. Moulin Rouge: rosso, verde, grigio, giallo. Dôme des Invalides: blu, viola, arancione, marrone. Pont Alexandre III: rosso, grigio, blu, arancione. Eiffel Tower: verde, blu, rosso, viola. Panthéon: grigio, blu, verde, marrone. Versailles: viola, arancione, grigio, verde. Fondation Louis Vuitton: arancione, verde, marrone, rosso.

sections_stockholm = Stoccolma
rules_S1 = Otto attrazioni con quattro spazi ciascuna formano una fila in ordine casuale. I turisti stanno sul tabellone come a Parigi (P1). Di otto gettoni colorati ne ricevi alcuni in segreto: tre a testa in due giocatori, due in tre o quattro, uno in cinque o sei. Gli altri non li vede nessuno.
rules_S2 = Se posi una tessera su un turista, lo mandi nel primo spazio libero della fila, da sinistra. Alla fine ricevi i punti di ogni spazio in cui sta un turista di uno dei tuoi colori.
rules_S3 = Variante aperta: a ogni attrazione va un colore a caso, visibile a tutti. Un turista va nel primo spazio libero dell’attrazione del suo colore, e chi ha posato la tessera riceve subito i suoi punti.
rules_S4 = I punti degli spazi, da sinistra a destra. Gröna Lund: 1, 3, 2, 4. Drottningholm: 0, 2, 3, 5. Nobel Museum: 1, 5, 1, 3. Royal Palace: 4, 0, 5, 1. Storkyrkan: 2, 3, 3, 2. Vasa Museum: 3, 0, 4, 3. Globe Arena: 2, 1, 5, 2. City Hall: 1, 4, 1, 4. Ogni attrazione ha dieci punti in tutto.

sections_london = Londra
rules_L1 = Otto attrazioni stanno in fila in ordine casuale, con un punto di svolta a ogni estremità. Ognuna ha due spazi colorati sopra e due sotto. Insieme formano un circuito: verso destra lungo gli spazi superiori, di ritorno verso sinistra lungo quelli inferiori. Il taxi aspetta all’estremità sinistra. I turisti stanno sul tabellone come a Parigi (P1).
rules_L2 = Se posi una tessera su un turista, il taxi parte. Si ferma al primo spazio del colore del turista, e ricevi un punto per ogni spazio percorso; i punti di svolta non contano. Dopo quattro spazi senza quel colore si ferma lì, e non ricevi nulla. In ogni caso il turista lascia il gioco.
rules_L3 = Gli spazi delle attrazioni: i due superiori, poi i due inferiori, sempre da sinistra a destra. Tower Bridge: giallo, verde; blu, rosso. Big Ben: blu, viola; arancione, marrone. Westminster Palace: arancione, grigio; verde, giallo. St Paul’s Cathedral: verde, rosso; viola, blu. Trafalgar Square: viola, marrone; grigio, arancione. London Eye: grigio, giallo; rosso, verde. Tower of London: rosso, blu; marrone, viola. Buckingham Palace: marrone, arancione; giallo, grigio.

sections_new-york = New York
rules_N1 = Ognuno riceve a caso una di otto plance; con le compagnie la riceve ogni compagnia. Al binario d’arrivo di ognuna delle 32 stazioni aspetta un turista, messo a caso, quattro per ogni colore.
rules_N2 = Quando una linea termina in una stazione, chi la possiede prende il turista che aspetta lì. A un binario d’arrivo termina sempre una sola linea, quindi un turista c’è sempre. Alla stazione centrale non c’è nessuno da prendere. Alla fine ogni turista vale quanto indica per quel colore la plancia di chi l’ha preso.
rules_N3 = Nell’ordine dei colori (Y3) la prima plancia paga 0, 3, 1, 2, 0, 2, 3, 1. Ogni plancia seguente comincia un posto più avanti in questa sequenza e mette in fondo ciò che ha saltato. Le attrazioni dei colori sono Empire State Building, Yankee Stadium, Times Square, Central Park, Statue of Liberty, Brooklyn Bridge, St Patrick’s Cathedral e Rockefeller Center. Esempio: due turisti da 3, due da 1 e uno da 0 portano 8.

sections_st-petersburg = San Pietroburgo
rules_T1 = Otto attrazioni stanno sulle diagonali del tabellone: nella seconda e nella terza casella da ogni angolo. Ogni colore ha quattro gettoni, all’inizio scoperti accanto al tabellone, e un turista.
rules_T2 = Se posi una tessera su un’attrazione, l’attrazione viene tolta. Scegli un turista non ancora piazzato e mettilo sulla tessera. I gettoni del suo colore vengono coperti e mescolati.
rules_T3 = Quando una linea è completa, chi la possiede pesca un gettone del colore di un turista per ogni volta che la linea attraversa la tessera di quel turista: fino a quattro. Vale anche per la tessera che completa la linea. Vedi il valore dei tuoi gettoni; di quelli altrui conosci solo il numero. I gettoni delle compagnie non li vede nessuno. Alla fine si scoprono tutti e si sommano. Esempio: una linea da 11 che attraversa la tessera tre volte porta 11 punti e tre gettoni.
rules_T4 = In ogni colore la somma dei gettoni è dieci. Giallo: 1, 2, 3, 4. Blu: 2, 2, 3, 3. Arancione: 0, 0, 5, 5. Verde: 1, 1, 4, 4. Viola: 0, 2, 3, 5. Grigio: 1, 1, 1, 7. Rosso: 0, 3, 3, 4. Marrone: 2, 2, 2, 4. Le attrazioni sono Peterhof, Church of the Resurrection, Peter and Paul Fortress, Bronze Horseman, Kazan Cathedral, Fabergé Museum, Hermitage e Catherine Palace.

sections_berlin = Berlino
rules_E1 = Otto attrazioni stanno in fila. Ci sono tre turisti di ogni colore. Due di ognuno stanno sul tabellone, in quattro gruppi quadrati di quattro colori diversi, uno in ogni quarto del tabellone, a una casella dal bordo. Il terzo di ognuno va a caso a un’attrazione. Ogni colore ha otto carte.
rules_E2 = Una tessera posata su un turista lo porta da quel momento in poi. Quando una linea dà punti, chi la possiede prende una carta del colore del turista per ogni passaggio su quella tessera. Esempio: una linea da 7 punti che passa due volte da un turista giallo e una da uno viola porta 7 punti, due carte gialle e una viola.
rules_E3 = Alla fine ogni colore si giudica da solo. Chi ha più carte riceve il numero più alto dell’attrazione dove sta il turista di quel colore; il secondo riceve quello più basso. Se in più d’uno hanno il massimo, i due numeri si sommano, si dividono tra loro e si arrotondano per difetto, e non c’è un secondo. Se sono in più d’uno secondi, il numero più basso si divide allo stesso modo. Le carte non prese sono di un proprietario immaginario, che vince o divide come chiunque altro; quei punti vanno persi. Senza carte del colore non ricevi nulla.
rules_E4 = Le attrazioni hanno due lati; si gioca con tutte sul lato A, tutte sul lato B, o con un misto casuale. Numero più alto e più basso sul lato A, poi sul lato B. Alexanderplatz: 4/3, 7/1. Red Town Hall: 5/3, 8/1. Victory Column: 5/4, 8/2. Brandenburg Gate: 6/3, 9/1. Berlin Cathedral: 6/4, 9/2. Museum Island: 6/5, 10/1. Reichstag: 7/4, 10/2. Memorial Church: 7/5, 11/2.

tutorial_welcome = Ti diamo il benvenuto in Metro! Tu giochi con il giallo, il tuo avversario con il blu. A turno si posano tessere, e così nascono le linee per i treni. Più una linea è lunga, più punti porta.
tutorial_stations = Attorno al tabellone ci sono 32 stazioni. Le 16 con numero dispari sono tue, e in ognuna aspetta un treno giallo. Ogni treno percorre una sola linea in tutta la partita, e quella linea dà punti una volta sola.
tutorial_right = I treni tengono la destra. Guarda il tabellone dalla stazione 7: il treno parte sul binario di destra. Quello alla sua sinistra è per gli arrivi. Ogni lato di una tessera ha una coppia così, un’entrata e un’uscita.
tutorial_lay = Una tessera va in una casella vuota al bordo, o accanto a una tessera già posata. Non si può ruotare. Posa la tua tessera davanti alla stazione 7, e comincia la tua prima linea.
tutorial_grow = Il blu ha posato una tessera accanto alla tua, e la tua linea ci prosegue sopra dritta. Le tessere non sono di nessuno: ogni linea usa i binari che incontra. Posa la nuova tessera nella casella segnata. La tua linea avrà così 3 tessere.
tutorial_turnBack = Questa tessera fa invertire la marcia al tuo treno. Ripasserà su tessere già attraversate e uscirà in un’altra stazione. Meglio così: conta ogni passaggio. Posala e completa la tua linea.
tutorial_scored = La tua linea è completa e vale 6 punti. Usa 4 tessere, ma le 2 segnate sono attraversate due volte, e ogni passaggio vale un punto.
tutorial_hurt = Ahi! Il blu ha appena completato la tua linea dalla stazione 3, dopo sole 2 tessere. Ricevi 2 punti, e questa linea non ne darà altri. I punti di una linea vanno sempre a chi la possiede, chiunque la completi.
tutorial_refused = La tessera che hai in mano rimanda indietro ogni treno. In una casella segnata chiuderebbe una linea appena partita dalla sua stazione. Le regole vietano una linea di 1 tessera finché la tessera può andare altrove. Prova, se vuoi: il tabellone la rifiuta.
tutorial_draw = Questa tessera ti servirà presto, quindi tienila. Puoi invece pescarne una dalla pila e posare subito quella. Una volta pescata, non si torna indietro. Pesca ora.
tutorial_drawn = Una bella tessera: porta il treno della stazione 5 dritto verso il centro. Posala nella casella segnata. La tua mano resta com’è.
tutorial_revenge = Ora guarda la linea del blu dalla stazione 4: sta per entrare nella casella segnata. Posa la tessera che hai tenuto. Rimanda a casa il treno del blu dopo 4 passaggi, per soli 4 punti.
tutorial_centre = Le quattro caselle al centro sono la stazione centrale. Una linea che termina lì vale doppio. La tua linea dalla stazione 5 aspetta davanti alla casella segnata: posa la tessera e segui il treno.
tutorial_doubled = Il tuo treno attraversa quest’unica tessera 4 volte! La linea ha 12 passaggi e termina alla stazione centrale: 24 punti. Conduci per 32 a 4. Le prossime 47 tessere vengono posate per voi due: guarda come crescono le linee.
tutorial_last = Il blu ha rimontato e conduce per 104 a 84. La pila è vuota, e questa è la tua ultima tessera. Una linea può ancora ribaltare la partita: la tua dalla stazione 17. Posa la tessera nella casella segnata.
tutorial_over = Altri 24 punti alla stazione centrale! Il blu posa l’ultima delle 60 tessere e la partita finisce; ogni linea è completa. È 112 a 107: vince chi ha più punti, quindi la vittoria è tua. Ora sai giocare.
