### The shell: home page, set-up, own games, settings.

app_name = Guimard
app_promise = Lay tiles and send your metro lines winding through the city. The counting is done for you.
app_home = Home
app_close = Close
app_cancel = Cancel
app_loading = One moment …
app_failed = Something went wrong
app_unknownTitle = No such stop
app_unknownText = There is nothing at this address. Perhaps the line was rerouted.
app_goHome = To the home page

games_metro = Make your lines as long and winding as you can.
games_correspondances = Secret journeys, and the art of changing trains.

home_play = Start a game
home_modes_computer =
    .title = Play the computer
    .about = At any of eight levels.
home_modes_people =
    .title = Pass and play
    .about = Friends around one device.
home_modes_solo =
    .title = Solo
    .about = You and the tiles.
home_online =
    .title = Play online
    .about = Friends elsewhere, by link.
home_resume = Continue the last game
home_more = More
home_learn = Learn
home_games = My games
home_settings = Settings
home_language = Language
home_free = Free and open. No account, no advertising.

setup_titles_computer = Play the computer
setup_titles_people = Pass and play
setup_titles_solo = Solo
setup_whichGame = Which game?
setup_presets = Which variant?
setup_custom = Your own mix
setup_customAbout = What you chose under “More options”.
setup_seats = Who plays?
setup_seat = Seat { $number }, { $colour }
setup_player = Player { $number }
setup_name = Name at seat { $number }
setup_kind = Who sits at seat { $number }?
setup_person = Person
setup_computer = Computer
setup_level = Level of the computer at seat { $number }
setup_levelShown = { $level } · { $name }
setup_addSeat = Add a seat
setup_seatsFull = This is for { $seats } players at most.
setup_removeSeat = Remove { $name }
setup_first = Who starts?
setup_firstRandom = Drawn by lot
setup_more = More options
setup_assistance = How much help?
setup_practice = Practice game
setup_practiceAbout = Take back anything, even after a tile was drawn.
setup_refused = Not possible: { $reason }
setup_seatsChanged =
    { $title } is for { $seats } { $seats ->
        [one] player
       *[other] players
    }; the seats were changed.
setup_presetRefused = { $title } cannot be played like this: { $reason }
setup_play = Play
setup_versus = { $title }: { LIST($names) }

## From level 1 to level 8.

levels_1 =
    .name = child
    .about = Lays almost anything. For first games with children.
levels_2 =
    .name = beginner
    .about = Sees good moves now and then.
levels_3 =
    .name = casual
    .about = Plays for fun, and slips often.
levels_4 =
    .name = attentive
    .about = Makes few gross mistakes.
levels_5 =
    .name = practised
    .about = Takes the best move at first sight.
levels_6 =
    .name = skilled
    .about = Thinks a little ahead.
levels_7 =
    .name = expert
    .about = Thinks well ahead.
levels_8 =
    .name = master
    .about = Thinks for more than a second about every move.

assistance_purist =
    .name = Purist
    .about = The rules are kept, nothing else is shown.
assistance_tracing =
    .name = Tracing
    .about = Lines are followed and counted for you.
assistance_preview =
    .name = Preview
    .about = You see what a tile would do before you lay it.
assistance_coach =
    .name = Coach
    .about = The computer shows its best moves when asked.

mine_title = My games
mine_kept = Games are kept in this browser only.
mine_underWay = Under way
mine_finished = Finished
mine_score = { $name } { $points }
mine_played =
    { $practice ->
        [true] Practice, last played { $date }
       *[false] Last played { $date }
    }
mine_resume = Continue
mine_replay = Replay
mine_share = Export
mine_shareOf = Export { $title }
mine_remove = Delete { $title }
mine_removeTitle = Delete this game?
mine_removeText = { $title }, last played { $date }, will be gone for good.
mine_removeYes = Delete
mine_exportTitle = Export the game
mine_exportText = The whole game in one line: keep it, or send it to a friend.
mine_exportLine = The game as text
mine_copy = Copy the text
mine_copied = Copied.
mine_notCopied = The browser does not allow copying. Select the text and copy it yourself.
mine_download = Save as a file
mine_import = Import
mine_importTitle = Import a game
mine_importText = Open a file that was exported from Guimard, or paste the text of a game.
mine_importFile = Choose a file
mine_importPaste = Or paste it here
mine_importYes = Import
mine_imported = The game was imported.
mine_removed = The game was deleted.
mine_emptyTitle = No games yet
mine_emptyText = Every game you begin is kept here by itself, move by move.
mine_emptyPlay = Begin the first one

settings_title = Settings
settings_you = You
settings_name = Your name
settings_nameAbout = Shown at the table. It stays on this device.
settings_look = Look and sound
settings_language = Language
settings_theme = Light or dark
settings_themes_auto = Auto
settings_themes_light = Light
settings_themes_dark = Dark
settings_sound = Sounds
settings_soundAbout = A soft click when a tile is laid.
settings_play = At the table
settings_speed = Moves of the computer
settings_speeds_slow = Slow
settings_speeds_normal = Normal
settings_speeds_fast = Fast
settings_speeds_instant = Instant
settings_confirm = Confirm before laying
settings_confirmAbout = A tile lies only after a second tap. Good on small screens.
settings_about = About Guimard
settings_aboutText = Guimard is free software. Everything here was made for it: words, pictures and code.
settings_notice = Guimard is independent. It is not connected with the publishers, authors or illustrators of Metro or Correspondances. Their names only say which rules are played.
settings_buy = If you like the game, buy the box: friends around a table are still the best screen.
settings_version = Version { $version }

errors_notDeleted = The game could not be deleted.
errors_empty = There is nothing to import yet: choose a file or paste a text.
errors_noGame = This is no game: { $reason }
errors_unknownGame = This is a game of “{ $game }”, which is not played here.
errors_otherRules = It was played by version { $theirs } of the rules, and this is version { $ours }.
errors_badOptions = Its options are not allowed: { $reason }
errors_badStep = Step { $number } ({ $action }) is not allowed: { $reason }
errors_unreadable = The file cannot be read.
