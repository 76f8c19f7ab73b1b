### Bord online: lobby, väntrum, närvaro, chatt och notiser.

lobby_title = Spela online
lobby_create = Skapa ett bord
lobby_createAbout = Välj spel och platser och skicka sedan länken till dina vänner.
lobby_code = Har du en länk eller kod?
lobby_codeAbout = Om någon har bjudit in dig kommer du direkt till bordet.
lobby_codeWrong = En kod är åtta bokstäver och siffror.
lobby_enter = Gå med
lobby_mine = Dina bord
lobby_waiting = Öppna bord
lobby_noneWaiting = Inga öppna bord just nu. Skapa ett och skicka länken till dina vänner.
lobby_running = Partier att titta på
lobby_join = Gå med
lobby_resume = Öppna
lobby_lookOn = Titta
lobby_free =
    { $free } { $free ->
        [one] ledig plats
       *[other] lediga platser
    }
lobby_offlineTitle = Ingen kontakt med servern
lobby_offlineText = Du kan fortfarande spela mot datorn, turas om på samma enhet eller lära dig reglerna.
lobby_tryAgain = Försök igen

phases_waiting = Fullt, börjar snart
phases_running = Pågår
phases_paused = Pausat
phases_over = Avslutat

create_title = Skapa ett bord
create_you = Du
create_nickname = Ditt namn vid bordet
create_open = Ledig plats
create_steadyLevels = Nivå 9 tänker bara på din egen enhet, så vid onlinebord finns nivåerna 1 till 8.
create_visibility = Vem får gå med?
create_visibilities_link =
    .label = Bara med länk
    .about = Bara de du ger länken eller koden.
create_visibilities_public =
    .label = Offentligt
    .about = Alla på servern kan se bordet.
create_clock = Betänketid
create_clockAbouts_none = Ta så lång tid ni vill.
create_clockAbouts_move = Klockan börjar om vid varje drag.
create_clockAbouts_bank = För hela partiet, plus lite extra efter varje drag.
create_clockAbouts_days = Ett långsamt parti: kom tillbaka när du vill.
create_atZero = När tiden tar slut
create_atZeros_computer =
    .label = Datorn tar över
    .about = Den som kommer tillbaka återfår sin plats.
create_atZeros_forfeit =
    .label = Spelaren förlorar
    .about = Slut på tid räknas som att ge upp.
create_submit = Skapa bord

clocks_none = Ingen tidsgräns
clocks_move = { $seconds } sekunder per drag
clocks_bank = { $minutes } minuter + { $increment } sekunder per drag
clocks_days =
    { $days } { $days ->
        [one] dag
       *[other] dagar
    } per drag
clocks_units_day = d
clocks_units_hour = h
clocks_left = Tid kvar

share_title = Bjud in andra
share_text = Skicka den här länken. Den som öppnar den kan ta en plats, eller titta på om alla platser är tagna.
share_alone = Bara den här enheten når servern. Starta den så här för att släppa in andra:
share_link = Länk till bordet
share_qr = QR-kod för länken
share_code = Eller ge dem koden
share_copy = Kopiera
share_copied = Kopierat.
share_notCopied = Webbläsaren tillåter inte kopiering här. Markera texten och kopiera den själv.
share_send = Skicka

room_players = Vid bordet
room_you = (du)
room_free = ledig
room_level = dator, nivå { $level }
room_isReady = redo
room_isHere = här
room_waitsForPlayers = Partiet börjar när alla platser är tagna och alla är redo.
room_waitsForReady = Partiet börjar när alla är redo.
room_shuffling = Blandar …
room_ready = Jag är redo
room_notReady = Inte redo
room_leave = Lämna platsen
room_occupant = Plats { $number }: typ av spelare
room_anybody = Ledig för vem som helst
room_computer = Dator { $level }: { $name }
room_freeIn = Du kan frigöra platsen om { $time }.
room_freeSeat = Frigör platsen
room_freeSeatOf = Frigör plats: { $name } (borta)
room_change = Ändra
room_changeOf = Ändra plats: { $name }
room_turnOut_title = Plats: { $name }
room_turnOut_text = Du bestämmer vem som spelar vid det här bordet. { $name } får veta det och kan inte ta en plats här igen på fem minuter.
room_turnOut_isReady = { $name } är här och redo att spela.
room_turnOut_free = Frigör platsen
room_turnOut_fill = Låt datorn spela i stället
room_sitTitle = Gå med i partiet
room_sit = Ta en plats

recovery_title = Din återställningskod
recovery_text = Skriv upp den: den ger dig platsen tillbaka om webbläsaren glömmer den. När du har bekräftat visas den inte igen.
recovery_noted = Jag har skrivit upp den
recovery_lost = Hade du redan en plats här?
recovery_field = Din återställningskod
recovery_go = Återta platsen

