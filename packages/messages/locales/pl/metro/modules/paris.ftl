title = Paryż
about = Wysyłaj turystów do swoich atrakcji. Punktuje najdłuższy ciąg; każdy inny turysta kosztuje punkt.
preset = Zapełniaj pola swoich atrakcji turystami; liczą się długie ciągi.

events_sight = { $name } dostaje atrakcję { $sight }.
events_field = { $name } wysyła { colour-gen } turystę: { $sight }, pole { $field } w rzędzie.
events_beside = { $name } przestawia { colour-gen } turystę do innych na { $cell }.
events_left = Odpada z gry { colour } turysta: nie ma do kogo dołączyć.
events_row = { $name }, atrakcje: najdłuższy ciąg { $run }, inni turyści { $others }, pełne atrakcje { $full }. { points }.

prompts_placeTourist = Wybierz, dokąd trafi { colour } turysta.
prompts_placeTourists = Wybierz, dokąd trafią turyści z tego pola.

choices_field = Wyślij { colour-gen } turystę: { $sight }, pole { $field } twojego rzędu
choices_beside = Przestaw { colour-gen } turystę do innych na { $cell }

source = Atrakcje w Paryżu

panel_yourSights = Twoje atrakcje
panel_sightsOf = Atrakcje: { $name }
panel_lifted = Turyści do postawienia
panel_chooseField = Wybierz pole.
panel_chooseBeside = Żadne pole nie jest dla niego wolne. Wybierz, do których turystów dołączy na planszy.
panel_field = Pole { $number }, { colour-pl }: wolne
panel_fieldTaken = Pole { $number }, { colour-pl }: turysta
panel_fieldInRun = Pole { $number }, { colour-pl }: turysta, w najdłuższym ciągu
panel_place = Pole { $number }: postaw { colour-gen } turystę
panel_full = Pełna: 3 punkty
panel_run = Najdłuższy ciąg
panel_others = Inni turyści
panel_fullSights = Pełne atrakcje
panel_sight = { $sight }: { $items }
panel_sightsAre = Atrakcje, { $name }: { $items }.
panel_score = { $name }: najdłuższy ciąg { $run }, inni turyści { $others }, pełne atrakcje { $full }; na razie { points }.
panel_summary = Twoje atrakcje: ciąg { $run } · { points }
panel_summaryOf = Najlepsze atrakcje: { $name }, { points }

sights_louvre = Luwr
sights_notre-dame = Notre-Dame
sights_sacre-coeur = Sacré-Cœur
sights_arc-de-triomphe = Łuk Triumfalny
sights_place-de-la-concorde = Place de la Concorde
sights_moulin-rouge = Moulin Rouge
sights_dome-des-invalides = Kościół Inwalidów
sights_pont-alexandre-iii = Most Aleksandra III
sights_eiffel-tower = Wieża Eiffla
sights_pantheon = Panteon
sights_versailles = Wersal
sights_fondation-louis-vuitton = Fundacja Louis Vuitton
