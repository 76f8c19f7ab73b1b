## Formy, do których odwołują się zdania

progress = Kafelek { $at } z { $of }
points =
    { $points } { $points ->
        [one] punkt
        [few] punkty
        [many] punktów
       *[other] punktu
    }
tiles =
    { $count } { $count ->
        [one] kafelek
        [few] kafelki
        [many] kafelków
       *[other] kafelka
    }
shares =
    { $count } { $count ->
        [one] udział
        [few] udziały
        [many] udziałów
       *[other] udziału
    }
chips =
    { $count } { $count ->
        [one] żeton
        [few] żetony
        [many] żetonów
       *[other] żetonu
    }
cards =
    { $count } { $count ->
        [one] karta
        [few] karty
        [many] kart
       *[other] karty
    }
tourists =
    { $count } { $count ->
        [one] turysta
        [few] turystów
        [many] turystów
       *[other] turysty
    }
# Rodzaj męski: kolor żółty, żółty żeton, żółty udział.
colour =
    { $colour ->
        [yellow] żółty
        [blue] niebieski
        [orange] pomarańczowy
        [green] zielony
        [purple] fioletowy
        [grey] szary
        [red] czerwony
       *[brown] brązowy
    }
# Dopełniacz i biernik: żółtego turystę, żółtego pola.
colour-gen =
    { $colour ->
        [yellow] żółtego
        [blue] niebieskiego
        [orange] pomarańczowego
        [green] zielonego
        [purple] fioletowego
        [grey] szarego
        [red] czerwonego
       *[brown] brązowego
    }
# Rodzaj żeński w bierniku: żółtą linię, żółtą kartę.
colour-f-acc =
    { $colour ->
        [yellow] żółtą
        [blue] niebieską
        [orange] pomarańczową
        [green] zieloną
        [purple] fioletową
        [grey] szarą
        [red] czerwoną
       *[brown] brązową
    }
# Liczba mnoga niemęskoosobowa: żółte żetony, żółte karty; także żółte pole.
colour-pl =
    { $colour ->
        [yellow] żółte
        [blue] niebieskie
        [orange] pomarańczowe
        [green] zielone
        [purple] fioletowe
        [grey] szare
        [red] czerwone
       *[brown] brązowe
    }
# Dopełniacz liczby mnogiej: pięć żółtych kart.
colour-pl-gen =
    { $colour ->
        [yellow] żółtych
        [blue] niebieskich
        [orange] pomarańczowych
        [green] zielonych
        [purple] fioletowych
        [grey] szarych
        [red] czerwonych
       *[brown] brązowych
    }
# Nazwy własne spółek: spółka Żółta. Po słowie „spółka” nie odmieniają się.
company-name =
    { $colour ->
        [yellow] Żółta
        [blue] Niebieska
        [orange] Pomarańczowa
        [green] Zielona
        [purple] Fioletowa
        [grey] Szara
        [red] Czerwona
       *[brown] Brązowa
    }
# Kto prowadzi linię, zawsze w mianowniku, bo nazw graczy nie da się odmieniać. Na początku zdania.
owner =
    { $ownerIs ->
        [company] Spółka { $owner }
        [colour] { CAPITAL($owner) }
       *[player] { $owner }
    }
# To samo w środku zdania.
owner-mid =
    { $ownerIs ->
        [company] spółka { $owner }
        [colour] { CAPITAL($owner) }
       *[player] { $owner }
    }
# Dopełniacz, po „z(e)”: linia ze stacji 5 (Bastille), linia z peronu P3. Dlatego sama nazwa stacji nie zawiera słowa „stacja”.
start =
    { $fromIs ->
        [platform] z peronu { $from }
       *[station] ze stacji { $from }
    }
# Dopełniacz, po „do”.
end =
    { $toIs ->
        [centre] dworca centralnego
        [platform] peronu { $to }
       *[station] stacji { $to }
    }

