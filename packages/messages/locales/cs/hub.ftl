title = Studovna
intro = Uč se ze svých her, trénuj na úlohách, nebo nech Guimard spočítat body hry z krabice.

daily =
    .title = Rozdání dne
    .about = Stejné dílky pro všechny. Kolik z osmi úrovní porazíš?
puzzles =
    .title = Úlohy
    .about = Jedna pozice, jeden nejlepší tah. Tvé hodnocení roste s tebou.
analysis =
    .title = Analýza
    .about = Zkoušej jakýkoli tah v jakékoli pozici a počítač ho ohodnotí.
companion =
    .title = Pomocník
    .about = Hraješ s krabicí? Zadej plán a Guimard spočítá body.

games =
    .title = Tvé hry
    .about = Dohrané hry, připravené k rozboru.
review = Rozbor: { $title }
none = Dohraj hru a její rozbor bude čekat tady.
all = Všechny hry
