title = New York
about = Vid varje station väntar en turist på linjen som slutar där.
preset = Hämta turister där dina linjer slutar.

events_board = { owner } får tavla { $board }.
events_taken = { owner } tar den { colour-a } turisten från { $station } till { $sight }, värd { points }.
events_valued = Turisterna ger { owner } { points }.

source = Turister i New York

panel_boards = Tavlor
panel_tourist = Turist
panel_waiting = Väntar
panel_valueOnly = inga tagna än, värda { $value } var
panel_takenAt = tagna: { $count }, värda { $value } var
panel_key = Litet tal: vad en turist är värd. Stort tal: hur många som är tagna.
panel_boardOf = Vad en turist är värd för { owner }: { $items }.
panel_takenBy = { owner } har tagit: { $items }; { points } hittills.
panel_tookNone = { owner } har inte tagit några turister än.
panel_summary = Dina turister: { points }
panel_summaryWaiting = Väntar vid stationer: { tourists }

sights_empire-state-building = Empire State Building
sights_yankee-stadium = Yankee Stadium
sights_times-square = Times Square
sights_central-park = Central Park
sights_statue-of-liberty = Frihetsgudinnan
sights_brooklyn-bridge = Brooklyn Bridge
sights_st-patricks-cathedral = Saint Patrick’s Cathedral
sights_rockefeller-center = Rockefeller Center
