import type { TutorialTexts } from '../../shape.ts';

export const tutorialTexts: TutorialTexts = {
  welcome:
    'Welcome to Metro! You are yellow, your opponent is blue. You take turns laying tiles and so build lines for your trains. The longer a line, the more points it brings.',
  stations:
    'Around the board lie 32 stations. The 16 with odd numbers are yours, and a yellow train waits at each. Every train rides one line in the game, and that line scores once.',
  right:
    'Trains keep to the right. Look out from station 7 onto the board: the train leaves on the right-hand track. The track on its left is for arrivals. Every side of a tile has such a pair, one way in and one way out.',
  lay: 'A tile goes on an empty cell at the rim, or on one beside a tile that already lies there. It may not be turned. Lay your tile in front of station 7, and your first line begins.',
  grow: 'Blue has laid a tile beside yours, and your line runs straight on over it. Nobody owns a tile: every line uses the tracks it meets. Lay your new tile on the marked cell. Your line then has 3 tiles.',
  turnBack:
    'This tile turns your train round. It will roll back over tiles it has already crossed and come out at another station. That is good: every crossing counts. Lay it and finish your line.',
  scored:
    'Your line is complete and scores 6 points. It uses 4 tiles, but the 2 marked ones are crossed twice, and each crossing is worth a point.',
  hurt: 'Ouch! Blue has just completed your line from station 3, after only 2 tiles. You get 2 points, and this line will never bring more. A line always scores for its owner, whoever finishes it.',
  refused:
    'The tile in your hand sends every train straight back. Laid on a marked cell, it would end a line that has only just left its station. The rules forbid such a line over 1 tile while the tile can go elsewhere. Try it if you like: the board refuses.',
  draw: 'This tile will be useful soon, so keep it. You may draw a tile from the pile instead and lay that one at once. Having drawn, there is no way back. Draw now.',
  drawn:
    'A fine tile: it takes the train from station 5 straight on towards the middle. Lay it on the marked cell. Your hand stays as it is.',
  revenge:
    "Now look at Blue's line from station 4: it is about to enter the marked cell. Lay the tile you kept. It sends Blue's train home after 4 crossings, for just 4 points.",
  centre:
    'The four cells in the middle are the central station. A line that ends there counts double. Your line from station 5 waits at the marked cell: lay your tile and follow the train.',
  doubled:
    'Your train crosses this one tile 4 times! The line has 12 crossings and ends at the central station: 24 points. You lead by 32 to 4. The next 47 tiles are laid for both of you, so watch how the lines grow.',
  last: 'Blue has caught up and leads by 104 to 84. The pile is empty, and this is your last tile. One line can still turn the game: yours from station 17. Lay the tile on the marked cell.',
  over: 'Another 24 points at the central station! Blue lays the last of the 60 tiles and the game ends; every line is complete. It is 112 to 107: most points win, so the game is yours. Now you know how to play.',
};
