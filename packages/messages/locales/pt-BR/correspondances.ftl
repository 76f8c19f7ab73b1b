### Correspondances: preparação, eventos, a mesa, a mão, painéis e descrições.

## Formas a que as frases se referem

point =
    { $arrival ->
        [5] o (M) no oeste
        [6] o (M) no leste
       *[other] o ponto da linha { $arrival }
    }
# Com a preposição: “chega ao ponto da linha 3”.
toPoint =
    { $arrival ->
        [5] ao (M) no oeste
        [6] ao (M) no leste
       *[other] ao ponto da linha { $arrival }
    }
transfers =
    { $changes ->
        [0] nenhuma baldeação
       *[other] { $changes } { $changes ->
            [one] baldeação
           *[other] baldeações
        }
    }
withTransfers =
    { $changes ->
        [0] sem baldeação
       *[other] com { transfers }
    }
points =
    { $gain } { $gain ->
        [0] pontos
        [one] ponto
       *[other] pontos
    }
sections =
    { $length } { $length ->
        [0] peças
        [one] peça
       *[other] peças
    }

title = Correspondances até { $target }
# Uma partida em andamento: os pontos de quem lidera.
progress = { $points } de { $target } pontos

presets_match =
    .title = Partida
    .about = Vence quem chegar primeiro a 10 pontos, em quantas rodadas precisar.
presets_short =
    .title = Partida curta
    .about = Vence quem chegar primeiro a 5 pontos, em geral em duas ou três rodadas.

setup_target = Pontos para vencer
setup_targetChoice =
    { $target } { $target ->
        [one] ponto
       *[other] pontos
    }
setup_targetLong = Cerca de quatro rodadas.
setup_targetShort = Cerca de duas rodadas.
setup_rotate = Quem começa cada rodada?
setup_same = Sempre a mesma pessoa
setup_sameAbout = Como no manual: a pessoa mais jovem começa todas as rodadas.
setup_next = Em rodízio
setup_nextAbout = O próximo jogador começa a próxima rodada. Começar atrapalha um pouco, e assim isso se divide.

## Como os lugares são chamados pela cor; as linhas são secretas, por isso nenhuma das cores delas.

seatColours_1 = roxo
seatColours_2 = laranja
seatColours_3 = marrom
seatColours_4 = cinza

# Uma letra para cada uma destas cores, todas diferentes.
seatLetters_1 = R
seatLetters_2 = L
seatLetters_3 = M
seatLetters_4 = C

lineName =
    linha { $line } ({ $line ->
        [1] vermelha
        [2] azul
        [3] amarela
       *[other] verde
    })

kinds_cross = Cruzamento
kinds_bridge = Ponte
kinds_link = Conexão
kinds_curves = Curvas

kindAbout_cross = duas linhas se cruzam, com anel
kindAbout_bridge = duas linhas se cruzam, sem anel
kindAbout_link = duas linhas fazem curva e se tocam num anel
kindAbout_curves = duas linhas fazem curva sem se tocar

tile =
    { $kind ->
        [cross] cruzamento
        [bridge] ponte
        [link] conexão
       *[curves] curvas
    } { $a }–{ $b }
straight = reta da linha { $line }
endTile =
    terminal { $end ->
        [west] oeste
       *[east] leste
    }

told_round = Rodada { $round }: as retas estão na ordem { LIST($order, separator: ", ") }. { $name } começa.
told_dealt = { $name } tira uma linha.
told_dealtLine = { $name } tira a { lineName }.
told_aside = A peça { $tile } não cabe em lugar nenhum. { $name } a põe de lado.
told_placed = { $name } coloca { $tile } em { $cell }.
told_journey = { $name }, com a { lineName }, chega { toPoint } { withTransfers }: { points }.
told_portion = { $name } tem o trecho mais longo, { sections } da { lineName }: { points }.
told_scored = A rodada { $round } terminou. { LIST($seats, separator: " ") }
told_seat = { $name } tinha a { lineName }: { points }, { $total } no total.
told_over = { $name } vence a partida: { LIST($scores) }.
told_score = { $name } { $total }

sources_journeys = Viagens
sources_portions = Trechos mais longos

highlights_journey = Melhor viagem
highlights_round = Melhor rodada

board_label = A mesa: peças, retas e terminais. As setas movem, R gira a peça, Enter a coloca.
board_fit = Mostrar tudo
board_closer = Aproximar
board_farther = Afastar
board_lines = Linhas
board_traceLine = Mostrar a { lineName }: { sections } desde a saída
# No fim de uma linha acesa.
board_length = { $length }
board_growth = { $before } → { $after }
# Uma viagem com tantas baldeações.
board_journey = ⇄ { $changes }
board_gain = +{ $gain }
board_way = { $way }/{ $ways }
board_cell = { $cell }: { $what }
board_empty = vazia, sem peça ao lado
board_open = vazia
board_openWants = vazia, pede { $wants }
board_fits =
    livre, pede { $wants }; sua peça cabe de { $ways } { $ways ->
        [one] modo
       *[other] modos
    }
board_fitsFreely =
    livre; sua peça cabe de { $ways } { $ways ->
        [one] modo
       *[other] modos
    }
board_want =
    linha { $line } ao { $side ->
        [0] norte
        [1] leste
        [2] sul
       *[other] oeste
    }
board_wants = { LIST($wants) }
board_section = { $tile }, { $tracks }
board_track =
    linha { $line } { $from ->
        [0] norte
        [1] leste
        [2] sul
       *[other] oeste
    }–{ $to ->
        [0] norte
        [1] leste
        [2] sul
       *[other] oeste
    }
