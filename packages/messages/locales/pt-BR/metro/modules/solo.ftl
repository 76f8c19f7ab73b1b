title = Solo
# Como se chama uma partida dele.
game = Metro solo
about = Jogue sem adversários e estenda as linhas de oito companhias. O lucro da mais pobre é a sua pontuação.
preset = Sem adversários: a mais pobre de oito companhias é a sua pontuação.

sides_normal =
    .title = Normal
    .about = Sua pontuação é o lucro da companhia mais pobre.
sides_hard =
    .title = Difícil
    .about = Desconta-se a diferença entre a mais rica e a mais pobre.

events_turned = A cor é { colour }.
events_refused = A dddd é recusada; no lugar dela vem { $tile }.

prompts_extend = Estenda qualquer linha { colour-f }.

source = Companhia mais pobre
sourceGap = Diferença para a mais rica

panel_colour = Cor atual
panel_noColour = Nenhuma cor foi virada ainda.
panel_extend = Estenda qualquer linha { colour-f }
panel_deck = Ainda no baralho
panel_deckEmpty = O baralho acabou: todas as cores são embaralhadas de novo.
panel_profits = Lucros
panel_gone = completa
panel_last = mais pobre
panel_resultNow = pontuação agora: { $points }
panel_resultOf = Lucro da companhia mais pobre: { $last }
panel_resultOfHard = Companhia mais pobre { $last }, menos a diferença de { $gap } para a mais rica
panel_question = Esta peça faz todos os trens voltarem. Ficar com ela?
panel_keep = Ficar com ela
panel_refuse = Recusar e comprar outra
panel_colourIs = A cor é { colour }.
panel_deckHas = Ainda no baralho: { $items }.
panel_goneAre = Completas e fora do jogo: { $items }.
panel_profitsAre = Lucros: { $items }.
panel_resultIs = Sua pontuação agora: { points }.
panel_summary = Cor: { colour } · pontuação agora: { $points }
panel_summaryResult = Pontuação agora: { $points }
