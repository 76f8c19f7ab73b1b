points =
    { $points } { $points ->
        [one] point
       *[other] points
    }
progress = Tuile { $at } sur { $of }
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

# L comme lilas, car V est le vert.
letters_yellow = J
letters_blue = B
letters_orange = O
letters_green = V
letters_purple = L
letters_grey = G
letters_red = R
letters_brown = M

game = Metro
gameWith = Metro : { LIST($modules) }
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

presets_classic =
    .title = Classique
    .about = Le jeu tel qu’il est sorti en 2000, sans rien de plus.
presets_expert =
    .title = Expert
    .about = Compagnies, gares centrales et deux tuiles en main.
presets_solo-hard =
    .title = Solo difficile
    .about = En solitaire : la compagnie la plus pauvre, moins l’écart avec la plus riche.

setup_modules = Modules
setup_city = Ville
setup_noCity =
    .title = Aucune ville
    .about = Seules les lignes rapportent des points.
setup_side = Variante
setup_variants = Règles maison
setup_rotate =
    .title = Rotation libre
    .about = Une tuile se pose dans tous les sens, malgré sa flèche.
setup_exclusive =
    .title = Piste exclusive
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
events_placed = { $name } pose une tuile en { $cell }.
events_passed = { $name } n’a plus de tuile et passe.
events_line = La ligne au départ { start } atteint { end } : { points } pour { owner } (total { $total }).
events_lineDoubled = La ligne au départ { start } atteint { end } : { $length } × 2 = { points } pour { owner } (total { $total }).
events_lineOfNobody = La ligne au départ { start } atteint { end }. Elle n’est à personne.
events_profit = { owner-subject } gagne { points } à la fin (total { $total }).
events_bonus = { $name } gagne { points } à la fin (total { $total }).
events_bonusLost = { $name } perd { points } à la fin (total { $total }).
events_over = La partie est terminée : { LIST($scores) }.
events_score = { $name } { $score }

prompts_placeOrDraw = Pose une tuile ou pioches-en une.
prompts_place = Pose une tuile.
prompts_placeDrawn = Pose la tuile piochée.
prompts_draw = Pioche une tuile.
prompts_pass = Tu n’as plus de tuile : passe.
prompts_decide = À toi de décider.
prompts_waiting = C’est à { $name } de jouer.
prompts_chance = Tirage en cours…
prompts_over = La partie est terminée.

choices_place = Poser { $tile } en { $cell }
choices_draw = Piocher une tuile
choices_pass = Passer

look_lines = Lignes en couleur
look_paint_all = Toutes
look_paint_mine = Les miennes
look_paint_pointed = Au survol
look_track = Piste de score

labels_board = Plateau
labels_otherMoves = Autres coups
labels_hand = Ta main
# Under the tile that stays in the hand while the one that was drawn is placed.
labels_kept = gardée
labels_pile = { tiles } dans la pioche
labels_rotate = Tourner
labels_draw = Piocher
labels_pass = Passer
labels_place = Poser
labels_cancel = Annuler
labels_decide = Décider

effects_brings = rapporte { points } à { owner }
effects_finishes = termine la ligne { owner-of } au départ { start } pour { points }
effects_finishesDoubled = termine au centre la ligne { owner-of } au départ { start } pour { $length } × 2 = { points }
effects_bringsYou = te rapporte { points }
effects_finishesYours = termine ta ligne au départ { start } pour { points }
effects_finishesYoursDoubled = termine au centre ta ligne au départ { start } pour { $length } × 2 = { points }
effects_lengthensYours = allonge ta ligne au départ { start } de { $before } à { $after }
effects_finishesNobodys = termine la ligne au départ { start }, qui n’est à personne
effects_lengthens = allonge la ligne { owner-of } au départ { start } de { $before } à { $after }
effects_asks = laisse une décision à prendre
effects_nothing = ne change aucune ligne
effects_sentence = { $choice } : { $effects }.
effects_plain = { $choice }.

board_names = Les colonnes vont de A à H depuis la gauche, les rangées de 1 à 8 depuis le haut. Les stations sont numérotées dans le sens inverse des aiguilles d’une montre depuis le coin en haut à droite.
board_placed =
    { $placed } { $placed ->
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
line_path = Parcours : { LIST($crossings) }.
line_crossing = { $cell } { $side } { $exit }
line_next = Elle entrerait ensuite en { $cell } { $side }.
line_ended = Elle a atteint { end }, longueur { $length }.
line_doubled = Elle a atteint { end }, longueur { $length }, et compte double.

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

highlights_longest = La plus longue ligne
highlights_biggest = Le plus gros gain

## What panels of several modules say.

panels_unknown = inconnue
panels_total = Total
panels_points = { points }
panels_coloured = { colour } { $count }

## What chance decides, where a person chooses it.

outcomes_first = Qui commence ?
outcomes_tile = Quelle tuile pioche { $name } ?
outcomes_tourist = Quel touriste en { $cell } ?
outcomes_other = Que décide le hasard ?
