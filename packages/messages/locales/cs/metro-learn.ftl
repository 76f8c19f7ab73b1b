title = Metro

# Pro popisky kreseb, i v modulech.
points =
    { $points } { $points ->
        [one] bod
        [few] body
       *[other] bodů
    }
# 7. pád: projíždí 4 dílky.
tiles-ins =
    { $tiles } { $tiles ->
        [one] dílkem
        [few] dílky
       *[other] dílky
    }
crossings =
    { $length } { $length ->
        [one] průjezd
        [few] průjezdy
       *[other] průjezdů
    }

lessons_base_title = Hra
lessons_base_points_1 = Ve stanicích kolem plánu čekají tvé vlaky. Koleje na dílcích je vezou dál.
lessons_base_points_2 = Ve svém tahu polož dílek z ruky a dober nový. Nebo nejdřív dober a polož dobraný dílek.
lessons_base_points_3 = Dílek patří na okraj nebo vedle jiného dílku a nikdy se neotáčí.
lessons_base_points_4 = Linka je hotová, když dojede do kterékoli stanice nebo do středu. Boduje ten, čí vlak po ní jede, ať dílek položil kdokoli.
lessons_base_points_5 = Každý průjezd linky dílkem přináší bod a linka může jedním dílkem projet až čtyřikrát. Linka, která končí v centrální stanici, se počítá dvakrát.
lessons_base_points_6 = Své linky prodlužuj, linky ostatních zkracuj. Když leží všech 60 dílků, vítězí hráč s nejvíce body.

lessons_variants_title = Čtyři varianty
lessons_variants_points_1 = Volné otáčení: každý dílek otoč, jak chceš. Větší výběr, víc k přemýšlení.
lessons_variants_points_2 = Větší ruka: v ruce máš dva nebo tři dílky místo jednoho.
lessons_variants_points_3 = Jeden ukazatel na pozici: dva hráči nikdy nestojí na stejné pozici bodové stupnice. Ukazatel, který by přišel na obsazenou pozici, jde dál, a tak nikdy nenastane shoda.
lessons_variants_points_4 = Dotyk rohem: dílek se smí jiného dotýkat i jen rohem.
lessons_variants_points_5 = Kombinuj je, jak chceš; varianta „jeden ukazatel na pozici“ ale potřebuje hru, ve které linky patří hráčům.

sections_board = Plán
rules_B1 = Plán je čtverec 8 krát 8 polí. Čtyři pole uprostřed jsou centrální stanice, na kterou se dílky nikdy nepokládají. Zbývá 60 polí, pro každý dílek jedno. Pole má jméno podle sloupce, zleva A až H, a řádku, shora 1 až 8.
rules_B2 = U každé vnější strany pole na okraji je stanice: celkem 32. Číslují se proti směru hodinových ručiček od pravého horního rohu: 1 až 8 nahoře směrem doleva, 9 až 16 po levé straně dolů, 17 až 24 dole směrem doprava, 25 až 32 po pravé straně nahoru. Rohové pole má tedy stanice dvě. Stanice 9 je Place de Clichy.
rules_B3 = Vlaky jezdí vpravo. Stanice má dvě koleje: z pohledu strojvedoucího, který se chystá vjet na plán, vyjíždí vlak po pravé a po levé přijíždějí jiné vlaky. Centrální stanice má osm nástupišť, jedno všude tam, kde s ní sousedí pole pro dílky, a každé má stejně tak dvě koleje.

sections_tiles = Dílky
rules_B4 = Na každé ze čtyř stran má dílek jednu kolej dovnitř a jednu ven. Jeho čtyři koleje spojují každý vjezd s jiným výjezdem. Takových dílků je možných 24 a mezi 60 dílky v krabici jsou všechny.

sections_players = Hráči a stanice
rules_B8 = Hrát mohou dva až šest hráčů: žlutá, modrá, oranžová, zelená, fialová a šedá. Komu stanice patří, ukazuje vlak v ní. Při dvou hráčích má žlutá všechny liché stanice a modrá všechny sudé; pro více hráčů viz tabulky. Při třech, pěti nebo šesti hráčích stanice 16 a 17 nikomu nepatří, linky tam ale smějí končit.
rules_B9 = Dílky se zamíchají lícem dolů. Každý hráč si jeden vezme a ostatním ho neukazuje. V tištěné hře začíná nejmladší hráč; zde o tom rozhodne ten, kdo hru připravuje, nebo to nechá na náhodě. Potom se hraje po směru hodinových ručiček.

