import type { TutorialTexts } from '../../shape.ts';

export const tutorialTexts: TutorialTexts = {
  welcome:
    'Welkom bij Metro! Jij bent geel, je tegenstander is blauw. Om de beurt leg je een tegel, en zo bouw je lijnen voor je treinen. Hoe langer een lijn, hoe meer punten ze oplevert.',
  stations:
    'Rond het bord liggen 32 stations. De 16 met een oneven nummer zijn van jou, en bij elk daarvan wacht een gele trein. Elke trein rijdt in het spel één lijn, en die lijn telt één keer.',
  right:
    'Treinen houden rechts. Kijk vanaf station 7 het bord op: de trein vertrekt op het rechterspoor. Het spoor links ervan is voor aankomsten. Elke kant van een tegel heeft zo’n paar: een spoor naar binnen en een naar buiten.',
  lay: 'Een tegel komt op een leeg vak aan de rand, of naast een tegel die er al ligt. Je mag hem niet draaien. Leg je tegel voor station 7, en je eerste lijn begint.',
  grow: 'Blauw heeft een tegel naast die van jou gelegd, en jouw lijn loopt er rechtdoor overheen. Tegels zijn van niemand: elke lijn gebruikt de sporen die ze tegenkomt. Leg je nieuwe tegel op het gemarkeerde vak. Dan heeft je lijn 3 tegels.',
  turnBack:
    'Deze tegel laat je trein keren. Hij rolt terug over tegels waar hij al is geweest en komt bij een ander station uit. Dat is mooi: elke passage telt. Leg hem en maak je lijn af.',
  scored:
    'Je lijn is voltooid en levert 6 punten op. Ze gebruikt 4 tegels, maar over de 2 gemarkeerde loopt ze twee keer, en elke passage is een punt waard.',
  hurt: 'Au! Blauw heeft zojuist jouw lijn vanaf station 3 voltooid, na maar 2 tegels. Je krijgt 2 punten, en meer zal deze lijn nooit opleveren. Een lijn telt altijd voor haar eigenaar, wie haar ook afmaakt.',
  refused:
    'De tegel in je hand stuurt elke trein meteen terug. Op een gemarkeerd vak zou hij een lijn beëindigen die haar station nog maar net uit is. Zo’n lijn over 1 tegel verbieden de regels zolang de tegel ergens anders heen kan. Probeer het gerust: het bord weigert.',
  draw: 'Deze tegel komt straks nog van pas, dus bewaar hem. Je mag in plaats daarvan een tegel van de stapel trekken en die meteen leggen. Na het trekken is er geen weg terug. Trek nu.',
  drawn:
    'Een mooie tegel: hij brengt de trein vanaf station 5 rechtdoor richting het midden. Leg hem op het gemarkeerde vak. Je hand blijft zoals die is.',
  revenge:
    'Kijk nu naar de lijn van blauw vanaf station 4: die gaat zo het gemarkeerde vak in. Leg de tegel die je hebt bewaard. Hij stuurt de trein van blauw na 4 passages naar huis, voor niet meer dan 4 punten.',
  centre:
    'De vier vakken in het midden zijn het centraal station. Een lijn die daar eindigt, telt dubbel. Jouw lijn vanaf station 5 wacht voor het gemarkeerde vak: leg je tegel en volg de trein.',
  doubled:
    'Je trein rijdt 4 keer over deze ene tegel! De lijn heeft 12 passages en eindigt in het centraal station: 24 punten. Je staat voor met 32 tegen 4. De volgende 47 tegels worden voor jullie allebei gelegd, dus kijk hoe de lijnen groeien.',
  last: 'Blauw heeft je ingehaald en staat voor met 104 tegen 84. De stapel is leeg, en dit is je laatste tegel. Eén lijn kan het spel nog kantelen: de jouwe vanaf station 17. Leg de tegel op het gemarkeerde vak.',
  over: 'Nog eens 24 punten in het centraal station! Blauw legt de laatste van de 60 tegels en het spel is uit; elke lijn is voltooid. Het is 112 tegen 107: de meeste punten winnen, dus jij wint. Nu weet je hoe het gaat.',
};
