### Tables online: lobby, waiting room, presence, chat and notifications.

lobby_title = Play online
lobby_create = Create a table
lobby_createAbout = Choose the game and the seats, then send your friends the link.
lobby_code = Have a link or a code?
lobby_codeAbout = If someone invited you, go straight to the table.
lobby_codeWrong = A code is eight letters and digits.
lobby_enter = Join
lobby_mine = Your tables
lobby_waiting = Open tables
lobby_noneWaiting = No open tables right now. Create one and send your friends the link.
lobby_running = Games to watch
lobby_join = Join
lobby_resume = Open
lobby_lookOn = Watch
lobby_free =
    { $free } { $free ->
        [one] seat free
       *[other] seats free
    }
lobby_offlineTitle = No connection to the server
lobby_offlineText = You can still play the computer, pass and play, or learn the rules.
lobby_tryAgain = Try again

phases_waiting = Full, starting soon
phases_running = In progress
phases_paused = Paused
phases_over = Finished

create_title = Create a table
create_you = You
create_nickname = Your name at the table
create_open = Free seat
create_steadyLevels = Level 9 thinks only on your own device, so tables online have levels 1 to 8.
create_visibility = Who can join?
create_visibilities_link =
    .label = Link only
    .about = Only people you give the link or the code.
create_visibilities_public =
    .label = Public
    .about = Everyone on this server can see the table.
create_clock = Time control
create_clockAbouts_none = Take as long as you like.
create_clockAbouts_move = The clock restarts with each move.
create_clockAbouts_bank = For the whole game, plus a little after each move.
create_clockAbouts_days = A slow game: come back when you like.
create_atZero = When time runs out
create_atZeros_computer =
    .label = The computer takes over
    .about = Players who come back get their seat back.
create_atZeros_forfeit =
    .label = The player loses
    .about = Running out of time counts as resigning.
create_submit = Create table

clocks_none = No time limit
clocks_move = { $seconds } seconds per move
clocks_bank = { $minutes } minutes + { $increment } seconds per move
clocks_days =
    { $days } { $days ->
        [one] day
       *[other] days
    } per move
clocks_units_day = d
clocks_units_hour = h
clocks_left = Time left

share_title = Invite others
share_text = Send this link. Anyone who opens it can take a seat, or watch if all seats are taken.
share_alone = Only this device can reach this server. To let others in, start it like this:
share_link = Link to this table
share_qr = QR code of the link
share_code = Or give them the code
share_copy = Copy
share_copied = Copied.
share_notCopied = Your browser doesn’t allow copying here. Select the text and copy it yourself.
share_send = Send

room_players = At the table
room_you = (you)
room_free = free
room_level = computer, level { $level }
room_isReady = ready
room_isHere = here
room_waitsForPlayers = The game starts when all seats are taken and everyone is ready.
room_waitsForReady = The game starts when everyone is ready.
room_shuffling = Shuffling …
room_ready = I’m ready
room_notReady = Not ready
room_leave = Leave seat
room_occupant = Seat { $number }: player type
room_anybody = Free for anyone
room_computer = Computer { $level }: { $name }
room_freeIn = You can free this seat in { $time }.
room_freeSeat = Free the seat
room_freeSeatOf = Free { $name }’s seat (away)
room_change = Change
room_changeOf = Change { $name }’s seat
room_turnOut_title = { $name }’s seat
room_turnOut_text = It’s up to you who plays at this table. { $name } will be notified and can’t take a seat here for five minutes.
room_turnOut_isReady = { $name } is here and ready to play.
room_turnOut_free = Free this seat
room_turnOut_fill = Let a computer play instead
room_sitTitle = Join this game
room_sit = Take a seat

recovery_title = Your recovery code
recovery_text = Write it down: it gets your seat back if this browser forgets it. Once you confirm, it won’t be shown again.
recovery_noted = I’ve written it down
recovery_lost = Already had a seat here?
recovery_field = Your recovery code
recovery_go = Recover seat