sections_turn = Tvůj tah
rules_B10 = Udělej jedno ze dvou. Polož dílek z ruky a potom dober nový, dokud hromádka stačí. Nebo si ruku nech, dober dílek a polož ten; potom už další nedobíráš. Po dobrání nelze rozhodnutí změnit: dobraný dílek se musí položit.
rules_B11 = Dobírat lze, jen dokud jsou v hromádce dílky. Nemáš-li dílek a žádný už nelze dobrat, pasuješ; nabízí-li ti některý modul ještě něco jiného, můžeš si vybrat mezi tím a pasováním. Hraje se, dokud není položen 60. dílek.

sections_laying = Pokládání dílku
rules_B12 = Vyber prázdné pole na okraji plánu, nebo takové, které má aspoň na jedné straně vedle sebe dílek. Dotýkat se jen centrální stanice nestačí.
rules_B13 = Šipka na dílku míří k hornímu okraji plánu. Dílky se neotáčejí.
rules_B14 = Linku nesmí tvořit jediný dílek. Dílek se nesmí položit tam, kde by přivedl vlak z některé stanice rovnou do stanice, ať jiné nebo téže, a bez ohledu na to, komu patří. Je jedna výjimka: kdyby pravidlo porušovalo každé pole, které je pro tento dílek otevřené, jsou pro něj dovolená všechna. Posuzuje se to pro každý dílek zvlášť; nezáleží na tom, co jiného je možné udělat.
rules_B15 = Stavět smíš, kde chceš: na svých linkách, na linkách ostatních hráčů i před kteroukoli stanicí.

sections_scoring = Body a konec hry
rules_B16 = Linka je hotová, jakmile její kolej vede z její stanice na příjezdovou kolej kterékoli stanice nebo do centrální stanice. Hned boduje majitel stanice, ze které vychází, ať dílek položil kdokoli. Jeden dílek může dokončit několik linek. Bodují všechny, od nejnižšího čísla stanice, a linky z centrální stanice až po nich. Každá linka boduje jen jednou; její vlak se na znamení toho otočí.
rules_B17 = Linka získá bod pokaždé, když projede dílkem; dílek, kterým projede třikrát, tedy přinese tři. Koleje natištěné na centrální stanici nepřinášejí nic, ale linka, která tam končí, má dvojnásobek bodů. Příklad: pět dílků, každým se projede jednou, konec v centrální stanici: 10 bodů.
rules_B18 = Kolej, která vede v kruhu a nepotká žádnou stanici, nemá žádnou cenu.
rules_B19 = Hra končí, když jsou položeny všechny dílky; v té chvíli je každá linka hotová. Vítězí hráč s nejvíce body. Hráči se stejným počtem se o vítězství dělí.

sections_variants = Varianty
rules_V1 = Volné otáčení. Šipek si nevšímej: jak dílek otočíš, je na tobě. Výjimka z pravidla o jediném dílku (B14) platí jen tehdy, když dílek nejde položit na žádné pole v žádném otočení.
rules_V2 = Větší ruka. Každý hráč má v ruce dva nebo tři dílky. Po položení dílku z ruky dobírej, dokud jich v ruce nemáš zase tolik. I tak smíš dílek dobrat a hned položit.
rules_V3 = Jeden ukazatel na pozici. Dva ukazatele nikdy nestojí na stejném čísle bodové stupnice, kromě 0. Ukazatel, který by přišel na obsazené číslo, postoupí na nejbližší vyšší volné, a to je výsledek. Stupnice pokračuje za 100 a shoda není možná. Co hráči získají na konci hry, přičte se každému jako jeden posun, v pořadí tahů od prvního hráče. Ne se společnostmi a ne v sólové hře.
rules_V4 = Dotyk rohem. Za sousední (B12) se počítá i pole, které se položeného dílku dotýká jen rohem.

