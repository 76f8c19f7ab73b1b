# Cíl cesty, s předložkou: dojíždí na konečnou linky 1.
point =
    { $arrival ->
        [5] k M na západě
        [6] k M na východě
       *[other] na konečnou linky { $arrival }
    }
transfers =
    { $changes ->
        [0] bez přestupu
       *[other] { $changes } { $changes ->
            [one] přestup
            [few] přestupy
           *[other] přestupů
        }
    }
points =
    { $gain } { $gain ->
        [one] bod
        [few] body
       *[other] bodů
    }
sections =
    { $length } { $length ->
        [one] dílek
        [few] dílky
       *[other] dílků
    }

title = Correspondances do { $target }
progress = Body: { $points } z { $target }

presets_match =
    .title = Zápas
    .about = Do 10 bodů, na tolik kol, kolik bude třeba.
presets_short =
    .title = Krátký zápas
    .about = Do 5 bodů, často na dvě nebo tři kola.

setup_target = Bodů k vítězství
setup_targetChoice =
    { $target } { $target ->
        [one] bod
        [few] body
       *[other] bodů
    }
setup_targetLong = Asi čtyři kola.
setup_targetShort = Asi dvě kola.
setup_rotate = Kdo začíná kolo?
setup_same = Vždy tentýž hráč
setup_sameAbout = Jako v pravidlech hry: každé kolo začíná nejmladší.
setup_next = Hráči se střídají
setup_nextAbout = Další kolo začíná další hráč. Začínat je malá nevýhoda a takto se o ni podělíte.

seatColours_1 = fialová
seatColours_2 = oranžová
seatColours_3 = hnědá
seatColours_4 = šedá

seatLetters_1 = F
seatLetters_2 = O
seatLetters_3 = H
seatLetters_4 = Š

lineName =
    linka { $line } ({ $line ->
        [1] červená
        [2] modrá
        [3] žlutá
       *[other] zelená
    })
# 4. pád: má linku 2.
lineName-acc =
    linku { $line } ({ $line ->
        [1] červená
        [2] modrá
        [3] žlutá
       *[other] zelená
    })
# 2. pád: dílky linky 2.
lineName-gen =
    linky { $line } ({ $line ->
        [1] červená
        [2] modrá
        [3] žlutá
       *[other] zelená
    })

kinds_cross = Křížení
kinds_bridge = Most
kinds_link = Spojka
kinds_curves = Oblouky

kindAbout_cross = dvě linky se kříží, lze přestoupit
kindAbout_bridge = dvě linky se kříží, přestoupit nelze
kindAbout_link = dvě linky se ohýbají a setkávají, lze přestoupit
kindAbout_curves = dvě linky se ohýbají a míjejí

tile = { $kind } { $a }–{ $b }
straight = rovný dílek linky { $line }
endTile =
    { $end ->
        [west] západní
       *[east] východní
    } konec

told_round = Kolo { $round }: pořadí rovných dílků je { LIST($order, separator: ", ") }. Začíná { $name }.
told_dealt = { $name } losuje linku.
told_dealtLine = { $name } losuje: { lineName }.
told_aside = Dílek { $tile } nikam nepasuje. { $name } ho odkládá.
told_placed = { $name } pokládá dílek { $tile } na { $cell }.
told_journey = { $name }, { lineName }, dojíždí { point }, { transfers }: { points }.
told_portion = { $name } má nejdelší úsek, { sections } { lineName-gen }: { points }.
told_scored = Kolo { $round } skončilo. { LIST($seats, separator: " ") }
told_seat = { $name }, { lineName }: { points }, celkem { $total }.
told_over = Zápas vyhrává { $name }: { LIST($scores) }.
told_score = { $name } { $total }

sources_journeys = Cesty
sources_portions = Nejdelší úseky

highlights_journey = Nejlepší cesta
highlights_round = Nejlepší kolo

board_label = Stůl: dílky, rovné dílky a konce. Šipky posouvají, R dílek otočí, Enter ho položí.
board_fit = Zobrazit vše
board_closer = Přiblížit
board_farther = Oddálit
board_lines = Linky
board_traceLine = Ukázat: { lineName }, { sections } od výchozí konečné
board_length = { $length }
board_growth = { $before } → { $after }
board_journey = ⇄ { $changes }
board_gain = +{ $gain }
board_way = { $way }/{ $ways }
board_cell = { $cell }: { $what }
board_empty = prázdné, nesousedí s dílkem
board_open = prázdné
board_openWants = prázdné, potřebuje { $wants }
board_fits =
    volné, potřebuje { $wants }; tvůj dílek sem pasuje { $ways } { $ways ->
        [one] způsobem
        [few] způsoby
       *[other] způsoby
    }
board_fitsFreely =
    volné; tvůj dílek sem pasuje { $ways } { $ways ->
        [one] způsobem
        [few] způsoby
       *[other] způsoby
    }
# 4. pád: potřebuje linku 2 na severu.
board_want =
    linku { $line } na { $side ->
        [0] severu
        [1] východě
        [2] jihu
       *[other] západě
    }
board_wants = { LIST($wants) }
board_section = { $tile }, { $tracks }
board_track =
    linka { $line } { $from ->
        [0] sever
        [1] východ
        [2] jih
       *[other] západ
    }–{ $to ->
        [0] sever
        [1] východ
        [2] jih
       *[other] západ
    }
board_tracks = { LIST($tracks) }
board_westEnd = západní konec: linka 2 vyjíždí na sever, linka 3 na jih, M je na západě
board_eastEnd = východní konec: linka 1 vyjíždí na sever, linka 4 na jih, M je na východě
board_coach = { $cell }; { $rank }. volba trenéra

