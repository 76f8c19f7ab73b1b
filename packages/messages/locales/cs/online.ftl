lobby_title = Hrát online
lobby_create = Vytvořit stůl
lobby_createAbout = Vyber hru a místa a pak pošli přátelům odkaz.
lobby_code = Máš odkaz nebo kód?
lobby_codeAbout = Máš-li pozvánku, jdi rovnou ke stolu.
lobby_codeWrong = Kód se skládá z osmi písmen a číslic.
lobby_enter = Vstoupit
lobby_mine = Tvé stoly
lobby_waiting = Otevřené stoly
lobby_noneWaiting = Teď není otevřený žádný stůl. Vytvoř nový a pošli přátelům odkaz.
lobby_running = Hry pro diváky
lobby_join = Přisednout
lobby_resume = Otevřít
lobby_lookOn = Dívat se
lobby_free =
    { $free } { $free ->
        [one] volné místo
        [few] volná místa
       *[other] volných míst
    }
lobby_offlineTitle = Server není dostupný
lobby_offlineText = Dál můžeš hrát proti počítači, střídat se na jednom zařízení nebo se učit pravidla.
lobby_tryAgain = Zkusit znovu

phases_waiting = Plno, brzy začne
phases_running = Probíhá
phases_paused = Pozastaveno
phases_over = Skončila

create_title = Vytvořit stůl
create_you = Ty
create_nickname = Tvé jméno u stolu
create_open = Volné
create_steadyLevels = Úroveň 9 přemýšlí jen na tvém vlastním zařízení, proto jsou u online stolů úrovně 1 až 8.
create_visibility = Kdo se může přidat?
create_visibilities_link =
    .label = Jen s odkazem
    .about = Jen ti, komu dáš odkaz nebo kód.
create_visibilities_public =
    .label = Veřejný
    .about = Stůl vidí všichni na tomto serveru.
create_clock = Čas
create_clockAbouts_none = Přemýšlej, jak dlouho chceš.
create_clockAbouts_move = S každým tahem běží čas znovu.
create_clockAbouts_bank = Na celou hru, plus trochu po každém tahu.
create_clockAbouts_days = Pomalá hra: vrať se, kdy chceš.
create_atZero = Když vyprší čas
create_atZeros_computer =
    .label = Převezme to počítač
    .about = Kdo se vrátí, dostane své místo zpět.
create_atZeros_forfeit =
    .label = Hráč prohrává
    .about = Vypršení času znamená vzdání hry.
create_submit = Vytvořit stůl

clocks_none = Bez časového limitu
clocks_move = { $seconds } s na tah
clocks_bank = { $minutes } min + { $increment } s na tah
clocks_days =
    { $days } { $days ->
        [one] den
        [few] dny
       *[other] dní
    } na tah
clocks_units_day = d
clocks_units_hour = h
clocks_left = Zbývající čas

share_title = Pozvat další
share_text = Pošli tento odkaz. Kdo ho otevře, může si sednout; když je plno, může se dívat.
share_alone = K tomuto serveru se dostane jen toto zařízení. Aby se mohli přidat další, spusť ho takto:
share_link = Odkaz na tento stůl
share_qr = QR kód odkazu
share_code = Nebo jim dej kód
share_copy = Kopírovat
share_copied = Zkopírováno.
share_notCopied = Prohlížeč tu kopírování nedovoluje. Označ text a zkopíruj ho ručně.
share_send = Poslat

room_players = U stolu
room_you = (ty)
room_free = volné
room_level = počítač, úroveň { $level }
room_isReady = připraveno
room_isHere = tady
room_waitsForPlayers = Hra začne, až budou všechna místa obsazená a všichni připraveni.
room_waitsForReady = Hra začne, až budou všichni připraveni.
room_shuffling = Míchá se…
room_ready = Můžeme začít
room_notReady = Ještě ne
room_leave = Opustit místo
room_occupant = Místo { $number }: kdo hraje
room_anybody = Volné pro kohokoli
room_computer = Počítač { $level }: { $name }
room_freeIn = Místo můžeš uvolnit za { $time }.
room_freeSeat = Uvolnit místo
room_freeSeatOf = Uvolnit místo: { $name } (pryč)
room_change = Změnit
room_changeOf = Změnit místo: { $name }
room_turnOut_title = Místo: { $name }
room_turnOut_text = O tom, kdo u tohoto stolu hraje, rozhoduješ ty. { $name } se to dozví a pět minut se sem nebude moci znovu posadit.
room_turnOut_isReady = { $name } je u stolu a chce hrát.
room_turnOut_free = Uvolnit místo
room_turnOut_fill = Nechat hrát počítač
room_sitTitle = Přidat se ke hře
room_sit = Posadit se

recovery_title = Tvůj záchranný kód
recovery_text = Zapiš si ho: vrátí ti místo, když ho tento prohlížeč zapomene. Jakmile to potvrdíš, už se neukáže.
recovery_noted = Mám zapsáno
recovery_lost = Už ti tu patří místo?
recovery_field = Tvůj záchranný kód
recovery_go = Získat místo zpět

