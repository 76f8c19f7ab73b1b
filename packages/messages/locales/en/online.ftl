### Tables online: lobby, waiting room, presence, chat and notices.

lobby_title = Play online
lobby_create = Open a table
lobby_createAbout = Choose the game and the seats, then send the link to your friends.
lobby_code = Do you have a link or a code?
lobby_codeAbout = Somebody has invited you: go straight to the table.
lobby_codeWrong = A code has eight letters and digits.
lobby_enter = Go there
lobby_mine = Your tables
lobby_waiting = Tables that wait for players
lobby_noneWaiting = No public table is waiting at the moment. Open one and send the link to your friends.
lobby_running = Games to watch
lobby_join = Sit down
lobby_resume = Go there
lobby_lookOn = Look on
lobby_free =
    { $free } { $free ->
        [one] seat is free
       *[other] seats are free
    }
lobby_offlineTitle = No connection to the server
lobby_offlineText = Everything else works without: play the computer, pass and play, or learn the rules.
lobby_tryAgain = Try again

phases_waiting = Full, about to begin
phases_running = Under way
phases_paused = Paused
phases_over = Finished

create_title = Open a table
create_you = You
create_nickname = Your name at the table
create_open = Free seat
create_visibility = Who may come?
create_visibilities_link =
    .label = By link
    .about = Only those to whom you give the link or the code.
create_visibilities_public =
    .label = Public
    .about = The table is shown to everybody on this server.
create_clock = How long may one think?
create_clockAbouts_none = Nobody is hurried.
create_clockAbouts_move = The clock starts anew with each move.
create_clockAbouts_bank = For the whole game, and a little more after each move.
create_clockAbouts_days = By correspondence: come back when you like.
create_atZero = And when the time is up?
create_atZeros_computer =
    .label = The computer plays on
    .about = Whoever comes back gets the seat back.
create_atZeros_forfeit =
    .label = The game is lost
    .about = Whoever runs out of time has resigned.
create_submit = Open the table

clocks_none = No clock
clocks_move = { $seconds } seconds a move
clocks_bank = { $minutes } minutes + { $increment } seconds a move
clocks_days =
    { $days } { $days ->
        [one] day
       *[other] days
    } a move
clocks_units_day = d
clocks_units_hour = h
clocks_left = Time left

share_title = Invite the others
share_text = Send this link. Whoever opens it can sit down, or look on when all seats are taken.
share_alone = Only this device can reach this server. To let others in, start it like this:
share_link = The link to this table
share_qr = The link as a QR code
share_code = Or tell them the code
share_copy = Copy
share_copied = Copied.
share_notCopied = The browser does not allow copying. Select the text and copy it yourself.
share_send = Send

room_players = At the table
room_you = (you)
room_free = free
room_level = computer, level { $level }
room_isReady = ready
room_isHere = here
room_waitsForPlayers = The game begins when all seats are taken and everybody is ready.
room_waitsForReady = The game begins when everybody is ready.
room_ready = I am ready
room_notReady = Not yet
room_leave = Give up the seat
room_occupant = Who plays in seat { $number }?
room_anybody = Free for anybody
room_computer = Computer { $level }: { $name }
room_freeIn = You can free this seat in { $time }.
room_freeSeat = Free the seat
room_freeSeatOf = Free the seat of { $name }, who is away
room_sitTitle = Play along
room_sit = Sit down

recovery_title = Your recovery code
recovery_text = Write it down: with it you get your seat back if this browser forgets it. It is shown only until you have noted it.
recovery_noted = I have noted it
recovery_lost = Did you have a seat here already?
recovery_field = Your recovery code
recovery_go = Take it back

seatLink_switch_title = Switch to { $offered }’s seat?
seatLink_switch_text = You already play as { $held } here. Switch to { $offered }’s seat on this device?
seatLink_switch_after = A device holds one seat at a table, so this one will forget { $held }’s. The seat itself stays: its recovery code or its link brings it back. Save one of them before you switch.
seatLink_switch_recovery = Recovery code of { $held }’s seat
seatLink_switch_link = Link to { $held }’s seat
seatLink_switch_stay = Stay as { $held }
seatLink_switch_go = Switch to { $offered }
seatLink_wrong =
    .title = This link no longer works
    .text = It does not open a seat at this table. Part of it may be missing, or the seat has been moved, given up or freed. Nothing has changed on this device.
seatLink_unreachable =
    .title = The link could not be checked
    .text = The server did not answer. Nothing has changed on this device.
seatLink_close = OK
seatLink_later = Not now

presence_here = is here
presence_away = is away
presence_awayFor = away for { $time }
presence_replaced = the computer plays on
presence_resigned = has resigned

notices_connecting = Connecting …
notices_cut = The connection is cut. Trying again …
notices_cutSending = The connection is cut. Your move is sent as soon as it is back.
notices_spectator =
    { $others ->
        [0] You are looking on.
       *[other] You are looking on, with { $others } more.
    }
notices_resigned = You have resigned. The computer plays on for you.
notices_replaced = The computer is playing for you
notices_comeBack = Take your seat back
notices_paused = The game is paused.
notices_goOn = Ask to go on
notices_absent = { $name } is away.
notices_absentUntil = { $name } is away. You can let the computer take over in { $time }.
notices_absentFor = { $name } has been away for { $time }.
notices_mayReplace = { $name } is away. You can let the computer take over now.
notices_replace = Let the computer play
notices_rematch = The next game is being set up at another table.
notices_goThere = Go there

