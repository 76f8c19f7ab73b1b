menu = Menu
home = Start
rules = Zasady
settings = Ustawienia
undo = Cofnij
undoReviewing = Najpierw wróć do partii.
undoPractice = W partii treningowej możesz cofnąć wszystko.
hint = Zapytaj trenera
advising = Trener myśli…
# Trener: na ile gracz będzie na końcu przed innymi, na przykład „+4 pkt, ±3”.
advice_at = Kafelek na { $cell }
advice_ahead =
    { $points ->
        [one] { $points } punkt przewagi
        [few] { $points } punkty przewagi
        [many] { $points } punktów przewagi
       *[other] { $points } punktu przewagi
    }
advice_behind =
    { $points ->
        [one] { $points } punkt straty
        [few] { $points } punkty straty
        [many] { $points } punktów straty
       *[other] { $points } punktu straty
    }
advice_level = po równo
advice_within = { $lead }, ±{ $points }
advice_wins = szansa { $percent }%
advice_equal = mniej więcej po równo
advice_only = Jest tylko jeden ruch.
advice_live = Trener mówi o obecnym ruchu. Wróć do partii, żeby zapytać.
advice_sureness_certain = Na pewno: reszta partii jest policzona.
advice_sureness_sure = Pewne: jeden ruch jest wyraźnie najlepszy.
advice_sureness_fairly = Dość pewne: jeden ruch wygląda lepiej niż inne.
advice_sureness_guess = Domysł: najlepsze ruchy są mniej więcej równe.
noAdvice = Zapytaj trenera o najlepsze ruchy. Widzi tylko to, co ty.
history = Historia
toFirst = Na początek
back = Poprzedni ruch
forward = Następny ruch
toLast = Wróć do partii
replay = Odtwórz ostatnie ruchy
moment = Ruch { $at } z { $of }
lookingBack = Oglądasz ruch { $at } z { $of }.
log = Przebieg
coach = Trener
inWords = Widok tekstowy
earlier = Pokaż wszystko
nothingYet = Nie było jeszcze ruchów.
scoringOnly = Tylko ruchy z punktami
noScoring = Nie ma jeszcze punktów.
players = Gracze i wyniki
pin = Pokaż otwarte linie: { $name }
onTurn = teraz gra
thinks = myśli…
yourTurn = Twoja kolej
# Na samym przycisku, przed tym, czego nie da się cofnąć.
sure = { $choice }? Nie da się cofnąć
computer = komputer, poziom { $level }
# $time to na przykład „5 sekund”.
computerTimed = komputer, poziom { $level }, { $time } na ruch
slowDevice =
    To urządzenie jest wolne: komputer przerwał myślenie po { $seconds } { $seconds ->
        [one] sekundzie
        [few] sekundach
        [many] sekundach
       *[other] sekundy
    }, więc poziom { $level } jest tu słabszy niż gdzie indziej.
points =
    { $points } { $points ->
        [one] punkt
        [few] punkty
        [many] punktów
       *[other] punktu
    }
passTo = Teraz urządzenie bierze { $name }
passWhy = Sekrety pozostałych graczy są ukryte.
lift = To ja, { $name }
over = Koniec partii

# Koniec partii. $scores to na przykład 127–66, od najlepszego.
headline_won = Wygrywasz z przewagą { $points } pkt
headline_youWon = Wygrywasz
headline_lost = Przegrywasz { $own }–{ $best }
headline_youLost = Przegrywasz
headline_youTied = Wspólne zwycięstwo: ty oraz { LIST($names) }
headline_wins = { $name } wygrywa { $scores }
headline_tied = Wspólne zwycięstwo: { LIST($names) }
headline_solo = Twój wynik: { $points }
headline_newBest = Nowy rekord tego urządzenia. Poprzedni: { $points }.
headline_best = Rekord tego urządzenia: { $points }

results = Wyniki
highlights = Najciekawsze momenty
showOnBoard = Pokaż na planszy

picture_share = Udostępnij obraz
picture_save = Zapisz obraz
picture_failed = Ta przeglądarka nie potrafi utworzyć obrazu.

# Co pokazuje wykres: punkty w chwili ich zdobycia albo wynik, gdyby partia skończyła się w danej chwili.
plot_label = Pokaż
plot_points = Punkty
plot_value = Gdyby to był koniec
plot_valueTitle = Wynik, gdyby partia skończyła się w tej chwili

total = Razem
source = Źródło
overTime = Punkty w trakcie partii
plotText = { $name }: wynik końcowy { $points }
lookAtBoard = Pokaż planszę
rematch = Zagraj znowu
review = Przegląd

# Karta przy pierwszej partii z modułem lub miastem; `open` pokazuje ją znowu, z panelu.
introduction_several = Nowości w tej partii
introduction_close = Jasne
introduction_lesson = Przejdź lekcję
introduction_open = W skrócie

# Pytanie przed nową partią, gdy trwa inna.
again_title = Zacząć nową partię?
again_text = Ta partia nie jest skończona. Znajdziesz ją w „Moich partiach”.
again_yes = Nowa partia
again_no = Graj dalej

assistance = Pomoc w grze

assistanceLevels_purist = Purysta: tylko zasady
assistanceLevels_tracing = Śledzenie: śledzi linie za ciebie
assistanceLevels_preview = Podgląd: pokazuje, co zrobi kafelek
assistanceLevels_coach = Trener: podpowiada najlepsze ruchy

practice = Trening: możesz cofnąć wszystko
describe = Opis stołu
followLine = Prześledź linię
moves = Twoje ruchy
noMoves = To nie twoja kolej.
trouble = Coś poszło nie tak
notThere = Tej partii nie ma w tej przeglądarce. Mogła zostać usunięta.
refused = Nie da się otworzyć tej partii: { $reason }
notSaved = Ta przeglądarka nie pozwala zapisywać partii. Ta przepadnie, gdy zamkniesz stronę.
elsewhere = Ta partia jest otwarta w innej karcie
elsewhereWhy = Wszystko, co się tam dzieje, jest zapisywane. Możesz grać dalej tutaj.
playHere = Graj dalej tutaj
tryAgain = Spróbuj ponownie
look = Widok
sheet = Szczegóły

# Tytuł okna przy stole.
title_turn = Twoja kolej – { $game }
title_versus = { $game } kontra { LIST($names) }
# Dla widzów.
title_players = { $game } – { LIST($names) }

# Na planszy analizy; i dlaczego nie w trakcie gry online.
analyse = Plansza analizy
analyseFair = Fair play: partii, którą grasz online, nie można analizować przed jej końcem.
