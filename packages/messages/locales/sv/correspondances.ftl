### Correspondances: uppställning, händelser, bord, hand, paneler och beskrivningar.

## Former som meningar hänvisar till

point =
    { $arrival ->
        [5] (M) i väster
        [6] (M) i öster
       *[other] punkten för linje { $arrival }
    }
transfers =
    { $changes ->
        [0] inga byten
       *[other] { $changes } { $changes ->
            [one] byte
           *[other] byten
        }
    }
# Utan byten, med 1 byte, med 2 byten.
withTransfers =
    { $changes ->
        [0] utan byten
       *[other] med { transfers }
    }
points = { $gain } poäng
sections =
    { $length } { $length ->
        [one] bricka
       *[other] brickor
    }

title = Correspondances till { $target }
# Ett pågående parti: ledarens poäng.
progress = { $points } av { $target } poäng

presets_match =
    .title = Match
    .about = Först till 10 poäng, på så många omgångar som det tar.
presets_short =
    .title = Kort match
    .about = Först till 5 poäng, ofta på två eller tre omgångar.

setup_target = Poäng för vinst
setup_targetChoice = { $target } poäng
setup_targetLong = Ungefär fyra omgångar.
setup_targetShort = Ungefär två omgångar.
setup_rotate = Vem börjar varje omgång?
setup_same = Alltid samma spelare
setup_sameAbout = Som i spelreglerna: den yngsta börjar varje omgång.
setup_next = Spelarna turas om
setup_nextAbout = Nästa spelare börjar nästa omgång. Att börja är en liten nackdel, och så här delas den.

## Vad platserna kallas efter färg; linjerna är hemliga, så ingen av linjernas färger.

seatColours_1 = lila
seatColours_2 = orange
seatColours_3 = brun
seatColours_4 = grå

# En bokstav för varje färg, alla olika; samma som i Metro.
seatLetters_1 = L
seatLetters_2 = O
seatLetters_3 = K
seatLetters_4 = S

lineName =
    linje { $line } ({ $line ->
        [1] röd
        [2] blå
        [3] gul
       *[other] grön
    })

kinds_cross = Kors
kinds_bridge = Bro
kinds_link = Länk
kinds_curves = Kurvor

kindAbout_cross = två linjer korsas, med ring
kindAbout_bridge = två linjer korsas, utan ring
kindAbout_link = två linjer svänger och möts i en ring
kindAbout_curves = två linjer svänger åt var sitt håll

tile =
    { $kind ->
        [cross] kors
        [bridge] bro
        [link] länk
       *[curves] kurvor
    } { $a }–{ $b }
straight = raka brickan för linje { $line }
endTile =
    { $end ->
        [west] västra
       *[east] östra
    } ändbrickan

told_round = Omgång { $round }: de raka brickorna ligger i ordningen { LIST($order, separator: ", ") }. { $name } börjar.
told_dealt = { $name } drar en linje.
told_dealtLine = { $name } drar { lineName }.
told_aside = { $name } hittar ingen plats för { $tile } och lägger brickan åt sidan.
told_placed = { $name } lägger { $tile } på { $cell }.
told_journey = { $name }, på { lineName }, når { point } { withTransfers }: { points }.
told_portion = { $name } har den längsta sträckan, { sections } av { lineName }: { points }.
told_scored = Omgång { $round } är slut. { LIST($seats, separator: " ") }
told_seat = { $name } hade { lineName }: { points }, totalt { $total }.
told_over = { $name } vinner matchen: { LIST($scores) }.
told_score = { $name } { $total }

sources_journeys = Resor
sources_portions = Längsta sträckor

highlights_journey = Bästa resan
highlights_round = Bästa omgången

board_label = Bordet: brickor, raka brickor och ändbrickor. Piltangenterna flyttar, R vrider brickan, Enter lägger den.
board_fit = Visa allt
board_closer = Zooma in
board_farther = Zooma ut
board_lines = Linjer
board_traceLine = Visa { lineName }: { sections } från avgången
# Vid slutet av en linje som lyser.
board_length = { $length }
board_growth = { $before } → { $after }
# En resa med så många byten.
board_journey = ⇄ { $changes }
board_gain = +{ $gain }
board_way = { $way }/{ $ways }
board_cell = { $cell }: { $what }
board_empty = tom, inte intill någon bricka
board_open = tom
board_openWants = tom, behöver { $wants }
board_fits = ledig, behöver { $wants }; din bricka passar på { $ways } sätt
board_fitsFreely = ledig; din bricka passar på { $ways } sätt
board_want =
    linje { $line } mot { $side ->
        [0] norr
        [1] öster
        [2] söder
       *[other] väster
    }
board_wants = { LIST($wants) }
board_section = { $tile }, { $tracks }
board_track =
    linje { $line } { $from ->
        [0] norr
        [1] öster
        [2] söder
       *[other] väster
    }–{ $to ->
        [0] norr
        [1] öster
        [2] söder
       *[other] väster
    }
board_tracks = { LIST($tracks) }
board_westEnd = västra ändbrickan: linje 2 avgår mot norr, linje 3 mot söder, (M) ligger i väster
board_eastEnd = östra ändbrickan: linje 1 avgår mot norr, linje 4 mot söder, (M) ligger i öster
board_coach = { $cell }; coachens val { $rank }

