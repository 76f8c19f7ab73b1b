points =
    { $points } { $points ->
        [one] point
       *[other] points
    }
tiles =
    { $count } { $count ->
        [one] tuile
       *[other] tuiles
    }
shares =
    { $count } { $count ->
        [one] action
       *[other] actions
    }
chips =
    { $count } { $count ->
        [one] pastille
       *[other] pastilles
    }
cards =
    { $count } { $count ->
        [one] carte
       *[other] cartes
    }
tourists =
    { $count } { $count ->
        [one] touriste
       *[other] touristes
    }
colour =
    { $colour ->
        [yellow] jaune
        [blue] bleu
        [orange] orange
        [green] vert
        [purple] violet
        [grey] gris
        [red] rouge
       *[brown] marron
    }
# Féminin : une ligne verte.
colour-f =
    { $colour ->
        [yellow] jaune
        [blue] bleue
        [orange] orange
        [green] verte
        [purple] violette
        [grey] grise
        [red] rouge
       *[brown] marron
    }
# Masculin pluriel : des touristes verts.
colour-mpl =
    { $colour ->
        [yellow] jaunes
        [blue] bleus
        [orange] orange
        [green] verts
        [purple] violets
        [grey] gris
        [red] rouges
       *[brown] marron
    }
# Féminin pluriel : des cartes vertes.
colour-fpl =
    { $colour ->
        [yellow] jaunes
        [blue] bleues
        [orange] orange
        [green] vertes
        [purple] violettes
        [grey] grises
        [red] rouges
       *[brown] marron
    }
# À qui est une ligne, avec l’article.
owner =
    { $ownerIs ->
        [company] la { $owner }
        [colour] { CAPITAL($owner) }
       *[player] { $owner }
    }
# Le même au début d’une phrase.
owner-subject =
    { $ownerIs ->
        [company] La { $owner }
        [colour] { CAPITAL($owner) }
       *[player] { CAPITAL($owner) }
    }
# de la Compagnie verte, de Vert, d’Anne.
owner-of =
    { $ownerIs ->
        [company] de la { $owner }
        [colour] { INITIAL($owner) ->
            [vowel] d’{ CAPITAL($owner) }
           *[consonant] de { CAPITAL($owner) }
        }
       *[player] { INITIAL($owner) ->
            [vowel] d’{ $owner }
           *[consonant] de { $owner }
        }
    }
# d’Anne, de Paul.
name-of =
    { INITIAL($name) ->
        [vowel] d’{ $name }
       *[consonant] de { $name }
    }
# D’où part une ligne.
start =
    { $fromIs ->
        [platform] du { $from }
       *[station] de la { $from }
    }
# Où une ligne arrive.
end =
    { $toIs ->
        [centre] { $to }
        [platform] le { $to }
       *[station] la { $to }
    }

letters_yellow = Y
letters_blue = B
letters_orange = O
letters_green = G
letters_purple = P
letters_grey = E
letters_red = R
letters_brown = N

game = Metro
gameWith = Metro avec { $modules }
gameSide = { $game } ({ $side })

from_1 = depuis le nord
from_2 = depuis l’est
from_3 = depuis le sud
from_4 = depuis l’ouest

to_1 = vers le nord
to_2 = vers l’est
to_3 = vers le sud
to_4 = vers l’ouest

player = Joueur { $number }
company = Compagnie { colour-f }
nobody = personne
station = station { $number } ({ $name })
platform = quai { $number }
centre = la gare centrale
departure = { $from }, { $owner }
share =
    { $colour ->
        [orange] { $percent } % de l’orange
       *[other] { $percent } % de la { colour-f }
    }

modules_companies =
    .title = Compagnies
    .about = Les lignes sont à huit compagnies. Tu en détiens des actions cachées, que tu peux échanger.
modules_central-stations =
    .title = Gares centrales
    .about = Un jeton sur un quai de la gare centrale te donne une ligne de plus, qui part de là.
modules_central-tracks =
    .title = Voies centrales
    .about = Quatre tuiles couvrent la gare centrale. Les lignes la traversent ; plus rien n’est doublé.
modules_solo =
    .title = Solo
    .about = En solitaire, tu prolonges les lignes de huit compagnies. La plus pauvre fait ton score.
