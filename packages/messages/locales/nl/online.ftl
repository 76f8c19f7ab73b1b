lobby_title = Online spelen
lobby_create = Tafel openen
lobby_createAbout = Kies het spel en de plaatsen en stuur de link naar je vrienden.
lobby_code = Heb je een link of een code?
lobby_codeAbout = Ben je uitgenodigd? Ga rechtstreeks naar de tafel.
lobby_codeWrong = Een code heeft acht letters en cijfers.
lobby_enter = Meedoen
lobby_mine = Je tafels
lobby_waiting = Open tafels
lobby_noneWaiting = Er is nu geen open tafel. Begin er zelf een en stuur de link naar je vrienden.
lobby_running = Partijen om te bekijken
lobby_join = Meedoen
lobby_resume = Openen
lobby_lookOn = Meekijken
lobby_free =
    { $free } { $free ->
        [one] plaats vrij
       *[other] plaatsen vrij
    }
lobby_offlineTitle = Geen verbinding met de server
lobby_offlineText = Al het andere werkt gewoon: tegen de computer, samen op één apparaat, of de regels leren.
lobby_tryAgain = Probeer opnieuw

phases_waiting = Vol, begint zo
phases_running = Bezig
phases_paused = Gepauzeerd
phases_over = Afgelopen

create_title = Tafel openen
create_you = Jij
create_nickname = Je naam aan tafel
create_open = Vrije plaats
create_steadyLevels = Niveau 9 denkt alleen op je eigen apparaat; daarom hebben onlinetafels de niveaus 1 tot en met 8.
create_visibility = Wie kan meedoen?
create_visibilities_link =
    .label = Met link
    .about = Alleen wie van jou de link of de code krijgt.
create_visibilities_public =
    .label = Openbaar
    .about = Iedereen op deze server ziet de tafel.
create_clock = Bedenktijd
create_clockAbouts_none = Neem alle tijd.
create_clockAbouts_move = Bij elke zet begint de klok opnieuw.
create_clockAbouts_bank = Voor de hele partij, en na elke zet een beetje extra.
create_clockAbouts_days = Per correspondentie: kom terug wanneer je wilt.
create_atZero = Als de tijd om is
create_atZeros_computer =
    .label = De computer speelt verder
    .about = Wie terugkomt, krijgt de plaats terug.
create_atZeros_forfeit =
    .label = De partij is verloren
    .about = Wie geen tijd meer heeft, heeft opgegeven.
create_submit = Tafel openen

clocks_none = Zonder klok
clocks_move = { $seconds } seconden per zet
clocks_bank = { $minutes } minuten + { $increment } seconden per zet
clocks_days =
    { $days } { $days ->
        [one] dag
       *[other] dagen
    } per zet
clocks_units_day = d
clocks_units_hour = u
clocks_left = Resterende tijd

share_title = Nodig de anderen uit
share_text = Stuur deze link. Wie hem opent, kan gaan zitten, of meekijken als alles bezet is.
share_alone = Alleen dit apparaat kan deze server bereiken. Start hem zo om anderen binnen te laten:
share_link = De link naar deze tafel
share_qr = De link als QR-code
share_code = Of geef de code door
share_copy = Kopiëren
share_copied = Gekopieerd.
share_notCopied = De browser staat kopiëren niet toe. Selecteer de tekst en kopieer hem zelf.
share_send = Versturen

room_players = Aan tafel
room_you = (jij)
room_free = vrij
room_level = computer, niveau { $level }
room_isReady = klaar
room_isHere = aanwezig
room_waitsForPlayers = De partij begint als alle plaatsen bezet zijn en iedereen klaar is.
room_waitsForReady = De partij begint als iedereen klaar is.
room_shuffling = Er wordt geschud…
room_ready = Ik ben klaar
room_notReady = Niet klaar
room_leave = Plaats opgeven
room_occupant = Wie speelt op plaats { $number }?
room_anybody = Vrij voor iedereen
room_computer = Computer { $level }: { $name }
room_freeIn = Je kunt deze plaats vrijmaken over { $time }.
room_freeSeat = Plaats vrijmaken
room_freeSeatOf = De plaats van { $name }, die afwezig is, vrijmaken
room_change = Wijzigen
room_changeOf = De plaats van { $name } wijzigen
room_turnOut_title = De plaats van { $name }
room_turnOut_text = Jij bepaalt wie er aan deze tafel speelt. { $name } krijgt daar bericht van en kan hier vijf minuten lang niet meer gaan zitten.
room_turnOut_isReady = { $name } is er en is klaar om te spelen.
room_turnOut_free = Deze plaats vrijmaken
room_turnOut_fill = De computer laten spelen
room_sitTitle = Meespelen
room_sit = Ga zitten

recovery_title = Je herstelcode
recovery_text = Schrijf hem op: daarmee krijg je je plaats terug als deze browser hem vergeet. Zodra je bevestigt, wordt hij niet meer getoond.
recovery_noted = Ik heb hem genoteerd
recovery_lost = Had je hier al een plaats?
recovery_field = Je herstelcode
recovery_go = Terughalen