sections_combinations = Co jde s čím
rules_C1 = Společnosti lze spojit s centrálními stanicemi, s centrálními kolejemi a s každým městem. Centrální stanice a centrální koleje se vylučují, protože koleje zakrývají nástupiště; obojí lze spojit s každým městem. Město je nejvýš jedno. Sólo se hraje bez dalších modulů. Volné otáčení (V1), větší ruka (V2) a dotyk rohem (V4) jdou se vším, v sólové hře však máš vždy dva dílky. Jeden ukazatel na pozici (V3) potřebuje hru bez společností a není pro sólo.

sections_cities = Města
rules_Y1 = Se společnostmi jdou body za položení dílku rovnou hráči, který ho položil. Co dostává majitel linky (turisty v New Yorku, žetony v Petrohradu, karty v Berlíně), patří místo toho společnosti. Přičte se to k zisku na konci, než se společnosti seřadí a vyplatí většiny (M6, M7), a nikdy to neukončí výměny (M4).
rules_Y2 = Vnitřní pole jsou ta, která jsou aspoň krok od okraje, bez středu: 32 polí.
rules_Y3 = Turisté mají osm barev: žlutá, modrá, oranžová, zelená, fialová, šedá, červená a hnědá, v tomto pořadí všude tam, kde je pořadí třeba. Linka, která nikomu nepatří, ze stanice 16 nebo 17 nebo z nástupiště bez značky, nebere turisty ani žetony; její karty v Berlíně jdou pomyslnému majiteli (E3).

sections_notation = Dodatek: zápis
rules_B5 = Dílek se zapisuje čtyřmi písmeny, pro vlaky vjíždějící shora, zprava, zdola a zleva. Při a jede vlak rovně. Při b vyjede nejbližší stranou po směru hodinových ručiček, při c nejbližší stranou proti směru. Při d se otočí a vyjede, kudy vjel. Na dílku cbaa vyjede vlak shora vlevo, vlak zprava dole a zbylé dva jedou rovně.
rules_B6 = Počty dílků v krabici: po čtyřech { $four }; po třech { $three }; po dvou { $two }.
rules_B7 = Tah se zapisuje jako dílek a jeho pole: cbaa72 je dílek cbaa v řádku 7 a sloupci 2, obojí počítáno od 0 z levého horního rohu. Celý plán je řetězec takových tahů v pořadí, v jakém se hrály. Smí-li se dílky otáčet (V1), jsou to písmena dílku tak, jak leží.

figures_board = 8 krát 8 polí, uprostřed centrální stanice a kolem okraje 32 stanic.
figures_keepRight = Vlak ze stanice { $from } vyjíždí po pravé koleji. Prázdná šipka označuje kolej pro příjezd.
figures_tile = Dílek má čtyři koleje. Sleduj číslo: tam vlak vjede a u šipky téže barvy vyjede.
figures_stations = Stanice jednotlivých barev.
figures_players =
    { $players } { $players ->
        [one] hráč
        [few] hráči
       *[other] hráčů
    }
figures_open = Označená pole jsou otevřená: na okraji nebo vedle dílku. Přeškrtnutá pole se žádného dílku nedotýkají a centrální stanice se nepočítá.
figures_upright = Zlatá šipka musí mířit nahoru.
figures_corner = Nedovolené: tento dílek by vedl vlak ze stanice { $from } rovnou do stanice { $to }.
figures_turnBack = Nedovolené: vlak ze stanice { $from } by se hned vrátil.
figures_exception = Výjimka: jako první dílek hry by tento porušil pravidlo na každém z otevřených polí (je jich { $cells }). Smí tedy na kterékoli z nich.
figures_complete = Linka ze stanice { $from } je hotová ve stanici { $to }. Projíždí { tiles-ins }: { points }.
figures_crossings = Vlak projíždí jen { tiles-ins }, ale otočí se a jedním z nich projede dvakrát: { points }.
figures_centre = Linka má { crossings } a končí v centrální stanici: { $length } × 2 = { points }.
figures_loop = Tento kruh nepotká žádnou stanici: žádné body.
figures_finished = Roh dohrané hry: každá linka je hotová. Linka ze stanice { $from } přinesla { points }.
figures_rotations = Týž dílek ve čtyřech otočeních: jedno si vyber.
figures_hand = Tři dílky v ruce.
figures_markers = Body by posunuly modrou na { $taken }, kde stojí žlutá. Jde dál na { $space }.
figures_cornerContact = S dotykem rohem jsou otevřená i pole, která se dílku dotýkají jen rohem.
figures_letters = Dílek cbaa: písmeno na každé straně říká, kam jede vlak, který tudy vjede.

