title = Petrohrad

lesson_1 = Na úhlopříčkách plánu leží osm památek.
lesson_2 = Polož na památku dílek, vyber barvu a postav na dílek jejího turistu. Čtyři žetony té barvy se zamíchají.
lesson_3 = Kdykoli hotová linka tím dílkem projede, bere si její majitel jeden žeton té barvy; ostatní ho nevidí.
lesson_4 = Žetony se sčítají na konci. Každá barva skrývá deset bodů, ale velmi různě rozdělených.

rules_T1 = Osm památek je na úhlopříčkách plánu: na druhém a třetím poli od každého rohu. Každá barva má čtyři žetony, které leží nejdřív odkryté vedle plánu, a jednoho turistu.
rules_T2 = Když položíš dílek na památku, památka se odstraní. Vyber turistu, který ještě není umístěn, a postav ho na dílek. Žetony jeho barvy se otočí lícem dolů a zamíchají.
rules_T3 = Když je linka hotová, dobírá si její majitel jeden žeton turistovy barvy pokaždé, když linka projede turistovým dílkem: nejvýš čtyři. Platí to i pro dílek, který linku dokončil. Hodnotu vlastních žetonů vidíš; u žetonů ostatních hráčů znáš jen jejich počet. Žetony společností nevidí nikdo. Na konci se všechny odkryjí a sečtou. Příklad: linka za 11, která dílkem projede třikrát, přináší 11 bodů a tři žetony.
rules_T4 = Žetony každé barvy dávají dohromady deset. Žluté: 1, 2, 3, 4. Modré: 2, 2, 3, 3. Oranžové: 0, 0, 5, 5. Zelené: 1, 1, 4, 4. Fialové: 0, 2, 3, 5. Šedé: 1, 1, 1, 7. Červené: 0, 3, 3, 4. Hnědé: 2, 2, 2, 4. Památky jsou Petrodvorec, Chrám Kristova vzkříšení, Petropavlovská pevnost, Měděný jezdec, Kazaňský chrám, Fabergého muzeum, Ermitáž a Kateřinský palác.

figures_sights = Osm památek leží na úhlopříčkách.
figures_took =
    Linka za { points } projede dílkem s turistou { $count }×: její majitel bere { $count } { $count ->
        [one] žeton
        [few] žetony
       *[other] žetonů
    }.

tutorial_sights = Na úhlopříčkách plánu leží osm památek. A každá z osmi barev má jednoho turistu a čtyři žetony. Panel ukazuje, jaké žetony jsou v které hromádce.
tutorial_place = Označené pole je památka: Petrodvorec. Leží na cestě tvé linky ze stanice 7. Polož dílek tam.
tutorial_choose = Teď vyber turistu, který bude na tomto dílku stát. Oranžová je sázka: dva její žetony mají cenu pět a dva nemají žádnou. Vezmi oranžového.
tutorial_line = Každá hotová linka, která tímto dílkem projede, přinese svému majiteli za každý průjezd žeton. Tvá jím projíždí dvakrát. Polož dílek na označené pole a dokonči linku.
tutorial_took = 5 bodů za linku a 2 žetony ze zamíchané oranžové hromádky. Kolik je na nich, vidíš jen ty: na jednom 5, na druhém 0.
tutorial_end = Žetony se sčítají na konci. V hromádce jsou ještě dva oranžové a mohou si je vzít i linky, které má Camille. Stav tedy turisty tam, kde budou často projíždět tvé vlastní linky.
