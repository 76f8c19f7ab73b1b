title = New York

lesson_1 = Na příjezdové straně každé stanice čeká turista.
lesson_2 = Když tvá linka skončí ve stanici, vezmeš si tamního turistu na svou tabulku.
lesson_3 = Na konci přinese každý turista, co tvá tabulka platí za jeho barvu: 0 až 3 body. Každá tabulka platí jinak.
lesson_4 = Linky do centrální stanice se počítají dvakrát, ale nikdo tam nečeká.

rules_N1 = Každý hráč dostane náhodně jednu z osmi tabulek; se společnostmi ji dostane každá společnost. Na příjezdové straně každé z 32 stanic čeká náhodně rozmístěný turista, čtyři od každé barvy.
rules_N2 = Když linka skončí ve stanici, vezme si její majitel turistu, který tam čeká. Na příjezdové koleji končí vždy jen jedna linka, takže tam vždy někdo je. V centrální stanici nikdo nečeká. Na konci má každý turista hodnotu, kterou jeho barvě dává majitelova tabulka.
rules_N3 = V pořadí barev (Y3) platí první tabulka 0, 3, 1, 2, 0, 2, 3, 1. Každá další začíná v této řadě o jedno místo dál a přeskočené přidá na konec. Památky barev jsou Empire State Building, Yankee Stadium, Times Square, Central Park, Socha Svobody, Brooklynský most, Katedrála svatého Patrika a Rockefellerovo centrum. Příklad: dva turisté po 3, dva po 1 a jeden za 0 přinesou 8.

figures_taken = Linka ze stanice { $from } skončila ve stanici { $to }. Její majitel si vzal turistu, který tam čekal; ostatní ještě čekají.

tutorial_board = V New Yorku máš vlastní tabulku. Říká, jakou cenu má pro tebe turista které barvy. Na té tvé mají nejvyšší žlutá a šedá.
tutorial_waits = V každé stanici čeká turista. Když tam tvá linka skončí, je tvůj. Záleží tedy na tom, kde tvé linky končí.
tutorial_finish = Tvá linka ze stanice 9 může skončit ve stanici 8, kde čeká žlutý turista. Polož dílek na označené pole.
tutorial_taken = 3 body za linku hned a žlutý turista za další 3 na konci.
tutorial_cut = Camille právě dokončuje tvou linku ze stanice 29. Končí ve stanici 28 a hnědý turista odtud má na tvé tabulce cenu 0. Kde tvé linky skončí, mohou určit i ostatní.
tutorial_both = Teď obráceně. Dílek na označeném poli dovede tvou linku ze stanice 7 k dalšímu žlutému turistovi a linku ze stanice 8, která patří Camille, k oranžovému.
tutorial_sum = Žlutý je pro tebe zase za 3, oranžový je na tabulce, kterou má Camille, za 0. A ještě něco: linky do centrální stanice se jako vždy počítají dvakrát, ale nikdo tam nečeká.
