title = Berlín

lesson_1 = Na plánu stojí čtyři skupiny turistů. Dílek položený pod turistu ho od té chvíle nese.
lesson_2 = Když je linka hotová, dostane její majitel kartu příslušné barvy pokaždé, když linka takovým dílkem projede.
lesson_3 = Na konci přináší nejvíc karet jedné barvy vyšší číslo u její památky, druhé místo nižší.
lesson_4 = Karty, které si nikdo nevzal, soutěží jako karty dalšího hráče. Jedna karta nemusí stačit.

rules_E1 = Osm památek leží v řadě. Turisté jsou od každé barvy tři. Dva z nich stojí na plánu, ve čtyřech čtvercových skupinách po čtyřech různých barvách, po jedné v každé čtvrtině plánu, jedno pole od okraje. Třetí od každé barvy jde náhodně k některé památce. Každá barva má osm karet.
rules_E2 = Dílek položený na turistu ho od té chvíle nese. Když linka boduje, bere si její majitel jednu kartu turistovy barvy pokaždé, když linka tímto dílkem projede. Příklad: linka za 7 bodů, která dvakrát projede dílkem žlutého turisty a jednou dílkem fialového, přináší 7 bodů, dvě žluté karty a jednu fialovou.
rules_E3 = Na konci se každá barva posuzuje zvlášť. Kdo má nejvíc karet, získá vyšší číslo památky, u které stojí turista té barvy; kdo je v počtu karet druhý, nižší. Má-li nejvíc karet několik majitelů, obě čísla se sečtou, rozdělí mezi ně a zaokrouhlí dolů; druhé místo se neuděluje. Je-li druhých několik, dělí se stejně nižší číslo. Karty, které si nikdo nevzal, patří pomyslnému majiteli, který vítězí nebo se dělí jako každý jiný; tyto body propadají. Bez karty té barvy nezískáš nic.
rules_E4 = Památky mají dvě strany; hraje se všemi na straně A, všemi na straně B, nebo náhodně smíšenými. Vyšší a nižší číslo na straně A, potom na straně B. Alexanderplatz: 4/3, 7/1. Červená radnice: 5/3, 8/1. Vítězný sloup: 5/4, 8/2. Braniborská brána: 6/3, 9/1. Berlínský dóm: 6/4, 9/2. Muzejní ostrov: 6/5, 10/1. Říšský sněm: 7/4, 10/2. Pamětní kostel: 7/5, 11/2.

figures_took =
    Linka za { points } projede dílkem s turistou { $count }×: její majitel bere { $count } { $count ->
        [one] kartu
        [few] karty
       *[other] karet
    } té barvy.
figures_majority = Karty tří barev: zlatá má nejvíc a získává vyšší číslo, zelená je druhá a získává nižší. Při shodě se dělí. V posledním sloupci jsou karty, které si nikdo nevzal.

tutorial_groups = V Berlíně stojí na plánu čtyři skupiny po čtyřech turistech. Dalších osm, jeden od každé barvy, je u památek v panelu. Dvě čísla u památky říkají, kolik její barva na konci přinese.
tutorial_carry = Dílek položený na turistu ho od té chvíle nese. Polož dílek na označené pole, kde stojí žlutý.
tutorial_finish = Tvá linka ze stanice 31 vede po dílcích s turisty. Polož dílek na označené pole: vyzvedne fialového turistu a dokončí linku.
tutorial_cards = Linka přináší 9 bodů. A za každý průjezd dílkem s turistou dostáváš kartu jeho barvy: 1 zelenou, 2 modré a 1 fialovou.
tutorial_more = Sbírej dál totéž: tvá linka ze stanice 29 projíždí dílkem fialového turisty dvakrát a modrého jednou. Dokonči ji.
tutorial_majority = Další 2 fialové karty a 1 modrá. Kdo má na konci nejvíc karet jedné barvy, získá vyšší číslo její památky, druhý nižší.
tutorial_imaginary = Camille není tvůj jediný soupeř. Karty, které nikdo nesebral, patří pomyslnému majiteli, a ten má v každé barvě pořád víc než ty. Netříšti tedy síly.
