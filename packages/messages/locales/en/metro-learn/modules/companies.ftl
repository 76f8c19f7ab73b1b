title = Metro companies

lesson_1 = All lines belong to eight companies. You do not own lines but shares, of 10, 20, 30 or 40 per cent.
lesson_2 = You hold four shares in secret. In a turn you lay a tile, or exchange one of them.
lesson_3 = As soon as a company stands at 25 points, the exchange closes for good.
lesson_4 = At the end companies are ranked: the first is worth 8, the last 1. A share pays that value once per ten per cent.
lesson_5 = The biggest shareholder of each company gets a bonus: one point for every ten it has earned.

rules_M1 = The lines belong to eight companies, which all take part whatever the number of players; two to six players own shares in them. Each company has four stations, one on every side of the board: yellow { $yellow }, blue { $blue }, orange { $orange }, green { $green }, purple { $purple }, grey { $grey }, red { $red }, brown { $brown }.
rules_M2 = Every company has four shares, of 10, 20, 30 and 40 per cent. Shares of the same percentage are shuffled into a pile, face down. You draw one from each of the four piles and keep them secret. Then the top share of each pile is laid open beside it.
rules_M3 = In your turn you either lay a tile (B10) or exchange a share. To exchange, push one of your shares face down under the pile of its percentage. Then take the open share of that pile, or its hidden top one. If you took the open share, the next one of the pile is laid open. What goes under a pile comes up again after everything above it, and you remember what you put there. After two whole rounds in which nobody did anything but exchange or pass, exchanging pauses until a tile or a token has been placed.
rules_M4 = Once the marker of any company stands at 25 or beyond, no share is exchanged for the rest of the game.
rules_M5 = Lines score as usual, but the points are profit of the company, not of a player.
rules_M6 = At the end the companies are ranked by profit. The best is worth 8, the next 7, and so on down to 1. Companies with equal profit all have the higher value, and the values below it are left out. For each share you get the value of its company, once for every ten per cent.
rules_M7 = In each company, the player with the highest total percentage also gets one point for every full ten of its profit. If several have the highest, each gets all of it. If nobody has a share, nobody gets it.
rules_M8 = The player with most victory points wins. Example: profits of yellow 38, orange 36, grey 34, green 32, blue 32, red 29, brown 25 and purple 25 make the companies worth 8, 7, 6, 5, 5, 3, 2 and 2. Shares of 40 and 20 per cent of yellow, 30 of green and 10 of blue pay 48 + 15 + 5 = 68. The strongest shareholder of yellow gets 3 more.
