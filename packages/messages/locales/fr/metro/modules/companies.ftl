title = Compagnies
about = Les lignes sont à huit compagnies. Tu en détiens des actions cachées, que tu peux échanger.
preset = Des actions cachées dans huit compagnies au lieu de lignes à toi.

events_dealt = { $name } reçoit une action de { $percent } %.
events_dealtShare = { $name } reçoit { $share }.
events_turned = Action visible : { $share }.
events_tookOpen = { $name } échange une action et prend { $share }.
events_tookHidden = { $name } échange une action de { $percent } % contre une autre de la pile.
events_tookHiddenShare = { $name } échange une action et prend { $share } sur la pile.
events_shown = { $name } montre { $share }.
events_valued = Valeur des actions { name-of } : { points }.

prompts_exchange = Tu peux aussi échanger une action.
prompts_title = Échanger une action

choices_exchangeOpen = Échanger { $given } contre { $taken }, action visible
choices_exchangeHidden = Échanger { $given } contre une action cachée de { $percent } %

source = Actions
sourceBonus = Majorités d’actions
# What each share of 10 % brings.
sourceValue = { $value } par 10 %

panel_yourShares = Tes actions
panel_percent = { $percent } %
panel_worthNow = vaut { $points }
panel_shown = Montrée pour un jeton
panel_choose = Choisis une action pour l’échanger.
panel_instead = Un échange se fait à la place d’une tuile.
panel_takeOpen = Prendre { $share }, action visible
panel_takeTop = Prendre le dessus de la pile, caché ({ shares } de { $percent } %)
panel_takeKnownTop = Prendre le dessus de la pile : { $share }, que tu connais
panel_give = Donner { $share } et
panel_known = Ce que tu sais
panel_knownToAll = Ce que tout le monde sait
panel_holder = Actionnaire
panel_faceUp = Visibles
panel_pile = Dans la pile
panel_ofPile = Cachée ({ shares })
panel_ranking = Compagnies
panel_company = Compagnie
panel_profit = Bénéfice
panel_value = Valeur
panel_held = À toi
panel_paused = Échanges suspendus jusqu’à la pose d’une tuile ou d’un jeton.
panel_ended = Les échanges sont terminés.
panel_allowed = Les échanges cessent quand une compagnie atteint 25 de bénéfice.
panel_youHold = Tu détiens { $items }.
panel_holds = Actions connues { name-of } : { $items }.
panel_faceUpAre = Actions visibles : { $items }.
panel_inPiles = Chaque pile compte { shares }.
panel_ranked = Compagnies par bénéfice : { $items }.
panel_rankedOne = { colour-f } { $profit }, valeur { $value }
panel_worthSentence = Si la partie finissait maintenant, tes actions rapporteraient { points } et les majorités { $least }.
panel_worthRange = Si la partie finissait maintenant, tes actions rapporteraient { points } et les majorités de { $least } à { $most }.
panel_summary = Tes actions valent { points }
panel_summaryRange = Tes actions valent de { $least } à { points }
panel_summaryLeader = En tête : compagnie { colour-f }, bénéfice { $profit }
