### Study: one page that leads to everything one can learn from.

title = Studio
intro = Impara dalle tue partite, allenati con i problemi o lascia che Guimard conti una partita giocata con la scatola.

daily =
    .title = Partita del giorno
    .about = Le stesse tessere per tutti. Quanti degli otto livelli batterai?
puzzles =
    .title = Problemi
    .about = Una posizione, una sola mossa migliore. Il tuo rating cresce con te.
analysis =
    .title = Tabellone di analisi
    .about = Prova qualsiasi mossa in qualsiasi posizione, con la valutazione del computer.
companion =
    .title = Assistente
    .about = Giochi con la scatola? Inserisci il tabellone e lascia contare Guimard.

# Finished games of this device.
games =
    .title = Le tue partite
    .about = Partite finite, pronte per l’analisi.
review = Analizza { $title }
none = Finisci una partita: la sua analisi ti aspetterà qui.
all = Tutte le partite