seatLink_switch_title = Spela som { $offered } i stället?
seatLink_switch_text = Du spelar redan som { $held } här. Vill du spela som { $offered } på den här enheten i stället?
seatLink_switch_after = En enhet har en plats per bord, så den här glömmer platsen du har som { $held }. Själva platsen finns kvar: återställningskoden eller länken ger den tillbaka. Spara en av dem innan du byter.
seatLink_switch_recovery = Återställningskod för { $held }
seatLink_switch_link = Länk till platsen för { $held }
seatLink_switch_stay = Fortsätt som { $held }
seatLink_switch_go = Byt till { $offered }
seatLink_wrong =
    .title = Länken fungerar inte längre
    .text = Den öppnar ingen plats vid det här bordet. En del av den kan saknas, eller så har platsen flyttats, lämnats eller frigjorts. Inget har ändrats på den här enheten.
seatLink_unreachable =
    .title = Länken kunde inte kontrolleras
    .text = Servern svarade inte. Inget har ändrats på den här enheten.
seatLink_close = OK
seatLink_later = Inte nu

presence_here = online
presence_away = borta
presence_awayFor = borta i { $time }
presence_replaced = datorn spelar
presence_resigned = har gett upp

notices_connecting = Ansluter …
notices_cut = Kontakten bröts. Återansluter …
notices_cutSending = Kontakten bröts. Ditt drag skickas när den är tillbaka.
notices_spectator =
    { $others ->
        [0] Du tittar på.
        [one] Du och { $others } till tittar på.
       *[other] Du och { $others } andra tittar på.
    }
notices_resigned = Du gav upp. Datorn spelar åt dig.
notices_replaced = Datorn spelar åt dig
notices_comeBack = Återta din plats
notices_paused = Partiet är pausat.
notices_goOn = Be att få fortsätta
notices_absent = { $name } är borta.
notices_absentUntil = { $name } är borta. Om { $time } kan du låta datorn ta över.
notices_absentFor = { $name } har varit borta i { $time }.
notices_mayReplace = { $name } är borta. Du kan nu låta datorn ta över.
notices_replace = Låt datorn spela
notices_rematch = Nästa parti dukas upp vid ett annat bord.
notices_goThere = Gå med

asks_undo = { $name } vill ångra senaste draget.
asks_pause = { $name } vill pausa partiet.
asks_resume = { $name } vill återuppta partiet.
asks_agree = Godkänn
asks_decline = Avböj
asks_waiting =
    { $agreed ->
        [0] Du har frågat de andra. Inget svar än.
       *[other] { $agreed } har godkänt hittills.
    }

turnNotice_label = Meddela mig när det är min tur
turnNotice_about = En notis på den här enheten, även när sidan är stängd.
turnNotice_blocked = Webbläsaren blockerar notiser från den här webbplatsen. Du kan ändra det i dess inställningar.
turnNotice_failed = Notiser kunde inte slås på. Försök igen senare.
turnNotice_title = Din tur
turnNotice_body = Det är din tur vid ett Guimard-bord.

webhook_title = Meddela mitt program (webhook)
webhook_about = För utvecklare: när det är din tur vid bordet och du är borta får din adress ett POST-anrop.
webhook_address = Webhook-adress
webhook_turnOn = Slå på
webhook_turnOff = Stäng av
webhook_on = på
webhook_told = Din adress får veta när det är din tur vid bordet.
webhook_key = Signeringsnyckel
webhook_keyAbout = Spara den nu: den visas inte igen.
webhook_signed = Varje notis är signerad i headern nedan. HEX är HMAC-SHA256 av SECONDS, en punkt och meddelandets body, med nyckeln exakt som den visas.

menu_lobby = Alla bord
menu_pause = Be om paus
menu_resign = Ge upp
menu_resignTitle = Ge upp?
menu_resignText = Efter det kan du inte längre vinna. Om de andra spelar vidare spelar datorn åt dig.
menu_stay = Spela vidare
menu_erase = Ta bort mitt namn och mina meddelanden
menu_eraseTitle = Ta bort ditt namn och dina meddelanden?
menu_eraseText = Ditt namn och dina chattmeddelanden tas bort från bordet för alla, för gott. Du behåller platsen; de andra ser dig som { $name }.
menu_eraseYes = Ta bort
menu_erased = Ditt namn och dina meddelanden är borttagna.
menu_link = Länk för spelare och åskådare
menu_moment = Länk till det här ögonblicket
menu_move = Flytta din plats till en annan enhet
menu_moveText = Öppna länken där. Dela den inte: den som har den kan spela i ditt ställe.

