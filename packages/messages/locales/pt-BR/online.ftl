### Mesas online: salão, sala de espera, presença, chat e notificações.

lobby_title = Jogar online
lobby_create = Criar uma mesa
lobby_createAbout = Escolha o jogo e os lugares e mande o link para seus amigos.
lobby_code = Tem um link ou um código?
lobby_codeAbout = Se convidaram você, vá direto para a mesa.
lobby_codeWrong = Um código tem oito letras e algarismos.
lobby_enter = Entrar
lobby_mine = Suas mesas
lobby_waiting = Mesas abertas
lobby_noneWaiting = Nenhuma mesa aberta agora. Crie uma e mande o link para seus amigos.
lobby_running = Partidas para assistir
lobby_join = Entrar
lobby_resume = Abrir
lobby_lookOn = Assistir
lobby_free =
    { $free } { $free ->
        [one] lugar livre
       *[other] lugares livres
    }
lobby_offlineTitle = Sem conexão com o servidor
lobby_offlineText = Você ainda pode jogar contra o computador, jogar com amigos no mesmo aparelho ou aprender as regras.
lobby_tryAgain = Tentar de novo

phases_waiting = Completa, vai começar
phases_running = Em andamento
phases_paused = Em pausa
phases_over = Terminada

create_title = Criar uma mesa
create_you = Você
create_nickname = Seu nome na mesa
create_open = Lugar livre
create_steadyLevels = O nível 9 só pensa no seu próprio aparelho; por isso as mesas online oferecem os níveis de 1 a 8.
create_visibility = Quem pode entrar?
create_visibilities_link =
    .label = Só com link
    .about = Só quem receber de você o link ou o código.
create_visibilities_public =
    .label = Pública
    .about = Todos neste servidor podem ver a mesa.
create_clock = Controle de tempo
create_clockAbouts_none = Sem pressa nenhuma.
create_clockAbouts_move = O relógio recomeça a cada jogada.
create_clockAbouts_bank = Para a partida inteira, mais um pouco depois de cada jogada.
create_clockAbouts_days = Uma partida lenta: volte quando quiser.
create_atZero = Quando o tempo acaba
create_atZeros_computer =
    .label = O computador assume
    .about = Quem volta recupera o lugar.
create_atZeros_forfeit =
    .label = O jogador perde
    .about = Ficar sem tempo vale como desistir.
create_submit = Criar mesa

clocks_none = Sem limite de tempo
clocks_move = { $seconds } segundos por jogada
clocks_bank = { $minutes } minutos + { $increment } segundos por jogada
clocks_days =
    { $days } { $days ->
        [one] dia
       *[other] dias
    } por jogada
clocks_units_day = d
clocks_units_hour = h
clocks_left = Tempo restante

share_title = Convidar outras pessoas
share_text = Mande este link. Quem o abrir pode pegar um lugar, ou assistir se todos estiverem ocupados.
share_alone = Só este aparelho alcança este servidor. Para que outros possam entrar, inicie-o assim:
share_link = Link desta mesa
share_qr = Código QR do link
share_code = Ou passe o código
share_copy = Copiar
share_copied = Copiado.
share_notCopied = Seu navegador não permite copiar aqui. Selecione o texto e copie manualmente.
share_send = Enviar

room_players = Na mesa
room_you = (você)
room_free = livre
room_level = computador, nível { $level }
room_isReady = tudo pronto
room_isHere = aqui
room_waitsForPlayers = A partida começa quando todos os lugares estiverem ocupados e todos prontos.
room_waitsForReady = A partida começa quando todos estiverem prontos.
room_shuffling = Embaralhando…
room_ready = Pronto!
room_notReady = Ainda não
room_leave = Deixar o lugar
room_occupant = Lugar { $number }: tipo de jogador
room_anybody = Livre para todos
room_computer = Computador { $level }: { $name }
room_freeIn = Você pode liberar este lugar em { $time }.
room_freeSeat = Liberar o lugar
room_freeSeatOf = Liberar o lugar de { $name } (ausente)
room_change = Mudar
room_changeOf = Mudar o lugar de { $name }
room_turnOut_title = O lugar de { $name }
room_turnOut_text = Nesta mesa, quem joga é você que decide. { $name } vai receber um aviso e não poderá pegar um lugar aqui por cinco minutos.
room_turnOut_isReady = { $name } está aqui e já pode começar.
room_turnOut_free = Liberar este lugar
room_turnOut_fill = Deixar o computador jogar
room_sitTitle = Entrar nesta partida
room_sit = Pegar um lugar

recovery_title = Seu código de recuperação
recovery_text = Anote: ele devolve seu lugar se este navegador o esquecer. Depois que você confirmar, não aparecerá de novo.
recovery_noted = Já anotei
recovery_lost = Já tinha um lugar aqui?
recovery_field = Seu código de recuperação
recovery_go = Recuperar

