### The analysis board.

title = Plateau d’analyse
about = Joue pour tout le monde, choisis chaque tirage et vois ce que l’ordinateur prévoit. Tout reste sur cet appareil.
fresh = Nouvelle analyse
players = Joueurs
begin = Commencer
studies = Études enregistrées
deleteOne = Supprimer « { $name } »
deleteSure = Supprimer ?
fair = Fair-play : une partie en ligne en cours à laquelle tu participes ne peut pas être analysée.
toStudies = Toutes les études

# The menu of a study, and what it is about.
study = Étude
name = Nom
link = Copier le lien
linkCopied = Le lien est dans le presse-papiers. Il contient toute l’étude ; aucun serveur ne la voit.
linkThere = Copie le lien ici. Il contient toute l’étude ; aucun serveur ne la voit.
linkTooLong = Cette étude est trop longue pour un lien. Envoie-la plutôt sous forme de fichier.
file = Enregistrer dans un fichier
kept = Les changements sont enregistrés au fur et à mesure dans ce navigateur.
notThere = Cette étude n’est pas sur cet appareil.
unknownGame = C’est une étude de « { $game } », qui n’existe pas ici.
refused = Un de ses coups n’est pas permis : { $reason }

# What is wrong with a file or a link.
faults_notStudy = Ce n’est pas une étude.
faults_newer = Cette étude vient d’une version plus récente de l’application. Recharge la page pour mettre à jour.
faults_tooLarge = Cette étude est trop grande.
faults_badLog = La partie de cette étude est endommagée.
faults_badNode = Un coup ou une note de cette étude est endommagé.
tree = Variantes

# Below a move: what could have been played instead.
variations = Autres coups
start = Début
treeEmpty = Joue des coups sur le plateau : ils apparaissent ici. Reviens en arrière et joue autre chose pour une variante.
note = Note sur cette position
mark = Signe
comment = Commentaire
promote = En faire la ligne principale
remove = Supprimer à partir d’ici
removeSure = Supprimer ce coup et la suite ?
marks_brilliant = Coup brillant
marks_good = Bon coup
marks_interesting = Coup intéressant
marks_dubious = Coup douteux
marks_mistake = Erreur
marks_blunder = Gaffe
evaluation = Évaluation
evaluate = Évaluer les positions
evaluateAbout = Selon ce que peut savoir la personne qui joue ; ce qui est caché est tiré au sort. Plus tu attends, plus c’est précis.
depth = Progression de l’évaluation
failed = L’évaluation a échoué : { $reason }
solved = Certain : la fin de la partie est calculée.

# $points is such as 42.5, $win such as 54 %.
expected = { $points } points attendus
expectedWin = { $points } points, { $win } de victoires
chances = Chances de victoire
toFirst = Au début
back = En arrière
forward = En avant
toLast = À la fin de la ligne
# A link to a game on this device that is not over.
inPlay = Cette partie est encore en cours ici. Ouvre-la et choisis « Plateau d’analyse » dans son menu.
running = Fair-play : c’est une position d’une partie en ligne en cours à laquelle tu participes. Elle pourra être analysée à la fin.
drawing_title = Dessiner sur le plateau
drawing_tools_cell = Cases
drawing_tools_arrow = Flèches
drawing_tools_line = Lignes
drawing_about_cell = Choisis des cases sur le plateau pour les marquer.
drawing_about_arrow = Choisis le début d’une flèche, puis sa fin.
drawing_arrowFrom = Flèche depuis { $cell } : choisis sa fin.
drawing_line = Ligne à marquer
drawing_chooseLine = Choisis une ligne
drawing_nothing = Rien n’est dessiné
drawing_clear = Effacer
drawing_done = Terminé
importTitle = Importer une étude ou une partie
importAbout = Un fichier, un lien ou le texte d’une partie. Une partie peut contenir ? pour les tirages inconnus.