# Ł jest tylko w słowie „żółty”: Ż za łatwo pomylić z Z.
letters_yellow = Ł
letters_blue = N
letters_orange = P
letters_green = Z
letters_purple = F
letters_grey = S
letters_red = C
letters_brown = B

game = Metro
gameWith = Metro: { LIST($modules) }
gameSide = { $game } ({ $side })

## Północ, wschód, południe, zachód.

from_1 = od północy
from_2 = od wschodu
from_3 = od południa
from_4 = od zachodu

to_1 = na północ
to_2 = na wschód
to_3 = na południe
to_4 = na zachód

player = Gracz { $number }
company = { company-name }
# O stacji, peronie i linii: bez rodzaju.
nobody = bez właściciela
# Zdania dodają „stacji”, „peron”, „peronu”.
station = { $number } ({ $name })
platform = P{ $number }
centre = dworzec centralny
departure = { $from }, { $owner }
# Mianownik i biernik: „udział żółty 20%”; zdania dodają słowo „udział”.
share = { colour } { $percent }%

presets_classic =
    .title = Klasyczny
    .about = Pierwotna gra z 2000 roku, bez dodatków.
presets_expert =
    .title = Ekspercki
    .about = Spółki, dworzec centralny i dwa kafelki na ręce.
presets_solo-hard =
    .title = Solo, trudne
    .about = Zysk najuboższej spółki minus jej odstęp od najbogatszej.

setup_modules = Moduły
setup_city = Miasto
setup_noCity =
    .title = Bez miasta
    .about = Punkty są tylko za linie.
setup_side = Wariant
setup_variants = Zasady domowe
setup_rotate =
    .title = Dowolny obrót
    .about = Obracaj kafelki, jak chcesz, bez względu na strzałkę.
setup_exclusive =
    .title = Jeden pionek na polu
    .about = Pionek przeskakuje zajęte pola toru punktacji.
setup_corners =
    .title = Styk rogami
    .about = Kafelek może dotykać innego także samym rogiem.
setup_hand = Kafelki na ręce
setup_handOf = { tiles }
setup_handAbout =
    { $count ->
        [1] Jak w instrukcji.
       *[other] Większy wybór.
    }

events_first = Zaczyna { $name }.
events_placed = { $name } kładzie kafelek na { $cell }.
events_passed = { $name } nie ma kafelka i pasuje.
events_line = Linia { start } dociera do { end }. { owner }: { points } (razem { $total }).
events_lineDoubled = Linia { start } dociera do { end }. { owner }: { $length } × 2 = { points } (razem { $total }).
events_lineOfNobody = Linia { start } dociera do { end }. Nikt jej nie prowadzi.
events_profit = { owner } dostaje na koniec { points } (razem { $total }).
events_bonus = { $name } dostaje na koniec { points } (razem { $total }).
events_bonusLost = { $name } traci na koniec { points } (razem { $total }).
events_over = Koniec partii: { LIST($scores) }.
events_score = { $name } { $score }

prompts_placeOrDraw = Połóż kafelek albo dobierz nowy.
prompts_place = Połóż kafelek.
prompts_placeDrawn = Połóż dobrany kafelek.
prompts_draw = Dobierz kafelek.
prompts_pass = Nie masz już kafelków: pasuj.
prompts_decide = Wybierz.
prompts_waiting = Teraz gra { $name }.
prompts_chance = Dobieranie…
prompts_over = Koniec partii.

## Wybory na przyciskach.

choices_place = Połóż { $tile } na { $cell }
choices_draw = Dobierz kafelek
choices_pass = Pasuj

look_lines = Kolorowe linie
look_paint_all = Wszystkie
look_paint_mine = Moje
look_paint_pointed = Wskazane
look_track = Tor punktacji

labels_board = Plansza
labels_otherMoves = Inne ruchy
labels_hand = Twoja ręka
# Pod kafelkiem, który zostaje na ręce, gdy kładzie się dobrany.
labels_kept = zostaje
labels_pile = { tiles } w stosie
labels_rotate = Obróć
labels_draw = Dobierz
labels_pass = Pasuj
labels_place = Połóż
labels_cancel = Anuluj
labels_decide = Wybierz…

