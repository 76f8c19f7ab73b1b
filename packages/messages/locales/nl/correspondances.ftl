point =
    { $arrival ->
        [5] (M) in het westen
        [6] (M) in het oosten
       *[other] de stip van lijn { $arrival }
    }
withTransfers =
    { $changes ->
        [0] zonder overstap
       *[other] met { transfers }
    }
points =
    { $gain } { $gain ->
        [one] punt
       *[other] punten
    }
sections =
    { $length } { $length ->
        [one] spoortegel
       *[other] spoortegels
    }
transfers =
    { $changes ->
        [0] geen overstap
       *[other] { $changes } { $changes ->
            [one] overstap
           *[other] overstappen
        }
    }

title = Correspondances tot { $target }
progress = { $points } van { $target } punten

presets_match =
    .title = Wedstrijd
    .about = Wie het eerst 10 punten heeft, over zoveel rondes als nodig.
presets_short =
    .title = Korte wedstrijd
    .about = Wie het eerst 5 punten heeft: vaak twee of drie rondes.

setup_target = Punten om te winnen
setup_targetChoice =
    { $target } { $target ->
        [one] punt
       *[other] punten
    }
setup_targetLong = Ongeveer vier rondes.
setup_targetShort = Ongeveer twee rondes.
setup_rotate = Wie de rondes begint
setup_same = Altijd dezelfde speler
setup_sameAbout = Zoals in de spelregels: de jongste begint elke ronde.
setup_next = Om de beurt
setup_nextAbout = De volgende speler begint de volgende ronde. Beginnen is een klein nadeel, en zo deel je dat.

seatColours_1 = paars
seatColours_2 = oranje
seatColours_3 = bruin
seatColours_4 = grijs

seatLetters_1 = P
seatLetters_2 = O
seatLetters_3 = K
seatLetters_4 = Z

lineName =
    lijn { $line } ({ $line ->
        [1] rood
        [2] blauw
        [3] geel
       *[other] groen
    })

kinds_cross = Kruising
kinds_bridge = Brug
kinds_link = Schakel
kinds_curves = Bochten

kindAbout_cross = twee lijnen kruisen elkaar, met ring
kindAbout_bridge = twee lijnen kruisen elkaar, zonder ring
kindAbout_link = twee lijnen buigen af en raken elkaar in een ring
kindAbout_curves = twee lijnen buigen van elkaar af

tile =
    { $kind ->
        [cross] kruising
        [bridge] brug
        [link] schakel
       *[curves] bochten
    } { $a }–{ $b }
straight = rechte tegel van lijn { $line }
endTile =
    { $end ->
        [west] westelijke eindtegel
       *[east] oostelijke eindtegel
    }

told_round = Ronde { $round }: de rechte tegels liggen in de volgorde { LIST($order, separator: ", ") }. { $name } begint.
told_dealt = { $name } trekt een lijn.
told_dealtLine = { $name } trekt { lineName }.
told_aside = { $name } vindt geen plek voor { $tile }: die gaat opzij.
told_placed = { $name } legt { $tile } op { $cell }.
told_journey = { $name } vertrekt op { lineName } en bereikt { point } { withTransfers }: { points }.
told_portion = { $name } heeft het langste traject, { sections } van { lineName }: { points }.
told_scored = Ronde { $round } is voorbij. { LIST($seats, separator: " ") }
told_seat = { $name } had { lineName }: { points }, { $total } in totaal.
told_over = { $name } wint de wedstrijd: { LIST($scores) }.
told_score = { $name } { $total }

sources_journeys = Reizen
sources_portions = Langste trajecten

highlights_journey = Beste reis
highlights_round = Beste ronde

board_label = De tafel: spoortegels, rechte tegels en eindtegels. Pijltjestoetsen verplaatsen, R draait de spoortegel, Enter legt hem.
board_fit = Alles tonen
board_closer = Inzoomen
board_farther = Uitzoomen
board_lines = Lijnen
board_traceLine = Toon { lineName }: { sections } vanaf het vertrekpunt
board_length = { $length }
board_growth = { $before } → { $after }
board_journey = ⇄ { $changes }
board_gain = +{ $gain }
board_way = { $way }/{ $ways }
board_cell = { $cell }: { $what }
board_empty = leeg, naast geen enkele tegel
board_open = leeg
board_openWants = leeg, vraagt { $wants }
board_fits =
    vrij, vraagt { $wants }; je spoortegel past op { $ways } { $ways ->
        [one] manier
       *[other] manieren
    }
board_fitsFreely =
    vrij; je spoortegel past op { $ways } { $ways ->
        [one] manier
       *[other] manieren
    }
board_want =
    lijn { $line } in { $side ->
        [0] het noorden
        [1] het oosten
        [2] het zuiden
       *[other] het westen
    }
board_wants = { LIST($wants) }
board_section = { $tile }, { $tracks }
board_track =
    lijn { $line } { $from ->
        [0] noord
        [1] oost
        [2] zuid
       *[other] west
    }–{ $to ->
        [0] noord
        [1] oost
        [2] zuid
       *[other] west
    }
board_tracks = { LIST($tracks) }
board_westEnd = westelijke eindtegel: lijn 2 vertrekt naar het noorden, lijn 3 naar het zuiden, (M) is in het westen
board_eastEnd = oostelijke eindtegel: lijn 1 vertrekt naar het noorden, lijn 4 naar het zuiden, (M) is in het oosten
board_coach = { $cell }; keuze { $rank } van de coach

