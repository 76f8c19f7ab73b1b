### Around lessons, rules and tutorials: the pages that every game shares.

title = Learn to play
intro = Play the tutorial, or read one card: each takes about a minute. Everything else is in the rules.
tutorialTitle = Learn by playing
tutorialAbout = A real game of { $game }, played with you step by step. No reading beforehand.
tutorialStart = Play the tutorial
minutes =
    { $n ->
        [one] { $n } minute
       *[other] { $n } minutes
    }
inFull = The rules in full
rulesOf = Rules of { $game }
rulesIntro = Refused? The app names the rule by its number; you find it here.
contents = Contents
find = Find a rule
findHint = A word, or { $example }
found =
    { $n ->
        [one] { $n } rule found
       *[other] { $n } rules found
    }
nothing = No rule has these words. Try fewer or others.
ruleCalled = Rule { $id }
print = Print
# The tutorial.
next = Next
leave = Leave the tutorial
step = Step { $at } of { $of }
playing = The game goes on …
notAsked = Good idea, but not now. In the tutorial, please make the marked move.
finished = That was the tutorial. Ready for a real game?
playNow = Play a game
