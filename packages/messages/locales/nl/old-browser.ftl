### What a browser shows that is too old for the app.

title = Je browser is te oud
text = Guimard werkt vanaf Chrome of Edge { $chrome }, Firefox { $firefox } en Safari { $safari }. Werk je browser bij of open deze pagina in een andere.
