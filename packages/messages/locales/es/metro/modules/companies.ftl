title = Compañías
about = Las líneas son de ocho compañías. Tienes acciones secretas y puedes cambiarlas.
preset = Acciones secretas de ocho compañías en lugar de líneas propias.

events_dealt = { $name } recibe una acción del { $percent } %.
events_dealtShare = { $name } recibe la acción { $share }.
events_turned = Queda a la vista la acción { $share }.
events_tookOpen = { $name } cambia una acción por la { $share }.
events_tookHidden = { $name } cambia una acción del { $percent } % por una de la pila.
events_tookHiddenShare = { $name } cambia una acción por la { $share }, de la pila.
events_shown = { $name } muestra la acción { $share }.
events_valued = Las acciones de { $name } valen { points }.

prompts_exchange = En vez de eso puedes cambiar una acción.
prompts_title = Cambiar una acción

choices_exchangeOpen = Cambiar la { $given } por la { $taken }, a la vista
choices_exchangeHidden = Cambiar la { $given } por una del { $percent } % boca abajo

source = Acciones
sourceBonus = Mayorías de acciones
sourceValue = { $value } por cada 10 %

panel_yourShares = Tus acciones
panel_percent = { $percent } %
panel_worthNow = vale { $points }
panel_shown = Mostrada para un peón
panel_choose = Elige la acción que quieres cambiar.
panel_instead = Cambias en lugar de colocar una loseta.
panel_takeOpen = Tomar la { $share }, a la vista
panel_takeTop = Tomar la primera de la pila del { $percent } %, boca abajo ({ shares })
panel_takeKnownTop = Tomar la primera de la pila (la conoces: { $share })
panel_give = Cambiar la { $share }
panel_known = Lo que sabes
panel_knownToAll = Lo que se sabe
panel_holder = De quién
panel_faceUp = A la vista
panel_pile = En la pila
panel_ofPile = Boca abajo ({ shares })
panel_ranking = Compañías
panel_company = Compañía
panel_profit = Beneficio
panel_value = Valor
panel_held = Tuyas
panel_paused = No hay cambios hasta que se coloque una loseta o un peón.
panel_ended = Ya no hay cambios.
panel_allowed = Los cambios acaban cuando una compañía llega a un beneficio de 25.
panel_youHold = Tus acciones: { $items }.
panel_holds = Acciones conocidas de { $name }: { $items }.
panel_faceUpAre = A la vista: { $items }.
panel_inPiles = Cada pila tiene { shares }.
panel_ranked = Compañías por beneficio: { $items }.
panel_rankedOne = { colour-f } { $profit } (valor { $value })
panel_worthSentence = Si la partida acabara ahora, tus acciones darían { points } y las mayorías { $least } más.
panel_worthRange = Si la partida acabara ahora, tus acciones darían { points } y las mayorías de { $least } a { $most } más.
panel_summary = Tus acciones: ahora { points }
panel_summaryRange = Tus acciones: ahora de { $least } a { points }
panel_summaryLeader = Compañía en cabeza: { colour-f }, beneficio { $profit }
