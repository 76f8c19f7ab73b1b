title = Correspondances

lessons_game_title = Hra
lessons_game_points_1 = V každém kole máš tajně jednu ze čtyř linek: červenou 1, modrou 2, žlutou 3, nebo zelenou 4.
lessons_game_points_2 = Tvá cesta začíná na konečné tvé linky, na jednom konci řady dílků, a musí dojet na druhý konec.
lessons_game_points_3 = Ve svém tahu dobereš dílek a položíš ho tak, aby na sebe linky navazovaly stejnou barvou.
lessons_game_points_4 = Kolo končí, jakmile je některá cesta hotová, ať dílek položil kdokoli.
lessons_game_points_5 = Body se sčítají přes všechna kola. Vítězí, kdo má jako první 10.

lessons_transfers_title = Přestupy a kroužky
lessons_transfers_points_1 = Tvá cesta smí vést po kolejích jakékoli barvy. Přechod z jedné barvy na jinou je přestup.
lessons_transfers_points_2 = Přestoupit můžeš jen na dílku s bílým kroužkem, mezi dvěma linkami, které se tam setkávají.
lessons_transfers_points_3 = Kde se linky míjejí bez kroužku, je most nebo oblouk a přestoupit nejde.
lessons_transfers_points_4 = Projet kroužkem po téže lince nestojí nic.
lessons_transfers_points_5 = Na barevnou konečnou přijíždíš její barvou, k M jakoukoli barvou.

lessons_scoring_title = Body v kole
lessons_scoring_points_1 = Hotová cesta přináší 5 bodů minus 1 za každý přestup, ale nikdy méně než 1.
lessons_scoring_points_2 = Je-li možností víc, počítá se ta s nejméně přestupy.
lessons_scoring_points_3 = Nejdelší úsek vlastní linky, počítaný v dílcích od jejího začátku, přináší 1 bod navíc.
lessons_scoring_points_4 = Mají-li nejdelší úsek dva hráči, nedostane ten bod nikdo.
lessons_scoring_points_5 = Jeden dílek může dokončit cesty několika hráčů. Bodují všichni.

sections_aim = Cíl hry
rules_T1 = Postav cestu ze své výchozí konečné do cíle na druhém konci a co nejméně při tom měň linku. Každá změna je přestup, francouzsky correspondance.
rules_D1 = Dva až čtyři hráči.

sections_tiles = Dílky
rules_T2 = Linky jsou čtyři: 1 je červená, 2 modrá, 3 žlutá, 4 zelená. Každá má číselný dílek a rovný dílek. Dva koncové dílky nesou výchozí místa a cíle. Ostatních 48 dílků se dobírá a pokládá: každý ukazuje dvě linky různých barev a využívá všechny čtyři strany.
rules_D11 = Přestupovat lze jen na dílku s kroužkem, tam, kde se setkávají jeho dvě linky. Dobírané dílky jsou čtyř druhů: křížení s kroužkem, most bez něj, dva oblouky, které se v kroužku dotýkají, a dva oblouky, které se míjejí. Každá dvojice barev má každý druh dvakrát.

sections_setup = Příprava
rules_T3 = Rovné dílky tvoří řadu čtyř, na každém jejím konci leží koncový dílek. Na levém konci jsou konečné modré (nahoře) a žluté (dole), na pravém červené (nahoře) a zelené (dole). Na vnější straně každého konce je M. Rovné koleje vedou napříč řadou, shora dolů.
rules_T4 = Dovolené je jakékoli pořadí čtyř rovných dílků. Zde se pro každé kolo losuje některé vyvážené.
rules_T6 = Číselné dílky a 48 dobíraných dílků se zamíchá a položí lícem dolů.

sections_lines = Linky a první hráč
rules_T8 = V každém kole si každý hráč vylosuje číslo: to je jeho linka. Hrají-li méně než čtyři hráči, zůstanou zbylá čísla skrytá.
rules_T10 = Svou linku drž v tajnosti až do konce kola.
rules_T11 = U skutečného stolu začíná nejmladší hráč; zde hráč zvolený při přípravě. Tentýž hráč začíná každé kolo, pokud nezvolíte, že se v začínání budete střídat.