modules_paris =
    .title = Paris
    .about = Envoie des touristes sur tes sites. Leur plus longue suite rapporte, les autres coûtent.
modules_stockholm =
    .title = Stockholm
    .about = Les touristes remplissent une rangée de sites. Tes couleurs te donnent leurs points.
modules_london =
    .title = Londres
    .about = Une tuile posée sur un touriste lance le taxi. S’il arrive, chaque emplacement vaut un point.
modules_new-york =
    .title = New York
    .about = À chaque station, un touriste attend la ligne qui s’y termine.
modules_st-petersburg =
    .title = Saint-Pétersbourg
    .about = Les lignes qui passent par les sites prennent des pastilles cachées aux touristes.
modules_berlin =
    .title = Berlin
    .about = Les lignes gagnent les cartes des touristes. La majorité de chaque couleur rapporte.

sides_secret =
    .title = Couleurs secrètes
    .about = Tes couleurs restent cachées ; elles comptent à la fin.
sides_open =
    .title = Couleurs visibles
    .about = Chaque site a sa couleur, et les points viennent aussitôt.
sides_A =
    .title = Face A
    .about = La deuxième place vaut presque autant que la première.
sides_B =
    .title = Face B
    .about = La première place vaut bien plus que la deuxième.
sides_mixed =
    .title = Mélange
    .about = Le hasard choisit la face de chaque site.
sides_normal =
    .title = Normal
    .about = Ton score est le bénéfice de la compagnie la plus pauvre.
sides_hard =
    .title = Difficile
    .about = L’écart entre la plus riche et la plus pauvre est déduit.

presets_classic =
    .title = Classique
    .about = Le jeu tel qu’il est sorti en 2000, sans rien de plus.
presets_companies =
    .title = Compagnies
    .about = Des actions cachées dans huit compagnies au lieu de lignes à toi.
presets_paris =
    .title = Paris
    .about = Les touristes occupent tes sites ; les longues suites rapportent.
presets_stockholm =
    .title = Stockholm
    .about = Les touristes remplissent les sites, et tes couleurs sont secrètes.
presets_london =
    .title = Londres
    .about = Envoie le taxi faire le tour des sites et touche la course.
presets_new-york =
    .title = New York
    .about = Va chercher les touristes au bout de tes lignes.
presets_st-petersburg =
    .title = Saint-Pétersbourg
    .about = Passe par les sites et prends des pastilles cachées.
presets_berlin =
    .title = Berlin
    .about = Gagne les cartes des touristes ; les majorités rapportent.
presets_expert =
    .title = Expert
    .about = Compagnies, gares centrales et deux tuiles en main.
presets_solo =
    .title = Solo
    .about = En solitaire : la plus pauvre de huit compagnies fait ton score.
presets_solo-hard =
    .title = Solo difficile
    .about = En solitaire : la compagnie la plus pauvre, moins l’écart avec la plus riche.

setup_modules = Modules
setup_city = Ville
setup_noCity =
    .title = Aucune ville
    .about = Seules les lignes rapportent des points.
setup_side = Variante
setup_variants = Règles de la table
setup_rotate =
    .title = Rotation libre
    .about = Une tuile se pose dans tous les sens, malgré sa flèche.
setup_exclusive =
    .title = Cases exclusives
    .about = Un marqueur saute les cases de score déjà occupées.
setup_corners =
    .title = Contact par un coin
    .about = Une tuile peut aussi en toucher une autre par un coin seul.
setup_hand = Tuiles en main
setup_handOf = { tiles }
setup_handAbout =
    { $count ->
        [1] Comme dans la règle.
       *[other] Davantage de choix.
    }

