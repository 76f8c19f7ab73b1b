### Study: one page that leads to everything one can learn from.

title = Study
intro = Learn from your games, train on puzzles, or let Guimard count a game played with the box.

daily =
    .title = Deal of the day
    .about = The same tiles for everyone. See how many of the eight levels you beat.
puzzles =
    .title = Puzzles
    .about = One position, one best move. Your rating grows with you.
analysis =
    .title = Analysis board
    .about = Try any move in any position, with the computer’s evaluation.
companion =
    .title = Companion
    .about = Playing with the box? Enter the board and let Guimard count.

# Finished games of this device.
games =
    .title = Your games
    .about = Finished games, ready for a review.
review = Review { $title }
none = Finish a game, and its review will be waiting here.
all = All games
