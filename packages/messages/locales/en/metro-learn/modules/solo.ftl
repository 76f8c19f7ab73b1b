title = Solo

lesson_1 = You run all eight companies alone, with two tiles lying open before you.
lesson_2 = Each turn a card shows a colour. Lay one of your tiles where an unfinished line of that colour goes on.
lesson_3 = Lines over a single tile are allowed here.
lesson_4 = When all 32 lines are complete, your result is the profit of the weakest company. So look after the poorest.
lesson_5 = The hard game also subtracts the gap between the richest and the poorest.

rules_M16 = You play alone with the eight companies and their stations (M1). All of them start at 0. A deck of eight cards, one per company, decides the colour.
rules_M17 = Two tiles lie open before you. Each turn a card is turned up. Choose an unfinished line of its colour and lay one of your tiles on the cell that line enters next; then draw a tile. When all cards have been seen, they are shuffled again. When the pile is empty you go on with the tiles you have. Lines that end at the central station are doubled (B17).
rules_M18 = Until the eighth card has been turned up you may refuse a tile dddd, which sends every train back, when you draw it. You get another instead, and the refused one returns among the rest. The second dddd may be refused as well.
rules_M19 = You lay at the rim or beside other tiles, unturned (B12, B13). Lines over a single tile are allowed.
rules_M20 = When a company has completed its four lines, its card leaves the game at once, wherever it lies. If the deck runs out, the cards already seen make a new one. The game ends when all 32 lines have scored, even if tiles are left. Your result is the profit of the poorest company. In the hard variant, the distance between richest and poorest is taken off. Example: 35 for the best and 22 for the last make 22, or 9 in the hard variant.
