points =
    { $points } { $points ->
        [one] punt
       *[other] punten
    }
tiles =
    { $count } { $count ->
        [one] tegel
       *[other] tegels
    }
shares =
    { $count } { $count ->
        [one] aandeel
       *[other] aandelen
    }
chips =
    { $count } { $count ->
        [one] fiche
       *[other] fiches
    }
cards =
    { $count } { $count ->
        [one] kaart
       *[other] kaarten
    }
tourists =
    { $count } { $count ->
        [one] toerist
       *[other] toeristen
    }
colour =
    { $colour ->
        [yellow] geel
        [blue] blauw
        [orange] oranje
        [green] groen
        [purple] paars
        [grey] grijs
        [red] rood
       *[brown] bruin
    }
# Voor een zelfstandig naamwoord: de gele toerist.
colour-e =
    { $colour ->
        [yellow] gele
        [blue] blauwe
        [orange] oranje
        [green] groene
        [purple] paarse
        [grey] grijze
        [red] rode
       *[brown] bruine
    }
owner =
    { $ownerIs ->
        [company] { $owner }
        [colour] { $owner }
       *[player] { $owner }
    }
start =
    { $fromIs ->
        [platform] { $from }
       *[station] { $from }
    }
end =
    { $toIs ->
        [centre] { $to }
        [platform] { $to }
       *[station] { $to }
    }

letters_yellow = Y
letters_blue = B
letters_orange = O
letters_green = G
letters_purple = P
letters_grey = E
letters_red = R
letters_brown = N

game = Metro
gameWith = Metro met { $modules }
gameSide = { $game } ({ $side })

from_1 = vanuit het noorden
from_2 = vanuit het oosten
from_3 = vanuit het zuiden
from_4 = vanuit het westen

to_1 = naar het noorden
to_2 = naar het oosten
to_3 = naar het zuiden
to_4 = naar het westen

player = Speler { $number }
company = Maatschappij { colour }
nobody = niemand
station = station { $number } ({ $name })
platform = perron { $number }
centre = het centraal station
departure = { $from }, { $owner }
share = { $percent }% van { colour }

modules_companies =
    .title = Maatschappijen
    .about = De lijnen zijn van acht maatschappijen. Jij hebt er geheime aandelen in, die je mag ruilen.
modules_central-stations =
    .title = Centrale stations
    .about = Met een penning op een perron van het centraal station krijg je daar een extra lijn.
modules_central-tracks =
    .title = Centrale sporen
    .about = Vier tegels bedekken het centraal station. Lijnen lopen erdoorheen; niets telt dubbel.
modules_solo =
    .title = Solo
    .about = In je eentje verleng je de lijnen van acht maatschappijen. De armste is je score.
modules_paris =
    .title = Parijs
    .about = Stuur toeristen naar je attracties. De langste reeks levert op, de rest kost punten.
modules_stockholm =
    .title = Stockholm
    .about = Toeristen vullen een rij attracties. De punten onder jouw kleuren zijn voor jou.
modules_london =
    .title = Londen
    .about = Leg een tegel op een toerist en de taxi rijdt. Komt hij aan, dan is elk veld een punt.
modules_new-york =
    .title = New York
    .about = Bij elk station wacht een toerist op de lijn die daar eindigt.
modules_st-petersburg =
    .title = Sint-Petersburg
    .about = Lijnen langs de attracties krijgen geheime fiches van de toeristen die daar staan.
modules_berlin =
    .title = Berlijn
    .about = Lijnen verzamelen kaarten van toeristen. De meeste en op één na meeste per kleur tellen.

sides_secret =
    .title = Geheime kleuren
    .about = Alleen jij kent je kleuren; ze tellen aan het eind.
sides_open =
    .title = Open kleuren
    .about = Elke attractie heeft één kleur en de punten krijg je meteen.
sides_A =
    .title = Kant A
    .about = De tweede plaats is bijna evenveel waard als de eerste.
sides_B =
    .title = Kant B
    .about = De eerste plaats is veel meer waard dan de tweede.