tutorial_welcome = Vítej v Metru. Hraješ za žlutou, soupeř za modrou. Střídáte se v pokládání dílků a stavíte linky pro své vlaky. Čím delší linka, tím víc bodů.
tutorial_stations = Kolem plánu je 32 stanic. 16 s lichými čísly je tvých a v každé čeká žlutý vlak. Každý vlak jede za hru po jedné lince a ta linka jednou boduje.
tutorial_right = Vlaky jezdí vpravo. Podívej se na plán ze stanice 7: tvůj vlak vyjíždí po pravé koleji. Kolej vlevo od ní je pro příjezd. Každá strana dílku má takovou dvojici, jednu cestu dovnitř a jednu ven.
tutorial_place = Dílek patří na prázdné pole na okraji, nebo vedle dílku, který už na plánu leží. Nesmí se otáčet. Polož dílek před stanici 7 a začni svou první linku.
tutorial_grow = Modrá položila dílek vedle tvého a tvá linka po něm vede rovně dál. Dílky nikomu nepatří: každá linka používá koleje, na které narazí. Polož nový dílek na označené pole. Tvá linka pak bude mít 3 dílky.
tutorial_turnBack = Tento dílek otočí tvůj vlak zpět. Pojede znovu po dílcích, kterými už projel, a vyjede u jiné stanice. To je dobře: každý průjezd se počítá. Polož ho a dokonči linku.
tutorial_scored = Tvá linka je hotová a přináší 6 bodů. Má 4 dílky, ale těmi 2 označenými projíždí dvakrát a každý průjezd má cenu jednoho bodu.
tutorial_hurt = Modrá právě dokončila tvou linku ze stanice 3, už po 2 dílcích. Získáváš 2 body a víc už tato linka nikdy nepřinese. Linka boduje vždy pro svého majitele, ať ji dokončí kdokoli.
tutorial_refused = Dílek v tvé ruce posílá každý vlak rovnou zpět. Na označeném poli by ukončil linku, která sotva vyjela ze stanice. Linku o 1 dílku pravidla zakazují, pokud může dílek jinam. Jestli chceš, zkus to: plán ti to nedovolí.
tutorial_draw = Tento dílek se bude brzy hodit, tak si ho nech. Místo toho můžeš dobrat dílek z hromádky a hned ho položit. Po dobrání se už nejde vrátit. Dober teď.
tutorial_drawn = Dobrý dílek: vede vlak ze stanice 5 rovně ke středu. Polož ho na označené pole. Co máš v ruce, ti zůstává.
tutorial_revenge = A teď se podívej na linku modré ze stanice 4: chystá se vjet na označené pole. Polož dílek, který máš schovaný. Pošle vlak modré domů po 4 průjezdech, za pouhé 4 body.
tutorial_centre = Čtyři pole uprostřed jsou centrální stanice. Linka, která tam končí, se počítá dvakrát. Tvá linka ze stanice 5 čeká u označeného pole: polož dílek a sleduj vlak.
tutorial_doubled = Tvůj vlak projíždí tímto jedním dílkem 4×. Linka má 12 průjezdů a končí v centrální stanici: 24 bodů. Vedeš 32 ku 4. Dalších 47 dílků se položí za vás oba, tak sleduj, jak linky rostou.
tutorial_last = Modrá všechno dohnala a vede 104 ku 84. Hromádka je prázdná a toto je tvůj poslední dílek. Hru může ještě rozhodnout jedna linka: tvá ze stanice 17. Polož dílek na označené pole.
tutorial_over = Dalších 24 bodů v centrální stanici. Modrá pokládá poslední z 60 dílků a hra končí; každá linka je hotová. Vítězíš 112 ku 107. Teď už víš, jak se hraje.
