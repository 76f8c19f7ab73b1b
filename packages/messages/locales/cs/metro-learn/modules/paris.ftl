title = Paříž

lesson_1 = Na vnitřních polích plánu stojí turisté. Máš řadu památek s barevnými políčky.
lesson_2 = Polož dílek na turistu a přesuň ho na volné políčko jeho barvy. Pokud nějaké máš, musíš.
lesson_3 = Na konci přinese tvá nejdelší nepřerušená řada turistů 2 body za každého; každý jiný turista 1 bod ubírá.
lesson_4 = Památka se všemi čtyřmi obsazenými políčky přinese další 3.

rules_P1 = Dvanáct památek má po čtyřech barevných políčkách. Zamíchají se a rovnoměrně rozdají: při dvou hráčích po šesti, při třech po čtyřech, při čtyřech po třech, při pěti nebo šesti po dvou. Případné zbylé jsou mimo hru. Zůstávají před tebou v řadě, jak byly rozdány, a nepřesouvají se. Na každém vnitřním poli stojí náhodně vybraný turista: čtyři od každé z osmi barev.
rules_P2 = Když položíš dílek na turistu, vezmeš si ho a postavíš na volné políčko téže barvy u svých památek, na které chceš. Musíš, i když tě to stojí bod. Nemáš-li takové políčko, turista se přidá k jinému na poli, které má s tímto společnou stranu. Není-li tam žádný, ke kterémukoli turistovi na plánu. Není-li vůbec žádný, turista opouští hru. Z pole s několika turisty je zvedneš všechny a potom je umisťuješ po jednom v libovolném pořadí; k těm ještě zvednutým se nikdo přidat nemůže a žádný se nevrací na právě zakryté pole.
rules_P3 = Na konci najdi nejdelší řadu obsazených políček bez mezery; smí přecházet z jedné památky na další. Každý turista v ní přináší 2 body, každý jiný 1 bod ubírá. Památka se čtyřmi turisty přináší další 3. Příklad: dva turisté stojí stranou, čtyři zaplňují další památku a jeden bezprostředně následuje: 10 + 3 − 2 = 11.
rules_P4 = Políčka památek, zleva doprava. Louvre: šedé, fialové, žluté, modré. Notre-Dame: hnědé, žluté, modré, červené. Sacré-Cœur: žluté, červené, fialové, oranžové. Vítězný oblouk: oranžové, žluté, hnědé, šedé. Place de la Concorde: žluté, hnědé, fialové, zelené. Moulin Rouge: červené, zelené, šedé, žluté. Invalidovna: modré, fialové, oranžové, hnědé. Most Alexandra III.: červené, šedé, modré, oranžové. Eiffelova věž: zelené, modré, červené, fialové. Pantheon: šedé, modré, zelené, hnědé. Versailles: fialové, oranžové, šedé, zelené. Fondation Louis Vuitton: oranžové, zelené, hnědé, červené.

figures_tourists = Na každém vnitřním poli stojí turista. Polož na něj dílek a je tvůj.
figures_row = Nejdelší řada, délka { $run }, je orámovaná zlatě. { $run } × 2 + 3 za plnou památku − { $others } za turistu stranou: { points }.

tutorial_tourists = V Paříži čekají turisté na vnitřních polích plánu. Polož na některého dílek a vezmeš si ho ke svým památkám.
tutorial_sights = Tvých šest památek tvoří řadu barevných políček. U Vítězného oblouku už máš oranžového turistu. Jde o dlouhou řadu sousedních políček.
tutorial_take = Polož dílek na označené pole. Čeká tam červený turista.
tutorial_field = Turista jde na volné políčko své barvy a ty máš tři červená. Vyber to u Notre-Dame: je hned vedle tvého oranžového turisty.
tutorial_run = Dva v řadě. Na konci má každý turista v tvé nejdelší nepřerušené řadě cenu dvou bodů a každý jiný tě jeden bod stojí.
tutorial_noField = Turista na označeném poli je oranžový a tvé jediné oranžové políčko je obsazené. Přesto tam dílek polož a uvidíš, co se stane.
tutorial_beside = Bez volného políčka se turista přidá k jinému na sousedním poli. Ke kterému, to vybíráš ty: pošli ho na označené pole.
tutorial_together = Teď tam čekají dva turisté. Kdo na to pole položí dílek, vezme si oba. A pamatuj: památka se čtyřmi obsazenými políčky přinese další tři body.
