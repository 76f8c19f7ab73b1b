### Bordet: historik, coach, resultat och det som står runt varje spelplan.

menu = Meny
home = Hem
rules = Regler
settings = Inställningar
undo = Ångra
undoReviewing = Gå tillbaka till partiet först.
undoPractice = I övningspartier kan du ångra allt.
hint = Fråga coachen
advising = Coachen tänker …
# Coachen: var spelaren hamnar till slut, till exempel ”7 poäng före, ±4”.
advice_at = Bricka på { $cell }
advice_ahead = { $points } poäng före
advice_behind = { $points } poäng efter
advice_level = jämnt
advice_within = { $lead }, ±{ $points }
advice_wins = vinstchans { $percent } %
advice_equal = ungefär lika
advice_only = Det finns bara ett drag.
advice_live = Coachen talar om det aktuella draget. Gå tillbaka till partiet för att fråga.
advice_sureness_certain = Säkert: resten av partiet är uträknat.
advice_sureness_sure = Säker: ett drag är klart bäst.
advice_sureness_fairly = Ganska säker: ett drag ser bättre ut än de andra.
advice_sureness_guess = En gissning: de bästa dragen är ungefär lika.
noAdvice = Fråga coachen om de bästa dragen. Den ser bara det du ser.
history = Historik
toFirst = Till början
back = Föregående drag
forward = Nästa drag
toLast = Tillbaka till partiet
replay = Repris på de senaste dragen
moment = Drag { $at } av { $of }
lookingBack = Tittar på drag { $at } av { $of }.
log = Logg
coach = Coach
inWords = I text
earlier = Visa alla
nothingYet = Inga drag än.
scoringOnly = Bara drag med poäng
noScoring = Inga poäng än.
players = Spelare och poäng
pin = Visa öppna linjer: { $name }
onTurn = på tur
thinks = tänker …
yourTurn = Din tur
# På själva knappen, före det som inte kan tas tillbaka.
sure = { $choice }? Kan inte ångras
computer = dator, nivå { $level }
# $time är till exempel ”5 sekunder”.
computerTimed = dator, nivå { $level }, { $time } per drag
# Sägs en gång, när en långsam enhet hindrar en nivå från sitt vanliga arbete.
slowDevice =
    Enheten är långsam: datorn slutade tänka efter { $seconds } { $seconds ->
        [one] sekund
       *[other] sekunder
    }, så nivå { $level } är svagare här än annars.
points = { $points } poäng
passTo = Lämna över enheten till { $name }
passWhy = De andra spelarnas hemligheter förblir dolda.
lift = Jag är { $name }
over = Partiet är slut

# Slutet på ett parti. $scores är till exempel 127–66, bäst först.
headline_won = Du vann med { $points } poäng
headline_youWon = Du vann
headline_lost = Du förlorade { $own }–{ $best }
headline_youLost = Du förlorade
headline_youTied = Du delar segern med { LIST($names) }
headline_wins = { $name } vinner, { $scores }
headline_tied = { LIST($names) } delar segern
headline_solo = Dina poäng: { $points }
headline_newBest = Nytt rekord på den här enheten. Det förra var { $points }.
headline_best = Rekord på den här enheten: { $points }

results = Resultat
highlights = Höjdpunkter
showOnBoard = Visa på spelplanen

picture_share = Dela bild
picture_save = Spara bild
picture_failed = Webbläsaren kan inte skapa bilden.

# Vad ett diagram visar: poäng när de kom, eller vad alla skulle ha haft vid varje tidpunkt.
plot_label = Visa
plot_points = Poäng
plot_value = Om det slutat då
plot_valueTitle = Resultat om partiet hade slutat då

total = Totalt
source = Källa
overTime = Poäng under partiet
plotText = { $name } slutar på { $points }
lookAtBoard = Visa spelplanen
rematch = Spela igen
review = Genomgång

# Kortet första gången en modul eller stad spelas; `open` visar det igen, från panelen.
introduction_several = Nytt i det här partiet
introduction_close = Jag förstår
introduction_lesson = Spela lektionen
introduction_open = I korthet

# Frågas innan ett nytt parti startas mitt i ett annat.
again_title = Starta ett nytt parti?
again_text = Partiet är inte slut. Du hittar det i Mina partier.
again_yes = Starta ett nytt parti
again_no = Spela vidare

assistance = Hjälp

assistanceLevels_purist = Purist: bara reglerna
assistanceLevels_tracing = Spårning: spårar linjer åt dig
assistanceLevels_preview = Förhandsvy: visar vad en bricka skulle göra
assistanceLevels_coach = Coach: föreslår de bästa dragen

practice = Övning: ångra allt
describe = Bordet i ord
followLine = Följ en linje
moves = Dina drag
noMoves = Det är inte din tur.
trouble = Något gick fel
notThere = Partiet finns inte i den här webbläsaren. Det kan ha tagits bort.
refused = Partiet kan inte öppnas: { $reason }
notSaved = Webbläsaren låter oss inte spara partier. Det här går förlorat när du stänger sidan.
elsewhere = Partiet är öppet i en annan flik
elsewhereWhy = Allt som händer där sparas. Du kan fortsätta här i stället.
playHere = Fortsätt här
tryAgain = Försök igen
look = Vy
sheet = Detaljer

# Fönstrets titel, vid ett bord.
title_turn = Din tur – { $game }
title_versus = { $game } mot { LIST($names) }
# För åskådare.
title_players = { $game } – { LIST($names) }

# På analysbrädet; och varför inte, medan man spelar online.
analyse = Analysbräde
analyseFair = Rent spel: ett parti som du spelar online kan inte analyseras förrän det är slut.