events_first = { $name } commence.
events_laid = { $name } pose une tuile en { $cell }.
events_passed = { $name } n’a plus de tuile et passe.
events_line = La ligne au départ { start } atteint { end } : { points } pour { owner } (total { $total }).
events_lineDoubled = La ligne au départ { start } atteint { end } : { $length } × 2 = { points } pour { owner } (total { $total }).
events_lineOfNobody = La ligne au départ { start } atteint { end }. Elle n’est à personne.
events_profit = { owner-subject } gagne { points } à la fin (total { $total }).
events_bonus = { $name } gagne { points } à la fin (total { $total }).
events_bonusLost = { $name } perd { points } à la fin (total { $total }).
events_over = La partie est terminée : { $scores }.
events_score = { $name } { $score }
events_companies_dealt = { $name } reçoit une action de { $percent } %.
events_companies_dealtShare = { $name } reçoit { $share }.
events_companies_turned = Action visible : { $share }.
events_companies_tookOpen = { $name } échange une action et prend { $share }.
events_companies_tookHidden = { $name } échange une action de { $percent } % contre une autre de la pile.
events_companies_tookHiddenShare = { $name } échange une action et prend { $share } sur la pile.
events_companies_shown = { $name } montre { $share }.
events_companies_valued = Valeur des actions { name-of } : { points }.
events_centralStations_token = { $name } place le jeton { colour } sur le { $platform }.
events_centralTracks_covered = La tuile { $tile } couvre un quart de la gare centrale.
events_solo_turned = Couleur tirée : { colour }.
events_solo_refused = Une tuile dddd est refusée ; { $tile } la remplace.
events_paris_sight = { $name } reçoit le site { $sight }.
events_paris_field = { $name } envoie le touriste { colour } sur le site { $sight }, emplacement { $field } de sa rangée.
events_paris_beside = { $name } place le touriste { colour } à côté de ceux de { $cell }.
events_paris_left = Le touriste { colour } ne trouve plus de compagnie et quitte le jeu.
events_paris_row =
    Sites { name-of } : une suite de { $run }, { $others } { $others ->
        [one] autre
       *[other] autres
    }, { $full } { $full ->
        [one] site complet
       *[other] sites complets
    } : { points }.
events_stockholm_sight = { $sight } vient ensuite dans la rangée.
events_stockholm_chip = La pastille { colour-f } est sur le site { $sight }.
events_stockholm_dealt = { $name } reçoit une couleur secrète.
events_stockholm_dealtColour = { $name } reçoit une couleur secrète : { colour }.
events_stockholm_visited = Le touriste { colour } visite le site { $sight } : { points }.
events_stockholm_scored = Le touriste { colour } visite le site { $sight } : { points } pour { $name } (total { $total }).
events_stockholm_shown = { $name } révèle sa couleur : { colour }, { points }.
events_london_sight = { $sight } vient ensuite dans la rangée.
events_london_arrived = Le taxi atteint un emplacement { colour } du site { $sight } : { points } pour { $name } (total { $total }).
events_london_missed =
    Le taxi parcourt { $driven } { $driven ->
        [one] emplacement
       *[other] emplacements
    } : aucun n’est { colour }.
events_newYork_board = { owner-subject } reçoit le plateau { $board }.
events_newYork_taken = { owner-subject } emmène le touriste { colour } de la { $station } sur le site { $sight } : { points }.
events_newYork_valued = Valeur des touristes { owner-of } : { points }.
events_stPetersburg_stood = { $name } place le touriste { colour } sur le site { $sight }.
events_stPetersburg_took =
    { owner-subject } prend { $count } { $count ->
        [one] pastille { colour-f }
       *[other] pastilles { colour-fpl }
    }.
events_stPetersburg_tookValues = Pastilles { colour-fpl } prises par { owner } : { $values }.
events_stPetersburg_revealed = Valeur des pastilles { owner-of } : { points }.
events_berlin_visits = Le touriste { colour } visite le site { $sight } : { $high } pour la majorité, { $low } pour la deuxième place.
events_berlin_took =
    { owner-subject } prend { $count } { $count ->
        [one] carte { colour-f }
       *[other] cartes { colour-fpl }
    }.
events_berlin_won = { owner-subject } gagne { points } pour le site { $sight }.

prompts_layOrDraw = Pose une tuile ou pioches-en une.
prompts_lay = Pose une tuile.
prompts_layDrawn = Pose la tuile piochée.
prompts_draw = Pioche une tuile.
prompts_pass = Tu n’as plus de tuile : passe.
prompts_extend = Prolonge une ligne { colour-f }.
prompts_exchange = Tu peux aussi échanger une action.
prompts_token = Tu peux aussi placer un jeton.
prompts_placeTourist = Choisis où va le touriste { colour }.
prompts_placeTourists = Choisis où vont les touristes de cette case.
prompts_stand = Choisis le touriste du site { $sight }.
prompts_keepOrRefuse = Garde la tuile dddd ou refuse-la pour une autre.
prompts_decide = À toi de décider.
prompts_waiting = C’est à { $name } de jouer.
prompts_chance = Le hasard décide.
prompts_over = La partie est terminée.

