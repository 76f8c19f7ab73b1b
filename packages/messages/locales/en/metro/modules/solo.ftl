title = Solo
# What a game of it is called.
game = Metro solo
about = Play alone and extend the lines of eight companies. The poorest one’s profit is your score.
preset = Play alone: the poorest of eight companies is your score.

sides_normal =
    .title = Normal
    .about = Your score is the poorest company’s profit.
sides_hard =
    .title = Hard
    .about = The gap between the richest and the poorest is subtracted.

events_turned = The colour is { colour }.
events_refused = The dddd is refused; { $tile } comes instead.

prompts_extend = Extend any { colour } line.

source = Poorest company
sourceGap = Gap to the richest

panel_colour = Current colour
panel_noColour = No colour has been turned up yet.
panel_extend = Extend any { colour } line
panel_deck = Still in the deck
panel_deckEmpty = The deck is empty: all colours are shuffled again.
panel_profits = Profits
panel_gone = complete
panel_last = poorest
panel_resultNow = score now { $points }
panel_resultOf = Profit of the poorest company: { $last }
panel_resultOfHard = Poorest company { $last }, minus the gap of { $gap } to the richest
panel_question = This tile turns every train back. Keep it?
panel_keep = Keep it
panel_refuse = Refuse and draw another
panel_colourIs = The colour is { colour }.
panel_deckHas = Still in the deck: { $items }.
panel_goneAre = Complete and out of the game: { $items }.
panel_profitsAre = Profits: { $items }.
panel_resultIs = Your score now: { points }.
panel_summary = Colour: { colour } · score now { $points }
panel_summaryResult = Score now { $points }
