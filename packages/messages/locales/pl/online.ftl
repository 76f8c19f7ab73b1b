lobby_title = Gra online
lobby_create = Załóż stół
lobby_createAbout = Wybierz grę i miejsca, a potem wyślij znajomym link.
lobby_code = Masz link albo kod?
lobby_codeAbout = Jeśli masz zaproszenie, przejdź prosto do stołu.
lobby_codeWrong = Kod to osiem liter i cyfr.
lobby_enter = Dołącz
lobby_mine = Twoje stoły
lobby_waiting = Otwarte stoły
lobby_noneWaiting = Nie ma teraz otwartych stołów. Załóż stół i wyślij znajomym link.
lobby_running = Partie do oglądania
lobby_join = Dołącz
lobby_resume = Otwórz
lobby_lookOn = Oglądaj
lobby_free =
    { $free } { $free ->
        [one] wolne miejsce
        [few] wolne miejsca
        [many] wolnych miejsc
       *[other] wolnego miejsca
    }
lobby_offlineTitle = Brak połączenia z serwerem
lobby_offlineText = Możesz nadal grać z komputerem, grać na zmianę albo poznawać zasady.
lobby_tryAgain = Spróbuj ponownie

phases_waiting = Komplet, zaraz początek
phases_running = W toku
phases_paused = Wstrzymana
phases_over = Skończona

create_title = Załóż stół
create_you = Ty
create_nickname = Twoja nazwa przy stole
create_open = Wolne
create_steadyLevels = Poziom 9 myśli tylko na twoim własnym urządzeniu, dlatego przy stołach online są poziomy od 1 do 8.
create_visibility = Kto może dołączyć?
create_visibilities_link =
    .label = Tylko z linkiem
    .about = Tylko osoby, którym dasz link albo kod.
create_visibilities_public =
    .label = Publiczny
    .about = Stół widzą wszyscy na tym serwerze.
create_clock = Limit czasu
create_clockAbouts_none = Myśl tak długo, jak chcesz.
create_clockAbouts_move = Zegar zaczyna od nowa przy każdym ruchu.
create_clockAbouts_bank = Na całą partię, plus trochę po każdym ruchu.
create_clockAbouts_days = Powolna partia: wracaj, kiedy chcesz.
create_atZero = Gdy czas się skończy
create_atZeros_computer =
    .label = Grę przejmuje komputer
    .about = Kto wróci, odzyskuje swoje miejsce.
create_atZeros_forfeit =
    .label = Gracz przegrywa
    .about = Koniec czasu liczy się jak poddanie partii.
create_submit = Załóż stół

clocks_none = Bez limitu czasu
clocks_move = { $seconds } s na ruch
clocks_bank = { $minutes } min + { $increment } s na ruch
clocks_days =
    { $days } { $days ->
        [one] dzień
        [few] dni
        [many] dni
       *[other] dnia
    } na ruch
clocks_units_day = d
clocks_units_hour = h
clocks_left = Pozostały czas

share_title = Zaproś innych
share_text = Wyślij ten link. Kto go otworzy, może zająć miejsce albo oglądać, gdy wszystkie są zajęte.
share_alone = Ten serwer jest dostępny tylko z tego urządzenia. Żeby wpuścić innych, uruchom go tak:
share_link = Link do tego stołu
share_qr = Kod QR linku
share_code = Albo podaj kod
share_copy = Kopiuj
share_copied = Skopiowano.
share_notCopied = Ta przeglądarka nie pozwala tu kopiować. Zaznacz tekst i skopiuj go ręcznie.
share_send = Wyślij

