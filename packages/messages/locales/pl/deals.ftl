## Rozdanie już rozegrane, które można zagrać jeszcze raz.

# Przycisk.
same_title = To samo rozdanie
same_titleOf = To samo rozdanie: { $title }
same_about = Te same kafelki w tej samej kolejności. Zagraj jeszcze raz albo wyślij link znajomym i porównajcie wyniki.
same_results = Wyniki w tym rozdaniu
same_noResults = Na tym urządzeniu nikt jeszcze nie skończył tego rozdania.
# Nagłówki tabeli.
same_who = Gracz
same_points = Punkty
same_margin = Różnica
same_date = Data
same_against = przeciwnicy: { LIST($names) }
# Zamiast daty, przy partii właśnie oglądanej.
same_here = ta partia
same_share = Link do tego rozdania
same_shareAbout = Kto go otworzy, zagra tę samą grę tymi samymi kafelkami.
same_damaged = Ten link jest niepełny. Skopiuj go w całości albo poproś o niego jeszcze raz.
same_bad = Ten link nie prowadzi do rozdania: { $reason }
# Online.
same_online = To samo rozdanie, nowy stół
same_onlineAbout = Kafelki przychodzą w tej samej kolejności co przy stole { $code }. Kto widział tamtą partię, wie, co przyjdzie.
same_tables = Stoły z tym rozdaniem
same_watch = Obejrzyj
# Stoły, których nie ma na liście, dopóki trwa na nich gra.
same_others =
    { $count ->
        [one] Gra trwa jeszcze przy { $count } stole.
        [few] Gra trwa jeszcze przy { $count } stołach.
        [many] Gra trwa jeszcze przy { $count } stołach.
       *[other] Gra trwa jeszcze przy { $count } stołach.
    }

## Rozdanie dnia.

daily_title = Rozdanie dnia
daily_about = Wszyscy dostają te same kafelki w tej samej kolejności. Liczy się twoja pierwsza skończona partia.
daily_practice = Liczy się twoja pierwsza skończona partia. Pozostałe to trening.
daily_against =
    { $count ->
        [one] Z komputerem, poziom { $level }
        [few] Z { $count } komputerami, poziom { $level }
        [many] Z { $count } komputerami, poziom { $level }
       *[other] Z { $count } komputerami, poziom { $level }
    }
daily_againstNobody = Solo, o jak najwięcej punktów
daily_future = Tego rozdania jeszcze nie ma.
daily_play = Graj
daily_resume = Graj dalej
daily_again = Zagraj znowu
daily_streak =
    { $days ->
        [one] { $days } dzień z rzędu
        [few] { $days } dni z rzędu
        [many] { $days } dni z rzędu
       *[other] { $days } dnia z rzędu
    }
daily_noCoach = W rozdaniu dnia nie ma trenera.
# Na końcu partii.
daily_toResult = Wynik dnia

# Wynik.
daily_alone =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
daily_won = Wygrana: { daily_alone }, przewaga { $margin }
daily_lost = Przegrana: { daily_alone }, strata { $margin }
daily_drawn = Remis: { daily_alone }
daily_beaten = Pokonane poziomy: { $beaten } z { $levels }.
daily_comparing = Osiem poziomów gra na twoim miejscu… { $percent }%
daily_notCompared = Komputer nie mógł zagrać tego rozdania: { $reason }
daily_tryAgain = Spróbuj ponownie
daily_levels = Osiem poziomów na twoim miejscu, z tym samym przeciwnikiem
daily_you = Ty
daily_outcomes_better = pokonany
daily_outcomes_equal = remis
daily_outcomes_worse = niepokonany
daily_review = Przegląd twojej partii

# Tekst do wysłania znajomym.
daily_share = Pochwal się wynikiem
daily_shareTitle = Guimard, { $date }: { $title }
daily_shareBeaten = Pokonane poziomy komputera: { $beaten } z { $levels }
daily_copy = Kopiuj
daily_copied = Skopiowano.
daily_notCopied = Ta przeglądarka nie pozwala tu kopiować. Zaznacz tekst i skopiuj go ręcznie.
daily_send = Wyślij

# Poprzednie dni.
daily_yesterday = Wczorajsze rozdanie
daily_modelTitle = Jak gra mistrz
daily_modelAbout = Najmocniejszy poziom gra to rozdanie na twoim miejscu, a każdy ruch zostaje oceniony. Zobaczysz wszystkie kafelki.
daily_model = Przegląd wzorcowej partii
daily_modelPlaying = Komputer gra… { $percent }%
daily_calendar = Ostatnie 30 dni
daily_calendarAbout = Liczby mówią, ile z ośmiu poziomów udało się pokonać. Możesz też rozegrać dawne rozdania, ale do serii dni liczą się tylko te rozpoczęte w swoim dniu.
daily_notPlayed = niegrane

# Wyniki wszystkich, na serwerze.
daily_board_title = Tablica dnia
daily_board_empty = Nie ma jeszcze wyników.
daily_board_rank = Miejsce
daily_board_nameless = (nazwa usunięta)
daily_board_count =
    { $count ->
        [one] { $count } gracz
        [few] { $count } graczy
        [many] { $count } graczy
       *[other] { $count } gracza
    }
daily_board_counted = Zajmujesz { $rank }. miejsce na { $count }.
daily_board_name = Twoja nazwa na tablicy
daily_board_send = Dodaj mój wynik
daily_board_sending = Sprawdzanie…
daily_board_sendAbout = Twoje ruchy trafiają na serwer, który sprawdza całą partię, zanim ją zaliczy. Twoją nazwę i wynik widzą wszyscy.
daily_board_erase = Usuń moją nazwę z tablicy
