lobby_title = Jugar en línea
lobby_create = Crear una mesa
lobby_createAbout = Elige el juego y los asientos, y después comparte el enlace.
lobby_code = ¿Tienes un enlace o un código?
lobby_codeAbout = Si alguien te ha invitado, ve directo a la mesa.
lobby_codeWrong = Un código tiene ocho letras y cifras.
lobby_enter = Entrar
lobby_mine = Tus mesas
lobby_waiting = Mesas abiertas
lobby_noneWaiting = Ahora no hay mesas abiertas. Crea una y comparte el enlace.
lobby_running = Partidas para mirar
lobby_join = Entrar
lobby_resume = Abrir
lobby_lookOn = Mirar
lobby_free =
    { $free } { $free ->
        [one] asiento libre
       *[other] asientos libres
    }
lobby_offlineTitle = Sin conexión con el servidor
lobby_offlineText = Aun así puedes jugar contra la máquina, jugar por turnos en este dispositivo o aprender las reglas.
lobby_tryAgain = Reintentar

phases_waiting = Completa, a punto de empezar
phases_running = En curso
phases_paused = En pausa
phases_over = Terminada

create_title = Crear una mesa
create_you = Tú
create_nickname = Tu nombre en la mesa
create_open = Asiento libre
create_steadyLevels = El nivel 9 solo piensa en tu propio dispositivo; por eso las mesas en línea ofrecen los niveles del 1 al 8.
create_visibility = ¿Quién puede entrar?
create_visibilities_link =
    .label = Solo con enlace
    .about = Solo quien reciba de ti el enlace o el código.
create_visibilities_public =
    .label = Pública
    .about = Cualquiera en este servidor puede ver la mesa.
create_clock = Control de tiempo
create_clockAbouts_none = Tómate el tiempo que quieras.
create_clockAbouts_move = El reloj vuelve a empezar con cada jugada.
create_clockAbouts_bank = Para toda la partida, y un poco más tras cada jugada.
create_clockAbouts_days = Una partida lenta: vuelve cuando quieras.
create_atZero = Cuando se acaba el tiempo
create_atZeros_computer =
    .label = Sigue la máquina
    .about = Quien vuelve recupera su asiento.
create_atZeros_forfeit =
    .label = Se pierde la partida
    .about = Agotar el tiempo equivale a abandonar.
create_submit = Crear mesa

clocks_none = Sin límite de tiempo
clocks_move = { $seconds } segundos por jugada
clocks_bank = { $minutes } minutos + { $increment } segundos por jugada
clocks_days =
    { $days } { $days ->
        [one] día
       *[other] días
    } por jugada
clocks_units_day = d
clocks_units_hour = h
clocks_left = Tiempo restante

share_title = Invitar
share_text = Envía este enlace. Quien lo abra puede sentarse, o mirar si no quedan asientos.
share_alone = Solo desde este dispositivo se llega a este servidor. Para que entren otros, arráncalo así:
share_link = Enlace a esta mesa
share_qr = Código QR del enlace
share_code = O dales el código
share_copy = Copiar
share_copied = Copiado.
share_notCopied = Tu navegador no permite copiar aquí. Selecciona el texto y cópialo tú.
share_send = Enviar

room_players = En la mesa
room_you = (tú)
room_free = libre
room_level = máquina, nivel { $level }
room_isReady = ha confirmado
room_isHere = aquí
room_waitsForPlayers = La partida empezará cuando no queden asientos libres y todo el mundo haya confirmado.
room_waitsForReady = La partida empezará cuando todo el mundo haya confirmado.
room_shuffling = Mezclando…
room_ready = Confirmar
room_notReady = Aún no
room_leave = Dejar asiento
room_occupant = Asiento { $number }: tipo de jugador
room_anybody = Libre para cualquiera
room_computer = Máquina { $level }: { $name }
room_freeIn = Podrás liberar este asiento dentro de { $time }.
room_freeSeat = Liberar el asiento
room_freeSeatOf = Liberar el asiento de { $name } (no está)
room_change = Cambiar
room_changeOf = Cambiar el asiento de { $name }
room_turnOut_title = El asiento de { $name }
room_turnOut_text = En esta mesa decides tú quién juega. { $name } recibirá un aviso y no podrá volver a sentarse aquí durante cinco minutos.
room_turnOut_isReady = { $name } está aquí y ya ha confirmado.
room_turnOut_free = Liberar este asiento
room_turnOut_fill = Que juegue la máquina
room_sitTitle = Entrar en esta partida
room_sit = Sentarse

recovery_title = Tu código de recuperación
recovery_text = Anótalo: te devuelve el asiento si este navegador lo olvida. Cuando lo confirmes, no volverá a mostrarse.
recovery_noted = Anotado
recovery_lost = ¿Ya tenías un asiento aquí?
recovery_field = Tu código de recuperación
recovery_go = Recuperar asiento

