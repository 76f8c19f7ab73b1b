title = Dworzec centralny
about = Połóż znacznik na peronie dworca centralnego, a linia stamtąd też będzie twoja.

events_token = { $name } kładzie { colour } znacznik na peronie { $platform }.

prompts_token = Albo wybierz peron dla znacznika.

choices_token = Połóż { colour } znacznik na peronie { $platform }
choices_tokenFor = Pokaż udział { $share } i połóż { colour } znacznik na peronie { $platform }

panel_platforms = Perony dworca
panel_toPlace = Znaczniki do położenia
panel_allPlaced = Wszystkie znaczniki są położone.
panel_chooseShare = Albo pokaż udział i połóż znacznik jego spółki:
panel_choosePlatform = Wybierz dla niego peron.
panel_chooseOwn = Wybierz peron, żeby położyć swój znacznik zamiast kafelka.
panel_token = Peron P{ $platform }: { colour } znacznik
panel_free = Peron P{ $platform }: wolny
panel_complete = Peron P{ $platform }: linia skończona
panel_place = Peron P{ $platform }: połóż tu znacznik
panel_toPlaceAre = Znaczniki do położenia: { $items }.
panel_freeAre = Numery wolnych peronów: { $items }.
panel_noneFree = Żaden peron nie jest wolny.
panel_tokenAt = Na peronie P{ $platform } leży { colour } znacznik.
panel_summary = Wolne znaczniki: { $count }
