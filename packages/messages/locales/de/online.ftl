lobby_title = Online spielen
lobby_create = Tisch eröffnen
lobby_createAbout = Wähle Spiel und Plätze, dann schick den Link an deine Freunde.
lobby_code = Hast du einen Link oder einen Code?
lobby_codeAbout = Wenn dich jemand eingeladen hat: direkt an den Tisch.
lobby_codeWrong = Ein Code hat acht Buchstaben und Ziffern.
lobby_enter = Beitreten
lobby_mine = Deine Tische
lobby_waiting = Offene Tische
lobby_noneWaiting = Gerade gibt es keinen offenen Tisch. Eröffne einen und schick den Link an deine Freunde.
lobby_running = Partien zum Zuschauen
lobby_join = Beitreten
lobby_resume = Öffnen
lobby_lookOn = Zuschauen
lobby_free =
    { $free } { $free ->
        [one] Platz frei
       *[other] Plätze frei
    }
lobby_offlineTitle = Keine Verbindung zum Server
lobby_offlineText = Alles andere geht auch so: gegen den Computer, reihum an einem Gerät oder Regeln lernen.
lobby_tryAgain = Noch einmal versuchen

phases_waiting = Voll, gleich geht es los
phases_running = Im Gange
phases_paused = Pausiert
phases_over = Beendet

create_title = Tisch eröffnen
create_you = Du
create_nickname = Dein Name am Tisch
create_open = Freier Platz
create_steadyLevels = Stufe 9 denkt nur auf deinem eigenen Gerät; an Online-Tischen gibt es deshalb die Stufen 1 bis 8.
create_visibility = Wer kann mitspielen?
create_visibilities_link =
    .label = Mit Link
    .about = Nur wer von dir den Link oder den Code bekommt.
create_visibilities_public =
    .label = Öffentlich
    .about = Alle auf diesem Server sehen den Tisch.
create_clock = Bedenkzeit
create_clockAbouts_none = Nimm dir so viel Zeit, wie du willst.
create_clockAbouts_move = Bei jedem Zug läuft die Uhr von vorn.
create_clockAbouts_bank = Für die ganze Partie, und nach jedem Zug etwas mehr.
create_clockAbouts_days = Fernpartie: Komm wieder, wann du magst.
create_atZero = Wenn die Zeit um ist
create_atZeros_computer =
    .label = Der Computer spielt weiter
    .about = Wer zurückkommt, bekommt den Platz wieder.
create_atZeros_forfeit =
    .label = Die Partie ist verloren
    .about = Wer keine Zeit mehr hat, hat aufgegeben.
create_submit = Tisch eröffnen

clocks_none = Ohne Uhr
clocks_move = { $seconds } Sekunden pro Zug
clocks_bank = { $minutes } Minuten + { $increment } Sekunden pro Zug
clocks_days =
    { $days } { $days ->
        [one] Tag
       *[other] Tage
    } pro Zug
clocks_units_day = T
clocks_units_hour = Std
clocks_left = Restzeit

share_title = Lade die anderen ein
share_text = Schick diesen Link. Wer ihn öffnet, kann Platz nehmen oder zuschauen, wenn alles besetzt ist.
share_alone = Nur dieses Gerät erreicht diesen Server. Um andere hereinzulassen, starte ihn so:
share_link = Der Link zu diesem Tisch
share_qr = Der Link als QR-Code
share_code = Oder nenne den Code
share_copy = Kopieren
share_copied = Kopiert.
share_notCopied = Der Browser erlaubt das Kopieren nicht. Markiere den Text und kopiere ihn selbst.
share_send = Senden

