### What a browser shows that is too old for the app.

title = Dein Browser ist zu alt
text = Guimard läuft ab Chrome oder Edge { $chrome }, Firefox { $firefox } und Safari { $safari }. Aktualisiere deinen Browser oder öffne diese Seite in einem anderen.
