title = Berlin
about = Lines collect cards from the tourists they pass. The most and second-most cards of a colour score.
preset = Collect tourist cards; majorities score.

sides_A =
    .title = Side A
    .about = Second place scores nearly as much as first.
sides_B =
    .title = Side B
    .about = First place scores much more than second.
sides_mixed =
    .title = Mixed
    .about = Each sight shows a random side.

events_visits = The { colour } tourist visits { $sight }: { $high } for most cards, { $low } for second most.
events_took =
    { owner } takes { $count } { colour } { $count ->
        [one] card
       *[other] cards
    }.
events_won = { owner } gets { points } for { $sight }.

source = Berlin majorities

panel_sights = Sights and cards
panel_sight = Sight
panel_numbers = { $high }/{ $low }
panel_imaginary = Uncollected
panel_holds = { cards }
panel_holdsMost = { cards }, the most: { points }
panel_holdsSecond = { cards }, second most: { points }
panel_keyMost = most cards
panel_keySecond = second-most cards
panel_imaginaryRule = Uncollected cards compete like one more player.
panel_sightIs = { $sight }, { colour }, { $high } for most cards and { $low } for second most: { $items }.
panel_ownerHas = { $owner } { $held }
panel_sumsAre = Points so far: { $items }.
panel_summary = Your cards: { $count } · { points }
panel_summaryCollected = Cards collected: { $count } of 64

sights_alexanderplatz = Alexanderplatz
sights_red-town-hall = Red Town Hall
sights_victory-column = Victory Column
sights_brandenburg-gate = Brandenburg Gate
sights_berlin-cathedral = Berlin Cathedral
sights_museum-island = Museum Island
sights_reichstag = Reichstag
sights_memorial-church = Memorial Church
