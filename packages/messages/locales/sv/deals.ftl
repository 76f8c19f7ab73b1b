### Givar: samma brickor en gång till, och dagens giv.

## En giv som har spelats och kan spelas igen.

# En knapp.
same_title = Samma giv
same_titleOf = Samma giv som { $title }
same_about = Samma brickor kommer i samma ordning. Spela om, eller skicka länken till vänner och jämför.
same_results = Resultat med den här given
same_noResults = Ingen har spelat klart den här given på den här enheten än.
# Tabellrubriker.
same_who = Spelare
same_points = Poäng
same_margin = Marginal
same_date = Datum
same_against = mot { LIST($names) }
# I stället för datum, för partiet man just tittat på.
same_here = det här partiet
same_share = Länk till given
same_shareAbout = Den som öppnar den får samma spel med samma brickor.
same_damaged = Länken är inte fullständig. Kopiera hela, eller be om den igen.
same_bad = Länken leder inte till en giv: { $reason }
# Online.
same_online = Samma giv, nytt bord
same_onlineAbout = Brickorna kommer i samma ordning som vid bord { $code }. Den som sett det partiet vet vad som kommer.
same_tables = Bord med den här given
same_watch = Titta på det
# Bord som inte listas medan de spelas.
same_others = Vid { $count } bord till spelas det fortfarande.

## Dagens giv.

daily_title = Dagens giv
daily_about = Alla får samma brickor i samma ordning. Ditt första avslutade parti räknas.
daily_practice = Ditt första avslutade parti räknas. De andra är övning.
daily_against =
    { $count ->
        [one] Mot datorn, nivå { $level }
       *[other] Mot { $count } datorer, nivå { $level }
    }
daily_againstNobody = På egen hand: samla så många poäng du kan
daily_future = Den här given är inte utdelad än.
daily_play = Spela
daily_resume = Fortsätt
daily_again = Spela igen
daily_streak =
    { $days ->
        [one] { $days } dag i rad
       *[other] { $days } dagar i rad
    }
daily_noCoach = Coachen är inte med i dagens giv.
# När partiet är slut.
daily_toResult = Dagens resultat

# Resultatet.
daily_alone = { $points } poäng
daily_won = Vinst med { $margin }, på { daily_alone }
daily_lost = Förlust med { $margin }, på { daily_alone }
daily_drawn = Oavgjort på { daily_alone }
daily_beaten = Du slog { $beaten } av { $levels } nivåer.
daily_comparing = De åtta nivåerna spelar på din plats … { $percent } %
daily_notCompared = Datorn kunde inte spela given: { $reason }
daily_tryAgain = Försök igen
daily_levels = De åtta nivåerna på din plats, mot samma motståndare
daily_you = Du
daily_outcomes_better = slagen
daily_outcomes_equal = lika
daily_outcomes_worse = inte slagen
daily_review = Gå igenom partiet

# Text att skicka till vänner.
daily_share = Dela ditt resultat
daily_shareTitle = Guimard, { $date }: { $title }
daily_shareBeaten = Slog { $beaten } av { $levels } datornivåer
daily_copy = Kopiera
daily_copied = Kopierat.
daily_notCopied = Webbläsaren tillåter inte kopiering här. Markera texten och kopiera den själv.
daily_send = Skicka

# Tidigare dagar.
daily_yesterday = Gårdagens giv
daily_modelTitle = Så spelar en mästare
daily_modelAbout = Den starkaste nivån spelar given på din plats, och varje drag gås igenom. Du får se alla brickor.
daily_model = Gå igenom ett mönsterparti
daily_modelPlaying = Datorn spelar … { $percent } %
daily_calendar = Senaste 30 dagarna
daily_calendarAbout = Siffrorna visar hur många av de åtta nivåerna du slog. Du kan spela gamla givar också; bara givar som påbörjas på sin dag räknas som dagar i rad.
daily_notPlayed = inte spelad

# Allas resultat, på en server.
daily_board_title = Dagens lista
daily_board_empty = Inga resultat än.
daily_board_rank = Plats
daily_board_nameless = (namn borttaget)
daily_board_count = { $count } spelare
daily_board_counted = Du är nummer { $rank } av { $count }.
daily_board_name = Ditt namn på listan
daily_board_send = Skicka in mitt resultat
daily_board_sending = Kontrollerar …
daily_board_sendAbout = Dina drag skickas till servern, som kontrollerar hela partiet innan det räknas. Alla kan se ditt namn och dina poäng.
daily_board_erase = Ta bort mitt namn från listan
