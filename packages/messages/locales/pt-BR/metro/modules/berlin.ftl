title = Berlim
about = As linhas recolhem cartas dos turistas por onde passam. Pontuam os dois com mais cartas de cada cor.
preset = Junte cartas de turistas; as maiorias pontuam.

sides_A =
    .title = Lado A
    .about = O segundo lugar vale quase tanto quanto o primeiro.
sides_B =
    .title = Lado B
    .about = O primeiro lugar vale muito mais que o segundo.
sides_mixed =
    .title = Misto
    .about = Cada atração mostra um lado sorteado.

events_visits = O turista { colour } visita { $sight }: { $high } para quem tiver mais cartas, { $low } para o segundo lugar.
events_took =
    { owner-subject } pega { $count } { $count ->
        [one] carta { colour-f }
       *[other] cartas { colour-fpl }
    }.
events_won = { owner-subject } recebe { points } por { $sight }.

source = Maiorias de Berlim

panel_sights = Atrações e cartas
panel_sight = Atração
panel_numbers = { $high }/{ $low }
panel_imaginary = Não recolhidas
panel_holds = { cards }
panel_holdsMost = { cards }, a maioria: { points }
panel_holdsSecond = { cards }, segundo lugar: { points }
panel_keyMost = maioria
panel_keySecond = segundo lugar
panel_imaginaryRule = As cartas não recolhidas concorrem como se fossem de mais um jogador.
panel_sightIs = { $sight }, { colour }, { $high } para a maioria e { $low } para o segundo lugar: { $items }.
panel_ownerHas = { $owner } { $held }
panel_sumsAre = Pontos até agora: { $items }.
panel_summary = Suas cartas: { $count } · { points }
panel_summaryCollected = Cartas recolhidas: { $count } de 64

sights_alexanderplatz = Alexanderplatz
sights_red-town-hall = Prefeitura Vermelha
sights_victory-column = Coluna da Vitória
sights_brandenburg-gate = Portão de Brandemburgo
sights_berlin-cathedral = Catedral de Berlim
sights_museum-island = Ilha dos Museus
sights_reichstag = Reichstag
sights_memorial-church = Igreja Memorial