choices_lay = Poser { $tile } en { $cell }
choices_draw = Piocher une tuile
choices_pass = Passer
choices_exchangeOpen = Échanger { $given } contre { $taken }, action visible
choices_exchangeHidden = Échanger { $given } contre une action cachée de { $percent } %
choices_token = Placer le jeton { colour } sur le { $platform }
choices_tokenFor = Montrer { $share } et placer le jeton { colour } sur le { $platform }
choices_field = Envoyer le touriste { colour } sur le site { $sight }, emplacement { $field } de ta rangée
choices_beside = Placer le touriste { colour } à côté de ceux de { $cell }
choices_stand = Placer le touriste { colour } sur le site { $sight }
choices_keep = Garder la dddd
choices_refuse = Refuser la dddd et piocher une autre tuile

labels_board = Plateau
labels_otherMoves = Autres coups
labels_hand = Ta main
labels_pile = { tiles } dans la pioche
labels_rotate = Tourner
labels_draw = Piocher
labels_pass = Passer
labels_lay = Poser
labels_cancel = Annuler
labels_decide = Décider

effects_brings = rapporterait { points } à { owner }
effects_finishes = termine la ligne { owner-of } au départ { start } pour { points }
effects_finishesDoubled = termine au centre la ligne { owner-of } au départ { start } pour { $length } × 2 = { points }
effects_bringsYou = te rapporterait { points }
effects_finishesYours = termine ta ligne au départ { start } pour { points }
effects_finishesYoursDoubled = termine au centre ta ligne au départ { start } pour { $length } × 2 = { points }
effects_lengthensYours = allonge ta ligne au départ { start } de { $before } à { $after }
effects_finishesNobodys = termine la ligne au départ { start }, qui n’est à personne
effects_lengthens = allonge la ligne { owner-of } au départ { start } de { $before } à { $after }
effects_asks = laisse une décision à prendre
effects_nothing = ne change aucune ligne
effects_sentence = { $choice } : { $effects }.
effects_plain = { $choice }.

board_names = Les colonnes vont de A à H depuis la gauche, les rangées de 1 à 8 depuis le haut. Les stations font le tour depuis le coin en haut à droite.
board_laid =
    { $laid } { $laid ->
        [one] tuile
       *[other] tuiles
    } sur le plateau, { $pile } { $pile ->
        [one] tuile
       *[other] tuiles
    } dans la pioche.
board_row = Rangée { $row } : { $cells }.
board_emptyRow = Rangée { $row } : aucune tuile.
board_tileOn = { $tile } en { $cell }
board_free = Tu peux poser en : { $cells }.
board_freeFor = { $tile } peut se poser en : { $cells }.

cell_centre = { $cell } fait partie de la gare centrale.
cell_empty = { $cell } est vide.
cell_tile = Tuile en { $cell } : { $tile }.
cell_enters = La ligne { owner-of } au départ { start } y entrerait { $side }.
cell_crosses = La ligne { owner-of } au départ { start } y passe { $side } { $exit }.
cell_tourist = Un touriste { colour } s’y trouve.
cell_sight = C’est le site { $sight }.

line_of = La ligne au départ { start } appartient à { owner }.
line_ofNobody = La ligne au départ { start } n’est à personne.
line_none = Aucune ligne ne part { start }.
line_noTile = Elle n’a encore aucune tuile.
line_length = Longueur actuelle : { $length }.
line_path = Parcours : { $crossings }.
line_crossing = { $cell } { $side } { $exit }
line_next = Elle entrerait ensuite en { $cell } { $side }.
line_ended = Elle se termine à { end }, longueur { $length }.
line_doubled = Elle se termine à { end }, longueur { $length }, et compte double.

tile_is = { $tile } : { $tracks }.
tile_track = { $side } { $exit }

hand_holds = Tu as en main { $tiles }.
hand_drew = La tuile piochée est { $tile } ; tu dois la poser.
hand_empty = Tu n’as aucune tuile en main.
hand_none = Tu regardes la partie.

