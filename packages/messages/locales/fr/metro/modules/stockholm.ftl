title = Stockholm
about = Les touristes remplissent une rangée de sites. Tes couleurs te donnent leurs points.
preset = Les touristes remplissent les sites, et tes couleurs sont secrètes.

sides_secret =
    .title = Couleurs secrètes
    .about = Tes couleurs restent cachées ; elles comptent à la fin.
sides_open =
    .title = Couleurs visibles
    .about = Chaque site a sa couleur, et les points viennent aussitôt.

events_sight = { $sight } vient ensuite dans la rangée.
events_chip = La pastille { colour-f } est sur le site { $sight }.
events_dealt = { $name } reçoit une couleur secrète.
events_dealtColour = { $name } reçoit une couleur secrète : { colour }.
events_visited = Le touriste { colour } visite le site { $sight } : { points }.
events_scored = Le touriste { colour } visite le site { $sight } : { points } pour { $name } (total { $total }).
events_shown = { $name } révèle sa couleur : { colour }, { points }.

source = Sites de Stockholm

panel_row = Rangée de sites
panel_sight = Site
panel_field = N° { $number }
panel_yourColours = Tes couleurs secrètes
panel_coloursOf = Couleurs { name-of }
panel_freeField = libre, { points }
panel_nextField = prochain, { points }
panel_takenField = touriste { colour }, { points }
panel_chipOn = { $sight }, pour les touristes { colour-mpl }
panel_openRule = Un touriste va au site de sa couleur ; ses points sont aussitôt à toi.
panel_secretRule = Chaque touriste va au prochain emplacement libre. Les couleurs secrètes comptent à la fin.
panel_sightIs = { $sight } : { $items }.
panel_coloursAre = Tes couleurs : { $items } ; { points } pour l’instant.
panel_coloursOfAre = Couleurs { name-of } : { $items } ; { points }.
panel_summary = Tes couleurs : { $items } · { points }
panel_summaryVisits = Sur les sites : { $count } touristes sur { $all }

sights_grona-lund = Gröna Lund
sights_drottningholm = Drottningholm
sights_nobel-museum = Musée Nobel
sights_royal-palace = Palais royal
sights_storkyrkan = Storkyrkan
sights_vasa-museum = Musée Vasa
sights_globe-arena = Globe Arena
sights_city-hall = Hôtel de ville
