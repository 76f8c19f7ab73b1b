title = Centrální stanice

lesson_1 = Máš jednu značku. Místo položení dílku ji můžeš umístit na volné nástupiště centrální stanice.
lesson_2 = Linka, která odtud vede, je od té chvíle také tvá, se všemi kolejemi, které už má.
lesson_3 = Přináší jeden bod za každý průjezd: linky ze středu se nikdy nezdvojují.
lesson_4 = Se společnostmi patří každá značka jedné společnosti a umístíš ji, když ukážeš některou její akcii.

rules_M9 = Bez společností má každý hráč jednu značku. Místo položení dílku ji jednou za hru můžeš umístit na volné nástupiště centrální stanice. Linka, která odtud vede, je potom tvá vedle ostatních.
rules_M10 = Se společnostmi má značku každá společnost. Místo položení dílku nebo výměny akcie můžeš umístit značku některé společnosti, když ukážeš jednu její akcii. Ta zůstane ležet odkrytá před tebou a už ji nelze vyměnit.
rules_M11 = Linka ze středu boduje jako ostatní, ale nikdy se nezdvojuje, ani když v centrální stanici zase skončí. Také ji nesmí tvořit jediný dílek, s toutéž výjimkou jako v B14. Nástupiště je volné, dokud na něm není značka a dokud linka z něj není hotová.
rules_M12 = Umístění značky je celý tvůj tah a nic nedobíráš. Koleje, které z nástupiště už vedou, se počítají celé. Značka, která se neumístí, nic nepřinese. Linky ze stanic na okraji se zdvojují u každého nástupiště, se značkou i bez ní, i když je značka tvoje. Značky lze umisťovat i po skončení výměn (M4). Ukázaná akcie se dál počítá do hodnoty i do většiny (M6, M7). Pole se dotykem se značkou dílkům neotevře (B12).

figures_token = Linka od značky, za každý průjezd bod: { points }. Nikdy se nezdvojuje.

tutorial_token = Centrální stanice má osm nástupišť. Jednou za hru můžeš na jedno z nich místo dílku umístit svou značku. Linka, která odtud vede, je potom tvá.
tutorial_place = Kolem označeného pole čeká spousta kolejí. Umísti značku na nástupiště 7, hned vedle.
tutorial_start = Značka byla celý tvůj tah. Teď novou linku začni: polož dílek na označené pole.
tutorial_finish = Tvůj vlak teď čeká u dalšího pole. Dílek v ruce ho přivede na všechny ty koleje. Polož ho na označené pole a sleduj vlak.
tutorial_scored = 12 průjezdů, 12 bodů. Linka se dokonce vrátila do centrální stanice, ale nezdvojuje se: u linky, která tam začíná, se to nestane nikdy.
tutorial_wait = Značka, která se neumístí, nic nepřinese, a nástupiště je volné jen do dokončení své linky. Neumisťuj ji tedy moc brzy, ale ani moc pozdě.
