### Analysbrädet.

title = Analysbräde
about = Spela vidare för alla platser, välj varje dragning och se vad datorn väntar sig. Allt stannar på den här enheten.
fresh = Ny analys
players = Spelare
begin = Starta
studies = Sparade studier
deleteOne = Ta bort ”{ $name }”
deleteSure = Ta bort den?
fair = Rent spel: ett pågående onlineparti som du spelar i kan inte analyseras.
toStudies = Alla studier

# Menyn för en studie, och vad den handlar om.
study = Studie
name = Namn
link = Kopiera länk
linkCopied = Länken finns i urklipp. Den innehåller hela studien; ingen server får se den.
linkThere = Kopiera länken härifrån. Den innehåller hela studien; ingen server får se den.
linkTooLong = Studien är för lång för en länk. Skicka den som fil i stället.
file = Spara som fil
kept = Ändringar sparas i webbläsaren efter hand.
notThere = Studien finns inte på den här enheten.
unknownGame = Det här är en studie av ”{ $game }”, som inte finns här.
refused = Ett av dragen är inte tillåtet: { $reason }

# Vad som är fel med en fil eller länk.
faults_notStudy = Det här är ingen studie.
faults_newer = Studien är gjord med en nyare version av appen. Läs in sidan på nytt för att uppdatera.
faults_tooLarge = Studien är för stor.
faults_badLog = Partiet i studien är skadat.
faults_badNode = Ett drag eller en anteckning i studien är skadad.
tree = Varianter

# Under ett drag: vad som kunde ha spelats i stället.
variations = Andra drag
start = Start
treeEmpty = Spela drag på spelplanen: de listas här. Gå tillbaka och spela ett annat för att få en variant.
note = Anteckning om ställningen
mark = Omdöme
comment = Kommentar
promote = Gör till huvudvariant
remove = Ta bort härifrån
removeSure = Ta bort draget och allt som följer?
marks_brilliant = Briljant drag
marks_good = Bra drag
marks_interesting = Intressant drag
marks_dubious = Tveksamt drag
marks_mistake = Misstag
marks_blunder = Blunder
evaluation = Värdering
evaluate = Värdera ställningar
evaluateAbout = Utifrån vad spelaren på tur kan veta; det dolda slumpas fram. Värderingen blir bättre ju längre du väntar.
depth = Hur långt värderingen har kommit
failed = Värderingen misslyckades: { $reason }
solved = Säkert: resten av partiet är uträknat.

# $points är till exempel 42,5, $win till exempel 54 %.
expected = { $points } poäng väntas
expectedWin = { $points } poäng, vinstchans { $win }
chances = Vinstchans
toFirst = Till början
back = Tillbaka
forward = Framåt
toLast = Till variantens slut
# En länk till ett parti på enheten som inte är slut.
inPlay = Partiet spelas fortfarande här. Öppna det och välj ”Analysbräde” i menyn.
running = Rent spel: det här är en ställning ur ett pågående onlineparti som du spelar i. Den kan analyseras när partiet är slut.
drawing_title = Rita på spelplanen
drawing_tools_cell = Rutor
drawing_tools_arrow = Pilar
drawing_tools_line = Linjer
drawing_about_cell = Välj rutor på spelplanen att markera.
drawing_about_arrow = Välj var en pil börjar och sedan var den slutar.
drawing_arrowFrom = Pil från { $cell }: välj var den slutar.
drawing_line = Linje att markera
drawing_chooseLine = Välj en linje
drawing_nothing = Inget ritat än
drawing_clear = Rensa
drawing_done = Klar
importTitle = Importera en studie eller ett parti
importAbout = Som en fil, en länk eller ett parti i text. Ett parti får ha ? för dragningar som ingen känner till.