seatLink_switch_title = ¿Cambiar al asiento de { $offered }?
seatLink_switch_text = Aquí ya juegas como { $held }. ¿Cambiar al asiento de { $offered } en este dispositivo?
seatLink_switch_after = Un dispositivo guarda un solo asiento por mesa, así que este olvidará el de { $held }. El asiento sigue ahí: su código de recuperación o su enlace lo traen de vuelta. Guarda uno de los dos antes de cambiar.
seatLink_switch_recovery = Código de recuperación del asiento de { $held }
seatLink_switch_link = Enlace al asiento de { $held }
seatLink_switch_stay = Seguir como { $held }
seatLink_switch_go = Cambiar a { $offered }
seatLink_wrong =
    .title = Este enlace ya no vale
    .text = No abre ningún asiento de esta mesa. Quizá falte una parte, o el asiento se haya trasladado, dejado o liberado. En este dispositivo no ha cambiado nada.
seatLink_unreachable =
    .title = No se ha podido comprobar el enlace
    .text = El servidor no ha respondido. En este dispositivo no ha cambiado nada.
seatLink_close = OK
seatLink_later = Ahora no

presence_here = en línea
presence_away = no está
presence_awayFor = fuera desde hace { $time }
presence_replaced = juega la máquina
presence_resigned = ha abandonado

notices_connecting = Conectando…
notices_cut = Conexión perdida. Reconectando…
notices_cutSending = Conexión perdida. Tu jugada se enviará cuando vuelva.
notices_spectator =
    { $others ->
        [0] Estás mirando.
        [one] Estás mirando con otra persona.
       *[other] Estás mirando con otras { $others } personas.
    }
notices_resigned = Has abandonado. La máquina juega por ti.
notices_replaced = La máquina juega por ti
notices_comeBack = Recuperar tu asiento
notices_paused = La partida está en pausa.
notices_goOn = Pedir que siga
notices_absent = { $name } no está.
notices_absentUntil = { $name } no está. Dentro de { $time } podrás dejar que siga la máquina.
notices_absentFor = { $name } no está desde hace { $time }.
notices_mayReplace = { $name } no está. Ya puedes dejar que siga la máquina.
notices_replace = Que juegue la máquina
notices_rematch = La siguiente partida se prepara en otra mesa.
notices_goThere = Entrar

asks_undo = { $name } quiere deshacer la última jugada.
asks_pause = { $name } quiere poner la partida en pausa.
asks_resume = { $name } quiere seguir con la partida.
asks_agree = Aceptar
asks_decline = Rechazar
asks_waiting =
    { $agreed ->
        [0] Has preguntado a los demás. Aún no hay respuesta.
       *[other] Aceptan por ahora: { $agreed }.
    }

turnNotice_label = Avisarme cuando sea mi turno
turnNotice_about = Una notificación en este dispositivo, aunque esta página esté cerrada.
turnNotice_blocked = Este navegador bloquea las notificaciones de este sitio. Puedes cambiarlo en sus ajustes.
turnNotice_failed = No se han podido activar las notificaciones. Vuelve a intentarlo más tarde.
turnNotice_title = Tu turno
turnNotice_body = Es tu turno en una mesa de Guimard.

webhook_title = Avisar a mi programa (webhook)
webhook_about = Para desarrollo: cuando sea tu turno en esta mesa y no estés, tu dirección recibe una petición POST.
webhook_address = Dirección del webhook
webhook_turnOn = Activar
webhook_turnOff = Desactivar
webhook_on = activo
webhook_told = Se avisa a tu dirección de tus turnos en esta mesa.
webhook_key = Clave de firma
webhook_keyAbout = Guárdala ahora: no volverá a mostrarse.
webhook_signed = Cada aviso va firmado en la cabecera de abajo. HEX es el HMAC-SHA256 de SECONDS, un punto y el cuerpo, con esta clave tal como se muestra.

menu_lobby = Todas las mesas
menu_pause = Pedir una pausa
menu_resign = Abandonar
menu_resignTitle = ¿Abandonar?
menu_resignText = Después ya no podrás ganar. Si los demás siguen, la máquina juega por ti.
menu_stay = Seguir jugando
menu_erase = Eliminar mi nombre y mis mensajes
menu_eraseTitle = ¿Eliminar tu nombre y tus mensajes?
menu_eraseText = Tu nombre y tus mensajes de chat desaparecerán de esta mesa para todo el mundo y para siempre. Conservas tu asiento; los demás te verán como { $name }.
menu_eraseYes = Eliminar
menu_erased = Tu nombre y tus mensajes se han eliminado.
menu_link = Enlace para jugar o mirar
menu_moment = Enlace a este momento
menu_move = Llevar tu asiento a otro dispositivo
menu_moveText = Abre allí este enlace. No lo compartas: quien lo tenga puede jugar en tu lugar.

