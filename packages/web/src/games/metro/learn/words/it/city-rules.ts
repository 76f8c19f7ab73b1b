import type { CityRules } from '../../shape.ts';

export const cityRules: CityRules = [
  {
    id: 'cities',
    title: 'Le città',
    rules: [
      {
        id: 'Y1',
        text: 'Con le compagnie, i punti per aver posato una tessera vanno direttamente a chi l’ha posata. Ciò che spetta a chi possiede una linea (i turisti a New York, i gettoni a San Pietroburgo, le carte a Berlino) è invece della compagnia. Si aggiunge al profitto alla fine, prima della classifica delle compagnie e delle maggioranze (M6, M7), e non chiude mai gli scambi (M4).',
      },
      {
        id: 'Y2',
        text: 'Le caselle interne sono quelle ad almeno un passo dal bordo, senza il centro: 32 caselle.',
      },
      {
        id: 'Y3',
        text: 'I turisti hanno otto colori: giallo, blu, arancione, verde, viola, grigio, rosso e marrone, in quest’ordine ovunque serva un ordine. Una linea che non è di nessuno, dalla stazione 16 o 17 o da una banchina senza segnalino, non prende né turisti né gettoni; le sue carte a Berlino vanno al proprietario immaginario (E3).',
      },
    ],
  },
  {
    id: 'paris',
    title: 'Parigi',
    rules: [
      {
        id: 'P1',
        text: 'Le dodici attrazioni hanno quattro spazi colorati ciascuna. Si mescolano e si distribuiscono in parti uguali: sei a testa in due giocatori, quattro in tre, tre in quattro, due in cinque o sei. Le altre restano fuori dal gioco. Stanno in fila davanti a te nell’ordine in cui le hai ricevute e non si spostano. In ogni casella interna sta un turista, scelto a caso: quattro per ognuno degli otto colori.',
      },
      {
        id: 'P2',
        text: 'Se posi una tessera su un turista, lo prendi e lo metti in uno spazio libero dello stesso colore tra le tue attrazioni, quello che vuoi. Devi farlo, anche se ti costa un punto. Se non hai uno spazio così, metti il turista accanto a un altro in una casella che condivide un lato con questa. Se non ce n’è, accanto a un turista qualsiasi del tabellone. Se non ce n’è nessuno, il turista lascia il gioco. Da una casella con più turisti li sollevi tutti, poi li piazzi uno a uno nell’ordine che vuoi; quelli ancora sollevati non contano come vicini, e nessuno torna nella casella appena coperta.',
      },
      {
        id: 'P3',
        text: 'Alla fine trova la serie più lunga di spazi occupati senza interruzioni; può proseguire da un’attrazione alla successiva. Ogni turista della serie porta 2 punti, e ogni altro ne costa 1. Un’attrazione con quattro turisti ne porta altri 3. Esempio: due turisti stanno a parte, quattro riempiono l’attrazione successiva, e uno segue subito dopo: 10 + 3 − 2 = 11.',
      },
      {
        id: 'P4',
        text: 'Gli spazi delle attrazioni, da sinistra a destra. Louvre: grigio, viola, giallo, blu. Notre Dame: marrone, giallo, blu, rosso. Sacré-Cœur: giallo, rosso, viola, arancione. Arc de Triomphe: arancione, giallo, marrone, grigio. Place de la Concorde: giallo, marrone, viola, verde. Moulin Rouge: rosso, verde, grigio, giallo. Dôme des Invalides: blu, viola, arancione, marrone. Pont Alexandre III: rosso, grigio, blu, arancione. Eiffel Tower: verde, blu, rosso, viola. Panthéon: grigio, blu, verde, marrone. Versailles: viola, arancione, grigio, verde. Fondation Louis Vuitton: arancione, verde, marrone, rosso.',
      },
    ],
  },
  {
    id: 'stockholm',
    title: 'Stoccolma',
    rules: [
      {
        id: 'S1',
        text: 'Otto attrazioni con quattro spazi ciascuna formano una fila in ordine casuale. I turisti stanno sul tabellone come a Parigi (P1). Di otto gettoni colorati ne ricevi alcuni in segreto: tre a testa in due giocatori, due in tre o quattro, uno in cinque o sei. Gli altri non li vede nessuno.',
      },
      {
        id: 'S2',
        text: 'Se posi una tessera su un turista, lo mandi nel primo spazio libero della fila, da sinistra. Alla fine ricevi i punti di ogni spazio in cui sta un turista di uno dei tuoi colori.',
      },
      {
        id: 'S3',
        text: 'Variante aperta: a ogni attrazione va un colore a caso, visibile a tutti. Un turista va nel primo spazio libero dell’attrazione del suo colore, e chi ha posato la tessera riceve subito i suoi punti.',
      },
      {
        id: 'S4',
        text: 'I punti degli spazi, da sinistra a destra. Gröna Lund: 1, 3, 2, 4. Drottningholm: 0, 2, 3, 5. Nobel Museum: 1, 5, 1, 3. Royal Palace: 4, 0, 5, 1. Storkyrkan: 2, 3, 3, 2. Vasa Museum: 3, 0, 4, 3. Globe Arena: 2, 1, 5, 2. City Hall: 1, 4, 1, 4. Ogni attrazione ha dieci punti in tutto.',
      },
    ],
  },
  {
    id: 'london',
    title: 'Londra',
    rules: [
      {
        id: 'L1',
        text: 'Otto attrazioni stanno in fila in ordine casuale, con un punto di svolta a ogni estremità. Ognuna ha due spazi colorati sopra e due sotto. Insieme formano un circuito: verso destra lungo gli spazi superiori, di ritorno verso sinistra lungo quelli inferiori. Il taxi aspetta all’estremità sinistra. I turisti stanno sul tabellone come a Parigi (P1).',
      },
      {
        id: 'L2',
        text: 'Se posi una tessera su un turista, il taxi parte. Si ferma al primo spazio del colore del turista, e ricevi un punto per ogni spazio percorso; i punti di svolta non contano. Dopo quattro spazi senza quel colore si ferma lì, e non ricevi nulla. In ogni caso il turista lascia il gioco.',
      },
      {
        id: 'L3',
        text: 'Gli spazi delle attrazioni: i due superiori, poi i due inferiori, sempre da sinistra a destra. Tower Bridge: giallo, verde; blu, rosso. Big Ben: blu, viola; arancione, marrone. Westminster Palace: arancione, grigio; verde, giallo. St Paul’s Cathedral: verde, rosso; viola, blu. Trafalgar Square: viola, marrone; grigio, arancione. London Eye: grigio, giallo; rosso, verde. Tower of London: rosso, blu; marrone, viola. Buckingham Palace: marrone, arancione; giallo, grigio.',
      },
    ],
  },
  {
    id: 'new-york',
    title: 'New York',
    rules: [
      {
        id: 'N1',
        text: 'Ognuno riceve a caso una di otto plance; con le compagnie la riceve ogni compagnia. Al binario d’arrivo di ognuna delle 32 stazioni aspetta un turista, messo a caso, quattro per ogni colore.',
      },
      {
        id: 'N2',
        text: 'Quando una linea termina in una stazione, chi la possiede prende il turista che aspetta lì. A un binario d’arrivo termina sempre una sola linea, quindi un turista c’è sempre. Alla stazione centrale non c’è nessuno da prendere. Alla fine ogni turista vale quanto indica per quel colore la plancia di chi l’ha preso.',
      },
      {
        id: 'N3',
        text: 'Nell’ordine dei colori (Y3) la prima plancia paga 0, 3, 1, 2, 0, 2, 3, 1. Ogni plancia seguente comincia un posto più avanti in questa sequenza e mette in fondo ciò che ha saltato. Le attrazioni dei colori sono Empire State Building, Yankee Stadium, Times Square, Central Park, Statue of Liberty, Brooklyn Bridge, St Patrick’s Cathedral e Rockefeller Center. Esempio: due turisti da 3, due da 1 e uno da 0 portano 8.',
      },
    ],
  },
  {
    id: 'st-petersburg',
    title: 'San Pietroburgo',
    rules: [
      {
        id: 'T1',
        text: 'Otto attrazioni stanno sulle diagonali del tabellone: nella seconda e nella terza casella da ogni angolo. Ogni colore ha quattro gettoni, all’inizio scoperti accanto al tabellone, e un turista.',
      },
      {
        id: 'T2',
        text: 'Se posi una tessera su un’attrazione, l’attrazione viene tolta. Scegli un turista non ancora piazzato e mettilo sulla tessera. I gettoni del suo colore vengono coperti e mescolati.',
      },
      {
        id: 'T3',
        text: 'Quando una linea è completa, chi la possiede pesca un gettone del colore di un turista per ogni volta che la linea attraversa la tessera di quel turista: fino a quattro. Vale anche per la tessera che completa la linea. Vedi il valore dei tuoi gettoni; di quelli altrui conosci solo il numero. I gettoni delle compagnie non li vede nessuno. Alla fine si scoprono tutti e si sommano. Esempio: una linea da 11 che attraversa la tessera tre volte porta 11 punti e tre gettoni.',
      },
      {
        id: 'T4',
        text: 'In ogni colore la somma dei gettoni è dieci. Giallo: 1, 2, 3, 4. Blu: 2, 2, 3, 3. Arancione: 0, 0, 5, 5. Verde: 1, 1, 4, 4. Viola: 0, 2, 3, 5. Grigio: 1, 1, 1, 7. Rosso: 0, 3, 3, 4. Marrone: 2, 2, 2, 4. Le attrazioni sono Peterhof, Church of the Resurrection, Peter and Paul Fortress, Bronze Horseman, Kazan Cathedral, Fabergé Museum, Hermitage e Catherine Palace.',
      },
    ],
  },
  {
    id: 'berlin',
    title: 'Berlino',
    rules: [
      {
        id: 'E1',
        text: 'Otto attrazioni stanno in fila. Ci sono tre turisti di ogni colore. Due di ognuno stanno sul tabellone, in quattro gruppi quadrati di quattro colori diversi, uno in ogni quarto del tabellone, a una casella dal bordo. Il terzo di ognuno va a caso a un’attrazione. Ogni colore ha otto carte.',
      },
      {
        id: 'E2',
        text: 'Una tessera posata su un turista lo porta da quel momento in poi. Quando una linea dà punti, chi la possiede prende una carta del colore del turista per ogni passaggio su quella tessera. Esempio: una linea da 7 punti che passa due volte da un turista giallo e una da uno viola porta 7 punti, due carte gialle e una viola.',
      },
      {
        id: 'E3',
        text: 'Alla fine ogni colore si giudica da solo. Chi ha più carte riceve il numero più alto dell’attrazione dove sta il turista di quel colore; il secondo riceve quello più basso. Se in più d’uno hanno il massimo, i due numeri si sommano, si dividono tra loro e si arrotondano per difetto, e non c’è un secondo. Se sono in più d’uno secondi, il numero più basso si divide allo stesso modo. Le carte non prese sono di un proprietario immaginario, che vince o divide come chiunque altro; quei punti vanno persi. Senza carte del colore non ricevi nulla.',
      },
      {
        id: 'E4',
        text: 'Le attrazioni hanno due lati; si gioca con tutte sul lato A, tutte sul lato B, o con un misto casuale. Numero più alto e più basso sul lato A, poi sul lato B. Alexanderplatz: 4/3, 7/1. Red Town Hall: 5/3, 8/1. Victory Column: 5/4, 8/2. Brandenburg Gate: 6/3, 9/1. Berlin Cathedral: 6/4, 9/2. Museum Island: 6/5, 10/1. Reichstag: 7/4, 10/2. Memorial Church: 7/5, 11/2.',
      },
    ],
  },
];
