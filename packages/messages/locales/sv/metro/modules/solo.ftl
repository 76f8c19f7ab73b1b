title = Solo
game = Metro solo
about = Spela ensam och förläng åtta bolags linjer. Det fattigaste bolagets vinst är ditt resultat.
preset = Spela ensam: det fattigaste av åtta bolag är ditt resultat.

sides_normal =
    .title = Normal
    .about = Ditt resultat är det fattigaste bolagets vinst.
sides_hard =
    .title = Svår
    .about = Avståndet mellan det rikaste och det fattigaste dras av.

events_turned = Färgen är { colour }.
events_refused = Brickan dddd avvisas; { $tile } kommer i stället.

prompts_extend = Förläng valfri { colour } linje.

source = Fattigaste bolaget
sourceGap = Avstånd till det rikaste

panel_colour = Aktuell färg
panel_noColour = Ingen färg har vänts upp än.
panel_extend = Förläng valfri { colour } linje
panel_deck = Kvar i kortleken
panel_deckEmpty = Kortleken är slut: alla färger blandas om.
panel_profits = Vinster
panel_gone = klart
panel_last = fattigast
panel_resultNow = resultat nu { $points }
panel_resultOf = Det fattigaste bolagets vinst: { $last }
panel_resultOfHard = Fattigaste bolaget { $last }, minus avståndet { $gap } till det rikaste
panel_question = Den här brickan vänder alla tåg. Behålla den?
panel_keep = Behåll
panel_refuse = Avvisa och dra en ny
panel_colourIs = Färgen är { colour }.
panel_deckHas = Kvar i kortleken: { $items }.
panel_goneAre = Klara och ute ur partiet: { $items }.
panel_profitsAre = Vinster: { $items }.
panel_resultIs = Ditt resultat nu: { points }.
panel_summary = Färg: { colour } · resultat nu { $points }
panel_summaryResult = Resultat nu { $points }
