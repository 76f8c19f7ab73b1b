title = Stazioni centrali

lesson_1 = Hai un segnalino. Invece di posare una tessera, puoi metterlo su una banchina libera della stazione centrale.
lesson_2 = Da quel momento anche la linea che parte da lì è tua, con tutti i binari che ha già.
lesson_3 = Conta ogni passaggio una volta sola: le linee che partono dal centro non raddoppiano mai.
lesson_4 = Con le compagnie il segnalino è di una compagnia, e per piazzarlo mostri una delle sue azioni.

rules_M9 = Senza compagnie ognuno ha un segnalino. Invece di posare una tessera puoi metterlo su una banchina libera della stazione centrale, una volta nella partita. Da allora possiedi la linea che parte da lì, oltre alle tue altre.
rules_M10 = Con le compagnie ogni compagnia ha un segnalino. Invece di posare o scambiare puoi piazzare il segnalino di una compagnia se mostri una delle sue azioni. Quell’azione resta scoperta davanti a te e non si può più scambiare.
rules_M11 = Una linea dal centro dà punti come le altre, ma non raddoppia mai, nemmeno se termina di nuovo al centro. Neanche questa può essere fatta di una sola tessera, con la stessa eccezione di B14. Una banchina è libera finché non ha un segnalino e la linea che ne parte non è completa.
rules_M12 = Piazzare un segnalino è tutto il tuo turno, e non peschi nulla. I binari che partono già dalla banchina contano per intero. Un segnalino mai piazzato non porta nulla. Le linee dalle stazioni del bordo raddoppiano a ogni banchina, con o senza segnalino, anche se il segnalino è tuo. I segnalini si possono piazzare anche dopo la fine degli scambi (M4). Un’azione mostrata conta ancora per il valore e la maggioranza (M6, M7). Una casella non si apre alle tessere perché tocca un segnalino (B12).

figures_token = Una linea da un segnalino: { $points } passaggi, { $points } punti. Non si raddoppia mai.

tutorial_token = La stazione centrale ha otto banchine. Una volta a partita puoi mettere il tuo segnalino su una di esse invece di posare una tessera. La linea che parte da lì diventa tua.
tutorial_place = Intorno alla casella segnata aspettano molti binari. Metti il tuo segnalino sulla banchina 7, proprio accanto.
tutorial_start = Il segnalino è stato tutto il tuo turno. Ora comincia la nuova linea: posa la tessera nella casella segnata.
tutorial_finish = Il tuo treno ora aspetta davanti alla casella successiva. La tessera che hai in mano lo porta su tutti quei binari. Posala nella casella segnata e segui il treno.
tutorial_scored = 12 passaggi, 12 punti. La linea è perfino tornata alla stazione centrale, ma non raddoppia: una linea che parte da lì non lo fa mai.
tutorial_wait = Un segnalino mai piazzato non porta nulla, e una banchina è libera solo finché la sua linea non è completa. Non metterlo quindi troppo presto, ma nemmeno troppo tardi.
