title = Tvůj prohlížeč je příliš starý
text = Guimard potřebuje Chrome nebo Edge { $chrome }, Firefox { $firefox }, Safari { $safari } nebo novější. Aktualizuj prohlížeč, nebo otevři stránku v jiném.
