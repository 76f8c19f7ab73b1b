title = Berlín
about = Linky sbírají karty turistů, které míjejí. V každé barvě boduje první a druhé místo v počtu karet.
preset = Sbírej karty turistů; bodují většiny.

sides_A =
    .title = Strana A
    .about = Druhé místo je skoro tak cenné jako první.
sides_B =
    .title = Strana B
    .about = První místo je mnohem cennější než druhé.
sides_mixed =
    .title = Smíšené
    .about = Každá památka leží náhodnou stranou nahoru.

events_visits = Památku { $sight } navštívil { colour-m } turista: { $high } za nejvíc karet, { $low } za druhé místo.
events_took =
    { owner } bere { $count } { $count ->
        [one] { colour-acc-f } kartu
        [few] { colour-pl } karty
       *[other] { colour-gen-pl } karet
    }.
events_won = { owner } získává { points } za památku { $sight }.

source = Většiny v Berlíně

panel_sights = Památky a karty
panel_sight = Památka
panel_numbers = { $high }/{ $low }
panel_imaginary = Nesebrané
panel_holds = { cards }
panel_holdsMost = { cards }, nejvíc: { points }
panel_holdsSecond = { cards }, druhé místo: { points }
panel_keyMost = nejvíc karet
panel_keySecond = druhé místo
panel_imaginaryRule = Nesebrané karty soutěží jako další hráč.
panel_sightIs = { $sight }, { $high } za nejvíc karet a { $low } za druhé místo, barva { colour }: { $items }.
panel_ownerHas = { $owner } { $held }
panel_sumsAre = Body zatím: { $items }.
panel_summary = Tvé karty: { $count } · { points }
panel_summaryCollected = Sebrané karty: { $count } z 64

sights_alexanderplatz = Alexanderplatz
sights_red-town-hall = Červená radnice
sights_victory-column = Vítězný sloup
sights_brandenburg-gate = Braniborská brána
sights_berlin-cathedral = Berlínský dóm
sights_museum-island = Muzejní ostrov
sights_reichstag = Říšský sněm
sights_memorial-church = Pamětní kostel
