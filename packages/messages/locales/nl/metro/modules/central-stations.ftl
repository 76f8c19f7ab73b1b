title = Centrale stations
about = Met een penning op een perron van het centraal station krijg je daar een extra lijn.

events_token = { $name } zet de { colour-e } penning op { $platform }.

prompts_token = Of kies een perron voor een penning.

choices_token = Zet de { colour-e } penning op { $platform }
choices_tokenFor = Toon { $share } en zet de { colour-e } penning op { $platform }

panel_platforms = Centrale perrons
panel_toPlace = Nog te plaatsen
panel_allPlaced = Alle penningen zijn geplaatst.
panel_chooseShare = Of toon een aandeel en plaats de penning van die maatschappij:
panel_choosePlatform = Kies er een perron voor.
panel_chooseOwn = In plaats van een tegel te leggen mag je je penning plaatsen: kies een perron.
panel_token = Perron { $platform }: { colour-e } penning
panel_free = Perron { $platform }: vrij
panel_complete = Perron { $platform }: de lijn is voltooid
panel_place = Perron { $platform }: zet de penning hier
panel_toPlaceAre = Nog te plaatsen penningen: { $items }.
panel_freeAre = Vrije perrons: { $items }.
panel_noneFree = Er is geen perron vrij.
panel_tokenAt = Op perron { $platform } staat de { colour-e } penning.
panel_summary = Penningen te plaatsen: { $count }