restored =
    .title = Partiet har spolats tillbaka
    .text = Servern har återställts från en säkerhetskopia, så partiet fortsätter från en tidigare ställning.

chance_title = Dragningar du kan kontrollera
chance_text = Varje dragning följer av slumpfrön som bestäms innan de används: serverns och ett från varje spelares program. Fröets fingeravtryck visas direkt, serverns frö självt när partiet är slut. Om servern startas om under partiet läggs frön till för dragningarna som följer. Så kan ingen välja dragningarna, inte ens den som driver servern.
chance_server = Server
chance_fromStart = Från första dragningen
chance_fromDraw = Från dragning { $draw }
chance_hash = Fingeravtryck (SHA-256)
chance_seed = Frö
chance_fits = Fröet stämmer med fingeravtrycket.
chance_differs = Fröet stämmer inte med fingeravtrycket.

chat_title = Chatt
chat_unread =
    Chatt, { $unread } { $unread ->
        [one] nytt meddelande
       *[other] nya meddelanden
    }
chat_empty = Inga meddelanden än.
chat_say = Skriv ett meddelande
chat_toPlayers = Skriv till spelarna
chat_toSpectators = Skriv till åskådarna
chat_send = Skicka
chat_mute = Dölj chatten
chat_somebody = Någon
# Spelare som skriver ett meddelande just nu.
chat_typing = { LIST($names) } skriver …

final_resigned = { $name } gav upp.
final_verdicts_checking = Kontrollerar dragningarna …
final_verdicts_honest = Rättvis dragning bekräftad.
final_verdicts_restored = Rättvis dragning bekräftad, men servern återställdes från en säkerhetskopia under partiet, så några brickor drogs på nytt.
final_verdicts_dishonest = Dragningarna stämmer inte med det publicerade fröet. Lita inte på den här servern.
final_verdicts_unknown = Dragningarna kunde inte kontrolleras just nu.
final_chance_by = Dragningarna följer av serverns frö och bidrag från { LIST($names) }.
final_chance_silent = Inget bidrag kom från { LIST($names) }.
final_chance_nobody = Ingen spelares program bidrog, så den som driver servern kunde ha valt dragningarna.
final_chance_gap = Draget utan bidrag från { LIST($names) }: nr { $draws }.
final_save = Spara i Mina partier
final_saved = Sparat i Mina partier.
final_notSaved = Partiet kunde inte sparas.

rescue_download = Ladda ner partiet
rescue_nothing = Inget av partiet kan läsas.

reload = Läs in sidan på nytt

## Varför ett bord inte kan öppnas.

ends_offline =
    .title = Ingen kontakt med servern
    .text = Din plats är säker. Allt annat fungerar utan uppkoppling.
ends_no-table =
    .title = Bordet hittades inte
    .text = Koden kan vara felskriven, eller så har bordet tagits bort.
ends_noTable =
    .title = Bordet är borta
    .text = Det har tagits bort från servern.
ends_damaged =
    .title = Partiet är skadat
    .text = Servern kan inte längre läsa hela partiet, så ingen kan spela vidare. Du kan ladda ner det som finns kvar.
ends_rules =
    .title = Annan version av reglerna
    .text = Partiet spelades med en version av reglerna som servern inte känner till. Du kan ladda ner det och öppna det i en version av Guimard som gör det.
ends_full-server =
    .title = Servern är full
    .text = Försök igen senare. Pågående partier påverkas inte.
ends_request =
    .title = Bordet hittades inte
    .text = En kod är åtta bokstäver och siffror.
ends_rate =
    .title = Vänta lite
    .text = Det blev för mycket på en gång. Vänta ett ögonblick.
ends_server =
    .title = Något gick fel
    .text = Servern har problem. Försök igen.
ends_store =
    .title = Något gick fel
    .text = Servern har problem. Försök igen.
ends_updating =
    .title = Uppdaterar …
    .text = Servern har uppdaterats. Sidan hämtar den nya versionen; ditt parti är säkert.
ends_outdated =
    .title = Sidan och servern passar inte ihop
    .text = Det hjälpte inte att läsa in sidan på nytt: servern kan vara mitt i en uppdatering. Försök igen om några minuter; ditt parti är säkert.
ends_seatMoved =
    .title = Din plats är någon annanstans
    .text = Den har tagits över på en annan enhet eller lämnats.
ends_seatFreed =
    .title = Din plats har frigjorts
    .text = Det gjorde den som är värd för bordet. Om några minuter kan du ta en plats här igen, eller hitta ett annat bord.
ends_wrongSecret =
    .title = Platsen är inte längre din
    .text = Den har tagits över på en annan enhet, lämnats eller frigjorts medan du var borta.
