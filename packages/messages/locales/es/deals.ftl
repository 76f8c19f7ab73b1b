same_title = Mismo reparto
same_titleOf = El mismo reparto que { $title }
same_about = Las mismas losetas llegan en el mismo orden. Juégalo otra vez, o envía el enlace a tus amistades para comparar.
same_results = Resultados con este reparto
same_noResults = Nadie ha terminado aún este reparto en este dispositivo.
same_who = Jugador
same_points = Puntos
same_margin = Diferencia
same_date = Fecha
same_against = contra { LIST($names) }
same_here = esta partida
same_share = Enlace a este reparto
same_shareAbout = Quien lo abra tendrá la misma partida con las mismas losetas.
same_damaged = Este enlace no está completo. Cópialo entero o pídelo otra vez.
same_bad = Este enlace no lleva a ningún reparto: { $reason }
same_online = Mismo reparto, otra mesa
same_onlineAbout = Las losetas llegan en el mismo orden que en la mesa { $code }. Quien haya visto esa partida sabe lo que viene.
same_tables = Mesas con este reparto
same_watch = Verla
same_others =
    { $count ->
        [one] Hay { $count } mesa más con la partida en curso.
       *[other] Hay { $count } mesas más con la partida en curso.
    }

daily_title = Reparto del día
daily_about = Todo el mundo recibe las mismas losetas en el mismo orden. Cuenta tu primera partida terminada.
daily_practice = Cuenta tu primera partida terminada. Las demás son de práctica.
daily_against =
    { $count ->
        [one] Contra la máquina, nivel { $level }
       *[other] Contra { $count } máquinas, nivel { $level }
    }
daily_againstNobody = En solitario, por tantos puntos como puedas
daily_future = Este reparto aún no ha llegado.
daily_play = Jugar
daily_resume = Seguir
daily_again = Jugar otra vez
daily_streak =
    { $days ->
        [one] { $days } día seguido
       *[other] { $days } días seguidos
    }
daily_noCoach = En el reparto del día no hay entrenador.
daily_toResult = Resultado del día

daily_alone =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
daily_won = Victoria por { $margin } con { daily_alone }
daily_lost = Derrota por { $margin } con { daily_alone }
daily_drawn = Empate con { daily_alone }
daily_beaten = Superas { $beaten } de { $levels } niveles.
daily_comparing = Los ocho niveles juegan en tu asiento… { $percent } %
daily_notCompared = La máquina no ha podido jugar este reparto: { $reason }
daily_tryAgain = Reintentar
daily_levels = Los ocho niveles en tu asiento, contra el mismo rival
daily_you = Tú
daily_outcomes_better = superado
daily_outcomes_equal = igualado
daily_outcomes_worse = no superado
daily_review = Revisar tu partida

daily_share = Compartir el resultado
daily_shareTitle = Guimard, { $date }: { $title }
daily_shareBeaten = Niveles de la máquina superados: { $beaten } de { $levels }
daily_copy = Copiar
daily_copied = Copiado.
daily_notCopied = Tu navegador no permite copiar aquí. Selecciona el texto y cópialo tú.
daily_send = Enviar

daily_yesterday = El reparto de ayer
daily_modelTitle = Así lo juega un maestro
daily_modelAbout = El nivel más fuerte juega el reparto en tu asiento y se revisa cada jugada. Verás todas las losetas.
daily_model = Revisar una partida modelo
daily_modelPlaying = La máquina juega… { $percent } %
daily_calendar = Últimos 30 días
daily_calendarAbout = Las cifras dicen cuántos de los ocho niveles has superado. También puedes jugar repartos pasados; para tus días seguidos solo cuentan los empezados en su día.
daily_notPlayed = sin jugar

daily_board_title = Clasificación del día
daily_board_empty = Todavía no hay resultados.
daily_board_rank = Puesto
daily_board_nameless = (nombre eliminado)
daily_board_count =
    { $count ->
        [one] { $count } jugador
       *[other] { $count } jugadores
    }
daily_board_counted = Estás en el puesto { $rank } de { $count }.
daily_board_name = Tu nombre en la clasificación
daily_board_send = Publicar mi resultado
daily_board_sending = Comprobando…
daily_board_sendAbout = Tus jugadas se envían al servidor, que comprueba toda la partida antes de que cuente. Cualquiera puede ver tu nombre y tu puntuación.
daily_board_erase = Quitar mi nombre de la clasificación
