### The board as part of other pages, such as blogs and forums.

replay = Replay
toFirst = Go to the start
back = Previous move
play = Play
pause = Pause
forward = Next move
toLast = Go to the end
# The slider.
history = Move
moment = Move { $at } of { $of }
begin = Before the first move.
players = Players and scores
points =
    { $points } { $points ->
        [one] point
       *[other] points
    }
painted = Lines are painted.
bare = Lines are not painted.
trouble = This game can’t be shown. { $reason }
empty = No game is given.
notLoaded = It couldn’t be loaded from the address given.
