## Formy, do których odwołują się zdania

# Dopełniacz, po „do”.
point =
    { $arrival ->
        [5] (M) na zachodzie
        [6] (M) na wschodzie
       *[other] przystanku linii { $arrival }
    }
transfers =
    { $changes ->
        [0] bez przesiadki
       *[other] { $changes } { $changes ->
            [one] przesiadka
            [few] przesiadki
            [many] przesiadek
           *[other] przesiadki
        }
    }
points =
    { $gain } { $gain ->
        [one] punkt
        [few] punkty
        [many] punktów
       *[other] punktu
    }
sections =
    { $length } { $length ->
        [one] kafelek
        [few] kafelki
        [many] kafelków
       *[other] kafelka
    }

title = Correspondances do { $target }
progress = { $points } z { $target } pkt

presets_match =
    .title = Mecz
    .about = Wygrywa, kto pierwszy zdobędzie 10 punktów, bez względu na liczbę rund.
presets_short =
    .title = Krótki mecz
    .about = Wygrywa, kto pierwszy zdobędzie 5 punktów; często wystarczą dwie, trzy rundy.

setup_target = Punkty do wygranej
setup_targetChoice =
    { $target } { $target ->
        [one] punkt
        [few] punkty
        [many] punktów
       *[other] punktu
    }
setup_targetLong = Około czterech rund.
setup_targetShort = Około dwóch rund.
setup_rotate = Kto zaczyna rundę?
setup_same = Zawsze ta sama osoba
setup_sameAbout = Jak w instrukcji: każdą rundę zaczyna najmłodsza osoba.
setup_next = Gracze po kolei
setup_nextAbout = Następną rundę zaczyna następny gracz. Kto zaczyna, ma nieco trudniej, a tak rozkłada się to na wszystkich.

## Kolory miejsc; linie są tajne, więc żaden nie jest kolorem linii.

seatColours_1 = fioletowy
seatColours_2 = pomarańczowy
seatColours_3 = brązowy
seatColours_4 = szary

seatLetters_1 = F
seatLetters_2 = P
seatLetters_3 = B
seatLetters_4 = S

lineName =
    linia { $line } ({ $line ->
        [1] czerwona
        [2] niebieska
        [3] żółta
       *[other] zielona
    })
# Biernik: dostaje linię 2 (niebieską).
lineName-acc =
    linię { $line } ({ $line ->
        [1] czerwoną
        [2] niebieską
        [3] żółtą
       *[other] zieloną
    })
# Na początku zdania.
lineName-start =
    Linia { $line } ({ $line ->
        [1] czerwona
        [2] niebieska
        [3] żółta
       *[other] zielona
    })

kinds_cross = Skrzyżowanie
kinds_bridge = Wiadukt
kinds_link = Styk
kinds_curves = Łuki

kindAbout_cross = dwie linie krzyżują się, z przesiadką
kindAbout_bridge = dwie linie krzyżują się, bez przesiadki
kindAbout_link = dwie linie skręcają i stykają się, z przesiadką
kindAbout_curves = dwie linie skręcają osobno

# Mianownik i biernik.
tile =
    { $kind ->
        [cross] skrzyżowanie
        [bridge] wiadukt
        [link] styk
       *[curves] łuki
    } { $a }–{ $b }
straight = odcinek prosty linii { $line }
endTile =
    { $end ->
        [west] zachodni
       *[east] wschodni
    } kafelek końcowy

told_round = Runda { $round }: odcinki proste leżą w kolejności { LIST($order, separator: ", ") }. Zaczyna { $name }.
told_dealt = { $name } losuje linię.
told_dealtLine = { $name } losuje { lineName-acc }.
told_aside = Nie ma miejsca na { $tile }. { $name } odkłada ten kafelek na bok.
told_placed = { $name } kładzie { $tile } na { $cell }.
told_journey = { $name } ma { lineName-acc } i dociera do { point }, { transfers }: { points }.
told_portion = { $name } ma najdłuższą trasę własną, { lineName }, { sections }: { points }.
told_scored = Koniec rundy { $round }. { LIST($seats, separator: " ") }
told_seat = { $name }, { lineName }: { points }, razem { $total }.
told_over = { $name } wygrywa mecz: { LIST($scores) }.
told_score = { $name } { $total }

