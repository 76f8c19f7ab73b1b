## Eine gespielte Ziehung, die man noch einmal spielen kann.

same_title = Gleiche Ziehung
same_titleOf = Gleiche Ziehung wie bei { $title }
same_about = Dieselben Plättchen kommen in derselben Reihenfolge. Spiel sie noch einmal, oder schick Freunden den Link und vergleicht.
same_results = Ergebnisse mit dieser Ziehung
same_noResults = Auf diesem Gerät hat noch niemand eine Partie mit dieser Ziehung beendet.
same_who = Spieler
same_points = Punkte
same_margin = Abstand
same_date = Datum
same_against = gegen { LIST($names) }
same_here = diese Partie
same_share = Link zu dieser Ziehung
same_shareAbout = Wer ihn öffnet, bekommt dieselbe Partie mit denselben Plättchen.
same_damaged = Dieser Link ist unvollständig. Kopiere ihn ganz, oder lass ihn dir noch einmal schicken.
same_bad = Dieser Link führt zu keiner Ziehung: { $reason }
same_online = Gleiche Ziehung, neuer Tisch
same_onlineAbout = Die Plättchen kommen in derselben Reihenfolge wie am Tisch { $code }. Wer jene Partie gesehen hat, weiß, was kommt.
same_tables = Tische mit dieser Ziehung
same_watch = Ansehen
same_others =
    { $count ->
        [one] An { $count } weiterem Tisch wird noch gespielt.
       *[other] An { $count } weiteren Tischen wird noch gespielt.
    }

## Die Partie des Tages.

daily_title = Partie des Tages
daily_about = Alle bekommen dieselben Plättchen in derselben Reihenfolge. Deine erste beendete Partie zählt.
daily_practice = Deine erste beendete Partie zählt. Die anderen sind Übung.
daily_against =
    { $count ->
        [one] Gegen den Computer, Stufe { $level }
       *[other] Gegen { $count } Computer, Stufe { $level }
    }
daily_againstNobody = Allein, um möglichst viele Punkte
daily_future = Diese Partie gibt es noch nicht.
daily_play = Spielen
daily_resume = Weiterspielen
daily_again = Noch einmal spielen
daily_streak =
    { $days ->
        [one] { $days } Tag in Folge
       *[other] { $days } Tage in Folge
    }
daily_noCoach = In der Partie des Tages gibt es keinen Coach.
daily_toResult = Tagesergebnis

daily_alone =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
daily_with =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }
daily_won = Gewonnen mit { daily_with }, { $margin } Vorsprung
daily_lost = Verloren mit { daily_with }, { $margin } Rückstand
daily_drawn = Unentschieden mit { daily_with }
daily_beaten = Du schlägst { $beaten } von { $levels } Stufen.
daily_comparing = Die acht Stufen spielen auf deinem Platz … { $percent } %
daily_notCompared = Der Computer konnte diese Partie nicht spielen: { $reason }
daily_tryAgain = Noch einmal versuchen
daily_levels = Die acht Stufen auf deinem Platz, gegen denselben Gegner
daily_you = Du
daily_outcomes_better = geschlagen
daily_outcomes_equal = gleich gut
daily_outcomes_worse = nicht geschlagen
daily_review = Deine Partie analysieren

daily_share = Ergebnis teilen
daily_shareTitle = Guimard, { $date }: { $title }
daily_shareBeaten = { $beaten } von { $levels } Computerstufen geschlagen
daily_copy = Kopieren
daily_copied = Kopiert.
daily_notCopied = Dein Browser lässt hier kein Kopieren zu. Markiere den Text und kopiere ihn selbst.
daily_send = Senden

daily_yesterday = Die Partie von gestern
daily_modelTitle = So spielt ein Meister
daily_modelAbout = Die stärkste Stufe spielt auf deinem Platz, und jeder Zug wird analysiert. Du siehst dabei alle Plättchen.
daily_model = Musterpartie analysieren
daily_modelPlaying = Der Computer spielt … { $percent } %
daily_calendar = Die letzten 30 Tage
daily_calendarAbout = Die Zahlen sagen, wie viele der acht Stufen du geschlagen hast. Auch vergangene Partien kannst du spielen; für die Tage in Folge zählt nur, was du am selben Tag beginnst.
daily_notPlayed = nicht gespielt

daily_board_title = Rangliste des Tages
daily_board_empty = Noch keine Ergebnisse.
daily_board_rank = Rang
daily_board_nameless = (Name entfernt)
daily_board_count =
    { $count ->
        [one] { $count } Person
       *[other] { $count } Personen
    }
daily_board_counted = Du bist auf Platz { $rank } von { $count }.
daily_board_name = Dein Name in der Rangliste
daily_board_send = Mein Ergebnis eintragen
daily_board_sending = Wird geprüft …
daily_board_sendAbout = Deine Züge gehen an den Server, der die ganze Partie prüft, bevor sie zählt. Alle sehen deinen Namen und dein Ergebnis.
daily_board_erase = Meinen Namen aus der Rangliste entfernen
