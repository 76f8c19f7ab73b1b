title = Central stations
about = Place a token on a platform of the central station, and the line from there is yours too.

events_token = { $name } places the { colour } token on { $platform }.

prompts_token = Or choose a platform for a token.

choices_token = Place the { colour } token on { $platform }
choices_tokenFor = Show { $share } and place the { colour } token on { $platform }

panel_platforms = Central platforms
panel_toPlace = Tokens to place
panel_allPlaced = All tokens have been placed.
panel_chooseShare = Or show a share and place its company’s token:
panel_choosePlatform = Choose a platform for it.
panel_chooseOwn = Choose a platform to place your token instead of a tile.
panel_token = Platform { $platform }: { colour } token
panel_free = Platform { $platform }: free
panel_complete = Platform { $platform }: line complete
panel_place = Platform { $platform }: place the token here
panel_toPlaceAre = Tokens to place: { $items }.
panel_freeAre = Free platforms: { $items }.
panel_noneFree = No platform is free.
panel_tokenAt = The { colour } token is on platform { $platform }.
panel_summary = Tokens to place: { $count }
