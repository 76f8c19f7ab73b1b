title = Solo

lesson_1 = You run all eight companies alone, with two tiles face up in front of you.
lesson_2 = Each turn a card shows a colour. Place one of your tiles where an unfinished line of that colour goes on.
lesson_3 = Lines of a single tile are allowed here.
lesson_4 = When all 32 lines are complete, your score is the profit of the poorest company. So look after the poorest.
lesson_5 = The hard game also subtracts the gap between the richest and the poorest.

rules_M16 = You play alone with the eight companies and their stations (M1). All of them start at 0. A deck of eight cards, one per company, decides the colour.
rules_M17 = You have two tiles, face up in front of you. Each turn a card is turned up. Choose an unfinished line of its colour and place one of your tiles on the cell that line enters next; then draw a tile. When all cards have been seen, they are shuffled again. When the pile is empty you go on with the tiles you have. Lines that end at the central station are doubled (B17).
rules_M18 = Until the eighth card has been turned up, you may refuse a tile dddd, which sends every train back, when you draw it. You get another instead, and the refused one is shuffled back in with the rest. The second dddd may be refused as well.
rules_M19 = You place tiles on the edge or next to other tiles, without rotating them (B12, B13). Lines of a single tile are allowed.
rules_M20 = When a company has completed its four lines, its card leaves the game at once, wherever it is. If the deck runs out, the cards already seen make a new one. The game ends when all 32 lines have scored, even if tiles are left. Your score is the profit of the poorest company. In the hard variant, the gap between richest and poorest is subtracted. Example: 35 for the richest and 22 for the poorest score 22, or 9 in the hard variant.

# Captions of the drawings in the rules.
figures_extend = The card shows this colour. A tile goes where one of its unfinished lines would go on: on a marked cell.

## Tutorial, step by step

tutorial_alone = You play alone, for all eight companies at once. Your result is the profit of the poorest one, so none may fall behind.
tutorial_refuse = You always have two open tiles. The one you have just drawn sends every train straight back. Early in the game you may refuse this tile and get another: do that.
tutorial_yellow = A card says which company is next: yellow. A tile must go where an unfinished yellow line continues. Choose the tile on the right, and place it on the marked cell.
tutorial_red = 4 points for yellow. You have drawn a new tile, and red is next. This time the tile on the left is the better one: place it on the marked cell.
tutorial_purple = 3 points for red. Purple is next, and again the tile on the left fits well. Place it on the marked cell.
tutorial_lowest = 4 points for purple. But four companies still have nothing, so your result would be 0 now. Long lines help only if every company gets some.
tutorial_cards = The eight cards come round again and again. When all lines of a company are complete, its card leaves the game. It ends when every line has scored.
