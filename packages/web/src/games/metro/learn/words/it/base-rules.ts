import { COPIES, OWNED } from '../../figures.ts';
import type { BaseRules } from '../../shape.ts';

export const baseRules: BaseRules = [
  {
    id: 'board',
    title: 'Il tabellone',
    rules: [
      {
        id: 'B1',
        text: 'Il tabellone è un quadrato di 8 per 8 caselle. Le quattro caselle al centro sono la stazione centrale, dove non si posano mai tessere. Restano 60 caselle, una per ogni tessera. Una casella prende il nome dalla colonna, da A a H a partire da sinistra, e dalla riga, da 1 a 8 a partire dall’alto.',
      },
      {
        id: 'B2',
        text: 'Ogni lato esterno di una casella del bordo ha una stazione: 32 in tutto. I numeri corrono in senso antiorario dall’angolo in alto a destra: da 1 a 8 in alto verso sinistra, da 9 a 16 giù per il lato sinistro, da 17 a 24 in basso verso destra, da 25 a 32 su per il lato destro. Una casella d’angolo ha perciò due stazioni. La stazione 9 è Place de Clichy.',
      },
      {
        id: 'B3',
        text: 'I treni tengono la destra. Una stazione ha due binari: visto da chi guida ed è sul punto di entrare nel tabellone, il treno parte su quello di destra, mentre gli altri treni arrivano su quello di sinistra. La stazione centrale ha otto banchine, una ovunque confini con una casella per le tessere, e sono fatte allo stesso modo.',
      },
    ],
  },
  {
    id: 'tiles',
    title: 'Le tessere',
    rules: [
      {
        id: 'B4',
        text: 'Su ognuno dei suoi quattro lati una tessera ha un binario che entra e uno che esce. I suoi quattro binari uniscono ogni entrata a un’uscita diversa. Le tessere possibili di questo tipo sono 24, e tra le 60 della scatola ci sono tutte.',
      },
      {
        id: 'B5',
        text: 'Il nome di una tessera ha quattro lettere, per i treni che entrano dall’alto, da destra, dal basso e da sinistra. Con a il treno va dritto. Con b esce dal lato successivo in senso orario, con c dal lato successivo in senso antiorario. Con d inverte la marcia ed esce da dove è entrato. Su cbaa un treno dall’alto esce a sinistra, uno da destra esce in basso, e gli altri due vanno dritti.',
      },
      {
        id: 'B6',
        text: `Quante volte ogni tessera è nella scatola: quattro volte ${COPIES[4]}; tre volte ${COPIES[3]}; due volte ${COPIES[2]}.`,
      },
      {
        id: 'B7',
        text: 'Una mossa si scrive con la tessera e la sua casella: cbaa72 è la tessera cbaa nella riga 7, colonna 2, contate da 0 dall’alto a sinistra. Un intero tabellone è la sequenza di queste mosse, nell’ordine in cui sono state fatte. Se le tessere si possono ruotare (V1), le lettere sono quelle della tessera così come sta.',
      },
    ],
  },
  {
    id: 'players',
    title: 'Giocatori e stazioni',
    rules: [
      {
        id: 'B8',
        text: `Si gioca da due a sei, con giallo, blu, arancione, verde, viola e grigio. Il treno in una stazione mostra di chi è. In due il giallo ha tutte le stazioni dispari e il blu tutte le pari. In tre: giallo ${OWNED[3][0]}, blu ${OWNED[3][1]}, arancione ${OWNED[3][2]}. In quattro: giallo ${OWNED[4][0]}, blu ${OWNED[4][1]}, arancione ${OWNED[4][2]}, verde ${OWNED[4][3]}. In cinque: giallo ${OWNED[5][0]}, blu ${OWNED[5][1]}, arancione ${OWNED[5][2]}, verde ${OWNED[5][3]}, viola ${OWNED[5][4]}. In sei: giallo ${OWNED[6][0]}, blu ${OWNED[6][1]}, arancione ${OWNED[6][2]}, verde ${OWNED[6][3]}, viola ${OWNED[6][4]}, grigio ${OWNED[6][5]}. In tre, cinque o sei giocatori le stazioni 16 e 17 non sono di nessuno, ma le linee vi possono terminare.`,
      },
      {
        id: 'B9',
        text: 'Le tessere si mescolano e stanno coperte. Ognuno ne pesca una e la tiene nascosta agli altri. Al tavolo inizia la persona più giovane; qui lo stabilisce chi apre la partita, o lo si lascia al caso. Poi i turni procedono in senso orario.',
      },
    ],
  },
  {
    id: 'turn',
    title: 'Il tuo turno',
    rules: [
      {
        id: 'B10',
        text: 'Fai una di due cose. Posa la tessera che hai in mano, poi pescane una nuova finché c’è la pila. Oppure non toccare la mano, pesca una tessera e posa quella; in tal caso non ne peschi altre. Dopo aver pescato non puoi cambiare idea: va posata proprio quella tessera.',
      },
      {
        id: 'B11',
        text: 'Puoi pescare solo finché c’è una pila. Se non hai tessere e non ne restano da pescare, passi; se un modulo ti offre ancora qualcos’altro da fare, puoi scegliere tra quello e passare. Si gioca finché non è posata la 60ª tessera.',
      },
    ],
  },
  {
    id: 'laying',
    title: 'Posare una tessera',
    rules: [
      {
        id: 'B12',
        text: 'Scegli una casella vuota al bordo, o una che abbia una tessera accanto su almeno un lato. Toccare solo la stazione centrale non basta.',
      },
      {
        id: 'B13',
        text: 'La freccia sulla tessera punta verso l’alto del tabellone. Le tessere non si ruotano.',
      },
      {
        id: 'B14',
        text: 'Nessuna linea può essere fatta di una sola tessera. Una tessera non va posata dove porterebbe un treno da una stazione direttamente in una stazione, un’altra o la stessa, di chiunque siano. C’è un’eccezione: se tutte le caselle aperte a questa tessera violano la regola, per lei sono tutte permesse. Lo si giudica per ogni tessera da sola; non importa che cos’altro potresti fare.',
      },
      {
        id: 'B15',
        text: 'Puoi costruire dove vuoi: sulle tue linee, su quelle degli altri e davanti a qualsiasi stazione.',
      },
    ],
  },
  {
    id: 'scoring',
    title: 'Punti e fine della partita',
    rules: [
      {
        id: 'B16',
        text: 'Una linea è completa appena i suoi binari portano dalla sua stazione a un binario d’arrivo di una stazione qualsiasi, o alla stazione centrale. I punti vanno subito a chi possiede la stazione da cui parte, chiunque abbia posato la tessera. Una tessera può completare più linee. Valgono tutte, per numero crescente di stazione, e quelle dalla stazione centrale per ultime. Ogni linea dà punti una volta sola; per ricordarlo, il suo treno viene girato.',
      },
      {
        id: 'B17',
        text: 'Una linea riceve un punto per ogni volta che attraversa una tessera: una tessera attraversata tre volte ne porta dunque tre. I binari stampati sulla stazione centrale non portano nulla, ma una linea che vi termina vale il doppio dei suoi punti. Esempio: cinque tessere attraversate una volta ciascuna, con arrivo alla stazione centrale: 10 punti.',
      },
      { id: 'B18', text: 'Un binario che gira in cerchio e non incontra stazioni non vale nulla.' },
      {
        id: 'B19',
        text: 'La partita finisce quando tutte le tessere sono posate; a quel punto ogni linea è completa. Vince chi ha più punti. In caso di parità la vittoria è condivisa.',
      },
    ],
  },
  {
    id: 'variants',
    title: 'Varianti',
    rules: [
      {
        id: 'V1',
        text: 'Rotazione libera. Le frecce non contano: scegli tu come orientare una tessera. L’eccezione alla regola della tessera singola (B14) vale solo se la tessera non può stare in nessuna casella in nessuna posizione.',
      },
      {
        id: 'V2',
        text: 'Mano più grande. Ognuno tiene due o tre tessere. Dopo aver posato dalla mano, pesca fino a tornare a quel numero. Resta possibile pescare una tessera e posarla subito.',
      },
      {
        id: 'V3',
        text: 'Punteggi esclusivi. Due segnapunti non stanno mai sullo stesso numero, salvo lo 0. Un segnapunti che arriverebbe su un altro avanza fino al primo numero libero, e quello è il punteggio. Il tracciato prosegue oltre 100, e nessuno può pareggiare. Ciò che i giocatori guadagnano a fine partita si aggiunge con una sola mossa ciascuno, in ordine di turno da chi ha iniziato. Non con le compagnie, e non in solitario.',
      },
      {
        id: 'V4',
        text: 'Contatto d’angolo. Anche una casella che tocca una tessera posata solo per un angolo conta come accanto a essa (B12).',
      },
    ],
  },
];
