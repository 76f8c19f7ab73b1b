title = Londýn

lesson_1 = Taxík objíždí osm památek, po horních políčkách tam a po dolních zpět.
lesson_2 = Polož dílek na turistu a taxík jede dál, nejvýš čtyři políčka, dokud nedojede na turistovu barvu.
lesson_3 = Za každé ujeté políčko získáš bod. Není-li ta barva mezi čtyřmi políčky, nezískáš nic.
lesson_4 = Taxík zůstane, kde zastavil, a odtud vyráží příště.

rules_L1 = Osm památek leží v náhodném pořadí v řadě, na obou koncích je obratiště. Každá má dvě barevná políčka nahoře a dvě dole. Dohromady tvoří okruh: doprava po horních políčkách, zpět doleva po dolních. Taxík čeká na levém konci. Turisté stojí na plánu jako v Paříži (P1).
rules_L2 = Když položíš dílek na turistu, taxík vyjede. Zastaví na prvním políčku turistovy barvy a ty získáš bod za každé ujeté políčko; obratiště se nepočítají. Po čtyřech políčkách bez té barvy zastaví tam a nezískáš nic. Turista v obou případech opouští hru.
rules_L3 = Políčka památek: dvě horní, potom dvě dolní, vždy zleva doprava. Tower Bridge: žluté, zelené; modré, červené. Big Ben: modré, fialové; oranžové, hnědé. Westminsterský palác: oranžové, šedé; zelené, žluté. Katedrála svatého Pavla: zelené, červené; fialové, modré. Trafalgarské náměstí: fialové, hnědé; šedé, oranžové. Londýnské oko: šedé, žluté; červené, zelené. Tower: červené, modré; hnědé, fialové. Buckinghamský palác: hnědé, oranžové; žluté, šedé.

figures_ride = Část okruhu. Turista v barvě některého z { $fields } dalších políček přinese body uvedené nad ním.

tutorial_circuit = V panelu je londýnský okruh: osm památek s barevnými políčky, která objíždí taxík. Teď stojí u Londýnského oka.
tutorial_ride = Polož dílek na turistu a taxík hledá políčko jeho barvy mezi dalšími čtyřmi. Před ním jsou zelené, červené, hnědé a oranžové. Turista na označeném poli je oranžový: polož dílek tam.
tutorial_paid = Taxík ujel 4 políčka a ty získáváš 4 body: za každé políčko jeden. Zůstává u Buckinghamského paláce. Teď jsou před ním žluté, zelené, modré a fialové. Vyzvedni fialového turistu na označeném poli.
tutorial_both = Další 4 body. Linky přitom stavíš jako vždy: tento dílek vyzvedne šedého turistu, vzdáleného čtyři políčka, a zároveň dokončí tvou linku ze stanice 7.
tutorial_missed = Získáváš 4 body za jízdu a 3 za linku. Camille potom také posílá taxík pro šedého turistu, ale mezi čtyřmi políčky žádné šedé není. Taxík jede přesto dál a Camille získává 0.
tutorial_plan = Než položíš dílek na turistu, podívej se tedy na čtyři políčka před taxíkem. I jízda, která nic nepřinese, taxík posune, tobě nebo ostatním.
