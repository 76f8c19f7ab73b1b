title = Companies
about = Lines belong to eight companies. You hold hidden shares of them and may exchange them.
preset = Hidden shares in eight companies instead of lines of your own.

events_dealt = { $name } is dealt a share of { $percent } %.
events_dealtShare = { $name } is dealt { $share }.
events_turned = Face up lies { $share }.
events_tookOpen = { $name } exchanges a share and takes { $share }.
events_tookHidden = { $name } exchanges a share of { $percent } % for one from the pile.
events_tookHiddenShare = { $name } exchanges a share and takes { $share } from the pile.
events_shown = { $name } shows { $share }.
events_valued = The shares of { $name } are worth { points }.

prompts_exchange = You may exchange a share instead.

choices_exchangeOpen = Exchange { $given } for { $taken }, face up
choices_exchangeHidden = Exchange { $given } for an unknown share of { $percent } %

source = Shares
sourceBonus = Majorities of shares

panel_yourShares = Your shares
panel_percent = { $percent } %
panel_worthNow = now { $points }
panel_shown = Shown for a token
panel_choose = Choose a share to exchange it.
panel_instead = Exchanging takes the place of laying a tile.
panel_takeOpen = Take { $share }, face up
panel_takeTop = Take the top of the pile, unseen ({ shares } of { $percent } %)
panel_takeKnownTop = Take the top of the pile, which you know: { $share }
panel_give = Give { $share } and take
panel_known = What you know
panel_knownToAll = What everybody knows
panel_holder = Holder
panel_faceUp = Face up
panel_pile = In the pile
panel_ranking = Companies
panel_company = Company
panel_profit = Profit
panel_value = Value
panel_held = Yours
panel_paused = Exchanging pauses until a tile or a token is placed.
panel_ended = Exchanging has ended.
panel_allowed = Exchanging ends when a company reaches 25.
panel_youHold = You hold { $items }.
panel_holds = Of { $name } one knows { $items }.
panel_faceUpAre = Face up lie { $items }.
panel_inPiles = Each pile has { shares }.
panel_ranked = Companies by profit: { $items }.
panel_rankedOne = { colour } { $profit }, value { $value }
panel_worthSentence = If the game ended now, your shares would bring { points } and majorities { $least }.
panel_worthRange = If the game ended now, your shares would bring { points } and majorities { $least } to { $most }.
panel_summary = Your shares: { points } now
panel_summaryRange = Your shares: { $least } to { points } now
panel_summaryLeader = First company: { colour }, { $profit }