seatLink_switch_title = Mudar para o lugar de { $offered }?
seatLink_switch_text = Você já joga aqui como { $held }. Mudar para o lugar de { $offered } neste aparelho?
seatLink_switch_after = Um aparelho guarda um lugar por mesa, então este vai esquecer o de { $held }. O lugar em si continua: o código de recuperação ou o link dele o traz de volta. Salve um dos dois antes de mudar.
seatLink_switch_recovery = Código de recuperação do lugar de { $held }
seatLink_switch_link = Link do lugar de { $held }
seatLink_switch_stay = Ficar como { $held }
seatLink_switch_go = Mudar para { $offered }
seatLink_wrong =
    .title = Este link não funciona mais
    .text = Ele não abre nenhum lugar nesta mesa. Talvez falte uma parte dele, ou o lugar foi transferido, deixado ou liberado. Nada mudou neste aparelho.
seatLink_unreachable =
    .title = Não foi possível verificar o link
    .text = O servidor não respondeu. Nada mudou neste aparelho.
seatLink_close = OK
seatLink_later = Agora não

presence_here = online
presence_away = ausente
presence_awayFor = ausente há { $time }
presence_replaced = o computador está jogando
presence_resigned = desistiu

notices_connecting = Conectando…
notices_cut = Conexão perdida. Reconectando…
notices_cutSending = Conexão perdida. Sua jogada será enviada quando ela voltar.
notices_spectator =
    { $others ->
        [0] Você está assistindo.
        [one] Você está assistindo com mais { $others } pessoa.
       *[other] Você está assistindo com mais { $others } pessoas.
    }
notices_resigned = Você desistiu. O computador está jogando por você.
notices_replaced = O computador está jogando por você
notices_comeBack = Retomar seu lugar
notices_paused = A partida está em pausa.
notices_goOn = Pedir para retomar
notices_absent = { $name } está ausente.
notices_absentUntil = { $name } está ausente. Em { $time } você pode deixar o computador assumir.
notices_absentFor = { $name } está ausente há { $time }.
notices_mayReplace = { $name } está ausente. Agora você pode deixar o computador assumir.
notices_replace = Deixar o computador jogar
notices_rematch = A próxima partida está sendo preparada em outra mesa.
notices_goThere = Entrar

asks_undo = { $name } quer desfazer a última jogada.
asks_pause = { $name } quer pausar a partida.
asks_resume = { $name } quer retomar a partida.
asks_agree = Aceitar
asks_decline = Recusar
asks_waiting =
    { $agreed ->
        [0] Você perguntou aos outros. Sem resposta ainda.
        [one] { $agreed } aceitou até agora.
       *[other] { $agreed } aceitaram até agora.
    }

turnNotice_label = Avisar quando for a minha vez
turnNotice_about = Uma notificação neste aparelho, mesmo com esta página fechada.
turnNotice_blocked = Este navegador bloqueia as notificações deste site. Você pode mudar isso nas configurações dele.
turnNotice_failed = Não foi possível ativar as notificações. Tente de novo mais tarde.
turnNotice_title = Sua vez
turnNotice_body = É a sua vez numa mesa do Guimard.

webhook_title = Avisar meu programa (webhook)
webhook_about = Para desenvolvedores: quando for a sua vez nesta mesa e você estiver ausente, seu endereço recebe uma requisição POST.
webhook_address = Endereço do webhook
webhook_turnOn = Ativar
webhook_turnOff = Desativar
webhook_on = ativado
webhook_told = Seu endereço é avisado das suas vezes nesta mesa.
webhook_key = Chave de assinatura
webhook_keyAbout = Salve agora: ela não aparecerá de novo.
webhook_signed = Cada notificação é assinada no cabeçalho abaixo. HEX é o HMAC-SHA256 de SECONDS, um ponto e o corpo, com esta chave exatamente como mostrada.

menu_lobby = Todas as mesas
menu_pause = Pedir pausa
menu_resign = Desistir
menu_resignTitle = Desistir?
menu_resignText = Depois disso você não pode mais vencer. Se os outros continuarem, o computador joga por você.
menu_stay = Continuar jogando
menu_erase = Excluir meu nome e minhas mensagens
menu_eraseTitle = Excluir seu nome e suas mensagens?
menu_eraseText = Seu nome e suas mensagens do chat serão removidos desta mesa para todos, em definitivo. Seu lugar continua seu; os outros veem você como { $name }.
menu_eraseYes = Excluir
menu_erased = Seu nome e suas mensagens foram excluídos.
menu_link = Link para jogadores e espectadores
menu_moment = Link para este momento
menu_move = Levar seu lugar para outro aparelho
menu_moveText = Abra este link lá. Não o compartilhe: quem o tiver pode jogar no seu lugar.

