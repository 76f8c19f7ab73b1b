review = Rozbor
reviewOf = Rozbor: { $game }
toGame = Zpět ke hře

notOver = Nejdřív hru dohraj: rozbor ukazuje i to, co je skryté.

making = Rozebírá se hra… { $percent } %
stop = Zastavit
start = Rozebrat hru
failed = Rozbor se nezdařil: { $reason }
again = Rozebrat znovu
depth = Hloubka
depths_quick = Rychlá
depths_normal = Normální
depths_deep = Velká
about = Každý tah se posuzuje podle toho, co mohl jeho hráč tehdy vědět: skryté dílky nezná ani posuzovatel.
guessed = Některé dílky této hry nebyly známé a jsou doplněné náhodně. Tahy, u nichž není jisté, co měl hráč v ruce, se neposuzují.

# „b.“ platí pro celá i desetinná čísla.
lesson_yours =
    { $count ->
        [one] Tvé největší zaváhání stálo { $points } b.
        [few] Tvá { $count } největší zaváhání stála celkem { $points } b.
       *[other] Tvých { $count } největších zaváhání stálo celkem { $points } b.
    }
lesson_of =
    { $count ->
        [one] { $name }: největší zaváhání stálo { $points } b.
        [few] { $name }: { $count } největší zaváhání stála celkem { $points } b.
       *[other] { $name }: { $count } největších zaváhání stálo celkem { $points } b.
    }
lesson_none = Žádná tvá chyba nestojí za řeč.
lesson_noneOf = { $name }: žádná chyba, která by stála za řeč.
lesson_show = Ukázat největší

grades_best = Nejlepší tah
grades_good = Dobrý
grades_inaccuracy = Nepřesnost
grades_mistake = Chyba
grades_blunder = Hrubka
counts_best =
    { $count } { $count ->
        [one] nejlepší tah
        [few] nejlepší tahy
       *[other] nejlepších tahů
    }
counts_good = dobré: { $count }
counts_inaccuracy =
    { $count } { $count ->
        [one] nepřesnost
        [few] nepřesnosti
       *[other] nepřesností
    }
counts_mistake =
    { $count } { $count ->
        [one] chyba
        [few] chyby
       *[other] chyb
    }
counts_blunder =
    { $count } { $count ->
        [one] hrubka
        [few] hrubky
       *[other] hrubek
    }

verdict_lost = { $name } ztrácí { $points } b. a { $percent } % šance na výhru.
verdict_lostPoints = { $name } ztrácí { $points } b.
verdict_nothingLost = { $name } nic neztrácí.
verdict_forced = { $name } nemá na výběr.
verdict_guessed = Neposuzuje se: neví se, co má { $name } v ruce.
verdict_betterAt = Lepší: dílek na { $cell }
verdict_better = Lepší: { $move }
verdict_show = Ukázat na plánu
verdict_played = Ukázat zahraný tah
verdict_solved = Jisté: zbytek hry byl propočítán.
verdict_none = Procházej hru, nebo vyber klíčový okamžik.

graph = Šance na výhru po každém tahu
graphPoints = Očekávané body po každém tahu
graphText = { $name } { $percent } %

accuracy = Přesnost
key = Klíčové okamžiky
draw = Šťastné losování: { $name }
marked = Nepřesnosti, chyby a hrubky
noMarked = Žádné: dobrá hra.

account_title = Štěstí a hra
account_in = Zobrazit
account_points = Body
account_win = Šance na výhru
account_start = Očekáváno na začátku
account_luck = Štěstí při losování
account_ownPlay = Vlastní tahy
account_othersPlay = Tahy ostatních
account_hidden = Skryté dílky
account_result = Výsledek
account_ended = Očekáváno při ukončení
account_about = Co mohl každý hráč čekat před prvním tahem a co do konce změnilo štěstí a tahy.

analyse = Analyzovat odtud
