import type { CorrespondancesLearnWords } from '../shape.ts';

const it: CorrespondancesLearnWords = {
  title: 'Correspondances',
  lessons: [
    {
      id: 'game',
      title: 'Il gioco',
      points: [
        'In ogni manche hai in segreto una di quattro linee: rossa 1, blu 2, gialla 3 o verde 4.',
        'Il tuo viaggio parte dal punto della tua linea, a un’estremità della fila di tessere, e deve raggiungere l’altra.',
        'Nel tuo turno peschi una sezione e la posi, in modo che le linee si uniscano con lo stesso colore.',
        'La manche finisce appena un viaggio è completo, chiunque abbia posato la tessera.',
        'I punti si sommano di manche in manche. Vince chi arriva per primo a 10.',
      ],
    },
    {
      id: 'transfers',
      title: 'Cambi e anelli',
      points: [
        'Il tuo viaggio può usare binari di ogni colore. Passare da un colore a un altro è un cambio.',
        'Puoi cambiare solo su una tessera con un anello bianco, tra le due linee che vi si incontrano.',
        'Dove le linee si passano accanto senza anello c’è un ponte o una curva, e non si può cambiare.',
        'Attraversare un anello restando sulla stessa linea non costa nulla.',
        'A un punto colorato si arriva con il suo colore, a M con qualsiasi colore.',
      ],
    },
    {
      id: 'scoring',
      title: 'I punti di una manche',
      points: [
        'Un viaggio completo vale 5 punti, meno 1 per ogni cambio, ma mai meno di 1.',
        'Se ci sono più percorsi, per te conta quello con meno cambi.',
        'Un altro punto va al tratto più lungo della propria linea a partire dalla partenza, contato in sezioni.',
        'Se due giocatori sono pari per il tratto più lungo, quel punto non va a nessuno.',
        'Una tessera può completare i viaggi di più giocatori. Tutti ricevono i punti.',
      ],
    },
  ],
  rules: [
    {
      id: 'aim',
      title: 'Lo scopo',
      rules: [
        {
          id: 'T1',
          text: 'Costruisci un percorso dalla tua partenza a un arrivo all’altra estremità, cambiando linea il meno possibile. Ogni passaggio da una linea all’altra è un cambio, in francese una correspondance.',
        },
        { id: 'D1', text: 'Da due a quattro giocatori.' },
      ],
    },
    {
      id: 'tiles',
      title: 'Le tessere',
      rules: [
        {
          id: 'T2',
          also: ['D2'],
          text: 'Ci sono quattro linee: la 1 è rossa, la 2 blu, la 3 gialla, la 4 verde. Ognuna ha una tessera numero e un rettilineo. Due capolinea contengono le partenze e gli arrivi. Le 48 sezioni sono ciò che peschi e posi: ognuna mostra due linee di colore diverso, e tutti e quattro i suoi lati sono usati.',
        },
        {
          id: 'D11',
          text: 'Puoi cambiare linea solo su una sezione con un anello, dove le sue due linee si incontrano. Ce ne sono quattro tipi: un incrocio con anello, un ponte senza anello, due curve che si toccano in un anello e due curve che restano separate. Ogni coppia di colori ha ciascun tipo due volte.',
        },
      ],
    },
    {
      id: 'setup',
      title: 'Preparazione',
      rules: [
        {
          id: 'T3',
          also: ['T5'],
          text: 'I rettilinei formano una fila di quattro, con un capolinea a ogni estremità. Il capolinea sinistro ha i punti del blu (sopra) e del giallo (sotto), quello destro i punti del rosso (sopra) e del verde (sotto). Sul lato esterno di ognuno c’è una M. I binari dei rettilinei corrono di traverso alla fila, dall’alto in basso.',
        },
        {
          id: 'T4',
          text: 'I quattro rettilinei possono stare in qualsiasi ordine. Qui per ogni manche se ne sorteggia uno equilibrato.',
        },
        { id: 'T6', also: ['T7'], text: 'Le tessere numero e le sezioni si mescolano e stanno coperte.' },
      ],
    },
    {
      id: 'lines',
      title: 'Le linee e chi inizia',
      rules: [
        {
          id: 'T8',
          also: ['T9'],
          text: 'In ogni manche ciascun giocatore pesca un numero: è la sua linea. In meno di quattro giocatori i numeri avanzati restano nascosti.',
        },
        { id: 'T10', text: 'Tieni segreta la tua linea fino alla fine della manche.' },
        {
          id: 'T11',
          also: ['D3'],
          text: 'Al tavolo inizia la persona più giovane; qui chi è stato scelto preparando la partita. Inizia sempre la stessa persona, a meno che tu non scelga di far iniziare ogni manche al giocatore successivo.',
        },
      ],
    },
    {
      id: 'turn',
      title: 'Il tuo turno',
      rules: [
        {
          id: 'T12',
          text: 'Pesca una sezione e posala in modo che le linee si uniscano per colore. Poi tocca al giocatore successivo, a sinistra.',
        },
        {
          id: 'D4',
          text: 'Ovunque la sezione tocchi una tessera, entrambe devono mostrare la stessa linea sul lato in comune. Accanto a una M va bene qualsiasi linea.',
        },
        {
          id: 'D5',
          text: 'La sezione deve avere un lato in comune con una tessera sul tavolo; vale anche la fila iniziale.',
        },
        { id: 'D6', text: 'Puoi ruotare la sezione come vuoi. Una volta posata, resta com’è.' },
        { id: 'D7', text: 'Non puoi passare, e non puoi tenere una sezione per dopo.' },
        {
          id: 'D8',
          text: 'Se la sezione non sta da nessuna parte, si mette da parte per questa manche e ne peschi un’altra. Se non resta nulla da pescare, la manche finisce.',
        },
        { id: 'D9', text: 'Puoi ostacolare gli altri con qualsiasi mossa permessa.' },
        { id: 'D10', text: 'Tutti vedono la sezione appena viene pescata.' },
      ],
    },
    {
      id: 'journey',
      title: 'Il tuo viaggio',
      rules: [
        {
          id: 'T13',
          also: ['T14'],
          text: 'Il blu e il giallo viaggiano dall’estremità sinistra alla destra, il rosso e il verde dalla destra alla sinistra. Va bene uno qualsiasi dei tre punti all’altra estremità.',
        },
        {
          id: 'T15',
          text: 'A un punto colorato devi arrivare con la linea di quel colore. A M puoi arrivare con qualsiasi linea.',
        },
        {
          id: 'D12',
          text: 'Ogni passaggio a un’altra linea lungo il percorso è un cambio. Attraversare un anello senza cambiare non lo è, e nemmeno arrivare a M.',
        },
        {
          id: 'D13',
          text: 'I punti colorati sono insieme partenze e arrivi. Il percorso dal punto del blu a quello del rosso è quindi, al contrario, anche un percorso per il rosso: se qualcuno ha il rosso, sono completi entrambi. Un percorso fino a M è soltanto tuo.',
        },
        {
          id: 'D14',
          text: 'Nessun viaggio attraversa un capolinea. Lì non puoi cambiare, e la M della tua estremità non ti serve.',
        },
        {
          id: 'D15',
          text: 'Le linee che nessuno ha possono essere usate da tutti. Non chiudono mai una manche e non danno mai punti.',
        },
      ],
    },
    {
      id: 'round',
      title: 'Fine di una manche',
      rules: [
        {
          id: 'T17',
          text: 'La manche finisce subito quando almeno un viaggio è completo, o quando è stata posata l’ultima sezione.',
        },
        {
          id: 'D16',
          text: 'L’app cerca i viaggi completi dopo ogni mossa, chiunque l’abbia fatta. Un viaggio non si può nascondere né rifiutare, e nessuno gioca un altro turno.',
        },
        {
          id: 'D17',
          text: 'L’ultima sezione conta come le altre. Se neanche quella completa nulla, non ci sono punti per i viaggi.',
        },
        { id: 'T21', text: 'Se una sezione completa i viaggi di più giocatori, ognuno riceve i suoi punti.' },
        {
          id: 'T22',
          text: 'Se la tua linea ha più percorsi per arrivare, conta quello con meno cambi.',
        },
        { id: 'D24', text: 'Poi si mostrano tutte le linee, anche quelle che nessuno aveva.' },
      ],
    },
    {
      id: 'scoring',
      title: 'Punti',
      rules: [
        {
          id: 'T18',
          also: ['D21'],
          text: 'Un viaggio completo porta 5 punti senza cambi, 4 con uno, 3 con due, 2 con tre e 1 con quattro o più.',
        },
        { id: 'T25', text: 'Chi arriva riceve dunque almeno 1 punto, per quanti cambi abbia fatto.' },
        {
          id: 'T20',
          also: ['D19'],
          text: 'Chi ha il tratto ininterrotto più lungo della propria linea riceve 1 punto in più. Si conta in sezioni dalla partenza fin dove questo colore si ferma, anche oltre il luogo in cui il viaggio ha cambiato linea. I rettilinei non lo interrompono, ma non si contano.',
        },
        {
          id: 'T24',
          also: ['D20'],
          text: 'Se due o più giocatori sono pari per il tratto più lungo, o se nessuno ha nemmeno una sezione, questo punto non va a nessuno.',
        },
        { id: 'D18', text: 'Il punto per il tratto più lungo si assegna anche se nessuno è arrivato.' },
        {
          id: 'T19',
          text: 'Esempio: il blu percorre 8 sezioni della propria linea, cambia con il rosso a un anello e arriva al punto rosso. Con un cambio restano 4 punti. Se le sue 8 sezioni sono anche il tratto più lungo, il blu ne riceve 5 in tutto. Una manche può portare al massimo 6 punti.',
        },
      ],
    },
    {
      id: 'match',
      title: 'La partita',
      rules: [
        {
          id: 'T16',
          also: ['T26'],
          text: 'Una partita dura più manche. Vince chi arriva per primo a 10 punti, o a un altro numero concordato.',
        },
        {
          id: 'T23',
          also: ['D22'],
          text: 'I totali si confrontano quando i punti di una manche sono assegnati. Se più giocatori ne hanno abbastanza, vince il totale più alto. Se il più alto è condiviso, tutti giocano un’altra manche, finché uno è in testa.',
        },
        {
          id: 'D23',
          text: 'Ogni manche ricomincia da capo: tavolo vuoto, tutte le 48 sezioni mescolate, linee nuove. Restano solo i totali.',
        },
      ],
    },
  ],
};
export default it;
