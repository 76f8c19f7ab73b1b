import { COPIES, OWNED } from '../../figures.ts';
import type { BaseRules } from '../../shape.ts';

export const baseRules: BaseRules = [
  {
    id: 'board',
    title: 'Der Spielplan',
    rules: [
      {
        id: 'B1',
        text: 'Der Plan ist ein Quadrat aus 8 mal 8 Feldern. Die vier Felder in der Mitte sind die Zentralstation, auf die nie ein Plättchen gelegt wird. Bleiben 60 Felder, eines für jedes Plättchen. Ein Feld heißt nach seiner Spalte, A bis H von links, und seiner Zeile, 1 bis 8 von oben.',
      },
      {
        id: 'B2',
        text: 'An jeder Außenseite eines Randfeldes liegt eine Station, insgesamt 32. Ihre Nummern laufen von der oberen rechten Ecke gegen den Uhrzeigersinn: 1 bis 8 oben nach links, 9 bis 16 links hinunter, 17 bis 24 unten nach rechts, 25 bis 32 rechts hinauf. Ein Eckfeld hat also zwei Stationen. Station 9 ist Place de Clichy.',
      },
      {
        id: 'B3',
        text: 'Züge fahren rechts. Eine Station hat zwei Gleise: Mit Blick vom Führerstand auf den Plan fährt der Zug auf dem rechten ab, und auf dem linken kommen andere Züge an. Die Zentralstation hat acht Bahnsteige, je einen an jeder Grenze zu einem Feld für Plättchen, und sie sind ebenso gebaut.',
      },
    ],
  },
  {
    id: 'tiles',
    title: 'Die Plättchen',
    rules: [
      {
        id: 'B4',
        text: 'Ein Plättchen hat an jeder seiner vier Seiten ein Gleis hinein und eines hinaus. Seine vier Gleise verbinden jeden Eingang mit einem anderen Ausgang. 24 solche Plättchen sind möglich, und unter den 60 im Spiel sind sie alle.',
      },
      {
        id: 'B5',
        text: 'Ein Plättchen heißt nach vier Buchstaben, für Züge von oben, von rechts, von unten und von links. Bei a fährt der Zug geradeaus. Bei b verlässt er das Plättchen an der nächsten Seite im Uhrzeigersinn, bei c an der nächsten gegen den Uhrzeigersinn. Bei d wendet er und fährt hinaus, wo er hereinkam. Auf cbaa fährt ein Zug von oben links hinaus und einer von rechts unten; die anderen beiden fahren geradeaus.',
      },
      {
        id: 'B6',
        text: `So oft gibt es jedes Plättchen: viermal ${COPIES[4]}; dreimal ${COPIES[3]}; zweimal ${COPIES[2]}.`,
      },
      {
        id: 'B7',
        text: 'Ein Spielzug wird als Plättchen und Feld geschrieben: cbaa72 ist das Plättchen cbaa in Zeile 7, Spalte 2, beide von links oben ab 0 gezählt. Ein ganzer Plan ist die Folge dieser Spielzüge, in der Reihenfolge, in der sie gemacht wurden. Darf gedreht werden (V1), gelten die Buchstaben des Plättchens, wie es liegt.',
      },
    ],
  },
  {
    id: 'players',
    title: 'Farben und Stationen',
    rules: [
      {
        id: 'B8',
        text: `Es spielen zwei bis sechs Personen mit Gelb, Blau, Orange, Grün, Violett und Grau. Der Zug an einer Station zeigt, wem sie gehört. Zu zweit hat Gelb alle ungeraden Stationen, Blau alle geraden. Zu dritt: Gelb ${OWNED[3][0]}, Blau ${OWNED[3][1]}, Orange ${OWNED[3][2]}. Zu viert: Gelb ${OWNED[4][0]}, Blau ${OWNED[4][1]}, Orange ${OWNED[4][2]}, Grün ${OWNED[4][3]}. Zu fünft: Gelb ${OWNED[5][0]}, Blau ${OWNED[5][1]}, Orange ${OWNED[5][2]}, Grün ${OWNED[5][3]}, Violett ${OWNED[5][4]}. Zu sechst: Gelb ${OWNED[6][0]}, Blau ${OWNED[6][1]}, Orange ${OWNED[6][2]}, Grün ${OWNED[6][3]}, Violett ${OWNED[6][4]}, Grau ${OWNED[6][5]}. Zu dritt, fünft und sechst gehören die Stationen 16 und 17 niemandem, aber Linien dürfen dort enden.`,
      },
      {
        id: 'B9',
        text: 'Die Plättchen werden gemischt und liegen verdeckt. Alle ziehen eines und zeigen es niemandem. Am Tisch beginnt, wer am jüngsten ist; hier bestimmt das, wer die Partie eröffnet, oder das Los. Dann geht es im Uhrzeigersinn reihum.',
      },
    ],
  },
  {
    id: 'turn',
    title: 'Wenn du dran bist',
    rules: [
      {
        id: 'B10',
        text: 'Du hast zwei Möglichkeiten. Leg das Plättchen von deiner Hand und zieh ein neues, solange der Stapel reicht. Oder lass deine Hand, wie sie ist, zieh ein Plättchen und leg dieses; danach ziehst du kein weiteres. Nach dem Ziehen kannst du es dir nicht mehr anders überlegen: Genau dieses Plättchen muss auf den Plan.',
      },
      {
        id: 'B11',
        text: 'Ziehen kannst du nur, solange es einen Stapel gibt. Hast du kein Plättchen und ist keines mehr zu ziehen, passt du; bietet dir ein Modul noch etwas anderes an, darfst du zwischen dem und Passen wählen. Gespielt wird, bis das 60. Plättchen liegt.',
      },
    ],
  },
  {
    id: 'laying',
    title: 'Ein Plättchen legen',
    rules: [
      {
        id: 'B12',
        text: 'Wähle ein leeres Feld am Rand oder eines, an das mit wenigstens einer Seite ein Plättchen grenzt. Nur die Zentralstation zu berühren genügt nicht.',
      },
      {
        id: 'B13',
        text: 'Der Pfeil auf dem Plättchen zeigt zum oberen Rand des Plans. Plättchen werden nicht gedreht.',
      },
      {
        id: 'B14',
        text: 'Keine Linie darf aus einem einzigen Plättchen bestehen. Du darfst ein Plättchen nicht dorthin legen, wo es einen Zug von einer Station geradewegs in eine Station führen würde, ob in eine andere oder dieselbe und gleich, wem sie gehören. Es gibt eine Ausnahme: Würde dieses Plättchen auf jedem Feld, das ihm offensteht, gegen die Regel verstoßen, sind sie ihm alle erlaubt. Das gilt für jedes Plättchen für sich; was du sonst noch tun könntest, spielt keine Rolle.',
      },
      {
        id: 'B15',
        text: 'Du darfst überall bauen: an deinen Linien, an denen der anderen und vor jeder Station.',
      },
    ],
  },
  {
    id: 'scoring',
    title: 'Wertung und Spielende',
    rules: [
      {
        id: 'B16',
        text: 'Eine Linie ist vollendet, sobald ihr Gleis von ihrer Station zu einem Ankunftsgleis irgendeiner Station oder zur Zentralstation führt. Sie wird sofort gewertet, und zwar für die Farbe der Station, an der sie beginnt, egal wer das Plättchen gelegt hat. Ein Plättchen kann mehrere Linien vollenden. Gewertet werden sie alle, nach steigender Stationsnummer, Linien aus der Zentralstation zuletzt. Jede Linie zählt nur einmal; zum Zeichen dafür wird ihr Zug umgedreht.',
      },
      {
        id: 'B17',
        text: 'Eine Linie bekommt für jede Durchfahrt durch ein Plättchen einen Punkt; ein dreimal befahrenes bringt also drei. Das aufgedruckte Gleis der Zentralstation bringt nichts, aber eine Linie, die dort endet, ist das Doppelte wert. Beispiel: fünf Plättchen, jedes einmal befahren, Ende an der Zentralstation: 10 Punkte.',
      },
      { id: 'B18', text: 'Ein Gleis, das im Kreis führt und keine Station trifft, ist nichts wert.' },
      {
        id: 'B19',
        text: 'Das Spiel ist aus, wenn alle Plättchen liegen; dann sind auch alle Linien vollendet. Wer die meisten Punkte hat, gewinnt. Bei Gleichstand teilt man sich den Sieg.',
      },
    ],
  },
  {
    id: 'variants',
    title: 'Varianten',
    rules: [
      {
        id: 'V1',
        text: 'Freies Drehen. Die Pfeile gelten nicht: Du wählst, wie herum ein Plättchen liegt. Die Ausnahme von der Regel über einzelne Plättchen (B14) gilt nur, wenn das Plättchen in keiner Lage auf irgendein Feld passt.',
      },
      {
        id: 'V2',
        text: 'Größere Hand. Alle halten zwei oder drei Plättchen. Hast du eines von der Hand gelegt, zieh wieder auf diese Zahl auf. Ein Plättchen zu ziehen und sofort zu legen bleibt möglich.',
      },
      {
        id: 'V3',
        text: 'Exklusive Wertungsleiste. Keine zwei Zählsteine stehen auf derselben Zahl, außer bei 0. Käme ein Zählstein auf einen anderen zu stehen, rückt er bis zur nächsten freien Zahl vor, und das ist der Punktestand. Die Leiste geht über 100 hinaus, und Gleichstand ist ausgeschlossen. Was am Ende des Spiels dazukommt, wird je Person in einem einzigen Schritt gezogen, in Spielreihenfolge ab der Person, die begonnen hat. Nicht mit Gesellschaften und nicht allein.',
      },
      {
        id: 'V4',
        text: 'Eckkontakt. Auch ein Feld, das ein gelegtes Plättchen nur an einer Ecke berührt, gilt als benachbart (B12).',
      },
    ],
  },
];
