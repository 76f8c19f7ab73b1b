title = Solitario

lesson_1 = Gestisci da te tutte le otto compagnie, con due tessere scoperte davanti a te.
lesson_2 = A ogni turno una carta mostra un colore. Posa una delle tue tessere dove prosegue una linea incompleta di quel colore.
lesson_3 = Qui le linee di una sola tessera sono permesse.
lesson_4 = Quando tutte le 32 linee sono complete, il tuo risultato è il profitto della compagnia più debole. Abbi cura della più povera.
lesson_5 = Nel gioco difficile si sottrae anche il distacco tra la più ricca e la più povera.

rules_M16 = Giochi in solitario con le otto compagnie e le loro stazioni (M1). Tutte partono da 0. Un mazzo di otto carte, una per compagnia, decide il colore.
rules_M17 = Due tessere stanno scoperte davanti a te. A ogni turno si scopre una carta. Scegli una linea incompleta del suo colore e posa una delle tue tessere nella casella in cui quella linea sta per entrare; poi pesca una tessera. Quando tutte le carte sono state viste, si rimescolano. Quando la pila è vuota, continui con le tessere che hai. Le linee che terminano alla stazione centrale raddoppiano (B17).
rules_M18 = Finché non è stata scoperta l’ottava carta puoi rifiutare una tessera dddd, che rimanda indietro ogni treno, quando la peschi. Ne ricevi un’altra al suo posto, e quella rifiutata torna tra le altre. Anche la seconda dddd si può rifiutare.
rules_M19 = Si posa al bordo o accanto ad altre tessere, senza ruotare (B12, B13). Le linee di una sola tessera sono permesse.
rules_M20 = Quando una compagnia ha completato le sue quattro linee, la sua carta lascia subito il gioco, ovunque si trovi. Se il mazzo si esaurisce, le carte già viste ne formano uno nuovo. La partita finisce quando tutte le 32 linee hanno dato punti, anche se restano tessere. Il tuo risultato è il profitto della compagnia più povera. Nella variante difficile si sottrae il distacco tra la più ricca e la più povera. Esempio: 35 per la prima e 22 per l’ultima fanno 22, o 9 nella variante difficile.

figures_extend = La carta mostra questo colore. Una tessera va dove proseguirebbe una delle sue linee incomplete: su una casella segnata.

tutorial_alone = Giochi in solitario, per tutte e otto le compagnie insieme. Il tuo risultato è il profitto della più povera: nessuna deve restare indietro.
tutorial_refuse = Hai sempre due tessere scoperte. Quella appena pescata rimanda indietro ogni treno. All’inizio della partita puoi rifiutarla e averne un’altra: fallo.
tutorial_yellow = Una carta dice a quale compagnia tocca: alla gialla. La tessera deve andare dove prosegue una linea gialla incompleta. Scegli quella di destra e posala nella casella segnata.
tutorial_red = 4 punti per i gialli. Hai pescato una nuova tessera, e tocca ai rossi. Questa volta è migliore la tessera di sinistra: posala nella casella segnata.
tutorial_purple = 3 punti per i rossi. Tocca ai viola, e di nuovo va bene la tessera di sinistra. Posala nella casella segnata.
tutorial_lowest = 4 punti per i viola. Ma quattro compagnie non hanno ancora nulla, e per ora il tuo risultato sarebbe 0. Le linee lunghe aiutano solo se ne ha ogni compagnia.
tutorial_cards = Le otto carte tornano di continuo. Quando tutte le linee di una compagnia sono complete, la sua carta esce dal gioco. La partita finisce quando ogni linea ha dato punti.
