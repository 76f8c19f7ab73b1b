title = Companhias
about = As linhas são de oito companhias. Você tem ações secretas e pode trocá-las.
preset = Ações secretas de oito companhias em vez de linhas próprias.

events_dealt = { $name } recebe uma ação de { $percent }%.
events_dealtShare = { $name } recebe a ação { $share }.
events_turned = A ação { $share } é aberta.
events_tookOpen = { $name } troca uma ação pela { $share }.
events_tookHidden = { $name } troca uma ação de { $percent }% por outra da pilha.
events_tookHiddenShare = { $name } troca uma ação pela { $share } da pilha.
events_shown = { $name } mostra a ação { $share }.
events_valued = As ações de { $name } valem { points }.

prompts_exchange = Em vez disso, você pode trocar uma ação.
prompts_title = Trocar uma ação

choices_exchangeOpen = Trocar a { $given } pela { $taken }, aberta
choices_exchangeHidden = Trocar a { $given } por uma ação fechada de { $percent }%

source = Ações
sourceBonus = Maiorias de ações
# Quanto rende cada ação de 10%.
sourceValue = { $value } a cada 10%

panel_yourShares = Suas ações
panel_percent = { $percent }%
panel_worthNow = vale { $points }
panel_shown = Mostrada por um marcador
panel_choose = Escolha uma ação para trocar.
panel_instead = A troca substitui a colocação de uma peça.
panel_takeOpen = Pegar a { $share }, aberta
panel_takeTop = Pegar a de cima da pilha de { $percent }%, fechada ({ shares })
panel_takeKnownTop = Pegar a de cima da pilha (você sabe qual é: { $share })
panel_give = Trocar a { $share }
panel_known = O que você sabe
panel_knownToAll = O que todos sabem
panel_holder = Com quem
panel_faceUp = Abertas
panel_pile = Na pilha
panel_ofPile = Fechadas ({ shares })
panel_ranking = Companhias
panel_company = Companhia
panel_profit = Lucro
panel_value = Valor
panel_held = Suas
panel_paused = As trocas param até alguém colocar uma peça ou pôr um marcador.
panel_ended = As trocas acabaram.
panel_allowed = As trocas acabam quando uma companhia chega a um lucro de 25.
panel_youHold = Você tem { $items }.
panel_holds = O que se sabe de { $name }: { $items }.
panel_faceUpAre = Abertas: { $items }.
panel_inPiles = Cada pilha tem { shares }.
panel_ranked = Companhias por lucro: { $items }.
panel_rankedOne = { colour-f } { $profit } (valor { $value })
panel_worthSentence = Se o jogo acabasse agora, suas ações dariam { points }, e as maiorias, mais { $least }.
panel_worthRange = Se o jogo acabasse agora, suas ações dariam { points }, e as maiorias, de { $least } a { $most } a mais.
panel_summary = Suas ações: { points } agora
panel_summaryRange = Suas ações: de { $least } a { points } agora
panel_summaryLeader = Companhia na frente: { colour-f }, lucro { $profit }
