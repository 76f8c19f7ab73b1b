title = Compagnie
about = Le linee sono di otto compagnie. Hai azioni segrete e puoi scambiarle.
preset = Azioni segrete di otto compagnie al posto di linee tue.

events_dealt = { $name } riceve un’azione del { $percent }%.
events_dealtShare = { $name } riceve il { $share }.
events_turned = Scoperta: { $share }.
events_tookOpen = { $name } scambia un’azione e prende il { $share }.
events_tookHidden = { $name } scambia un’azione del { $percent }% con una della pila.
events_tookHiddenShare = { $name } scambia un’azione e prende dalla pila il { $share }.
events_shown = { $name } mostra il { $share }.
events_valued = Le azioni di { $name } valgono { points }.

prompts_exchange = Puoi invece scambiare un’azione.
prompts_title = Scambia un’azione

choices_exchangeOpen = Scambia il { $given } con il { $taken }, scoperto
choices_exchangeHidden = Scambia il { $given } con un’azione ignota del { $percent }%

source = Azioni
sourceBonus = Maggioranze di azioni
# What each share of 10 % brings.
sourceValue = { $value } ogni 10%

panel_yourShares = Le tue azioni
panel_percent = { $percent }%
panel_worthNow = ora { $points }
panel_shown = Esposta per un segnalino
panel_choose = Scegli un’azione per scambiarla.
panel_instead = Lo scambio prende il posto della posa di una tessera.
panel_takeOpen = Prendi quella scoperta: { $share }
panel_takeTop = Prendi la prima della pila, coperta ({ shares } del { $percent }%)
panel_takeKnownTop = Prendi la prima della pila, che conosci: { $share }
panel_give = Dai il { $share } e
panel_known = Quello che sai
panel_knownToAll = Quello che sanno tutti
panel_holder = Di chi
panel_faceUp = Scoperte
panel_pile = Nella pila
panel_ofPile = Coperta ({ shares })
panel_ranking = Compagnie
panel_company = Compagnia
panel_profit = Profitto
panel_value = Valore
panel_held = Tue
panel_paused = Gli scambi si fermano finché non si piazza una tessera o un segnalino.
panel_ended = Gli scambi sono finiti.
panel_allowed = Gli scambi finiscono quando una compagnia raggiunge un profitto di 25.
panel_youHold = Le tue azioni: { $items }.
panel_holds = Azioni note di { $name }: { $items }.
panel_faceUpAre = Scoperte: { $items }.
panel_inPiles = Ogni pila ha { shares }.
panel_ranked = Compagnie per profitto: { $items }.
panel_rankedOne = { colour-f } { $profit }, valore { $value }
panel_worthSentence = Se la partita finisse ora, le tue azioni porterebbero { points } e le maggioranze { $least }.
panel_worthRange = Se la partita finisse ora, le tue azioni porterebbero { points } e le maggioranze da { $least } a { $most }.
panel_summary = Le tue azioni: ora { points }
panel_summaryRange = Le tue azioni: ora da { $least } a { points }
panel_summaryLeader = Prima compagnia: { colour-f }, profitto { $profit }
