title = Sankt Petersburg
about = Linjer som passerar sevärdheterna tar dolda polletter från turisterna där.
preset = Passera sevärdheterna och ta dolda polletter.

events_stood = { $name } ställer den { colour-a } turisten vid { $sight }.
events_took =
    { owner } tar { $count } { $count ->
        [one] { colour } pollett
       *[other] { colour-a } polletter
    }.
events_tookValues = { owner } tar { colour-a } polletter: { $values }.
events_revealed = Polletterna ger { owner } { points }.

prompts_stand = Välj turist till { $sight }.

choices_stand = Ställ den { colour-a } turisten vid { $sight }

source = Polletter i Sankt Petersburg

panel_tourists = Turister och deras polletter
panel_tourist = Turist
panel_chips = Polletter
panel_where = Var
panel_left = { $count } kvar
panel_available = valbar
panel_at = { $sight }, { $cell }
panel_freeSights = Sevärdheter utan bricka
panel_noFreeSights = Alla sevärdheter har sin turist.
panel_chooseTourist = Välj turist till { $sight }.
panel_stand = Placera { colour }
panel_taken = Tagna polletter
panel_owner = Ägare
panel_count = Polletter
panel_sum = Poäng
panel_hidden = dolda
panel_chipTaken = { $value }, tagen
panel_tookChips = { owner } har tagit { chips }.
panel_tookValues = { owner } har tagit polletter värda { $items }: { points }.
panel_standsAt = Den { colour-a } turisten står vid { $sight }, { $cell }; { chips } kvar.
panel_freeSightsAre = Sevärdheter utan bricka: { $items }.
panel_availableAre = Valbara turister och deras polletter: { $items }.
panel_availableOne = { colour } ({ $values })
panel_summary = Dina polletter: { $count } · { points }
panel_summarySights = Sevärdheter utan bricka: { $count }

sights_peterhof = Peterhof
sights_church-of-the-resurrection = Uppståndelsekyrkan
sights_peter-and-paul-fortress = Peter-Paul-fästningen
sights_bronze-horseman = Bronsryttaren
sights_kazan-cathedral = Kazankatedralen
sights_faberge-museum = Fabergémuseet
sights_hermitage = Eremitaget
sights_catherine-palace = Katarinapalatset

# Vad slumpen avgör, där en människa väljer det: värdena i en hög.
outcomes_pile = De { colour-a } polletterna, uppifrån: { $values }
