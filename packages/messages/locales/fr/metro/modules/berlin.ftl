title = Berlin
about = Les lignes gagnent les cartes des touristes. La majorité de chaque couleur rapporte.
preset = Gagne les cartes des touristes ; les majorités rapportent.

sides_A =
    .title = Face A
    .about = La deuxième place vaut presque autant que la première.
sides_B =
    .title = Face B
    .about = La première place vaut bien plus que la deuxième.
sides_mixed =
    .title = Mélange
    .about = Le hasard choisit la face de chaque site.

events_visits = Le touriste { colour } visite le site { $sight } : { $high } pour la majorité, { $low } pour la deuxième place.
events_took =
    { owner-subject } prend { $count } { $count ->
        [one] carte { colour-f }
       *[other] cartes { colour-fpl }
    }.
events_won = { owner-subject } gagne { points } pour le site { $sight }.

source = Majorités de Berlin

panel_sights = Sites et cartes
panel_sight = Site
panel_numbers = { $high }/{ $low }
panel_imaginary = Non prises
panel_holds = { cards }
panel_holdsMost = { cards } (majorité, { points })
panel_holdsSecond = { cards } (deuxième place, { points })
panel_keyMost = majorité
panel_keySecond = deuxième place
panel_imaginaryRule = Les cartes que personne n’a prises concourent comme celles d’un joueur de plus.
panel_sightIs = { $sight }, { colour }, { $high } pour la majorité et { $low } pour la deuxième place : { $items }.
panel_ownerHas = { $owner } { $held }
panel_sumsAre = Points pour l’instant : { $items }.
panel_summary = Tes cartes : { $count } · { points }
panel_summaryCollected = Cartes prises : { $count } sur 64

sights_alexanderplatz = Alexanderplatz
sights_red-town-hall = Hôtel de ville rouge
sights_victory-column = Colonne de la Victoire
sights_brandenburg-gate = Porte de Brandebourg
sights_berlin-cathedral = Cathédrale de Berlin
sights_museum-island = Île aux Musées
sights_reichstag = Reichstag
sights_memorial-church = Église du Souvenir
