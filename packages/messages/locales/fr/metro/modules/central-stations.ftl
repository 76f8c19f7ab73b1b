title = Gares centrales
about = Un jeton sur un quai de la gare centrale te donne une ligne de plus, qui part de là.

events_token = { $name } place le jeton { colour } sur le { $platform }.

prompts_token = Ou choisis un quai pour un jeton.

choices_token = Placer le jeton { colour } sur le { $platform }
choices_tokenFor = Montrer { $share } et placer le jeton { colour } sur le { $platform }

panel_platforms = Quais centraux
panel_toPlace = Jetons à placer
panel_allPlaced = Tous les jetons sont placés.
panel_chooseShare = Ou montre une action et place le jeton de sa compagnie :
panel_choosePlatform = Choisis-lui un quai.
panel_chooseOwn = Au lieu de poser une tuile, tu peux placer ton jeton : choisis un quai.
panel_token = Quai { $platform } : jeton { colour }
panel_free = Quai { $platform } : libre
panel_complete = Quai { $platform } : sa ligne est terminée
panel_place = Quai { $platform } : placer le jeton ici
panel_toPlaceAre = Jetons à placer : { $items }.
panel_freeAre = Quais libres : { $items }.
panel_noneFree = Aucun quai n’est libre.
panel_tokenAt = Sur le quai { $platform } se trouve le jeton { colour }.
panel_summary = Jetons à placer : { $count }
