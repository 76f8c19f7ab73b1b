## Formas a que as frases se referem

progress = Peça { $at } de { $of }
points =
    { $points } { $points ->
        [0] pontos
        [one] ponto
       *[other] pontos
    }
tiles =
    { $count } { $count ->
        [0] peças
        [one] peça
       *[other] peças
    }
shares =
    { $count } { $count ->
        [0] ações
        [one] ação
       *[other] ações
    }
chips =
    { $count } { $count ->
        [0] fichas
        [one] ficha
       *[other] fichas
    }
cards =
    { $count } { $count ->
        [0] cartas
        [one] carta
       *[other] cartas
    }
tourists =
    { $count } { $count ->
        [0] turistas
        [one] turista
       *[other] turistas
    }
colour =
    { $colour ->
        [yellow] amarelo
        [blue] azul
        [orange] laranja
        [green] verde
        [purple] roxo
        [grey] cinza
        [red] vermelho
       *[brown] marrom
    }
# Feminino: uma linha vermelha.
colour-f =
    { $colour ->
        [yellow] amarela
        [blue] azul
        [orange] laranja
        [green] verde
        [purple] roxa
        [grey] cinza
        [red] vermelha
       *[brown] marrom
    }
# Masculino plural: os turistas vermelhos.
colour-mpl =
    { $colour ->
        [yellow] amarelos
        [blue] azuis
        [orange] laranja
        [green] verdes
        [purple] roxos
        [grey] cinza
        [red] vermelhos
       *[brown] marrons
    }
# Feminino plural: as cartas vermelhas.
colour-fpl =
    { $colour ->
        [yellow] amarelas
        [blue] azuis
        [orange] laranja
        [green] verdes
        [purple] roxas
        [grey] cinza
        [red] vermelhas
       *[brown] marrons
    }
# De quem é uma linha, com o artigo: a Companhia vermelha, o azul, Ana.
owner =
    { $ownerIs ->
        [company] a { $owner }
        [colour] o { $owner }
       *[player] { $owner }
    }
# O mesmo no começo de uma frase.
owner-subject =
    { $ownerIs ->
        [company] A { $owner }
        [colour] O { $owner }
       *[player] { $owner }
    }
# da Companhia vermelha, do azul, de Ana.
owner-of =
    { $ownerIs ->
        [company] da { $owner }
        [colour] do { $owner }
       *[player] de { $owner }
    }
# Estações e plataformas são femininas: as frases põem “da”, “à” ou “a” antes delas.
start =
    { $fromIs ->
        [platform] { $from }
       *[station] { $from }
    }
end =
    { $toIs ->
        [centre] { $to }
        [platform] { $to }
       *[station] { $to }
    }

# A de amarelo, V de verde e M de marrom já estão tomados: azul fica com Z e vermelho com E.
letters_yellow = A
letters_blue = Z
letters_orange = L
letters_green = V
letters_purple = R
letters_grey = C
letters_red = E
letters_brown = M

game = Metro
gameWith = Metro: { LIST($modules) }
gameSide = { $game } ({ $side })

## Norte, leste, sul, oeste.

from_1 = pelo norte
from_2 = pelo leste
from_3 = pelo sul
from_4 = pelo oeste

to_1 = para o norte
to_2 = para o leste
to_3 = para o sul
to_4 = para o oeste

player = Jogador { $number }
company = Companhia { colour-f }
nobody = ninguém
station = estação { $number } ({ $name })
platform = plataforma { $number }
centre = estação central
departure = { $from }, { $owner }
# “20% vermelha”: ação é feminina.
share = { $percent }% { colour-f }

presets_classic =
    .title = Clássico
    .about = O jogo original de 2000, sem acréscimos.
presets_expert =
    .title = Avançado
    .about = Companhias, estações centrais e duas peças na mão.
presets_solo-hard =
    .title = Solo difícil
    .about = O lucro da companhia mais pobre, menos a diferença dela para a mais rica.

setup_modules = Módulos
setup_city = Cidade
setup_noCity =
    .title = Sem cidade
    .about = Só as linhas dão pontos.
setup_side = Variante
setup_variants = Regras da casa
setup_rotate =
    .title = Rotação livre
    .about = Gire as peças como quiser, sem se importar com a seta.
setup_exclusive =
    .title = Um marcador por casa
    .about = Na trilha de pontos, um marcador pula as casas ocupadas.
setup_corners =
    .title = Contato pelo canto
    .about = Uma peça também pode tocar outra apenas pelo canto.
setup_hand = Peças na mão
setup_handOf = { tiles }
setup_handAbout =
    { $count ->
        [1] Como no manual.
       *[other] Mais opções para escolher.
    }

events_first = { $name } começa.
events_placed = { $name } coloca uma peça em { $cell }.
events_passed = { $name } não tem peças e passa.
events_line = A linha da { start } chega à { end }: { points } para { owner } (total { $total }).
events_lineDoubled = A linha da { start } chega à { end }: { $length } × 2 = { points } para { owner } (total { $total }).
events_lineOfNobody = A linha da { start } chega à { end }. Ela não é de ninguém.
events_profit = { owner-subject } recebe { points } no fim (total { $total }).
events_bonus = { $name } recebe { points } no fim (total { $total }).
events_bonusLost = { $name } perde { points } no fim (total { $total }).
events_over = Fim de jogo: { LIST($scores) }.
events_score = { $name } { $score }