hand_place = Lägg den här brickan
hand_placeHint = Välj en ruta eller dra brickan dit.
hand_waits = { $name } lägger den här brickan
hand_thinks = { $name } tänker …
hand_between = Drar en bricka …
hand_over = { $name } vinner matchen
hand_section = Din bricka: { $tile }. Tryck för att vrida den, eller dra den till bordet.
hand_othersSection = Dragen bricka: { $tile }
hand_noSection = Ingen bricka dragen.
hand_rotate = Vrid
hand_placeButton = Lägg
hand_cancel = Avbryt
hand_pile =
    { $pile } { $pile ->
        [one] bricka
       *[other] brickor
    } kvar
hand_pileShort = { $pile } kvar
hand_ownLine =
    Din hemliga linje: { $line ->
        [1] röd
        [2] blå
        [3] gul
       *[other] grön
    }
hand_hidden = Linjerna är hemliga
hand_way =
    från { $from ->
        [west] västra
       *[east] östra
    } ändbrickan till { $a }, { $b } eller M i { $to ->
        [west] väster
       *[east] öster
    }
hand_showOwn = Visa min linje

effect_journey = Slutför din resa till { point } { withTransfers }: { points }.
effect_own = Din sträcka { $before } → { $after }.
effect_leads = Den är den längsta på bordet.
effect_portion = Linje { $line }: { $before } → { $after }.
effect_ends = Linje { $line } kommer fram: omgången slutar.
effect_mayEnd = Linje { $line } kommer fram: omgången slutar om någon har den.
effect_also = Linje { $line } kommer också fram.
effect_mayAlso = Linje { $line } kommer också fram, vilket räknas om någon har den.
effect_last = Det är den sista brickan: omgången slutar.
effect_nothing = Ingen sträcka ändras.

summary_title = Omgång { $round } är slut
summary_byJourney = En resa är klar. Alla linjer visas.
summary_byExhaustion = Det finns inga brickor kvar att dra. Alla linjer visas.
summary_arrives =
    { transfers }, till { $arrival ->
        [5] (M)
        [6] (M)
       *[other] { $arrival }
    }
summary_stays = kom inte fram
summary_portion = sträcka { $length }
summary_longest = längsta sträckan { $length }: +1
summary_gain = +{ $gain }
summary_total = { $total } av { $target }
summary_unheld = Ingen hade { LIST($lines) }.
# En av linjerna ovan.
summary_unheldLine = { lineName }
summary_wins = { $name } vinner matchen.
summary_show = Visa linjen: { $name }
summary_go = Fortsätt
summary_close = Stäng

panels_totals = Poäng
panels_tiles = Brickor kvar
panels_round = Omgång
panels_total = Totalt
panels_target = Först till { $target } poäng vinner.
panels_noRound = Ingen omgång räknad än.
panels_inRound = { points } med { lineName }
panels_left =
    Kvar att dra: { $left } { $left ->
        [one] bricka
       *[other] brickor
    }.
panels_copies = { $tile }: { $left } kvar
panels_aside = Lagda åt sidan för att de inte passade: { LIST($tiles) }.

text_round = Omgång { $round }.
text_scores = Poäng: { LIST($scores) }; { $target } för vinst.
text_row = Från väster till öster: västra ändbrickan på e0s0, de raka brickorna för linjerna { LIST($order) }, östra ändbrickan på e5s0.
text_own =
    Du har { lineName }. Den börjar på { $cell } och måste nå punkten för linje { $a }, punkten för linje { $b } eller (M) i { $end ->
        [west] väster
       *[east] öster
    }. Dess sträcka har { sections }.
text_portions = Sträckor: { LIST($portions) }.
text_portion = linje { $line }: { $length }
text_sections = Rad { $row }: { LIST($tiles, separator: "; ") }.
text_noSections = Inga brickor lagda än.
text_drawn =
    { $name } måste lägga { $tile }. { $pile } { $pile ->
        [one] bricka
       *[other] brickor
    } kvar att dra.
text_start = Avgången för { lineName } leder in på { $cell }.
text_notStarted = Där ligger ingen bricka än.
text_crossing =
    { $cell }: { $tile }, från { $from ->
        [0] norr
        [1] öster
        [2] söder
       *[other] väster
    } mot { $to ->
        [0] norr
        [1] öster
        [2] söder
       *[other] väster
    }.
text_openEnd = Den slutar öppen före { $cell }, efter { sections }.
text_closedEnd = Den slutar vid en ändbricka, efter { sections }.
text_arrives = Dess resa är klar: { point } { withTransfers }.
text_noJourney = Dess resa är inte klar.
text_move =
    { $cell }, { $turned ->
        [0] som dragen
        [1] ett kvarts varv
        [2] ett halvt varv
       *[other] tre kvarts varv
    }: { $tracks }.

## Vad slumpen avgör, där en människa väljer det.

outcomes_order = De raka brickorna i ordningen { LIST($order, separator: ", ") }
outcomes_whichTile = Vilken bricka drar { $name }?
outcomes_whichLine = Vilken linje drar { $name }?
outcomes_whichOrder = I vilken ordning ligger de raka brickorna?
