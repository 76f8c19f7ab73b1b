title = Estações centrais
about = Ponha um marcador numa plataforma da estação central, e a linha que sai dali também será sua.

events_token = { $name } põe o marcador { colour } na { $platform }.

prompts_token = Ou escolha uma plataforma para um marcador.

choices_token = Pôr o marcador { colour } na { $platform }
choices_tokenFor = Mostrar a ação { $share } e pôr o marcador { colour } na { $platform }

panel_platforms = Plataformas centrais
panel_toPlace = Marcadores a colocar
panel_allPlaced = Todos os marcadores já foram postos.
panel_chooseShare = Ou mostre uma ação e ponha o marcador da companhia dela:
panel_choosePlatform = Escolha uma plataforma para ele.
panel_chooseOwn = Escolha uma plataforma para pôr seu marcador em vez de colocar uma peça.
panel_token = Plataforma { $platform }: marcador { colour }
panel_free = Plataforma { $platform }: livre
panel_complete = Plataforma { $platform }: linha completa
panel_place = Plataforma { $platform }: pôr o marcador aqui
panel_toPlaceAre = Marcadores a colocar: { $items }.
panel_freeAre = Plataformas livres: { $items }.
panel_noneFree = Nenhuma plataforma está livre.
panel_tokenAt = O marcador { colour } está na plataforma { $platform }.
panel_summary = Marcadores a colocar: { $count }
