import { CENTRAL_TRACKS, COMPANY } from '../../figures.ts';
import type { ModuleRules } from '../../shape.ts';

export const moduleRules: ModuleRules = [
  {
    id: 'combinations',
    title: 'Che cosa si combina',
    rules: [
      {
        id: 'C1',
        text: 'Le compagnie si combinano con le stazioni centrali, con i binari centrali e con qualsiasi città. Stazioni centrali e binari centrali si escludono, perché i binari coprono le banchine; ciascuno dei due si combina con qualsiasi città. La città è al massimo una. Il solitario si gioca senza altri moduli. Rotazione libera (V1), mano più grande (V2) e contatto d’angolo (V4) vanno con tutto, ma in solitario hai sempre due tessere. I punteggi esclusivi (V3) richiedono una partita senza compagnie, e non valgono in solitario.',
      },
    ],
  },
  {
    id: 'companies',
    title: 'Le compagnie',
    rules: [
      {
        id: 'M1',
        text: `Le linee sono di otto compagnie, che partecipano tutte qualunque sia il numero di giocatori; da due a sei giocatori ne possiedono azioni. Ogni compagnia ha quattro stazioni, una su ogni lato del tabellone: giallo ${COMPANY[0]}, blu ${COMPANY[1]}, arancione ${COMPANY[2]}, verde ${COMPANY[3]}, viola ${COMPANY[4]}, grigio ${COMPANY[5]}, rosso ${COMPANY[6]}, marrone ${COMPANY[7]}.`,
      },
      {
        id: 'M2',
        text: 'Ogni compagnia ha quattro azioni, del 10, 20, 30 e 40 per cento. Le azioni della stessa percentuale si mescolano in una pila coperta. Ne peschi una da ognuna delle quattro pile e le tieni segrete. Poi la prima azione di ogni pila viene scoperta accanto a essa.',
      },
      {
        id: 'M3',
        text: 'Nel tuo turno o posi una tessera (B10) o scambi un’azione. Per lo scambio, infila una delle tue azioni, coperta, sotto la pila della sua percentuale. Poi prendi l’azione scoperta di quella pila, o la prima coperta. Se hai preso quella scoperta, si scopre la successiva della pila. Ciò che va sotto una pila torna in cima dopo tutto quello che ha sopra, e tu ricordi che cosa ci hai messo. Dopo due giri interi in cui nessuno ha fatto altro che scambiare o passare, gli scambi si fermano finché non si piazza una tessera o un segnalino.',
      },
      {
        id: 'M4',
        text: 'Quando il segnapunti di una compagnia qualsiasi arriva a 25 o oltre, non si scambiano più azioni per il resto della partita.',
      },
      {
        id: 'M5',
        text: 'Le linee danno punti come al solito, ma i punti sono profitto della compagnia, non di un giocatore.',
      },
      {
        id: 'M6',
        text: 'Alla fine le compagnie vanno in classifica per profitto. La migliore vale 8, la seguente 7, e così via fino a 1. Le compagnie con lo stesso profitto hanno tutte il valore più alto, e i valori subito sotto si saltano. Per ogni azione ricevi il valore della sua compagnia, una volta per ogni dieci per cento.',
      },
      {
        id: 'M7',
        text: 'In ogni compagnia, chi ha la percentuale totale più alta riceve anche un punto per ogni dieci interi del suo profitto. Se più giocatori hanno la più alta, ognuno riceve tutto. Se nessuno ha azioni, non li riceve nessuno.',
      },
      {
        id: 'M8',
        text: 'Vince chi ha più punti vittoria. Esempio: con profitti di giallo 38, arancione 36, grigio 34, verde 32, blu 32, rosso 29, marrone 25 e viola 25 le compagnie valgono 8, 7, 6, 5, 5, 3, 2 e 2. Azioni del 40 e 20 per cento del giallo, 30 del verde e 10 del blu pagano 48 + 15 + 5 = 68. Chi ha la quota più alta del giallo riceve altri 3 punti.',
      },
    ],
  },
  {
    id: 'central-stations',
    title: 'Stazioni centrali',
    rules: [
      {
        id: 'M9',
        text: 'Senza compagnie ognuno ha un segnalino. Invece di posare una tessera puoi metterlo su una banchina libera della stazione centrale, una volta nella partita. Da allora possiedi la linea che parte da lì, oltre alle tue altre.',
      },
      {
        id: 'M10',
        text: 'Con le compagnie ogni compagnia ha un segnalino. Invece di posare o scambiare puoi piazzare il segnalino di una compagnia se mostri una delle sue azioni. Quell’azione resta scoperta davanti a te e non si può più scambiare.',
      },
      {
        id: 'M11',
        text: 'Una linea dal centro dà punti come le altre, ma non raddoppia mai, nemmeno se termina di nuovo al centro. Neanche questa può essere fatta di una sola tessera, con la stessa eccezione di B14. Una banchina è libera finché non ha un segnalino e la linea che ne parte non è completa.',
      },
      {
        id: 'M12',
        text: 'Piazzare un segnalino è tutto il tuo turno, e non peschi nulla. I binari che partono già dalla banchina contano per intero. Un segnalino mai piazzato non porta nulla. Le linee dalle stazioni del bordo raddoppiano a ogni banchina, con o senza segnalino, anche se il segnalino è tuo. I segnalini si possono piazzare anche dopo la fine degli scambi (M4). Un’azione mostrata conta ancora per il valore e la maggioranza (M6, M7). Una casella non si apre alle tessere perché tocca un segnalino (B12).',
      },
    ],
  },
  {
    id: 'central-tracks',
    title: 'Binari centrali',
    rules: [
      {
        id: 'M13',
        text: `Prima della partita si pescano quattro delle otto tessere dei binari centrali, che coprono il centro, ciascuna orientata a caso. Non hanno freccia. Le otto sono ${CENTRAL_TRACKS}.`,
      },
      {
        id: 'M14',
        text: 'Le linee attraversano il centro e terminano solo al bordo, quindi niente raddoppia. Attraversare una tessera del centro porta 1 punto, come altrove.',
      },
      {
        id: 'M15',
        text: 'Le tessere del centro non aprono caselle: una tessera deve stare al bordo o accanto a una posata da un giocatore (B12).',
      },
    ],
  },
  {
    id: 'solo',
    title: 'Solitario',
    rules: [
      {
        id: 'M16',
        text: 'Giochi in solitario con le otto compagnie e le loro stazioni (M1). Tutte partono da 0. Un mazzo di otto carte, una per compagnia, decide il colore.',
      },
      {
        id: 'M17',
        text: 'Due tessere stanno scoperte davanti a te. A ogni turno si scopre una carta. Scegli una linea incompleta del suo colore e posa una delle tue tessere nella casella in cui quella linea sta per entrare; poi pesca una tessera. Quando tutte le carte sono state viste, si rimescolano. Quando la pila è vuota, continui con le tessere che hai. Le linee che terminano alla stazione centrale raddoppiano (B17).',
      },
      {
        id: 'M18',
        text: 'Finché non è stata scoperta l’ottava carta puoi rifiutare una tessera dddd, che rimanda indietro ogni treno, quando la peschi. Ne ricevi un’altra al suo posto, e quella rifiutata torna tra le altre. Anche la seconda dddd si può rifiutare.',
      },
      {
        id: 'M19',
        text: 'Si posa al bordo o accanto ad altre tessere, senza ruotare (B12, B13). Le linee di una sola tessera sono permesse.',
      },
      {
        id: 'M20',
        text: 'Quando una compagnia ha completato le sue quattro linee, la sua carta lascia subito il gioco, ovunque si trovi. Se il mazzo si esaurisce, le carte già viste ne formano uno nuovo. La partita finisce quando tutte le 32 linee hanno dato punti, anche se restano tessere. Il tuo risultato è il profitto della compagnia più povera. Nella variante difficile si sottrae il distacco tra la più ricca e la più povera. Esempio: 35 per la prima e 22 per l’ultima fanno 22, o 9 nella variante difficile.',
      },
    ],
  },
];
