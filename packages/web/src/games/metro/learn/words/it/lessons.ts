import type { Lessons } from '../../shape.ts';

export const lessons: Lessons = [
  {
    id: 'base',
    title: 'Il gioco',
    points: [
      'I tuoi treni aspettano nelle stazioni attorno al tabellone. Le tessere portano i binari su cui viaggiano.',
      'Nel tuo turno posa la tessera che hai in mano e pescane una nuova. Oppure prima pesca, e posa quella pescata.',
      'Una tessera va al bordo o accanto a un’altra, sempre senza ruotarla.',
      'Quando raggiunge una stazione qualsiasi o il centro, una linea è completa. I punti vanno a chi possiede il treno che la percorre, chiunque abbia posato la tessera.',
      'Ogni passaggio su una tessera è un punto, e una tessera si può attraversare fino a quattro volte. Alla stazione centrale la linea vale doppio.',
      'Allunga le tue linee e accorcia quelle degli altri. Posate tutte le 60 tessere, vince chi ha più punti.',
    ],
  },
  {
    id: 'variants',
    title: 'Quattro varianti',
    points: [
      'Rotazione libera: ruoti ogni tessera come vuoi. Più scelta, più da pensare.',
      'Mano più grande: si tengono due o tre tessere invece di una.',
      'Punteggi esclusivi: due giocatori non stanno mai sullo stesso numero; il segnapunti che arriverebbe su un altro avanza ancora. Così non ci sono pareggi.',
      'Contatto d’angolo: una tessera può toccarne un’altra anche solo per un angolo.',
      'Si combinano liberamente, ma i punteggi esclusivi richiedono una partita in cui le linee sono dei giocatori.',
    ],
  },
  {
    id: 'companies',
    title: 'Le compagnie',
    points: [
      'Tutte le linee sono di otto compagnie. Tu non possiedi linee ma azioni, del 10, 20, 30 o 40 per cento.',
      'Hai quattro azioni segrete. In un turno posi una tessera o scambi un’azione.',
      'Appena una compagnia arriva a 25 punti, gli scambi si chiudono definitivamente.',
      'Alla fine le compagnie vanno in classifica: la prima vale 8, l’ultima 1. Un’azione paga quel valore per ogni dieci per cento.',
      'Chi possiede la quota più alta di una compagnia riceve un premio: un punto ogni dieci che ha guadagnato.',
    ],
  },
  {
    id: 'central-stations',
    title: 'Stazioni centrali',
    points: [
      'Hai un segnalino. Invece di posare una tessera, puoi metterlo su una banchina libera della stazione centrale.',
      'Da quel momento anche la linea che parte da lì è tua, con tutti i binari che ha già.',
      'Conta ogni passaggio una volta sola: le linee che partono dal centro non raddoppiano mai.',
      'Con le compagnie il segnalino è di una compagnia, e per piazzarlo mostri una delle sue azioni.',
    ],
  },
  {
    id: 'central-tracks',
    title: 'Binari centrali',
    points: [
      'Prima della partita quattro tessere di binari coprono il centro del tabellone.',
      'I treni non si fermano lì: lo attraversano ed escono da un altro lato.',
      'Così niente raddoppia, ma le linee possono diventare lunghissime.',
      'Attenzione: non basta toccare il centro per poter posare una tessera.',
    ],
  },
  {
    id: 'solo',
    title: 'Solitario',
    points: [
      'Gestisci da te tutte le otto compagnie, con due tessere scoperte davanti a te.',
      'A ogni turno una carta mostra un colore. Posa una delle tue tessere dove prosegue una linea incompleta di quel colore.',
      'Qui le linee di una sola tessera sono permesse.',
      'Quando tutte le 32 linee sono complete, il tuo risultato è il profitto della compagnia più debole. Abbi cura della più povera.',
      'Nel gioco difficile si sottrae anche il distacco tra la più ricca e la più povera.',
    ],
  },
  {
    id: 'paris',
    title: 'Parigi',
    points: [
      'I turisti stanno nelle caselle interne del tabellone. Tu hai una fila di attrazioni con spazi colorati.',
      'Posa una tessera su un turista e mandalo in uno spazio libero del suo colore. Se ne hai uno, devi farlo.',
      'Alla fine la tua serie ininterrotta più lunga porta 2 punti per turista; ogni altro turista ne costa 1.',
      'Un’attrazione con tutti e quattro gli spazi occupati vale altri 3 punti.',
    ],
  },
  {
    id: 'stockholm',
    title: 'Stoccolma',
    points: [
      'Ricevi in segreto da uno a tre colori.',
      'Una tessera posata su un turista lo manda nel primo spazio libero della fila di attrazioni. Ogni spazio ha i suoi punti.',
      'Alla fine ricevi i punti sotto tutti i turisti dei tuoi colori, chiunque li abbia mandati.',
      'Scegli quindi il momento giusto per i tuoi colori, e non farli indovinare a nessuno.',
      'Nella variante aperta ogni colore ha la sua attrazione, e chi posa riceve subito i punti.',
    ],
  },
  {
    id: 'london',
    title: 'Londra',
    points: [
      'Un taxi gira tra otto attrazioni, lungo gli spazi superiori e di ritorno lungo quelli inferiori.',
      'Posa una tessera su un turista, e il taxi avanza di quattro spazi al massimo, finché trova il colore del turista.',
      'Ricevi un punto per ogni spazio percorso. Se il colore non arriva entro quattro, non ricevi nulla.',
      'Il taxi resta dove si ferma, e da lì riparte per il giocatore successivo.',
    ],
  },
  {
    id: 'new-york',
    title: 'New York',
    points: [
      'Al binario d’arrivo di ogni stazione aspetta un turista.',
      'Quando una tua linea termina in una stazione, prendi sulla tua plancia il turista che è lì.',
      'Alla fine ogni turista porta quanto la tua plancia paga per quel colore: da 0 a 3 punti. Ogni plancia paga in modo diverso.',
      'Le linee che arrivano alla stazione centrale valgono doppio, ma lì non aspetta nessuno.',
    ],
  },
  {
    id: 'st-petersburg',
    title: 'San Pietroburgo',
    points: [
      'Otto attrazioni stanno sulle diagonali del tabellone.',
      'Posa una tessera su una di esse, scegli un colore e piazza il suo turista sulla tessera. I quattro gettoni di quel colore vengono mescolati.',
      'Ogni volta che una linea completata attraversa quella tessera, chi la possiede prende un gettone di questo colore, nascosto agli altri.',
      'I gettoni si sommano alla fine. Ogni colore ha dieci punti in tutto, ma divisi in modi molto diversi.',
    ],
  },
  {
    id: 'berlin',
    title: 'Berlino',
    points: [
      'Sul tabellone stanno quattro gruppi di turisti. Una tessera posata sotto uno di loro lo porta da quel momento in poi.',
      'Quando una linea è completa, chi la possiede riceve una carta di quel colore per ogni passaggio su una tessera così.',
      'Alla fine chi ha più carte di un colore riceve il numero alto della sua attrazione, il secondo quello basso.',
      'Le carte che nessuno ha preso concorrono come un giocatore in più. Una carta può non bastare.',
    ],
  },
];
