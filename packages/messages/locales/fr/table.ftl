menu = Menu
home = Accueil
rules = Règles
settings = Réglages
undo = Défaire
undoReviewing = Reviens d’abord à la partie.
undoPractice = En mode entraînement, on peut tout défaire.
hint = Demander au coach
advising = Le coach réfléchit…
advice_at = Tuile en { $cell }
advice_ahead =
    { $points ->
        [one] { $points } point d’avance
       *[other] { $points } points d’avance
    }
advice_behind =
    { $points ->
        [one] { $points } point de retard
       *[other] { $points } points de retard
    }
advice_level = à égalité
advice_within = { $lead }, ± { $points }
advice_wins = { $percent } % de victoires
advice_equal = à peu près égal
advice_only = Il n’y a qu’un seul coup possible.
advice_live = Le coach parle du coup à jouer. Reviens à la partie pour lui demander.
advice_sureness_certain = Certain : la fin de la partie est calculée.
advice_sureness_sure = Sûr : un coup est nettement le meilleur.
advice_sureness_fairly = Assez sûr : un coup paraît meilleur que les autres.
advice_sureness_guess = Au jugé : les meilleurs coups se valent à peu près.
noAdvice = Demande au coach ses meilleurs coups. Il ne voit que ce que tu vois.
history = Historique
toFirst = Au début
back = Un coup en arrière
forward = Un coup en avant
toLast = Revenir à la partie
replay = Revoir les derniers coups
moment = Coup { $at } sur { $of }
lookingBack = Coup { $at } sur { $of }.
log = Journal
coach = Coach
inWords = En mots
earlier = Tout afficher
nothingYet = Il ne s’est encore rien passé.
scoringOnly = Seulement les coups qui rapportent
noScoring = Encore aucun point.
players = Joueurs et points
# d’Anne, de Paul.
name-of =
    { INITIAL($name) ->
        [vowel] d’{ $name }
       *[consonant] de { $name }
    }
pin = Montrer les lignes ouvertes { name-of }
onTurn = doit jouer
thinks = réfléchit…
yourTurn = À toi de jouer
# On the button itself, before what cannot be taken back.
sure = { $choice } ? C’est définitif
computer = ordinateur, niveau { $level }
computerTimed = ordinateur, niveau { $level }, { $time } par coup
slowDevice =
    Cet appareil est lent : l’ordinateur a cessé de réfléchir après { $seconds } { $seconds ->
        [one] seconde
       *[other] secondes
    }, et le niveau { $level } est donc plus faible ici qu’ailleurs.
points =
    { $points } { $points ->
        [one] point
       *[other] points
    }
passTo = Passe l’appareil à { $name }
passWhy = Ce que les autres ont en main reste caché.
lift = Je suis { $name }
over = La partie est terminée

# The end of a game. $scores is such as 127–66; the best first.
headline_won = Tu gagnes avec { $points } d’avance
headline_youWon = Tu gagnes
headline_lost = Tu perds { $own } à { $best }
headline_youLost = Tu perds
headline_youTied = Tu partages la victoire avec { LIST($names) }
headline_wins = { $name } gagne, { $scores }
headline_tied = { LIST($names) } se partagent la victoire
headline_solo = Ton résultat : { $points }
headline_newBest = Ton record sur cet appareil. Le précédent était de { $points }.
headline_best = Record sur cet appareil : { $points }

results = Résultats
highlights = Temps forts
showOnBoard = Montrer sur le plateau

picture_share = Partager l’image
picture_save = Enregistrer l’image
picture_failed = Ce navigateur ne peut pas faire l’image.

# What a plot shows: points as they came, or what everybody would have had at each moment.
plot_label = Afficher
plot_points = Points
plot_value = Si elle s’arrêtait là
plot_valueTitle = Le résultat si la partie s’était arrêtée là

total = Total
source = Origine
overTime = Les points au fil du jeu
plotText = { $name } finit à { $points }
lookAtBoard = Voir le plateau
rematch = Rejouer
review = Analyser

# The card at the first play of a module or city; `open` shows it again, from the panel.
introduction_several = Nouveau dans cette partie
introduction_close = Compris
introduction_lesson = Jouer la leçon
introduction_open = En bref

# Asked before a new game is started in the middle of one.
again_title = Commencer une nouvelle partie ?
again_text = Celle-ci n’est pas terminée. Tu la retrouveras dans Mes parties.
again_yes = Nouvelle partie
again_no = Continuer à jouer

assistance = Aide

assistanceLevels_purist = Puriste : rien que les règles
assistanceLevels_tracing = Suivi : les lignes sont suivies pour toi
assistanceLevels_preview = Aperçu : vois ce que ferait une tuile
assistanceLevels_coach = Coach : demande les meilleurs coups

practice = Entraînement : on peut tout défaire
describe = La table en mots
followLine = Suivre une ligne
moves = Ce que tu peux faire
noMoves = Ce n’est pas ton tour.
trouble = Quelque chose n’a pas marché
notThere = Cette partie n’est pas dans ce navigateur. Elle a peut-être été supprimée.
refused = Impossible d’ouvrir cette partie : { $reason }
notSaved = Ce navigateur ne permet pas d’enregistrer : la partie sera perdue à la fermeture de la page.
elsewhere = Cette partie est ouverte dans un autre onglet
elsewhereWhy = Tout ce qui s’y passe est enregistré. Tu peux aussi continuer ici.
playHere = Continuer ici
tryAgain = Réessayer
look = Affichage
sheet = Détails

# The title of the window, at a table.
title_turn = À toi de jouer – { $game }
title_versus = { $game } contre { LIST($names) }
# To spectators.
title_players = { $game } – { LIST($names) }

# On the analysis board; and why not, while one plays online.
analyse = Plateau d’analyse
analyseFair = Fair-play : une partie que tu joues en ligne ne peut pas être analysée avant la fin.
