### The shell: home page, set-up, own games, settings.

app_name = Guimard
app_promise = Place tiles and send your metro lines winding through the city. Scoring is automatic.
app_home = Home
app_close = Close
app_cancel = Cancel
app_loading = Loading …
app_failed = Something went wrong
app_notSpoken = { $language } could not be loaded. Try again when you’re online.
app_unknownTitle = Page not found
app_unknownText = There’s nothing at this address. Perhaps the line was rerouted.
app_goHome = Go to the home page

games_metro = Make your lines as long and winding as you can.
games_correspondances = Secret journeys and the art of changing trains.

home_play = Start a game
home_modes_computer =
    .title = Play the computer
    .about = Nine levels to choose from.
home_modes_people =
    .title = Pass and play
    .about = Friends sharing one device.
home_modes_solo =
    .title = Solo
    .about = Just you and the tiles.
home_online =
    .title = Play online
    .about = Invite friends with a link.
home_study =
    .title = Study
    .about = The deal of the day, puzzles, game reviews.
home_resume = Continue last game
home_more = More
home_learn = Learn
home_games = My games
home_settings = Settings
home_language = Language
home_free = Free and open source. No account, no ads.
home_documentation = Documentation

setup_titles_computer = Play the computer
setup_titles_people = Pass and play
setup_titles_solo = Solo
setup_whichGame = Which game?
setup_presets = Which variant?
setup_custom = Custom
setup_customAbout = Your choices from “More options”.
setup_learnFirst = Learn it first: { $title }
setup_seats = Who’s playing?
setup_seat = Seat { $number }, { $colour }
setup_player = Player { $number }
setup_name = Name, seat { $number }
setup_kind = Seat { $number }: player type
setup_person = Person
setup_computer = Computer
setup_level = Computer level, seat { $number }
setup_thinkingTime = Thinking time per move, seat { $number }
setup_levelShown = { $level } · { $name }
setup_addSeat = Add a seat
setup_seatsFull = Maximum players: { $seats }.
setup_removeSeat = Remove { $name }
setup_first = Who starts?
setup_firstRandom = Random

setup_hands_label = Hands
setup_hands_hidden = Hidden
setup_hands_open = Open
setup_hands_hiddenAbout = Between turns, a curtain hides what each player holds.
setup_hands_openAbout = Everyone sees the hand of the player whose turn it is. No curtain.
setup_more = More options
setup_assistance = How much help?
setup_practice = Practice game
setup_practiceAbout = Undo anything, even after a tile has been drawn.
setup_refused = That won’t work: { $reason }
setup_seatsChanged =
    { $title } is for { $seats } { $seats ->
        [one] player
       *[other] players
    }, so the seats have changed.
setup_presetRefused = { $title } can’t be played like this: { $reason }
setup_play = Play
setup_versus = { $title } · { LIST($names) }

## From level 1 to level 9.

levels_1 =
    .name = child
    .about = Places almost anything. Good for a child’s first games.
levels_2 =
    .name = beginner
    .about = Spots a good move now and then.
levels_3 =
    .name = casual
    .about = Plays for fun and often slips up.
levels_4 =
    .name = attentive
    .about = Makes few big mistakes.
levels_5 =
    .name = practised
    .about = Plays what looks best at first sight.
levels_6 =
    .name = skilled
    .about = Thinks a little ahead.
levels_7 =
    .name = expert
    .about = Thinks far ahead.
levels_8 =
    .name = master
    .about = Plays thousands of games in its head before every move.
levels_9 =
    .name = grandmaster
    .about = Thinks for as long as you let it.

assistance_purist =
    .name = Purist
    .about = Enforces the rules, shows nothing else.
assistance_tracing =
    .name = Tracing
    .about = Traces and counts lines for you.
assistance_preview =
    .name = Preview
    .about = Shows what a tile would do before you place it.
assistance_coach =
    .name = Coach
    .about = Shows the computer’s best moves when you ask.

mine_title = My games
mine_kept = Games are saved in this browser only.
mine_views_games = Games
mine_views_record = Record
mine_won = { LIST($names) } won
mine_filter_search = Search by player
mine_filter_state = Progress
mine_filter_all = All
mine_filter_kind = Variant
mine_filter_kinds = All variants
mine_filter_against = Opponents
mine_filter_anybody = Any opponents
mine_filter_computer = Computer
mine_filter_people = People
mine_filter_solo = Solo
mine_filter_none = No games match.
mine_filter_clear = Show all games
mine_record_about = Every finished game counts, except practice, imported games and games among friends. The record stays on this device, even if you delete games.
mine_record_empty = Finish a game, alone or against the computer, and it will be counted here.
mine_record_level = Level
mine_record_played = Played
mine_record_won = Won
mine_record_best = Best
mine_record_margin = Average margin
mine_record_streak = Wins in a row
mine_record_games =
    { $played ->
        [one] { $played } game
       *[other] { $played } games
    }
mine_record_bestSolo = Best score: { $points }
mine_record_history = Scores, oldest first: { LIST($scores) }
mine_record_save = Save as file
mine_record_erase = Erase the record
mine_record_eraseSure = Erase it for good?
mine_record_erased = Record erased.
mine_underWay = In progress
mine_finished = Finished
mine_score = { $name } { $points }
mine_played =
    { $practice ->
        [true] Practice, last played { $date }
       *[false] Last played { $date }
    }
