## Une donne déjà jouée, que l’on peut rejouer.

same_title = Même donne
same_titleOf = Même donne que { $title }
same_about = Les mêmes tuiles arrivent dans le même ordre. Rejoue la donne, ou envoie le lien à des amis pour comparer.
same_results = Résultats sur cette donne
same_noResults = Personne n’a encore terminé cette donne sur cet appareil.
same_who = Joueur
same_points = Points
same_margin = Écart
same_date = Date
same_against = contre { LIST($names) }
same_here = cette partie
same_share = Lien vers cette donne
same_shareAbout = Qui l’ouvre reçoit la même partie avec les mêmes tuiles.
same_damaged = Ce lien est incomplet. Copie-le en entier, ou demande-le de nouveau.
same_bad = Ce lien ne mène à aucune donne : { $reason }
same_online = Même donne, autre table
same_onlineAbout = Les tuiles arrivent dans le même ordre qu’à la table { $code }. Qui a vu cette partie sait ce qui vient.
same_tables = Tables avec cette donne
same_watch = Regarder
same_others =
    { $count ->
        [one] { $count } autre table joue encore.
       *[other] { $count } autres tables jouent encore.
    }

## La donne du jour.

daily_title = Donne du jour
daily_about = Tout le monde reçoit les mêmes tuiles dans le même ordre. Ta première partie terminée compte.
daily_practice = Ta première partie terminée compte. Les autres sont de l’entraînement.
daily_against =
    { $count ->
        [one] Contre l’ordinateur, niveau { $level }
       *[other] Contre { $count } ordinateurs, niveau { $level }
    }
daily_againstNobody = En solitaire, pour marquer le plus de points possible
daily_future = Cette donne n’est pas encore distribuée.
daily_play = Jouer
daily_resume = Continuer
daily_again = Rejouer
daily_streak =
    { $days ->
        [one] { $days } jour de suite
       *[other] { $days } jours de suite
    }
daily_noCoach = Pas de coach pour la donne du jour.
daily_toResult = Résultat du jour

daily_alone =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
daily_won = Gagné de { $margin }, avec { daily_alone }
daily_lost = Perdu de { $margin }, avec { daily_alone }
daily_drawn = Égalité, avec { daily_alone }
daily_beaten = Niveaux battus : { $beaten } sur { $levels }.
daily_comparing = Les huit niveaux jouent à ta place… { $percent } %
daily_notCompared = L’ordinateur n’a pas pu jouer cette donne : { $reason }
daily_tryAgain = Réessayer
daily_levels = Les huit niveaux à ta place, contre le même adversaire
daily_you = Toi
daily_outcomes_better = battu
daily_outcomes_equal = à égalité
daily_outcomes_worse = pas battu
daily_review = Analyser ta partie

daily_share = Partager ton résultat
daily_shareTitle = Guimard, { $date } : { $title }
daily_shareBeaten = Niveaux de l’ordinateur battus : { $beaten } sur { $levels }
daily_copy = Copier
daily_copied = Copié.
daily_notCopied = Ton navigateur ne permet pas de copier ici. Sélectionne le texte et copie-le toi-même.
daily_send = Envoyer

daily_yesterday = La donne d’hier
daily_modelTitle = Comment la joue un maître
daily_modelAbout = Le niveau le plus fort joue la donne à ta place, et chaque coup est analysé. Tu verras toutes les tuiles.
daily_model = Analyser une partie modèle
daily_modelPlaying = L’ordinateur joue… { $percent } %
daily_calendar = Les 30 derniers jours
daily_calendarAbout = Les chiffres disent combien des huit niveaux tu as battus. Tu peux aussi jouer les donnes passées ; seules celles commencées le jour même comptent pour les jours de suite.
daily_notPlayed = pas jouée

daily_board_title = Classement du jour
daily_board_empty = Pas encore de résultats.
daily_board_rank = Rang
daily_board_nameless = (nom retiré)
daily_board_count =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
daily_board_counted = Ton rang : { $rank } sur { $count }.
daily_board_name = Ton nom au classement
daily_board_send = Inscrire mon résultat
daily_board_sending = Vérification…
daily_board_sendAbout = Tes coups sont envoyés au serveur, qui vérifie toute la partie avant de la compter. Tout le monde voit ton nom et ton score.
daily_board_erase = Retirer mon nom du classement