room_players = Am Tisch
room_you = (du)
room_free = frei
room_level = Computer, Stufe { $level }
room_isReady = bereit
room_isHere = da
room_waitsForPlayers = Die Partie beginnt, wenn alle Plätze besetzt und alle bereit sind.
room_waitsForReady = Die Partie beginnt, wenn alle bereit sind.
room_shuffling = Es wird gemischt …
room_ready = Ich bin bereit
room_notReady = Nicht bereit
room_leave = Platz aufgeben
room_occupant = Wer spielt auf Platz { $number }?
room_anybody = Frei für alle
room_computer = Computer { $level }: { $name }
room_freeIn = Freimachen möglich in { $time }.
room_freeSeat = Platz freimachen
room_freeSeatOf = Den Platz von { $name } freimachen, weil niemand da ist
room_change = Ändern
room_changeOf = Den Platz von { $name } ändern
room_turnOut_title = Der Platz von { $name }
room_turnOut_text = Wer an diesem Tisch spielt, entscheidest du. { $name } erfährt davon und kann sich hier fünf Minuten lang nicht wieder hinsetzen.
room_turnOut_isReady = { $name } ist da und bereit.
room_turnOut_free = Platz freimachen
room_turnOut_fill = Computer spielen lassen
room_sitTitle = Mitspielen
room_sit = Platz nehmen

recovery_title = Dein Rückkehrcode
recovery_text = Schreib ihn auf: Damit bekommst du deinen Platz zurück, falls dieser Browser ihn vergisst. Sobald du bestätigst, wird er nicht mehr gezeigt.
recovery_noted = Ich habe ihn notiert
recovery_lost = Hattest du hier schon einen Platz?
recovery_field = Dein Rückkehrcode
recovery_go = Zurückholen

seatLink_switch_title = Zum Platz von { $offered } wechseln?
seatLink_switch_text = Du spielst hier schon als { $held }. Auf diesem Gerät zum Platz von { $offered } wechseln?
seatLink_switch_after = Ein Gerät merkt sich einen Platz je Tisch, dieses vergisst also den von { $held }. Der Platz selbst bleibt: Mit seinem Rückkehrcode oder seinem Link bekommst du ihn wieder. Sichere eins davon, bevor du wechselst.
seatLink_switch_recovery = Rückkehrcode für den Platz von { $held }
seatLink_switch_link = Link zum Platz von { $held }
seatLink_switch_stay = { $held } bleiben
seatLink_switch_go = Zu { $offered } wechseln
seatLink_wrong =
    .title = Dieser Link gilt nicht mehr
    .text = Er führt zu keinem Platz an diesem Tisch. Vielleicht fehlt ein Teil, oder der Platz wurde verlegt, aufgegeben oder freigemacht. Auf diesem Gerät hat sich nichts geändert.
seatLink_unreachable =
    .title = Der Link ließ sich nicht prüfen
    .text = Der Server hat nicht geantwortet. Auf diesem Gerät hat sich nichts geändert.
seatLink_close = OK
seatLink_later = Nicht jetzt

presence_here = ist da
presence_away = ist nicht da
presence_awayFor = schon { $time } nicht da
presence_replaced = der Computer spielt weiter
presence_resigned = hat aufgegeben

notices_connecting = Verbindung wird hergestellt …
notices_cut = Verbindung verloren. Neuer Versuch …
notices_cutSending = Verbindung verloren. Dein Zug wird gesendet, sobald sie wieder da ist.
notices_spectator =
    { $others ->
        [0] Du schaust zu.
        [one] Du schaust zu, mit { $others } weiteren Person.
       *[other] Du schaust zu, mit { $others } anderen.
    }
notices_resigned = Du hast aufgegeben. Der Computer spielt für dich weiter.
notices_replaced = Der Computer spielt für dich
notices_comeBack = Platz wieder einnehmen
notices_paused = Die Partie pausiert.
notices_goOn = Um Fortsetzung bitten
notices_absent = { $name } ist nicht da.
notices_absentUntil = { $name } ist nicht da. In { $time } kannst du den Computer übernehmen lassen.
notices_absentFor = { $name } ist schon { $time } nicht da.
notices_mayReplace = { $name } ist nicht da. Du kannst jetzt den Computer übernehmen lassen.
notices_replace = Den Computer spielen lassen
notices_rematch = Die nächste Partie wird an einem anderen Tisch vorbereitet.
notices_goThere = Beitreten

asks_undo = { $name } möchte den letzten Zug zurücknehmen.
asks_pause = { $name } möchte eine Pause machen.
asks_resume = { $name } möchte weiterspielen.
asks_agree = Einverstanden
asks_decline = Ablehnen
asks_waiting =
    { $agreed ->
        [0] Du hast die anderen gefragt. Noch hat niemand geantwortet.
       *[other] Bisher einverstanden: { $agreed }.
    }

