### What a browser shows that is too old for the app.

title = Your browser is too old
text = Guimard needs Chrome or Edge { $chrome }, Firefox { $firefox }, Safari { $safari } or newer. Update your browser, or open this page in another one.
