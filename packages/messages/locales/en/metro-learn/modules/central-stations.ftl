title = Central stations

lesson_1 = You have a token. Instead of laying a tile, you may put it on a free platform of the central station.
lesson_2 = From then on the line that starts there is yours as well, with all the track it already has.
lesson_3 = It counts every crossing once: lines that start at the centre are never doubled.
lesson_4 = With companies, a token belongs to a company, and you show one of its shares to place it.

rules_M9 = Without companies everybody has one token. Instead of laying a tile you may set it on a free platform of the central station, once in the game. You then own the line that starts there, besides your others.
rules_M10 = With companies each company has a token. Instead of laying or exchanging you may place the token of a company if you show one of its shares. That share stays open before you and can no longer be exchanged.
rules_M11 = A line from the centre scores like the others, but is never doubled, not even if it ends at the centre again. It too must not consist of a single tile, with the same exception as in B14. A platform is free as long as it has no token and the line from it is not complete.
rules_M12 = A token is your whole turn, and you draw nothing. Track that already leads from the platform counts in full. A token that is never placed brings nothing. Lines from stations on the rim are doubled at every platform, with a token or without, and also if the token is your own. Tokens can be placed after exchanging has ended (M4). A share that was shown still counts for value and majority (M6, M7). A cell does not become open to tiles by touching a token (B12).