sections_turn = Tvůj tah
rules_T12 = Dober dílek a polož ho tak, aby linky navazovaly barvou. Pak je na tahu hráč po tvé levici.
rules_D4 = Kde se dílek dotýká jiného, musí oba na společné straně ukazovat tutéž linku. Vedle M je dovolená jakákoli linka.
rules_D5 = Dílek musí mít společnou stranu s dílkem na stole; počítá se i výchozí řada.
rules_D6 = Dílek můžeš otočit, jak chceš. Po položení už ho nelze přesunout ani otočit.
rules_D7 = Nelze pasovat a dílek si nelze nechat na později.
rules_D8 = Nepasuje-li dílek nikam, odloží se na toto kolo stranou a dobereš znovu. Když už není co dobrat, kolo končí.
rules_D9 = Ostatní smíš blokovat jakýmkoli dovoleným tahem.
rules_D10 = Dobraný dílek vidí hned všichni.

sections_journey = Tvá cesta
rules_T13 = Modrá a žlutá cestují z levého konce na pravý, červená a zelená z pravého na levý. Přijet smíš do kteréhokoli ze tří cílů na druhém konci.
rules_T15 = Na barevnou konečnou musíš přijet linkou její barvy. K M smíš přijet jakoukoli linkou.
rules_D12 = Každá změna linky po cestě je přestup. Průjezd kroužkem beze změny přestup není, příjezd k M také ne.
rules_D13 = Barevné konečné jsou výchozím místem i cílem. Cesta z modré konečné na červenou je tedy obráceně i cestou pro červenou: má-li někdo červenou, jsou hotové obě cesty. Cesta k M je jen tvoje.
rules_D14 = Žádná cesta nevede skrz koncový dílek. Nelze na něm přestupovat a M na vlastním konci použít nesmíš.
rules_D15 = Linky, které nikdo nemá, mohou používat všichni. Nikdy neukončí kolo a nikdy nebodují.

sections_round = Konec kola
rules_T17 = Kolo končí hned, jakmile je hotová aspoň jedna cesta, nebo když je položen poslední dílek.
rules_D16 = Aplikace hledá hotové cesty po každém tahu, ať ho udělal kdokoli. Cestu nelze zatajit ani odmítnout a nikdo už potom netáhne.
rules_D17 = Poslední dílek se počítá jako každý jiný. Nedokončí-li žádnou cestu ani on, nikdo za cesty neboduje.
rules_T21 = Dokončí-li jeden dílek cesty několika hráčů, boduje každý z nich.
rules_T22 = Má-li tvá linka k cíli několik možností, počítá se ta s nejméně přestupy.
rules_D24 = Potom se odkryjí všechny linky, i ty, které nikdo neměl.

sections_scoring = Body
rules_T18 = Hotová cesta přináší 5 bodů bez přestupu, 4 s jedním, 3 se dvěma, 2 se třemi a 1 se čtyřmi nebo více.
rules_T25 = Kdo dojede, dostane tedy aspoň 1 bod, ať měl přestupů kolikkoli.
rules_T20 = Hráč s nejdelším nepřerušeným úsekem vlastní linky dostane 1 bod navíc. Úsek se počítá v dílcích od výchozí konečné až tam, kde tato barva končí, i za místem, kde cestující přestoupil. Rovné dílky ho nepřerušují, ale nepočítají se.
rules_T24 = Mají-li nejdelší úsek dva nebo více hráčů, nebo nemá-li ničí úsek vůbec žádný dílek, nedostane tento bod nikdo.
rules_D18 = Bod za nejdelší úsek se uděluje, i když nikdo nedojel.
rules_T19 = Příklad: modrá jede 8 dílků po své lince, u kroužku přestoupí na červenou a přijede na červenou konečnou. Jeden přestup znamená 4 body. Je-li jejích 8 dílků zároveň nejdelší úsek, získá modrá celkem 5. Za kolo lze získat nejvýš 6.

