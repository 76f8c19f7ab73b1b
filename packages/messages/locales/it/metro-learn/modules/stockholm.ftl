title = Stoccolma

lesson_1 = Ricevi in segreto da uno a tre colori.
lesson_2 = Una tessera posata su un turista lo manda nel primo spazio libero della fila di attrazioni. Ogni spazio ha i suoi punti.
lesson_3 = Alla fine ricevi i punti sotto tutti i turisti dei tuoi colori, chiunque li abbia mandati.
lesson_4 = Scegli quindi il momento giusto per i tuoi colori, e non farli indovinare a nessuno.
lesson_5 = Nella variante aperta ogni colore ha la sua attrazione, e chi posa riceve subito i punti.

rules_S1 = Otto attrazioni con quattro spazi ciascuna formano una fila in ordine casuale. I turisti stanno sul tabellone come a Parigi (P1). Di otto gettoni colorati ne ricevi alcuni in segreto: tre a testa in due giocatori, due in tre o quattro, uno in cinque o sei. Gli altri non li vede nessuno.
rules_S2 = Se posi una tessera su un turista, lo mandi nel primo spazio libero della fila, da sinistra. Alla fine ricevi i punti di ogni spazio in cui sta un turista di uno dei tuoi colori.
rules_S3 = Variante aperta: a ogni attrazione va un colore a caso, visibile a tutti. Un turista va nel primo spazio libero dell’attrazione del suo colore, e chi ha posato la tessera riceve subito i suoi punti.
rules_S4 = I punti degli spazi, da sinistra a destra. Gröna Lund: 1, 3, 2, 4. Drottningholm: 0, 2, 3, 5. Museo Nobel: 1, 5, 1, 3. Palazzo Reale: 4, 0, 5, 1. Storkyrkan: 2, 3, 3, 2. Museo Vasa: 3, 0, 4, 3. Globe Arena: 2, 1, 5, 2. Municipio: 1, 4, 1, 4. Ogni attrazione ha dieci punti in tutto.

figures_row = Metà della fila. Il prossimo turista va nello spazio tratteggiato. L’oro segna i turisti dei colori segreti di un giocatore: finora { $points } punti.

tutorial_chips = A Stoccolma possiedi in segreto tre colori: arancione, verde e marrone. I turisti di questi colori portano punti a te. Camille ne ha altri tre.
tutorial_row = Una tessera posata su un turista lo manda alla fila di attrazioni, sempre nel primo spazio libero da sinistra. Il numero è quanto varrà quel turista.
tutorial_send = Il prossimo spazio vale molto. Nella casella segnata c’è un turista verde, uno dei tuoi colori. Posa lì la tua tessera.
tutorial_low = Il tuo turista verde è su uno spazio che vale 5. Il prossimo vale solo 1, quindi tieni lontani i tuoi colori. Mandaci un turista blu: posa la tessera nella casella segnata.
tutorial_guess = Il blu ha preso lo spazio da 1. Poi Camille ha mandato un turista giallo in uno spazio da 3. Il giallo sarà uno dei suoi colori? Osserva gli altri e non tradirti.
tutorial_end = Per ora nessuno riceve punti. Alla fine tutti i colori vengono mostrati, e ciascuno riceve i punti sotto i turisti dei propri colori, chiunque li abbia mandati.
