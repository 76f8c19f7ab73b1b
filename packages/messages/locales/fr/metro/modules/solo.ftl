title = Solo
game = Metro en solitaire
about = En solitaire, tu prolonges les lignes de huit compagnies. La plus pauvre fait ton score.
preset = En solitaire : la plus pauvre de huit compagnies fait ton score.

sides_normal =
    .title = Normal
    .about = Ton score est le bénéfice de la compagnie la plus pauvre.
sides_hard =
    .title = Difficile
    .about = L’écart entre la plus riche et la plus pauvre est déduit.

events_turned = Couleur tirée : { colour }.
events_refused = Une tuile dddd est refusée ; { $tile } la remplace.

prompts_extend = Prolonge une ligne { colour-f }.

source = Compagnie la plus pauvre
sourceGap = Écart avec la plus riche

panel_colour = Couleur tirée
panel_noColour = Aucune couleur n’est encore tirée.
panel_extend = Prolonge une ligne { colour-f }
panel_deck = Encore dans le paquet
panel_deckEmpty = Le paquet est vide : toutes les couleurs sont mélangées de nouveau.
panel_profits = Bénéfices
panel_gone = terminée
panel_last = dernière
panel_resultNow = résultat actuel { $points }
panel_resultOf = Bénéfice de la dernière compagnie : { $last }
panel_resultOfHard = Dernière { $last }, moins l’écart de { $gap } avec la première
panel_question = Quatre demi-tours : garder cette tuile ?
panel_keep = La garder
panel_refuse = La refuser, en piocher une autre
panel_colourIs = Couleur tirée : { colour }.
panel_deckHas = Encore dans le paquet : { $items }.
panel_goneAre = Terminées et hors du jeu : { $items }.
panel_profitsAre = Bénéfices : { $items }.
panel_resultIs = Le résultat est de { points } pour l’instant.
panel_summary = Couleur : { colour } · résultat actuel { $points }
panel_summaryResult = Résultat actuel { $points }
