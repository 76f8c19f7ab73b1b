title = Stazioni centrali
about = Un segnalino su una banchina della stazione centrale ti dà una linea in più.

events_token = { $name } piazza il segnalino { colour } sulla { $platform }.

prompts_token = Oppure scegli una banchina per un segnalino.

choices_token = Piazza il segnalino { colour } sulla { $platform }
choices_tokenFor = Mostra il { $share } e piazza il segnalino { colour } sulla { $platform }

panel_platforms = Banchine centrali
panel_toPlace = Segnalini da piazzare
panel_allPlaced = Segnalini tutti piazzati.
panel_chooseShare = Oppure mostra un’azione e piazza il segnalino della sua compagnia:
panel_choosePlatform = Scegli una banchina.
panel_chooseOwn = Invece di posare una tessera puoi piazzare il tuo segnalino: scegli una banchina.
panel_token = Banchina { $platform }: segnalino { colour }
panel_free = Banchina { $platform }: libera
panel_complete = Banchina { $platform }: la sua linea è completa
panel_place = Banchina { $platform }: piazza qui il segnalino
panel_toPlaceAre = Segnalini da piazzare: { $items }.
panel_freeAre = Banchine libere: { $items }.
panel_noneFree = Nessuna banchina è libera.
panel_tokenAt = Sulla banchina { $platform } c’è il segnalino { colour }.
panel_summary = Segnalini da piazzare: { $count }
