title = Společnosti metra

lesson_1 = Všechny linky patří osmi společnostem. Nevlastníš linky, ale akcie po 10, 20, 30 nebo 40 procentech.
lesson_2 = Máš čtyři tajné akcie. Ve svém tahu položíš dílek, nebo jednu z nich vyměníš.
lesson_3 = Jakmile některá společnost dosáhne 25 bodů, výměny navždy končí.
lesson_4 = Na konci se společnosti seřadí: první má hodnotu 8, poslední 1. Akcie vyplácí tuto hodnotu za každých deset procent.
lesson_5 = Největší akcionář každé společnosti dostane odměnu: jeden bod za každých deset, které společnost vydělala.

rules_M1 = Linky patří osmi společnostem a všechny jsou ve hře při jakémkoli počtu hráčů; jejich akcie vlastní dva až šest hráčů. Každá společnost má čtyři stanice, na každé straně plánu jednu: žlutá { $yellow }, modrá { $blue }, oranžová { $orange }, zelená { $green }, fialová { $purple }, šedá { $grey }, červená { $red }, hnědá { $brown }.
rules_M2 = Každá společnost má čtyři akcie, po 10, 20, 30 a 40 procentech. Akcie se stejným podílem se zamíchají do hromádky lícem dolů. Z každé ze čtyř hromádek si jednu vezmeš a držíš je v tajnosti. Pak se vrchní akcie každé hromádky položí odkrytá vedle ní.
rules_M3 = Ve svém tahu buď položíš dílek (B10), nebo vyměníš akcii. Při výměně zasuneš jednu ze svých akcií lícem dolů pod hromádku jejího podílu. Pak si od této hromádky vezmeš odkrytou akcii, nebo zakrytou vrchní. Když vezmeš odkrytou, odkryje se další z hromádky. Co se zasune pod hromádku, přijde zase na řadu po všem, co je nad tím, a ty si pamatuješ, co tam od tebe leží. Po dvou celých kolech, v nichž nikdo nic jiného nedělal než vyměňoval nebo pasoval, se výměny zastaví, dokud někdo nepoloží dílek nebo neumístí značku.
rules_M4 = Jakmile je ukazatel kterékoli společnosti na 25 nebo dál, nelze akcie do konce hry vyměňovat.
rules_M5 = Linky bodují jako obvykle, ale body jsou ziskem společnosti, ne hráče.
rules_M6 = Na konci se společnosti seřadí podle zisku. Nejlepší má hodnotu 8, další 7 a tak dál až po 1. Společnosti se stejným ziskem dostanou všechny vyšší hodnotu a hodnoty pod ní se přeskočí. Za každou akcii získáš hodnotu její společnosti, jednou za každých deset procent.
rules_M7 = Hráč, který má v některé společnosti nejvyšší součet procent, získá navíc jeden bod za každých celých deset jejího zisku. Má-li ho několik hráčů, dostane každý celou odměnu. Nemá-li akcii nikdo, odměnu nedostane nikdo.
rules_M8 = Vítězí hráč s nejvíce body. Příklad: zisky žluté 38, oranžové 36, šedé 34, zelené 32, modré 32, červené 29, hnědé 25 a fialové 25 dávají společnostem hodnoty 8, 7, 6, 5, 5, 3, 2 a 2. Akcie na 40 a 20 procent žluté, 30 zelené a 10 modré vyplatí 48 + 15 + 5 = 68. Největší akcionář žluté získá další 3.

figures_stations = Stanice podél horního okraje a v jeho rozích: každá společnost má na každé straně plánu jednu.
figures_shares =
    Na konci: společnosti podle zisku se svými hodnotami a kolik vyplatí akcie v ruce: { $shares } { $shares ->
        [one] bod
        [few] body
       *[other] bodů
    }. Většiny přidají { $bonus }.

tutorial_lines = Vlaky už nepatří hráčům. Patří osmi společnostem po čtyřech stanicích a ty máš jejich akcie.
tutorial_shares = Máš čtyři akcie: 10 % hnědé, 20 % zelené, 30 % a 40 % šedé. Vidíš je jen ty.
tutorial_exchange = Místo položení dílku můžeš akcii vyměnit za jinou stejné velikosti. Odkrytá 10% akcie je šedá. Vyber svou hnědou a vezmi si za ni tu šedou.
tutorial_majority = Tři ze tvých čtyř akcií jsou teď šedé. Víc šedé než ty nikdo mít nemůže a největší akcionář dostane na konci odměnu: jeden bod za každých deset zisku společnosti.
tutorial_build = Stav tedy pro šedou. Její linka ze stanice 24 je skoro hotová. Polož dílek na označené pole: body dostane společnost, ne hráč.
tutorial_profit = Šedá vydělává 7 a se ziskem 10 vede. Na konci se společnosti seřadí: za každou desetinu, kterou máš, vyplatí první osm bodů, druhá sedm a tak dál.
tutorial_secret = Výměny končí navždy, jakmile má některá společnost dvacet pět bodů. Do té doby sleduj, které linky staví ostatní: prozrazují tím své akcie. A tvé linky prozrazují tvé.
