menu = Menu
home = Startpagina
rules = Regels
settings = Instellingen
undo = Terugnemen
undoReviewing = Ga eerst terug naar de partij.
undoPractice = In oefenpartijen mag je alles terugnemen.
hint = Vraag de coach
advising = De coach denkt na…
advice_at = Tegel op { $cell }
advice_ahead =
    { $points ->
        [one] { $points } punt voor
       *[other] { $points } punten voor
    }
advice_behind =
    { $points ->
        [one] { $points } punt achter
       *[other] { $points } punten achter
    }
advice_level = gelijk
advice_within = { $lead }, ±{ $points }
advice_wins = wint in { $percent }%
advice_equal = ongeveer even goed
advice_only = Er is maar één zet.
advice_live = De coach heeft het over de huidige zet. Ga terug naar de partij om hem te raadplegen.
advice_sureness_certain = Zeker: de rest van de partij is uitgerekend.
advice_sureness_sure = Zeker van zijn zaak: één zet is duidelijk de beste.
advice_sureness_fairly = Vrij zeker: één zet lijkt beter dan de andere.
advice_sureness_guess = Een gok: de beste zetten zijn ongeveer even goed.
noAdvice = Vraag de coach naar de beste zetten. Hij ziet alleen wat jij ziet.
history = Verloop
toFirst = Naar het begin
back = Een stap terug
forward = Een stap verder
toLast = Terug naar de partij
replay = Toon de laatste zetten opnieuw
moment = Zet { $at } van { $of }
lookingBack = Zet { $at } van { $of }.
log = Verslag
coach = Coach
inWords = In woorden
earlier = Alles tonen
nothingYet = Er is nog niets gebeurd.
scoringOnly = Alleen zetten met punten
noScoring = Nog geen punten.
players = Spelers en punten
pin = Toon de open lijnen van { $name }
onTurn = aan zet
thinks = denkt na…
yourTurn = Jouw beurt
# On the button itself, before what cannot be taken back.
sure = { $choice }? Kan niet terug
computer = computer, niveau { $level }
computerTimed = computer, niveau { $level }, { $time } per zet
slowDevice =
    Dit apparaat is traag: de computer is na { $seconds } { $seconds ->
        [one] seconde
       *[other] seconden
    } gestopt met nadenken, dus niveau { $level } is hier zwakker dan elders.
points =
    { $points } { $points ->
        [one] punt
       *[other] punten
    }
passTo = Geef het apparaat aan { $name }
passWhy = Wat de anderen hebben, blijft verborgen.
lift = Ik ben { $name }
over = Het spel is afgelopen

# The end of a game. $scores is such as 127–66; the best first.
headline_won = Je wint met { points } verschil
headline_youWon = Je wint
headline_lost = Je verliest met { $own }–{ $best }
headline_youLost = Je verliest
headline_youTied = Je deelt de overwinning met { LIST($names) }
headline_wins = { $name } wint, { $scores }
headline_tied = { LIST($names) } delen de overwinning
headline_solo = Je score: { $points }
headline_newBest = Je beste score op dit apparaat. De vorige was { $points }.
headline_best = Beste op dit apparaat: { $points }

results = Uitslag
highlights = Hoogtepunten
showOnBoard = Op het bord tonen

picture_share = Afbeelding delen
picture_save = Afbeelding opslaan
picture_failed = Deze browser kan de afbeelding niet maken.

# What a plot shows: points as they came, or what everybody would have had at each moment.
plot_label = Tonen
plot_points = Punten
plot_value = Als het dan eindigde
plot_valueTitle = Stand als het spel dan was afgelopen

total = Totaal
source = Herkomst
overTime = Punten tijdens het spel
plotText = { $name } eindigt met { $points }
lookAtBoard = Bekijk het bord
rematch = Nog een keer
review = Analyse

# The card at the first play of a module or city; `open` shows it again, from the panel.
introduction_several = Nieuw in deze partij
introduction_close = Begrepen
introduction_lesson = Speel de les
introduction_open = In het kort

# Asked before a new game is started in the middle of one.
again_title = Een nieuwe partij beginnen?
again_text = Deze partij is nog niet afgelopen. Je vindt die bij “Mijn partijen”.
again_yes = Nieuwe partij
again_no = Doorspelen

assistance = Hulp

assistanceLevels_purist = Purist: niets dan de spelregels
assistanceLevels_tracing = Volgen: lijnen worden voor je gevolgd
assistanceLevels_preview = Vooruitblik: zie wat een tegel zou doen
assistanceLevels_coach = Coach: vraag naar de beste zetten

practice = Oefenen: je mag alles terugnemen
describe = De tafel in woorden
followLine = Volg een lijn
moves = Wat je kunt doen
noMoves = Je bent niet aan de beurt.
trouble = Er ging iets mis
notThere = Deze partij is niet in deze browser. Misschien is die verwijderd.
refused = Deze partij kan niet worden geopend: { $reason }
notSaved = In deze browser kunnen we niets opslaan: als je de pagina sluit, is deze partij weg.
elsewhere = Deze partij is in een ander tabblad geopend
elsewhereWhy = Alles wat daar gebeurt, wordt bewaard. Je kunt ook hier verdergaan.
playHere = Hier verdergaan
tryAgain = Opnieuw
look = Weergave
sheet = Details

# The title of the window, at a table.
title_turn = Jouw beurt – { $game }
title_versus = { $game } tegen { LIST($names) }
# To spectators.
title_players = { $game } – { LIST($names) }

# On the analysis board; and why not, while one plays online.
analyse = Analysebord
analyseFair = Fair play: een partij die je online speelt, kan pas na afloop worden geanalyseerd.
