### The analysis board.

title = Analysebord
about = Speel verder voor iedereen, kies elke trekking en zie wat de computer verwacht. Alles blijft op dit apparaat.
fresh = Nieuwe analyse
players = Spelers
begin = Beginnen
studies = Bewaarde studies
deleteOne = “{ $name }” verwijderen
deleteSure = Echt verwijderen?
fair = Fair play: een lopende onlinepartij waarin je meespeelt, kan niet worden geanalyseerd.
toStudies = Alle studies

# The menu of a study, and what it is about.
study = Studie
name = Naam
link = Link kopiëren
linkCopied = De link staat op het klembord. Hij bevat de hele studie; geen server krijgt die te zien.
linkThere = Kopieer de link hier. Hij bevat de hele studie; geen server krijgt die te zien.
linkTooLong = Deze studie is te lang voor een link. Stuur die als bestand.
file = Als bestand opslaan
kept = Wijzigingen worden meteen in deze browser bewaard.
notThere = Deze studie staat niet op dit apparaat.
unknownGame = Dit is een studie van “{ $game }”, dat hier niet bestaat.
refused = Een van de zetten is niet toegestaan: { $reason }

# What is wrong with a file or a link.
faults_notStudy = Dit is geen studie.
faults_newer = Deze studie is met een nieuwere versie van de app gemaakt. Laad de pagina opnieuw om bij te werken.
faults_tooLarge = Deze studie is te groot.
faults_badLog = De partij in deze studie is beschadigd.
faults_badNode = Een zet of notitie in deze studie is beschadigd.
tree = Varianten

# Below a move: what could have been played instead.
variations = Andere zetten
start = Begin
treeEmpty = Speel zetten op het bord: ze verschijnen hier. Ga terug en speel een andere voor een variant.
note = Notitie bij deze stelling
mark = Teken
comment = Commentaar
promote = Hoofdvariant maken
remove = Vanaf hier verwijderen
removeSure = Deze zet en alles erna verwijderen?
marks_brilliant = Briljante zet
marks_good = Goede zet
marks_interesting = Interessante zet
marks_dubious = Twijfelachtige zet
marks_mistake = Fout
marks_blunder = Blunder
evaluation = Evaluatie
evaluate = Stellingen evalueren
evaluateAbout = Naar wat de speler aan zet kan weten; wat verborgen is, wordt geloot. Hoe langer je wacht, hoe beter.
depth = Voortgang van de evaluatie
failed = De evaluatie is mislukt: { $reason }
solved = Zeker: de rest van de partij is uitgerekend.

# $points is such as 42.5, $win such as 54 %.
expected = { $points } punten verwacht
expectedWin = { $points } punten, { $win } winstkans
chances = Winstkansen
toFirst = Naar het begin
back = Terug
forward = Vooruit
toLast = Naar het einde van de variant
# A link to a game on this device that is not over.
inPlay = Deze partij is hier nog bezig. Open die en kies “Analysebord” in het menu.
running = Fair play: dit is een stelling uit een lopende onlinepartij waarin je meespeelt. Na afloop kun je die analyseren.
drawing_title = Op het bord tekenen
drawing_tools_cell = Vakken
drawing_tools_arrow = Pijlen
drawing_tools_line = Lijnen
drawing_about_cell = Kies vakken op het bord om ze te markeren.
drawing_about_arrow = Kies waar een pijl begint en dan waar hij eindigt.
drawing_arrowFrom = Pijl vanaf { $cell }: kies waar hij eindigt.
drawing_line = Lijn om te markeren
drawing_chooseLine = Kies een lijn
drawing_nothing = Nog niets getekend
drawing_clear = Wissen
drawing_done = Klaar
importTitle = Studie of partij importeren
importAbout = Als bestand, link of tekst van een partij. Voor onbekende trekkingen mag een partij ? bevatten.
