title = Solitario
game = Metro in solitario
about = Prolunghi le linee di otto compagnie. La più povera è il tuo punteggio.
preset = La più povera di otto compagnie è il tuo punteggio.

sides_normal =
    .title = Normale
    .about = Il tuo punteggio è il profitto della compagnia più povera.
sides_hard =
    .title = Difficile
    .about = Si sottrae il distacco tra la più ricca e la più povera.

events_turned = Il colore è { colour }.
events_refused = Rifiutata una tessera dddd; al suo posto arriva { $tile }.

prompts_extend = Prolunga una linea { colour-f }.

source = La compagnia più povera
sourceGap = Distacco dalla più ricca

panel_colour = Colore scoperto
panel_noColour = Nessun colore è ancora scoperto.
panel_extend = Prolunga una linea { colour-f }
panel_deck = Ancora nel mazzo
panel_deckEmpty = Il mazzo è vuoto: tutti i colori si rimescolano.
panel_profits = Profitti
panel_gone = completa
panel_last = ultima
panel_resultNow = risultato ora { $points }
panel_resultOf = Profitto dell’ultima compagnia: { $last }
panel_resultOfHard = Ultima { $last }, meno il distacco di { $gap } dalla prima
panel_question = Quattro inversioni: tieni questa tessera?
panel_keep = Tienila
panel_refuse = Rifiutala e pescane un’altra
panel_colourIs = Il colore è { colour }.
panel_deckHas = Ancora nel mazzo: { $items }.
panel_goneAre = Complete e fuori dal gioco: { $items }.
panel_profitsAre = Profitti: { $items }.
panel_resultIs = Ora il risultato sarebbe { points }.
panel_summary = Colore: { colour } · risultato ora { $points }
panel_summaryResult = Risultato ora { $points }
