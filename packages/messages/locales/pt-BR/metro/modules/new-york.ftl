title = Nova York
about = Em cada estação, um turista espera a linha que termina ali.
preset = Busque turistas onde suas linhas terminam.

events_board = { owner-subject } recebe o painel { $board }.
events_taken = { owner-subject } leva o turista { colour } da { $station } para { $sight }: vale { points }.
events_valued = Os turistas { owner-of } valem { points }.

source = Turistas de Nova York

panel_boards = Painéis
panel_tourist = Turista
panel_waiting = Esperando
panel_valueOnly = nenhum levado, cada um vale { $value }
panel_takenAt = levados: { $count }, cada um vale { $value }
panel_key = Número pequeno: quanto vale um turista. Número grande: quantos foram levados.
panel_boardOf = Quanto vale um turista para { owner }: { $items }.
panel_takenBy = { owner-subject } levou { $items }: { points } até agora.
panel_tookNone = { owner-subject } ainda não levou turistas.
panel_summary = Seus turistas: { points }
panel_summaryWaiting = Esperando nas estações: { tourists }

sights_empire-state-building = Empire State Building
sights_yankee-stadium = Yankee Stadium
sights_times-square = Times Square
sights_central-park = Central Park
sights_statue-of-liberty = Estátua da Liberdade
sights_brooklyn-bridge = Ponte do Brooklyn
sights_st-patricks-cathedral = Catedral de São Patrício
sights_rockefeller-center = Rockefeller Center
