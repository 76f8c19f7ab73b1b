app_name = Guimard
app_promise = Kładź kafelki i prowadź swoje linie metra krętą drogą przez miasto. Punkty liczą się same.
app_home = Start
app_close = Zamknij
app_cancel = Anuluj
app_loading = Wczytywanie…
app_failed = Coś poszło nie tak
app_notSpoken = Nie udało się wczytać języka: { $language }. Spróbuj ponownie po połączeniu z internetem.
app_unknownTitle = Nie ma takiej strony
app_unknownText = Pod tym adresem nic nie ma. Może linia jeździ objazdem.
app_goHome = Na stronę główną

games_metro = Buduj linie jak najdłuższe i jak najbardziej kręte.
games_correspondances = Tajne podróże i sztuka przesiadania się.

home_play = Zagraj
home_modes_computer =
    .title = Z komputerem
    .about = Dziewięć poziomów do wyboru.
home_modes_people =
    .title = Gra na zmianę
    .about = Ze znajomymi na jednym urządzeniu.
home_modes_solo =
    .title = Solo
    .about = Tylko ty i kafelki.
home_online =
    .title = Gra online
    .about = Wyślij znajomym link.
home_study =
    .title = Nauka
    .about = Rozdanie dnia, zadania, przeglądy partii.
home_resume = Wróć do ostatniej partii
home_more = Więcej
home_learn = Poznaj grę
home_games = Moje partie
home_settings = Ustawienia
home_language = Język
home_free = Wolne i otwarte oprogramowanie. Bez konta i bez reklam.
home_documentation = Dokumentacja

setup_titles_computer = Z komputerem
setup_titles_people = Gra na zmianę
setup_titles_solo = Solo
setup_whichGame = Która gra?
setup_presets = Który wariant?
setup_custom = Własny
setup_customAbout = Twój wybór z „Więcej opcji”.
setup_learnFirst = Najpierw lekcja: { $title }
setup_seats = Kto gra?
setup_seat = Miejsce { $number }, { $colour }
setup_player = Gracz { $number }
setup_name = Nazwa, miejsce { $number }
setup_kind = Miejsce { $number }: rodzaj gracza
setup_person = Człowiek
setup_computer = Komputer
setup_level = Poziom komputera, miejsce { $number }
setup_thinkingTime = Czas na ruch, miejsce { $number }
setup_levelShown = { $level } · { $name }
setup_addSeat = Dodaj miejsce
setup_seatsFull = Maksymalnie graczy: { $seats }.
setup_removeSeat = Usuń: { $name }
setup_first = Kto zaczyna?
setup_firstRandom = Losowo

setup_hands_label = Ręce graczy
setup_hands_hidden = Ukryte
setup_hands_open = Odkryte
setup_hands_hiddenAbout = Między turami kurtyna zasłania to, co kto ma na ręce.
setup_hands_openAbout = Wszyscy widzą rękę gracza, którego jest kolej. Bez kurtyny.
setup_more = Więcej opcji
setup_assistance = Ile pomocy?
setup_practice = Partia treningowa
setup_practiceAbout = Możesz cofnąć wszystko, nawet po dobraniu kafelka.
setup_refused = Tak się nie da: { $reason }
setup_seatsChanged =
    { $title } – tu { $seats ->
        [one] gra { $seats } osoba
        [few] grają { $seats } osoby
        [many] gra { $seats } osób
       *[other] gra { $seats } osoby
    }. Miejsca zostały dopasowane.
setup_presetRefused = { $title } – tak się nie da: { $reason }
setup_play = Graj
setup_versus = { $title } · { LIST($names) }

## Od poziomu 1 do poziomu 9.

levels_1 =
    .name = dziecko
    .about = Kładzie prawie byle co. Dobry na pierwsze partie z dzieckiem.
levels_2 =
    .name = początkujący
    .about = Od czasu do czasu widzi dobry ruch.
levels_3 =
    .name = amator
    .about = Gra dla zabawy i często się myli.
levels_4 =
    .name = uważny
    .about = Rzadko popełnia duże błędy.
levels_5 =
    .name = wprawny
    .about = Gra to, co na pierwszy rzut oka najlepsze.
levels_6 =
    .name = biegły
    .about = Myśli trochę naprzód.
levels_7 =
    .name = ekspert
    .about = Myśli daleko naprzód.
levels_8 =
    .name = mistrz
    .about = Przed każdym ruchem rozgrywa w głowie tysiące partii.
levels_9 =
    .name = arcymistrz
    .about = Myśli tak długo, jak mu pozwolisz.

assistance_purist =
    .name = Purysta
    .about = Pilnuje zasad i nic więcej nie pokazuje.
assistance_tracing =
    .name = Śledzenie
    .about = Śledzi linie i liczy ich długość za ciebie.