turnNotice_label = Benachrichtige mich, wenn ich dran bin
turnNotice_about = Eine Benachrichtigung auf diesem Gerät, auch wenn die Seite geschlossen ist.
turnNotice_blocked = Dieser Browser blockiert Benachrichtigungen von dieser Seite. Das lässt sich in seinen Einstellungen ändern.
turnNotice_failed = Benachrichtigungen ließen sich nicht einschalten. Versuch es später noch einmal.
turnNotice_title = Du bist dran
turnNotice_body = An einem Tisch von Guimard bist du dran.

webhook_title = Mein Programm benachrichtigen (Webhook)
webhook_about = Für Entwickler: Wenn du an diesem Tisch dran und nicht da bist, bekommt deine Adresse eine POST-Anfrage.
webhook_address = Adresse des Webhooks
webhook_turnOn = Einschalten
webhook_turnOff = Ausschalten
webhook_on = an
webhook_told = Deine Adresse erfährt, wenn du an diesem Tisch dran bist.
webhook_key = Signaturschlüssel
webhook_keyAbout = Notiere ihn jetzt: Er wird nicht noch einmal gezeigt.
webhook_signed = Jede Benachrichtigung ist in der Kopfzeile unten signiert: HEX ist der HMAC-SHA256, mit diesem Schlüssel, wie er dasteht, von SECONDS, einem Punkt und dem Inhalt.

menu_lobby = Alle Tische
menu_pause = Um eine Pause bitten
menu_resign = Aufgeben
menu_resignTitle = Aufgeben?
menu_resignText = Du kannst dann nicht mehr gewinnen. Spielen andere weiter, spielt der Computer für dich.
menu_stay = Weiterspielen
menu_erase = Meinen Namen und meine Nachrichten löschen
menu_eraseTitle = Namen und Nachrichten löschen?
menu_eraseText = Dein Name und deine Chat-Nachrichten werden von diesem Tisch entfernt, für alle und endgültig. Deinen Platz behältst du; die anderen sehen dich als { $name }.
menu_eraseYes = Löschen
menu_erased = Dein Name und deine Nachrichten sind gelöscht.
menu_link = Link für Mitspieler und Zuschauer
menu_moment = Link zu diesem Moment der Partie
menu_move = Platz auf ein anderes Gerät mitnehmen
menu_moveText = Öffne diesen Link dort. Gib ihn niemandem: Wer ihn hat, spielt an deiner Stelle.

restored =
    .title = Die Partie wurde zurückgesetzt
    .text = Der Server wurde aus einer Sicherung wiederhergestellt: Die Partie geht von einer früheren Stellung aus weiter.

chance_title = Nachprüfbare Ziehungen
chance_text = Alles Gezogene folgt aus Startwerten, die vorher feststehen: dem des Servers und je einem vom Programm jedes Spielers. Der Fingerabdruck eines Startwerts wird sofort veröffentlicht, der Startwert des Servers selbst am Ende der Partie. Wird der Server während der Partie neu gestartet, kommen Startwerte für alles hinzu, was danach gezogen wird. So kann niemand bestimmen, was gezogen wird, auch nicht, wer den Server betreibt.
chance_server = Server
chance_fromStart = Ab der ersten Ziehung
chance_fromDraw = Ab Ziehung { $draw }
chance_hash = Fingerabdruck (SHA-256)
chance_seed = Startwert
chance_fits = Der Startwert passt zu seinem Fingerabdruck.
chance_differs = Der Startwert passt nicht zu seinem Fingerabdruck.

chat_title = Chat
chat_unread =
    Chat, { $unread } { $unread ->
        [one] neue Nachricht
       *[other] neue Nachrichten
    }
chat_empty = Noch hat niemand etwas gesagt.
chat_say = Nachricht schreiben
chat_toPlayers = Nachricht an die Spieler
chat_toSpectators = Nachricht an die Zuschauer
chat_send = Senden
chat_mute = Chat ausblenden
chat_somebody = Jemand
# Players who are writing a message now.
chat_typing =
    { $count ->
        [one] { LIST($names) } schreibt …
       *[other] { LIST($names) } schreiben …
    }

