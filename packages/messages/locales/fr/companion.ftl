### Le compagnon : compter une partie jouée sur une vraie table.

title = Compagnon
about = Pour la boîte sur ta table : saisis les tuiles telles qu’elles sont posées et le reste du matériel, puis lis le score. Tout reste sur cet appareil.
missing = Cette table n’est pas sur cet appareil.
newTable = Nouvelle table
play = À quoi jouez-vous ?
players = Joueurs
name = Nom du joueur { $number } ({ $colour })
options = Modules et variantes
start = Saisir le plateau
saved = Tes tables
soFarOf = Pour l’instant : { $scores }
delete = Supprimer
deleteAsk = Supprimer cette table ?
deleted = Table supprimée.
notKept = Le navigateur n’a pas pu enregistrer la dernière modification. Elle sera perdue si tu fermes la page.
toTables = Toutes les tables
undo = Défaire

tabs_label = Que saisir ou voir
tabs_tiles = Tuiles
tabs_form = Matériel
tabs_score = Score

order_label = Ordre
order_cells = Case par case
order_tiles = Tuile par tuile
orderAbout_cells = Touche une tuile : elle va sur la case marquée et la marque avance. Touche une case pour y placer la marque.
orderAbout_tiles = Touche une tuile, puis chaque case où elle se trouve. Touche de nouveau pour la retirer.
keys = Clavier : flèches sur le plateau, les quatre lettres d’une tuile pour la poser, Suppr pour la retirer, Ctrl+Z pour défaire.
palette = Tuiles
left =
    { $count ->
        [one] { $count } restante
       *[other] { $count } restantes
    }
marked = Case marquée : { $cell }
removeTile = Retirer
putOn = { $tile } en { $cell }.
removedFrom = { $cell } est vide.
noTile = Il n’y a pas de tuile { $name }.

problems_tooManyCopies =
    { $count ->
        [one] { $count } tuile { $tile } sur le plateau, mais la boîte n’en contient que { $copies } : { $cells }.
       *[other] { $count } tuiles { $tile } sur le plateau, mais la boîte n’en contient que { $copies } : { $cells }.
    }
problems_isolated = Aucune tuile ne mène du bord du plateau à { $cells }.
problems_oneTileLine = { $cells } : une ligne d’une seule tuile n’est permise que si la tuile ne pouvait aller nulle part ailleurs.

asText = Plateau en texte
asTextAbout = Tuiles et cases à la suite, par exemple cbaa72 pour la tuile cbaa en rangée 7, colonne 2, comptées à partir de 0.
enterBoard = Saisir ce plateau
notBoard = Tuile { $number } : { $reason }
boardEntered =
    { $count ->
        [one] { $count } tuile saisie.
       *[other] { $count } tuiles saisies.
    }

final = Score final
soFar = Score provisoire
emptyCells =
    { $count ->
        [one] { $count } case est encore vide.
       *[other] { $count } cases sont encore vides.
    }
unfilled = Reste à remplir : { LIST($fields) }.
copyText = Copier en texte
copied = Copié.
notCopied = Le navigateur n’a pas permis la copie.
lines = Lignes
linesAre = terminées : { $complete }, ouvertes : { $open }
lineOpen = ouverte, { $length }
linePoints =
    { $points ->
        [one] longueur { $length } : { $points } point
       *[other] longueur { $length } : { $points } points
    }

placeHas = { $place } : { $piece }
nothing = rien
pieces = Matériel
clear = Retirer la pièce
filled = Remplis : { $filled } sur { $all }.
tooMany = Plus que la boîte n’en contient : { LIST($pieces) }.
field = Emplacement { $number }
chip = Pastille { $colour }, { $value }
boardWith = { $values }
tourist = Touriste

fields_track_spaces =
    .title = Cases de la piste de score
    .about = Où se trouve chaque marqueur après la dernière ligne, avant les points de fin de partie : cela dépend de l’ordre des lignes.
fields_track_first =
    .title = Qui a commencé ?
    .about = À la fin, les marqueurs avancent dans cet ordre.
fields_companies_shares-10 =
    .title = Actions de 10 %
    .about = La compagnie de l’action de chaque joueur.
fields_companies_shares-20 =
    .title = Actions de 20 %
    .about = La compagnie de l’action de chaque joueur.
fields_companies_shares-30 =
    .title = Actions de 30 %
    .about = La compagnie de l’action de chaque joueur.
fields_companies_shares-40 =
    .title = Actions de 40 %
    .about = La compagnie de l’action de chaque joueur.
fields_central-stations_tokens =
    .title = Jetons sur les quais
    .about = Quais 1 à 8, dans le sens inverse des aiguilles d’une montre depuis le haut à droite. Laisse les autres vides.
fields_central-tracks_tiles =
    .title = Voies centrales
    .about = Les quatre tuiles du centre telles qu’elles sont posées.
fields_paris_rows =
    .title = Touristes sur les sites
    .about = Touche chaque emplacement occupé par un touriste, de gauche à droite, quatre par site.
fields_stockholm_sights =
    .title = Rangée de sites
    .about = De gauche à droite.
fields_stockholm_tourists =
    .title = Touristes de la rangée
    .about = De gauche à droite, quatre emplacements par site.
fields_stockholm_chips =
    .title = Couleurs secrètes
    .about = Les pastilles de chaque joueur.
fields_stockholm_points =
    .title = Points des sites
    .about = Ce que chaque joueur a marqué pour les touristes pendant la partie.
fields_london_fares =
    .title = Points du taxi
    .about = Ce que chaque joueur a marqué pour les courses pendant la partie.
fields_new-york_boards =
    .title = Plateaux
    .about = Chaque plateau d’après ses valeurs, du jaune au marron.
fields_new-york_tourists =
    .title = Touristes aux stations
    .about = Tels qu’ils étaient au début, station par station.
fields_st-petersburg_chips =
    .title = Pastilles
    .about = Qui a chaque pastille ? Laisse celles qui sont encore dans les piles.
fields_berlin_tourists =
    .title = Touristes sur le plateau
    .about = Le touriste de chacune de ces cases.
fields_berlin_visitors =
    .title = Touristes sur les sites
    .about = Le touriste de chaque site.
fields_berlin_sides =
    .title = Faces des sites
    .about = La face visible.

follow = Suivre une partie
followAbout = Suis une partie coup par coup : choisis la tuile posée, puis la case. Aucune main n’est montrée ; ce qui reste caché se remplit à la fin.
count = Compter
followedToEnd = La dernière tuile est posée. Remplis ce qui était caché et lis le score final.
named = { $tile } : choisis la case.
typeMove = Taper un coup
typeMoveAbout = Un coup comme dans le journal, par exemple cbaa72 ou token-yellow-20-p3.
enterMove = Saisir
whichTile = { $name } : quelle tuile a été posée ?
whichCell = { $name } : sur quelle case ?
instead = Autre chose a été fait…
allEmpty = Il n’y a rien

openAbout = Saisis une manche quand elle est finie et que les lignes sont montrées : les droites, la ligne de chacun, puis les sections ; en dernier celle qui a terminé la manche.
standings = Situation
