### O entorno: página inicial, preparação, partidas próprias, configurações.

app_name = Guimard
app_promise = Coloque peças e faça suas linhas de metrô serpentearem pela cidade. Os pontos se contam sozinhos.
app_home = Início
app_close = Fechar
app_cancel = Cancelar
app_loading = Carregando…
app_failed = Algo deu errado
app_notSpoken = Não foi possível carregar { $language }. Tente de novo quando estiver on-line.
app_unknownTitle = Página não encontrada
app_unknownText = Não há nada neste endereço. Talvez a linha tenha sido desviada.
app_goHome = Ir para a página inicial

games_metro = Faça suas linhas tão longas e sinuosas quanto puder.
games_correspondances = Viagens secretas e a arte de trocar de trem.

home_play = Começar uma partida
home_modes_computer =
    .title = Contra o computador
    .about = Nove níveis à escolha.
home_modes_people =
    .title = Passe e jogue
    .about = Entre amigos, num só aparelho.
home_modes_solo =
    .title = Solo
    .about = Só você e as peças.
home_online =
    .title = Jogar online
    .about = Convide amigos com um link.
home_study =
    .title = Estudo
    .about = O desafio do dia, problemas, revisões.
home_resume = Continuar última partida
home_more = Mais
home_learn = Aprender
home_games = Minhas partidas
home_settings = Configurações
home_language = Idioma
home_free = Gratuito e de código aberto. Sem conta, sem anúncios.
home_documentation = Documentação

setup_titles_computer = Contra o computador
setup_titles_people = Passe e jogue
setup_titles_solo = Solo
setup_whichGame = Qual jogo?
setup_presets = Qual variante?
setup_custom = Personalizado
setup_customAbout = Suas escolhas em “Mais opções”.
setup_learnFirst = Aprender antes: { $title }
setup_seats = Quem joga?
setup_seat = Lugar { $number }, { $colour }
setup_player = Jogador { $number }
setup_name = Nome, lugar { $number }
setup_kind = Lugar { $number }: tipo de jogador
setup_person = Pessoa
setup_computer = Computador
setup_level = Nível do computador, lugar { $number }
setup_thinkingTime = Tempo para pensar por jogada, lugar { $number }
setup_levelShown = { $level } · { $name }
setup_addSeat = Adicionar lugar
setup_seatsFull = Máximo de jogadores: { $seats }.
setup_removeSeat = Tirar { $name }
setup_first = Quem começa?
setup_firstRandom = Sorteio

setup_hands_label = Mãos
setup_hands_hidden = Ocultas
setup_hands_open = Abertas
setup_hands_hiddenAbout = Entre uma vez e outra, uma cortina esconde o que cada jogador tem.
setup_hands_openAbout = Todos veem a mão de quem está na vez. Sem cortina.
setup_more = Mais opções
setup_assistance = Quanta ajuda?
setup_practice = Partida de treino
setup_practiceAbout = Desfaça tudo, mesmo depois de comprar uma peça.
setup_refused = Assim não dá: { $reason }
setup_seatsChanged =
    { $title } é para { $seats } { $seats ->
        [one] jogador
       *[other] jogadores
    }, por isso os lugares mudaram.
setup_presetRefused = { $title } não pode ser jogado assim: { $reason }
setup_play = Jogar
setup_versus = { $title } · { LIST($names) }

## Do nível 1 ao nível 9.

levels_1 =
    .name = criança
    .about = Coloca quase qualquer coisa. Bom para as primeiras partidas de uma criança.
levels_2 =
    .name = iniciante
    .about = Acha uma boa jogada de vez em quando.
levels_3 =
    .name = casual
    .about = Joga por diversão e erra com frequência.
levels_4 =
    .name = atento
    .about = Comete poucos erros grandes.
levels_5 =
    .name = treinado
    .about = Joga o que parece melhor à primeira vista.
levels_6 =
    .name = hábil
    .about = Pensa um pouco à frente.
levels_7 =
    .name = avançado
    .about = Pensa bem à frente.
levels_8 =
    .name = mestre
    .about = Imagina milhares de partidas antes de cada jogada.
levels_9 =
    .name = grande mestre
    .about = Pensa pelo tempo que você deixar.

assistance_purist =
    .name = Purista
    .about = Cuida das regras e não mostra mais nada.
assistance_tracing =
    .name = Traçado
    .about = Mostra o caminho das linhas e conta por você.
assistance_preview =
    .name = Prévia
    .about = Mostra o que uma peça faria antes de você colocá-la.
