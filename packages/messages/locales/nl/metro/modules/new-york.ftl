title = New York
about = Bij elk station wacht een toerist op de lijn die daar eindigt.
preset = Haal toeristen op aan het eind van je lijnen.

events_board = { owner } krijgt tableau { $board }.
events_taken = { owner } brengt de { colour-e } toerist van { $station } naar “{ $sight }”, goed voor { points }.
events_valued = De toeristen van { owner } zijn { points } waard.

source = Toeristen van New York

panel_boards = Tableaus
panel_tourist = Toerist
panel_waiting = Wacht
panel_valueOnly = nog geen, elk { $value } waard
panel_takenAt = { $count } meegenomen, elk { $value } waard
panel_key = Klein: wat een toerist waard is. Groot: hoeveel er zijn meegenomen.
panel_boardOf = Een toerist is voor { owner } waard: { $items }.
panel_takenBy = { owner } heeft { $items }: { points } tot nu toe.
panel_tookNone = { owner } heeft nog geen toerist.
panel_summary = Je toeristen: { points }
panel_summaryWaiting = Bij stations wachten: { tourists }

sights_empire-state-building = Empire State Building
sights_yankee-stadium = Yankee Stadium
sights_times-square = Times Square
sights_central-park = Central Park
sights_statue-of-liberty = Vrijheidsbeeld
sights_brooklyn-bridge = Brooklyn Bridge
sights_st-patricks-cathedral = St Patrick’s Cathedral
sights_rockefeller-center = Rockefeller Center
