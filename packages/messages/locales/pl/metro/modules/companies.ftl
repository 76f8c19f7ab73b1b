title = Spółki
about = Linie należą do ośmiu spółek. Masz zakryte udziały i możesz je wymieniać.
preset = Zamiast własnych linii masz zakryte udziały w ośmiu spółkach.

events_dealt = { $name } dostaje udział { $percent }%.
events_dealtShare = { $name } dostaje udział { $share }.
events_turned = Odkryty zostaje udział { $share }.
events_tookOpen = { $name } wymienia udział i bierze { $share }.
events_tookHidden = { $name } wymienia udział { $percent }% na inny ze stosu.
events_tookHiddenShare = { $name } wymienia udział i bierze ze stosu { $share }.
events_shown = { $name } pokazuje udział { $share }.
events_valued = { $name } dostaje za udziały { points }.

prompts_exchange = Zamiast tego możesz wymienić udział.
prompts_title = Wymień udział

choices_exchangeOpen = Wymień udział { $given } na odkryty { $taken }
choices_exchangeHidden = Wymień udział { $given } na zakryty { $percent }%

source = Udziały
sourceBonus = Przewagi w udziałach
# Co daje każdy udział 10%.
sourceValue = { $value } za 10%

panel_yourShares = Twoje udziały
panel_percent = { $percent }%
panel_worthNow = warte { $points }
panel_shown = Pokazany za znacznik
panel_choose = Wybierz udział do wymiany.
panel_instead = Wymieniasz, zamiast kłaść kafelek.
panel_takeOpen = Weź odkryty: { $share }
panel_takeTop = Weź zakryty z wierzchu stosu { $percent }% ({ shares })
panel_takeKnownTop = Weź z wierzchu stosu (znasz go: { $share })
panel_give = Oddaj udział { $share }
panel_known = Co wiesz
panel_knownToAll = Co wiedzą wszyscy
panel_holder = Kto ma
panel_faceUp = Odkryty
panel_pile = W stosie
panel_ofPile = Zakryty ({ shares })
panel_ranking = Spółki
panel_company = Spółka
panel_profit = Zysk
panel_value = Wartość
panel_held = Twoje
panel_paused = Wymiana jest wstrzymana, dopóki ktoś nie położy kafelka lub znacznika.
panel_ended = Udziałów już się nie wymienia.
panel_allowed = Wymiana kończy się, gdy zysk którejś spółki dojdzie do 25.
panel_youHold = Masz udziały: { $items }.
panel_holds = Znane udziały, { $name }: { $items }.
panel_faceUpAre = Odkryte udziały: { $items }.
panel_inPiles = Każdy stos ma { shares }.
panel_ranked = Spółki według zysku: { $items }.
panel_rankedOne = { company-name } { $profit } (wartość { $value })
panel_worthSentence = Gdyby partia skończyła się teraz, twoje udziały dałyby { points }, a przewagi jeszcze { $least }.
panel_worthRange = Gdyby partia skończyła się teraz, twoje udziały dałyby { points }, a przewagi jeszcze od { $least } do { $most }.
panel_summary = Twoje udziały: teraz { points }
panel_summaryRange = Twoje udziały: teraz { $least }–{ points }
panel_summaryLeader = Prowadzi spółka { company-name }, zysk { $profit }
