### Distribuições: as mesmas peças mais uma vez, o desafio do dia.

## Uma distribuição que foi jogada e pode ser jogada de novo.

# Um botão.
same_title = Mesmas peças
same_titleOf = Mesmas peças de { $title }
same_about = As mesmas peças vêm na mesma ordem. Jogue de novo, ou mande o link aos amigos e compare.
same_results = Resultados com estas peças
same_noResults = Ninguém terminou esta distribuição neste aparelho ainda.
# Cabeçalhos da tabela.
same_who = Jogador
same_points = Pontos
same_margin = Diferença
same_date = Data
same_against = contra { LIST($names) }
# Em vez da data, para a partida que se acabou de ver.
same_here = esta partida
same_share = Link desta distribuição
same_shareAbout = Quem o abrir recebe o mesmo jogo com as mesmas peças.
same_damaged = Este link está incompleto. Copie-o inteiro ou peça-o de novo.
same_bad = Este link não leva a uma distribuição: { $reason }
# Online.
same_online = Mesmas peças, nova mesa
same_onlineAbout = As peças vêm na mesma ordem da mesa { $code }. Quem viu aquela partida sabe o que vem.
same_tables = Mesas com estas peças
same_watch = Ver
# Mesas que não são listadas enquanto se joga nelas.
same_others =
    { $count ->
        [one] Mais { $count } mesa ainda está jogando.
       *[other] Mais { $count } mesas ainda estão jogando.
    }

## O desafio do dia.

daily_title = Desafio do dia
# O que é.
daily_about = Todos recebem as mesmas peças na mesma ordem. Conta a primeira partida que você terminar.
daily_practice = Conta a primeira partida que você terminar. As outras são treino.
daily_against =
    { $count ->
        [one] Contra o computador, nível { $level }
       *[other] Contra { $count } computadores, nível { $level }
    }
daily_againstNobody = Sem adversários, pelo máximo de pontos que puder
daily_future = Este desafio ainda não saiu.
daily_play = Jogar
daily_resume = Continuar
daily_again = Jogar de novo
daily_streak =
    { $days ->
        [0] { $days } dias seguidos
        [one] { $days } dia seguido
       *[other] { $days } dias seguidos
    }
daily_noCoach = Não há treinador no desafio do dia.
# No fim da partida.
daily_toResult = Resultado do dia

# O resultado.
daily_alone =
    { $points ->
        [0] { $points } pontos
        [one] { $points } ponto
       *[other] { $points } pontos
    }
daily_won = Vitória por { $margin }, com { daily_alone }
daily_lost = Derrota por { $margin }, com { daily_alone }
daily_drawn = Empate com { daily_alone }
daily_beaten = Você superou { $beaten } de { $levels } níveis.
daily_comparing = Os oito níveis estão jogando no seu lugar… { $percent }%
daily_notCompared = O computador não conseguiu jogar este desafio: { $reason }
daily_tryAgain = Tentar de novo
daily_levels = Os oito níveis no seu lugar, contra o mesmo adversário
daily_you = Você
daily_outcomes_better = superado
daily_outcomes_equal = igual
daily_outcomes_worse = não superado
daily_review = Revisar sua partida

# Texto para mandar aos amigos.
daily_share = Compartilhar resultado
daily_shareTitle = Guimard, { $date }: { $title }
daily_shareBeaten = Superei { $beaten } de { $levels } níveis do computador
daily_copy = Copiar
daily_copied = Copiado.
daily_notCopied = Seu navegador não permite copiar aqui. Selecione o texto e copie manualmente.
daily_send = Enviar

# Dias anteriores.
daily_yesterday = Desafio de ontem
daily_modelTitle = Como joga um mestre
daily_modelAbout = O nível mais forte joga o desafio no seu lugar, e cada jogada é revisada. Você verá todas as peças.
daily_model = Revisar uma partida-modelo
daily_modelPlaying = O computador está jogando… { $percent }%
daily_calendar = Últimos 30 dias
daily_calendarAbout = Os números dizem quantos dos oito níveis você superou. Você também pode jogar desafios passados; só os começados no próprio dia contam para seus dias seguidos.
daily_notPlayed = não jogado

# Resultados de todos, num servidor.
daily_board_title = Quadro do dia
daily_board_empty = Nenhum resultado ainda.
daily_board_rank = Posição
daily_board_nameless = (nome removido)
daily_board_count =
    { $count ->
        [0] { $count } jogadores
        [one] { $count } jogador
       *[other] { $count } jogadores
    }
daily_board_counted = Você está na posição { $rank } de { $count }.
daily_board_name = Seu nome no quadro
daily_board_send = Inscrever meu resultado
daily_board_sending = Verificando…
daily_board_sendAbout = Suas jogadas são enviadas ao servidor, que verifica a partida inteira antes de contá-la. Todos podem ver seu nome e sua pontuação.
daily_board_erase = Remover meu nome do quadro
