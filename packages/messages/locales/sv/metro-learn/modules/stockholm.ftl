title = Stockholm

lesson_1 = Du får en till tre hemliga färger.
lesson_2 = En bricka som läggs på en turist skickar turisten till första lediga fältet i raden av sevärdheter. Varje fält har sina poäng.
lesson_3 = I slutet får du poängen under alla turister i dina färger, vem som än skickade dem.
lesson_4 = Välj alltså rätt ögonblick för dina färger, och låt ingen gissa dem.
lesson_5 = I den öppna varianten har varje färg sin egen sevärdhet, och den som lägger brickan får poäng direkt.

rules_S1 = Åtta sevärdheter med fyra fält var bildar en rad i slumpvis ordning. Turister står på spelplanen som i Paris (P1). Du får i hemlighet några av åtta färgpolletter: tre var med två spelare, två med tre eller fyra, en med fem eller sex. Ingen ser resten.
rules_S2 = Om du lägger en bricka på en turist går turisten till första lediga fältet i raden, från vänster. I slutet får du poängen på varje fält där en turist i någon av dina färger står.
rules_S3 = Öppen variant: varje sevärdhet får slumpvis en färg, synlig för alla. En turist går till första lediga fältet vid sevärdheten med sin färg, och den som lade brickan får dess poäng direkt.
rules_S4 = Fältens poäng, från vänster till höger. Gröna Lund: 1, 3, 2, 4. Drottningholm: 0, 2, 3, 5. Nobelmuseet: 1, 5, 1, 3. Kungliga slottet: 4, 0, 5, 1. Storkyrkan: 2, 3, 3, 2. Vasamuseet: 3, 0, 4, 3. Globen: 2, 1, 5, 2. Stadshuset: 1, 4, 1, 4. Varje sevärdhet har tio poäng sammanlagt.

# Bildtexter i reglerna.
figures_row = Halva raden. Nästa turist går till det streckade fältet. Gyllene ramar markerar turisterna i en spelares hemliga färger: { $points } poäng hittills.

## Handledning, steg för steg

tutorial_chips = I Stockholm har du i hemlighet tre färger: orange, grön och brun. Turister i de färgerna ger dig poäng. Camille har tre andra.
tutorial_row = En bricka som läggs på en turist skickar turisten till raden av sevärdheter, alltid till första lediga fältet från vänster. Talet där är vad den turisten blir värd.
tutorial_send = Nästa fält är värdefullt. På den markerade rutan står en grön turist, en av dina. Lägg din bricka där.
tutorial_low = Din gröna turist står på ett fält värt 5. Nästa fält är bara värt 1, så håll dina egna färger borta från det. Skicka dit en blå turist: lägg din bricka på den markerade rutan.
tutorial_guess = Den blå tog fältet värt 1. Sedan skickade Camille en gul turist till ett fält värt 3. Kanske har Camille gult bland sina färger? Se vad andra gör, och avslöja inte dig själv.
tutorial_end = Ingen får poäng än. I slutet visas alla färger, och varje spelare får poängen under turisterna i sina färger, vem som än skickade dem.
