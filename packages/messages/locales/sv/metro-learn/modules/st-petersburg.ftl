title = Sankt Petersburg

lesson_1 = Åtta sevärdheter ligger på spelplanens diagonaler.
lesson_2 = Lägg en bricka på en, välj en färg och ställ dess turist på brickan. De fyra polletterna i den färgen blandas.
lesson_3 = Varje gång en klar linje passerar den brickan tar ägaren en pollett i färgen, osedd av de andra.
lesson_4 = Polletterna läggs ihop i slutet. Varje färg har tio poäng, men mycket olika fördelade.

rules_T1 = Åtta sevärdheter ligger på spelplanens diagonaler: på andra och tredje rutan från varje hörn. Varje färg har fyra polletter, först öppna bredvid spelplanen, och en turist.
rules_T2 = Om du lägger en bricka på en sevärdhet tas sevärdheten bort. Välj en turist som ännu inte har placerats ut och ställ den på brickan. Polletterna i dess färg vänds ner och blandas.
rules_T3 = När en linje är klar drar ägaren en pollett i en turists färg varje gång linjen passerar den turistens bricka: upp till fyra. Det gäller också brickan som slutför linjen. Du ser värdet på dina egna polletter; av andra spelares polletter vet du bara antalet. Bolagens polletter ser ingen. I slutet visas alla och läggs ihop. Exempel: en linje värd 11 som passerar brickan tre gånger ger 11 poäng och tar tre polletter.
rules_T4 = Polletterna i varje färg är värda tio sammanlagt. Gula: 1, 2, 3, 4. Blå: 2, 2, 3, 3. Orange: 0, 0, 5, 5. Gröna: 1, 1, 4, 4. Lila: 0, 2, 3, 5. Grå: 1, 1, 1, 7. Röda: 0, 3, 3, 4. Bruna: 2, 2, 2, 4. Sevärdheterna är Peterhof, Uppståndelsekyrkan, Peter-Paul-fästningen, Bronsryttaren, Kazankatedralen, Fabergémuseet, Eremitaget och Katarinapalatset.

# Bildtexter i reglerna.
figures_sights = De åtta sevärdheterna ligger på diagonalerna.
figures_took = En linje på { $points } poäng passerar turistens bricka { $count } gånger: ägaren tar { $count } polletter.

## Handledning, steg för steg

tutorial_sights = Åtta sevärdheter ligger på spelplanens diagonaler. Och var och en av de åtta färgerna har en turist och fyra polletter. Panelen visar vilka polletter som finns i varje hög.
tutorial_place = Den markerade rutan är en sevärdhet: Peterhof. Den ligger längs vägen för din linje från station 7. Lägg din bricka där.
tutorial_choose = Välj nu turisten som ska stå på brickan. Orange är en chansning: två av polletterna är värda fem, och två är värda noll. Ta orange.
tutorial_line = Varje klar linje som passerar brickan ger sin ägare en pollett per passage. Din passerar den två gånger. Lägg din bricka på den markerade rutan och slutför linjen.
tutorial_took = 5 poäng för linjen, och 2 polletter ur den blandade orange högen. Bara du kan se vad de är värda: en är 5, den andra 0.
tutorial_end = Polletterna läggs ihop i slutet. Två orange finns kvar i högen, och även Camille kan ta dem med sina linjer. Så ställ turister där dina egna linjer kommer att passera ofta.
