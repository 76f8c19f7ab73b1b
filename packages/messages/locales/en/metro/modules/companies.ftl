title = Companies
about = Lines belong to eight companies. You hold hidden shares and may exchange them.
preset = Hold hidden shares in eight companies instead of lines of your own.

events_dealt = { $name } is dealt a { $percent }% share.
events_dealtShare = { $name } is dealt { $share }.
events_turned = { $share } is turned face up.
events_tookOpen = { $name } exchanges a share for { $share }.
events_tookHidden = { $name } exchanges a { $percent }% share for one from the pile.
events_tookHiddenShare = { $name } exchanges a share for { $share } from the pile.
events_shown = { $name } shows { $share }.
events_valued = { $name }’s shares are worth { points }.

prompts_exchange = You may exchange a share instead.
prompts_title = Exchange a share

choices_exchangeOpen = Exchange { $given } for { $taken }, face up
choices_exchangeHidden = Exchange { $given } for a face-down { $percent }% share

source = Shares
sourceBonus = Share majorities
# What each share of 10 % brings.
sourceValue = { $value } per 10%

panel_yourShares = Your shares
panel_percent = { $percent }%
panel_worthNow = worth { $points }
panel_shown = Shown for a token
panel_choose = Choose a share to exchange.
panel_instead = You exchange instead of placing a tile.
panel_takeOpen = Take { $share }, face up
panel_takeTop = Take the top of the { $percent }% pile, face down ({ shares })
panel_takeKnownTop = Take the top of the pile (you know it: { $share })
panel_give = Exchange { $share }
panel_known = What you know
panel_knownToAll = What everyone knows
panel_holder = Holder
panel_faceUp = Face up
panel_pile = In the pile
panel_ofPile = Face down ({ shares })
panel_ranking = Companies
panel_company = Company
panel_profit = Profit
panel_value = Value
panel_held = Yours
panel_paused = Exchanging is paused until a tile or a token is placed.
panel_ended = Exchanging is over.
panel_allowed = Exchanging ends when a company reaches a profit of 25.
panel_youHold = You hold { $items }.
panel_holds = Known about { $name }: { $items }.
panel_faceUpAre = Face up: { $items }.
panel_inPiles = Each pile has { shares }.
panel_ranked = Companies by profit: { $items }.
panel_rankedOne = { colour } { $profit } (value { $value })
panel_worthSentence = If the game ended now, your shares would score { points }, and majorities { $least } more.
panel_worthRange = If the game ended now, your shares would score { points }, and majorities { $least } to { $most } more.
panel_summary = Your shares: { points } now
panel_summaryRange = Your shares: { $least } to { points } now
panel_summaryLeader = Leading company: { colour }, profit { $profit }
