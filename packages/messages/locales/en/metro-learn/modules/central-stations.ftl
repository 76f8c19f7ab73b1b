title = Central stations

lesson_1 = You have a token. Instead of placing a tile, you may place it on a free platform of the central station.
lesson_2 = From then on the line that starts there is yours too, with all the track it already has.
lesson_3 = It scores one point per crossing: lines that start at the centre are never doubled.
lesson_4 = With companies, each token belongs to a company, and you show one of its shares to place it.

rules_M9 = Without companies each player has one token. Instead of placing a tile you may place the token on a free platform of the central station, once in the game. You then own the line that starts there, as well as your others.
rules_M10 = With companies each company has a token. Instead of placing a tile or exchanging a share you may place a company’s token if you show one of its shares. That share stays face up in front of you and can no longer be exchanged.
rules_M11 = A line from the centre scores like the others, but is never doubled, not even if it ends at the centre again. It too must not consist of a single tile, with the same exception as in B14. A platform is free as long as it has no token and the line from it is not complete.
rules_M12 = Placing a token is your whole turn, and you draw nothing. Track that already leads from the platform counts in full. A token that is never placed scores nothing. Lines from stations on the edge are doubled at every platform, with a token or without, even if the token is your own. Tokens can be placed after exchanging has ended (M4). A share that was shown still counts for value and majority (M6, M7). A cell does not become open to tiles by touching a token (B12).

# Captions of the drawings in the rules.
figures_token = A line from a token: { $points } crossings, { $points } points. It is never doubled.

## Tutorial, step by step

tutorial_token = The central station has eight platforms. Once in a game you may place your token on one of them instead of a tile. The line that starts there is then yours.
tutorial_place = Around the marked cell much track is waiting. Place your token on platform 7, right beside it.
tutorial_start = The token was your whole turn. Now start the new line: place your tile on the marked cell.
tutorial_finish = Your train now waits at the next cell. The tile in your hand leads it onto all that track. Place it on the marked cell and follow the train.
tutorial_scored = 12 crossings, 12 points. The line even came back to the central station, but it isn’t doubled: a line that starts there never is.
tutorial_wait = A token that is never placed scores nothing, and a platform is only free until its line is complete. So don’t place it too early, but not too late either.
