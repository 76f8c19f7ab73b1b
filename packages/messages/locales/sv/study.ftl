### Studera partier: genomgångar.

review = Genomgång
reviewOf = Genomgång av { $game }
# Ovanför spelplanen, tillbaka till partiet.
toGame = Till partiet

# Ett parti som inte är slut.
notOver = Spela klart först: en genomgång visar det som är dolt.

# Medan den görs, och innan.
making = Går igenom partiet … { $percent } %
stop = Stoppa
start = Gå igenom partiet
failed = Genomgången misslyckades: { $reason }
again = Gå igenom på nytt
depth = Djup
depths_quick = Snabb
depths_normal = Normal
depths_deep = Djup
# Hur den ska läsas.
about = Varje drag bedöms efter vad spelaren kunde veta då: dolda brickor är okända också för bedömaren.
# Ett parti som importerats utan vissa av sina dragningar.
guessed = Några brickor i partiet var okända och har slumpats in. Drag där spelarens hand inte är säker bedöms inte.

# Överst i genomgången: vad man kan lära sig. $points till exempel 21,5.
lesson_yours =
    { $count ->
        [one] Din största miss kostade { $points } poäng.
       *[other] Dina { $count } största missar kostade { $points } poäng sammanlagt.
    }
lesson_of =
    { $count ->
        [one] { $name }: den största missen kostade { $points } poäng.
       *[other] { $name }: de { $count } största missarna kostade { $points } poäng sammanlagt.
    }
lesson_none = Du gjorde inga misstag värda att nämna.
lesson_noneOf = { $name } gjorde inga misstag värda att nämna.
lesson_show = Visa den största

# Omdömen om drag, från bäst till sämst.
grades_best = Bästa draget
grades_good = Bra
grades_inaccuracy = Onoggrannhet
grades_mistake = Misstag
grades_blunder = Blunder
# Samma, räknade.
counts_best =
    { $count ->
        [one] { $count } gång bästa draget
       *[other] { $count } gånger bästa draget
    }
counts_good = { $count } bra
counts_inaccuracy =
    { $count ->
        [one] { $count } onoggrannhet
       *[other] { $count } onoggrannheter
    }
counts_mistake = { $count } misstag
counts_blunder =
    { $count ->
        [one] { $count } blunder
       *[other] { $count } blundrar
    }

# Vad det senaste draget gjorde. $points och $percent är till exempel 4,2 och 6.
verdict_lost = { $name } förlorade { $points } poäng och { $percent } % vinstchans.
verdict_lostPoints = { $name } förlorade { $points } poäng.
verdict_nothingLost = { $name } förlorade ingenting.
verdict_forced = { $name } hade inget val.
verdict_guessed = Bedöms inte: vad { $name } hade på hand är inte känt.
# Var bedömaren hade lagt brickan, eller vad den hade gjort.
verdict_betterAt = Bättre: brickan på { $cell }
verdict_better = Bättre: { $move }
verdict_show = Visa på spelplanen
verdict_played = Visa vad som spelades
verdict_solved = Säkert: resten av partiet är uträknat.
verdict_none = Stega genom partiet, eller välj ett nyckelögonblick.

# Diagrammet under spelplanen.
graph = Vinstchans efter varje drag
graphPoints = Väntade poäng efter varje drag
graphText = { $name } { $percent } %

accuracy = Precision
key = Nyckelögonblick
# En dragning bland nyckelögonblicken.
draw = En dragning som hjälpte { $name }
marked = Onoggrannheter, misstag och blundrar
noMarked = Inga: bra spelat.

# Var ett resultat kom ifrån: raderna summeras.
account_title = Tur och spel
account_in = Visas i
account_points = Poäng
account_win = Vinstchans
account_start = Väntat från start
account_luck = Tur i dragningen
account_ownPlay = Egna drag
account_othersPlay = Andras drag
account_hidden = Dolda brickor
account_result = Resultat
# I stället för resultatet, om någon gav upp eller fick slut på tid.
account_ended = Väntat när det slutade
account_about = Vad varje spelare kunde vänta sig före första draget, och vad tur och drag ändrade fram till slutet.

# På analysbrädet, från ögonblicket som visas.
analyse = Analysera härifrån