sides_mixed =
    .title = Gemengd
    .about = Het toeval kiest voor elke attractie een kant.
sides_normal =
    .title = Normaal
    .about = Je score is de winst van de armste maatschappij.
sides_hard =
    .title = Moeilijk
    .about = Het verschil tussen de rijkste en de armste gaat eraf.

presets_classic =
    .title = Klassiek
    .about = Het spel zoals het in 2000 verscheen, zonder extra’s.
presets_companies =
    .title = Maatschappijen
    .about = Geheime aandelen in acht maatschappijen in plaats van eigen lijnen.
presets_paris =
    .title = Parijs
    .about = Toeristen vullen de velden van je attracties; lange reeksen tellen.
presets_stockholm =
    .title = Stockholm
    .about = Toeristen vullen een rij attracties en je kleuren zijn geheim.
presets_london =
    .title = Londen
    .about = Stuur de taxi langs de attracties en strijk de ritprijs op.
presets_new-york =
    .title = New York
    .about = Haal toeristen op aan het eind van je lijnen.
presets_st-petersburg =
    .title = Sint-Petersburg
    .about = Kom langs de attracties en pak geheime fiches.
presets_berlin =
    .title = Berlijn
    .about = Verzamel kaarten van toeristen; meerderheden tellen.
presets_expert =
    .title = Expert
    .about = Maatschappijen, centrale stations en twee tegels in de hand.
presets_solo =
    .title = Solo
    .about = In je eentje: de armste van acht maatschappijen is je score.
presets_solo-hard =
    .title = Solo, moeilijk
    .about = In je eentje: de armste maatschappij, min het verschil met de rijkste.

setup_modules = Modules
setup_city = Stad
setup_noCity =
    .title = Geen stad
    .about = Alleen lijnen leveren punten op.
setup_side = Variant
setup_variants = Huisregels
setup_rotate =
    .title = Vrij draaien
    .about = Een tegel mag in elke richting liggen, los van de pijl.
setup_exclusive =
    .title = Exclusief scorespoor
    .about = Een scoresteen schuift door als de plek al bezet is.
setup_corners =
    .title = Hoeken tellen
    .about = Een tegel mag een andere ook alleen met een hoek raken.
setup_hand = Tegels in de hand
setup_handOf = { tiles }
setup_handAbout =
    { $count ->
        [1] Zoals in de spelregels.
       *[other] Meer keus.
    }

events_first = { $name } begint.
events_laid = { $name } legt een tegel op { $cell }.
events_passed = { $name } heeft geen tegel en past.
events_line = De lijn vanaf { start } bereikt { end }: { points } voor { owner }, totaal { $total }.
events_lineDoubled = De lijn vanaf { start } bereikt { end }: { $length } × 2 = { points } voor { owner }, totaal { $total }.
events_lineOfNobody = De lijn vanaf { start } bereikt { end }. Die is van niemand.
events_profit = { owner } krijgt aan het eind { points }: { $total } in totaal.
events_bonus = { $name } krijgt aan het eind { points }: { $total } in totaal.
events_bonusLost = { $name } krijgt aan het eind −{ points }: { $total } in totaal.
events_over = Het spel is afgelopen: { $scores }.
events_score = { $name } { $score }
events_companies_dealt = { $name } krijgt een aandeel van { $percent }%.
events_companies_dealtShare = { $name } krijgt { $share }.
events_companies_turned = Er ligt nu { $share } open.
events_companies_tookOpen = { $name } ruilt een aandeel en neemt { $share }.
events_companies_tookHidden = { $name } ruilt een aandeel van { $percent }% voor een van de stapel.
events_companies_tookHiddenShare = { $name } ruilt een aandeel en neemt van de stapel { $share }.
events_companies_shown = { $name } toont { $share }.
events_companies_valued = De aandelen van { $name } zijn { points } waard.
events_centralStations_token = { $name } zet de { colour-e } penning op { $platform }.
events_centralTracks_covered = { $tile } bedekt een kwart van het centraal station.
events_solo_turned = De kleur is { colour }.
events_solo_refused = Een dddd is geweigerd; daarvoor komt { $tile }.
events_paris_sight = { $name } krijgt { $sight }.
events_paris_field = { $name } stuurt de { colour-e } toerist naar { $sight }, veld { $field } van de rij.
events_paris_beside = { $name } zet de { colour-e } toerist bij het gezelschap op { $cell }.
events_paris_left = De { colour-e } toerist vindt nergens gezelschap en vertrekt.
events_paris_row =
    De attracties van { $name }: een reeks van { $run }, { $others } { $others ->
        [one] losse toerist
       *[other] losse toeristen
    }, { $full } { $full ->
        [one] volle attractie
       *[other] volle attracties
    }: { points }.
