### The board as part of other pages, such as blogs and forums.

replay = Revoir la partie
toFirst = Aller au début
back = Coup précédent
play = Lecture
pause = Pause
forward = Coup suivant
toLast = Aller à la fin
# The slider.
history = Coup
moment = Coup { $at } sur { $of }
begin = Avant le premier coup.
players = Joueurs et scores
points =
    { $points } { $points ->
        [one] point
        [many] points
       *[other] points
    }
painted = Les lignes sont colorées.
bare = Les lignes ne sont pas colorées.
trouble = Impossible d’afficher cette partie. { $reason }
empty = Aucune partie n’est indiquée.
notLoaded = Elle n’a pas pu être chargée depuis l’adresse indiquée.
