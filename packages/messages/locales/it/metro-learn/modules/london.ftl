title = Londra

lesson_1 = Un taxi gira tra otto attrazioni, lungo gli spazi superiori e di ritorno lungo quelli inferiori.
lesson_2 = Posa una tessera su un turista, e il taxi avanza di quattro spazi al massimo, finché trova il colore del turista.
lesson_3 = Ricevi un punto per ogni spazio percorso. Se il colore non arriva entro quattro, non ricevi nulla.
lesson_4 = Il taxi resta dove si ferma, e da lì riparte per il giocatore successivo.

rules_L1 = Otto attrazioni stanno in fila in ordine casuale, con un punto di svolta a ogni estremità. Ognuna ha due spazi colorati sopra e due sotto. Insieme formano un circuito: verso destra lungo gli spazi superiori, di ritorno verso sinistra lungo quelli inferiori. Il taxi aspetta all’estremità sinistra. I turisti stanno sul tabellone come a Parigi (P1).
rules_L2 = Se posi una tessera su un turista, il taxi parte. Si ferma al primo spazio del colore del turista, e ricevi un punto per ogni spazio percorso; i punti di svolta non contano. Dopo quattro spazi senza quel colore si ferma lì, e non ricevi nulla. In ogni caso il turista lascia il gioco.
rules_L3 = Gli spazi delle attrazioni: i due superiori, poi i due inferiori, sempre da sinistra a destra. Tower Bridge: giallo, verde; blu, rosso. Big Ben: blu, viola; arancione, marrone. Palazzo di Westminster: arancione, grigio; verde, giallo. Cattedrale di San Paolo: verde, rosso; viola, blu. Trafalgar Square: viola, marrone; grigio, arancione. London Eye: grigio, giallo; rosso, verde. Torre di Londra: rosso, blu; marrone, viola. Buckingham Palace: marrone, arancione; giallo, grigio.