events_stockholm_sight = { $sight } is de volgende in de rij.
events_stockholm_chip = Het { colour-e } fiche ligt op { $sight }.
events_stockholm_dealt = { $name } krijgt een geheime kleur.
events_stockholm_dealtColour = { $name } krijgt als geheime kleur { colour }.
events_stockholm_visited = De { colour-e } toerist gaat naar { $sight }, goed voor { points }.
events_stockholm_scored = De { colour-e } toerist gaat naar { $sight }: { points } voor { $name }, totaal { $total }.
events_stockholm_shown = { $name } toont de kleur { colour }, goed voor { points }.
events_london_sight = { $sight } is de volgende in de rij.
events_london_arrived = De taxi bereikt { colour } bij { $sight }: { points } voor { $name }, totaal { $total }.
events_london_missed = De taxi rijdt { $driven } velden en vindt geen { colour } veld.
events_newYork_board = { owner } krijgt tableau { $board }.
events_newYork_taken = { owner } brengt de { colour-e } toerist van { $station } naar { $sight }, goed voor { points }.
events_newYork_valued = De toeristen van { owner } zijn { points } waard.
events_stPetersburg_stood = { $name } zet de { colour-e } toerist bij { $sight }.
events_stPetersburg_took =
    { owner } pakt { $count } { $count ->
        [one] { colour } fiche
       *[other] { colour-e } fiches
    }.
events_stPetersburg_tookValues = { owner } pakt van de { colour-e } fiches: { $values }.
events_stPetersburg_revealed = De fiches van { owner } zijn { points } waard.
events_berlin_visits = De { colour-e } toerist bezoekt { $sight }: { $high } voor de meeste kaarten, { $low } voor de op één na meeste.
events_berlin_took =
    { owner } krijgt { $count } { colour-e } { $count ->
        [one] kaart
       *[other] kaarten
    }.
events_berlin_won = { owner } krijgt { points } voor { $sight }.

prompts_layOrDraw = Leg een tegel of trek er een.
prompts_lay = Leg een tegel.
prompts_layDrawn = Leg de getrokken tegel.
prompts_draw = Trek een tegel.
prompts_pass = Je hebt geen tegel meer: je past.
prompts_extend = Verleng een { colour-e } lijn.
prompts_exchange = Of ruil een aandeel.
prompts_token = Of plaats een penning.
prompts_placeTourist = Kies waar de { colour-e } toerist heen gaat.
prompts_placeTourists = Kies waar de toeristen van dit vak heen gaan.
prompts_stand = Kies de toerist voor { $sight }.
prompts_keepOrRefuse = Houd de dddd, of weiger hem en krijg een andere tegel.
prompts_decide = Maak je keuze.
prompts_waiting = { $name } is aan de beurt.
prompts_chance = Het toeval beslist.
prompts_over = Het spel is afgelopen.

choices_lay = Leg { $tile } op { $cell }
choices_draw = Trek een tegel
choices_pass = Pas
choices_exchangeOpen = Ruil { $given } voor { $taken } (open)
choices_exchangeHidden = Ruil { $given } voor een onbekend aandeel van { $percent }%
choices_token = Zet de { colour-e } penning op { $platform }
choices_tokenFor = Toon { $share } en zet de { colour-e } penning op { $platform }
choices_field = Stuur de { colour-e } toerist naar { $sight }, veld { $field } van je rij
choices_beside = Zet de { colour-e } toerist bij het gezelschap op { $cell }
choices_stand = Zet de { colour-e } toerist bij { $sight }
choices_keep = Houd de dddd
choices_refuse = Weiger de dddd en krijg een andere tegel

