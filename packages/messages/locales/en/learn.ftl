### Around lessons, rules and tutorials: the pages that every game shares.

title = Learn to play
intro = Play the tutorial or read a card: each card takes about a minute. Everything else is in the rules.
tutorialTitle = Learn by playing
tutorialAbout = A real game of { $game }, guided step by step. No reading beforehand.
tutorialStart = Play the tutorial
lessonsTitle = Short lessons
lessonsAbout = One for each module and city. You join a game that has already started, and try what is new.
finishedMark = Finished
cardsTitle = One-minute cards
minutes =
    { $n ->
        [one] { $n } minute
       *[other] { $n } minutes
    }
inFull = Full rules
rulesOf = { $game } rules
rulesIntro = If a move is refused, look up its rule number here.
contents = Contents
find = Find a rule
findHint = A word or { $example }
found =
    { $n ->
        [one] { $n } rule found
       *[other] { $n } rules found
    }
nothing = No rule contains these words. Try fewer or different ones.
ruleCalled = Rule { $id }
print = Print
# The tutorial.
next = Next
leave = Leave the tutorial
step = Step { $at } of { $of }
playing = { $name } is playing …
drawing = Drawing …
notAsked = Good idea, but not now. For the tutorial, make the marked move.
finished = Lesson complete
finish = Finish
whatNext = What next?
learnt = What you’ve learned
nextLesson = Next lesson: { $title }
allLessons = All lessons
play = Play { $title }
