firstSeat = Zaczynać musi ktoś z graczy: miejsce od 0 do { $max }.
targetBetween = Liczba punktów do wygranej musi być całkowita, od { $min } do { $max }.

orderDue = Runda się zaczyna: najpierw losuje się kolejność odcinków prostych.
lineDue = Trwa rozdawanie linii.
sectionDue = Teraz trzeba położyć { $tile }.
unknownOrder = { $name } to nie kolejność odcinków prostych. Kolejności to { LIST($names) }.
unknownLine = Nie ma linii „{ $number }”. Linie to 1–{ $max }.
lineDealt = Linia { $line } jest już rozdana.
unknownSection = Nie ma kafelka „{ $name }”.

unknownRotation = { $number } to nie obrót. Obroty to 0, 1, 2 i 3 ćwierci obrotu zgodnie z ruchem wskazówek zegara.
sameRotation = { $tile } wygląda tak samo po pół obrotu: zamiast obrotu { $number } zapisz { $equal }.
spotTaken = Na { $spot } już leży kafelek, a kafelków nie wolno przesuwać.
touchesNothing = Kafelki kładzie się obok innego: { $spot } nie jest obok żadnego.
linesMustJoin = Linie muszą się łączyć. Tu potrzebne: { LIST($wants) }.
fitsInNoRotation = Ten kafelek nie pasuje tu w żadnym obrocie. Tu potrzebne: { LIST($wants) }.

## Czego wymaga pole: bok i linia

names_want = { $want ->
    [north] linia { $detail } na północy
    [east] linia { $detail } na wschodzie
    [south] linia { $detail } na południu
   *[west] linia { $detail } na zachodzie
}
