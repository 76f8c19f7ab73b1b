title = Parigi

lesson_1 = I turisti stanno nelle caselle interne del tabellone. Tu hai una fila di attrazioni con spazi colorati.
lesson_2 = Posa una tessera su un turista e mandalo in uno spazio libero del suo colore. Se ne hai uno, devi farlo.
lesson_3 = Alla fine la tua serie ininterrotta più lunga porta 2 punti per turista; ogni altro turista ne costa 1.
lesson_4 = Un’attrazione con tutti e quattro gli spazi occupati vale altri 3 punti.

rules_P1 = Le dodici attrazioni hanno quattro spazi colorati ciascuna. Si mescolano e si distribuiscono in parti uguali: sei a testa in due giocatori, quattro in tre, tre in quattro, due in cinque o sei. Le altre restano fuori dal gioco. Stanno in fila davanti a te nell’ordine in cui le hai ricevute e non si spostano. In ogni casella interna sta un turista, scelto a caso: quattro per ognuno degli otto colori.
rules_P2 = Se posi una tessera su un turista, lo prendi e lo metti in uno spazio libero dello stesso colore tra le tue attrazioni, quello che vuoi. Devi farlo, anche se ti costa un punto. Se non hai uno spazio così, metti il turista accanto a un altro in una casella che condivide un lato con questa. Se non ce n’è, accanto a un turista qualsiasi del tabellone. Se non ce n’è nessuno, il turista lascia il gioco. Da una casella con più turisti li sollevi tutti, poi li piazzi uno a uno nell’ordine che vuoi; quelli ancora sollevati non contano come vicini, e nessuno torna nella casella appena coperta.
rules_P3 = Alla fine trova la serie più lunga di spazi occupati senza interruzioni; può proseguire da un’attrazione alla successiva. Ogni turista della serie porta 2 punti, e ogni altro ne costa 1. Un’attrazione con quattro turisti ne porta altri 3. Esempio: due turisti stanno a parte, quattro riempiono l’attrazione successiva, e uno segue subito dopo: 10 + 3 − 2 = 11.
rules_P4 = Gli spazi delle attrazioni, da sinistra a destra. Louvre: grigio, viola, giallo, blu. Notre-Dame: marrone, giallo, blu, rosso. Sacré-Cœur: giallo, rosso, viola, arancione. Arco di Trionfo: arancione, giallo, marrone, grigio. Place de la Concorde: giallo, marrone, viola, verde. Moulin Rouge: rosso, verde, grigio, giallo. Dôme des Invalides: blu, viola, arancione, marrone. Ponte Alessandro III: rosso, grigio, blu, arancione. Torre Eiffel: verde, blu, rosso, viola. Panthéon: grigio, blu, verde, marrone. Versailles: viola, arancione, grigio, verde. Fondation Louis Vuitton: arancione, verde, marrone, rosso.

figures_tourists = Su ogni casella interna c’è un turista. Posa una tessera su uno di loro, e lo prendi.
figures_row = La serie di { $run } ha il bordo dorato. { $run } × 2 + 3 per l’attrazione completa − { $others } per il turista isolato: { $points } punti.

tutorial_tourists = A Parigi i turisti aspettano nelle caselle interne del tabellone. Posa una tessera su uno di loro e lo porti alle tue attrazioni.
tutorial_sights = Le tue sei attrazioni formano una fila di spazi colorati. All’Arco di Trionfo hai già un turista arancione. Conta avere una lunga serie di spazi vicini.
tutorial_take = Posa la tua tessera nella casella segnata. Lì aspetta un turista rosso.
tutorial_field = Il turista va in uno spazio libero del suo colore, e tu ne hai tre rossi. Scegli quello di Notre-Dame: è proprio accanto al tuo turista arancione.
tutorial_run = Due di fila. Alla fine ogni turista della tua serie più lunga senza interruzioni vale due punti, e ogni altro ti costa un punto.
tutorial_noField = Il turista nella casella segnata è arancione, e il tuo unico spazio arancione è occupato. Posa lì la tessera lo stesso e guarda che cosa succede.
tutorial_beside = Senza uno spazio libero, il turista raggiunge un altro turista in una casella vicina. Scegli tu quale: mandalo nella casella segnata.
tutorial_together = Ora lì aspettano due turisti. Chi posa una tessera in quella casella li prende entrambi. E ricorda: un’attrazione con tutti e quattro gli spazi occupati porta tre punti in più.
