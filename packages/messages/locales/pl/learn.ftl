title = Poznaj grę
intro = Zagraj w samouczek albo przeczytaj kartę: każda zajmuje około minuty. Cała reszta jest w zasadach.
tutorialTitle = Nauka przez grę
tutorialAbout = Prawdziwa partia { $game }, krok po kroku. Nic nie trzeba wcześniej czytać.
tutorialStart = Zagraj w samouczek
lessonsTitle = Krótkie lekcje
lessonsAbout = Po jednej na każdy moduł i każde miasto. Dołączasz do rozpoczętej partii i próbujesz tego, co nowe.
finishedMark = Ukończone
cardsTitle = Zasady w minutę
minutes =
    { $n ->
        [one] { $n } minuta
        [few] { $n } minuty
        [many] { $n } minut
       *[other] { $n } minuty
    }
inFull = Pełne zasady
rulesOf = Zasady gry { $game }
rulesIntro = Gdy ruch jest niedozwolony, znajdź tu zasadę o podanym numerze.
contents = Spis treści
find = Znajdź zasadę
findHint = Słowo albo { $example }
found =
    { $n ->
        [one] Znaleziono { $n } zasadę
        [few] Znaleziono { $n } zasady
        [many] Znaleziono { $n } zasad
       *[other] Znaleziono { $n } zasady
    }
nothing = Żadna zasada nie zawiera tych słów. Spróbuj mniej słów albo innych.
ruleCalled = Zasada { $id }
print = Drukuj
# Samouczek.
next = Dalej
leave = Wyjdź z samouczka
step = Krok { $at } z { $of }
playing = Teraz gra { $name }…
drawing = Dobieranie…
notAsked = Dobry pomysł, ale nie teraz. W samouczku zrób zaznaczony ruch.
finished = Lekcja ukończona
finish = Zakończ
whatNext = Co dalej?
learnt = Co już wiesz
nextLesson = Następna lekcja: { $title }
allLessons = Wszystkie lekcje
play = Zagraj: { $title }
