title = Solo
game = Metro solo
about = In je eentje verleng je de lijnen van acht maatschappijen. De armste is je score.
preset = In je eentje: de armste van acht maatschappijen is je score.

sides_normal =
    .title = Normaal
    .about = Je score is de winst van de armste maatschappij.
sides_hard =
    .title = Moeilijk
    .about = Het verschil tussen de rijkste en de armste gaat eraf.

events_turned = De kleur is { colour }.
events_refused = Een dddd is geweigerd; daarvoor komt { $tile }.

prompts_extend = Verleng een { colour-e } lijn.

source = De armste maatschappij
sourceGap = Verschil met de rijkste

panel_colour = Aan de beurt
panel_noColour = Er is nog geen kleur omgedraaid.
panel_extend = Verleng een { colour-e } lijn
panel_deck = Nog op de kaartenstapel
panel_deckEmpty = De kaartenstapel is leeg: alle kleuren worden opnieuw geschud.
panel_profits = Winst
panel_gone = voltooid
panel_last = armste
panel_resultNow = score nu { $points }
panel_resultOf = Winst van de armste maatschappij: { $last }
panel_resultOfHard = Armste { $last }, min het verschil van { $gap } met de rijkste
panel_question = Deze tegel stuurt elke trein terug. Houden?
panel_keep = Houden
panel_refuse = Weigeren, een andere trekken
panel_colourIs = De kleur is { colour }.
panel_deckHas = Nog op de kaartenstapel: { $items }.
panel_goneAre = Voltooid en uit het spel: { $items }.
panel_profitsAre = Winst: { $items }.
panel_resultIs = Je score zou nu { points } zijn.
panel_summary = Kleur: { colour } · score nu { $points }
panel_summaryResult = Score nu { $points }