seatLink_switch_title = Přejít na místo hráče { $offered }?
seatLink_switch_text = Na tomto zařízení už hraješ jako { $held }. Chceš tu přejít na místo hráče { $offered }?
seatLink_switch_after = Zařízení si u stolu drží jen jedno místo, takže toto zapomene místo hráče { $held }. Samo místo zůstane: vrátí ho jeho záchranný kód nebo odkaz. Než přejdeš, jedno z toho si ulož.
seatLink_switch_recovery = Záchranný kód k místu hráče { $held }
seatLink_switch_link = Odkaz na místo hráče { $held }
seatLink_switch_stay = Zůstat jako { $held }
seatLink_switch_go = Hrát jako { $offered }
seatLink_wrong =
    .title = Tento odkaz už neplatí
    .text = Neotevírá žádné místo u tohoto stolu. Možná kus odkazu chybí, nebo bylo místo přesunuto, opuštěno či uvolněno. Na tomto zařízení se nic nezměnilo.
seatLink_unreachable =
    .title = Odkaz se nepodařilo ověřit
    .text = Server neodpověděl. Na tomto zařízení se nic nezměnilo.
seatLink_close = OK
seatLink_later = Teď ne

presence_here = online
presence_away = pryč
presence_awayFor = pryč: { $time }
presence_replaced = hraje počítač
presence_resigned = hra vzdána

notices_connecting = Připojování…
notices_cut = Spojení přerušeno. Obnovuje se…
notices_cutSending = Spojení přerušeno. Tvůj tah se odešle, až se obnoví.
notices_spectator =
    { $others ->
        [0] Jen se díváš.
        [one] Díváš se ty a { $others } další divák.
        [few] Díváš se ty a { $others } další diváci.
       *[other] Díváš se ty a { $others } dalších diváků.
    }
notices_resigned = Hra vzdána. Hraje za tebe počítač.
notices_replaced = Hraje za tebe počítač
notices_comeBack = Vzít si místo zpět
notices_paused = Hra je pozastavená.
notices_goOn = Požádat o pokračování
notices_absent = { $name } je pryč.
notices_absentUntil = { $name } je pryč. Za { $time } můžeš nechat hrát počítač.
notices_absentFor = { $name } je pryč: { $time }.
notices_mayReplace = { $name } je pryč. Teď můžeš nechat hrát počítač.
notices_replace = Nechat hrát počítač
notices_rematch = Další hra se chystá u jiného stolu.
notices_goThere = Přidat se

asks_undo = { $name } chce vrátit poslední tah.
asks_pause = { $name } chce hru pozastavit.
asks_resume = { $name } chce ve hře pokračovat.
asks_agree = Souhlasit
asks_decline = Odmítnout
asks_waiting =
    { $agreed ->
        [0] Žádost je odeslána. Zatím bez odpovědi.
       *[other] Zatím souhlasí: { $agreed }.
    }

turnNotice_label = Upozornit, když budu na tahu
turnNotice_about = Oznámení na tomto zařízení, i když je tato stránka zavřená.
turnNotice_blocked = Tento prohlížeč oznámení z této stránky blokuje. Můžeš to změnit v jeho nastavení.
turnNotice_failed = Oznámení se nepodařilo zapnout. Zkus to později.
turnNotice_title = Jsi na tahu
turnNotice_body = U stolu v Guimardu čekají na tvůj tah.

webhook_title = Upozornit můj program (webhook)
webhook_about = Pro vývojáře: když jsi u tohoto stolu na tahu a nejsi tu, dostane tvá adresa požadavek POST.
webhook_address = Adresa webhooku
webhook_turnOn = Zapnout
webhook_turnOff = Vypnout
webhook_on = zapnuto
webhook_told = Tvá adresa dostane zprávu vždy, když jsi u tohoto stolu na tahu.
webhook_key = Podpisový klíč
webhook_keyAbout = Ulož si ho hned: už se neukáže.
webhook_signed = Každá zpráva je podepsaná v hlavičce níže. HEX je HMAC-SHA256 ze SECONDS, tečky a těla zprávy, s tímto klíčem přesně tak, jak je zobrazen.

menu_lobby = Všechny stoly
menu_pause = Požádat o pauzu
menu_resign = Vzdát se
menu_resignTitle = Vzdát se?
menu_resignText = Potom už nemůžeš vyhrát. Když ostatní hrají dál, hraje za tebe počítač.
menu_stay = Hrát dál
menu_erase = Smazat mé jméno a zprávy
menu_eraseTitle = Smazat tvé jméno a zprávy?
menu_eraseText = Tvé jméno a zprávy v chatu zmizí u tohoto stolu pro všechny a natrvalo. Místo ti zůstane; ostatní tě uvidí jako { $name }.
menu_eraseYes = Smazat
menu_erased = Tvé jméno a zprávy jsou smazané.
menu_link = Odkaz pro hráče a diváky
menu_moment = Odkaz na tuto chvíli
menu_move = Přesunout místo na jiné zařízení
menu_moveText = Otevři tento odkaz tam. Nikomu ho nedávej: kdo ho má, může hrát místo tebe.

