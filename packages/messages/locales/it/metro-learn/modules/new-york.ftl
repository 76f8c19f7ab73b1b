title = New York

lesson_1 = Al binario d’arrivo di ogni stazione aspetta un turista.
lesson_2 = Quando una tua linea termina in una stazione, prendi sulla tua plancia il turista che è lì.
lesson_3 = Alla fine ogni turista porta quanto la tua plancia paga per quel colore: da 0 a 3 punti. Ogni plancia paga in modo diverso.
lesson_4 = Le linee che arrivano alla stazione centrale valgono doppio, ma lì non aspetta nessuno.

rules_N1 = Ognuno riceve a caso una di otto plance; con le compagnie la riceve ogni compagnia. Al binario d’arrivo di ognuna delle 32 stazioni aspetta un turista, messo a caso, quattro per ogni colore.
rules_N2 = Quando una linea termina in una stazione, chi la possiede prende il turista che aspetta lì. A un binario d’arrivo termina sempre una sola linea, quindi un turista c’è sempre. Alla stazione centrale non c’è nessuno da prendere. Alla fine ogni turista vale quanto indica per quel colore la plancia di chi l’ha preso.
rules_N3 = Nell’ordine dei colori (Y3) la prima plancia paga 0, 3, 1, 2, 0, 2, 3, 1. Ogni plancia seguente comincia un posto più avanti in questa sequenza e mette in fondo ciò che ha saltato. Le attrazioni dei colori sono Empire State Building, Yankee Stadium, Times Square, Central Park, Statua della Libertà, Ponte di Brooklyn, Cattedrale di San Patrizio e Rockefeller Center. Esempio: due turisti da 3, due da 1 e uno da 0 portano 8.
