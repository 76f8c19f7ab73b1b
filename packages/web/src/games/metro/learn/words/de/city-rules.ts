import type { CityRules } from '../../shape.ts';

export const cityRules: CityRules = [
  {
    id: 'cities',
    title: 'Städte',
    rules: [
      {
        id: 'Y1',
        text: 'Mit Gesellschaften gehen Punkte für das Legen eines Plättchens direkt an dich, wenn du es gelegt hast. Was sonst bekommt, wem die Linie gehört (Touristen in New York, Chips in St. Petersburg, Karten in Berlin), erhält stattdessen die Gesellschaft. Es kommt am Ende zum Gewinn dazu, bevor die Gesellschaften gereiht und die Mehrheiten ausgezahlt werden (M6, M7), und beendet nie das Tauschen (M4).',
      },
      {
        id: 'Y2',
        text: 'Die inneren Felder sind alle, die mindestens einen Schritt vom Rand entfernt sind, ohne das Zentrum: 32 Felder.',
      },
      {
        id: 'Y3',
        text: 'Es gibt Touristen in acht Farben: Gelb, Blau, Orange, Grün, Violett, Grau, Rot und Braun, in dieser Reihenfolge, wo immer eine nötig ist. Eine Linie, die niemandem gehört, von Station 16 oder 17 oder von einem Bahnsteig ohne Marker, nimmt weder Touristen noch Chips; ihre Karten in Berlin gehen an die gedachte Person (E3).',
      },
    ],
  },
  {
    id: 'paris',
    title: 'Paris',
    rules: [
      {
        id: 'P1',
        text: 'Die zwölf Sehenswürdigkeiten haben je vier Farbfelder. Sie werden gemischt und gleichmäßig verteilt: je sechs zu zweit, vier zu dritt, drei zu viert, zwei zu fünft oder zu sechst. Übrige bleiben aus dem Spiel. Sie liegen in der Reihenfolge des Austeilens vor dir und werden nicht verschoben. Auf jedem inneren Feld steht ein zufällig gewählter Tourist: vier in jeder der acht Farben.',
      },
      {
        id: 'P2',
        text: 'Legst du ein Plättchen auf einen Touristen, nimmst du ihn und setzt ihn auf ein freies Farbfeld gleicher Farbe deiner Sehenswürdigkeiten; auf welches, wählst du. Das musst du auch dann, wenn es dich einen Punkt kostet. Hast du kein solches Farbfeld, stell den Touristen zu einem anderen auf ein Feld des Plans, das mit diesem eine Seite teilt. Steht dort keiner, zu irgendeinem Touristen auf dem Plan. Gibt es gar keinen, verlässt der Tourist das Spiel. Von einem Feld mit mehreren Touristen hebst du alle auf und setzt sie dann einzeln in beliebiger Reihenfolge; zu denen, die noch aufgehoben sind, kann sich keiner stellen, und auf das eben bedeckte Feld kommt keiner zurück.',
      },
      {
        id: 'P3',
        text: 'Such am Ende die längste Kette besetzter Farbfelder ohne Lücke; sie darf von einer Sehenswürdigkeit in die nächste reichen. Jeder Tourist darin bringt 2 Punkte, jeder andere kostet 1. Eine Sehenswürdigkeit mit vier Touristen bringt 3 dazu. Beispiel: Zwei Touristen stehen abseits, vier füllen die nächste Sehenswürdigkeit, und einer schließt direkt an: 10 + 3 − 2 = 11.',
      },
      {
        id: 'P4',
        text: 'Die Farbfelder der Sehenswürdigkeiten, von links nach rechts. Louvre: Grau, Violett, Gelb, Blau. Notre-Dame: Braun, Gelb, Blau, Rot. Sacré-Cœur: Gelb, Rot, Violett, Orange. Triumphbogen (Arc de Triomphe): Orange, Gelb, Braun, Grau. Place de la Concorde: Gelb, Braun, Violett, Grün. Moulin Rouge: Rot, Grün, Grau, Gelb. Invalidendom (Dôme des Invalides): Blau, Violett, Orange, Braun. Pont Alexandre III: Rot, Grau, Blau, Orange. Eiffelturm: Grün, Blau, Rot, Violett. Panthéon: Grau, Blau, Grün, Braun. Versailles: Violett, Orange, Grau, Grün. Fondation Louis Vuitton: Orange, Grün, Braun, Rot.',
      },
    ],
  },
  {
    id: 'stockholm',
    title: 'Stockholm',
    rules: [
      {
        id: 'S1',
        text: 'Acht Sehenswürdigkeiten mit je vier Feldern bilden in zufälliger Folge eine Reihe. Touristen stehen auf dem Plan wie in Paris (P1). Von acht Farbchips bekommst du verdeckt einige: zu zweit je drei, zu dritt oder zu viert zwei, zu fünft oder zu sechst einen. Die der anderen sieht niemand.',
      },
      {
        id: 'S2',
        text: 'Legst du ein Plättchen auf einen Touristen, geht er auf das erste freie Feld der Reihe, von links. Am Ende bekommst du die Punkte aller Felder, auf denen ein Tourist einer deiner Farben steht.',
      },
      {
        id: 'S3',
        text: 'Offene Variante: Jede Sehenswürdigkeit bekommt zufällig eine Farbe, für alle sichtbar. Ein Tourist geht auf das erste freie Feld der Sehenswürdigkeit seiner Farbe, und wer das Plättchen gelegt hat, bekommt sofort dessen Punkte.',
      },
      {
        id: 'S4',
        text: 'Die Punkte der Felder, von links nach rechts. Gröna Lund: 1, 3, 2, 4. Drottningholm: 0, 2, 3, 5. Nobelmuseum: 1, 5, 1, 3. Königliches Schloss: 4, 0, 5, 1. Storkyrkan: 2, 3, 3, 2. Vasa-Museum: 3, 0, 4, 3. Globe Arena: 2, 1, 5, 2. Stadthaus: 1, 4, 1, 4. Jede Sehenswürdigkeit hat insgesamt zehn Punkte.',
      },
    ],
  },
  {
    id: 'london',
    title: 'London',
    rules: [
      {
        id: 'L1',
        text: 'Acht Sehenswürdigkeiten liegen in zufälliger Folge in einer Reihe, mit einer Wendestelle an jedem Ende. Jede hat zwei Farbfelder oben und zwei unten. Zusammen sind sie ein Rundkurs: oben nach rechts, unten zurück nach links. Das Taxi wartet am linken Ende. Touristen stehen auf dem Plan wie in Paris (P1).',
      },
      {
        id: 'L2',
        text: 'Legst du ein Plättchen auf einen Touristen, fährt das Taxi los. Es hält am ersten Feld in der Farbe des Touristen, und du bekommst einen Punkt für jedes gefahrene Feld; Wendestellen zählen nicht. Nach vier Feldern ohne diese Farbe bleibt es dort stehen, und du bekommst nichts. Der Tourist verlässt in jedem Fall das Spiel.',
      },
      {
        id: 'L3',
        text: 'Die Farbfelder der Sehenswürdigkeiten: die zwei oberen, dann die zwei unteren, jeweils von links nach rechts. Tower Bridge: Gelb, Grün; Blau, Rot. Big Ben: Blau, Violett; Orange, Braun. Westminster Palace: Orange, Grau; Grün, Gelb. St Paul’s Cathedral: Grün, Rot; Violett, Blau. Trafalgar Square: Violett, Braun; Grau, Orange. London Eye: Grau, Gelb; Rot, Grün. Tower of London: Rot, Blau; Braun, Violett. Buckingham Palace: Braun, Orange; Gelb, Grau.',
      },
    ],
  },
  {
    id: 'new-york',
    title: 'New York',
    rules: [
      {
        id: 'N1',
        text: 'Alle bekommen zufällig eine von acht Tafeln; mit Gesellschaften bekommt jede Gesellschaft eine. Auf der Ankunftsseite jeder der 32 Stationen wartet ein Tourist, zufällig aufgestellt, vier in jeder Farbe.',
      },
      {
        id: 'N2',
        text: 'Endet eine deiner Linien an einer Station, nimmst du den Touristen, der dort wartet; die Linie einer Gesellschaft nimmt ihn für die Gesellschaft. An einem Ankunftsgleis endet immer nur eine Linie, also ist auch immer einer da. An der Zentralstation ist niemand abzuholen. Am Ende ist jeder Tourist wert, was die Tafel für seine Farbe zeigt.',
      },
      {
        id: 'N3',
        text: 'In der Reihenfolge der Farben (Y3) zahlt die erste Tafel 0, 3, 1, 2, 0, 2, 3, 1. Jede weitere Tafel beginnt in dieser Folge eine Stelle später und hängt das Übersprungene hinten an. Die Sehenswürdigkeiten der Farben sind Empire State Building, Yankee Stadium, Times Square, Central Park, Freiheitsstatue, Brooklyn Bridge, St Patrick’s Cathedral und Rockefeller Center. Beispiel: Zwei Touristen zu 3, zwei zu 1 und einer zu 0 bringen 8.',
      },
    ],
  },
  {
    id: 'st-petersburg',
    title: 'St. Petersburg',
    rules: [
      {
        id: 'T1',
        text: 'Acht Sehenswürdigkeiten liegen auf den Diagonalen des Plans: auf dem zweiten und dritten Feld von jeder Ecke aus. Jede Farbe hat vier Chips, die anfangs offen neben dem Plan liegen, und einen Touristen.',
      },
      {
        id: 'T2',
        text: 'Legst du ein Plättchen auf eine Sehenswürdigkeit, wird sie entfernt. Wähle einen Touristen, der noch nicht aufgestellt ist, und stell ihn auf das Plättchen. Die Chips seiner Farbe werden verdeckt und gemischt.',
      },
      {
        id: 'T3',
        text: 'Wird eine deiner Linien vollendet, ziehst du für jede Durchfahrt durch das Plättchen eines Touristen einen Chip seiner Farbe: bis zu vier. Auch das Plättchen, das die Linie vollendet, zählt dabei. Du siehst den Wert deiner eigenen Chips; von denen der anderen kennst du nur die Zahl. Chips von Gesellschaften sieht niemand. Am Ende werden alle aufgedeckt und zusammengezählt. Beispiel: Eine Linie mit 11 Punkten, die das Plättchen dreimal durchfährt, bringt 11 Punkte und drei Chips.',
      },
      {
        id: 'T4',
        text: 'In jeder Farbe ergeben die Chips zusammen zehn. Gelb: 1, 2, 3, 4. Blau: 2, 2, 3, 3. Orange: 0, 0, 5, 5. Grün: 1, 1, 4, 4. Violett: 0, 2, 3, 5. Grau: 1, 1, 1, 7. Rot: 0, 3, 3, 4. Braun: 2, 2, 2, 4. Die Sehenswürdigkeiten sind Peterhof, Auferstehungskirche, Peter-und-Paul-Festung, Eherner Reiter, Kasaner Kathedrale, Fabergé-Museum, Eremitage und Katharinenpalast.',
      },
    ],
  },
  {
    id: 'berlin',
    title: 'Berlin',
    rules: [
      {
        id: 'E1',
        text: 'Acht Sehenswürdigkeiten liegen in einer Reihe. In jeder Farbe gibt es drei Touristen. Je zwei stehen auf dem Plan, in vier quadratischen Gruppen aus vier verschiedenen Farben, eine in jedem Viertel des Plans, ein Feld vom Rand entfernt. Der dritte geht zu einer zufälligen Sehenswürdigkeit. Jede Farbe hat acht Karten.',
      },
      {
        id: 'E2',
        text: 'Ein Plättchen, das auf einen Touristen gelegt wird, trägt ihn von da an. Wird eine deiner Linien gewertet, nimmst du für jede Durchfahrt durch dieses Plättchen eine Karte in der Farbe des Touristen. Beispiel: Eine Linie mit 7 Punkten, die einen gelben Touristen zweimal und einen violetten einmal passiert, bringt 7 Punkte, zwei gelbe Karten und eine violette.',
      },
      {
        id: 'E3',
        text: 'Am Ende wird jede Farbe für sich gewertet. Wer die meisten Karten hat, bekommt die höhere Zahl der Sehenswürdigkeit, bei der ihr Tourist steht; wer die zweitmeisten hat, die niedrigere. Haben mehrere die meisten, werden beide Zahlen addiert, unter ihnen geteilt und abgerundet, und einen zweiten Rang gibt es nicht. Haben mehrere die zweitmeisten, wird die niedrigere Zahl ebenso geteilt. Nicht genommene Karten gehören einer gedachten Person, die wie alle anderen gewinnt oder teilt; ihre Punkte verfallen. Ohne eine Karte der Farbe bekommst du nichts.',
      },
      {
        id: 'E4',
        text: 'Die Sehenswürdigkeiten haben zwei Seiten; gespielt wird mit allen auf Seite A, allen auf Seite B oder zufällig gemischt. Höhere und niedrigere Zahl auf Seite A, dann auf Seite B. Alexanderplatz: 4/3, 7/1. Rotes Rathaus: 5/3, 8/1. Siegessäule: 5/4, 8/2. Brandenburger Tor: 6/3, 9/1. Berliner Dom: 6/4, 9/2. Museumsinsel: 6/5, 10/1. Reichstag: 7/4, 10/2. Gedächtniskirche: 7/5, 11/2.',
      },
    ],
  },
];
