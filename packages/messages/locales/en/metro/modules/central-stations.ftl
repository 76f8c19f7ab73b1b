title = Central stations
about = A token on a platform of the central station gives you one more line from there.

events_token = { $name } places the { colour } token on { $platform }.

prompts_token = You may place a token instead.

choices_token = Place the { colour } token on { $platform }
choices_tokenFor = Show { $share } and place the { colour } token on { $platform }

panel_platforms = Central platforms
panel_toPlace = Tokens to place
panel_allPlaced = All tokens are placed.
panel_chooseShare = Or show a share, and place the token of its company:
panel_choosePlatform = Choose a platform for it.
panel_chooseOwn = Instead of laying a tile you may place your token: choose a platform.
panel_token = Platform { $platform }: { colour } token
panel_free = Platform { $platform }: free
panel_complete = Platform { $platform }: its line is complete
panel_place = Platform { $platform }: place the token here
panel_toPlaceAre = Tokens to place: { $items }.
panel_freeAre = Free platforms: { $items }.
panel_noneFree = No platform is free.
panel_tokenAt = On platform { $platform } stands the { colour } token.
panel_summary = Tokens to place: { $count }