asks_undo = { $name } would like to take back the last move.
asks_pause = { $name } would like to pause the game.
asks_resume = { $name } would like to go on.
asks_agree = Agree
asks_decline = Decline
asks_waiting =
    { $agreed ->
        [0] You have asked the others. They have not answered yet.
       *[other] { $agreed } agreed so far.
    }

turnNotice_label = Tell me when it is my turn
turnNotice_about = A notice on this device, also when this page is closed.
turnNotice_blocked = This browser does not allow notices from here. You can change that in its settings for this site.
turnNotice_failed = Notices could not be turned on. Please try again later.
turnNotice_title = Your turn
turnNotice_body = It is your turn at a table of Guimard.

webhook_title = Tell a program of mine
webhook_about = For people who write programs: when it is your turn at this table and you are away, your address gets a POST (a webhook).
webhook_address = Address of your program
webhook_turnOn = Turn on
webhook_turnOff = Turn off
webhook_on = on
webhook_told = Your address is told of your turns at this table.
webhook_key = Key of the signature
webhook_keyAbout = Note it now: it is not shown again.
webhook_signed = Each notice is signed in the header below: HEX is the HMAC-SHA256, by this key as it is written, of SECONDS, a dot and the body.

menu_lobby = All tables
menu_pause = Ask for a pause
menu_resign = Resign
menu_resignTitle = Resign?
menu_resignText = You cannot win any more. If others play on, the computer plays for you.
menu_stay = Keep playing
menu_erase = Delete my name and messages
menu_eraseTitle = Delete your name and messages?
menu_eraseText = Your name and your chat messages are removed from this table, for everybody and for good. You keep your seat; the others see you as { $name }.
menu_eraseYes = Delete
menu_erased = Your name and messages have been deleted.
menu_link = Link for players and spectators
menu_moment = Link to this moment of the game
menu_move = Move your seat to another device
menu_moveText = Open this link there. Give it to nobody: whoever has it plays in your place.

restored =
    .title = The game was set back
    .text = The server was restored from a backup: the game continues from an earlier position.

chance_title = Chance you can check
chance_text = Every draw follows from seeds that are fixed before they are used. The fingerprint of a seed is published at once, the seed itself when the game is over. If the server is started again during the game, it adds a seed for the draws to come.
chance_fromStart = From the first draw
chance_fromDraw = From draw { $draw }
chance_hash = Fingerprint (SHA-256)
chance_seed = Seed
chance_fits = The seed fits its fingerprint.
chance_differs = The seed does not fit its fingerprint.

chat_title = Chat
chat_unread =
    Chat, { $unread } new { $unread ->
        [one] line
       *[other] lines
    }
chat_empty = Nobody has said anything yet.
chat_say = Say something
chat_toPlayers = To those who play
chat_toSpectators = To those who look on
chat_send = Send
chat_mute = Hide the chat
chat_somebody = Somebody

final_resigned = { $name } has resigned.
final_verdicts_checking = Checking the draws …
final_verdicts_honest = Chance checked: every draw follows from the published seed.
final_verdicts_restored = Chance checked, but the server was restored from a backup during the game: some draws were made again.
final_verdicts_dishonest = The draws do not follow from the published seed. Do not trust this server.
final_verdicts_unknown = The draws could not be checked now.
final_picture = Picture of the board
final_noPicture = This browser cannot make the picture.
final_save = Keep among my games
final_saved = Kept among your games.
final_notSaved = The game could not be kept.

rescue_download = Download the game
rescue_nothing = Nothing of this game can be read.

reload = Load the page again

## Why one cannot be at a table, by rule.

ends_offline =
    .title = No connection to the server
    .text = Your seat is safe. Everything else works without a connection.
ends_no-table =
    .title = No such table
    .text = Perhaps the code was mistyped, or the table is long gone.
ends_noTable =
    .title = This table is gone
    .text = It has been deleted from the server.
ends_damaged =
    .title = This game is damaged
    .text = The server can no longer read all of it, so nobody can play on. You can download what is left.
ends_rules =
    .title = Played under other rules
    .text = This game was played under a version of the rules that this server does not know. You can download it and open it in a version of Guimard that does.
ends_full-server =
    .title = This server is full
    .text = Please try again in a while. Running games are not affected.
ends_request =
    .title = No such table
    .text = A code has eight letters and digits.
ends_rate =
    .title = One moment
    .text = That was too much at once. Please wait a little.
ends_server =
    .title = Something went wrong
    .text = The server has a problem. Please try again.
ends_store =
    .title = Something went wrong
    .text = The server has a problem. Please try again.
ends_updating =
    .title = A new version is on its way
    .text = The server has been updated. This page is loading the new version; your game is safe.
ends_outdated =
    .title = This page and the server do not match
    .text = Loading the page again did not help: the server may be in the middle of an update. Try again in a few minutes; your game is safe.
ends_seatMoved =
    .title = Your seat is elsewhere
    .text = It was taken over on another device, or given up.
ends_wrongSecret =
    .title = This seat is not yours any more
    .text = It was taken over on another device, given up, or freed while you were away.