room_players = Przy stole
room_you = (ty)
room_free = wolne
room_level = komputer, poziom { $level }
room_isReady = gotowość
room_isHere = przy stole
room_waitsForPlayers = Gra zacznie się, gdy wszystkie miejsca będą zajęte i każdy zgłosi gotowość.
room_waitsForReady = Gra zacznie się, gdy każdy zgłosi gotowość.
room_shuffling = Trwa tasowanie…
room_ready = Zgłoś gotowość
room_notReady = Jeszcze nie
room_leave = Opuść miejsce
room_occupant = Miejsce { $number }: rodzaj gracza
room_anybody = Wolne dla każdego
room_computer = Komputer { $level }: { $name }
room_freeIn = To miejsce możesz zwolnić za { $time }.
room_freeSeat = Zwolnij miejsce
room_freeSeatOf = Zwolnij miejsce: { $name } (poza stołem)
room_change = Zmień
room_changeOf = Zmień miejsce: { $name }
room_turnOut_title = Miejsce: { $name }
room_turnOut_text = To ty decydujesz, kto gra przy tym stole. { $name } dowie się o tym i przez pięć minut nie zajmie tu znowu miejsca.
room_turnOut_isReady = { $name } jest przy stole i czeka na początek gry.
room_turnOut_free = Zwolnij miejsce
room_turnOut_fill = Niech zagra komputer
room_sitTitle = Dołącz do tej partii
room_sit = Zajmij miejsce

recovery_title = Twój kod odzyskiwania
recovery_text = Zapisz go: odda ci miejsce, jeśli ta przeglądarka je zapomni. Gdy potwierdzisz, nie pojawi się już więcej.
recovery_noted = Mam go zapisany
recovery_lost = Masz tu już miejsce?
recovery_field = Twój kod odzyskiwania
recovery_go = Odzyskaj miejsce

seatLink_switch_title = Zmienić miejsce na: { $offered }?
seatLink_switch_text = Grasz już tutaj jako { $held }. Zająć na tym urządzeniu miejsce: { $offered }?
seatLink_switch_after = Urządzenie ma przy stole tylko jedno miejsce, więc to zapomni poprzednie ({ $held }). Samo miejsce zostaje: wróci przez kod odzyskiwania albo link. Zapisz jedno z nich, zanim zmienisz miejsce.
seatLink_switch_recovery = Kod odzyskiwania miejsca: { $held }
seatLink_switch_link = Link do miejsca: { $held }
seatLink_switch_stay = Zostań jako { $held }
seatLink_switch_go = Zmień na: { $offered }
seatLink_wrong =
    .title = Ten link już nie działa
    .text = Nie otwiera miejsca przy tym stole. Może brakuje jego części albo miejsce zostało przeniesione, oddane lub zwolnione. Na tym urządzeniu nic się nie zmieniło.
seatLink_unreachable =
    .title = Nie udało się sprawdzić linku
    .text = Serwer nie odpowiada. Na tym urządzeniu nic się nie zmieniło.
seatLink_close = OK
seatLink_later = Nie teraz

presence_here = online
presence_away = poza stołem
presence_awayFor = poza stołem: { $time }
presence_replaced = gra komputer
presence_resigned = partia poddana

notices_connecting = Łączenie…
notices_cut = Połączenie przerwane. Łączenie ponownie…
notices_cutSending = Połączenie przerwane. Twój ruch zostanie wysłany, gdy wróci.
notices_spectator =
    { $others ->
        [0] Oglądasz.
        [one] Oglądasz, a z tobą jeszcze { $others } osoba.
        [few] Oglądasz, a z tobą jeszcze { $others } osoby.
        [many] Oglądasz, a z tobą jeszcze { $others } osób.
       *[other] Oglądasz, a z tobą jeszcze { $others } osoby.
    }
notices_resigned = Poddajesz partię. Komputer gra za ciebie.
notices_replaced = Komputer gra za ciebie
notices_comeBack = Wróć na swoje miejsce
notices_paused = Gra jest wstrzymana.
notices_goOn = Poproś o wznowienie
notices_absent = Poza stołem: { $name }.
notices_absentUntil = Poza stołem: { $name }. Za { $time } możesz pozwolić grać komputerowi.
notices_absentFor = Poza stołem: { $name } ({ $time }).
notices_mayReplace = Poza stołem: { $name }. Możesz teraz pozwolić grać komputerowi.
notices_replace = Niech gra komputer
notices_rematch = Następna partia jest przygotowywana przy innym stole.
notices_goThere = Dołącz

