title = Centrální stanice
about = Umísti značku na nástupiště centrální stanice a linka odtud je také tvá.

events_token = { $name } umisťuje { colour-acc-f } značku na { $platform }.

prompts_token = Nebo vyber nástupiště pro značku.

choices_token = Umístit { colour-acc-f } značku na { $platform }
choices_tokenFor = Ukázat { $share } a umístit { colour-acc-f } značku na { $platform }

panel_platforms = Centrální nástupiště
panel_toPlace = Značky k umístění
panel_allPlaced = Všechny značky jsou umístěné.
panel_chooseShare = Nebo ukaž akcii a umísti značku její společnosti:
panel_choosePlatform = Vyber pro ni nástupiště.
panel_chooseOwn = Místo dílku můžeš umístit svou značku: vyber nástupiště.
panel_token = Nástupiště { $platform }: { colour } značka
panel_free = Nástupiště { $platform }: volné
panel_complete = Nástupiště { $platform }: linka hotová
panel_place = Nástupiště { $platform }: umístit sem značku
panel_toPlaceAre = Značky k umístění: { $items }.
panel_freeAre = Volná nástupiště: { $items }.
panel_noneFree = Žádné nástupiště není volné.
panel_tokenAt = Na nástupišti { $platform } je { colour } značka.
panel_summary = Značky k umístění: { $count }