assistance_coach =
    .name = Treinador
    .about = Mostra as melhores jogadas do computador quando você pede.

mine_title = Minhas partidas
mine_kept = As partidas ficam salvas só neste navegador.
mine_views_games = Partidas
mine_views_record = Histórico
mine_won = Vitória: { LIST($names) }
mine_filter_search = Buscar por jogador
mine_filter_state = Andamento
mine_filter_all = Todas
mine_filter_kind = Variante
mine_filter_kinds = Todas as variantes
mine_filter_against = Adversários
mine_filter_anybody = Qualquer adversário
mine_filter_computer = Computador
mine_filter_people = Pessoas
mine_filter_solo = Solo
mine_filter_none = Nenhuma partida encontrada.
mine_filter_clear = Mostrar todas
mine_record_about = Conta toda partida terminada, menos as de treino, as importadas e as entre amigos. O histórico fica neste aparelho, mesmo se você excluir partidas.
mine_record_empty = Termine uma partida, solo ou contra o computador, e ela será contada aqui.
mine_record_level = Nível
mine_record_played = Partidas
mine_record_won = Vitórias
mine_record_best = Melhor
mine_record_margin = Diferença média
mine_record_streak = Vitórias seguidas
mine_record_games =
    { $played ->
        [0] { $played } partidas
        [one] { $played } partida
       *[other] { $played } partidas
    }
mine_record_bestSolo = Melhor pontuação: { $points }
mine_record_history = Pontuações, da mais antiga à mais nova: { LIST($scores) }
mine_record_save = Salvar como arquivo
mine_record_erase = Apagar o histórico
mine_record_eraseSure = Apagar de vez?
mine_record_erased = Histórico apagado.
mine_underWay = Em andamento
mine_finished = Terminada
mine_score = { $name } { $points }
mine_played =
    { $practice ->
        [true] Treino, jogada por último em { $date }
       *[false] Jogada por último em { $date }
    }
mine_resume = Continuar
mine_replay = Replay
mine_review = Revisar
mine_share = Exportar
mine_shareOf = Exportar { $title }
mine_remove = Excluir { $title }
mine_removeTitle = Excluir esta partida?
mine_removeText = { $title }, jogada por último em { $date }, será excluída para sempre.
mine_removeYes = Excluir
mine_exportTitle = Exportar partida
mine_exportText = A partida inteira numa linha de texto. Salve ou mande para alguém.
mine_exportLine = Partida como texto
mine_copy = Copiar texto
mine_copied = Copiado.
mine_notCopied = Seu navegador não permite copiar aqui. Selecione o texto e copie manualmente.
mine_download = Salvar como arquivo
# A partida como HTML, para incluir em outras páginas.
mine_embed = Copiar HTML
mine_embedCopied = Copiado. Cole no HTML de uma página da web para mostrar a partida lá.
mine_embedNotCopied = Seu navegador não permite copiar aqui.
mine_import = Importar
mine_importTitle = Importar partida
mine_importText = Abra um arquivo exportado do Guimard, ou cole uma partida como texto ou o link de uma partida online terminada. Você também pode soltar um arquivo nesta página.
mine_importFile = Escolher um arquivo
mine_importPaste = Ou cole aqui
mine_importYes = Importar
mine_imported = Partida importada.
# Depois de importar uma partida terminada, e uma com compras desconhecidas.
mine_importDone = A partida está na sua lista. Deixe o computador revisar cada jogada ou apenas reveja a partida.
mine_importGuessed = Algumas peças eram desconhecidas, por estarem com outros jogadores. As que foram colocadas depois são certas; as demais foram preenchidas ao acaso.
mine_removed = Partida excluída.
mine_emptyTitle = Nenhuma partida ainda
mine_emptyText = Suas partidas são salvas aqui automaticamente.
mine_emptyPlay = Começar a primeira