hand_place = Polož tento dílek
hand_placeHint = Vyber pole, nebo tam dílek přetáhni.
hand_waits = { $name } pokládá tento dílek
hand_thinks = { $name } přemýšlí…
hand_between = Dobírá se dílek…
hand_over = Zápas vyhrává { $name }
hand_section = Tvůj dílek: { $tile }. Stisknutím ho otočíš, nebo ho přetáhni na stůl.
hand_othersSection = Dobraný dílek: { $tile }
hand_noSection = Žádný dobraný dílek.
hand_rotate = Otočit
hand_placeButton = Položit
hand_cancel = Zrušit
hand_pile =
    { $pile ->
        [one] zbývá { $pile } dílek
        [few] zbývají { $pile } dílky
       *[other] zbývá { $pile } dílků
    }
hand_pileShort =
    { $pile ->
        [one] zbývá { $pile }
        [few] zbývají { $pile }
       *[other] zbývá { $pile }
    }
hand_ownLine =
    Tvá tajná linka: { $line ->
        [1] červená
        [2] modrá
        [3] žlutá
       *[other] zelená
    }
hand_hidden = Linky jsou tajné
hand_way =
    { $from ->
        [west] ze západního
       *[east] z východního
    } konce na { $to ->
        [west] západ
       *[east] východ
    }: { $a }, { $b } nebo M
hand_showOwn = Ukázat mou linku

effect_journey = Dokončí tvou cestu { point }, { transfers }: { points }.
effect_own = Tvůj úsek { $before } → { $after }.
effect_leads = Je na stole nejdelší.
effect_portion = Linka { $line }: { $before } → { $after }.
effect_ends = Linka { $line } dojede: kolo končí.
effect_mayEnd = Linka { $line } dojede: má-li ji někdo, kolo končí.
effect_also = Linka { $line } dojede také.
effect_mayAlso = Linka { $line } dojede také; počítá se, má-li ji někdo.
effect_last = Je to poslední dílek: kolo končí.
effect_nothing = Žádný úsek se nezmění.

summary_title = Kolo { $round } skončilo
summary_byJourney = Některá cesta je hotová. Všechny linky se odkrývají.
summary_byExhaustion = Už není co dobrat. Všechny linky se odkrývají.
summary_arrives =
    { transfers }, cíl { $arrival ->
        [5] M
        [6] M
       *[other] { $arrival }
    }
summary_stays = bez dojezdu
summary_portion = úsek { $length }
summary_longest = nejdelší úsek { $length }: +1
summary_gain = +{ $gain }
summary_total = { $total } z { $target }
summary_unheld = Nikdo neměl: { LIST($lines) }.
summary_unheldLine = { lineName }
summary_wins = Zápas vyhrává { $name }.
summary_show = Ukázat linku: { $name }
summary_go = Pokračovat
summary_close = Zavřít

panels_totals = Body
panels_tiles = Zbylé dílky
panels_round = Kolo
panels_total = Celkem
panels_target =
    Vítězí, kdo má jako první { $target } { $target ->
        [one] bod
        [few] body
       *[other] bodů
    }.
panels_noRound = Ještě žádné dohrané kolo.
panels_inRound = { points }, { lineName }
panels_left =
    { $left ->
        [one] Ještě přijde { $left } dílek.
        [few] Ještě přijdou { $left } dílky.
       *[other] Ještě přijde { $left } dílků.
    }
panels_copies =
    { $tile }: { $left ->
        [one] zbývá { $left }
        [few] zbývají { $left }
       *[other] zbývá { $left }
    }
panels_aside = Odloženo, protože nepasovalo: { LIST($tiles) }.

text_round = Kolo { $round }.
text_scores = Body: { LIST($scores) }; k vítězství { $target }.
text_row = Od západu k východu: západní konec na e0s0, rovné dílky linek { LIST($order) }, východní konec na e5s0.
text_own =
    Máš { lineName-acc }. Začíná na { $cell } a musí dojet na konečnou linky { $a }, na konečnou linky { $b } nebo k M na { $end ->
        [west] západě
       *[east] východě
    }. Délka úseku: { sections }.
text_portions = Úseky: { LIST($portions) }.
text_portion = linka { $line }: { $length }
text_sections = Řádek { $row }: { LIST($tiles, separator: "; ") }.
text_noSections = Zatím neleží žádné dílky.
text_drawn =
    { $name } musí položit dílek { $tile }. K dobrání { $pile ->
        [one] zbývá { $pile } dílek
        [few] zbývají { $pile } dílky
       *[other] zbývá { $pile } dílků
    }.
text_start =
    Linka { $line } ({ $line ->
        [1] červená
        [2] modrá
        [3] žlutá
       *[other] zelená
    }) vyjíždí na { $cell }.
text_notStarted = Zatím tam není žádný dílek.
text_crossing =
    { $cell }: { $tile }, { $from ->
        [0] ze severu
        [1] z východu
        [2] z jihu
       *[other] ze západu
    } { $to ->
        [0] na sever
        [1] na východ
        [2] na jih
       *[other] na západ
    }.
text_openEnd = Končí volně před { $cell }, délka: { sections }.
text_closedEnd = Končí u koncového dílku, délka: { sections }.
text_arrives = Její cesta je hotová, vede { point }, { transfers }.
text_noJourney = Její cesta není hotová.
text_move =
    { $cell }, { $turned ->
        [0] jak je dobraný
        [1] o čtvrt otáčky
        [2] o půl otáčky
       *[other] o tři čtvrtě otáčky
    }: { $tracks }.

outcomes_order = Rovné dílky v pořadí { LIST($order, separator: ", ") }
outcomes_whichTile = Jaký dílek dobere { $name }?
outcomes_whichLine = Jakou linku losuje { $name }?
outcomes_whichOrder = V jakém pořadí leží rovné dílky?
