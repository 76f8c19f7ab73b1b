title = Berlín
about = Las líneas recogen cartas de los turistas que encuentran. Puntúan los dos que más tengan de cada color.
preset = Recoge cartas de turistas; puntúan las mayorías.

sides_A =
    .title = Lado A
    .about = El segundo puesto vale casi tanto como el primero.
sides_B =
    .title = Lado B
    .about = El primer puesto vale mucho más que el segundo.
sides_mixed =
    .title = Mixto
    .about = El azar elige el lado de cada atracción.

events_visits = El turista { colour } visita la atracción { $sight }: { $high } por la mayoría, { $low } por el segundo puesto.
events_took =
    { owner-subject } toma { $count } { $count ->
        [one] carta { colour-f }
       *[other] cartas { colour-fpl }
    }.
events_won = { owner-subject } recibe { points } por la atracción { $sight }.

source = Mayorías de Berlín

panel_sights = Atracciones y cartas
panel_sight = Atracción
panel_numbers = { $high }/{ $low }
panel_imaginary = Sin recoger
panel_holds = { cards }
panel_holdsMost = { cards }, mayoría: { points }
panel_holdsSecond = { cards }, segundo puesto: { points }
panel_keyMost = mayoría
panel_keySecond = segundo puesto
panel_imaginaryRule = Las cartas sin recoger compiten como las de un jugador más.
panel_sightIs = { $sight }, { colour }, { $high } por la mayoría y { $low } por el segundo puesto: { $items }.
panel_ownerHas = { $owner } { $held }
panel_sumsAre = Puntos hasta ahora: { $items }.
panel_summary = Tus cartas: { $count } · { points }
panel_summaryCollected = Cartas recogidas: { $count } de 64

sights_alexanderplatz = Alexanderplatz
sights_red-town-hall = Ayuntamiento Rojo
sights_victory-column = Columna de la Victoria
sights_brandenburg-gate = Puerta de Brandeburgo
sights_berlin-cathedral = Catedral de Berlín
sights_museum-island = Isla de los Museos
sights_reichstag = Reichstag
sights_memorial-church = Iglesia Memorial
