### What a browser shows that is too old for the app.

title = Ton navigateur est trop ancien
text = Guimard fonctionne à partir de Chrome ou Edge { $chrome }, Firefox { $firefox } et Safari { $safari }. Mets ton navigateur à jour ou ouvre cette page dans un autre.
