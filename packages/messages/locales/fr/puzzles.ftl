### Problèmes : des positions où un coup est le meilleur.

title = Problèmes
intro = Des positions où un coup est nettement meilleur que les autres. Trouve-le, et vois pourquoi les autres valent moins.
# Above the board.
titled = Problème · { $game }
toPuzzles = Tous les problèmes
# No such puzzle.
noPuzzle = Problème introuvable
unknown = Ce problème n’existe pas, ou n’existe plus. Il y en a beaucoup d’autres.

## The page of all puzzles.

ofTheDay = Problème du jour
solveToday = Résoudre
doneToday = Résolu : revoir
# Of a puzzle.
ratingOf = Cote { $rating }
train = S’entraîner
solve = Résoudre un problème
fitting =
    { $count ->
        [one] { $count } problème correspond
       *[other] { $count } problèmes correspondent
    }
noneFits = Aucun problème ne correspond. Choisis un autre thème ou un autre jeu.
difficulty = Difficulté
difficulties_easier = Plus facile
difficulties_matching = Mon niveau
difficulties_harder = Plus difficile
theme = Thème
allThemes = Tous les thèmes
game = Jeu
allGames = Tous les jeux
byTheme = Par thème
solvedOf =
    { $solved ->
        [one] { $solved } résolu sur { $count }
       *[other] { $solved } résolus sur { $count }
    }

themes_finish =
    .name = Terminer
    .about = Terminer une ligne qui rapporte beaucoup.
themes_save =
    .name = Sauver la ligne
    .about = Éviter à ta ligne une fin médiocre.
themes_spoil =
    .name = Couper court
    .about = Terminer la ligne d’un adversaire tant qu’elle vaut peu.
themes_long =
    .name = Le long détour
    .about = Prolonger une ligne au lieu de la terminer.
themes_draw =
    .name = Piocher d’abord
    .about = Piocher au lieu de poser la tuile en main.
themes_share =
    .name = Choisir l’action
    .about = Jouer pour les compagnies dont tu as des actions.
themes_city =
    .name = En ville
    .about = Profiter de ce qu’ajoute une ville ou un module.
themes_journey =
    .name = Le trajet
    .about = Relier ton trajet ou bloquer celui d’un autre, dans Correspondances.

yourRating = Ta cote
noRating = Résous un problème pour obtenir une cote. Elle reste sur cet appareil.
# $points is such as 140.
within = ± { $points }
provisional = (provisoire)
# $from and $to are ratings.
chart =
    { $count ->
        [one] Ta cote : { $to }
       *[other] Ta cote sur les { $count } derniers problèmes, de { $from } à { $to }
    }
streak = Série
days =
    { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }
run = Justes d’affilée
solved = Résolus
notKept = Ce navigateur n’enregistre rien : ta cote sera perdue quand tu fermeras la page.
erase = Réinitialiser la cote
eraseSure = Vraiment effacer la cote et les problèmes résolus ?
erased = Ta cote a été réinitialisée.

## Solving.

# $name is a colour, or such as “Player 1”; left out where the player has no opponents.
find = Tu es { $name }. Trouve le meilleur coup.
findAlone = Trouve le meilleur coup.
showSolution = Voir la solution
# On the button itself.
giveUpSure = La voir ? Cela compte comme une erreur
right = Juste !
rightLater = Juste, en { $count } essais.
wrong = Ce n’est pas le meilleur coup.
told = La solution
judging = Ton coup est en cours d’évaluation…
notJudged = Ton coup n’a pas pu être évalué.
# $points and $percent are such as 4.2 and 6.
lost_both = Il perd { $points } points et { $percent } % de chances de victoire.
lost_points = Il perd { $points } points.
lost_win = Il perd { $percent } % de chances de victoire.
margin_both = D’après l’estimation, il vaut { $points } points et { $percent } % de chances de victoire de plus que tout autre coup.
margin_points = D’après l’estimation, il vaut { $points } points de plus que tout autre coup.
margin_win = D’après l’estimation, il vaut { $percent } % de chances de victoire de plus que tout autre coup.
proved = Prouvé par { $playouts } parties simulées.
provedExactly = Certain : la fin de la partie a été entièrement calculée.
# $change is such as +12.
rated = Ta cote : { $rating } ({ $change })
countedBefore = Tu as déjà répondu à ce problème : ta cote ne change pas.
tryAgain = Réessayer
next = Problème suivant
share = Partager
copied = Le lien a été copié.
analyse = Analyser

## Why the others are worse: a table.

comparison = Comparaison des coups
move = Coup
points = Points
chance = Victoire
loss = Perte
solution = (solution)
yours = ton coup
