title = Estocolmo
about = Los turistas llenan una fila de atracciones. Tuyos son los puntos bajo tus colores.
preset = Los turistas llenan una fila de atracciones; tus colores son secretos.

sides_secret =
    .title = Colores secretos
    .about = Solo tú conoces tus colores; cuentan al final.
sides_open =
    .title = Colores a la vista
    .about = Cada atracción recibe un color y da los puntos al momento.

events_sight = Siguiente atracción de la fila: { $sight }.
events_chip = La ficha { colour-f } queda en la atracción { $sight }.
events_dealt = { $name } recibe un color secreto.
events_dealtColour = { $name } recibe el color secreto { colour }.
events_visited = El turista { colour } visita la atracción { $sight }: vale { points }.
events_scored = El turista { colour } visita la atracción { $sight }: { points } para { $name } (total: { $total }).
events_shown = { $name } revela el color { colour }, que vale { points }.

source = Atracciones de Estocolmo

panel_row = Fila de atracciones
panel_sight = Atracción
panel_field = Espacio { $number }
panel_yourColours = Tus colores secretos
panel_coloursOf = Colores de { $name }
panel_freeField = libre, { points }
panel_nextField = siguiente, { points }
panel_takenField = turista { colour }, { points }
panel_chipOn = { $sight }, para turistas { colour-mpl }
panel_openRule = Un turista va a la atracción de su color y sus puntos son tuyos al momento.
panel_secretRule = Cada turista va al siguiente espacio libre. Los colores secretos cuentan al final.
panel_sightIs = { $sight }: { $items }.
panel_coloursAre = Tus colores: { $items }; { points } hasta ahora.
panel_coloursOfAre = Colores de { $name }: { $items }; { points }.
panel_summary = Tus colores: { $items } · { points }
panel_summaryVisits = Turistas en las atracciones: { $count } de { $all }

sights_grona-lund = Gröna Lund
sights_drottningholm = Drottningholm
sights_nobel-museum = Museo Nobel
sights_royal-palace = Palacio Real
sights_storkyrkan = Storkyrkan
sights_vasa-museum = Museo Vasa
sights_globe-arena = Globe Arena
sights_city-hall = Ayuntamiento