labels_board = Bord
labels_otherMoves = Andere zetten
labels_hand = Je hand
labels_pile = { tiles } op de stapel
labels_rotate = Draaien
labels_draw = Trekken
labels_pass = Passen
labels_lay = Leggen
labels_cancel = Annuleren
labels_decide = Kiezen

effects_brings = levert { owner } { points } op
effects_finishes = voltooit de lijn van { owner } vanaf { start } voor { points }
effects_finishesDoubled = voltooit de lijn van { owner } vanaf { start } in het centrum: { $length } × 2 = { points }
effects_bringsYou = levert jou { points } op
effects_finishesYours = voltooit jouw lijn vanaf { start } voor { points }
effects_finishesYoursDoubled = voltooit jouw lijn vanaf { start } in het centrum: { $length } × 2 = { points }
effects_lengthensYours = verlengt jouw lijn vanaf { start } van { $before } naar { $after }
effects_finishesNobodys = voltooit de lijn vanaf { start }, die van niemand is
effects_lengthens = verlengt de lijn van { owner } vanaf { start } van { $before } naar { $after }
effects_asks = laat nog iets te kiezen
effects_nothing = verandert geen lijn
effects_sentence = { $choice }: { $effects }.
effects_plain = { $choice }.

board_names = De kolommen heten A tot en met H van links af, de rijen 1 tot en met 8 van boven af. De stations tellen rond vanaf rechtsboven.
board_laid =
    { $laid } { $laid ->
        [one] tegel
       *[other] tegels
    } op het bord, { $pile } { $pile ->
        [one] tegel
       *[other] tegels
    } op de stapel.
board_row = Rij { $row }: { $cells }.
board_emptyRow = Rij { $row }: geen tegel.
board_tileOn = { $tile } op { $cell }
board_free = Je mag leggen op: { $cells }.
board_freeFor = { $tile } mag op: { $cells }.

cell_centre = { $cell } hoort bij het centraal station.
cell_empty = { $cell } is leeg.
cell_tile = Op { $cell } ligt { $tile }.
cell_enters = De lijn van { owner } vanaf { start } zou hier { $side } binnenkomen.
cell_crosses = De lijn van { owner } vanaf { start } loopt hier { $side } { $exit }.
cell_tourist = Er staat een { colour-e } toerist.
cell_sight = Dit is de attractie { $sight }.

line_of = De lijn vanaf { start } is van { owner }.
line_ofNobody = De lijn vanaf { start } is van niemand.
line_none = Vanaf { start } begint geen lijn.
line_noTile = Er ligt nog geen tegel.
line_length = De lengte is tot nu toe { $length }.
line_path = De lijn loopt over { $crossings }.
line_crossing = { $cell }: { $side } { $exit }
line_next = Het volgende vak is { $cell }, { $side }.
line_ended = De lijn is bij { end } geëindigd met lengte { $length }.
line_doubled = De lijn is bij { end } geëindigd met lengte { $length } en telde dubbel.

tile_is = { $tile }: { $tracks }.
tile_track = { $side } { $exit }

hand_holds = Je hebt { $tiles } in je hand.
hand_drew = Je hebt { $tile } getrokken en moet die leggen.
hand_empty = Je hebt geen tegel.
hand_none = Je kijkt alleen toe.

scores_seat = { $name }: { points }.
scores_company = { $owner }: winst { $points }.

sources_lines = Lijnen
sources_doubled = Dubbel in het centrum
sources_exclusive = Opgeschoven plekken
sources_companies = Aandelen
sources_majority = Meerderheden in aandelen
sources_solo = De armste maatschappij
sources_paris = Attracties van Parijs
sources_stockholm = Attracties van Stockholm
sources_london = Taxi van Londen
sources_new-york = Toeristen van New York
sources_st-petersburg = Fiches van Sint-Petersburg
sources_berlin = Meerderheden van Berlijn