assistance_preview =
    .name = Podgląd
    .about = Pokazuje, co zrobi kafelek, zanim go położysz.
assistance_coach =
    .name = Trener
    .about = Na prośbę pokazuje najlepsze ruchy według komputera.

mine_title = Moje partie
mine_kept = Partie są zapisane tylko w tej przeglądarce.
mine_views_games = Partie
mine_views_record = Bilans
mine_won = Wygrana: { LIST($names) }
mine_filter_search = Szukaj gracza
mine_filter_state = Stan
mine_filter_all = Wszystkie
mine_filter_kind = Wariant
mine_filter_kinds = Wszystkie warianty
mine_filter_against = Przeciwnicy
mine_filter_anybody = Wszyscy przeciwnicy
mine_filter_computer = Komputer
mine_filter_people = Ludzie
mine_filter_solo = Solo
mine_filter_none = Żadna partia nie pasuje.
mine_filter_clear = Pokaż wszystkie partie
mine_record_about = Liczy się każda skończona partia oprócz treningowych, zaimportowanych i granych w gronie znajomych. Bilans zostaje na tym urządzeniu, nawet gdy usuniesz partie.
mine_record_empty = Skończ partię solo albo z komputerem, a zostanie tu policzona.
mine_record_level = Poziom
mine_record_played = Partie
mine_record_won = Wygrane
mine_record_best = Rekord
mine_record_margin = Średnia różnica
mine_record_streak = Wygrane z rzędu
mine_record_games =
    { $played ->
        [one] { $played } partia
        [few] { $played } partie
        [many] { $played } partii
       *[other] { $played } partii
    }
mine_record_bestSolo = Rekord: { $points }
mine_record_history = Wyniki od najstarszego: { LIST($scores) }
mine_record_save = Zapisz jako plik
mine_record_erase = Wymaż bilans
mine_record_eraseSure = Wymazać go na dobre?
mine_record_erased = Bilans wymazany.
mine_underWay = W toku
mine_finished = Skończone
mine_score = { $name } { $points }
mine_played =
    { $practice ->
        [true] Treningowa, ostatnio grana { $date }
       *[false] Ostatnio grana { $date }
    }
mine_resume = Graj dalej
mine_replay = Odtwórz
mine_review = Przegląd
mine_share = Eksportuj
mine_shareOf = Eksportuj: { $title }
mine_remove = Usuń: { $title }
mine_removeTitle = Usunąć tę partię?
mine_removeText = { $title }, ostatnio grana { $date }, zniknie na zawsze.
mine_removeYes = Usuń
mine_exportTitle = Eksport partii
mine_exportText = Cała partia w jednym wierszu tekstu. Zapisz go albo wyślij komuś.
mine_exportLine = Partia jako tekst
mine_copy = Kopiuj tekst
mine_copied = Skopiowano.
mine_notCopied = Ta przeglądarka nie pozwala tu kopiować. Zaznacz tekst i skopiuj go ręcznie.
mine_download = Zapisz jako plik
# Partia jako HTML do osadzenia na innej stronie.
mine_embed = Kopiuj HTML
mine_embedCopied = Skopiowano. Wklej to do kodu HTML strony, na której ma się pojawić partia.
mine_embedNotCopied = Ta przeglądarka nie pozwala tu kopiować.
mine_import = Importuj
mine_importTitle = Import partii
mine_importText = Otwórz plik wyeksportowany z Guimarda albo wklej partię jako tekst lub link do skończonej partii online. Możesz też upuścić plik na tę stronę.
mine_importFile = Wybierz plik
mine_importPaste = Albo wklej tutaj
mine_importYes = Importuj
mine_imported = Partia zaimportowana.
mine_importDone = Partia jest na twojej liście. Niech komputer oceni każdy ruch albo po prostu obejrzyj ją jeszcze raz.
mine_importGuessed = Część kafelków była nieznana, bo mieli je inni gracze. Te położone później są pewne, pozostałe zostały dobrane losowo.
mine_removed = Partia usunięta.
mine_emptyTitle = Nie ma jeszcze partii
mine_emptyText = Twoje partie zapisują się tu same.
mine_emptyPlay = Zagraj pierwszą partię