hand_place = Leg deze spoortegel
hand_placeHint = Kies een vak of sleep de spoortegel erheen.
hand_waits = { $name } legt deze spoortegel
hand_thinks = { $name } denkt na over deze spoortegel
hand_between = Spoortegel trekken…
hand_over = { $name } heeft de wedstrijd gewonnen
hand_section = Je spoortegel: { $tile }. Druk om te draaien, sleep hem naar de tafel.
hand_othersSection = De getrokken spoortegel: { $tile }
hand_noSection = Er is geen spoortegel getrokken.
hand_rotate = Draaien
hand_placeButton = Leggen
hand_cancel = Annuleren
hand_pile =
    nog { $pile } { $pile ->
        [one] spoortegel
       *[other] spoortegels
    }
hand_pileShort = nog { $pile }
hand_ownLine =
    Je geheime lijn: { $line ->
        [1] rood
        [2] blauw
        [3] geel
       *[other] groen
    }
hand_hidden = Lijnen zijn geheim
hand_way =
    van { $from ->
        [west] het westen
       *[east] het oosten
    } naar { $a }, { $b } of M in { $to ->
        [west] het westen
       *[east] het oosten
    }
hand_showOwn = Toon mijn lijn

effect_journey = Voltooit je reis naar { point } { withTransfers }: { points }.
effect_own = Jouw traject { $before } → { $after }.
effect_leads = Het is het langste op tafel.
effect_portion = Lijn { $line }: { $before } → { $after }.
effect_ends = Lijn { $line } komt aan: de ronde eindigt.
effect_mayEnd = Lijn { $line } komt aan: de ronde eindigt als iemand die heeft.
effect_also = Lijn { $line } komt ook aan.
effect_mayAlso = Lijn { $line } komt ook aan, en dat telt als iemand die heeft.
effect_last = Het is de laatste spoortegel: de ronde eindigt.
effect_nothing = Geen traject verandert.

summary_title = Ronde { $round } is voorbij
summary_byJourney = Er is een reis voltooid. Alle lijnen worden getoond.
summary_byExhaustion = Er is geen spoortegel meer te trekken. Alle lijnen worden getoond.
summary_arrives =
    { transfers }, naar { $arrival ->
        [5] (M)
        [6] (M)
       *[other] { $arrival }
    }
summary_stays = niet aangekomen
summary_portion = traject { $length }
summary_longest = langste traject { $length }: +1
summary_gain = +{ $gain }
summary_total = { $total } van { $target }
summary_unheld = Niemand had { LIST($lines) }.
summary_unheldLine = { lineName }
summary_wins = { $name } wint de wedstrijd.
summary_show = Toon de lijn van { $name }
summary_go = Verder
summary_close = Sluiten

panels_totals = Punten
panels_tiles = Spoortegels over
panels_round = Ronde
panels_total = Totaal
panels_target =
    Wie het eerst { $target } { $target ->
        [one] punt
       *[other] punten
    } heeft, wint.
panels_noRound = Er is nog geen ronde geteld.
panels_inRound = { points } met { lineName }
panels_left =
    Er { $left ->
        [one] komt
       *[other] komen
    } nog { $left } { $left ->
        [one] spoortegel
       *[other] spoortegels
    }.
panels_copies = { $tile }: nog { $left }
panels_aside = Opzijgelegd, omdat ze nergens pasten: { LIST($tiles) }.

text_round = Ronde { $round }.
text_scores = Punten: { LIST($scores) }; met { $target } win je.
text_row = Van west naar oost: de westelijke eindtegel op e0s0, de rechte tegels van de lijnen { LIST($order) }, de oostelijke eindtegel op e5s0.
text_own =
    Je hebt { lineName }. Die begint op { $cell } en moet de stip van lijn { $a }, de stip van lijn { $b } of (M) in { $end ->
        [west] het westen
       *[east] het oosten
    } bereiken. Je traject telt { sections }.
text_portions = Trajecten: { LIST($portions) }.
text_portion = lijn { $line }: { $length }
text_sections = Rij { $row }: { LIST($tiles, separator: "; ") }.
text_noSections = Er ligt nog geen spoortegel op tafel.
text_drawn =
    { $name } moet { $tile } leggen. Nog { $pile } { $pile ->
        [one] spoortegel
       *[other] spoortegels
    } te trekken.
text_start =
    Lijn { $line } ({ $line ->
        [1] rood
        [2] blauw
        [3] geel
       *[other] groen
    }) vertrekt naar { $cell }.
text_notStarted = Daar ligt nog geen tegel.
text_crossing =
    { $cell }: { $tile }, van { $from ->
        [0] noord
        [1] oost
        [2] zuid
       *[other] west
    } naar { $to ->
        [0] noord
        [1] oost
        [2] zuid
       *[other] west
    }.
text_openEnd = De lijn eindigt open bij { $cell }, na { sections }.
text_closedEnd = De lijn eindigt bij een eindtegel, na { sections }.
text_arrives = De reis is voltooid: { point } { withTransfers }.
text_noJourney = De reis is niet voltooid.
text_move =
    { $cell }, { $turned ->
        [0] zoals getrokken
        [1] een kwartslag gedraaid
        [2] een halve slag gedraaid
       *[other] drie kwartslagen gedraaid
    }: { $tracks }.

## What chance decides, where a person chooses it.

outcomes_order = De rechte tegels in de volgorde { LIST($order, separator: ", ") }
outcomes_whichTile = Welke spoortegel trekt { $name }?
outcomes_whichLine = Welke lijn trekt { $name }?
outcomes_whichOrder = In welke volgorde liggen de rechte tegels?
