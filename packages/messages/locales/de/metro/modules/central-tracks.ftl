title = Zentralgleise
about = Vier Plättchen bedecken die Zentralstation. Linien fahren hindurch; nichts zählt doppelt.

events_covered = { $tile } bedeckt ein Viertel der Zentralstation.