sources_journeys = Podróże
sources_portions = Najdłuższe trasy własne

highlights_journey = Najlepsza podróż
highlights_round = Najlepsza runda

board_label = Stół: kafelki, odcinki proste i końce. Strzałki przesuwają, R obraca kafelek, Enter go kładzie.
board_fit = Pokaż wszystko
board_closer = Przybliż
board_farther = Oddal
board_lines = Linie
board_traceLine = Pokaż { lineName-acc }: { sections } od odjazdu
# Na końcu podświetlonej linii.
board_length = { $length }
board_growth = { $before } → { $after }
# Podróż z tyloma przesiadkami.
board_journey = ⇄ { $changes }
board_gain = +{ $gain }
board_way = { $way }/{ $ways }
board_cell = { $cell }: { $what }
board_empty = puste, nie obok kafelka
board_open = puste
board_openWants = puste, wymaga: { $wants }
board_fits =
    wolne, wymaga: { $wants }; twój kafelek pasuje na { $ways } { $ways ->
        [one] sposób
        [few] sposoby
        [many] sposobów
       *[other] sposobu
    }
board_fitsFreely =
    wolne; twój kafelek pasuje na { $ways } { $ways ->
        [one] sposób
        [few] sposoby
        [many] sposobów
       *[other] sposobu
    }
board_want =
    linia { $line } na { $side ->
        [0] północy
        [1] wschodzie
        [2] południu
       *[other] zachodzie
    }
board_wants = { LIST($wants) }
board_section = { $tile }, { $tracks }
board_track =
    linia { $line } { $from ->
        [0] północ
        [1] wschód
        [2] południe
       *[other] zachód
    }–{ $to ->
        [0] północ
        [1] wschód
        [2] południe
       *[other] zachód
    }
board_tracks = { LIST($tracks) }
board_westEnd = zachodni kafelek końcowy: linia 2 odjeżdża na północ, linia 3 na południe, (M) jest na zachodzie
board_eastEnd = wschodni kafelek końcowy: linia 1 odjeżdża na północ, linia 4 na południe, (M) jest na wschodzie
board_coach = { $cell }; wybór trenera nr { $rank }

hand_place = Połóż ten kafelek
hand_placeHint = Wybierz pole albo przeciągnij tam kafelek.
hand_waits = Ten kafelek kładzie { $name }
hand_thinks = { $name } myśli…
hand_between = Dobieranie kafelka…
hand_over = { $name } wygrywa mecz
hand_section = Twój kafelek: { $tile }. Naciśnij, żeby go obrócić, albo przeciągnij na stół.
hand_othersSection = Dobrany kafelek: { $tile }
hand_noSection = Nie dobrano kafelka.
hand_rotate = Obróć
hand_placeButton = Połóż
hand_cancel = Anuluj
hand_pile =
    { $pile ->
        [one] został { $pile } kafelek
        [few] zostały { $pile } kafelki
        [many] zostało { $pile } kafelków
       *[other] zostało { $pile } kafelka
    }
hand_pileShort = jeszcze { $pile }
hand_ownLine =
    Twoja tajna linia: { $line ->
        [1] czerwona
        [2] niebieska
        [3] żółta
       *[other] zielona
    }
hand_hidden = Linie są tajne
hand_way =
    od { $from ->
        [west] zachodniego
       *[east] wschodniego
    } końca do { $a }, { $b } albo M na { $to ->
        [west] zachodzie
       *[east] wschodzie
    }
hand_showOwn = Pokaż moją linię

effect_journey = Kończy twoją podróż do { point }, { transfers }: { points }.
effect_own = Twoja trasa własna { $before } → { $after }.
effect_leads = Jest najdłuższa na stole.
effect_portion = Linia { $line }: { $before } → { $after }.
effect_ends = Linia { $line } dociera do celu: koniec rundy.
effect_mayEnd = Linia { $line } dociera do celu: koniec rundy, jeśli ktoś ją ma.
effect_also = Do celu dociera też linia { $line }.
effect_mayAlso = Do celu dociera też linia { $line }; liczy się, jeśli ktoś ją ma.
effect_last = To ostatni kafelek: koniec rundy.
effect_nothing = Żadna trasa własna się nie zmienia.