asks_undo = { $name } chce cofnąć ostatni ruch.
asks_pause = { $name } chce wstrzymać grę.
asks_resume = { $name } chce wznowić grę.
asks_agree = Zgoda
asks_decline = Odmów
asks_waiting =
    { $agreed ->
        [0] Prośba wysłana. Nie ma jeszcze odpowiedzi.
       *[other] Zgody do tej pory: { $agreed }.
    }

turnNotice_label = Powiadom, gdy będzie moja kolej
turnNotice_about = Powiadomienie na tym urządzeniu, nawet gdy ta strona jest zamknięta.
turnNotice_blocked = Ta przeglądarka blokuje powiadomienia z tej strony. Możesz to zmienić w jej ustawieniach.
turnNotice_failed = Nie udało się włączyć powiadomień. Spróbuj później.
turnNotice_title = Twoja kolej
turnNotice_body = Twoja kolej przy stole w Guimardzie.

webhook_title = Powiadom mój program (webhook)
webhook_about = Dla programistów: gdy przy tym stole jest twoja kolej, a ciebie nie ma, twój adres dostaje żądanie POST.
webhook_address = Adres webhooka
webhook_turnOn = Włącz
webhook_turnOff = Wyłącz
webhook_on = włączony
webhook_told = Twój adres dostaje powiadomienia o twojej kolei przy tym stole.
webhook_key = Klucz podpisu
webhook_keyAbout = Zapisz go teraz: nie pojawi się już więcej.
webhook_signed = Każde powiadomienie jest podpisane w poniższym nagłówku. HEX to HMAC-SHA256 z SECONDS, kropki i treści, z użyciem tego klucza dokładnie tak, jak go widać.

menu_lobby = Wszystkie stoły
menu_pause = Poproś o przerwę
menu_resign = Poddaj partię
menu_resignTitle = Poddać partię?
menu_resignText = Potem nie możesz już wygrać. Jeśli inni grają dalej, komputer gra za ciebie.
menu_stay = Graj dalej
menu_erase = Usuń moją nazwę i wiadomości
menu_eraseTitle = Usunąć twoją nazwę i wiadomości?
menu_eraseText = Twoja nazwa i wiadomości z czatu znikną z tego stołu dla wszystkich i na zawsze. Zachowujesz miejsce; inni widzą cię jako: { $name }.
menu_eraseYes = Usuń
menu_erased = Twoja nazwa i wiadomości zostały usunięte.
menu_link = Link dla graczy i widzów
menu_moment = Link do tego momentu
menu_move = Przenieś miejsce na inne urządzenie
menu_moveText = Otwórz tam ten link. Nie udostępniaj go: kto go ma, może grać za ciebie.

restored =
    .title = Partia została cofnięta
    .text = Serwer został przywrócony z kopii zapasowej, więc partia toczy się dalej od wcześniejszej pozycji.

chance_title = Losowanie do sprawdzenia
chance_text = Każde losowanie wynika z ziaren ustalonych przed użyciem: z ziarna serwera i po jednym od programu każdej grającej osoby. Odcisk ziarna publikujemy od razu, a samo ziarno serwera, gdy partia się skończy. Jeśli serwer uruchomi się ponownie w trakcie partii, dla dalszych losowań dochodzą kolejne ziarna. Losowań nie może więc wybrać nikt, nawet osoba prowadząca serwer.
chance_server = Serwer
chance_fromStart = Od pierwszego losowania
chance_fromDraw = Od losowania { $draw }
chance_hash = Odcisk (SHA-256)
chance_seed = Ziarno
chance_fits = Ziarno zgadza się ze swoim odciskiem.
chance_differs = Ziarno nie zgadza się ze swoim odciskiem.

chat_title = Czat
chat_unread =
    Czat, { $unread } { $unread ->
        [one] nowa wiadomość
        [few] nowe wiadomości
        [many] nowych wiadomości
       *[other] nowej wiadomości
    }
