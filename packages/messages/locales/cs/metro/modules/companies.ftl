# „20% akcie“ bez mezery je přídavné jméno; „20 % žluté“ je akcie Žluté společnosti.
title = Společnosti
about = Linky patří osmi společnostem. Máš tajné akcie a můžeš je vyměňovat.
preset = Místo vlastních linek máš tajné akcie osmi společností.

events_dealt = { $name } dostává { $percent }% akcii.
events_dealtShare = { $name } dostává { $share }.
events_turned = Odkrývá se { $share }.
events_tookOpen = { $name } vyměňuje akcii za { $share }.
events_tookHidden = { $name } vyměňuje { $percent }% akcii za jinou z hromádky.
events_tookHiddenShare = { $name } vyměňuje akcii za { $share } z hromádky.
events_shown = { $name } ukazuje { $share }.
events_valued = { $name } získává za akcie { points }.

prompts_exchange = Místo toho můžeš vyměnit akcii.
prompts_title = Vyměnit akcii

choices_exchangeOpen = Vyměnit { $given } za { $taken } (odkryté)
choices_exchangeHidden = Vyměnit { $given } za zakrytou { $percent }% akcii

source = Akcie
sourceBonus = Většiny akcií
sourceValue = { $value } za každých 10 %

panel_yourShares = Tvé akcie
panel_percent = { $percent } %
panel_worthNow = teď za { $points }
panel_shown = Ukázána kvůli značce
panel_choose = Vyber akcii k výměně.
panel_instead = Vyměňuješ místo pokládání dílku.
panel_takeOpen = Vzít odkrytou: { $share }
panel_takeTop = Vzít vrchní z { $percent }% hromádky, zakrytou ({ shares })
panel_takeKnownTop = Vzít vrchní z hromádky (znáš ji: { $share })
panel_give = Vyměnit { $share }
panel_known = Co víš
panel_knownToAll = Co vědí všichni
panel_holder = Kdo má
panel_faceUp = Odkryté
panel_pile = V hromádce
panel_ofPile = Zakryté ({ shares })
panel_ranking = Společnosti
panel_company = Společnost
panel_profit = Zisk
panel_value = Hodnota
panel_held = Máš
panel_paused = Výměny stojí, dokud někdo nepoloží dílek nebo neumístí značku.
panel_ended = Výměny skončily.
panel_allowed = Výměny skončí, až některá společnost dosáhne zisku 25.
panel_youHold = Máš { $items }.
panel_holds = O hráči { $name } se ví: { $items }.
panel_faceUpAre = Odkryté: { $items }.
panel_inPiles = V každé hromádce: { shares }.
panel_ranked = Společnosti podle zisku: { $items }.
panel_rankedOne = { colour } { $profit } (hodnota { $value })
panel_worthSentence = Kdyby hra skončila teď, přinesly by ti akcie { points } a většiny ještě { $least }.
panel_worthRange = Kdyby hra skončila teď, přinesly by ti akcie { points } a většiny ještě { $least } až { $most }.
panel_summary = Tvé akcie: teď { points }
panel_summaryRange = Tvé akcie: teď { $least } až { points }
panel_summaryLeader = Vede { colour }, zisk { $profit }
