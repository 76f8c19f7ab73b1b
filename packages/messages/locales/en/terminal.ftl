### What the terminal tells players, beside refusals: reviews, and games that cannot be opened.

# $title is the game, $depth a word of the command line, such as normal.
reviewed = { $title }, reviewed at { $depth } depth, seed { $seed }
guessed = { $count ->
    [one] Unknown draws were made up; one move depends on them and is not judged.
   *[other] Unknown draws were made up; { $count } moves depend on them and are not judged.
}
noGame = { $file } holds no game: { $reason }
# $action is a word of the notation, $reason a sentence.
actionRefused = action { $number } ({ $action }) is refused: { $reason }
ruleChanged = It was played with version { $version } of the rules; { $rule } has changed since.