scores_seat = { $name } : { points }.
scores_company = { $owner } : bénéfice { $points }.

sources_lines = Lignes
sources_doubled = Doublées au centre
sources_exclusive = Cases sautées
sources_companies = Actions
sources_majority = Majorités d’actions
sources_solo = Compagnie la plus pauvre
sources_paris = Sites de Paris
sources_stockholm = Sites de Stockholm
sources_london = Taxi de Londres
sources_new-york = Touristes de New York
sources_st-petersburg = Pastilles de Saint-Pétersbourg
sources_berlin = Majorités de Berlin

## The panels of modules and cities.

panels_unknown = inconnue
panels_total = Total
panels_points = { points }
panels_coloured = { colour } { $count }
panels_companies_yourShares = Tes actions
panels_companies_percent = { $percent } %
panels_companies_worthNow = vaut { $points }
panels_companies_shown = Montrée pour un jeton
panels_companies_choose = Choisis une action pour l’échanger.
panels_companies_instead = Un échange se fait à la place d’une tuile.
panels_companies_takeOpen = Prendre { $share }, action visible
panels_companies_takeTop = Prendre le dessus de la pile, caché ({ shares } de { $percent } %)
panels_companies_takeKnownTop = Prendre le dessus de la pile : { $share }, mise là par toi
panels_companies_give = Donner { $share } et
panels_companies_known = Ce que tu sais
panels_companies_knownToAll = Ce que tout le monde sait
panels_companies_holder = Actionnaire
panels_companies_faceUp = Visibles
panels_companies_pile = Dans la pile
panels_companies_ranking = Compagnies
panels_companies_company = Compagnie
panels_companies_profit = Bénéfice
panels_companies_value = Valeur
panels_companies_held = À toi
panels_companies_paused = Échanges suspendus jusqu’à la pose d’une tuile ou d’un jeton.
panels_companies_ended = Les échanges sont terminés.
panels_companies_allowed = Les échanges cessent quand une compagnie atteint 25.
panels_companies_youHold = Tu détiens { $items }.
panels_companies_holds = Actions connues { name-of } : { $items }.
panels_companies_faceUpAre = Actions visibles : { $items }.
panels_companies_inPiles = Chaque pile compte { shares }.
panels_companies_ranked = Compagnies par bénéfice : { $items }.
panels_companies_rankedOne = { colour-f } { $profit }, valeur { $value }
panels_companies_worthSentence = Si la partie finissait maintenant, tes actions rapporteraient { points } et les majorités { $least }.
panels_companies_worthRange = Si la partie finissait maintenant, tes actions rapporteraient { points } et les majorités de { $least } à { $most }.
panels_companies_summary = Tes actions valent { points }
panels_companies_summaryRange = Tes actions valent de { $least } à { points }
panels_companies_summaryLeader = En tête : compagnie { colour-f }, { $profit }
panels_centralStations_platforms = Quais centraux
panels_centralStations_toPlace = Jetons à placer
panels_centralStations_allPlaced = Tous les jetons sont placés.
panels_centralStations_chooseShare = Ou montre une action et place le jeton de sa compagnie :
panels_centralStations_choosePlatform = Choisis-lui un quai.
panels_centralStations_chooseOwn = Au lieu de poser une tuile, tu peux placer ton jeton : choisis un quai.
panels_centralStations_token = Quai { $platform } : jeton { colour }
panels_centralStations_free = Quai { $platform } : libre
panels_centralStations_complete = Quai { $platform } : sa ligne est terminée
panels_centralStations_place = Quai { $platform } : placer le jeton ici
panels_centralStations_toPlaceAre = Jetons à placer : { $items }.
panels_centralStations_freeAre = Quais libres : { $items }.
panels_centralStations_noneFree = Aucun quai n’est libre.
panels_centralStations_tokenAt = Sur le quai { $platform } se trouve le jeton { colour }.
panels_centralStations_summary = Jetons à placer : { $count }
panels_solo_colour = Couleur tirée
panels_solo_noColour = Aucune couleur n’est encore tirée.
panels_solo_extend = Prolonge une ligne { colour-f }
panels_solo_deck = Encore dans le paquet
panels_solo_deckEmpty = Le paquet est vide : toutes les couleurs sont mélangées de nouveau.
panels_solo_profits = Bénéfices
panels_solo_gone = terminée
panels_solo_last = dernière
panels_solo_resultNow = résultat actuel { $points }
panels_solo_resultOf = Bénéfice de la dernière compagnie : { $last }
panels_solo_resultOfHard = Dernière { $last }, moins l’écart de { $gap } avec la première
panels_solo_question = Quatre demi-tours : garder cette tuile ?
panels_solo_keep = La garder
panels_solo_refuse = La refuser, en piocher une autre
panels_solo_colourIs = Couleur tirée : { colour }.
panels_solo_deckHas = Encore dans le paquet : { $items }.
panels_solo_goneAre = Terminées et hors du jeu : { $items }.
panels_solo_profitsAre = Bénéfices : { $items }.
panels_solo_resultIs = Le résultat est de { points } pour l’instant.
panels_solo_summary = Couleur : { colour } · résultat actuel { $points }
panels_solo_summaryResult = Résultat actuel { $points }
panels_paris_yourSights = Tes sites
panels_paris_sightsOf = Sites { name-of }
panels_paris_lifted = Touristes à placer
panels_paris_chooseField = Choisis un emplacement.
panels_paris_chooseBeside = Aucun emplacement ne lui est libre. Choisis qui il rejoint sur le plateau.
panels_paris_beside = { colour } en { $cell }
panels_paris_field = Emplacement { $number } ({ colour }) : libre
panels_paris_fieldTaken = Emplacement { $number } ({ colour }) : touriste
panels_paris_fieldInRun = Emplacement { $number } ({ colour }) : touriste, dans la plus longue suite
panels_paris_place = Emplacement { $number } : placer le touriste { colour }
panels_paris_full = Complet : 3 points
panels_paris_tally =
    suite de { $run } · { $others } { $others ->
        [one] autre
       *[other] autres
    } · { $full } { $full ->
        [one] complet
       *[other] complets
    }