## The panels of modules and cities.

panels_unknown = onbekend
panels_total = Totaal
panels_points = { points }
panels_coloured = { colour } { $count }
panels_companies_yourShares = Je aandelen
panels_companies_percent = { $percent }%
panels_companies_worthNow = nu { $points }
panels_companies_shown = Getoond voor een penning
panels_companies_choose = Kies een aandeel om te ruilen.
panels_companies_instead = Je ruilt in plaats van een tegel te leggen.
panels_companies_takeOpen = Neem { $share } (open)
panels_companies_takeTop = Neem ongezien het bovenste van de stapel ({ shares } van { $percent }%)
panels_companies_takeKnownTop = Neem het bovenste van de stapel: { $share }, door jou neergelegd
panels_companies_give = Geef { $share } en neem
panels_companies_known = Wat je weet
panels_companies_knownToAll = Wat iedereen weet
panels_companies_holder = Houder
panels_companies_faceUp = Open
panels_companies_pile = Op de stapel
panels_companies_ranking = Maatschappijen
panels_companies_company = Maatschappij
panels_companies_profit = Winst
panels_companies_value = Waarde
panels_companies_held = Van jou
panels_companies_paused = Ruilen ligt stil tot er een tegel of een penning is geplaatst.
panels_companies_ended = Ruilen kan niet meer.
panels_companies_allowed = Ruilen kan tot een maatschappij op 25 staat.
panels_companies_youHold = Je hebt { $items }.
panels_companies_holds = Van { $name } is bekend: { $items }.
panels_companies_faceUpAre = Open liggen { $items }.
panels_companies_inPiles =
    Op elke stapel { $count ->
        [one] ligt
       *[other] liggen
    } { shares }.