board_tracks = { LIST($tracks) }
board_westEnd = terminal oeste: a linha 2 sai pelo norte, a linha 3 pelo sul, o (M) fica no oeste
board_eastEnd = terminal leste: a linha 1 sai pelo norte, a linha 4 pelo sul, o (M) fica no leste
board_coach = { $cell }; { $rank }ª escolha do treinador

hand_place = Coloque esta peça
hand_placeHint = Escolha uma casa ou arraste a peça até lá.
hand_waits = { $name } coloca esta peça
hand_thinks = { $name } está pensando…
hand_between = Comprando uma peça…
hand_over = { $name } vence a partida
hand_section = Sua peça: { $tile }. Pressione para girá-la ou arraste-a até a mesa.
hand_othersSection = Peça comprada: { $tile }
hand_noSection = Nenhuma peça comprada.
hand_rotate = Girar
hand_placeButton = Colocar
hand_cancel = Cancelar
hand_pile =
    { $pile ->
        [0] restam { $pile } peças
        [one] resta { $pile } peça
       *[other] restam { $pile } peças
    }
hand_pileShort =
    { $pile ->
        [0] restam { $pile }
        [one] resta { $pile }
       *[other] restam { $pile }
    }
hand_ownLine =
    Sua linha secreta: { $line ->
        [1] vermelha
        [2] azul
        [3] amarela
       *[other] verde
    }
hand_hidden = As linhas são secretas
hand_way =
    do terminal { $from ->
        [west] oeste
       *[east] leste
    } até { $a }, { $b } ou M no { $to ->
        [west] oeste
       *[east] leste
    }
hand_showOwn = Mostrar minha linha

effect_journey = Completa sua viagem até { point } { withTransfers }: { points }.
effect_own = Seu trecho: { $before } → { $after }.
effect_leads = É o mais longo da mesa.
effect_portion = Linha { $line }: { $before } → { $after }.
effect_ends = A linha { $line } chega: a rodada termina.
effect_mayEnd = A linha { $line } chega: a rodada termina se alguém a tiver.
effect_also = A linha { $line } também chega.
effect_mayAlso = A linha { $line } também chega, o que conta se alguém a tiver.
effect_last = É a última peça: a rodada termina.
effect_nothing = Nenhum trecho muda.

summary_title = A rodada { $round } terminou
summary_byJourney = Uma viagem está completa. Todas as linhas são mostradas.
summary_byExhaustion = Não restam peças para comprar. Todas as linhas são mostradas.
summary_arrives =
    { transfers }, até { $arrival ->
        [5] (M)
        [6] (M)
       *[other] { $arrival }
    }
summary_stays = não chegou
summary_portion = trecho { $length }
summary_longest = trecho mais longo { $length }: +1
summary_gain = +{ $gain }
summary_total = { $total } de { $target }
summary_unheld = Ninguém tinha { LIST($lines) }.
# Uma das linhas acima.
summary_unheldLine = a { lineName }
summary_wins = { $name } vence a partida.
summary_show = Mostrar a linha de { $name }
summary_go = Continuar
summary_close = Fechar

panels_totals = Pontos
panels_tiles = Peças restantes
panels_round = Rodada
panels_total = Total
panels_target =
    Vence quem chegar primeiro a { $target } { $target ->
        [one] ponto
       *[other] pontos
    }.
panels_noRound = Nenhuma rodada pontuada ainda.
panels_inRound = { points } com a { lineName }
panels_left =
    Ainda por vir: { $left } { $left ->
        [0] peças
        [one] peça
       *[other] peças
    }.
panels_copies =
    { $tile }: { $left ->
        [0] restam { $left }
        [one] resta { $left }
       *[other] restam { $left }
    }
panels_aside = Postas de lado por não caberem: { LIST($tiles) }.

text_round = Rodada { $round }.
text_scores = Pontos: { LIST($scores) }; { $target } para vencer.
text_row = De oeste a leste: o terminal oeste em e0s0, as retas das linhas { LIST($order) }, o terminal leste em e5s0.
text_own =
    Você tem a { lineName }. Ela começa em { $cell } e precisa chegar ao ponto da linha { $a }, ao ponto da linha { $b } ou ao (M) no { $end ->
        [west] oeste
       *[east] leste
    }. O trecho dela tem { sections }.
text_portions = Trechos: { LIST($portions) }.
text_portion = linha { $line }: { $length }
text_sections = Fileira { $row }: { LIST($tiles, separator: "; ") }.
text_noSections = Nenhuma peça colocada ainda.
text_drawn =
    { $name } precisa colocar { $tile }. { $pile ->
        [0] Restam { $pile } peças
        [one] Resta { $pile } peça
       *[other] Restam { $pile } peças
    } para comprar.
text_start = A { lineName } sai para { $cell }.
text_notStarted = Ainda não há peça ali.
text_crossing =
    { $cell }: { $tile }, do { $from ->
        [0] norte
        [1] leste
        [2] sul
       *[other] oeste
    } ao { $to ->
        [0] norte
        [1] leste
        [2] sul
       *[other] oeste
    }.
text_openEnd = Termina em aberto antes de { $cell }, depois de { sections }.
text_closedEnd = Acaba num terminal, depois de { sections }.
text_arrives = A viagem dela está completa: chega { toPoint } { withTransfers }.
text_noJourney = A viagem dela não está completa.
text_move =
    { $cell }, { $turned ->
        [0] como foi comprada
        [1] um quarto de volta
        [2] meia-volta
       *[other] três quartos de volta
    }: { $tracks }.

## O que o acaso decide, quando uma pessoa escolhe.

outcomes_order = As retas na ordem { LIST($order, separator: ", ") }
outcomes_whichTile = Que peça { $name } compra?
outcomes_whichLine = Que linha { $name } tira?
outcomes_whichOrder = Em que ordem ficam as retas?
