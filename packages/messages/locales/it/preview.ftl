### What other sites show of a link to the app.

app = Posa le tessere e costruisci linee di metropolitana lunghe e tortuose: Metro e Correspondances nel browser, contro il computer o con gli amici.
private = Ti invitano a una partita di { $game }.
title = { $game }: { LIST($names) }
waiting =
    { $free ->
        [0] La partita sta per iniziare.
        [one] C’è un posto libero.
       *[other] Ci sono { $free } posti liberi.
    }
running = { $placed } tessere posate su { $tiles }.
over = Punteggio finale: { LIST($scores) }
