title = Estocolmo
about = Os turistas enchem uma fileira de atrações. Você ganha os pontos sob as cores que tem.
preset = Os turistas enchem uma fileira de atrações; você tem cores secretas.

sides_secret =
    .title = Cores secretas
    .about = Só você conhece suas cores; elas contam no fim.
sides_open =
    .title = Cores abertas
    .about = Cada atração recebe uma cor e dá pontos na hora.

events_sight = Próxima atração da fileira: { $sight }.
events_chip = A ficha { colour-f } vai para { $sight }.
events_dealt = { $name } recebe uma cor secreta.
events_dealtColour = { $name } recebe a cor secreta { colour }.
events_visited = O turista { colour } vai para { $sight } e vale { points }.
events_scored = O turista { colour } vai para { $sight }: { points } para { $name } (total { $total }).
events_shown = { $name } revela a cor { colour }, que vale { points }.

source = Atrações de Estocolmo

panel_row = Fileira de atrações
panel_sight = Atração
panel_field = Espaço { $number }
panel_yourColours = Suas cores secretas
panel_coloursOf = Cores de { $name }
panel_freeField = livre, { points }
panel_nextField = próximo, { points }
panel_takenField = turista { colour }, { points }
panel_chipOn = { $sight }, para turistas { colour-mpl }
panel_openRule = Um turista vai para a atração da sua cor, e você ganha os pontos na hora.
panel_secretRule = Cada turista vai para o próximo espaço livre. As cores secretas contam no fim.
panel_sightIs = { $sight }: { $items }.
panel_coloursAre = Suas cores: { $items }; { points } até agora.
panel_coloursOfAre = Cores de { $name }: { $items }; { points }.
panel_summary = Suas cores: { $items } · { points }
panel_summaryVisits = Turistas nas atrações: { $count } de { $all }

sights_grona-lund = Gröna Lund
sights_drottningholm = Drottningholm
sights_nobel-museum = Museu Nobel
sights_royal-palace = Palácio Real
sights_storkyrkan = Storkyrkan
sights_vasa-museum = Museu Vasa
sights_globe-arena = Globe Arena
sights_city-hall = Prefeitura
