title = Londra

lesson_1 = Un taxi gira tra otto attrazioni, lungo gli spazi superiori e di ritorno lungo quelli inferiori.
lesson_2 = Posa una tessera su un turista, e il taxi avanza di quattro spazi al massimo, finché trova il colore del turista.
lesson_3 = Ricevi un punto per ogni spazio percorso. Se il colore non arriva entro quattro, non ricevi nulla.
lesson_4 = Il taxi resta dove si ferma, e da lì riparte per il giocatore successivo.

rules_L1 = Otto attrazioni stanno in fila in ordine casuale, con un punto di svolta a ogni estremità. Ognuna ha due spazi colorati sopra e due sotto. Insieme formano un circuito: verso destra lungo gli spazi superiori, di ritorno verso sinistra lungo quelli inferiori. Il taxi aspetta all’estremità sinistra. I turisti stanno sul tabellone come a Parigi (P1).
rules_L2 = Se posi una tessera su un turista, il taxi parte. Si ferma al primo spazio del colore del turista, e ricevi un punto per ogni spazio percorso; i punti di svolta non contano. Dopo quattro spazi senza quel colore si ferma lì, e non ricevi nulla. In ogni caso il turista lascia il gioco.
rules_L3 = Gli spazi delle attrazioni: i due superiori, poi i due inferiori, sempre da sinistra a destra. Tower Bridge: giallo, verde; blu, rosso. Big Ben: blu, viola; arancione, marrone. Palazzo di Westminster: arancione, grigio; verde, giallo. Cattedrale di San Paolo: verde, rosso; viola, blu. Trafalgar Square: viola, marrone; grigio, arancione. London Eye: grigio, giallo; rosso, verde. Torre di Londra: rosso, blu; marrone, viola. Buckingham Palace: marrone, arancione; giallo, grigio.

figures_ride = Una parte del circuito. Un turista del colore di uno dei prossimi { $fields } spazi vale i punti scritti sopra.

tutorial_circuit = Il pannello mostra il tabellone di Londra: otto attrazioni con spazi colorati. Insieme formano un circuito su cui gira un taxi. Ora è fermo al London Eye.
tutorial_ride = Posa una tessera su un turista e il taxi cerca quel colore nei prossimi quattro spazi. Davanti ci sono verde, rosso, marrone, arancione. Il turista nella casella segnata è arancione: posa lì la tua tessera.
tutorial_paid = Il taxi ha percorso 4 spazi e tu ricevi 4 punti: uno per spazio. Resta a Buckingham Palace. Ora vengono giallo, verde, blu e viola. Vai a prendere il turista viola nella casella segnata.
tutorial_both = Altri 4 punti. Le linee si costruiscono come sempre: questa tessera prende un turista grigio, a quattro spazi, e completa anche la tua linea dalla stazione 7.
tutorial_missed = Hai ricevuto 4 punti per la corsa e 3 per la linea. Poi anche Camille ha preso un turista grigio, ma nei quattro spazi seguenti il grigio non c’era. Il taxi è avanzato lo stesso e Camille ha fatto 0 punti.
tutorial_plan = Guarda dunque i prossimi quattro spazi prima di posare una tessera su un turista. Anche una corsa senza punti sposta il taxi, per te o per gli altri.