restored =
    .title = Hra se vrátila zpět
    .text = Server byl obnoven ze zálohy, a tak hra pokračuje z dřívější pozice.

chance_title = Ověřitelné losování
chance_text = Každé losování vychází ze semínek, která jsou daná předem: ze semínka serveru a po jednom z programu každého hráče. Otisk semínka se zveřejní hned, samo semínko serveru až po skončení hry. Když se server během hry restartuje, přibudou pro další losování nová semínka. Losování tak nemůže určit nikdo, ani ten, kdo server provozuje.
chance_server = Server
chance_fromStart = Od prvního losování
chance_fromDraw = Od losování { $draw }
chance_hash = Otisk (SHA-256)
chance_seed = Semínko
chance_fits = Semínko odpovídá otisku.
chance_differs = Semínko neodpovídá otisku.

chat_title = Chat
chat_unread =
    Chat, { $unread } { $unread ->
        [one] nová zpráva
        [few] nové zprávy
       *[other] nových zpráv
    }
chat_empty = Zatím žádné zprávy.
chat_say = Napsat zprávu
chat_toPlayers = Zpráva hráčům
chat_toSpectators = Zpráva divákům
chat_send = Poslat
chat_mute = Skrýt chat
chat_somebody = Někdo
chat_typing =
    { $count ->
        [one] { LIST($names) } píše…
        [few] { LIST($names) } píšou…
       *[other] { LIST($names) } píšou…
    }

final_resigned = { $name } se vzdává.
final_verdicts_checking = Ověřuje se losování…
final_verdicts_honest = Poctivé losování ověřeno.
final_verdicts_restored = Poctivé losování ověřeno, ale server byl během hry obnoven ze zálohy, takže se některé dílky losovaly znovu.
final_verdicts_dishonest = Losování neodpovídá zveřejněnému semínku. Tomuto serveru nevěř.
final_verdicts_unknown = Losování teď nejde ověřit.
final_chance_by = Losování vychází ze semínka serveru a z příspěvků těchto hráčů: { LIST($names) }.
final_chance_silent = Bez příspěvku: { LIST($names) }.
final_chance_nobody = Program žádného hráče k losování nepřispěl, takže je mohl určit ten, kdo server provozuje.
final_chance_gap = Losováno bez příspěvku ({ LIST($names) }): č. { $draws }.
final_save = Uložit do Mých her
final_saved = Uloženo do Mých her.
final_notSaved = Hru se nepodařilo uložit.

rescue_download = Stáhnout hru
rescue_nothing = Z této hry se nedá přečíst nic.

reload = Znovu načíst

ends_offline =
    .title = Server není dostupný
    .text = Tvé místo je v bezpečí. Všechno ostatní funguje i bez spojení.
ends_no-table =
    .title = Stůl nenalezen
    .text = V kódu je možná překlep, nebo byl stůl smazán.
ends_noTable =
    .title = Tento stůl už neexistuje
    .text = Byl ze serveru smazán.
ends_damaged =
    .title = Tato hra je poškozená
    .text = Server už ji celou nepřečte, takže nikdo nemůže hrát dál. Co zbylo, si můžeš stáhnout.
ends_rules =
    .title = Jiná verze pravidel
    .text = Tato hra se hrála s verzí pravidel, kterou tento server nezná. Můžeš ji stáhnout a otevřít ve verzi Guimardu, která ji zná.
ends_full-server =
    .title = Server je plný
    .text = Zkus to později. Běžících her se to netýká.
ends_request =
    .title = Stůl nenalezen
    .text = Kód se skládá z osmi písmen a číslic.
ends_rate =
    .title = Chvíli počkej
    .text = To bylo moc najednou. Chvíli počkej.
ends_server =
    .title = Něco se nepovedlo
    .text = Server má potíže. Zkus to znovu.
ends_store =
    .title = Něco se nepovedlo
    .text = Server má potíže. Zkus to znovu.
ends_updating =
    .title = Aktualizace…
    .text = Server byl aktualizován. Stránka načítá novou verzi; tvá hra je v bezpečí.
ends_outdated =
    .title = Stránka a server se neshodují
    .text = Nové načtení nepomohlo: server se možná právě aktualizuje. Zkus to za pár minut; tvá hra je v bezpečí.
ends_seatMoved =
    .title = Tvé místo je jinde
    .text = Bylo převzato na jiném zařízení, nebo opuštěno.
ends_seatFreed =
    .title = Tvé místo bylo uvolněno
    .text = Uvolnil je ten, kdo o tomto stolu rozhoduje. Za pár minut se sem můžeš znovu posadit, nebo si najdi jiný stůl.
ends_wrongSecret =
    .title = Toto místo už není tvoje
    .text = Bylo převzato na jiném zařízení, opuštěno, nebo během tvé nepřítomnosti uvolněno.
