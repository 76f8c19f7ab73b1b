title = Sólo
game = Metro sólo
about = Hraj sólo a prodlužuj linky osmi společností. Zisk té nejchudší je tvůj výsledek.
preset = Hraj sólo: výsledek určí nejchudší z osmi společností.

sides_normal =
    .title = Normální
    .about = Tvůj výsledek je zisk nejchudší společnosti.
sides_hard =
    .title = Těžké
    .about = Odečítá se odstup nejchudší od nejbohatší.

events_turned = Barva: { colour }.
events_refused = Dílek dddd je odmítnut; místo něj přichází { $tile }.

prompts_extend = Prodluž některou { colour-acc-f } linku.

source = Nejchudší společnost
sourceGap = Odstup od nejbohatší

panel_colour = Aktuální barva
panel_noColour = Zatím není odkrytá žádná barva.
panel_extend = Prodluž některou { colour-acc-f } linku
panel_deck = Ještě v balíčku
panel_deckEmpty = Balíček je prázdný: všechny barvy se znovu zamíchají.
panel_profits = Zisky
panel_gone = hotová
panel_last = nejchudší
panel_resultNow = výsledek teď { $points }
panel_resultOf = Zisk nejchudší společnosti: { $last }
panel_resultOfHard = Nejchudší společnost { $last } minus odstup { $gap } od nejbohatší
panel_question = Tento dílek otočí každý vlak zpět. Nechat si ho?
panel_keep = Nechat si ho
panel_refuse = Odmítnout a dobrat
panel_colourIs = Barva: { colour }.
panel_deckHas = Ještě v balíčku: { $items }.
panel_goneAre = Hotové a mimo hru: { $items }.
panel_profitsAre = Zisky: { $items }.
panel_resultIs = Tvůj výsledek teď: { points }.
panel_summary = Barva: { colour } · výsledek teď { $points }
panel_summaryResult = Výsledek teď { $points }
