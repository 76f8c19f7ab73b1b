title = Maatschappijen
about = De lijnen zijn van acht maatschappijen. Jij hebt er geheime aandelen in, die je mag ruilen.
preset = Geheime aandelen in acht maatschappijen in plaats van eigen lijnen.

events_dealt = { $name } krijgt een aandeel van { $percent }%.
events_dealtShare = { $name } krijgt { $share }.
events_turned = Er ligt nu { $share } open.
events_tookOpen = { $name } ruilt een aandeel en neemt { $share }.
events_tookHidden = { $name } ruilt een aandeel van { $percent }% voor een van de stapel.
events_tookHiddenShare = { $name } ruilt een aandeel en neemt van de stapel { $share }.
events_shown = { $name } toont { $share }.
events_valued = De aandelen van { $name } zijn { points } waard.

prompts_exchange = Of ruil een aandeel.
prompts_title = Aandeel ruilen

choices_exchangeOpen = Ruil { $given } voor { $taken } (open)
choices_exchangeHidden = Ruil { $given } voor een gedekt aandeel van { $percent }%

source = Aandelen
sourceBonus = Meerderheden in aandelen
# What each share of 10 % brings.
sourceValue = { $value } per 10%

panel_yourShares = Je aandelen
panel_percent = { $percent }%
panel_worthNow = nu { $points }
panel_shown = Getoond voor een penning
panel_choose = Kies een aandeel om te ruilen.
panel_instead = Je ruilt in plaats van een tegel te leggen.
panel_takeOpen = Neem { $share } (open)
panel_takeTop = Neem gedekt het bovenste van de stapel ({ shares } van { $percent }%)
panel_takeKnownTop = Neem het bovenste van de stapel: { $share } (bekend)
panel_give = Geef { $share } en neem
panel_known = Wat je weet
panel_knownToAll = Wat iedereen weet
panel_holder = Houder
panel_faceUp = Open
panel_pile = Op de stapel
panel_ofPile = Gedekt ({ shares })
panel_ranking = Maatschappijen
panel_company = Maatschappij
panel_profit = Winst
panel_value = Waarde
panel_held = Van jou
panel_paused = Ruilen ligt stil tot er een tegel of een penning is geplaatst.
panel_ended = Ruilen kan niet meer.
panel_allowed = Ruilen kan tot een maatschappij 25 winst heeft.
panel_youHold = Je hebt { $items }.
panel_holds = Van { $name } is bekend: { $items }.
panel_faceUpAre = Open liggen { $items }.
panel_inPiles =
    Op elke stapel { $count ->
        [one] ligt
       *[other] liggen
    } { shares }.
panel_ranked = Maatschappijen naar winst: { $items }.
panel_rankedOne = { colour } { $profit }, waarde { $value }
panel_worthSentence = Was het spel nu afgelopen, dan kreeg je { points } voor je aandelen en { $least } voor meerderheden.
panel_worthRange = Was het spel nu afgelopen, dan kreeg je { points } voor je aandelen en { $least } tot { $most } voor meerderheden.
panel_summary = Je aandelen: nu { points }
panel_summaryRange = Je aandelen: nu { $least } tot { points }
panel_summaryLeader = Eerste maatschappij: { colour }, winst { $profit }
