title = Binari centrali

lesson_1 = Prima della partita quattro tessere di binari coprono il centro del tabellone.
lesson_2 = I treni non si fermano lì: lo attraversano ed escono da un altro lato.
lesson_3 = Così niente raddoppia, ma le linee possono diventare lunghissime.
lesson_4 = Attenzione: non basta toccare il centro per poter posare una tessera.

rules_M13 = Prima della partita si pescano quattro delle otto tessere dei binari centrali, che coprono il centro, ciascuna orientata a caso. Non hanno freccia. Le otto sono { $tiles }.
rules_M14 = Le linee attraversano il centro e terminano solo al bordo, quindi niente raddoppia. Attraversare una tessera del centro porta 1 punto, come altrove.
rules_M15 = Le tessere del centro non aprono caselle: una tessera deve stare al bordo o accanto a una posata da un giocatore (B12).

figures_through = La linea passa per il centro: finora { $length } passaggi, di cui { $inside } sulle tessere centrali.

tutorial_covered = Quattro tessere di binari coprono la stazione centrale, scelte e ruotate a caso. I treni non si fermano lì: attraversano ed escono altrove.
tutorial_enter = Il tuo treno dalla stazione 5 aspetta sopra il centro. Posa la tessera nella casella segnata e mandalo dentro.
tutorial_through = Ha attraversato due tessere centrali e ora aspetta dall’altra parte. Contano come tutte le altre: un punto per passaggio.
tutorial_finish = Completa la linea: posa la tessera nella casella segnata e guarda dove va il treno.
tutorial_scored = 17 punti, ed è finita alla stazione 14. Qui niente raddoppia, perché nessuna linea termina al centro. Ma le linee possono diventare lunghissime.
tutorial_neighbours = Da ricordare: toccare il centro non basta per posare una tessera. Serve sempre il bordo del tabellone o una tessera posata da un giocatore.
