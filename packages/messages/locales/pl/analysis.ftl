title = Plansza analizy
about = Graj dalej za wszystkich, decyduj o każdym losowaniu i zobacz, czego spodziewa się komputer. Wszystko zostaje na tym urządzeniu.
fresh = Nowa analiza
players = Gracze
begin = Zacznij
studies = Zapisane analizy
deleteOne = Usuń „{ $name }”
deleteSure = Usunąć?
fair = Fair play: partii online, w której grasz, nie można analizować, dopóki trwa.
toStudies = Wszystkie analizy

# Menu analizy i to, czego dotyczy.
study = Analiza
name = Nazwa
link = Kopiuj link
linkCopied = Link jest w schowku. Zawiera całą analizę; żaden serwer jej nie zobaczy.
linkThere = Skopiuj link stąd. Zawiera całą analizę; żaden serwer jej nie zobaczy.
linkTooLong = Ta analiza jest za długa na link. Wyślij ją jako plik.
file = Zapisz jako plik
kept = Zmiany zapisują się na bieżąco w tej przeglądarce.
notThere = Tej analizy nie ma na tym urządzeniu.
unknownGame = To analiza gry „{ $game }”, której tu nie ma.
refused = Jeden z jej ruchów jest niedozwolony: { $reason }

# Co jest nie tak z plikiem albo linkiem.
faults_notStudy = To nie jest analiza.
faults_newer = Tę analizę utworzono w nowszej wersji aplikacji. Odśwież stronę, żeby ją zaktualizować.
faults_tooLarge = Ta analiza jest za duża.
faults_badLog = Partia w tej analizie jest uszkodzona.
faults_badNode = Ruch albo notatka w tej analizie są uszkodzone.
tree = Gałęzie

# Pod ruchem: co można było zagrać zamiast niego.
variations = Inne ruchy
start = Początek
treeEmpty = Wykonuj ruchy na planszy: pojawią się tutaj. Wróć i zagraj inny, żeby dodać gałąź.
note = Notatka do tej pozycji
mark = Znak oceny
comment = Komentarz
promote = Ustaw jako główną
remove = Usuń odtąd
removeSure = Usunąć ten ruch i wszystko po nim?
marks_brilliant = Genialny ruch
marks_good = Dobry ruch
marks_interesting = Ciekawy ruch
marks_dubious = Wątpliwy ruch
marks_mistake = Błąd
marks_blunder = Gruby błąd
evaluation = Ocena
evaluate = Oceniaj pozycje
evaluateAbout = Na podstawie tego, co może wiedzieć gracz przy ruchu; to, co ukryte, jest losowane. Im dłużej czekasz, tym lepsza ocena.
depth = Postęp oceny
failed = Ocena nie powiodła się: { $reason }
solved = Na pewno: reszta partii jest policzona.

# $points to na przykład 42,5, $win to na przykład 54%.
expected = oczekiwane { $points } pkt
expectedWin = { $points } pkt, szansa { $win }
chances = Szansa na wygraną
toFirst = Na początek
back = Wstecz
forward = Dalej
toLast = Na koniec gałęzi
# Link do niedokończonej partii na tym urządzeniu.
inPlay = Ta partia jeszcze się tu toczy. Otwórz ją i wybierz w jej menu „Plansza analizy”.
running = Fair play: to pozycja z trwającej partii online, w której grasz. Można ją analizować po końcu partii.
drawing_title = Rysuj na planszy
drawing_tools_cell = Pola
drawing_tools_arrow = Strzałki
drawing_tools_line = Linie
drawing_about_cell = Wybierz pola na planszy, żeby je podświetlić.
drawing_about_arrow = Wybierz, gdzie strzałka się zaczyna, a potem, gdzie się kończy.
drawing_arrowFrom = Strzałka z { $cell }: wybierz, gdzie się kończy.
drawing_line = Linia do podświetlenia
drawing_chooseLine = Wybierz linię
drawing_nothing = Nic jeszcze nie narysowano
drawing_clear = Wyczyść
drawing_done = Gotowe
importTitle = Importuj analizę albo partię
importAbout = Jako plik, link albo tekst partii. W partii może być ? w miejscu kafelków, których nikt nie zna.