panels_paris_sight = { $sight } : { $items }
panels_paris_sightsAre = Sites { name-of } : { $items }.
panels_paris_score =
    { $name } a une suite de { $run }, { $others } { $others ->
        [one] autre
       *[other] autres
    }, { $full } { $full ->
        [one] complet
       *[other] complets
    } : { points } pour l’instant.
panels_paris_summary = Tes sites : suite de { $run } · { points }
panels_paris_summaryOf = Meilleurs sites : { $name }, { points }
panels_stockholm_row = Rangée de sites
panels_stockholm_sight = Site
panels_stockholm_field = N° { $number }
panels_stockholm_yourColours = Tes couleurs secrètes
panels_stockholm_coloursOf = Couleurs { name-of }
panels_stockholm_freeField = libre, { points }
panels_stockholm_nextField = prochain, { points }
panels_stockholm_takenField = touriste { colour }, { points }
panels_stockholm_chipOn = { $sight }, pour les touristes { colour-mpl }
panels_stockholm_openRule = Un touriste va au site de sa couleur ; ses points sont aussitôt à toi.
panels_stockholm_secretRule = Chaque touriste va au prochain emplacement libre. Les couleurs secrètes comptent à la fin.
panels_stockholm_sightIs = { $sight } : { $items }.
panels_stockholm_coloursAre = Tes couleurs : { $items } ; { points } pour l’instant.
panels_stockholm_coloursOfAre = Couleurs { name-of } : { $items } ; { points }.
panels_stockholm_summary = Tes couleurs : { $items } · { points }
panels_stockholm_summaryVisits = Sur les sites : { $count } touristes sur { $all }
panels_london_circuit = Le taxi et son circuit
panels_london_start = Départ
panels_london_startTaxi = Départ : le taxi
panels_london_turn = le taxi fait demi-tour
panels_london_rides = Une tuile sur un touriste rapporte
panels_london_ride = { colour } : { points }, jusqu’à { $sight }
panels_london_noRide = { colour } : rien
panels_london_field = Emplacement { $number } ({ colour })
panels_london_fieldTaxi = Emplacement { $number } ({ colour }) : le taxi
panels_london_fieldAhead = Emplacement { $number } ({ colour }) : à { points } du taxi
panels_london_down = aller
panels_london_up = retour
panels_london_taxiAt = Le taxi est sur l’emplacement { $number } ({ colour }) du site { $sight }.
panels_london_taxiAtStart = Le taxi est devant le premier emplacement.
panels_london_aheadOne = { colour } ({ $sight })
panels_london_ahead = Les quatre emplacements suivants : { $items }.
panels_london_ridesAre = Une tuile sur un touriste rapporterait : { $items } ; rien pour les autres couleurs.
panels_london_sightIs = { $sight } : à l’aller { $upper }, au retour { $lower }.
panels_london_summary = Taxi : emplacement { $number } · { $sight }
panels_london_summaryStart = Taxi : au départ
panels_newYork_boards = Plateaux
panels_newYork_tourist = Touriste
panels_newYork_waiting = En attente
panels_newYork_valueOnly =
    aucun, à { $value } { $value ->
        [one] point
       *[other] points
    } chacun
