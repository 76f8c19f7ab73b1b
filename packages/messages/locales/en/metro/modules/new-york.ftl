title = New York
about = A tourist waits at every station for the line that ends there.
preset = Pick up tourists where your lines end.

events_board = { owner } gets board { $board }.
events_taken = { owner } takes the { colour } tourist from { $station } to { $sight }, worth { points }.
events_valued = { owner }’s tourists are worth { points }.

source = New York tourists

panel_boards = Boards
panel_tourist = Tourist
panel_waiting = Waiting
panel_valueOnly = none taken yet, worth { $value } each
panel_takenAt = { $count } taken, worth { $value } each
panel_key = Small number: what a tourist is worth. Large number: how many are taken.
panel_boardOf = What a tourist is worth to { owner }: { $items }.
panel_takenBy = { owner } has taken { $items }: { points } so far.
panel_tookNone = { owner } has taken no tourists yet.
panel_summary = Your tourists: { points }
panel_summaryWaiting = Waiting at stations: { tourists }

sights_empire-state-building = Empire State Building
sights_yankee-stadium = Yankee Stadium
sights_times-square = Times Square
sights_central-park = Central Park
sights_statue-of-liberty = Statue of Liberty
sights_brooklyn-bridge = Brooklyn Bridge
sights_st-patricks-cathedral = St Patrick’s Cathedral
sights_rockefeller-center = Rockefeller Center
