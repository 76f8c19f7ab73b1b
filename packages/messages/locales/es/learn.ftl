title = Aprender a jugar
intro = Juega el tutorial o lee un resumen: cada resumen lleva más o menos un minuto. Todo lo demás está en las reglas.
tutorialTitle = Aprender jugando
tutorialAbout = Una partida de { $game } de verdad, guiada paso a paso. Sin leer nada antes.
tutorialStart = Jugar el tutorial
lessonsTitle = Lecciones breves
lessonsAbout = Una por cada módulo y ciudad. Entras en una partida ya empezada y pruebas lo nuevo.
finishedMark = Terminado
cardsTitle = Resúmenes de un minuto
minutes =
    { $n ->
        [one] { $n } minuto
       *[other] { $n } minutos
    }
inFull = Reglas completas
rulesOf = Reglas de { $game }
rulesIntro = Si se rechaza una jugada, busca aquí el número de su regla.
contents = Contenido
find = Buscar una regla
findHint = Una palabra o { $example }
found =
    { $n ->
        [one] { $n } regla encontrada
       *[other] { $n } reglas encontradas
    }
nothing = Ninguna regla contiene estas palabras. Prueba con menos o con otras.
ruleCalled = Regla { $id }
print = Imprimir
next = Siguiente
leave = Salir del tutorial
step = Paso { $at } de { $of }
playing = { $name } juega…
drawing = Robando…
notAsked = Buena idea, pero ahora no. Para el tutorial, haz la jugada marcada.
finished = Lección terminada
finish = Terminar
whatNext = ¿Y ahora qué?
learnt = Lo que has aprendido
nextLesson = Lección siguiente: { $title }
allLessons = Todas las lecciones
play = Jugar a { $title }
