### Puzzels: stellingen waarin één zet de beste is.

title = Puzzels
intro = Stellingen waarin één zet duidelijk de beste is. Vind hem, en zie waarom de andere slechter zijn.
# Above the board.
titled = Puzzel · { $game }
toPuzzles = Alle puzzels
# No such puzzle.
noPuzzle = Puzzel niet gevonden
unknown = Deze puzzel bestaat niet, of niet meer. Er zijn er nog genoeg.

## The page of all puzzles.

ofTheDay = Puzzel van de dag
solveToday = Oplossen
doneToday = Opgelost: nog eens bekijken
# Of a puzzle.
ratingOf = Rating { $rating }
train = Oefenen
solve = Puzzel oplossen
fitting =
    { $count ->
        [one] { $count } puzzel past
       *[other] { $count } puzzels passen
    }
noneFits = Er past geen puzzel. Kies een ander thema of spel.
difficulty = Moeilijkheid
difficulties_easier = Makkelijker
difficulties_matching = Mijn niveau
difficulties_harder = Moeilijker
theme = Thema
allThemes = Alle thema’s
game = Spel
allGames = Alle spellen
byTheme = Per thema
solvedOf = { $solved } van { $count } opgelost

themes_finish =
    .name = Maak de lijn af
    .about = Voltooi een lijn voor veel punten.
themes_save =
    .name = Red de lijn
    .about = Behoed je lijn voor een slecht einde.
themes_spoil =
    .name = Gooi roet in het eten
    .about = Beëindig de lijn van een tegenstander zolang ze weinig waard is.
themes_long =
    .name = De lange weg
    .about = Leid een lijn verder in plaats van die af te maken.
themes_draw =
    .name = Eerst trekken
    .about = Trek in plaats van de tegel uit je hand te leggen.
themes_share =
    .name = Kies het aandeel
    .about = Speel voor de maatschappijen waarvan je aandelen hebt.
themes_city =
    .name = In de stad
    .about = Gebruik wat een stad of een module toevoegt.
themes_journey =
    .name = De reis
    .about = Verbind je reis of blokkeer die van een ander, in Correspondances.

yourRating = Je rating
noRating = Los een puzzel op om een rating te krijgen. Die blijft op dit apparaat.
# $points is such as 140.
within = ± { $points }
provisional = (voorlopig)
# $from and $to are ratings.
chart =
    { $count ->
        [one] Je rating: { $to }
       *[other] Je rating over de laatste { $count } puzzels, van { $from } tot { $to }
    }
streak = Reeks
days =
    { $count ->
        [one] { $count } dag
       *[other] { $count } dagen
    }
run = Goed op rij
solved = Opgelost
notKept = Deze browser bewaart niets: je rating gaat verloren als je de pagina sluit.
erase = Rating wissen
eraseSure = Rating en opgeloste puzzels echt wissen?
erased = Je rating is gewist.

## Solving.

# $name is a colour, or such as “Player 1”; left out where the player has no opponents.
find = Jij bent { $name }. Vind de beste zet.
findAlone = Vind de beste zet.
showSolution = Oplossing tonen
# On the button itself.
giveUpSure = Tonen? Dat telt als fout
right = Goed!
rightLater = Goed, bij poging { $count }.
wrong = Niet de beste zet.
told = De oplossing
judging = Je zet wordt beoordeeld…
notJudged = Je zet kon niet worden beoordeeld.
# $points and $percent are such as 4.2 and 6.
lost_both = Hij verliest { $points } punten en { $percent }% winstkans.
lost_points = Hij verliest { $points } punten.
lost_win = Hij verliest { $percent }% winstkans.
margin_both = Hij is naar schatting { $points } punten en { $percent }% winstkans beter dan elke andere zet.
margin_points = Hij is naar schatting { $points } punten beter dan elke andere zet.
margin_win = Hij is naar schatting { $percent }% winstkans beter dan elke andere zet.
proved = Bewezen met { $playouts } gesimuleerde partijen.
provedExactly = Zeker: de rest van de partij is uitgerekend.
# $change is such as +12.
rated = Je rating: { $rating } ({ $change })
countedBefore = Deze puzzel heb je al eens beantwoord, dus je rating blijft gelijk.
tryAgain = Opnieuw proberen
next = Volgende puzzel
share = Delen
copied = De link is gekopieerd.
analyse = Analyseren

## Why the others are worse: a table.

comparison = De zetten vergeleken
move = Zet
points = Punten
chance = Wint
loss = Verlies
solution = (oplossing)
yours = jouw zet