chat_empty = Nie ma jeszcze wiadomości.
chat_say = Napisz wiadomość
chat_toPlayers = Napisz do graczy
chat_toSpectators = Napisz do widzów
chat_send = Wyślij
chat_mute = Ukryj czat
chat_somebody = Ktoś
# Gracze, którzy właśnie piszą wiadomość.
chat_typing =
    { $count ->
        [one] { LIST($names) } pisze…
        [few] { LIST($names) } piszą…
        [many] { LIST($names) } piszą…
       *[other] { LIST($names) } piszą…
    }

final_resigned = { $name } poddaje partię.
final_verdicts_checking = Sprawdzanie losowań…
final_verdicts_honest = Uczciwe losowanie potwierdzone.
final_verdicts_restored = Uczciwe losowanie potwierdzone, ale w trakcie partii serwer został przywrócony z kopii zapasowej, więc część kafelków dobrano ponownie.
final_verdicts_dishonest = Losowania nie zgadzają się z opublikowanym ziarnem. Nie ufaj temu serwerowi.
final_verdicts_unknown = Nie udało się teraz sprawdzić losowań.
final_chance_by = Losowania wynikają z ziarna serwera i z wkładu tych osób: { LIST($names) }.
final_chance_silent = Bez wkładu: { LIST($names) }.
final_chance_nobody = Żaden program grających nie wniósł wkładu, więc osoba prowadząca serwer mogła wybrać losowania.
final_chance_gap = Losowania bez wkładu ({ LIST($names) }): nr { $draws }.
final_save = Zapisz w „Moich partiach”
final_saved = Zapisano w „Moich partiach”.
final_notSaved = Nie udało się zapisać partii.

rescue_download = Pobierz partię
rescue_nothing = Z tej partii nie da się nic odczytać.

reload = Odśwież stronę

## Dlaczego nie da się otworzyć stołu.

ends_offline =
    .title = Brak połączenia z serwerem
    .text = Twoje miejsce jest bezpieczne. Wszystko inne działa bez połączenia.
ends_no-table =
    .title = Nie ma takiego stołu
    .text = Może w kodzie jest literówka albo stół został usunięty.
ends_noTable =
    .title = Tego stołu już nie ma
    .text = Został usunięty z serwera.
ends_damaged =
    .title = Ta partia jest uszkodzona
    .text = Serwer nie może jej już w całości odczytać, więc nikt nie może grać dalej. Możesz pobrać to, co zostało.
ends_rules =
    .title = Inna wersja zasad
    .text = Tę partię rozegrano według wersji zasad, której ten serwer nie zna. Możesz ją pobrać i otworzyć w wersji Guimarda, która ją zna.
ends_full-server =
    .title = Ten serwer jest pełny
    .text = Spróbuj później. Trwających partii to nie dotyczy.
ends_request =
    .title = Nie ma takiego stołu
    .text = Kod to osiem liter i cyfr.
ends_rate =
    .title = Poczekaj
    .text = Za dużo naraz. Poczekaj chwilę.
ends_server =
    .title = Coś poszło nie tak
    .text = Serwer ma problem. Spróbuj ponownie.
ends_store =
    .title = Coś poszło nie tak
    .text = Serwer ma problem. Spróbuj ponownie.
ends_updating =
    .title = Aktualizacja…
    .text = Serwer został zaktualizowany. Ta strona wczytuje nową wersję; twoja partia jest bezpieczna.
ends_outdated =
    .title = Ta strona i serwer do siebie nie pasują
    .text = Odświeżenie strony nie pomogło: serwer może być w trakcie aktualizacji. Spróbuj ponownie za kilka minut; twoja partia jest bezpieczna.
ends_seatMoved =
    .title = Twoje miejsce jest gdzie indziej
    .text = Zostało przejęte na innym urządzeniu albo oddane.
ends_seatFreed =
    .title = Twoje miejsce zostało zwolnione
    .text = Zwolniła je osoba, która decyduje o tym stole. Za kilka minut możesz znowu zająć tu miejsce albo poszukać innego stołu.
ends_wrongSecret =
    .title = To miejsce nie jest już twoje
    .text = Zostało przejęte na innym urządzeniu, oddane albo zwolnione pod twoją nieobecność.
