title = Nowy Jork
about = Na każdej stacji czeka turysta na linię, która tam się kończy.
preset = Zabieraj turystów ze stacji, na których kończą się twoje linie.

events_board = { owner } dostaje tabliczkę { $board }.
events_taken = { owner } zabiera { colour-gen } turystę ze stacji { $station }: { $sight }, { points }.
events_valued = { owner } dostaje za turystów { points }.

source = Turyści w Nowym Jorku

panel_boards = Tabliczki
panel_tourist = Turysta
panel_waiting = Czeka
panel_valueOnly = jeszcze żaden, każdy wart { $value }
panel_takenAt = zabrani: { $count }, każdy wart { $value }
panel_key = Mała liczba: ile wart jest turysta. Duża: ilu zabrano.
panel_boardOf = Ile wart jest turysta, { owner-mid }: { $items }.
panel_takenBy = { owner } ma turystów: { $items }; na razie { points }.
panel_tookNone = { owner } nie ma jeszcze turystów.
panel_summary = Twoi turyści: { points }
panel_summaryWaiting = Na stacjach czeka { tourists }

sights_empire-state-building = Empire State Building
sights_yankee-stadium = Yankee Stadium
sights_times-square = Times Square
sights_central-park = Central Park
sights_statue-of-liberty = Statua Wolności
sights_brooklyn-bridge = Most Brookliński
sights_st-patricks-cathedral = Katedra św. Patryka
sights_rockefeller-center = Rockefeller Center
