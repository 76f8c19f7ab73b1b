title = Berlino
about = Le linee raccolgono carte dei turisti che incontrano. Contano i primi due di ogni colore.
preset = Raccogli carte dei turisti; contano le maggioranze.

sides_A =
    .title = Lato A
    .about = Il secondo posto vale quasi quanto il primo.
sides_B =
    .title = Lato B
    .about = Il primo posto vale molto più del secondo.
sides_mixed =
    .title = Misto
    .about = Il caso sceglie il lato di ogni attrazione.

events_visits = Il turista { colour } visita l’attrazione { $sight }: { $high } alla maggioranza, { $low } al secondo posto.
events_took =
    { owner-subject } prende { $count } { $count ->
        [one] carta { colour-f }
       *[other] carte { colour-fpl }
    }.
events_won = { owner-subject } riceve { points } per l’attrazione { $sight }.

source = Maggioranze di Berlino

panel_sights = Attrazioni e carte
panel_sight = Attrazione
panel_numbers = { $high }/{ $low }
panel_imaginary = Non raccolte
panel_holds = { cards }
panel_holdsMost = { cards }, maggioranza, { points }
panel_holdsSecond = { cards }, secondo posto, { points }
panel_keyMost = maggioranza
panel_keySecond = secondo posto
panel_imaginaryRule = Le carte che nessuno ha raccolto concorrono come quelle di un giocatore in più.
panel_sightIs = { $sight }, { colour }, { $high } alla maggioranza e { $low } al secondo posto: { $items }.
panel_ownerHas = { $owner } { $held }
panel_sumsAre = Punti finora: { $items }.
panel_summary = Le tue carte: { $count } · { points }
panel_summaryCollected = Carte raccolte: { $count } su 64

sights_alexanderplatz = Alexanderplatz
sights_red-town-hall = Municipio Rosso
sights_victory-column = Colonna della Vittoria
sights_brandenburg-gate = Porta di Brandeburgo
sights_berlin-cathedral = Duomo di Berlino
sights_museum-island = Isola dei Musei
sights_reichstag = Reichstag
sights_memorial-church = Chiesa della Memoria
