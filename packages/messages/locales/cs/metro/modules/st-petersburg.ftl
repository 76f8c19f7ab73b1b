title = Petrohrad
about = Linky, které projíždějí kolem památek, berou od tamních turistů skryté žetony.
preset = Projížděj kolem památek a ber skryté žetony.

events_stood = { $name } umisťuje { colour-acc-m } turistu k památce { $sight }.
events_took =
    { owner } bere { $count } { $count ->
        [one] { colour-m } žeton
        [few] { colour-pl } žetony
       *[other] { colour-gen-pl } žetonů
    }.
events_tookValues = { owner } bere { colour-pl } žetony: { $values }.
events_revealed = { owner } získává za žetony { points }.

prompts_stand = Vyber turistu pro památku { $sight }.

choices_stand = Umístit { colour-acc-m } turistu k památce { $sight }

source = Žetony v Petrohradu

panel_tourists = Turisté a jejich žetony
panel_tourist = Turista
panel_chips = Žetony
panel_where = Kde
panel_left =
    { $count ->
        [one] zbývá { $count }
        [few] zbývají { $count }
       *[other] zbývá { $count }
    }
panel_available = k dispozici
panel_at = { $sight }, { $cell }
panel_freeSights = Památky bez dílku
panel_noFreeSights = Každá památka už má svého turistu.
panel_chooseTourist = Vyber turistu pro památku { $sight }.
panel_stand = Umístit: { colour }
panel_taken = Sebrané žetony
panel_owner = Kdo
panel_count = Žetony
panel_sum = Body
panel_hidden = skryté
panel_chipTaken = { $value }, sebraný
panel_tookChips = { owner } má { chips }.
panel_tookValues = { owner } má žetony { $items }: { points }.
panel_standsAt =
    U památky { $sight } na { $cell } stojí { colour-m } turista; { $count ->
        [one] zbývá
        [few] zbývají
       *[other] zbývá
    } { chips }.
panel_freeSightsAre = Památky bez dílku: { $items }.
panel_availableAre = Volní turisté a jejich žetony: { $items }.
panel_availableOne = { colour } ({ $values })
panel_summary = Tvé žetony: { $count } · { points }
panel_summarySights = Památky bez dílku: { $count }

sights_peterhof = Petrodvorec
sights_church-of-the-resurrection = Chrám Kristova vzkříšení
sights_peter-and-paul-fortress = Petropavlovská pevnost
sights_bronze-horseman = Měděný jezdec
sights_kazan-cathedral = Kazaňský chrám
sights_faberge-museum = Fabergého muzeum
sights_hermitage = Ermitáž
sights_catherine-palace = Kateřinský palác

outcomes_pile = Žetony { colour-acc-m } turisty, shora: { $values }