panels_companies_ranked = Maatschappijen naar winst: { $items }.
panels_companies_rankedOne = { colour } { $profit }, waarde { $value }
panels_companies_worthSentence = Was het spel nu afgelopen, dan kreeg je { points } voor je aandelen en { $least } voor meerderheden.
panels_companies_worthRange = Was het spel nu afgelopen, dan kreeg je { points } voor je aandelen en { $least } tot { $most } voor meerderheden.
panels_companies_summary = Je aandelen: nu { points }
panels_companies_summaryRange = Je aandelen: nu { $least } tot { points }
panels_companies_summaryLeader = Eerste maatschappij: { colour }, { $profit }
panels_centralStations_platforms = Centrale perrons
panels_centralStations_toPlace = Nog te plaatsen
panels_centralStations_allPlaced = Alle penningen zijn geplaatst.
panels_centralStations_chooseShare = Of toon een aandeel en plaats de penning van die maatschappij:
panels_centralStations_choosePlatform = Kies er een perron voor.
panels_centralStations_chooseOwn = In plaats van een tegel te leggen mag je je penning plaatsen: kies een perron.
panels_centralStations_token = Perron { $platform }: { colour-e } penning
panels_centralStations_free = Perron { $platform }: vrij
panels_centralStations_complete = Perron { $platform }: de lijn is voltooid
panels_centralStations_place = Perron { $platform }: zet de penning hier
panels_centralStations_toPlaceAre = Nog te plaatsen penningen: { $items }.
panels_centralStations_freeAre = Vrije perrons: { $items }.
panels_centralStations_noneFree = Er is geen perron vrij.
panels_centralStations_tokenAt = Op perron { $platform } staat de { colour-e } penning.
panels_centralStations_summary = Penningen te plaatsen: { $count }
panels_solo_colour = Aan de beurt
panels_solo_noColour = Er is nog geen kleur omgedraaid.
panels_solo_extend = Verleng een { colour-e } lijn
panels_solo_deck = Nog op de kaartenstapel
panels_solo_deckEmpty = De kaartenstapel is leeg: alle kleuren worden opnieuw geschud.
panels_solo_profits = Winst
panels_solo_gone = voltooid
panels_solo_last = laatste
panels_solo_resultNow = resultaat nu { $points }
panels_solo_resultOf = Winst van de laatste maatschappij: { $last }
panels_solo_resultOfHard = Laatste { $last }, min het verschil van { $gap } met de eerste
panels_solo_question = Vier keer terug: houd je deze tegel?
panels_solo_keep = Houden
panels_solo_refuse = Weigeren, een andere trekken
panels_solo_colourIs = De kleur is { colour }.
panels_solo_deckHas = Nog op de kaartenstapel: { $items }.
panels_solo_goneAre = Voltooid en uit het spel: { $items }.
panels_solo_profitsAre = Winst: { $items }.
panels_solo_resultIs = Het resultaat zou nu { points } zijn.
panels_solo_summary = Kleur: { colour } · resultaat nu { $points }
panels_solo_summaryResult = Resultaat nu { $points }
panels_paris_yourSights = Je attracties
panels_paris_sightsOf = Attracties van { $name }
panels_paris_lifted = Toeristen te plaatsen
panels_paris_chooseField = Kies een veld.
panels_paris_chooseBeside = Er is geen passend veld vrij. Kies bij wie de toerist op het bord gaat staan.
panels_paris_beside = { colour } naar { $cell }
panels_paris_field = Veld { $number }, { colour }: vrij
panels_paris_fieldTaken = Veld { $number }, { colour }: toerist
panels_paris_fieldInRun = Veld { $number }, { colour }: toerist, in de langste reeks
panels_paris_place = Veld { $number }: zet de { colour-e } toerist hier
panels_paris_full = Vol: 3 punten
panels_paris_tally = reeks van { $run } · { $others } los · { $full } vol
panels_paris_sight = { $sight }: { $items }
panels_paris_sightsAre = Attracties van { $name }: { $items }.
panels_paris_score = { $name } heeft een reeks van { $run }, { $others } los, { $full } vol: { points } tot nu toe.
panels_paris_summary = Je attracties: reeks van { $run } · { points }
panels_paris_summaryOf = Beste attracties: { $name }, { points }
panels_stockholm_row = Rij attracties
panels_stockholm_sight = Attractie
panels_stockholm_field = Veld { $number }
panels_stockholm_yourColours = Je geheime kleuren
panels_stockholm_coloursOf = Kleuren van { $name }
panels_stockholm_freeField = vrij, { points }
panels_stockholm_nextField = volgende, { points }
panels_stockholm_takenField = { colour-e } toerist, { points }
panels_stockholm_chipOn = { $sight }, voor { colour-e } toeristen
panels_stockholm_openRule = Een toerist gaat naar de attractie met dezelfde kleur; de punten zijn meteen voor jou.
panels_stockholm_secretRule = Elke toerist gaat naar het volgende vrije veld. Geheime kleuren tellen aan het eind.
panels_stockholm_sightIs = { $sight }: { $items }.
panels_stockholm_coloursAre = Je kleuren: { $items }; { points } tot nu toe.
panels_stockholm_coloursOfAre = Kleuren van { $name }: { $items }; { points }.
panels_stockholm_summary = Je kleuren: { $items } · { points }
panels_stockholm_summaryVisits = Bij de attracties: { $count } van { $all } toeristen
panels_london_circuit = De taxi en zijn rondrit
panels_london_start = Start
panels_london_startTaxi = Start: de taxi
panels_london_turn = de taxi keert
panels_london_rides = Een tegel op een toerist levert nu op
panels_london_ride = { colour }: { points }, naar { $sight }
panels_london_noRide = { colour }: niets
panels_london_field = Veld { $number }, { colour }
panels_london_fieldTaxi = Veld { $number }, { colour }: de taxi
panels_london_fieldAhead = Veld { $number }, { colour }: { points } vanaf de taxi
panels_london_down = heenweg
panels_london_up = terugweg
panels_london_taxiAt = De taxi staat op veld { $number }, { colour }, bij { $sight }.
panels_london_taxiAtStart = De taxi staat voor het eerste veld.
panels_london_aheadOne = { colour } bij { $sight }
panels_london_ahead = De volgende vier velden: { $items }.
panels_london_ridesAre = Een tegel op een toerist levert op: { $items }; andere kleuren niets.
panels_london_sightIs = { $sight }: op de heenweg { $upper }, op de terugweg { $lower }.
panels_london_summary = Taxi: veld { $number } · { $sight }
panels_london_summaryStart = Taxi: bij de start
panels_newYork_boards = Tableaus
panels_newYork_tourist = Toerist
panels_newYork_waiting = Wacht
panels_newYork_valueOnly = nog geen, elk { $value } waard
panels_newYork_takenAt = { $count } meegenomen, elk { $value } waard
panels_newYork_key = Klein: wat een toerist waard is. Groot: hoeveel er zijn meegenomen.
panels_newYork_boardOf = Een toerist is voor { owner } waard: { $items }.
panels_newYork_takenBy = { owner } heeft { $items }: { points } tot nu toe.
panels_newYork_tookNone = { owner } heeft nog geen toerist.
panels_newYork_summary = Je toeristen: { points }
panels_newYork_summaryWaiting = Bij stations wachten: { tourists }
panels_stPetersburg_tourists = Toeristen en hun fiches
panels_stPetersburg_tourist = Toerist
panels_stPetersburg_chips = Fiches
panels_stPetersburg_where = Waar
panels_stPetersburg_left = nog { $count }
panels_stPetersburg_available = te kiezen
panels_stPetersburg_at = { $sight }, { $cell }
panels_stPetersburg_freeSights = Attracties zonder tegel
panels_stPetersburg_noFreeSights = Alle attracties hebben hun toerist.
panels_stPetersburg_chooseTourist = Kies de toerist voor { $sight }.
panels_stPetersburg_stand = Kies { colour }
panels_stPetersburg_taken = Gepakte fiches
panels_stPetersburg_owner = Eigenaar
panels_stPetersburg_count = Fiches
panels_stPetersburg_sum = Punten
panels_stPetersburg_hidden = verborgen
panels_stPetersburg_chipTaken = { $value }, gepakt
panels_stPetersburg_tookChips = { owner } heeft { chips } gepakt.
panels_stPetersburg_tookValues = { owner } heeft aan fiches { $items }: { points }.
panels_stPetersburg_standsAt = Bij { $sight }, { $cell }, staat de { colour-e } toerist; nog { chips }.
panels_stPetersburg_freeSightsAre = Attracties zonder tegel: { $items }.
panels_stPetersburg_availableAre = Toeristen om uit te kiezen, met hun fiches: { $items }.
panels_stPetersburg_availableOne = { colour } ({ $values })
panels_stPetersburg_summary = Je fiches: { $count } · { points }
panels_stPetersburg_summarySights = Attracties zonder tegel: { $count }
panels_berlin_sights = Attracties en kaarten
panels_berlin_sight = Attractie
panels_berlin_numbers = { $high }/{ $low }
panels_berlin_imaginary = Niet verzameld
panels_berlin_holds = { cards }
panels_berlin_holdsMost = { cards }, de meeste, { points }
panels_berlin_holdsSecond = { cards }, op één na de meeste, { points }
panels_berlin_keyMost = meeste kaarten
panels_berlin_keySecond = op één na meeste
panels_berlin_imaginaryRule = Kaarten die niemand heeft verzameld, doen mee als die van een extra speler.
panels_berlin_sightIs = { $sight }, { colour }, { $high } voor de meeste en { $low } voor de op één na meeste: { $items }.
panels_berlin_ownerHas = { $owner } { $held }
panels_berlin_sumsAre = Punten tot nu toe: { $items }.
panels_berlin_summary = Je kaarten: { $count } · { points }
panels_berlin_summaryCollected = Verzamelde kaarten: { $count } van 64
