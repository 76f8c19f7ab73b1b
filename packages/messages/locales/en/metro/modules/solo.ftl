title = Solo
about = Alone, you extend the lines of eight companies. The poorest one is your score.
preset = Alone: the poorest of eight companies is your score.

sides_normal =
    .title = Normal
    .about = Your score is the profit of the poorest company.
sides_hard =
    .title = Hard
    .about = The gap between the richest and the poorest is taken off.

events_turned = The colour is { colour }.
events_refused = A dddd is refused; { $tile } comes instead.

prompts_extend = Extend a { colour } line.
prompts_keepOrRefuse = Keep the dddd, or refuse it for another tile.

choices_keep = Keep the dddd
choices_refuse = Refuse the dddd and get another tile

source = The poorest company

panel_colour = Turned up
panel_noColour = No colour is turned up yet.
panel_extend = Extend a { colour } line
panel_deck = Still in the deck
panel_deckEmpty = The deck is empty: all colours are shuffled again.
panel_profits = Profits
panel_gone = complete
panel_last = last
panel_resultNow = result now { $points }
panel_resultOf = Profit of the last company: { $last }
panel_resultOfHard = Last { $last }, less the gap of { $gap } to the first
panel_question = Four turn-backs: keep this tile?
panel_keep = Keep it
panel_refuse = Refuse it, draw another
panel_colourIs = The colour is { colour }.
panel_deckHas = Still in the deck: { $items }.
panel_goneAre = Complete, and out of the game: { $items }.
panel_profitsAre = Profits: { $items }.
panel_resultIs = The result would be { points } now.
panel_summary = Colour: { colour } · result now { $points }
panel_summaryResult = Result now { $points }