sections_match = Zápas
rules_T16 = Zápas má několik kol. Vítězí, kdo má jako první 10 bodů, nebo jiný počet, na kterém jste se dohodli.
rules_T23 = Součty se porovnávají po vyhodnocení kola. Má-li dost bodů několik hráčů, vítězí nejvyšší součet. Je-li nejvyšší součet společný, hrají všichni další kolo, dokud někdo nevede.
rules_D23 = Každé kolo začíná znovu: prázdný stůl, všech 48 dílků zamíchaných, nové linky. Zůstávají jen součty.

figures_kinds = Křížení s kroužkem a dva oblouky s kroužkem: tady se přestupuje. Most a dva oblouky od sebe: tady ne.
figures_row = Výchozí řada: na každé straně koncový dílek, mezi nimi čtyři rovné dílky.
figures_fits = Pasuje: dole se potkává modrá s modrou, vlevo zelená se zelenou.
figures_clashes = Nepasuje: barvy dole a vlevo se liší.
figures_toM =
    Žlutá dojíždí k M po vlastní lince, bez přestupu: { $points } { $points ->
        [one] bod
        [few] body
       *[other] bodů
    }.
figures_backwards =
    Cesta modré na červenou konečnou, čtená od konce červené: má-li někdo červenou, je i ta cesta hotová za { $points } { $points ->
        [one] bod
        [few] body
       *[other] bodů
    }.
figures_roundEnd = Orámovaný dílek spojuje cestu modré s červenou konečnou: kolo hned končí.
figures_portion =
    Úsek modré od výchozí konečné: { $length } { $length ->
        [one] dílek
        [few] dílky
       *[other] dílků
    }.
figures_journey =
    Modrá přestupuje na červenou u kroužku 1 a přijíždí na červenou konečnou: { $points } { $points ->
        [one] bod
        [few] body
       *[other] bodů
    }. Její vlastní úsek má { $length } { $length ->
        [one] dílek
        [few] dílky
       *[other] dílků
    }.

tutorial_welcome = Vítej v Correspondances. Hraje se na kola. V každém kole má každý tajně jednu ze čtyř linek. Tvoje je linka 2, modrá.
tutorial_journey = Tvá cesta začíná na modré konečné, označené hvězdou. Musí dojet na druhý konec řady: na červenou konečnou, na zelenou konečnou, nebo k M.
tutorial_first = Když jsi na tahu, dobere se dílek a ty ho položíš. Kde se dílky dotýkají, musí barvy souhlasit. Tento polož na označené pole, otočený tak, aby modrá vedla z tvé konečné doprava.
tutorial_theirs = Camille začíná u červené konečné, vpravo. Možná má Camille červenou linku. Nebo je to blaf? Linky zůstávají tajné až do konce kola.
tutorial_bridge = Tento dílek je most: modrá a zelená se míjejí a nesetkají, takže tu nelze přestoupit. Ať modrá běží dál doprava: polož ho na označené pole.
tutorial_ring = Tento dílek má bílý kroužek. Tam by šlo přestoupit z modré na žlutou. Projet rovně nestojí nic, polož ho tedy na označené pole.
tutorial_gap = Mezi tvou modrou linkou a červenou zbývá jedno pole. Na červenou konečnou ale smíš přijet jen červenou. Potřebuješ tedy místo k přestupu.
tutorial_change = A je tady: modrá a červená se ohýbají a v kroužku se dotýkají. Polož dílek na označené pole tak, aby se přijíždělo po modré a odjíždělo po červené.
tutorial_complete = Tvá cesta je hotová a kolo skončilo. Cesta přináší pět bodů minus jeden za každý přestup. Přestup byl jeden: 4 body.
tutorial_reverse = Camille má opravdu červenou a táž cesta, čtená obráceně, vede z červené konečné na tvou. Cesta, kterou hraje Camille, je tedy hotová také a přináší 4 body.
tutorial_stretch = Jeden bod navíc patří nejdelšímu úseku vlastní linky. Modrá vede od začátku přes 4 dílky, červená přes 3. Bod je tvůj: 5 ku 4.
tutorial_match = Potom se stůl uklidí a každý dostane novou linku. Kdo má jako první deset bodů, vyhrává zápas. Teď už víš, jak se hraje.