seatLink_switch_title = Naar de plaats van { $offered }?
seatLink_switch_text = Je speelt hier al als { $held }. Op dit apparaat overstappen naar de plaats van { $offered }?
seatLink_switch_after = Een apparaat bewaart één plaats per tafel, dus dit apparaat vergeet die van { $held }. De plaats zelf blijft: met de herstelcode of de link ervan krijg je die terug. Bewaar een van beide voordat je overstapt.
seatLink_switch_recovery = Herstelcode van de plaats van { $held }
seatLink_switch_link = Link naar de plaats van { $held }
seatLink_switch_stay = { $held } blijven
seatLink_switch_go = Overstappen naar { $offered }
seatLink_wrong =
    .title = Deze link werkt niet meer
    .text = Hij leidt niet naar een plaats aan deze tafel. Misschien ontbreekt er een stuk, of is de plaats verhuisd, opgegeven of vrijgemaakt. Op dit apparaat is niets veranderd.
seatLink_unreachable =
    .title = De link kon niet worden gecontroleerd
    .text = De server gaf geen antwoord. Op dit apparaat is niets veranderd.
seatLink_close = OK
seatLink_later = Niet nu

presence_here = is er
presence_away = is er niet
presence_awayFor = al { $time } weg
presence_replaced = de computer speelt verder
presence_resigned = heeft opgegeven

notices_connecting = Verbinding maken…
notices_cut = Verbinding verbroken. Nieuwe poging…
notices_cutSending = Verbinding verbroken. Je zet wordt verstuurd zodra die terug is.
notices_spectator =
    { $others ->
        [0] Je kijkt mee.
        [one] Je kijkt mee, met nog { $others } ander.
       *[other] Je kijkt mee, met nog { $others } anderen.
    }
notices_resigned = Je hebt opgegeven. De computer speelt voor je verder.
notices_replaced = De computer speelt voor je
notices_comeBack = Neem je plaats terug
notices_paused = De partij is gepauzeerd.
notices_goOn = Vragen om verder te gaan
notices_absent = { $name } is er niet.
notices_absentUntil = { $name } is er niet. Over { $time } kun je de computer laten overnemen.
notices_absentFor = { $name } is al { $time } weg.
notices_mayReplace = { $name } is er niet. Je kunt nu de computer laten overnemen.
notices_replace = Laat de computer spelen
notices_rematch = De volgende partij wordt aan een andere tafel klaargezet.
notices_goThere = Meedoen

asks_undo = { $name } wil graag de laatste zet terugnemen.
asks_pause = { $name } wil graag pauzeren.
asks_resume = { $name } wil graag verdergaan.
asks_agree = Akkoord
asks_decline = Weigeren
asks_waiting =
    { $agreed ->
        [0] Je hebt het de anderen gevraagd. Er is nog geen antwoord.
       *[other] Tot nu toe akkoord: { $agreed }.
    }

turnNotice_label = Laat weten wanneer ik aan de beurt ben
turnNotice_about = Een melding op dit apparaat, ook als deze pagina gesloten is.
turnNotice_blocked = Deze browser blokkeert meldingen van deze site. Dat kun je wijzigen in de instellingen.
turnNotice_failed = De meldingen konden niet worden ingeschakeld. Probeer het later opnieuw.
turnNotice_title = Jij bent aan de beurt
turnNotice_body = Je bent aan de beurt aan een tafel van Guimard.

webhook_title = Mijn programma waarschuwen (webhook)
webhook_about = Voor ontwikkelaars: als je aan deze tafel aan de beurt bent en er niet bent, krijgt je adres een POST-verzoek.
webhook_address = Webhookadres
webhook_turnOn = Inschakelen
webhook_turnOff = Uitschakelen
webhook_on = aan
webhook_told = Je adres krijgt bericht van je beurten aan deze tafel.
webhook_key = Ondertekeningssleutel
webhook_keyAbout = Noteer hem nu: hij wordt niet nog eens getoond.
webhook_signed = Elke melding is ondertekend in de header hieronder: HEX is de HMAC-SHA256, met deze sleutel zoals hij er staat, van SECONDS, een punt en de inhoud.

menu_lobby = Alle tafels
menu_pause = Om een pauze vragen
menu_resign = Opgeven
menu_resignTitle = Opgeven?
menu_resignText = Je kunt dan niet meer winnen. Spelen anderen verder, dan speelt de computer voor je.
menu_stay = Doorspelen
menu_erase = Mijn naam en berichten verwijderen
menu_eraseTitle = Je naam en berichten verwijderen?
menu_eraseText = Je naam en je chatberichten verdwijnen van deze tafel, voor iedereen en voorgoed. Je houdt je plaats; de anderen zien je als { $name }.
menu_eraseYes = Verwijderen
menu_erased = Je naam en berichten zijn verwijderd.
menu_link = Link voor spelers en toeschouwers
menu_moment = Link naar dit moment van de partij
menu_move = Neem je plaats mee naar een ander apparaat
menu_moveText = Open deze link daar. Geef hem aan niemand: wie hem heeft, speelt in jouw plaats.

restored =
    .title = De partij is teruggezet
    .text = De server is hersteld vanaf een back-up: de partij gaat verder vanaf een eerdere stelling.