final_resigned = { $name } hat aufgegeben.
final_verdicts_checking = Das Gezogene wird geprüft …
final_verdicts_honest = Faire Ziehung bestätigt.
final_verdicts_restored = Faire Ziehung bestätigt, aber der Server wurde während der Partie aus einer Sicherung wiederhergestellt: Manches wurde neu gezogen.
final_verdicts_dishonest = Das Gezogene folgt nicht aus dem veröffentlichten Startwert. Trau diesem Server nicht.
final_verdicts_unknown = Das Gezogene ließ sich gerade nicht prüfen.
final_chance_by = Das Gezogene folgt aus dem Startwert des Servers und Beiträgen von { LIST($names) }.
final_chance_silent = Kein Beitrag kam von { LIST($names) }.
final_chance_nobody = Kein Programm eines Spielers hat beigetragen: Wer den Server betreibt, hätte bestimmen können, was gezogen wird.
final_chance_gap = Gezogen ohne Beitrag von { LIST($names) }: Nr. { $draws }.
final_save = In meinen Partien speichern
final_saved = In deinen Partien gespeichert.
final_notSaved = Die Partie ließ sich nicht speichern.

rescue_download = Partie herunterladen
rescue_nothing = Von dieser Partie ist nichts mehr zu lesen.

reload = Seite neu laden

ends_offline =
    .title = Keine Verbindung zum Server
    .text = Dein Platz ist sicher. Alles andere geht auch ohne Verbindung.
ends_no-table =
    .title = Diesen Tisch gibt es nicht
    .text = Vielleicht ist der Code vertippt, oder der Tisch ist längst abgeräumt.
ends_noTable =
    .title = Diesen Tisch gibt es nicht mehr
    .text = Er wurde auf dem Server gelöscht.
ends_damaged =
    .title = Diese Partie ist beschädigt
    .text = Der Server kann sie nicht mehr vollständig lesen, deshalb geht es hier nicht weiter. Was noch da ist, kannst du herunterladen.
ends_rules =
    .title = Nach anderen Regeln gespielt
    .text = Diese Partie wurde mit einer Fassung der Regeln gespielt, die dieser Server nicht kennt. Du kannst sie herunterladen und in einer Guimard-Version öffnen, die sie kennt.
ends_full-server =
    .title = Dieser Server ist voll
    .text = Bitte versuch es später noch einmal. Laufende Partien sind nicht betroffen.
ends_request =
    .title = Diesen Tisch gibt es nicht
    .text = Ein Code hat acht Buchstaben und Ziffern.
ends_rate =
    .title = Einen Moment
    .text = Das war zu viel auf einmal. Bitte warte ein wenig.
ends_server =
    .title = Etwas ging schief
    .text = Der Server hat ein Problem. Bitte versuch es noch einmal.
ends_store =
    .title = Etwas ging schief
    .text = Der Server hat ein Problem. Bitte versuch es noch einmal.
ends_updating =
    .title = Eine neue Version wird geladen
    .text = Der Server wurde aktualisiert. Diese Seite lädt gerade die neue Version; deine Partie ist sicher.
ends_outdated =
    .title = Seite und Server passen nicht zusammen
    .text = Neu laden hat nicht geholfen: Vielleicht wird der Server gerade aktualisiert. Versuch es in ein paar Minuten noch einmal; deine Partie ist sicher.
ends_seatMoved =
    .title = Dein Platz ist woanders
    .text = Er wurde auf einem anderen Gerät übernommen oder aufgegeben.
ends_seatFreed =
    .title = Dein Platz wurde freigemacht
    .text = Das hat die Person getan, die über diesen Tisch bestimmt. In ein paar Minuten kannst du hier wieder Platz nehmen, oder du suchst dir einen anderen Tisch.
ends_wrongSecret =
    .title = Dieser Platz gehört dir nicht mehr
    .text = Er wurde auf einem anderen Gerät übernommen, aufgegeben oder freigemacht, während du weg warst.
