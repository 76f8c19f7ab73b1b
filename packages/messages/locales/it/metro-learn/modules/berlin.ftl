title = Berlino

lesson_1 = Sul tabellone stanno quattro gruppi di turisti. Una tessera posata su uno di loro lo porta da quel momento in poi.
lesson_2 = Quando una linea è completa, chi la possiede riceve una carta di quel colore per ogni passaggio su una tessera così.
lesson_3 = Alla fine chi ha più carte di un colore riceve il numero alto della sua attrazione, il secondo quello basso.
lesson_4 = Le carte che nessuno ha preso concorrono come un giocatore in più. Una carta può non bastare.

rules_E1 = Otto attrazioni stanno in fila. Ci sono tre turisti di ogni colore. Due di ognuno stanno sul tabellone, in quattro gruppi quadrati di quattro colori diversi, uno in ogni quarto del tabellone, a una casella dal bordo. Il terzo di ognuno va a caso a un’attrazione. Ogni colore ha otto carte.
rules_E2 = Una tessera posata su un turista lo porta da quel momento in poi. Quando una linea dà punti, chi la possiede prende una carta del colore del turista per ogni passaggio su quella tessera. Esempio: una linea da 7 punti che passa due volte da un turista giallo e una da uno viola porta 7 punti, due carte gialle e una viola.
rules_E3 = Alla fine ogni colore si giudica da solo. Chi ha più carte riceve il numero più alto dell’attrazione dove sta il turista di quel colore; il secondo riceve quello più basso. Se in più d’uno hanno il massimo, i due numeri si sommano, si dividono tra loro e si arrotondano per difetto, e non c’è un secondo. Se sono in più d’uno secondi, il numero più basso si divide allo stesso modo. Le carte non prese sono di un proprietario immaginario, che vince o divide come chiunque altro; quei punti vanno persi. Senza carte del colore non ricevi nulla.
rules_E4 = Le attrazioni hanno due lati; si gioca con tutte sul lato A, tutte sul lato B, o con un misto casuale. Numero più alto e più basso sul lato A, poi sul lato B. Alexanderplatz: 4/3, 7/1. Municipio Rosso: 5/3, 8/1. Colonna della Vittoria: 5/4, 8/2. Porta di Brandeburgo: 6/3, 9/1. Duomo di Berlino: 6/4, 9/2. Isola dei Musei: 6/5, 10/1. Reichstag: 7/4, 10/2. Chiesa della Memoria: 7/5, 11/2.

figures_took = Una linea da { $points } punti attraversa { $count } volte la tessera del turista: il proprietario prende { $count } carte di quel colore.
figures_majority = Le carte di tre colori: chi è in oro ne ha di più e prende il numero maggiore, chi è in verde è secondo e prende il minore. In parità si divide. L’ultima colonna conta le carte che nessuno ha preso.

tutorial_groups = A Berlino quattro gruppi di quattro turisti stanno sul tabellone. Altri otto, uno per colore, visitano le attrazioni del pannello. I due numeri di un’attrazione dicono quanto vale alla fine quel colore.
tutorial_carry = Una tessera posata su un turista lo porta da quel momento in poi. Posa la tua tessera nella casella segnata, dove c’è un turista giallo.
tutorial_finish = La tua linea dalla stazione 31 passa su tessere con turisti. Posa la tessera nella casella segnata: prende con sé il turista viola e completa la linea.
tutorial_cards = La linea vale 9 punti. E per ogni passaggio su una tessera con un turista ricevi una carta di quel colore: 1 verde, 2 blu e 1 viola.
tutorial_more = Continua la raccolta: la tua linea dalla stazione 29 passa due volte sulla tessera del turista viola e una su quella del blu. Completala.
tutorial_majority = Altre 2 carte viola e 1 blu. Alla fine chi ha più carte di un colore riceve il numero alto della sua attrazione, il secondo quello basso.
tutorial_imaginary = Camille non è l’unica a farti concorrenza. Le carte che nessuno ha preso sono di un proprietario immaginario, che di ogni colore ne ha ancora più di te. Quindi non disperderti.