summary_title = Koniec rundy { $round }
summary_byJourney = Podróż jest skończona. Wszystkie linie zostają ujawnione.
summary_byExhaustion = Nie ma już czego dobrać. Wszystkie linie zostają ujawnione.
summary_arrives =
    { transfers }, cel: { $arrival ->
        [5] (M)
        [6] (M)
       *[other] { $arrival }
    }
summary_stays = nie dociera do celu
summary_portion = trasa własna { $length }
summary_longest = najdłuższa trasa własna { $length }: +1
summary_gain = +{ $gain }
summary_total = { $total } z { $target }
summary_unheld = Nikt nie miał linii: { LIST($lines) }.
# Jedna z powyższych linii; zdanie zaczyna się od „linii”.
summary_unheldLine =
    { $line } ({ $line ->
        [1] czerwona
        [2] niebieska
        [3] żółta
       *[other] zielona
    })
summary_wins = { $name } wygrywa mecz.
summary_show = Pokaż linię: { $name }
summary_go = Dalej
summary_close = Zamknij

panels_totals = Punkty
panels_tiles = Pozostałe kafelki
panels_round = Runda
panels_total = Razem
panels_target =
    Wygrywa, kto pierwszy zdobędzie { $target } { $target ->
        [one] punkt
        [few] punkty
        [many] punktów
       *[other] punktu
    }.
panels_noRound = Żadna runda nie jest jeszcze policzona.
panels_inRound = { points }, { lineName }
panels_left =
    { $left ->
        [one] Został jeszcze { $left } kafelek.
        [few] Zostały jeszcze { $left } kafelki.
        [many] Zostało jeszcze { $left } kafelków.
       *[other] Zostało jeszcze { $left } kafelka.
    }
panels_copies = { $tile }: jeszcze { $left }
panels_aside = Odłożone, bo nie pasowały: { LIST($tiles) }.

text_round = Runda { $round }.
text_scores = Punkty: { LIST($scores) }; do wygranej potrzeba { $target }.
text_row = Z zachodu na wschód: zachodni kafelek końcowy na e0s0, odcinki proste linii { LIST($order) }, wschodni kafelek końcowy na e5s0.
text_own =
    Masz { lineName-acc }. Odjeżdża z { $cell } i musi dotrzeć do przystanku linii { $a }, przystanku linii { $b } albo (M) na { $end ->
        [west] zachodzie
       *[east] wschodzie
    }. Jej trasa własna: { sections }.
text_portions = Trasy własne: { LIST($portions) }.
text_portion = linia { $line }: { $length }
text_sections = Wiersz { $row }: { LIST($tiles, separator: "; ") }.
text_noSections = Nie ma jeszcze położonych kafelków.
text_drawn =
    Teraz { $name } kładzie { $tile }. Do dobrania: { $pile } { $pile ->
        [one] kafelek
        [few] kafelki
        [many] kafelków
       *[other] kafelka
    }.
text_start = { lineName-start } odjeżdża na { $cell }.
text_notStarted = Nie ma tam jeszcze kafelka.
text_crossing =
    { $cell }: { $tile }, { $from ->
        [0] od północy
        [1] od wschodu
        [2] od południa
       *[other] od zachodu
    } na { $to ->
        [0] północ
        [1] wschód
        [2] południe
       *[other] zachód
    }.
text_openEnd = Urywa się przed { $cell }; długość: { sections }.
text_closedEnd = Urywa się przy kafelku końcowym; długość: { sections }.
text_arrives = Podróż jest skończona: do { point }, { transfers }.
text_noJourney = Podróż nie jest skończona.
text_move =
    { $cell }, { $turned ->
        [0] bez obrotu
        [1] ćwierć obrotu
        [2] pół obrotu
       *[other] trzy czwarte obrotu
    }: { $tracks }.

## O czym decyduje los, gdy wybiera to człowiek.

outcomes_order = Odcinki proste w kolejności { LIST($order, separator: ", ") }
outcomes_whichTile = Który kafelek dobiera { $name }?
outcomes_whichLine = Którą linię losuje { $name }?
outcomes_whichOrder = W jakiej kolejności leżą odcinki proste?