seatLink_switch_title = Switch to { $offered }’s seat?
seatLink_switch_text = You’re already playing as { $held } here. Switch to { $offered }’s seat on this device?
seatLink_switch_after = A device holds one seat per table, so this one will forget { $held }’s. The seat itself stays: its recovery code or its link brings it back. Save one of them before you switch.
seatLink_switch_recovery = Recovery code for { $held }’s seat
seatLink_switch_link = Link to { $held }’s seat
seatLink_switch_stay = Stay as { $held }
seatLink_switch_go = Switch to { $offered }
seatLink_wrong =
    .title = This link no longer works
    .text = It doesn’t open a seat at this table. Part of it may be missing, or the seat was moved, given up or freed. Nothing has changed on this device.
seatLink_unreachable =
    .title = The link couldn’t be checked
    .text = The server didn’t respond. Nothing has changed on this device.
seatLink_close = OK
seatLink_later = Not now

presence_here = online
presence_away = away
presence_awayFor = away for { $time }
presence_replaced = the computer is playing
presence_resigned = resigned

notices_connecting = Connecting …
notices_cut = Connection lost. Reconnecting …
notices_cutSending = Connection lost. Your move will be sent when it’s back.
notices_spectator =
    { $others ->
        [0] You’re watching.
        [one] You’re watching with { $others } other.
       *[other] You’re watching with { $others } others.
    }
notices_resigned = You resigned. The computer is playing for you.
notices_replaced = The computer is playing for you
notices_comeBack = Take your seat back
notices_paused = The game is paused.
notices_goOn = Ask to resume
notices_absent = { $name } is away.
notices_absentUntil = { $name } is away. In { $time } you can let the computer take over.
notices_absentFor = { $name } has been away for { $time }.
notices_mayReplace = { $name } is away. You can now let the computer take over.
notices_replace = Let the computer play
notices_rematch = The next game is being set up at another table.
notices_goThere = Join

asks_undo = { $name } wants to undo the last move.
asks_pause = { $name } wants to pause the game.
asks_resume = { $name } wants to resume the game.
asks_agree = Agree
asks_decline = Decline
asks_waiting =
    { $agreed ->
        [0] You’ve asked the others. No answer yet.
       *[other] { $agreed } agreed so far.
    }

turnNotice_label = Notify me when it’s my turn
turnNotice_about = A notification on this device, even when this page is closed.
turnNotice_blocked = This browser blocks notifications from this site. You can change that in its settings.
turnNotice_failed = Notifications couldn’t be turned on. Please try again later.
turnNotice_title = Your turn
turnNotice_body = It’s your turn at a Guimard table.

webhook_title = Notify my program (webhook)
webhook_about = For developers: when it’s your turn at this table and you’re away, your address receives a POST request.
webhook_address = Webhook address
webhook_turnOn = Turn on
webhook_turnOff = Turn off
webhook_on = on
webhook_told = Your address is notified of your turns at this table.
webhook_key = Signing key
webhook_keyAbout = Save it now: it won’t be shown again.
webhook_signed = Each notification is signed in the header below. HEX is the HMAC-SHA256 of SECONDS, a dot and the body, using this key exactly as shown.

menu_lobby = All tables
menu_pause = Ask to pause
menu_resign = Resign
menu_resignTitle = Resign?
menu_resignText = You can no longer win after that. If the others keep playing, the computer plays for you.
menu_stay = Keep playing
menu_erase = Delete my name and messages
menu_eraseTitle = Delete your name and messages?
menu_eraseText = Your name and chat messages will be removed from this table for everyone, permanently. You keep your seat; the others see you as { $name }.
menu_eraseYes = Delete
menu_erased = Your name and messages were deleted.
menu_link = Link for players and spectators
menu_moment = Link to this moment
menu_move = Move your seat to another device
menu_moveText = Open this link there. Don’t share it: anyone who has it can play in your place.

