title = Paříž
about = Posílej turisty ke svým památkám. Boduje tvá nejdelší souvislá řada; každý jiný turista bod ubírá.
preset = Zaplň turisty políčka svých památek; dlouhé řady bodují.

events_sight = { $name } dostává památku { $sight }.
events_field = { $name } posílá { colour-acc-m } turistu k památce { $sight }, políčko { $field } řady.
events_beside = { $name } přesouvá { colour-acc-m } turistu k ostatním na { $cell }.
events_left = Hru opouští { colour-m } turista: nemá se ke komu přidat.
events_row = { $name }, památky: nejdelší řada { $run }, ostatní turisté { $others }, plné památky { $full }: { points }.

prompts_placeTourist = Vyber, kam půjde { colour-m } turista.
prompts_placeTourists = Vyber, kam půjdou turisté z tohoto pole.

choices_field = Poslat { colour-acc-m } turistu k památce { $sight }, políčko { $field } tvé řady
choices_beside = Přesunout { colour-acc-m } turistu k ostatním na { $cell }

source = Památky v Paříži

panel_yourSights = Tvé památky
panel_sightsOf = Památky: { $name }
panel_lifted = Turisté k umístění
panel_chooseField = Vyber políčko.
panel_chooseBeside = Žádné políčko pro něj není volné. Vyber turisty na plánu, ke kterým se přidá.
panel_field = Políčko { $number }, { colour-pl }: volné
panel_fieldTaken = Políčko { $number }, { colour-pl }: turista
panel_fieldInRun = Políčko { $number }, { colour-pl }: turista, v nejdelší řadě
panel_place = Políčko { $number }: umístit sem { colour-acc-m } turistu
panel_full = Plná: 3 body
panel_run = Nejdelší řada
panel_others = Ostatní turisté
panel_fullSights = Plné památky
panel_sight = { $sight }: { $items }
panel_sightsAre = { $name }, památky: { $items }.
panel_score = { $name }: nejdelší řada { $run }, ostatní turisté { $others }, plné památky { $full }, zatím { points }.
panel_summary = Tvé památky: nejdelší řada { $run } · { points }
panel_summaryOf = Nejlepší památky: { $name }, { points }

sights_louvre = Louvre
sights_notre-dame = Notre-Dame
sights_sacre-coeur = Sacré-Cœur
sights_arc-de-triomphe = Vítězný oblouk
sights_place-de-la-concorde = Place de la Concorde
sights_moulin-rouge = Moulin Rouge
sights_dome-des-invalides = Invalidovna
sights_pont-alexandre-iii = Most Alexandra III.
sights_eiffel-tower = Eiffelova věž
sights_pantheon = Pantheon
sights_versailles = Versailles
sights_fondation-louis-vuitton = Fondation Louis Vuitton
