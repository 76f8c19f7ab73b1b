### The board as part of other pages, such as blogs and forums.

replay = Partij naspelen
toFirst = Naar het begin
back = Vorige zet
play = Afspelen
pause = Pauzeren
forward = Volgende zet
toLast = Naar het einde
# The slider.
history = Zet
moment = Zet { $at } van { $of }
begin = Vóór de eerste zet.
players = Spelers en punten
points =
    { $points } { $points ->
        [one] punt
       *[other] punten
    }
painted = Lijnen zijn gekleurd.
bare = Lijnen zijn niet gekleurd.
trouble = Deze partij kan niet worden getoond. { $reason }
empty = Er is geen partij opgegeven.
notLoaded = De partij kon niet van het opgegeven adres worden geladen.
