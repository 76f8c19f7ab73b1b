title = New York
about = V každé stanici čeká turista na linku, která tam končí.
preset = Vyzvedávej turisty tam, kde tvé linky končí.

events_board = { owner } dostává tabulku { $board }.
events_taken = { owner } veze { colour-acc-m } turistu ze { $station } k památce { $sight }, hodnota { points }.
events_valued = { owner } získává za turisty { points }.

source = Turisté v New Yorku

panel_boards = Tabulky
panel_tourist = Turista
panel_waiting = Čeká
panel_valueOnly = zatím žádný, každý za { $value }
panel_takenAt = vyzvednuto { $count }, každý za { $value }
panel_key = Malé číslo: hodnota jednoho turisty. Velké číslo: kolik jich je vyzvednuto.
panel_boardOf = { owner }, hodnota turistů: { $items }.
panel_takenBy = { owner } má turisty: { $items }; zatím { points }.
panel_tookNone = { owner } zatím nemá žádného turistu.
panel_summary = Tvoji turisté: { points }
panel_summaryWaiting = Čekají ve stanicích: { tourists }

sights_empire-state-building = Empire State Building
sights_yankee-stadium = Yankee Stadium
sights_times-square = Times Square
sights_central-park = Central Park
sights_statue-of-liberty = Socha Svobody
sights_brooklyn-bridge = Brooklynský most
sights_st-patricks-cathedral = Katedrála svatého Patrika
sights_rockefeller-center = Rockefellerovo centrum
