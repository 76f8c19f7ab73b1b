title = Estaciones centrales
about = Coloca un peón en un andén de la estación central, y la línea que sale de allí también será tuya.

events_token = { $name } coloca el peón { colour } en el { $platform }.

prompts_token = O elige un andén para un peón.

choices_token = Colocar el peón { colour } en el { $platform }
choices_tokenFor = Mostrar la { $share } y colocar el peón { colour } en el { $platform }

panel_platforms = Andenes centrales
panel_toPlace = Peones por colocar
panel_allPlaced = Todos los peones están colocados.
panel_chooseShare = O muestra una acción y coloca el peón de su compañía:
panel_choosePlatform = Elige un andén para él.
panel_chooseOwn = Elige un andén si quieres colocar tu peón en vez de una loseta.
panel_token = Andén { $platform }: peón { colour }
panel_free = Andén { $platform }: libre
panel_complete = Andén { $platform }: línea completa
panel_place = Andén { $platform }: colocar aquí el peón
panel_toPlaceAre = Peones por colocar: { $items }.
panel_freeAre = Andenes libres: { $items }.
panel_noneFree = Ningún andén está libre.
panel_tokenAt = El peón { colour } está en el andén { $platform }.
panel_summary = Peones por colocar: { $count }
