title = Centrální koleje

lesson_1 = Střed plánu před hrou zakryjí čtyři dílky s kolejemi.
lesson_2 = Vlaky tam nezastavují: projedou a vyjedou jinou stranou.
lesson_3 = Nic se tedy nezdvojuje, ale linky mohou narůst do velké délky.
lesson_4 = Dotknout se středu nestačí: dílek i tady patří na okraj nebo vedle dílku, který položil některý hráč.

rules_M13 = Před hrou se vylosují čtyři z osmi dílků centrálních kolejí a náhodně otočené zakryjí střed. Nemají šipku. Je to těchto osm: { $tiles }.
rules_M14 = Linky středem projíždějí a končí jen na okraji, takže se nic nezdvojuje. Každý průjezd dílkem ve středu přináší 1 bod, jako kdekoli jinde.
rules_M15 = Dílky ve středu neotevírají žádná pole: dílek musí ležet na okraji nebo vedle dílku, který položil některý hráč (B12).

figures_through = Linka vede středem: zatím { crossings }, z toho ve středu { $inside }.

tutorial_covered = Centrální stanici zakrývají čtyři náhodně vybrané a otočené dílky s kolejemi. Vlaky tam nezastavují: projedou a vyjedou jinde.
tutorial_enter = Tvůj vlak ze stanice 5 čeká nad středem. Polož dílek na označené pole a pošli ho dovnitř.
tutorial_through = Vlak projel dvěma dílky ve středu a teď čeká na druhé straně. Počítají se jako každý jiný dílek: jeden bod za každý průjezd.
tutorial_finish = Dokonči linku: polož dílek na označené pole a sleduj, kam vlak pojede.
tutorial_scored = 17 bodů a konec ve stanici 14. Nic se tu nezdvojuje, protože žádná linka nekončí ve středu. Linky ale mohou narůst do velké délky.
tutorial_neighbours = Jedno si zapamatuj: k položení dílku nestačí dotknout se středu. I tak potřebuje okraj plánu nebo dílek, který položil některý hráč.
