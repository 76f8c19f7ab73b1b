title = Metro companies

lesson_1 = All lines belong to eight companies. You don’t own lines but shares, of 10, 20, 30 or 40 per cent.
lesson_2 = You hold four secret shares. On your turn you place a tile or exchange one of them.
lesson_3 = As soon as a company reaches 25 points, exchanging ends for good.
lesson_4 = At the end companies are ranked: the first is worth 8, the last 1. A share pays that value for every ten per cent.
lesson_5 = The biggest shareholder of each company gets a bonus: one point for every ten the company has earned.

rules_M1 = The lines belong to eight companies, all of which are in play whatever the number of players; two to six players own shares in them. Each company has four stations, one on every side of the board: yellow { $yellow }, blue { $blue }, orange { $orange }, green { $green }, purple { $purple }, grey { $grey }, red { $red }, brown { $brown }.
rules_M2 = Every company has four shares, of 10, 20, 30 and 40 per cent. Shares of the same percentage are shuffled into a pile, face down. You draw one from each of the four piles and keep them secret. Then the top share of each pile is placed face up beside it.
rules_M3 = On your turn you either place a tile (B10) or exchange a share. To exchange, put one of your shares face down under the pile of its percentage. Then take that pile’s face-up share, or its face-down top one. If you took the face-up share, the next one of the pile is turned face up. What goes under a pile comes up again after everything above it, and you remember what you put there. After two whole rounds in which nobody did anything but exchange or pass, exchanging is paused until a tile or a token has been placed.
rules_M4 = Once the marker of any company is at 25 or beyond, no shares can be exchanged for the rest of the game.
rules_M5 = Lines score as usual, but the points are profit for the company, not for a player.
rules_M6 = At the end the companies are ranked by profit. The best is worth 8, the next 7, and so on down to 1. Companies with equal profit all get the higher value, and the values below it are skipped. For each share you get the value of its company, once for every ten per cent.
rules_M7 = In each company, the player with the highest total percentage also gets one point for every full ten of its profit. If several tie for the highest, each gets the full bonus. If nobody has a share, nobody gets it.
rules_M8 = The player with the most victory points wins. Example: profits of yellow 38, orange 36, grey 34, green 32, blue 32, red 29, brown 25 and purple 25 make the companies worth 8, 7, 6, 5, 5, 3, 2 and 2. Shares of 40 and 20 per cent of yellow, 30 of green and 10 of blue pay 48 + 15 + 5 = 68. The biggest shareholder of yellow gets 3 more.

# Captions of the drawings in the rules.
figures_stations = The stations along the top and at its corners: each company has one on every side of the board.
figures_shares = At the end: the companies by profit with their values, and what a hand of shares pays: { $shares } points. Its majorities add { $bonus }.

## Tutorial, step by step

tutorial_lines = The trains no longer belong to players. They belong to eight companies with four stations each, and you hold shares in them.
tutorial_shares = You have four shares: 10% brown, 20% green, 30% and 40% grey. Only you can see them.
tutorial_exchange = Instead of placing a tile, you may exchange a share for one of the same size. The open 10% share is grey. Choose your brown one and take the grey one for it.
tutorial_majority = Three of your four shares are grey now. Nobody can hold more of grey than you, and the largest shareholder gets a bonus at the end: one point for every ten of the company’s profit.
tutorial_build = So build for grey. Its line from station 24 is nearly complete. Place your tile on the marked cell: the points go to the company, not to a player.
tutorial_profit = Grey earns 7 and leads with a profit of 10. At the end the companies are ranked: for each tenth you hold, the first pays eight points, the second seven, and so on.
tutorial_secret = Exchanging ends for good as soon as a company has twenty-five points. Until then, watch which lines the others build: that gives their shares away. Yours, too.
