title = New York
about = A tourist waits at every station for the line that ends there.
preset = Meet the tourists at the end of your lines.

events_board = { owner } gets board { $board }.
events_taken = { owner } takes the { colour } tourist from { $station } to { $sight }, worth { points }.
events_valued = The tourists of { owner } are worth { points }.

source = Tourists of New York

panel_boards = Boards
panel_tourist = Tourist
panel_waiting = Waiting
panel_valueOnly = none taken, worth { $value } each
panel_takenAt = { $count } taken, worth { $value } each
panel_key = Small: what a tourist is worth. Large: how many are taken.
panel_boardOf = A tourist is worth to { owner }: { $items }.
panel_takenBy = { owner } has taken { $items }: { points } so far.
panel_tookNone = { owner } has taken no tourist yet.
panel_summary = Your tourists: { points }
panel_summaryWaiting = Waiting at stations: { tourists }
