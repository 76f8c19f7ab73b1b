title = Berlin
about = Lines collect cards of the tourists they pass. Most and second most of a colour count.
preset = Collect cards of tourists; majorities count.

sides_A =
    .title = Side A
    .about = Second place is worth nearly as much as first.
sides_B =
    .title = Side B
    .about = First place is worth much more than second.
sides_mixed =
    .title = Mixed
    .about = Chance turns up a side for each sight.

events_visits = The { colour } tourist visits { $sight }: { $high } for most, { $low } for second most.
events_took =
    { owner } takes { $count } { colour } { $count ->
        [one] card
       *[other] cards
    }.
events_won = { owner } gets { points } for { $sight }.

source = Majorities of Berlin

panel_sights = Sights and cards
panel_sight = Sight
panel_numbers = { $high }/{ $low }
panel_imaginary = Not collected
panel_holds = { cards }
panel_holdsMost = { cards }, most, { points }
panel_holdsSecond = { cards }, second most, { points }
panel_keyMost = most cards
panel_keySecond = second most
panel_imaginaryRule = Cards that nobody collected compete like those of one more player.
panel_sightIs = { $sight }, { colour }, { $high } for most and { $low } for second most: { $items }.
panel_ownerHas = { $owner } { $held }
panel_sumsAre = Points so far: { $items }.
panel_summary = Your cards: { $count } · { points }
panel_summaryCollected = Cards collected: { $count } of 64
