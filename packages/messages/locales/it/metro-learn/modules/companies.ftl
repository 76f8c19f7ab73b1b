title = Le compagnie

lesson_1 = Tutte le linee sono di otto compagnie. Tu non possiedi linee ma azioni, del 10, 20, 30 o 40 per cento.
lesson_2 = Hai quattro azioni segrete. In un turno posi una tessera o scambi un’azione.
lesson_3 = Appena una compagnia arriva a 25 punti, gli scambi si chiudono definitivamente.
lesson_4 = Alla fine le compagnie vanno in classifica: la prima vale 8, l’ultima 1. Un’azione paga quel valore per ogni dieci per cento.
lesson_5 = Chi possiede la quota più alta di una compagnia riceve un premio: un punto ogni dieci che ha guadagnato.

rules_M1 = Le linee sono di otto compagnie, che partecipano tutte qualunque sia il numero di giocatori; da due a sei giocatori ne possiedono azioni. Ogni compagnia ha quattro stazioni, una su ogni lato del tabellone: gialla { $yellow }, blu { $blue }, arancione { $orange }, verde { $green }, viola { $purple }, grigia { $grey }, rossa { $red }, marrone { $brown }.
rules_M2 = Ogni compagnia ha quattro azioni, del 10, 20, 30 e 40 per cento. Le azioni della stessa percentuale si mescolano in una pila coperta. Ne peschi una da ognuna delle quattro pile e le tieni segrete. Poi la prima azione di ogni pila viene scoperta accanto a essa.
rules_M3 = Nel tuo turno o posi una tessera (B10) o scambi un’azione. Per lo scambio, infila una delle tue azioni, coperta, sotto la pila della sua percentuale. Poi prendi l’azione scoperta di quella pila, o la prima coperta. Se hai preso quella scoperta, si scopre la successiva della pila. Ciò che va sotto una pila torna in cima dopo tutto quello che ha sopra, e tu ricordi che cosa ci hai messo. Dopo due giri interi in cui nessuno ha fatto altro che scambiare o passare, gli scambi si fermano finché non si piazza una tessera o un segnalino.
rules_M4 = Quando il segnapunti di una compagnia qualsiasi arriva a 25 o oltre, non si scambiano più azioni per il resto della partita.
rules_M5 = Le linee danno punti come al solito, ma i punti sono profitto della compagnia, non di un giocatore.
rules_M6 = Alla fine le compagnie vanno in classifica per profitto. La migliore vale 8, la seguente 7, e così via fino a 1. Le compagnie con lo stesso profitto hanno tutte il valore più alto, e i valori subito sotto si saltano. Per ogni azione ricevi il valore della sua compagnia, una volta per ogni dieci per cento.
rules_M7 = In ogni compagnia, chi ha la percentuale totale più alta riceve anche un punto per ogni dieci interi del suo profitto. Se più giocatori hanno la più alta, ognuno riceve tutto. Se nessuno ha azioni, non li riceve nessuno.
rules_M8 = Vince chi ha più punti vittoria. Esempio: con profitti di 38 per la gialla, 36 per l’arancione, 34 per la grigia, 32 per la verde, 32 per la blu, 29 per la rossa, 25 per la marrone e 25 per la viola le compagnie valgono 8, 7, 6, 5, 5, 3, 2 e 2. Azioni del 40 e 20 per cento della gialla, 30 della verde e 10 della blu pagano 48 + 15 + 5 = 68. Chi ha la quota più alta della gialla riceve altri 3 punti.

figures_stations = Le stazioni del lato alto e dei suoi angoli: ogni compagnia ne ha una su ogni lato del tabellone.
figures_shares = Alla fine: le compagnie per profitto con il loro valore, e quanto rende una mano di azioni: { $shares } punti. Le maggioranze aggiungono { $bonus }.

tutorial_lines = I treni non sono più dei giocatori. Sono di otto compagnie con quattro stazioni ciascuna, e tu ne possiedi azioni.
tutorial_shares = Hai quattro azioni: 10% marrone, 20% verde, 30% e 40% grigie. Le vedi solo tu.
tutorial_exchange = Invece di posare una tessera puoi scambiare un’azione con una della stessa quota. L’azione scoperta del 10% è grigia. Scegli la tua marrone e prendi al suo posto la grigia.
tutorial_majority = Tre delle tue quattro azioni ora sono grigie. Nessuno può averne più di te, e chi ha la quota più alta riceve alla fine un premio: un punto ogni dieci di profitto della compagnia.
tutorial_build = Costruisci quindi per i grigi. La loro linea dalla stazione 24 è quasi completa. Posa la tessera nella casella segnata: i punti vanno alla compagnia, non a un giocatore.
tutorial_profit = I grigi guadagnano 7 e sono in testa con un profitto di 10. Alla fine c’è una classifica: per ogni decimo che possiedi la prima compagnia paga otto punti, la seconda sette e così via.
tutorial_secret = Gli scambi finiscono appena una compagnia ha venticinque punti. Fino ad allora osserva quali linee costruiscono gli altri: tradiscono le loro azioni. E anche le tue.