mine_resume = Continue
mine_replay = Replay
mine_review = Review
mine_share = Export
mine_shareOf = Export { $title }
mine_remove = Delete { $title }
mine_removeTitle = Delete this game?
mine_removeText = { $title }, last played { $date }, will be permanently deleted.
mine_removeYes = Delete
mine_exportTitle = Export game
mine_exportText = The whole game as one line of text. Save it or send it to a friend.
mine_exportLine = Game as text
mine_copy = Copy text
mine_copied = Copied.
mine_notCopied = Your browser doesn’t allow copying here. Select the text and copy it yourself.
mine_download = Save as file
# The game as HTML, to embed it in other pages.
mine_embed = Copy HTML
mine_embedCopied = Copied. Paste it into the HTML of a web page to show the game there.
mine_embedNotCopied = Your browser doesn’t allow copying here.
mine_import = Import
mine_importTitle = Import game
mine_importText = Open a file exported from Guimard, or paste a game as text, or a link to a finished online game. You can also drop a file on this page.
mine_importFile = Choose a file
mine_importPaste = Or paste it here
mine_importYes = Import
mine_imported = Game imported.
# After importing a finished game, and one with unknown draws.
mine_importDone = The game is in your list. Let the computer review every move, or just look at it again.
mine_importGuessed = Some tiles were unknown, since other players held them. Those placed later are certain; the others were filled in at random.
mine_removed = Game deleted.
mine_emptyTitle = No games yet
mine_emptyText = Your games are saved here automatically.
mine_emptyPlay = Start your first game

settings_title = Settings
settings_you = You
settings_name = Your name
settings_nameAbout = Shown at the table. Saved on this device.
settings_look = Appearance
settings_language = Language
settings_theme = Theme
settings_themes_auto = Auto
settings_themes_light = Light
settings_themes_dark = Dark
settings_boardTheme = Board
settings_boardThemes_ceramic = Ceramic
settings_boardThemes_map = Map
settings_boardThemes_cobalt = Cobalt
settings_textSize = Text size
settings_textSizes_normal = Normal
settings_textSizes_large = Large
settings_textSizes_largest = Largest
settings_motion = Motion
settings_motions_auto = Auto
settings_motions_full = Full
settings_motions_reduced = Reduced
settings_autoAbout = Auto follows your device.
settings_lines = Lines and colours
settings_sample = Example: part of a board with six players.
settings_paint = Coloured lines
settings_paints_all = All lines
settings_paints_mine = My lines
settings_paints_pointed = Only when pointed at
settings_palette = Palette
settings_palettes_enamel = Enamel
settings_palettes_deutan = Red–green
settings_palettes_tritan = Blue–yellow
settings_paletteAbout = Red–green and blue–yellow are made for colour-blind players.
settings_signs = Badges and trains
settings_signKinds_letters = Letters
settings_signKinds_symbols = Symbols
settings_play = Gameplay
settings_speed = Computer speed
settings_speeds_slow = Slow
settings_speeds_normal = Normal
settings_speeds_fast = Fast
settings_speeds_instant = Instant
settings_confirm = Confirm placement
settings_confirmAbout = Tap twice to place a tile. Useful on small screens.
settings_askFirst = Ask before moves you can’t undo
settings_askFirstAbout = Such as drawing another tile.
settings_shortcuts = Keyboard shortcuts
settings_shortcutsAbout = Single keys such as M or U. When off, the keys of the board work only while it has the focus.
settings_sounds = Sounds
settings_soundOn = Play sounds
settings_soundKinds_turn = Your turn
settings_soundKinds_place = Tile placed
settings_soundKinds_score = Line scored
settings_soundKinds_over = End of the game
settings_soundKinds_chat = Chat message
settings_turnAbout = Even while Guimard is in a background tab.
settings_trySound = Try: { $sound }
settings_about = About Guimard
settings_aboutText = Guimard is free software. Its words, pictures and code are all original.
settings_notice = Guimard is independent. It isn’t connected with the publishers, authors or illustrators of Metro or Correspondances. The names only say which rules are played.
settings_buy = If you like the game, buy the box: it’s even better with friends around a table.
settings_offline = Guimard is stored in this browser: you can play without an internet connection.
settings_fonts = Typefaces: Figtree, and Guimard Display, which is cut from Amarante by Sorkin Type. Both under the SIL Open Font License.
settings_version = Version { $version }

errors_notDeleted = The game couldn’t be deleted.
errors_empty = There’s nothing to import yet. Choose a file or paste a game.
errors_noGame = This isn’t a saved game: { $reason }
errors_unknownGame = This is a game of “{ $game }”, which isn’t available here.
errors_otherRules = It uses version { $theirs } of the rules; this is version { $ours }.
errors_badOptions = Its options aren’t allowed: { $reason }
errors_badStep = Step { $number } ({ $action }) isn’t allowed: { $reason }
errors_unreadable = The file can’t be read.
errors_linkElsewhere = This link leads to another server. Open it there, export the game, and import the file here.
errors_linkNoGame = This link leads to no game. A link to a finished online table can be imported.
errors_linkNotHere = The game of this link isn’t stored in this browser.

## Keyboard shortcuts

keys_title = Keyboard shortcuts
keys_about = Single-key shortcuts can be turned off in the settings. Those for the board then work only while it has the focus.
keys_of_help = Show this list
keys_of_search = Search the rules
keys_of_menu = Menu of the table
keys_of_history = Show or hide the history
keys_of_undo = Undo
keys_of_coach = Ask the coach
keys_of_paint = Change which lines are painted
keys_of_move = Move on the board
keys_of_place = Place the tile
keys_of_rotate = Rotate the tile
keys_of_rotateBack = Rotate it the other way
keys_of_choose = Choose a tile; in Correspondances, show a line
keys_of_cancel = Cancel
keys_of_line = Analysis: step through the moves
keys_of_variation = Analysis: change to another variation
