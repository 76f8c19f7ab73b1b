title = Stoccolma
about = I turisti riempiono una fila di attrazioni. Tuoi sono i punti sotto i tuoi colori.
preset = I turisti riempiono una fila di attrazioni; i tuoi colori sono segreti.

sides_secret =
    .title = Colori segreti
    .about = Solo tu conosci i tuoi colori; contano alla fine.
sides_open =
    .title = Colori aperti
    .about = Ogni attrazione ha un colore e dà subito i punti.

events_sight = Prossima attrazione della fila: { $sight }.
events_chip = Il gettone { colour } va sull’attrazione { $sight }.
events_dealt = { $name } riceve un colore segreto.
events_dealtColour = { $name } riceve il colore segreto { colour }.
events_visited = Il turista { colour } visita l’attrazione { $sight }: { points }.
events_scored = Il turista { colour } visita l’attrazione { $sight }: { points } per { $name }, totale { $total }.
events_shown = { $name } rivela il colore { colour }, che vale { points }.

source = Attrazioni di Stoccolma

panel_row = Fila di attrazioni
panel_sight = Attrazione
panel_field = Spazio { $number }
panel_yourColours = I tuoi colori segreti
panel_coloursOf = Colori di { $name }
panel_freeField = libero, { points }
panel_nextField = prossimo, { points }
panel_takenField = turista { colour }, { points }
panel_chipOn = { $sight }, per i turisti { colour-mpl }
panel_openRule = Un turista va all’attrazione del suo colore; i punti sono subito tuoi.
panel_secretRule = Ogni turista va nel prossimo spazio libero. I colori segreti contano alla fine.
panel_sightIs = { $sight }: { $items }.
panel_coloursAre = I tuoi colori: { $items }; finora { points }.
panel_coloursOfAre = Colori di { $name }: { $items }; { points }.
panel_summary = I tuoi colori: { $items } · { points }
panel_summaryVisits = Alle attrazioni: { $count } turisti su { $all }

sights_grona-lund = Gröna Lund
sights_drottningholm = Drottningholm
sights_nobel-museum = Museo Nobel
sights_royal-palace = Palazzo Reale
sights_storkyrkan = Storkyrkan
sights_vasa-museum = Museo Vasa
sights_globe-arena = Globe Arena
sights_city-hall = Municipio
