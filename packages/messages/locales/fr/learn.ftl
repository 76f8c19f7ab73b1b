title = Apprendre à jouer
intro = Joue le tutoriel ou lis une fiche : chacune prend environ une minute. Tout le reste est dans les règles.
tutorialTitle = Apprendre en jouant
tutorialAbout = Une vraie partie de { $game }, jouée avec toi pas à pas. Rien à lire avant.
tutorialStart = Jouer le tutoriel
lessonsTitle = Leçons courtes
lessonsAbout = Une pour chaque module et chaque ville. Tu rejoins une partie déjà commencée et tu essaies ce qui est nouveau.
finishedMark = Terminée
cardsTitle = Fiches d’une minute
minutes =
    { $n ->
        [one] { $n } minute
       *[other] { $n } minutes
    }
inFull = Les règles complètes
rulesOf = Règles de { $game }
rulesIntro = Un coup refusé ? L’application donne le numéro de la règle ; tu la trouves ici.
contents = Sommaire
find = Chercher une règle
findHint = Un mot, ou { $example }
found =
    { $n ->
        [one] { $n } règle trouvée
       *[other] { $n } règles trouvées
    }
nothing = Aucune règle ne contient ces mots. Essaies-en moins ou d’autres.
ruleCalled = Règle { $id }
print = Imprimer
next = Suivant
leave = Quitter le tutoriel
step = Étape { $at } sur { $of }
playing = { $name } joue…
drawing = On pioche…
notAsked = Bonne idée, mais pas maintenant. Dans le tutoriel, joue le coup marqué.
finished = Leçon terminée
finish = Terminer
whatNext = Et maintenant ?
learnt = Ce que tu as appris
nextLesson = Leçon suivante : { $title }
allLessons = Toutes les leçons
play = Jouer : { $title }
