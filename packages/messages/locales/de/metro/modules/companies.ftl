title = Gesellschaften
about = Die Linien gehören acht Gesellschaften. Du hältst verdeckte Aktien und darfst sie tauschen.
preset = Verdeckte Aktien von acht Gesellschaften statt eigener Linien.

events_dealt = { $name } bekommt eine Aktie über { $percent } %.
events_dealtShare = { $name } bekommt { $share }.
events_turned = Offen liegen { $share }.
events_tookOpen = { $name } tauscht eine Aktie und nimmt { $share }.
events_tookHidden = { $name } tauscht eine Aktie über { $percent } % gegen eine vom Stapel.
events_tookHiddenShare = { $name } tauscht eine Aktie und nimmt { $share } vom Stapel.
events_shown = { $name } zeigt { $share }.
events_valued = Die Aktien von { $name } bringen { points }.

prompts_exchange = Du darfst stattdessen eine Aktie tauschen.
prompts_title = Aktie tauschen

choices_exchangeOpen = { $given } gegen { $taken } (offen) tauschen
choices_exchangeHidden = { $given } gegen eine verdeckte Aktie über { $percent } % tauschen

source = Aktien
sourceBonus = Aktienmehrheiten
# What each share of 10 % brings.
sourceValue = { $value } je 10 %

panel_yourShares = Deine Aktien
panel_percent = { $percent } %
panel_worthNow = jetzt { $points }
panel_shown = Für einen Marker gezeigt
panel_choose = Wähle eine Aktie, um sie zu tauschen.
panel_instead = Du tauschst, statt ein Plättchen zu legen.
panel_takeOpen = { $share } nehmen (offen)
panel_takeTop = Oberste vom Stapel nehmen, verdeckt ({ shares } über { $percent } %)
panel_takeKnownTop = Oberste vom Stapel nehmen: { $share } (bekannt)
panel_give = { $share } abgeben und dafür:
panel_known = Was du weißt
panel_knownToAll = Was alle wissen
panel_holder = Bei wem
panel_faceUp = Offen
panel_pile = Im Stapel
panel_ofPile = Verdeckt ({ shares })
panel_ranking = Gesellschaften
panel_company = Gesellschaft
panel_profit = Gewinn
panel_value = Wert
panel_held = Du
panel_paused = Das Tauschen ruht, bis ein Plättchen gelegt oder ein Marker gesetzt wird.
panel_ended = Getauscht wird nicht mehr.
panel_allowed = Getauscht wird, bis eine Gesellschaft einen Gewinn von 25 erreicht.
panel_youHold = Du hältst { $items }.
panel_holds = Von { $name } bekannt: { $items }.
panel_faceUpAre = Offen liegen { $items }.
panel_inPiles = Jeder Stapel hat { shares }.
panel_ranked = Gesellschaften nach Gewinn: { $items }.
panel_rankedOne = { colour } { $profit }, Wert { $value }
panel_worthSentence = Wäre jetzt Schluss, brächten deine Aktien { points } und Mehrheiten { $least }.
panel_worthRange = Wäre jetzt Schluss, brächten deine Aktien { points } und Mehrheiten { $least } bis { $most }.
panel_summary = Deine Aktien: jetzt { points }
panel_summaryRange = Deine Aktien: jetzt { $least } bis { points }
panel_summaryLeader = Erste Gesellschaft: { colour }, Gewinn { $profit }
