title = Sólo

lesson_1 = Bez soupeřů řídíš všech osm společností a máš před sebou dva odkryté dílky.
lesson_2 = V každém tahu ukáže karta barvu. Polož některý z dílků tam, kde pokračuje nehotová linka té barvy.
lesson_3 = Linky z jediného dílku jsou tu dovolené.
lesson_4 = Když je všech 32 linek hotových, je tvým výsledkem zisk nejchudší společnosti. Starej se tedy o nejchudší.
lesson_5 = Těžká hra navíc odečítá odstup nejchudší od nejbohatší.

rules_M16 = Hraješ bez soupeřů s osmi společnostmi a jejich stanicemi (M1). Všechny začínají na 0. O barvě rozhoduje balíček osmi karet, jedna za každou společnost.
rules_M17 = Máš před sebou dva odkryté dílky. V každém tahu se odkryje karta. Vyber nehotovou linku její barvy a polož některý ze svých dílků na pole, kam tato linka vjede; pak si dober dílek. Když se vystřídaly všechny karty, znovu se zamíchají. Když je hromádka prázdná, pokračuješ s dílky, které máš. Linky, které končí v centrální stanici, se zdvojují (B17).
rules_M18 = Dokud není odkrytá osmá karta, můžeš dílek dddd, který posílá každý vlak zpět, při dobrání odmítnout. Dostaneš místo něj jiný a odmítnutý se zamíchá zpět mezi ostatní. Odmítnout lze i druhý dddd.
rules_M19 = Dílky pokládáš na okraj nebo vedle jiných dílků a neotáčíš je (B12, B13). Linky z jediného dílku jsou dovolené.
rules_M20 = Když má společnost všechny čtyři linky hotové, její karta hned opouští hru, ať je kdekoli. Dojde-li balíček, vznikne nový z karet, které se už vystřídaly. Hra končí, když bodovalo všech 32 linek, i když dílky zbývají. Tvůj výsledek je zisk nejchudší společnosti. V těžké variantě se odečítá odstup nejchudší od nejbohatší. Příklad: 35 nejbohatší a 22 nejchudší dává 22, v těžké variantě 9.

figures_extend = Karta ukazuje tuto barvu. Dílek patří tam, kde by některá nehotová linka té barvy pokračovala: na označené pole.

tutorial_alone = Hraješ bez soupeřů, za všech osm společností najednou. Tvým výsledkem je zisk té nejchudší, takže žádná nesmí zaostat.
tutorial_refuse = Vždy máš dva odkryté dílky. Ten právě dobraný posílá každý vlak rovnou zpět. Na začátku hry ho smíš odmítnout a dostat jiný: udělej to.
tutorial_yellow = Karta říká, která společnost je na řadě: žlutá. Dílek musí tam, kde pokračuje nehotová žlutá linka. Vyber dílek vpravo a polož ho na označené pole.
tutorial_red = 4 body pro žlutou. Přibyl nový dílek a na řadě je červená. Tentokrát je lepší dílek vlevo: polož ho na označené pole.
tutorial_purple = 3 body pro červenou. Na řadě je fialová a zase se dobře hodí dílek vlevo. Polož ho na označené pole.
tutorial_lowest = 4 body pro fialovou. Čtyři společnosti ale ještě nemají nic, takže by tvůj výsledek teď byl 0. Dlouhé linky pomohou, jen když se dostane na všechny společnosti.
tutorial_cards = Osm karet přichází stále dokola. Když jsou všechny linky společnosti hotové, její karta opouští hru. Ta končí, když bodovala každá linka.
