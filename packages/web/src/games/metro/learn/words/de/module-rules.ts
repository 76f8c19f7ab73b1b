import { CENTRAL_TRACKS, COMPANY } from '../../figures.ts';
import type { ModuleRules } from '../../shape.ts';

export const moduleRules: ModuleRules = [
  {
    id: 'combinations',
    title: 'Was zusammenpasst',
    rules: [
      {
        id: 'C1',
        text: 'Gesellschaften passen zu Zentralstationen, zu Zentralgleisen und zu jeder Stadt. Zentralstationen und Zentralgleise schließen einander aus, weil die Gleise die Bahnsteige bedecken; zu jeder Stadt passt beides. Es gibt höchstens eine Stadt. Solo spielt man ohne andere Module. Freies Drehen (V1), größere Hand (V2) und Eckkontakt (V4) passen zu allem, doch im Solospiel hast du immer zwei Plättchen. Die exklusive Wertungsleiste (V3) braucht ein Spiel ohne Gesellschaften und ist nichts für Solo.',
      },
    ],
  },
  {
    id: 'companies',
    title: 'Metrogesellschaften',
    rules: [
      {
        id: 'M1',
        text: `Die Linien gehören acht Gesellschaften, die immer alle mitspielen, egal wie viele ihr seid; zwei bis sechs Personen besitzen Aktien davon. Jede Gesellschaft hat vier Stationen, eine an jeder Seite des Plans: Gelb ${COMPANY[0]}, Blau ${COMPANY[1]}, Orange ${COMPANY[2]}, Grün ${COMPANY[3]}, Violett ${COMPANY[4]}, Grau ${COMPANY[5]}, Rot ${COMPANY[6]}, Braun ${COMPANY[7]}.`,
      },
      {
        id: 'M2',
        text: 'Jede Gesellschaft hat vier Aktien, über 10, 20, 30 und 40 Prozent. Aktien mit gleichem Prozentsatz werden gemischt und bilden einen verdeckten Stapel. Von jedem der vier Stapel ziehst du eine und hältst sie geheim. Dann wird von jedem Stapel die oberste Aktie offen danebengelegt.',
      },
      {
        id: 'M3',
        text: 'Bist du dran, legst du entweder ein Plättchen (B10) oder tauschst eine Aktie. Zum Tauschen schiebst du eine deiner Aktien verdeckt unter den Stapel ihres Prozentsatzes. Dann nimmst du die offene Aktie dieses Stapels oder die oberste verdeckte. Hast du die offene genommen, wird die nächste des Stapels aufgedeckt. Was unter einen Stapel kommt, taucht erst nach allem darüber wieder auf, und du merkst dir, was du dorthin gelegt hast. Wurde zwei ganze Runden lang nur getauscht oder gepasst, ruht das Tauschen, bis ein Plättchen gelegt oder ein Marker gesetzt wurde.',
      },
      {
        id: 'M4',
        text: 'Sobald der Zählstein irgendeiner Gesellschaft bei 25 oder darüber steht, wird bis zum Spielende keine Aktie mehr getauscht.',
      },
      {
        id: 'M5',
        text: 'Linien werden gewertet wie sonst, aber die Punkte sind Gewinn der Gesellschaft und gehören niemandem von euch.',
      },
      {
        id: 'M6',
        text: 'Am Ende werden die Gesellschaften nach ihrem Gewinn gereiht. Die beste ist 8 wert, die nächste 7 und so weiter bis 1. Gesellschaften mit gleichem Gewinn haben alle den höheren Wert, und die Werte darunter entfallen. Für jede Aktie bekommst du den Wert ihrer Gesellschaft, je zehn Prozent einmal.',
      },
      {
        id: 'M7',
        text: 'Wer von einer Gesellschaft insgesamt den höchsten Prozentsatz hält, bekommt außerdem einen Punkt je volle zehn ihres Gewinns. Halten mehrere gleich viel, bekommen ihn alle ganz. Hält niemand eine Aktie, bekommt ihn niemand.',
      },
      {
        id: 'M8',
        text: 'Wer die meisten Siegpunkte hat, gewinnt. Beispiel: Gewinne von 38 für Gelb, 36 für Orange, 34 für Grau, 32 für Grün, 32 für Blau, 29 für Rot, 25 für Braun und 25 für Violett ergeben die Werte 8, 7, 6, 5, 5, 3, 2 und 2. Aktien über 40 und 20 Prozent von Gelb, 30 von Grün und 10 von Blau bringen 48 + 15 + 5 = 68. Wer am meisten von Gelb hält, bekommt noch 3 dazu.',
      },
    ],
  },
  {
    id: 'central-stations',
    title: 'Zentralstationen',
    rules: [
      {
        id: 'M9',
        text: 'Ohne Gesellschaften haben alle einen Marker. Statt ein Plättchen zu legen, darfst du ihn einmal im Spiel auf einen freien Bahnsteig der Zentralstation setzen. Die Linie, die dort beginnt, gehört dann zusätzlich dir.',
      },
      {
        id: 'M10',
        text: 'Mit Gesellschaften hat jede Gesellschaft einen Marker. Statt zu legen oder zu tauschen, darfst du den Marker einer Gesellschaft setzen, wenn du eine ihrer Aktien zeigst. Diese Aktie bleibt offen vor dir liegen und kann nicht mehr getauscht werden.',
      },
      {
        id: 'M11',
        text: 'Eine Linie aus dem Zentrum wird gewertet wie die anderen, aber nie verdoppelt, auch wenn sie wieder im Zentrum endet. Auch sie darf nicht aus einem einzigen Plättchen bestehen, mit derselben Ausnahme wie in B14. Ein Bahnsteig ist frei, solange kein Marker auf ihm steht und die Linie von dort nicht vollendet ist.',
      },
      {
        id: 'M12',
        text: 'Setzt du einen Marker, ist das dein ganzer Spielzug, und du ziehst nichts. Gleise, die schon vom Bahnsteig wegführen, zählen voll mit. Ein Marker, der nie gesetzt wird, bringt nichts. Linien von Stationen am Rand werden an jedem Bahnsteig verdoppelt, ob mit Marker oder ohne, auch mit deinem eigenen. Marker dürfen auch noch gesetzt werden, wenn nicht mehr getauscht wird (M4). Eine gezeigte Aktie zählt weiter für Wert und Mehrheit (M6, M7). Ein Feld wird nicht dadurch zugänglich, dass es einen Marker berührt (B12).',
      },
    ],
  },
  {
    id: 'central-tracks',
    title: 'Zentralgleise',
    rules: [
      {
        id: 'M13',
        text: `Vor dem Spiel werden vier der acht Zentralgleise gezogen; sie bedecken die Mitte, jedes zufällig gedreht. Pfeile tragen sie nicht. Die acht sind ${CENTRAL_TRACKS}.`,
      },
      {
        id: 'M14',
        text: 'Linien fahren durch das Zentrum hindurch und enden nur am Rand; verdoppelt wird also nichts. Die Durchfahrt durch ein Plättchen der Mitte bringt 1 Punkt, wie überall.',
      },
      {
        id: 'M15',
        text: 'Die Plättchen der Mitte machen keine Felder zugänglich: Ein Plättchen muss am Rand liegen oder neben einem, das im Spiel gelegt wurde (B12).',
      },
    ],
  },
  {
    id: 'solo',
    title: 'Solo',
    rules: [
      {
        id: 'M16',
        text: 'Du spielst allein mit den acht Gesellschaften und ihren Stationen (M1). Alle beginnen bei 0. Ein Stapel aus acht Karten, eine je Gesellschaft, bestimmt die Farbe.',
      },
      {
        id: 'M17',
        text: 'Zwei Plättchen liegen offen vor dir. Jedes Mal wird eine Karte aufgedeckt. Wähle eine unvollendete Linie ihrer Farbe und leg eines deiner Plättchen auf das Feld, das diese Linie als Nächstes erreicht; dann zieh ein Plättchen. Waren alle Karten zu sehen, werden sie neu gemischt. Ist der Stapel leer, spielst du mit den Plättchen weiter, die du hast. Linien, die an der Zentralstation enden, werden verdoppelt (B17).',
      },
      {
        id: 'M18',
        text: 'Bis die achte Karte aufgedeckt ist, darfst du ein Plättchen dddd, das alle Züge zurückschickt, beim Ziehen ablehnen. Du bekommst dafür ein anderes, und das abgelehnte kommt zurück unter die übrigen. Auch das zweite dddd darf abgelehnt werden.',
      },
      {
        id: 'M19',
        text: 'Du legst am Rand oder neben anderen Plättchen, ungedreht (B12, B13). Linien über ein einziges Plättchen sind erlaubt.',
      },
      {
        id: 'M20',
        text: 'Hat eine Gesellschaft ihre vier Linien vollendet, scheidet ihre Karte sofort aus, wo immer sie liegt. Geht der Kartenstapel aus, bilden die gesehenen Karten einen neuen. Das Spiel endet, wenn alle 32 Linien gewertet sind, auch wenn Plättchen übrig bleiben. Dein Ergebnis ist der Gewinn der ärmsten Gesellschaft. In der schweren Variante wird der Abstand zwischen reichster und ärmster abgezogen. Beispiel: 35 für die beste und 22 für die letzte ergeben 22, in der schweren Variante 9.',
      },
    ],
  },
];
