title = San Pietroburgo

lesson_1 = Otto attrazioni stanno sulle diagonali del tabellone.
lesson_2 = Posa una tessera su una di esse, scegli un colore e piazza il suo turista sulla tessera. I quattro gettoni di quel colore vengono mescolati.
lesson_3 = Ogni volta che una linea completata attraversa quella tessera, chi la possiede prende un gettone di questo colore, nascosto agli altri.
lesson_4 = I gettoni si sommano alla fine. Ogni colore ha dieci punti in tutto, ma divisi in modi molto diversi.

rules_T1 = Otto attrazioni stanno sulle diagonali del tabellone: nella seconda e nella terza casella da ogni angolo. Ogni colore ha quattro gettoni, all’inizio scoperti accanto al tabellone, e un turista.
rules_T2 = Se posi una tessera su un’attrazione, l’attrazione viene tolta. Scegli un turista non ancora piazzato e mettilo sulla tessera. I gettoni del suo colore vengono coperti e mescolati.
rules_T3 = Quando una linea è completa, chi la possiede pesca un gettone del colore di un turista per ogni volta che la linea attraversa la tessera di quel turista: fino a quattro. Vale anche per la tessera che completa la linea. Vedi il valore dei tuoi gettoni; di quelli altrui conosci solo il numero. I gettoni delle compagnie non li vede nessuno. Alla fine si scoprono tutti e si sommano. Esempio: una linea da 11 che attraversa la tessera tre volte porta 11 punti e tre gettoni.
rules_T4 = In ogni colore la somma dei gettoni è dieci. Giallo: 1, 2, 3, 4. Blu: 2, 2, 3, 3. Arancione: 0, 0, 5, 5. Verde: 1, 1, 4, 4. Viola: 0, 2, 3, 5. Grigio: 1, 1, 1, 7. Rosso: 0, 3, 3, 4. Marrone: 2, 2, 2, 4. Le attrazioni sono Peterhof, Chiesa della Resurrezione, Fortezza di Pietro e Paolo, Cavaliere di bronzo, Cattedrale di Kazan, Museo Fabergé, Ermitage e Palazzo di Caterina.

figures_sights = Le otto attrazioni stanno sulle diagonali.
figures_took = Una linea da { $points } punti attraversa { $count } volte la tessera del turista: il proprietario prende { $count } gettoni.

tutorial_sights = Sulle diagonali del tabellone ci sono otto attrazioni. E ognuno degli otto colori ha un turista e quattro gettoni. Il pannello mostra i gettoni di ogni pila.
tutorial_place = La casella segnata è un’attrazione: Peterhof. È sulla strada della tua linea dalla stazione 7. Posa lì la tua tessera.
tutorial_choose = Ora scegli il turista che starà su questa tessera. L’arancione è una scommessa: due gettoni valgono cinque e due niente. Prendi l’arancione.
tutorial_line = Ogni linea completa che attraversa questa tessera dà un gettone per passaggio a chi la possiede. La tua ci passa due volte. Posa la tessera nella casella segnata e completa la linea.
tutorial_took = 5 punti per la linea, e 2 gettoni dalla pila arancione mescolata. Solo tu vedi quanto valgono: uno 5, l’altro 0.
tutorial_end = I gettoni si contano alla fine. Nella pila arancione ne restano due, e anche le linee di Camille possono prenderli. Metti quindi i turisti dove le tue linee passeranno spesso.
