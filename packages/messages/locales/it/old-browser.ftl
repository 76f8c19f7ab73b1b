### What a browser shows that is too old for the app.

title = Il tuo browser è troppo vecchio
text = Guimard funziona a partire da Chrome o Edge { $chrome }, Firefox { $firefox } e Safari { $safari }. Aggiorna il browser o apri questa pagina in un altro.
