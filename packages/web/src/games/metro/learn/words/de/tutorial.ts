import type { TutorialTexts } from '../../shape.ts';

export const tutorialTexts: TutorialTexts = {
  welcome:
    'Willkommen bei Metro! Du spielst Gelb, dein Gegenüber Blau. Abwechselnd legt ihr Plättchen und baut so Linien für eure Züge. Je länger eine Linie, desto mehr Punkte bringt sie.',
  stations:
    'Rund um den Plan liegen 32 Stationen. Die 16 mit ungeraden Nummern gehören dir, und an jeder wartet ein gelber Zug. Jeder Zug befährt im Spiel eine einzige Linie, und die wird einmal gewertet.',
  right:
    'Züge fahren rechts. Blick von Station 7 auf den Plan: Der Zug fährt auf dem rechten Gleis ab. Das Gleis links davon ist für die Ankunft. So ein Gleispaar hat auch jede Seite eines Plättchens, eines hinein und eines hinaus.',
  lay: 'Ein Plättchen kommt auf ein leeres Feld am Rand oder neben ein Plättchen, das schon liegt. Gedreht wird es nicht. Leg dein Plättchen vor Station 7, und deine erste Linie beginnt.',
  grow: 'Blau hat ein Plättchen neben deines gelegt, und deine Linie läuft gleich darüber weiter. Plättchen gehören niemandem: Jede Linie nutzt die Gleise, auf die sie trifft. Leg dein neues Plättchen auf das markierte Feld. Dann hat deine Linie 3 Plättchen.',
  turnBack:
    'Dieses Plättchen lässt deinen Zug wenden. Er rollt über Plättchen zurück, die er schon befahren hat, und kommt an einer anderen Station heraus. Das ist gut so: Jede Durchfahrt zählt. Leg es und vollende deine Linie.',
  scored:
    'Deine Linie ist vollendet und bringt 6 Punkte. Sie hat nur 4 Plättchen, aber die 2 markierten werden zweimal befahren, und jede Durchfahrt ist einen Punkt wert.',
  hurt: 'Autsch! Blau hat gerade deine Linie ab Station 3 vollendet, nach nur 2 Plättchen. Du bekommst 2 Punkte, und mehr bringt diese Linie nie. Eine Linie zählt immer für die Farbe, der sie gehört, egal wer sie vollendet.',
  refused:
    'Das Plättchen auf deiner Hand schickt jeden Zug sofort zurück. Auf einem der markierten Felder wäre eine Linie zu Ende, kaum dass sie ihre Station verlassen hat. So eine Linie über 1 Plättchen ist verboten, solange das Plättchen anderswohin passt. Versuch es ruhig: Der Plan nimmt es nicht an.',
  draw: 'Dieses Plättchen ist bald nützlich, also heb es auf. Du darfst stattdessen eines vom Stapel ziehen und sofort legen. Nach dem Ziehen gibt es kein Zurück. Zieh jetzt.',
  drawn:
    'Ein feines Plättchen: Es führt den Zug von Station 5 geradeaus weiter zur Mitte. Leg es auf das markierte Feld. Deine Hand bleibt, wie sie ist.',
  revenge:
    'Sieh dir jetzt die Linie von Blau ab Station 4 an: Gleich erreicht sie das markierte Feld. Leg das Plättchen, das du aufgehoben hast. Es schickt den Zug nach 4 Durchfahrten heim, für magere 4 Punkte.',
  centre:
    'Die vier Felder in der Mitte sind die Zentralstation. Eine Linie, die dort endet, zählt doppelt. Deine Linie ab Station 5 wartet am markierten Feld: Leg dein Plättchen und folge dem Zug.',
  doubled:
    'Dein Zug durchfährt dieses eine Plättchen 4-mal! Die Linie hat 12 Durchfahrten und endet an der Zentralstation: 24 Punkte. Du führst mit 32 zu 4. Die nächsten 47 Plättchen werden für euch beide gelegt; sieh zu, wie die Linien wachsen.',
  last: 'Blau hat aufgeholt und führt mit 104 zu 84. Der Stapel ist leer, und das ist dein letztes Plättchen. Eine Linie kann das Spiel noch drehen: deine ab Station 17. Leg das Plättchen auf das markierte Feld.',
  over: 'Noch einmal 24 Punkte an der Zentralstation! Blau legt das letzte der 60 Plättchen, und das Spiel ist aus; alle Linien sind vollendet. Es steht 112 zu 107: Die meisten Punkte gewinnen, also hast du gewonnen. Jetzt weißt du, wie es geht.',
};
