title = Jak se hraje
intro = Zahraj si úvodní hru, nebo si přečti kartu: každá zabere asi minutu. Všechno ostatní je v pravidlech.
tutorialTitle = Uč se hrou
tutorialAbout = Skutečná hra { $game }, krok za krokem. Předem nemusíš nic číst.
tutorialStart = Zahrát úvodní hru
lessonsTitle = Krátké lekce
lessonsAbout = Jedna pro každý modul a město. Vstoupíš do rozehrané hry a vyzkoušíš, co je nového.
finishedMark = Hotovo
cardsTitle = Karty na minutu
minutes =
    { $n } { $n ->
        [one] minuta
        [few] minuty
       *[other] minut
    }
inFull = Úplná pravidla
rulesOf = { $game }: pravidla
rulesIntro = Když hra tah odmítne, najdi tu pravidlo podle čísla.
contents = Obsah
find = Najít pravidlo
findHint = Slovo nebo { $example }
found =
    { $n ->
        [one] Nalezeno { $n } pravidlo
        [few] Nalezena { $n } pravidla
       *[other] Nalezeno { $n } pravidel
    }
nothing = Tato slova žádné pravidlo neobsahuje. Zkus jich méně, nebo jiná.
ruleCalled = Pravidlo { $id }
print = Tisk
next = Dál
leave = Odejít z úvodní hry
step = Krok { $at } z { $of }
playing = Hraje { $name }…
drawing = Losuje se…
notAsked = Dobrý nápad, ale teď ne. V úvodní hře zahraj označený tah.
finished = Lekce dokončena
finish = Dokončit
whatNext = Co dál?
learnt = Co už víš
nextLesson = Další lekce: { $title }
allLessons = Všechny lekce
play = Hrát: { $title }