restored =
    .title = The game was rolled back
    .text = The server was restored from a backup, so the game continues from an earlier position.

chance_title = Draws you can verify
chance_text = Every draw follows from seeds that are fixed before they’re used: the server’s, and one from each player’s program. A seed’s fingerprint is published right away, the server’s seed itself when the game is over. If the server restarts during the game, seeds are added for the draws that follow. So nobody can choose the draws, not even whoever runs the server.
chance_server = Server
chance_fromStart = From the first draw
chance_fromDraw = From draw { $draw }
chance_hash = Fingerprint (SHA-256)
chance_seed = Seed
chance_fits = The seed matches its fingerprint.
chance_differs = The seed doesn’t match its fingerprint.

chat_title = Chat
chat_unread =
    Chat, { $unread } new { $unread ->
        [one] message
       *[other] messages
    }
chat_empty = No messages yet.
chat_say = Write a message
chat_toPlayers = Message the players
chat_toSpectators = Message the spectators
chat_send = Send
chat_mute = Hide chat
chat_somebody = Someone
# Players who are writing a message now.
chat_typing =
    { $count ->
        [one] { LIST($names) } is typing …
       *[other] { LIST($names) } are typing …
    }

final_resigned = { $name } resigned.
final_verdicts_checking = Checking the draws …
final_verdicts_honest = Fair draw verified.
final_verdicts_restored = Fair draw verified, but the server was restored from a backup during the game, so some tiles were drawn again.
final_verdicts_dishonest = The draws don’t match the published seed. Don’t trust this server.
final_verdicts_unknown = The draws couldn’t be checked right now.
final_chance_by = The draws follow from the server’s seed and contributions from { LIST($names) }.
final_chance_silent = No contribution came from { LIST($names) }.
final_chance_nobody = No player’s program contributed to the draws, so whoever runs the server could have chosen them.
final_chance_gap = Drawn without a contribution from { LIST($names) }: no. { $draws }.
final_save = Save to My games
final_saved = Saved to My games.
final_notSaved = The game couldn’t be saved.

rescue_download = Download the game
rescue_nothing = None of this game can be read.

reload = Reload page

## Why a table can’t be opened, by rule.

ends_offline =
    .title = No connection to the server
    .text = Your seat is safe. Everything else works without a connection.
ends_no-table =
    .title = Table not found
    .text = The code may be mistyped, or the table may have been deleted.
ends_noTable =
    .title = This table is gone
    .text = It has been deleted from the server.
ends_damaged =
    .title = This game is damaged
    .text = The server can no longer read all of it, so nobody can play on. You can download what’s left.
ends_rules =
    .title = Different rules version
    .text = This game was played with a version of the rules that this server doesn’t know. You can download it and open it in a version of Guimard that does.
ends_full-server =
    .title = This server is full
    .text = Please try again later. Games in progress aren’t affected.
ends_request =
    .title = Table not found
    .text = A code is eight letters and digits.
ends_rate =
    .title = Please wait
    .text = That was too much at once. Please wait a moment.
ends_server =
    .title = Something went wrong
    .text = The server has a problem. Please try again.
ends_store =
    .title = Something went wrong
    .text = The server has a problem. Please try again.
ends_updating =
    .title = Updating …
    .text = The server has been updated. This page is loading the new version; your game is safe.
ends_outdated =
    .title = This page and the server don’t match
    .text = Reloading the page didn’t help: the server may be in the middle of an update. Try again in a few minutes; your game is safe.
ends_seatMoved =
    .title = Your seat is elsewhere
    .text = It was taken over on another device or given up.
ends_seatFreed =
    .title = Your seat was freed
    .text = The host of this table has freed it. You can take a seat here again in a few minutes, or find another table.
ends_wrongSecret =
    .title = This seat is no longer yours
    .text = It was taken over on another device, given up, or freed while you were away.