panels_newYork_takenAt =
    { tourists } à { $value } { $value ->
        [one] point
       *[other] points
    } chacun
panels_newYork_key = En petit : la valeur d’un touriste. En grand : combien sont pris.
panels_newYork_boardOf = Valeur d’un touriste sur le plateau { owner-of } : { $items }.
panels_newYork_takenBy = Touristes { owner-of } : { $items } ; { points } pour l’instant.
panels_newYork_tookNone = { owner-subject } n’a encore aucun touriste.
panels_newYork_summary = Tes touristes : { points }
panels_newYork_summaryWaiting = Aux stations : { tourists } en attente
panels_stPetersburg_tourists = Les touristes et leurs pastilles
panels_stPetersburg_tourist = Touriste
panels_stPetersburg_chips = Pastilles
panels_stPetersburg_where = Où
panels_stPetersburg_left = reste { $count }
panels_stPetersburg_available = au choix
panels_stPetersburg_at = { $sight }, { $cell }
panels_stPetersburg_freeSights = Sites sans tuile
panels_stPetersburg_noFreeSights = Tous les sites ont leur touriste.
panels_stPetersburg_chooseTourist = Choisis le touriste du site { $sight }.
panels_stPetersburg_stand = Placer : { colour }
panels_stPetersburg_taken = Pastilles prises
panels_stPetersburg_owner = À qui
panels_stPetersburg_count = Pastilles
panels_stPetersburg_sum = Points
panels_stPetersburg_hidden = caché
panels_stPetersburg_chipTaken = { $value }, prise
panels_stPetersburg_tookChips = { owner-subject } a { chips }.
panels_stPetersburg_tookValues = { owner-subject } a des pastilles de { $items } : { points }.
panels_stPetersburg_standsAt =
    Sur le site { $sight }, { $cell }, se tient le touriste { colour } ; { $count ->
        [one] reste
       *[other] restent
    } { chips }.
panels_stPetersburg_freeSightsAre = Sites sans tuile : { $items }.
panels_stPetersburg_availableAre = Touristes au choix, avec leurs pastilles : { $items }.
panels_stPetersburg_availableOne = { colour } ({ $values })
panels_stPetersburg_summary = Tes pastilles : { $count } · { points }
panels_stPetersburg_summarySights = Sites sans tuile : { $count }
panels_berlin_sights = Sites et cartes
panels_berlin_sight = Site
panels_berlin_numbers = { $high }/{ $low }
panels_berlin_imaginary = Non prises
panels_berlin_holds = { cards }
panels_berlin_holdsMost = { cards } (majorité, { points })
panels_berlin_holdsSecond = { cards } (deuxième place, { points })
panels_berlin_keyMost = majorité
panels_berlin_keySecond = deuxième place
panels_berlin_imaginaryRule = Les cartes que personne n’a prises concourent comme celles d’un joueur de plus.
panels_berlin_sightIs = { $sight }, { colour }, { $high } pour la majorité et { $low } pour la deuxième place : { $items }.
panels_berlin_ownerHas = { $owner } { $held }
panels_berlin_sumsAre = Points pour l’instant : { $items }.
panels_berlin_summary = Tes cartes : { $count } · { points }
panels_berlin_summaryCollected = Cartes prises : { $count } sur 64
