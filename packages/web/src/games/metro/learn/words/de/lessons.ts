import type { Lessons } from '../../shape.ts';

export const lessons: Lessons = [
  {
    id: 'base',
    title: 'Das Spiel',
    points: [
      'Deine Züge warten an den Stationen rund um den Plan. Auf den Plättchen liegen die Gleise, die sie weiterführen.',
      'Bist du dran, leg das Plättchen von deiner Hand und zieh ein neues. Oder zieh zuerst und leg, was du gezogen hast.',
      'Ein Plättchen kommt an den Rand oder neben ein anderes Plättchen und wird nicht gedreht.',
      'Erreicht eine Linie irgendeine Station oder das Zentrum, ist sie vollendet. Sie zählt für die Farbe des Zuges, der sie befährt, egal wer das Plättchen gelegt hat.',
      'Jede Durchfahrt durch ein Plättchen ist ein Punkt, und bis zu vier sind möglich. An der Zentralstation zählt die Linie doppelt.',
      'Mach deine Linien lang und die der anderen kurz. Liegen alle 60 Plättchen, gewinnen die meisten Punkte.',
    ],
  },
  {
    id: 'variants',
    title: 'Vier Varianten',
    points: [
      'Freies Drehen: Dreh jedes Plättchen, wie du willst. Mehr Auswahl, mehr zu überlegen.',
      'Größere Hand: Halte zwei oder drei Plättchen statt eines einzigen.',
      'Exklusive Wertungsleiste: Auf keiner Zahl stehen zwei Zählsteine; der zweite rückt weiter. So gibt es keinen Gleichstand.',
      'Eckkontakt: Ein Plättchen darf ein anderes auch nur an der Ecke berühren.',
      'Alle lassen sich frei verbinden. Nur die exklusive Leiste braucht ein Spiel, in dem die Linien euch selbst gehören.',
    ],
  },
  {
    id: 'companies',
    title: 'Metrogesellschaften',
    points: [
      'Alle Linien gehören acht Gesellschaften. Du besitzt keine Linien, sondern Aktien über 10, 20, 30 oder 40 Prozent.',
      'Vier Aktien hältst du verdeckt. Bist du dran, legst du ein Plättchen oder tauschst eine davon.',
      'Sobald eine Gesellschaft bei 25 Punkten steht, ist es mit dem Tauschen für immer vorbei.',
      'Am Ende kommen die Gesellschaften in eine Rangfolge: Die erste ist 8 wert, die letzte 1. Eine Aktie bringt diesen Wert je zehn Prozent einmal.',
      'Wer am meisten von einer Gesellschaft hält, bekommt einen Bonus: einen Punkt je zehn, die sie verdient hat.',
    ],
  },
  {
    id: 'central-stations',
    title: 'Zentralstationen',
    points: [
      'Du hast einen Marker. Statt ein Plättchen zu legen, darfst du ihn auf einen freien Bahnsteig der Zentralstation setzen.',
      'Von da an gehört auch die Linie dir, die dort beginnt, samt allen Gleisen, die sie schon hat.',
      'Sie zählt jede Durchfahrt einmal: Linien, die im Zentrum beginnen, werden nie verdoppelt.',
      'Mit Gesellschaften gehört ein Marker einer Gesellschaft, und um ihn zu setzen, zeigst du eine ihrer Aktien.',
    ],
  },
  {
    id: 'central-tracks',
    title: 'Zentralgleise',
    points: [
      'Vier Gleisplättchen bedecken vor dem Spiel die Mitte des Plans.',
      'Dort hält kein Zug: Er fährt hindurch und kommt an einer anderen Seite heraus.',
      'Also wird nichts verdoppelt, aber Linien können sehr lang werden.',
      'Vorsicht: Dass ein Plättchen die Mitte berührt, reicht nicht, um es dort zu legen.',
    ],
  },
  {
    id: 'solo',
    title: 'Solo',
    points: [
      'Du leitest alle acht Gesellschaften allein, mit zwei offenen Plättchen vor dir.',
      'Jedes Mal zeigt eine Karte eine Farbe. Leg eines deiner Plättchen dorthin, wo eine unvollendete Linie dieser Farbe weitergeht.',
      'Linien über ein einziges Plättchen sind hier erlaubt.',
      'Sind alle 32 Linien vollendet, ist der Gewinn der schwächsten Gesellschaft dein Ergebnis. Kümmere dich also um die ärmste.',
      'Im schweren Spiel wird auch noch der Abstand zwischen der reichsten und der ärmsten abgezogen.',
    ],
  },
  {
    id: 'paris',
    title: 'Paris',
    points: [
      'Auf den inneren Feldern des Plans stehen Touristen. Vor dir liegt eine Reihe von Sehenswürdigkeiten mit Farbfeldern.',
      'Leg ein Plättchen auf einen Touristen und setz ihn auf ein freies Farbfeld seiner Farbe. Hast du eines, musst du.',
      'Am Ende bringt jeder Tourist deiner längsten lückenlosen Kette 2 Punkte; jeder andere kostet 1.',
      'Eine Sehenswürdigkeit, deren vier Felder besetzt sind, bringt 3 dazu.',
    ],
  },
  {
    id: 'stockholm',
    title: 'Stockholm',
    points: [
      'Du bekommst geheim eine bis drei Farben.',
      'Ein Plättchen auf einem Touristen schickt ihn auf das erste freie Feld der Reihe von Sehenswürdigkeiten. Jedes Feld hat seine Punkte.',
      'Am Ende bekommst du die Punkte unter allen Touristen deiner Farben, egal wer sie geschickt hat.',
      'Wähle also den richtigen Moment für deine Farben, und lass sie niemanden erraten.',
      'In der offenen Variante hat jede Farbe ihre eigene Sehenswürdigkeit, und wer legt, bekommt die Punkte sofort.',
    ],
  },
  {
    id: 'london',
    title: 'London',
    points: [
      'Ein Taxi fährt um acht Sehenswürdigkeiten: über die oberen Felder hin, über die unteren zurück.',
      'Leg ein Plättchen auf einen Touristen, und das Taxi fährt los, höchstens vier Felder weit, bis es dessen Farbe findet.',
      'Du bekommst für jedes gefahrene Feld einen Punkt. Kommt die Farbe auf vier Feldern nicht vor, gehst du leer aus.',
      'Das Taxi bleibt stehen, wo es anhält; von dort geht es beim nächsten Mal weiter.',
    ],
  },
  {
    id: 'new-york',
    title: 'New York',
    points: [
      'Auf der Ankunftsseite jeder Station wartet ein Tourist.',
      'Endet eine deiner Linien an einer Station, nimmst du den Touristen dort auf deine Tafel.',
      'Am Ende bringt jeder Tourist, was deine Tafel für seine Farbe zahlt: 0 bis 3 Punkte. Jede Tafel zahlt anders.',
      'Linien in die Zentralstation zählen doppelt, aber dort wartet niemand.',
    ],
  },
  {
    id: 'st-petersburg',
    title: 'St. Petersburg',
    points: [
      'Auf den Diagonalen des Plans liegen acht Sehenswürdigkeiten.',
      'Leg ein Plättchen auf eine davon, wähle eine Farbe und stell ihren Touristen auf das Plättchen. Die vier Chips dieser Farbe werden gemischt.',
      'Wird eine deiner Linien vollendet, nimmst du für jede Durchfahrt durch dieses Plättchen einen Chip der Farbe, ungesehen von den anderen.',
      'Am Ende werden die Chips zusammengezählt. Jede Farbe enthält zehn Punkte, aber sehr verschieden verteilt.',
    ],
  },
  {
    id: 'berlin',
    title: 'Berlin',
    points: [
      'Auf dem Plan stehen vier Gruppen von Touristen. Ein Plättchen, das unter einen von ihnen gelegt wird, trägt ihn von da an.',
      'Wird eine deiner Linien vollendet, bekommst du für jede Durchfahrt durch ein solches Plättchen eine Karte der Farbe.',
      'Am Ende bringen die meisten Karten einer Farbe die hohe Zahl ihrer Sehenswürdigkeit, die zweitmeisten die niedrige.',
      'Karten, die niemand genommen hat, spielen mit, als gehörten sie einer weiteren Person. Eine Karte genügt vielleicht nicht.',
    ],
  },
];