settings_title = Ustawienia
settings_you = Ty
settings_name = Twoja nazwa
settings_nameAbout = Widać ją przy stole. Zapisana na tym urządzeniu.
settings_look = Wygląd
settings_language = Język
settings_theme = Motyw
settings_themes_auto = Auto
settings_themes_light = Jasny
settings_themes_dark = Ciemny
settings_boardTheme = Plansza
settings_boardThemes_ceramic = Ceramika
settings_boardThemes_map = Mapa
settings_boardThemes_cobalt = Kobalt
settings_textSize = Rozmiar tekstu
settings_textSizes_normal = Zwykły
settings_textSizes_large = Duży
settings_textSizes_largest = Największy
settings_motion = Animacje
settings_motions_auto = Auto
settings_motions_full = Pełne
settings_motions_reduced = Mniej
settings_autoAbout = Auto: zgodnie z urządzeniem.
settings_lines = Linie i kolory
settings_sample = Przykład: fragment planszy dla sześciu graczy.
settings_paint = Kolorowe linie
settings_paints_all = Wszystkie
settings_paints_mine = Moje
settings_paints_pointed = Wskazane
settings_palette = Paleta
settings_palettes_enamel = Emalia
settings_palettes_deutan = Czerwono-zielona
settings_palettes_tritan = Niebiesko-żółta
settings_paletteAbout = Palety „czerwono-zielona” i „niebiesko-żółta” są dla osób z zaburzeniami widzenia barw.
settings_signs = Odznaki i pociągi
settings_signKinds_letters = Litery
settings_signKinds_symbols = Symbole
settings_play = Rozgrywka
settings_speed = Tempo komputera
settings_speeds_slow = Wolne
settings_speeds_normal = Zwykłe
settings_speeds_fast = Szybkie
settings_speeds_instant = Od razu
settings_confirm = Potwierdzaj ruch
settings_confirmAbout = Dotknij dwa razy, żeby położyć kafelek. Przydatne na małych ekranach.
settings_askFirst = Pytaj przed nieodwracalnym ruchem
settings_askFirstAbout = Na przykład przed dobraniem kolejnego kafelka.
settings_shortcuts = Skróty klawiszowe
settings_shortcutsAbout = Pojedyncze klawisze, na przykład M lub U. Bez nich klawisze planszy działają tylko wtedy, gdy plansza jest aktywna.
settings_sounds = Dźwięki
settings_soundOn = Odtwarzaj dźwięki
settings_soundKinds_turn = Twoja kolej
settings_soundKinds_place = Położony kafelek
settings_soundKinds_score = Punkty za linię
settings_soundKinds_over = Koniec partii
settings_soundKinds_chat = Wiadomość na czacie
settings_turnAbout = Także gdy Guimard działa w karcie w tle.
settings_trySound = Posłuchaj: { $sound }
settings_about = O Guimardzie
settings_aboutText = Guimard to wolne oprogramowanie. Teksty, obrazy i kod są w całości własne.
settings_notice = Guimard jest niezależny. Nie ma związku z wydawcami, autorami ani ilustratorami gier Metro i Correspondances. Nazwy mówią tylko, według jakich zasad się gra.
settings_buy = Jeśli gra ci się podoba, kup pudełko: w gronie znajomych przy stole jest jeszcze lepsza.
settings_offline = Guimard jest zapisany w tej przeglądarce: można grać bez połączenia z internetem.
settings_fonts = Kroje pisma: Figtree oraz Guimard Display, oparty na kroju Amarante pracowni Sorkin Type. Oba na licencji SIL Open Font License.
settings_version = Wersja { $version }

errors_notDeleted = Nie udało się usunąć partii.
errors_empty = Nie ma jeszcze czego importować. Wybierz plik albo wklej partię.
errors_noGame = To nie jest zapisana partia: { $reason }
errors_unknownGame = To partia gry „{ $game }”, której tu nie ma.
errors_otherRules = Używa wersji zasad { $theirs }; ta wersja to { $ours }.
errors_badOptions = Jej opcje są niedozwolone: { $reason }
errors_badStep = Krok { $number } ({ $action }) jest niedozwolony: { $reason }
errors_unreadable = Nie da się odczytać pliku.
errors_linkElsewhere = Ten link prowadzi na inny serwer. Otwórz go tam, wyeksportuj partię i zaimportuj plik tutaj.
errors_linkNoGame = Ten link nie prowadzi do partii. Zaimportować można link do skończonej partii online.
errors_linkNotHere = Partii z tego linku nie ma w tej przeglądarce.

## Skróty klawiszowe

keys_title = Skróty klawiszowe
keys_about = Skróty jednoklawiszowe można wyłączyć w ustawieniach. Klawisze planszy działają wtedy tylko, gdy plansza jest aktywna.
keys_of_help = Pokaż tę listę
keys_of_search = Szukaj w zasadach
keys_of_menu = Menu stołu
keys_of_history = Pokaż lub ukryj historię
keys_of_undo = Cofnij
keys_of_coach = Zapytaj trenera
keys_of_paint = Zmień, które linie są kolorowe
keys_of_move = Poruszaj się po planszy
keys_of_place = Połóż kafelek
keys_of_rotate = Obróć kafelek
keys_of_rotateBack = Obróć w drugą stronę
keys_of_choose = Wybierz kafelek; w Correspondances: pokaż linię
keys_of_cancel = Anuluj
keys_of_line = Analiza: ruch po ruchu
keys_of_variation = Analiza: przejdź do innej gałęzi
