title = New York

lesson_1 = Al binario d’arrivo di ogni stazione aspetta un turista.
lesson_2 = Quando una tua linea termina in una stazione, prendi sulla tua plancia il turista che è lì.
lesson_3 = Alla fine ogni turista porta quanto la tua plancia paga per quel colore: da 0 a 3 punti. Ogni plancia paga in modo diverso.
lesson_4 = Le linee che arrivano alla stazione centrale valgono doppio, ma lì non aspetta nessuno.

rules_N1 = Ognuno riceve a caso una di otto plance; con le compagnie la riceve ogni compagnia. Al binario d’arrivo di ognuna delle 32 stazioni aspetta un turista, messo a caso, quattro per ogni colore.
rules_N2 = Quando una linea termina in una stazione, chi la possiede prende il turista che aspetta lì. A un binario d’arrivo termina sempre una sola linea, quindi un turista c’è sempre. Alla stazione centrale non c’è nessuno da prendere. Alla fine ogni turista vale quanto indica per quel colore la plancia di chi l’ha preso.
rules_N3 = Nell’ordine dei colori (Y3) la prima plancia paga 0, 3, 1, 2, 0, 2, 3, 1. Ogni plancia seguente comincia un posto più avanti in questa sequenza e mette in fondo ciò che ha saltato. Le attrazioni dei colori sono Empire State Building, Yankee Stadium, Times Square, Central Park, Statua della Libertà, Ponte di Brooklyn, Cattedrale di San Patrizio e Rockefeller Center. Esempio: due turisti da 3, due da 1 e uno da 0 portano 8.

figures_taken = La linea dalla stazione { $from } è finita alla stazione { $to }. Il proprietario ha preso il turista che vi aspettava; gli altri aspettano ancora.

tutorial_board = A New York hai una plancia tutta tua. Dice quanto vale per te un turista di ogni colore. Sulla tua valgono di più il giallo e il grigio.
tutorial_waits = In ogni stazione aspetta un turista. Se una tua linea termina in una stazione, prendi il turista che aspetta lì. Conta quindi dove finiscono le tue linee.
tutorial_finish = La tua linea dalla stazione 9 può terminare alla stazione 8, dove aspetta un turista giallo. Posa la tessera nella casella segnata.
tutorial_taken = Subito 3 punti per la linea, e un turista giallo che alla fine ne varrà altri 3.
tutorial_cut = Camille ha completato la tua linea dalla stazione 29. Termina alla stazione 28, e il turista marrone di lì vale 0 sulla tua plancia. Anche gli altri possono decidere dove finiscono le tue linee.
tutorial_both = Ora tocca a te. La casella segnata porta la tua linea dalla stazione 7 a un altro turista giallo, e quella di Camille, dalla stazione 8, a uno arancione.
tutorial_sum = Il giallo vale di nuovo 3 per te, mentre l’arancione vale 0 sulla plancia di Camille. Un’ultima cosa: le linee che arrivano alla stazione centrale valgono doppio come sempre, ma lì non aspetta nessuno.
