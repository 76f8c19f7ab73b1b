title = Berlin
about = Linie zbierają karty mijanych turystów. W każdym kolorze punktują dwa pierwsze miejsca pod względem liczby kart.
preset = Zbieraj karty turystów; liczą się przewagi.

sides_A =
    .title = Strona A
    .about = Drugie miejsce daje prawie tyle co pierwsze.
sides_B =
    .title = Strona B
    .about = Pierwsze miejsce daje dużo więcej niż drugie.
sides_mixed =
    .title = Mieszane
    .about = Stronę każdej atrakcji wybiera los.

events_visits = Atrakcję { $sight } odwiedza { colour } turysta: { $high } za najwięcej kart, { $low } za drugie miejsce.
events_took =
    { owner } bierze { $count } { $count ->
        [one] { colour-f-acc } kartę
        [few] { colour-pl } karty
        [many] { colour-pl-gen } kart
       *[other] { colour-pl } karty
    }.
events_won = { owner } dostaje { points } za atrakcję { $sight }.

source = Przewagi w Berlinie

panel_sights = Atrakcje i karty
panel_sight = Atrakcja
panel_numbers = { $high }/{ $low }
panel_imaginary = Niezebrane
panel_holds = { cards }
panel_holdsMost = { cards }, najwięcej: { points }
panel_holdsSecond = { cards }, drugie miejsce: { points }
panel_keyMost = najwięcej kart
panel_keySecond = drugie miejsce
panel_imaginaryRule = Niezebrane karty rywalizują jak jeszcze jeden gracz.
panel_sightIs = { $sight }, { colour }, { $high } za najwięcej kart, { $low } za drugie miejsce: { $items }.
panel_ownerHas = { $owner } { $held }
panel_sumsAre = Punkty do tej pory: { $items }.
panel_summary = Twoje karty: { $count } · { points }
panel_summaryCollected = Zebrane karty: { $count } z 64

sights_alexanderplatz = Alexanderplatz
sights_red-town-hall = Czerwony Ratusz
sights_victory-column = Kolumna Zwycięstwa
sights_brandenburg-gate = Brama Brandenburska
sights_berlin-cathedral = Katedra Berlińska
sights_museum-island = Wyspa Muzeów
sights_reichstag = Reichstag
sights_memorial-church = Kościół Pamięci
