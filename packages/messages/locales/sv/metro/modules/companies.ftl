title = Bolag
about = Linjerna tillhör åtta bolag. Du har dolda aktier och får byta dem.
preset = Dolda aktier i åtta bolag i stället för egna linjer.

events_dealt = { $name } får en aktie på { $percent } %.
events_dealtShare = { $name } får { $share }.
events_turned = { $share } vänds upp.
events_tookOpen = { $name } byter en aktie mot { $share }.
events_tookHidden = { $name } byter en aktie på { $percent } % mot en från högen.
events_tookHiddenShare = { $name } byter en aktie mot { $share } från högen.
events_shown = { $name } visar { $share }.
events_valued = Aktierna ger { $name } { points }.

prompts_exchange = Du får byta en aktie i stället.
prompts_title = Byt en aktie

choices_exchangeOpen = Byt { $given } mot { $taken }, öppen
choices_exchangeHidden = Byt { $given } mot en dold aktie på { $percent } %

source = Aktier
sourceBonus = Aktiemajoriteter
# Vad var tionde procent ger.
sourceValue = { $value } per 10 %

panel_yourShares = Dina aktier
panel_percent = { $percent } %
panel_worthNow = värd { $points }
panel_shown = Visad för en markör
panel_choose = Välj en aktie att byta.
panel_instead = Du byter i stället för att lägga en bricka.
panel_takeOpen = Ta { $share }, öppen
panel_takeTop = Ta den översta i högen på { $percent } %, dold ({ shares })
panel_takeKnownTop = Ta den översta i högen (du vet vilken: { $share })
panel_give = Byt bort { $share }
panel_known = Vad du vet
panel_knownToAll = Vad alla vet
panel_holder = Innehavare
panel_faceUp = Öppen
panel_pile = I högen
panel_ofPile = Dolda ({ shares })
panel_ranking = Bolag
panel_company = Bolag
panel_profit = Vinst
panel_value = Värde
panel_held = Dina
panel_paused = Bytena pausar tills en bricka läggs eller en markör placeras ut.
panel_ended = Inga fler byten.
panel_allowed = Bytena upphör när ett bolag når 25 i vinst.
panel_youHold = Du har { $items }.
panel_holds = Känt om { $name }: { $items }.
panel_faceUpAre = Öppna: { $items }.
panel_inPiles = Varje hög har { shares }.
panel_ranked = Bolag efter vinst: { $items }.
panel_rankedOne = { company-short } { $profit } (värde { $value })
panel_worthSentence = Om partiet slutade nu skulle dina aktier ge { points }, och majoriteter ytterligare { $least }.
panel_worthRange = Om partiet slutade nu skulle dina aktier ge { points }, och majoriteter ytterligare { $least } till { $most }.
panel_summary = Dina aktier: { points } nu
panel_summaryRange = Dina aktier: { $least } till { points } nu
panel_summaryLeader = Ledande bolag: { company-short }, vinst { $profit }
