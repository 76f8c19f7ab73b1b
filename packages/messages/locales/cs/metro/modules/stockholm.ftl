title = Stockholm
about = Turisté zaplňují řadu památek. Získáš body pod barvami, které máš.
preset = Turisté zaplňují řadu památek; tvé barvy jsou tajné.

sides_secret =
    .title = Tajné barvy
    .about = Své barvy znáš jen ty; počítají se na konci.
sides_open =
    .title = Odkryté barvy
    .about = Každá památka přijímá jednu barvu a boduje se hned.

events_sight = Další v řadě je { $sight }.
events_chip = K památce { $sight } patří { colour-m } žeton.
events_dealt = { $name } dostává tajnou barvu.
events_dealtColour = { $name } dostává tajnou barvu: { colour }.
events_visited = K památce { $sight } jde { colour-m } turista, hodnota { points }.
events_scored = K památce { $sight } jde { colour-m } turista: { $name } získává { points } (celkem { $total }).
events_shown = { $name } odkrývá { colour-acc-f }, hodnota { points }.

source = Památky ve Stockholmu

panel_row = Řada památek
panel_sight = Památka
panel_field = Políčko { $number }
panel_yourColours = Tvé tajné barvy
panel_coloursOf = Barvy: { $name }
panel_freeField = volné, { points }
panel_nextField = další, { points }
panel_takenField = { colour-m } turista, { points }
panel_chipOn = { $sight }, barva turistů: { colour }
panel_openRule = Turista jde k památce své barvy a ty hned získáš body políčka.
panel_secretRule = Každý turista jde na další volné políčko. Tajné barvy se počítají na konci.
panel_sightIs = { $sight }: { $items }.
panel_coloursAre = Tvé barvy: { $items }; zatím { points }.
panel_coloursOfAre = { $name }, barvy: { $items }; { points }.
panel_summary = Tvé barvy: { $items } · { points }
panel_summaryVisits = Turisté u památek: { $count } z { $all }

sights_grona-lund = Gröna Lund
sights_drottningholm = Drottningholm
sights_nobel-museum = Nobelovo muzeum
sights_royal-palace = Královský palác
sights_storkyrkan = Storkyrkan
sights_vasa-museum = Muzeum Vasa
sights_globe-arena = Globen
sights_city-hall = Radnice