prompts_placeOrDraw = Coloque uma peça ou compre uma.
prompts_place = Coloque uma peça.
prompts_placeDrawn = Coloque a peça que você comprou.
prompts_draw = Compre uma peça.
prompts_pass = Suas peças acabaram: passe.
prompts_decide = Faça sua escolha.
prompts_waiting = Vez de { $name }.
prompts_chance = Sorteando…
prompts_over = Fim de jogo.

## Escolhas como nos botões.

choices_place = Colocar { $tile } em { $cell }
choices_draw = Comprar uma peça
choices_pass = Passar

look_lines = Linhas pintadas
look_paint_all = Todas
look_paint_mine = As minhas
look_paint_pointed = Ao apontar
look_track = Trilha de pontos

labels_board = Tabuleiro
labels_otherMoves = Outras jogadas
labels_hand = Sua mão
# Embaixo da peça que fica na mão enquanto se coloca a comprada.
labels_kept = guardada
labels_pile = { tiles } na pilha
labels_rotate = Girar
labels_draw = Comprar
labels_pass = Passar
labels_place = Colocar
labels_cancel = Cancelar
labels_decide = Escolher…

## O que a colocação de uma peça faria.

effects_brings = rende { points } para { owner }
effects_finishes = completa a linha { owner-of } que sai da { start }: { points }
effects_finishesDoubled = completa no centro a linha { owner-of } que sai da { start }: { $length } × 2 = { points }
effects_bringsYou = rende { points } para você
effects_finishesYours = completa sua linha da { start }: { points }
effects_finishesYoursDoubled = completa no centro sua linha da { start }: { $length } × 2 = { points }
effects_lengthensYours = estende sua linha da { start }: comprimento de { $before } para { $after }
effects_finishesNobodys = completa a linha da { start }, que não é de ninguém
effects_lengthens = estende a linha { owner-of } que sai da { start }: comprimento de { $before } para { $after }
effects_asks = depois você escolhe
effects_nothing = nenhuma linha muda
effects_sentence = { $choice }: { $effects }.
effects_plain = { $choice }.

## O tabuleiro em palavras. “Fileira” é a do tabuleiro; “linha” é sempre a do metrô.

board_names = As colunas vão de A a H a partir da esquerda; as fileiras, de 1 a 8 a partir de cima. As estações são numeradas no sentido anti-horário a partir do alto à direita.
board_placed =
    { $placed } { $placed ->
        [0] peças
        [one] peça
       *[other] peças
    } no tabuleiro, { $pile } { $pile ->
        [0] peças
        [one] peça
       *[other] peças
    } na pilha.
board_row = Fileira { $row }: { $cells }.
board_emptyRow = Fileira { $row }: nenhuma peça.
board_tileOn = { $tile } em { $cell }
board_free = Você pode colocar uma peça em: { $cells }.
board_freeFor = Você pode colocar { $tile } em: { $cells }.

cell_centre = { $cell } faz parte da estação central.
cell_empty = { $cell } está vazia.
cell_tile = { $cell } tem a peça { $tile }.
cell_enters = A linha { owner-of } que sai da { start } entraria aqui { $side }.
cell_crosses = A linha { owner-of } que sai da { start } passa aqui: entra { $side } e sai { $exit }.
cell_tourist = Turista aqui: { colour }.
cell_sight = Atração aqui: { $sight }.

line_of = A linha da { start } é { owner-of }.
line_ofNobody = A linha da { start } não é de ninguém.
line_none = Nenhuma linha parte da { start }.
line_noTile = Ela ainda não tem peças.
line_length = Comprimento até agora: { $length }.
line_path = Ela passa por { LIST($crossings) }.
line_crossing = { $cell } ({ $side } { $exit })
line_next = Em seguida entraria em { $cell } { $side }.
line_ended = Terminou na { end }, com comprimento { $length }.
line_doubled = Terminou na { end }, com comprimento { $length }, contado em dobro.

tile_is = { $tile }: { $tracks }.
tile_track = entra { $side }, sai { $exit }

hand_holds = Você tem { $tiles }.
hand_drew = Você comprou { $tile } e precisa colocá-la.
hand_empty = Você não tem peças.
hand_none = Você está assistindo.

scores_seat = { $name }: { points }.
scores_company = { $owner }: lucro { $points }.

## De onde vieram os pontos.

sources_lines = Linhas
sources_doubled = Dobrados no centro
sources_exclusive = Casas ocupadas puladas

highlights_longest = Linha mais longa
highlights_biggest = Maior pontuação

panels_unknown = oculta
panels_total = Total
panels_points = { points }
panels_coloured = { colour } { $count }

## O que o acaso decide, quando uma pessoa escolhe.

outcomes_first = Quem começa?
outcomes_tile = Que peça { $name } compra?
outcomes_tourist = Que turista está em { $cell }?
outcomes_other = O que o acaso decide?
