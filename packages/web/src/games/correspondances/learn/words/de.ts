import type { CorrespondancesLearnWords } from '../shape.ts';

const de: CorrespondancesLearnWords = {
  title: 'Correspondances',
  lessons: [
    {
      id: 'game',
      title: 'Das Spiel',
      points: [
        'In jeder Runde hältst du geheim eine von vier Linien: Rot 1, Blau 2, Gelb 3 oder Grün 4.',
        'Deine Fahrt beginnt am Haltepunkt deiner Linie, an einem Ende der Plättchenreihe, und muss das andere Ende erreichen.',
        'Bist du dran, ziehst du einen Abschnitt und legst ihn so, dass sich Linien in gleicher Farbe treffen.',
        'Die Runde endet, sobald eine Fahrt vollständig ist, egal wer das Plättchen gelegt hat.',
        'Die Punkte der Runden werden zusammengezählt. Wer zuerst 10 erreicht, gewinnt.',
      ],
    },
    {
      id: 'transfers',
      title: 'Umstiege und Ringe',
      points: [
        'Deine Fahrt darf Gleise jeder Farbe nutzen. Von einer Farbe in eine andere zu wechseln, ist ein Umstieg.',
        'Umsteigen kannst du nur auf einem Plättchen mit weißem Ring, zwischen den beiden Linien, die sich dort treffen.',
        'Wo Linien ohne Ring aneinander vorbeiführen, ist eine Brücke oder eine Kurve, und es geht nicht hinüber.',
        'Auf derselben Linie durch einen Ring zu fahren, kostet nichts.',
        'An einem farbigen Haltepunkt kommst du in seiner eigenen Farbe an, bei M in jeder Farbe.',
      ],
    },
    {
      id: 'scoring',
      title: 'Eine Runde werten',
      points: [
        'Eine vollständige Fahrt ist 5 Punkte wert, 1 weniger für jeden Umstieg, aber nie unter 1.',
        'Gibt es mehrere Wege, zählt für dich der mit den wenigsten Umstiegen.',
        'Ein weiterer Punkt geht an die längste Strecke der eigenen Linie von ihrer Abfahrt an, in Abschnitten gezählt.',
        'Ist die längste Strecke zweimal gleich lang, bekommt niemand diesen Punkt.',
        'Ein Plättchen kann mehrere Fahrten vollenden. Sie bringen alle Punkte.',
      ],
    },
  ],
  rules: [
    {
      id: 'aim',
      title: 'Das Ziel',
      rules: [
        {
          id: 'T1',
          text: 'Bau einen Weg von deiner Abfahrt zu einer Ankunft am anderen Ende, auf dem du so selten wie möglich die Linie wechselst. Jeder Wechsel ist ein Umstieg, auf Französisch eine Correspondance.',
        },
        { id: 'D1', text: 'Für zwei bis vier Personen.' },
      ],
    },
    {
      id: 'tiles',
      title: 'Die Plättchen',
      rules: [
        {
          id: 'T2',
          also: ['D2'],
          text: 'Es gibt vier Linien: 1 ist rot, 2 blau, 3 gelb, 4 grün. Zu jeder gehören ein Zahlenplättchen und eine Gerade. Zwei Endplättchen tragen Abfahrten und Ankünfte. Die 48 Abschnitte sind es, die du ziehst und legst: Jeder zeigt zwei Linien verschiedener Farbe, und alle vier Seiten sind belegt.',
        },
        {
          id: 'D11',
          text: 'Umsteigen kannst du nur auf einem Abschnitt mit Ring, wo sich seine zwei Linien treffen. Es gibt vier Arten: eine Kreuzung mit Ring, eine Brücke ohne Ring, zwei Kurven, die sich in einem Ring berühren, und zwei getrennte Kurven. Jedes Farbpaar hat jede Art zweimal.',
        },
      ],
    },
    {
      id: 'setup',
      title: 'Aufbau',
      rules: [
        {
          id: 'T3',
          also: ['T5'],
          text: 'Die Geraden bilden eine Reihe von vier Plättchen, mit je einem Endplättchen an den Enden. Das linke Ende hat die Haltepunkte von Blau (oben) und Gelb (unten), das rechte die von Rot (oben) und Grün (unten). An der Außenseite beider Enden ist ein M. Die geraden Gleise laufen quer zur Reihe, von oben nach unten.',
        },
        {
          id: 'T4',
          text: 'Die vier Geraden dürfen in jeder Reihenfolge liegen. Hier wird für jede Runde eine ausgewogene ausgelost.',
        },
        {
          id: 'T6',
          also: ['T7'],
          text: 'Zahlenplättchen und Abschnitte werden gemischt und liegen verdeckt.',
        },
      ],
    },
    {
      id: 'lines',
      title: 'Linien, und wer beginnt',
      rules: [
        {
          id: 'T8',
          also: ['T9'],
          text: 'In jeder Runde ziehen alle eine Zahl: Das ist deine Linie. Zu zweit oder zu dritt bleiben die übrigen Zahlen verdeckt.',
        },
        { id: 'T10', text: 'Halte deine Linie geheim, bis die Runde vorbei ist.' },
        {
          id: 'T11',
          also: ['D3'],
          text: 'Am Tisch beginnt, wer am jüngsten ist; hier, wer beim Einrichten der Partie bestimmt wurde. Jede Runde beginnt am selben Platz, es sei denn, ihr lasst den Beginn von Runde zu Runde weiterwandern.',
        },
      ],
    },
    {
      id: 'turn',
      title: 'Wenn du dran bist',
      rules: [
        {
          id: 'T12',
          text: 'Zieh einen Abschnitt und leg ihn so an, dass Linien in ihrer Farbe zusammenpassen. Dann geht es links von dir weiter.',
        },
        {
          id: 'D4',
          text: 'Wo der Abschnitt ein Plättchen berührt, müssen beide an der gemeinsamen Seite dieselbe Linie zeigen. Neben einem M ist jede Linie erlaubt.',
        },
        {
          id: 'D5',
          text: 'Der Abschnitt muss mit einem Plättchen auf dem Tisch eine Seite teilen; auch die Reihe vom Anfang zählt.',
        },
        {
          id: 'D6',
          text: 'Du darfst den Abschnitt drehen, wie du willst. Liegt er, bleibt er, wie er ist.',
        },
        { id: 'D7', text: 'Du kannst nicht passen und keinen Abschnitt für später aufheben.' },
        {
          id: 'D8',
          text: 'Passt der Abschnitt nirgends, kommt er für diese Runde beiseite, und du ziehst noch einmal. Ist nichts mehr zu ziehen, endet die Runde.',
        },
        { id: 'D9', text: 'Mit jedem erlaubten Spielzug darfst du andere blockieren.' },
        { id: 'D10', text: 'Alle sehen den Abschnitt, sobald er gezogen ist.' },
      ],
    },
    {
      id: 'journey',
      title: 'Deine Fahrt',
      rules: [
        {
          id: 'T13',
          also: ['T14'],
          text: 'Blau und Gelb fahren vom linken Ende zum rechten, Rot und Grün vom rechten zum linken. Jeder der drei Haltepunkte am fernen Ende ist recht.',
        },
        {
          id: 'T15',
          text: 'An einem farbigen Haltepunkt musst du auf der Linie dieser Farbe ankommen. Bei M darfst du auf jeder ankommen.',
        },
        {
          id: 'D12',
          text: 'Jeder Linienwechsel unterwegs ist ein Umstieg. Ohne Wechsel durch einen Ring zu fahren ist keiner, und auch die Ankunft bei M ist keiner.',
        },
        {
          id: 'D13',
          text: 'Die farbigen Haltepunkte sind Abfahrt und Ankunft zugleich. Der Weg vom blauen zum roten ist also rückwärts auch ein Weg für Rot: Hält jemand Rot, sind beide Fahrten vollständig. Ein Weg zu M nützt nur dir.',
        },
        {
          id: 'D14',
          text: 'Keine Fahrt führt durch ein Endplättchen. Umsteigen kannst du dort nicht, und das M deines eigenen Endes nützt dir nichts.',
        },
        {
          id: 'D15',
          text: 'Linien, die niemand hält, können alle nutzen. Sie beenden nie eine Runde und bringen nie Punkte.',
        },
      ],
    },
    {
      id: 'round',
      title: 'Das Ende einer Runde',
      rules: [
        {
          id: 'T17',
          text: 'Die Runde endet sofort, wenn mindestens eine Fahrt vollständig ist oder der letzte Abschnitt liegt.',
        },
        {
          id: 'D16',
          text: 'Die App sucht nach jedem Spielzug nach vollständigen Fahrten, egal wer ihn gemacht hat. Eine Fahrt lässt sich weder verheimlichen noch ablehnen, und niemand kommt noch einmal dran.',
        },
        {
          id: 'D17',
          text: 'Der letzte Abschnitt zählt wie jeder andere. Vollendet auch er nichts, gibt es keine Punkte für Fahrten.',
        },
        { id: 'T21', text: 'Vollendet ein Abschnitt mehrere Fahrten, bringt jede davon ihre Punkte.' },
        {
          id: 'T22',
          text: 'Kommt deine Linie auf mehreren Wegen an, zählt der mit den wenigsten Umstiegen.',
        },
        { id: 'D24', text: 'Dann werden alle Linien gezeigt, auch die, die niemand hatte.' },
      ],
    },
    {
      id: 'scoring',
      title: 'Punkte',
      rules: [
        {
          id: 'T18',
          also: ['D21'],
          text: 'Eine vollständige Fahrt bringt 5 Punkte ohne Umstieg, 4 mit einem, 3 mit zwei, 2 mit drei und 1 mit vier oder mehr.',
        },
        {
          id: 'T25',
          text: 'Wer ankommt, bekommt also mindestens 1 Punkt, wie viele Umstiege es auch waren.',
        },
        {
          id: 'T20',
          also: ['D19'],
          text: 'Wer die längste ununterbrochene Strecke der eigenen Linie hat, bekommt 1 Punkt dazu. Gezählt wird in Abschnitten von der Abfahrt bis dorthin, wo die Farbe aufhört, auch über die Stelle hinaus, an der umgestiegen wurde. Geraden unterbrechen die Strecke nicht, zählen aber nicht mit.',
        },
        {
          id: 'T24',
          also: ['D20'],
          text: 'Ist die längste Strecke mehrfach gleich lang oder hat niemand auch nur einen Abschnitt, bekommt niemand diesen Punkt.',
        },
        { id: 'D18', text: 'Den Punkt für die längste Strecke gibt es auch, wenn niemand angekommen ist.' },
        {
          id: 'T19',
          text: 'Beispiel: Blau fährt 8 Abschnitte der eigenen Linie, steigt an einem Ring in Rot um und kommt am roten Haltepunkt an. Ein Umstieg lässt 4 Punkte übrig. Sind die 8 Abschnitte auch die längste Strecke, bekommt Blau insgesamt 5. Mehr als 6 kann eine Runde nicht bringen.',
        },
      ],
    },
    {
      id: 'match',
      title: 'Die Partie',
      rules: [
        {
          id: 'T16',
          also: ['T26'],
          text: 'Eine Partie geht über mehrere Runden. Wer zuerst 10 Punkte erreicht oder eine andere vereinbarte Zahl, gewinnt.',
        },
        {
          id: 'T23',
          also: ['D22'],
          text: 'Verglichen wird, wenn eine Runde gewertet ist. Haben mehrere genug Punkte, gewinnt der höchste Stand. Ist der höchste geteilt, spielen alle noch eine Runde, bis jemand vorn liegt.',
        },
        {
          id: 'D23',
          text: 'Jede Runde beginnt von vorn: leerer Tisch, alle 48 Abschnitte gemischt, neue Linien. Nur die Punkte bleiben.',
        },
      ],
    },
  ],
};
export default de;
