title = San Petersburgo
about = Las líneas que pasan por las atracciones toman fichas ocultas de sus turistas.
preset = Pasa por las atracciones y toma fichas ocultas.

events_stood = { $name } coloca el turista { colour } en la atracción { $sight }.
events_took =
    { owner-subject } toma { $count } { $count ->
        [one] ficha { colour-f }
       *[other] fichas { colour-fpl }
    }.
events_tookValues = { owner-subject } toma fichas { colour-fpl }: { $values }.
events_revealed = Las fichas { owner-of } valen { points }.

prompts_stand = Elige el turista para la atracción { $sight }.

choices_stand = Colocar el turista { colour } en la atracción { $sight }

source = Fichas de San Petersburgo

panel_tourists = Turistas y sus fichas
panel_tourist = Turista
panel_chips = Fichas
panel_where = Dónde
panel_left =
    { $count ->
        [one] queda { $count }
       *[other] quedan { $count }
    }
panel_available = disponible
panel_at = { $sight }, { $cell }
panel_freeSights = Atracciones sin loseta
panel_noFreeSights = Cada atracción tiene ya su turista.
panel_chooseTourist = Elige el turista para la atracción { $sight }.
panel_stand = Colocar el { colour }
panel_taken = Fichas tomadas
panel_owner = De quién
panel_count = Fichas
panel_sum = Puntos
panel_hidden = ocultas
panel_chipTaken = { $value }, tomada
panel_tookChips = { owner-subject } ha tomado { chips }.
panel_tookValues = Valores de las fichas { owner-of }: { $items }; { points }.
panel_standsAt = El turista { colour } está en { $cell } ({ $sight }); en su pila: { chips }.
panel_freeSightsAre = Atracciones sin loseta: { $items }.
panel_availableAre = Turistas disponibles y sus fichas: { $items }.
panel_availableOne = { colour } ({ $values })
panel_summary = Tus fichas: { $count } · { points }
panel_summarySights = Atracciones sin loseta: { $count }

sights_peterhof = Peterhof
sights_church-of-the-resurrection = Iglesia de la Resurrección
sights_peter-and-paul-fortress = Fortaleza de Pedro y Pablo
sights_bronze-horseman = Jinete de Bronce
sights_kazan-cathedral = Catedral de Kazán
sights_faberge-museum = Museo Fabergé
sights_hermitage = Hermitage
sights_catherine-palace = Palacio de Catalina

outcomes_pile = Fichas del turista { colour }, desde arriba: { $values }
