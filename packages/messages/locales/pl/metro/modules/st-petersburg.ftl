title = Petersburg
about = Linie, które mijają atrakcje, biorą zakryte żetony tamtejszych turystów.
preset = Mijaj atrakcje i bierz zakryte żetony.

events_stood = { $name } stawia { colour-gen } turystę: { $sight }.
events_took =
    { owner } bierze { $count } { $count ->
        [one] { colour } żeton
        [few] { colour-pl } żetony
        [many] { colour-pl-gen } żetonów
       *[other] { colour-gen } żetonu
    }.
events_tookValues = { owner } bierze { colour-pl } żetony: { $values }.
events_revealed = { owner } dostaje za żetony { points }.

prompts_stand = Wybierz turystę dla atrakcji { $sight }.

choices_stand = Postaw { colour-gen } turystę: { $sight }

source = Żetony w Petersburgu

panel_tourists = Turyści i ich żetony
panel_tourist = Turysta
panel_chips = Żetony
panel_where = Gdzie
panel_left = jeszcze { $count }
panel_available = dostępny
panel_at = { $sight }, { $cell }
panel_freeSights = Atrakcje bez kafelka
panel_noFreeSights = Każda atrakcja ma swojego turystę.
panel_chooseTourist = Wybierz turystę dla atrakcji { $sight }.
panel_stand = Postaw: { colour }
panel_taken = Wzięte żetony
panel_owner = Kto ma
panel_count = Żetony
panel_sum = Punkty
panel_hidden = zakryte
panel_chipTaken = { $value }, wzięty
panel_tookChips = { owner } ma { chips }.
panel_tookValues = { owner } ma żetony { $items }: { points }.
panel_standsAt = { $sight }, { $cell }: stoi tu { colour } turysta; w stosie: { chips }.
panel_freeSightsAre = Atrakcje bez kafelka: { $items }.
panel_availableAre = Dostępni turyści i ich żetony: { $items }.
panel_availableOne = { colour } ({ $values })
panel_summary = Twoje żetony: { $count } · { points }
panel_summarySights = Atrakcje bez kafelka: { $count }

sights_peterhof = Peterhof
sights_church-of-the-resurrection = Cerkiew Zmartwychwstania
sights_peter-and-paul-fortress = Twierdza Pietropawłowska
sights_bronze-horseman = Jeździec Miedziany
sights_kazan-cathedral = Sobór Kazański
sights_faberge-museum = Muzeum Fabergé
sights_hermitage = Ermitaż
sights_catherine-palace = Pałac Katarzyny

# O czym decyduje los, gdy wybiera to człowiek: wartości w stosie.
outcomes_pile = Kolor { colour }, żetony od góry: { $values }
