### Spelplanen som del av andra sidor, till exempel bloggar och forum.

replay = Repris
toFirst = Till början
back = Föregående drag
play = Spela upp
pause = Pausa
forward = Nästa drag
toLast = Till slutet
history = Drag
moment = Drag { $at } av { $of }
begin = Före första draget.
players = Spelare och poäng
points = { $points } poäng
painted = Linjerna är färgade.
bare = Linjerna är inte färgade.
trouble = Partiet kan inte visas. { $reason }
empty = Inget parti är angivet.
notLoaded = Det kunde inte hämtas från den angivna adressen.
