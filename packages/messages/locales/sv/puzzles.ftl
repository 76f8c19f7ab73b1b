### Pussel: ställningar med ett bästa drag.

title = Pussel
intro = Ställningar med ett drag som är klart bäst. Hitta det, och se varför de andra är sämre.
# Ovanför spelplanen.
titled = Pussel · { $game }
toPuzzles = Alla pussel
noPuzzle = Pusslet finns inte
unknown = Det här pusslet finns inte, eller inte längre. Det finns gott om andra.

## Sidan med alla pussel.

ofTheDay = Dagens pussel
solveToday = Lös det
doneToday = Löst: titta igen
ratingOf = Rating { $rating }
train = Öva
solve = Lös ett pussel
fitting = { $count } pussel passar
noneFits = Inget pussel passar. Välj ett annat tema eller spel.
difficulty = Svårighet
difficulties_easier = Lättare
difficulties_matching = Min nivå
difficulties_harder = Svårare
theme = Tema
allThemes = Alla teman
game = Spel
allGames = Alla spel
byTheme = Per tema
solvedOf = { $solved } av { $count } lösta

themes_finish =
    .name = Gör klart
    .about = Slutför en linje för många poäng.
themes_save =
    .name = Rädda linjen
    .about = Rädda din linje från ett dåligt slut.
themes_spoil =
    .name = Förstör
    .about = Avsluta en motståndares linje medan den är värd lite.
themes_long =
    .name = Omvägen
    .about = Led en linje vidare i stället för att slutföra den.
themes_draw =
    .name = Dra först
    .about = Dra i stället för att lägga brickan du har på hand.
themes_share =
    .name = Välj aktie
    .about = Spela för bolagen du har aktier i.
themes_city =
    .name = På stan
    .about = Utnyttja det en stad eller modul tillför.
themes_journey =
    .name = Resan
    .about = Bind ihop din resa, eller blockera någon annans, i Correspondances.

yourRating = Din rating
noRating = Lös ett pussel för att få en rating. Den stannar på den här enheten.
# $points är till exempel 140.
within = ± { $points }
provisional = (preliminär)
# $from och $to är ratingtal.
chart =
    { $count ->
        [one] Din rating: { $to }
       *[other] Din rating under de senaste { $count } pusslen, från { $from } till { $to }
    }
streak = Svit
days =
    { $count ->
        [one] { $count } dag
       *[other] { $count } dagar
    }
run = Rätt i rad
solved = Lösta
notKept = Den här webbläsaren sparar inget: din rating försvinner när du stänger sidan.
erase = Nollställ rating
eraseSure = Verkligen nollställa rating och lösta pussel?
erased = Din pusselrating är nollställd.

## Lösa pussel.

# $name är en färg, eller till exempel ”Spelare 1”; utelämnas när man spelar ensam.
find = Du är { $name }. Hitta det bästa draget.
findAlone = Hitta det bästa draget.
showSolution = Visa lösningen
# På själva knappen.
giveUpSure = Visa? Det räknas som fel
right = Rätt!
rightLater = Rätt, på försök { $count }.
wrong = Inte det bästa draget.
told = Lösningen
judging = Ditt drag bedöms …
notJudged = Ditt drag kunde inte bedömas.
# $points och $percent är till exempel 4,2 och 6.
lost_both = Det förlorar { $points } poäng och { $percent } % vinstchans.
lost_points = Det förlorar { $points } poäng.
lost_win = Det förlorar { $percent } % vinstchans.
margin_both = Det ger uppskattningsvis { $points } poäng mer och { $percent } % större vinstchans än något annat drag.
margin_points = Det ger uppskattningsvis { $points } poäng mer än något annat drag.
margin_win = Det ger uppskattningsvis { $percent } % större vinstchans än något annat drag.
proved = Bekräftat av { $playouts } simuleringar.
provedExactly = Säkert: resten av partiet är uträknat.
# $change är till exempel +12.
rated = Din rating: { $rating } ({ $change })
countedBefore = Du har svarat på det här pusslet förut, så din rating står kvar.
tryAgain = Försök igen
next = Nästa pussel
share = Dela
copied = Länken är kopierad.
analyse = Analysera

## Varför de andra är sämre: en tabell.

comparison = Dragen i jämförelse
move = Drag
points = Poäng
chance = Chans
loss = Förlust
solution = (lösning)
yours = ditt drag
