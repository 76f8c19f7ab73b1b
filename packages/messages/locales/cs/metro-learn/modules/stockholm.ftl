title = Stockholm

lesson_1 = Dostaneš jednu až tři tajné barvy.
lesson_2 = Dílek položený na turistu ho pošle na první volné políčko v řadě památek. Každé políčko má své body.
lesson_3 = Na konci získáš body pod všemi turisty svých barev, ať je poslal kdokoli.
lesson_4 = Vyber tedy pro své barvy správnou chvíli a nedej nikomu uhodnout, které to jsou.
lesson_5 = V odkryté variantě má každá barva vlastní památku a ten, kdo položí dílek, boduje hned.

rules_S1 = Osm památek po čtyřech políčkách tvoří jednu řadu v náhodném pořadí. Turisté stojí na plánu jako v Paříži (P1). Z osmi barevných žetonů dostane každý tajně několik: při dvou hráčích po třech, při třech nebo čtyřech po dvou, při pěti nebo šesti po jednom. Cizí nevidí nikdo.
rules_S2 = Když položíš dílek na turistu, jde na první volné políčko v řadě, zleva. Na konci získáš body každého políčka, na kterém stojí turista některé tvé barvy.
rules_S3 = Odkrytá varianta: každé památce se náhodně přidělí jedna barva, viditelně pro všechny. Turista jde na první volné políčko u památky své barvy a ten, kdo položil dílek, hned získá jeho body.
rules_S4 = Body políček, zleva doprava. Gröna Lund: 1, 3, 2, 4. Drottningholm: 0, 2, 3, 5. Nobelovo muzeum: 1, 5, 1, 3. Královský palác: 4, 0, 5, 1. Storkyrkan: 2, 3, 3, 2. Muzeum Vasa: 3, 0, 4, 3. Globen: 2, 1, 5, 2. Radnice: 1, 4, 1, 4. Každá památka má celkem deset bodů.

figures_row = Polovina řady. Další turista jde na čárkované políčko. Zlaté rámečky označují turisty tajných barev jednoho hráče: zatím { points }.

tutorial_chips = Ve Stockholmu máš tajně tři barvy: oranžovou, zelenou a hnědou. Turisté těchto barev budou bodovat pro tebe. Camille má jiné tři.
tutorial_row = Dílek položený na turistu ho pošle do řady památek, vždy na první volné políčko zleva. Číslo tam říká, jakou cenu ten turista bude mít.
tutorial_send = Další políčko je cenné. Na označeném poli stojí zelený turista, jeden z tvých. Polož dílek tam.
tutorial_low = Tvůj zelený turista stojí na políčku za 5. Další je jen za 1, tam tedy své barvy neposílej. Pošli tam modrého turistu: polož dílek na označené pole.
tutorial_guess = Modrý stojí na políčku za 1. Camille potom posílá žlutého turistu na políčko za 3. Možná má Camille žlutou barvu? Sleduj, co dělají ostatní, a neprozraď se.
tutorial_end = Zatím nikdo neboduje. Na konci se všechny barvy odkryjí a každý hráč získá body pod turisty svých barev, ať je poslal kdokoli.
