same_title = Stejné rozdání
same_titleOf = Stejné rozdání jako { $title }
same_about = Stejné dílky přijdou ve stejném pořadí. Hraj znovu, nebo pošli odkaz přátelům a porovnejte se.
same_results = Výsledky tohoto rozdání
same_noResults = Na tomto zařízení ještě toto rozdání nikdo nedohrál.
same_who = Hráč
same_points = Body
same_margin = Rozdíl
same_date = Datum
same_against = soupeři: { LIST($names) }
same_here = tato hra
same_share = Odkaz na toto rozdání
same_shareAbout = Kdo ho otevře, dostane stejnou hru se stejnými dílky.
same_damaged = Tento odkaz není úplný. Zkopíruj ho celý, nebo o něj znovu požádej.
same_bad = Tento odkaz nevede k rozdání: { $reason }
same_online = Stejné rozdání, nový stůl
same_onlineAbout = Dílky přijdou ve stejném pořadí jako u stolu { $code }. Kdo tu hru viděl, ví, co přijde.
same_tables = Stoly s tímto rozdáním
same_watch = Prohlédnout
same_others =
    { $count ->
        [one] Ještě { $count } další stůl hraje.
        [few] Ještě { $count } další stoly hrají.
       *[other] Ještě { $count } dalších stolů hraje.
    }

daily_title = Rozdání dne
daily_about = Všichni dostanou stejné dílky ve stejném pořadí. Počítá se tvá první dohraná hra.
daily_practice = Počítá se tvá první dohraná hra. Ostatní jsou cvičné.
daily_against =
    { $count ->
        [one] Proti počítači, úroveň { $level }
        [few] Proti { $count } počítačům, úroveň { $level }
       *[other] Proti { $count } počítačům, úroveň { $level }
    }
daily_againstNobody = Bez soupeřů, o co nejvíc bodů
daily_future = Toto rozdání ještě nepřišlo.
daily_play = Hrát
daily_resume = Pokračovat
daily_again = Hrát znovu
daily_streak =
    { $days } { $days ->
        [one] den
        [few] dny
       *[other] dní
    } v řadě
daily_noCoach = V rozdání dne trenér neradí.
daily_toResult = Výsledek dne

daily_alone =
    { $points } { $points ->
        [one] bod
        [few] body
       *[other] bodů
    }
daily_won = Výhra o { $margin }, celkem { daily_alone }
daily_lost = Prohra o { $margin }, celkem { daily_alone }
daily_drawn = Remíza, celkem { daily_alone }
daily_beaten = Poražené úrovně: { $beaten } z { $levels }.
daily_comparing = Osm úrovní hraje na tvém místě… { $percent } %
daily_notCompared = Počítač toto rozdání nemohl zahrát: { $reason }
daily_tryAgain = Zkusit znovu
daily_levels = Osm úrovní na tvém místě, proti stejnému soupeři
daily_you = Ty
daily_outcomes_better = poražena
daily_outcomes_equal = stejně
daily_outcomes_worse = neporažena
daily_review = Rozbor tvé hry

daily_share = Sdílet výsledek
daily_shareTitle = Guimard, { $date }: { $title }
daily_shareBeaten = Poražené úrovně počítače: { $beaten } z { $levels }
daily_copy = Kopírovat
daily_copied = Zkopírováno.
daily_notCopied = Prohlížeč tu kopírování nedovoluje. Označ text a zkopíruj ho ručně.
daily_send = Poslat

daily_yesterday = Včerejší rozdání
daily_modelTitle = Jak to hraje mistr
daily_modelAbout = Nejsilnější úroveň zahraje rozdání na tvém místě a každý tah se rozebere. Uvidíš všechny dílky.
daily_model = Rozbor vzorové hry
daily_modelPlaying = Počítač hraje… { $percent } %
daily_calendar = Posledních 30 dní
daily_calendarAbout = Čísla říkají, kolik z osmi úrovní je poraženo. Hrát můžeš i minulá rozdání; do dnů v řadě se počítají jen ta, která začneš v jejich den.
daily_notPlayed = nehráno

daily_board_title = Žebříček dne
daily_board_empty = Zatím žádné výsledky.
daily_board_rank = Pořadí
daily_board_nameless = (jméno odstraněno)
daily_board_count =
    { $count } { $count ->
        [one] hráč
        [few] hráči
       *[other] hráčů
    }
daily_board_counted = Tvé pořadí: { $rank }. z { $count }.
daily_board_name = Tvé jméno v žebříčku
daily_board_send = Zapsat můj výsledek
daily_board_sending = Ověřuje se…
daily_board_sendAbout = Tvé tahy se odešlou na server, který před započtením ověří celou hru. Jméno a výsledek uvidí všichni.
daily_board_erase = Odstranit mé jméno ze žebříčku
