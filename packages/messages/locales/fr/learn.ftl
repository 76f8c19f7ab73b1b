title = Apprendre à jouer
intro = Joue le tutoriel ou lis une fiche : chacune prend environ une minute. Tout le reste est dans les règles.
tutorialTitle = Apprendre en jouant
tutorialAbout = Une vraie partie de { $game }, jouée avec toi pas à pas. Rien à lire avant.
tutorialStart = Jouer le tutoriel
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
playing = La partie continue…
notAsked = Bonne idée, mais pas maintenant. Dans le tutoriel, joue le coup marqué.
finished = Le tutoriel est terminé. On passe à une vraie partie ?
playNow = Jouer une partie
