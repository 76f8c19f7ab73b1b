import type { TutorialTexts } from '../../shape.ts';

export const tutorialTexts: TutorialTexts = {
  welcome:
    'Ti diamo il benvenuto in Metro! Tu giochi con il giallo, il tuo avversario con il blu. A turno si posano tessere, e così nascono le linee per i treni. Più una linea è lunga, più punti porta.',
  stations:
    'Attorno al tabellone ci sono 32 stazioni. Le 16 con numero dispari sono tue, e in ognuna aspetta un treno giallo. Ogni treno percorre una sola linea in tutta la partita, e quella linea dà punti una volta sola.',
  right:
    'I treni tengono la destra. Guarda il tabellone dalla stazione 7: il treno parte sul binario di destra. Quello alla sua sinistra è per gli arrivi. Ogni lato di una tessera ha una coppia così, un’entrata e un’uscita.',
  lay: 'Una tessera va in una casella vuota al bordo, o accanto a una tessera già posata. Non si può ruotare. Posa la tua tessera davanti alla stazione 7, e comincia la tua prima linea.',
  grow: 'Il blu ha posato una tessera accanto alla tua, e la tua linea ci prosegue sopra dritta. Le tessere non sono di nessuno: ogni linea usa i binari che incontra. Posa la nuova tessera nella casella segnata. La tua linea avrà così 3 tessere.',
  turnBack:
    'Questa tessera fa invertire la marcia al tuo treno. Ripasserà su tessere già attraversate e uscirà in un’altra stazione. Meglio così: conta ogni passaggio. Posala e completa la tua linea.',
  scored:
    'La tua linea è completa e vale 6 punti. Usa 4 tessere, ma le 2 segnate sono attraversate due volte, e ogni passaggio vale un punto.',
  hurt: 'Ahi! Il blu ha appena completato la tua linea dalla stazione 3, dopo sole 2 tessere. Ricevi 2 punti, e questa linea non ne darà altri. I punti di una linea vanno sempre a chi la possiede, chiunque la completi.',
  refused:
    'La tessera che hai in mano rimanda indietro ogni treno. In una casella segnata chiuderebbe una linea appena partita dalla sua stazione. Le regole vietano una linea di 1 tessera finché la tessera può andare altrove. Prova, se vuoi: il tabellone la rifiuta.',
  draw: 'Questa tessera ti servirà presto, quindi tienila. Puoi invece pescarne una dalla pila e posare subito quella. Una volta pescata, non si torna indietro. Pesca ora.',
  drawn:
    'Una bella tessera: porta il treno della stazione 5 dritto verso il centro. Posala nella casella segnata. La tua mano resta com’è.',
  revenge:
    'Ora guarda la linea del blu dalla stazione 4: sta per entrare nella casella segnata. Posa la tessera che hai tenuto. Rimanda a casa il treno del blu dopo 4 passaggi, per soli 4 punti.',
  centre:
    'Le quattro caselle al centro sono la stazione centrale. Una linea che termina lì vale doppio. La tua linea dalla stazione 5 aspetta davanti alla casella segnata: posa la tessera e segui il treno.',
  doubled:
    'Il tuo treno attraversa quest’unica tessera 4 volte! La linea ha 12 passaggi e termina alla stazione centrale: 24 punti. Conduci per 32 a 4. Le prossime 47 tessere vengono posate per voi due: guarda come crescono le linee.',
  last: 'Il blu ha rimontato e conduce per 104 a 84. La pila è vuota, e questa è la tua ultima tessera. Una linea può ancora ribaltare la partita: la tua dalla stazione 17. Posa la tessera nella casella segnata.',
  over: 'Altri 24 punti alla stazione centrale! Il blu posa l’ultima delle 60 tessere e la partita finisce; ogni linea è completa. È 112 a 107: vince chi ha più punti, quindi la vittoria è tua. Ora sai giocare.',
};