restored =
    .title = A partida voltou a um ponto anterior
    .text = O servidor foi restaurado de um backup, então a partida continua de uma posição anterior.

chance_title = Sorteios que você pode verificar
chance_text = Todo sorteio vem de sementes fixadas antes do uso: a do servidor e uma do programa de cada pessoa que joga. A impressão digital de uma semente é publicada na hora; a semente do servidor, no fim da partida. Se o servidor reiniciar durante a partida, são acrescentadas sementes para os sorteios seguintes. Assim ninguém pode escolher os sorteios, nem mesmo quem mantém o servidor.
chance_server = Servidor
chance_fromStart = Desde o primeiro sorteio
chance_fromDraw = Desde o sorteio { $draw }
chance_hash = Impressão digital (SHA-256)
chance_seed = Semente
chance_fits = A semente confere com a impressão digital.
chance_differs = A semente não confere com a impressão digital.

chat_title = Chat
chat_unread =
    Chat, { $unread } { $unread ->
        [one] mensagem nova
       *[other] mensagens novas
    }
chat_empty = Nenhuma mensagem ainda.
chat_say = Escrever uma mensagem
chat_toPlayers = Mensagem aos jogadores
chat_toSpectators = Mensagem aos espectadores
chat_send = Enviar
chat_mute = Ocultar chat
chat_somebody = Alguém
# Quem está escrevendo uma mensagem agora.
chat_typing =
    { $count ->
        [one] { LIST($names) } está digitando…
       *[other] { LIST($names) } estão digitando…
    }

final_resigned = { $name } desistiu.
final_verdicts_checking = Verificando os sorteios…
final_verdicts_honest = Sorteio justo, verificado.
final_verdicts_restored = Sorteio justo, verificado; mas o servidor foi restaurado de um backup durante a partida, então algumas peças foram sorteadas de novo.
final_verdicts_dishonest = Os sorteios não conferem com a semente publicada. Não confie neste servidor.
final_verdicts_unknown = Não foi possível verificar os sorteios agora.
final_chance_by = Os sorteios vêm da semente do servidor e de contribuições de { LIST($names) }.
final_chance_silent = Nenhuma contribuição de { LIST($names) }.
final_chance_nobody = Nenhum programa de jogador contribuiu com os sorteios: quem mantém o servidor poderia tê-los escolhido.
final_chance_gap = Sorteios sem contribuição de { LIST($names) }: nº { $draws }.
final_save = Salvar em Minhas partidas
final_saved = Salva em Minhas partidas.
final_notSaved = Não foi possível salvar a partida.

rescue_download = Baixar a partida
rescue_nothing = Não é possível ler nada desta partida.

reload = Recarregar página

## Por que uma mesa não pode ser aberta, por regra.

ends_offline =
    .title = Sem conexão com o servidor
    .text = Seu lugar está garantido. Todo o resto funciona sem conexão.
ends_no-table =
    .title = Mesa não encontrada
    .text = Talvez o código esteja errado ou a mesa tenha sido excluída.
ends_noTable =
    .title = Esta mesa não existe mais
    .text = Ela foi excluída do servidor.
ends_damaged =
    .title = Esta partida está danificada
    .text = O servidor não consegue mais lê-la por inteiro, então ninguém pode continuar. Você pode baixar o que restou.
ends_rules =
    .title = Outra versão das regras
    .text = Esta partida foi jogada com uma versão das regras que este servidor não conhece. Você pode baixá-la e abri-la numa versão do Guimard que a conheça.
ends_full-server =
    .title = Este servidor está lotado
    .text = Tente de novo mais tarde. As partidas em andamento não são afetadas.
ends_request =
    .title = Mesa não encontrada
    .text = Um código tem oito letras e algarismos.
ends_rate =
    .title = Aguarde um pouco
    .text = Foi coisa demais de uma vez. Espere um momento.
ends_server =
    .title = Algo deu errado
    .text = O servidor está com um problema. Tente de novo.
ends_store =
    .title = Algo deu errado
    .text = O servidor está com um problema. Tente de novo.
ends_updating =
    .title = Atualizando…
    .text = O servidor foi atualizado. Esta página está carregando a nova versão; sua partida está a salvo.
ends_outdated =
    .title = A página e o servidor não combinam
    .text = Recarregar a página não adiantou: talvez o servidor esteja no meio de uma atualização. Tente de novo em alguns minutos; sua partida está a salvo.
ends_seatMoved =
    .title = Seu lugar está em outro aparelho
    .text = Ele foi levado para outro aparelho ou deixado.
ends_seatFreed =
    .title = Seu lugar foi liberado
    .text = Quem comanda esta mesa liberou o lugar. Em alguns minutos você pode pegar um lugar aqui de novo, ou procurar outra mesa.
ends_wrongSecret =
    .title = Este lugar não é mais seu
    .text = Ele foi levado para outro aparelho, deixado ou liberado durante sua ausência.
