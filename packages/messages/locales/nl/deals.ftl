## Een trekking die al gespeeld is, en opnieuw gespeeld kan worden.

same_title = Zelfde trekking
same_titleOf = Zelfde trekking als { $title }
same_about = Dezelfde tegels komen in dezelfde volgorde. Speel ze nog eens, of stuur vrienden de link en vergelijk.
same_results = Uitslagen met deze trekking
same_noResults = Op dit apparaat heeft nog niemand een partij met deze trekking afgemaakt.
same_who = Speler
same_points = Punten
same_margin = Verschil
same_date = Datum
same_against = tegen { LIST($names) }
same_here = deze partij
same_share = Link naar deze trekking
same_shareAbout = Wie hem opent, krijgt dezelfde partij met dezelfde tegels.
same_damaged = Deze link is niet compleet. Kopieer hem helemaal, of vraag er opnieuw om.
same_bad = Deze link leidt niet naar een trekking: { $reason }
same_online = Zelfde trekking, nieuwe tafel
same_onlineAbout = De tegels komen in dezelfde volgorde als aan tafel { $code }. Wie die partij heeft gezien, weet wat er komt.
same_tables = Tafels met deze trekking
same_watch = Bekijken
same_others =
    { $count ->
        [one] Aan { $count } andere tafel wordt nog gespeeld.
       *[other] Aan { $count } andere tafels wordt nog gespeeld.
    }

## De partij van de dag.

daily_title = Partij van de dag
daily_about = Iedereen krijgt dezelfde tegels in dezelfde volgorde. Je eerste afgemaakte partij telt.
daily_practice = Je eerste afgemaakte partij telt. De andere zijn oefening.
daily_against =
    { $count ->
        [one] Tegen de computer, niveau { $level }
       *[other] Tegen { $count } computers, niveau { $level }
    }
daily_againstNobody = Alleen, voor zo veel mogelijk punten
daily_future = Deze partij is er nog niet.
daily_play = Spelen
daily_resume = Verdergaan
daily_again = Nog eens spelen
daily_streak =
    { $days ->
        [one] { $days } dag op rij
       *[other] { $days } dagen op rij
    }
daily_noCoach = Bij de partij van de dag is er geen coach.
daily_toResult = Uitslag van de dag

daily_alone =
    { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
daily_won = Gewonnen met { daily_alone }, { $margin } verschil
daily_lost = Verloren met { daily_alone }, { $margin } verschil
daily_drawn = Gelijkspel met { daily_alone }
daily_beaten = Je verslaat { $beaten } van de { $levels } niveaus.
daily_comparing = De acht niveaus spelen op jouw plaats… { $percent }%
daily_notCompared = De computer kon deze partij niet spelen: { $reason }
daily_tryAgain = Opnieuw proberen
daily_levels = De acht niveaus op jouw plaats, tegen dezelfde tegenstander
daily_you = Jij
daily_outcomes_better = verslagen
daily_outcomes_equal = gelijk
daily_outcomes_worse = niet verslagen
daily_review = Je partij analyseren

daily_share = Je uitslag delen
daily_shareTitle = Guimard, { $date }: { $title }
daily_shareBeaten = { $beaten } van de { $levels } computerniveaus verslagen
daily_copy = Kopiëren
daily_copied = Gekopieerd.
daily_notCopied = Je browser staat hier geen kopiëren toe. Selecteer de tekst en kopieer hem zelf.
daily_send = Versturen

daily_yesterday = De partij van gisteren
daily_modelTitle = Zo speelt een meester
daily_modelAbout = Het sterkste niveau speelt op jouw plaats, en elke zet wordt geanalyseerd. Je ziet daarbij alle tegels.
daily_model = Modelpartij analyseren
daily_modelPlaying = De computer speelt… { $percent }%
daily_calendar = De laatste 30 dagen
daily_calendarAbout = De cijfers zeggen hoeveel van de acht niveaus je hebt verslagen. Je kunt ook eerdere partijen spelen; voor de dagen op rij telt alleen wat je op de dag zelf begint.
daily_notPlayed = niet gespeeld

daily_board_title = Klassement van de dag
daily_board_empty = Nog geen uitslagen.
daily_board_rank = Plaats
daily_board_nameless = (naam verwijderd)
daily_board_count =
    { $count ->
        [one] { $count } speler
       *[other] { $count } spelers
    }
daily_board_counted = Je staat op plaats { $rank } van { $count }.
daily_board_name = Je naam in het klassement
daily_board_send = Mijn uitslag insturen
daily_board_sending = Wordt gecontroleerd…
daily_board_sendAbout = Je zetten gaan naar de server, die de hele partij controleert voordat ze telt. Iedereen kan je naam en je score zien.
daily_board_erase = Mijn naam uit het klassement verwijderen