restored =
    .title = La partida ha retrocedido
    .text = El servidor se ha restaurado desde una copia de seguridad, así que la partida sigue desde una posición anterior.

chance_title = Un azar que puedes comprobar
chance_text = Cada sorteo sale de semillas fijadas antes de usarse: la del servidor y una del programa de cada participante. La huella de una semilla se publica al momento; la semilla del servidor, cuando acaba la partida. Si el servidor se reinicia durante la partida, se añaden semillas para los sorteos siguientes. Así nadie puede elegir lo que sale, ni siquiera quien lleva el servidor.
chance_server = Servidor
chance_fromStart = Desde el primer sorteo
chance_fromDraw = Desde el sorteo { $draw }
chance_hash = Huella (SHA-256)
chance_seed = Semilla
chance_fits = La semilla coincide con su huella.
chance_differs = La semilla no coincide con su huella.

chat_title = Chat
chat_unread =
    Chat, { $unread } { $unread ->
        [one] mensaje nuevo
       *[other] mensajes nuevos
    }
chat_empty = Aún no hay mensajes.
chat_say = Escribe un mensaje
chat_toPlayers = Mensaje a los jugadores
chat_toSpectators = Mensaje al público
chat_send = Enviar
chat_mute = Ocultar el chat
chat_somebody = Alguien
chat_typing =
    { $count ->
        [one] { LIST($names) } está escribiendo…
       *[other] { LIST($names) } están escribiendo…
    }

final_resigned = { $name } ha abandonado.
final_verdicts_checking = Comprobando los sorteos…
final_verdicts_honest = Azar limpio, comprobado.
final_verdicts_restored = Azar limpio, comprobado, pero el servidor se restauró desde una copia de seguridad durante la partida, así que algunas losetas se robaron de nuevo.
final_verdicts_dishonest = Los sorteos no coinciden con la semilla publicada. No te fíes de este servidor.
final_verdicts_unknown = Ahora no se han podido comprobar los sorteos.
final_chance_by = Los sorteos salen de la semilla del servidor y de aportaciones de { LIST($names) }.
final_chance_silent = No hubo aportación de { LIST($names) }.
final_chance_nobody = Ningún programa participante aportó nada a los sorteos: quien lleva el servidor podría haberlos elegido.
final_chance_gap = Sorteos sin aportación de { LIST($names) }: n.º { $draws }.
final_save = Guardar en Mis partidas
final_saved = Guardada en Mis partidas.
final_notSaved = No se ha podido guardar la partida.

rescue_download = Descargar la partida
rescue_nothing = De esta partida no se puede leer nada.

reload = Recargar página

ends_offline =
    .title = Sin conexión con el servidor
    .text = Tu asiento está a salvo. Todo lo demás funciona sin conexión.
ends_no-table =
    .title = Mesa no encontrada
    .text = Quizá el código esté mal escrito o la mesa se haya eliminado.
ends_noTable =
    .title = Esta mesa ya no existe
    .text = Se ha eliminado del servidor.
ends_damaged =
    .title = Esta partida está dañada
    .text = El servidor ya no puede leerla entera, así que nadie puede seguir. Puedes descargar lo que queda.
ends_rules =
    .title = Otra versión de las reglas
    .text = Esta partida se jugó con una versión de las reglas que este servidor no conoce. Puedes descargarla y abrirla en una versión de Guimard que sí la conozca.
ends_full-server =
    .title = Este servidor está lleno
    .text = Vuelve a intentarlo más tarde. Las partidas en curso siguen con normalidad.
ends_request =
    .title = Mesa no encontrada
    .text = Un código tiene ocho letras y cifras.
ends_rate =
    .title = Espera un momento
    .text = Ha sido demasiado a la vez. Espera un momento.
ends_server =
    .title = Algo ha fallado
    .text = El servidor tiene un problema. Vuelve a intentarlo.
ends_store =
    .title = Algo ha fallado
    .text = El servidor tiene un problema. Vuelve a intentarlo.
ends_updating =
    .title = Actualizando…
    .text = El servidor se ha actualizado. Esta página está cargando la nueva versión; tu partida está a salvo.
ends_outdated =
    .title = Esta página y el servidor no concuerdan
    .text = Recargar la página no ha servido: quizá el servidor se esté actualizando. Vuelve a intentarlo en unos minutos; tu partida está a salvo.
ends_seatMoved =
    .title = Tu asiento está en otro sitio
    .text = Se ha recuperado desde otro dispositivo o se ha dejado libre.
ends_seatFreed =
    .title = Se ha liberado tu asiento
    .text = Lo ha liberado quien dirige esta mesa. Dentro de unos minutos podrás volver a sentarte aquí, o puedes buscar otra mesa.
ends_wrongSecret =
    .title = Este asiento ya no es tuyo
    .text = Se ha recuperado desde otro dispositivo, se ha dejado o se ha liberado en tu ausencia.