settings_title = Configurações
settings_you = Você
settings_name = Seu nome
settings_nameAbout = Aparece na mesa. Fica salvo neste aparelho.
settings_look = Aparência
settings_language = Idioma
settings_theme = Tema
settings_themes_auto = Auto
settings_themes_light = Claro
settings_themes_dark = Escuro
settings_boardTheme = Tabuleiro
settings_boardThemes_ceramic = Cerâmica
settings_boardThemes_map = Mapa
settings_boardThemes_cobalt = Cobalto
settings_textSize = Tamanho do texto
settings_textSizes_normal = Normal
settings_textSizes_large = Grande
settings_textSizes_largest = Máximo
settings_motion = Movimento
settings_motions_auto = Auto
settings_motions_full = Completo
settings_motions_reduced = Reduzido
settings_autoAbout = Auto: como no seu aparelho.
settings_lines = Linhas e cores
settings_sample = Exemplo: parte de um tabuleiro com seis jogadores.
settings_paint = Linhas pintadas
settings_paints_all = Todas as linhas
settings_paints_mine = Minhas linhas
settings_paints_pointed = Só ao apontar
settings_palette = Paleta
settings_palettes_enamel = Esmalte
settings_palettes_deutan = Vermelho–verde
settings_palettes_tritan = Azul–amarelo
settings_paletteAbout = Vermelho–verde e azul–amarelo são para pessoas daltônicas.
settings_signs = Emblemas e trens
settings_signKinds_letters = Letras
settings_signKinds_symbols = Símbolos
settings_play = Jogo
settings_speed = Ritmo do computador
settings_speeds_slow = Lento
settings_speeds_normal = Normal
settings_speeds_fast = Rápido
settings_speeds_instant = Imediato
settings_confirm = Confirmar colocação
settings_confirmAbout = Toque duas vezes para colocar uma peça. Útil em telas pequenas.
settings_askFirst = Confirmar o que não tem volta
settings_askFirstAbout = Por exemplo, comprar outra peça.
settings_shortcuts = Atalhos de teclado
settings_shortcutsAbout = Atalhos de uma só tecla, como M ou U. Sem eles, os do tabuleiro só funcionam quando ele está em foco.
settings_sounds = Sons
settings_soundOn = Tocar sons
settings_soundKinds_turn = Sua vez
settings_soundKinds_place = Peça colocada
settings_soundKinds_score = Linha pontuada
settings_soundKinds_over = Fim de jogo
settings_soundKinds_chat = Mensagem no chat
settings_turnAbout = Mesmo com o Guimard numa aba em segundo plano.
settings_trySound = Testar: { $sound }
settings_about = Sobre o Guimard
settings_aboutText = O Guimard é software livre. Seus textos, imagens e código são todos originais.
settings_notice = O Guimard é independente. Não tem ligação com as editoras, os autores ou os ilustradores de Metro ou Correspondances. Os nomes só indicam quais regras são usadas.
settings_buy = Se você gosta do jogo, compre a versão física: é ainda melhor com amigos em volta da mesa.
settings_offline = O Guimard está salvo neste navegador: dá para jogar sem conexão com a internet.
settings_fonts = Fontes: Figtree e Guimard Display, esta feita a partir da Amarante, da Sorkin Type. Ambas sob a SIL Open Font License.
settings_version = Versão { $version }

errors_notDeleted = Não foi possível excluir a partida.
errors_empty = Ainda não há nada para importar. Escolha um arquivo ou cole uma partida.
errors_noGame = Isto não é uma partida salva: { $reason }
errors_unknownGame = Esta é uma partida de “{ $game }”, que não está disponível aqui.
errors_otherRules = Ela usa a versão { $theirs } das regras; esta é a versão { $ours }.
errors_badOptions = As opções dela não são permitidas: { $reason }
errors_badStep = O passo { $number } ({ $action }) não é permitido: { $reason }
errors_unreadable = Não foi possível ler o arquivo.
errors_linkElsewhere = Este link leva a outro servidor. Abra-o lá, exporte a partida e importe o arquivo aqui.
errors_linkNoGame = Este link não leva a nenhuma partida. Pode-se importar o link de uma mesa online terminada.
errors_linkNotHere = A partida deste link não está salva neste navegador.

## Atalhos de teclado

keys_title = Atalhos de teclado
keys_about = Os atalhos de uma só tecla podem ser desligados nas configurações. Nesse caso, os do tabuleiro só funcionam quando ele está em foco.
keys_of_help = Mostrar esta lista
keys_of_search = Buscar nas regras
keys_of_menu = Menu da mesa
keys_of_history = Mostrar ou ocultar o histórico
keys_of_undo = Desfazer
keys_of_coach = Pedir dica ao treinador
keys_of_paint = Mudar que linhas são pintadas
keys_of_move = Mover-se no tabuleiro
keys_of_place = Colocar a peça
keys_of_rotate = Girar a peça
keys_of_rotateBack = Girar no outro sentido
keys_of_choose = Escolher uma peça; em Correspondances, mostrar uma linha
keys_of_cancel = Cancelar
keys_of_line = Análise: percorrer as jogadas
keys_of_variation = Análise: mudar para outra variação
