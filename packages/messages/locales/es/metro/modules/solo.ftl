title = Solitario
game = Metro en solitario
about = Juega en solitario y alarga las líneas de ocho compañías. Tu puntuación es el beneficio de la más pobre.
preset = En solitario: la más pobre de ocho compañías es tu puntuación.

sides_normal =
    .title = Normal
    .about = Tu puntuación es el beneficio de la compañía más pobre.
sides_hard =
    .title = Difícil
    .about = Se resta la distancia entre la más rica y la más pobre.

events_turned = El color es { colour }.
events_refused = La dddd se rechaza; en su lugar llega { $tile }.

prompts_extend = Alarga cualquier línea { colour-f }.

source = Compañía más pobre
sourceGap = Distancia con la más rica

panel_colour = Color actual
panel_noColour = Todavía no ha salido ningún color.
panel_extend = Alarga cualquier línea { colour-f }
panel_deck = Aún en el mazo
panel_deckEmpty = El mazo está vacío: se barajan otra vez todos los colores.
panel_profits = Beneficios
panel_gone = completa
panel_last = la más pobre
panel_resultNow = puntuación actual: { $points }
panel_resultOf = Beneficio de la compañía más pobre: { $last }
panel_resultOfHard = La más pobre, { $last }, menos la distancia de { $gap } con la más rica
panel_question = Esta loseta devuelve todos los trenes. ¿La conservas?
panel_keep = Conservarla
panel_refuse = Rechazarla y robar otra
panel_colourIs = El color es { colour }.
panel_deckHas = Aún en el mazo: { $items }.
panel_goneAre = Completas y fuera del juego: { $items }.
panel_profitsAre = Beneficios: { $items }.
panel_resultIs = Tu puntuación actual: { points }.
panel_summary = Color: { colour } · puntuación actual: { $points }
panel_summaryResult = Puntuación actual: { $points }
