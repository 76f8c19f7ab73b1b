title = Stockholm
about = Turister fyller en rad sevärdheter. Du får poängen under de färger du har.
preset = Turister fyller en rad sevärdheter; dina färger är hemliga.

sides_secret =
    .title = Hemliga färger
    .about = Bara du känner till dina färger; de räknas i slutet.
sides_open =
    .title = Öppna färger
    .about = Varje sevärdhet tar emot en färg, och du får poäng direkt.

events_sight = { $sight } kommer härnäst i raden.
events_chip = Den { colour-a } polletten läggs på { $sight }.
events_dealt = { $name } får en hemlig färg.
events_dealtColour = { $name } får den hemliga färgen { colour }.
events_visited = Den { colour-a } turisten går till { $sight }, värd { points }.
events_scored = Den { colour-a } turisten går till { $sight }: { points } till { $name } (totalt { $total }).
events_shown = { $name } avslöjar färgen { colour }, värd { points }.

source = Sevärdheter i Stockholm

panel_row = Raden av sevärdheter
panel_sight = Sevärdhet
panel_field = Fält { $number }
panel_yourColours = Dina hemliga färger
panel_coloursOf = Färger: { $name }
panel_freeField = ledigt, { points }
panel_nextField = näst på tur, { points }
panel_takenField = { colour } turist, { points }
panel_chipOn = { $sight }, för { colour-a } turister
panel_openRule = En turist går till sevärdheten med sin färg, och du får poängen direkt.
panel_secretRule = Varje turist går till nästa lediga fält. Hemliga färger räknas i slutet.
panel_sightIs = { $sight }: { $items }.
panel_coloursAre = Dina färger: { $items }; { points } hittills.
panel_coloursOfAre = Färger hos { $name }: { $items }; { points }.
panel_summary = Dina färger: { $items } · { points }
panel_summaryVisits = Turister vid sevärdheterna: { $count } av { $all }

sights_grona-lund = Gröna Lund
sights_drottningholm = Drottningholm
sights_nobel-museum = Nobelmuseet
sights_royal-palace = Kungliga slottet
sights_storkyrkan = Storkyrkan
sights_vasa-museum = Vasamuseet
sights_globe-arena = Globen
sights_city-hall = Stadshuset