chance_title = Controleerbare trekkingen
chance_text = Elke trekking volgt uit startwaarden die vooraf vaststaan: die van de server en een van het programma van elke speler. De vingerafdruk van een startwaarde wordt meteen gepubliceerd, de startwaarde van de server zelf aan het eind van de partij. Start de server tijdens de partij opnieuw, dan komen er startwaarden bij voor de volgende trekkingen. Zo kan niemand de trekkingen kiezen, ook niet wie de server beheert.
chance_server = Server
chance_fromStart = Vanaf de eerste trekking
chance_fromDraw = Vanaf trekking { $draw }
chance_hash = Vingerafdruk (SHA-256)
chance_seed = Startwaarde
chance_fits = De startwaarde past bij de vingerafdruk.
chance_differs = De startwaarde past niet bij de vingerafdruk.

chat_title = Chat
chat_unread =
    Chat, { $unread } { $unread ->
        [one] nieuw bericht
       *[other] nieuwe berichten
    }
chat_empty = Er heeft nog niemand iets gezegd.
chat_say = Schrijf een bericht
chat_toPlayers = Bericht aan de spelers
chat_toSpectators = Bericht aan de toeschouwers
chat_send = Versturen
chat_mute = Chat verbergen
chat_somebody = Iemand
# Players who are writing a message now.
chat_typing =
    { $count ->
        [one] { LIST($names) } is aan het typen…
       *[other] { LIST($names) } zijn aan het typen…
    }

final_resigned = { $name } heeft opgegeven.
final_verdicts_checking = De trekkingen worden gecontroleerd…
final_verdicts_honest = Eerlijke trekking bevestigd.
final_verdicts_restored = Eerlijke trekking bevestigd, maar de server is tijdens de partij hersteld vanaf een back-up: sommige trekkingen zijn opnieuw gedaan.
final_verdicts_dishonest = De trekkingen volgen niet uit de gepubliceerde startwaarde. Vertrouw deze server niet.
final_verdicts_unknown = De trekkingen konden nu niet worden gecontroleerd.
final_chance_by = De trekkingen volgen uit de startwaarde van de server en bijdragen van { LIST($names) }.
final_chance_silent = Geen bijdrage van { LIST($names) }.
final_chance_nobody = Geen programma van een speler droeg bij: wie de server beheert, had de trekkingen kunnen kiezen.
final_chance_gap = Getrokken zonder bijdrage van { LIST($names) }: nr. { $draws }.
final_save = Bewaren bij mijn partijen
final_saved = Bewaard bij je partijen.
final_notSaved = De partij kon niet worden bewaard.

rescue_download = Partij downloaden
rescue_nothing = Van deze partij is niets meer te lezen.

reload = Pagina opnieuw laden

ends_offline =
    .title = Geen verbinding met de server
    .text = Je plaats is veilig. Al het andere werkt zonder verbinding.
ends_no-table =
    .title = Deze tafel bestaat niet
    .text = Misschien is de code verkeerd getypt, of is de tafel allang opgeruimd.
ends_noTable =
    .title = Deze tafel bestaat niet meer
    .text = Die is van de server verwijderd.
ends_damaged =
    .title = Deze partij is beschadigd
    .text = De server kan niet meer alles lezen, dus niemand kan verder spelen. Wat er nog is, kun je downloaden.
ends_rules =
    .title = Gespeeld met andere regels
    .text = Deze partij is gespeeld met een versie van de regels die deze server niet kent. Je kunt de partij downloaden en openen in een versie van Guimard die ze wel kent.
ends_full-server =
    .title = Deze server is vol
    .text = Probeer het straks opnieuw. Lopende partijen gaan gewoon door.
ends_request =
    .title = Deze tafel bestaat niet
    .text = Een code heeft acht letters en cijfers.
ends_rate =
    .title = Een ogenblik
    .text = Dat was te veel tegelijk. Wacht even.
ends_server =
    .title = Er ging iets mis
    .text = De server heeft een probleem. Probeer het opnieuw.
ends_store =
    .title = Er ging iets mis
    .text = De server heeft een probleem. Probeer het opnieuw.
ends_updating =
    .title = Er komt een nieuwe versie aan
    .text = De server is bijgewerkt. Deze pagina laadt nu de nieuwe versie; je partij is veilig.
ends_outdated =
    .title = Pagina en server passen niet bij elkaar
    .text = Opnieuw laden heeft niet geholpen: misschien wordt de server net bijgewerkt. Probeer het over een paar minuten opnieuw; je partij is veilig.
ends_seatMoved =
    .title = Je plaats is ergens anders
    .text = Die is op een ander apparaat overgenomen of opgegeven.
ends_seatFreed =
    .title = Je plaats is vrijgemaakt
    .text = Dat heeft de gastheer van deze tafel gedaan. Over een paar minuten kun je hier weer gaan zitten, of zoek een andere tafel.
ends_wrongSecret =
    .title = Deze plaats is niet meer van jou
    .text = Die is op een ander apparaat overgenomen, opgegeven of vrijgemaakt terwijl je weg was.
