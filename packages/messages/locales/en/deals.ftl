### Deals: the same tiles once more, the deal of the day.

## A deal that has been played, and can be played again.

# A button.
same_title = Same deal
same_titleOf = Same deal as { $title }
same_about = The same tiles come in the same order. Play it again, or send the link to friends and compare.
same_results = Results with this deal
same_noResults = Nobody has finished this deal on this device yet.
# Table headings.
same_who = Player
same_points = Points
same_margin = Margin
same_date = Date
same_against = against { LIST($names) }
# Instead of a date, for the game one has just looked at.
same_here = this game
same_share = Link to this deal
same_shareAbout = Whoever opens it gets the same game with the same tiles.
same_damaged = This link isn’t complete. Copy all of it, or ask for it again.
same_bad = This link doesn’t lead to a deal: { $reason }
# Online.
same_online = Same deal, new table
same_onlineAbout = The tiles come in the same order as at table { $code }. Anyone who has seen that game knows what comes.
same_tables = Tables with this deal
same_watch = Look at it
# Tables that are not listed while they are being played.
same_others =
    { $count ->
        [one] { $count } more table is still playing.
       *[other] { $count } more tables are still playing.
    }

## The deal of the day.

daily_title = Deal of the day
# What it is.
daily_about = Everyone gets the same tiles in the same order. Your first finished game counts.
daily_practice = Your first finished game counts. The others are practice.
daily_against =
    { $count ->
        [one] Against the computer, level { $level }
       *[other] Against { $count } computers, level { $level }
    }
daily_againstNobody = On your own, for as many points as you can get
daily_future = This deal hasn’t been dealt yet.
daily_play = Play
daily_resume = Continue
daily_again = Play again
daily_streak =
    { $days ->
        [one] { $days } day in a row
       *[other] { $days } days in a row
    }
daily_noCoach = There is no coach in the deal of the day.
# At the end of the game.
daily_toResult = Result of the day

# The result.
daily_alone =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
daily_won = Won by { $margin } with { daily_alone }
daily_lost = Lost by { $margin } with { daily_alone }
daily_drawn = Drawn with { daily_alone }
daily_beaten = You beat { $beaten } of { $levels } levels.
daily_comparing = The eight levels are playing your seat … { $percent }%
daily_notCompared = The computer couldn’t play this deal: { $reason }
daily_tryAgain = Try again
daily_levels = The eight levels in your seat, against the same opponent
daily_you = You
daily_outcomes_better = beaten
daily_outcomes_equal = equal
daily_outcomes_worse = not beaten
daily_review = Review your game

# Text to send to friends.
daily_share = Share your result
daily_shareTitle = Guimard, { $date }: { $title }
daily_shareBeaten = Beat { $beaten } of { $levels } computer levels
daily_copy = Copy
daily_copied = Copied.
daily_notCopied = Your browser doesn’t allow copying here. Select the text and copy it yourself.
daily_send = Send

# Days before.
daily_yesterday = Yesterday’s deal
daily_modelTitle = How a master plays it
daily_modelAbout = The strongest level plays the deal in your seat, and every move is reviewed. You will see all the tiles.
daily_model = Review a model game
daily_modelPlaying = The computer is playing … { $percent }%
daily_calendar = Last 30 days
daily_calendarAbout = The figures say how many of the eight levels you beat. You can play past deals, too; only deals begun on their day count for your days in a row.
daily_notPlayed = not played

# Results of everybody, on a server.
daily_board_title = Board of the day
daily_board_empty = No results yet.
daily_board_rank = Rank
daily_board_nameless = (name removed)
daily_board_count =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
daily_board_counted = You are number { $rank } of { $count }.
daily_board_name = Your name on the board
daily_board_send = Enter my result
daily_board_sending = Checking …
daily_board_sendAbout = Your moves are sent to the server, which checks the whole game before it counts. Everyone can see your name and your score.
daily_board_erase = Remove my name from the board
