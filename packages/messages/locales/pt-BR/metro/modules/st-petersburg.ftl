title = São Petersburgo
about = As linhas que passam pelas atrações pegam fichas secretas dos turistas que estão lá.
preset = Passe pelas atrações e pegue fichas secretas.

events_stood = { $name } põe o turista { colour } em { $sight }.
events_took =
    { owner-subject } pega { $count } { $count ->
        [one] ficha { colour-f }
       *[other] fichas { colour-fpl }
    }.
events_tookValues = { owner-subject } pega fichas { colour-fpl }: { $values }.
events_revealed = As fichas { owner-of } valem { points }.

prompts_stand = Escolha o turista para { $sight }.

choices_stand = Pôr o turista { colour } em { $sight }

source = Fichas de São Petersburgo

panel_tourists = Turistas e suas fichas
panel_tourist = Turista
panel_chips = Fichas
panel_where = Onde
panel_left = { $count ->
        [0] restam { $count }
        [one] resta { $count }
       *[other] restam { $count }
    }
panel_available = disponível
panel_at = { $sight }, { $cell }
panel_freeSights = Atrações sem peça
panel_noFreeSights = Todas as atrações têm seu turista.
panel_chooseTourist = Escolha o turista para { $sight }.
panel_stand = Pôr o { colour }
panel_taken = Fichas pegas
panel_owner = De quem
panel_count = Fichas
panel_sum = Pontos
panel_hidden = secretas
panel_chipTaken = { $value }, pega
panel_tookChips = { owner-subject } pegou { chips }.
panel_tookValues = { owner-subject } pegou fichas de { $items }: { points }.
panel_standsAt = O turista { colour } está em { $sight }, { $cell }, ainda com { chips }.
panel_freeSightsAre = Atrações sem peça: { $items }.
panel_availableAre = Turistas disponíveis e suas fichas: { $items }.
panel_availableOne = { colour } ({ $values })
panel_summary = Suas fichas: { $count } · { points }
panel_summarySights = Atrações sem peça: { $count }

sights_peterhof = Peterhof
sights_church-of-the-resurrection = Igreja da Ressurreição
sights_peter-and-paul-fortress = Fortaleza de Pedro e Paulo
sights_bronze-horseman = Cavaleiro de Bronze
sights_kazan-cathedral = Catedral de Kazan
sights_faberge-museum = Museu Fabergé
sights_hermitage = Hermitage
sights_catherine-palace = Palácio de Catarina

# O que o acaso decide, quando uma pessoa escolhe: os valores de uma pilha.
outcomes_pile = Fichas do turista { colour }, de cima para baixo: { $values }