## Co zrobi położony kafelek.

effects_brings = { owner-mid } zdobywa { points }
effects_finishes = kończy linię { start }, którą prowadzi { owner-mid }: { points }
effects_finishesDoubled = kończy na dworcu centralnym linię { start }, którą prowadzi { owner-mid }: { $length } × 2 = { points }
effects_bringsYou = zdobywasz { points }
effects_finishesYours = kończy twoją linię { start }: { points }
effects_finishesYoursDoubled = kończy na dworcu centralnym twoją linię { start }: { $length } × 2 = { points }
effects_lengthensYours = wydłuża twoją linię { start }: z { $before } na { $after }
effects_finishesNobodys = kończy linię { start }, której nikt nie prowadzi
effects_lengthens = wydłuża linię { start }, którą prowadzi { owner-mid }: z { $before } na { $after }
effects_asks = potem wybierasz
effects_nothing = nie zmienia żadnej linii
effects_sentence = { $choice }: { $effects }.
effects_plain = { $choice }.

## Plansza w słowach.

board_names = Kolumny to od lewej A–H, wiersze od góry 1–8. Stacje są numerowane od prawego górnego rogu, przeciwnie do ruchu wskazówek zegara.
board_placed = Kafelki na planszy: { $placed }, w stosie: { $pile }.
board_row = Wiersz { $row }: { $cells }.
board_emptyRow = Wiersz { $row }: brak kafelków.
board_tileOn = { $tile } na { $cell }
board_free = Możesz położyć kafelek na: { $cells }.
# O jednym kafelku, gdy jest ich kilka.
board_freeFor = Możesz położyć { $tile } na: { $cells }.

cell_centre = Pole { $cell } należy do dworca centralnego.
cell_empty = Pole { $cell } jest puste.
cell_tile = Na { $cell } leży kafelek { $tile }.
cell_enters = Linia { start }, którą prowadzi { owner-mid }, wjechałaby tu { $side }.
cell_crosses = Linia { start }, którą prowadzi { owner-mid }, przejeżdża tędy { $side } { $exit }.
cell_tourist = Stoi tu { colour } turysta.
cell_sight = Jest tu atrakcja: { $sight }.

line_of = Linię { start } prowadzi { owner-mid }.
line_ofNobody = Linii { start } nikt nie prowadzi.
line_none = Żadna linia nie rusza { start }.
line_noTile = Nie ma jeszcze kafelków.
line_length = Dotychczasowa długość: { $length }.
line_path = Przebieg: { LIST($crossings) }.
line_crossing = { $cell } { $side } { $exit }
line_next = Następnie wjechałaby na { $cell } { $side }.
line_ended = Dotarła do { end }; długość { $length }.
line_doubled = Dotarła do { end }; długość { $length }, liczona podwójnie.

tile_is = { $tile }: { $tracks }.
tile_track = { $side } { $exit }

hand_holds = Na ręce masz: { $tiles }.
hand_drew = Dobrany kafelek to { $tile }; musisz go położyć.
hand_empty = Nie masz kafelków na ręce.
hand_none = Oglądasz partię.

scores_seat = { $name }: { points }.
scores_company = Spółka { $owner }: zysk { $points }.

## Skąd wzięły się punkty.

sources_lines = Linie
sources_doubled = Podwojenia na dworcu
sources_exclusive = Przeskoczone pola

highlights_longest = Najdłuższa linia
highlights_biggest = Największa zdobycz

## Co mówią panele kilku modułów.

panels_unknown = nieznany
panels_total = Razem
panels_points = { points }
# Jeden z listy.
panels_coloured = { colour } { $count }

## O czym decyduje los, gdy wybiera to człowiek.

outcomes_first = Kto zaczyna?
outcomes_tile = Który kafelek dobiera { $name }?
outcomes_tourist = Który turysta stoi na { $cell }?
outcomes_other = O czym decyduje los?
