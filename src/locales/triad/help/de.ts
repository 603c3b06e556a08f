import type { TriadHelp } from './terms.js';

export const help: TriadHelp = {
  title: 'So spielt man Triad',
  cards: {
    goal: {
      heading: 'Ziel',
      text: 'Beide haben sechs Würfel. Wer zuerst drei eigene vom Brett genommen hat, gewinnt. Weiß hat hier schon zwei.',
    },
    turn: {
      heading: 'Dein Zug',
      text: 'Drehe einen deiner Würfel auf einen anderen Wert und ziehe ihn genau so viele Felder weit, gerade oder diagonal. Der Weg muss frei sein: Würfel springen und schlagen nicht.',
    },
    triad: {
      heading: 'Triaden',
      text: 'Drei Würfel nebeneinander in gerader Linie sind eine Triade: alle gleich oder 1, 2 und 3 in beliebiger Reihenfolge. Beide Farben müssen dabei sein.',
    },
    takeOff: {
      heading: 'Wegnehmen',
      text: 'Bildet dein Zug eine Triade, nimmst du einen deiner Würfel aus ihr vom Brett. Welchen, entscheidest du; es darf auch der gezogene sein.',
    },
    stuck: {
      heading: 'Eingeschlossen',
      text: 'Kann keiner deiner Würfel mit einem neuen Wert ziehen, drehst du einen an Ort und Stelle oder ziehst einen ungedreht so weit, wie er zeigt.',
    },
  },
  aim: {
    heading: 'Ziel des Spiels',
    text: [
      'Gespielt wird zu zweit, mit je sechs Würfeln. Wer zuerst drei eigene Würfel vom Brett genommen hat, gewinnt.',
    ],
  },
  setUp: {
    heading: 'Spielbeginn',
    text: [
      'Alle Würfel werden einmal geworfen; jeder zeigt 1, 2 oder 3. Beide legen ihre Würfel auf die eigene Grundreihe, von sich aus gesehen aufsteigend von links nach rechts. Weiß sitzt unten und beginnt normalerweise; bei einer Revanche beginnt die andere Farbe.',
      'Hier gilt ein Wurf für beide Seiten.',
    ],
    caption: 'Beide haben 1 1 2 2 3 3 gewürfelt.',
  },
  move: {
    heading: 'Ein Zug',
    text: [
      'Drehe einen deiner Würfel auf einen anderen Wert und ziehe ihn genau so viele Felder weit in gerader Linie: waagerecht, senkrecht oder diagonal. Welchen Wert er vorher hatte, ist gleich; der neue muss nur ein anderer sein.',
      'Alle Felder auf dem Weg und das Zielfeld müssen frei sein. Würfel werden weder übersprungen noch geschlagen.',
    ],
    caption: 'Die 1 auf b2 wird zur 2 und zieht zwei Felder, oder sie wird zur 3 und zieht drei.',
  },
  triad: {
    heading: 'Eine Triade',
    text: [
      'Drei Würfel, die in gerader Linie auf benachbarten Feldern liegen, bilden eine Triade, wenn beide Farben dabei sind und die Würfel entweder alle denselben Wert zeigen oder 1, 2 und 3 in beliebiger Reihenfolge.',
      'Drei Würfel einer Farbe sind keine Triade, 1 1 2 oder 1 3 3 auch nicht.',
    ],
    caption: 'Drei Triaden: 1 2 3 in einer Reihe, 2 2 2 in einer Spalte, 3 1 2 auf einer Diagonale.',
  },
  takeOff: {
    heading: 'Einen Würfel wegnehmen',
    text: [
      'Bildet dein Zug eine Triade, nimmst du noch im selben Zug einen deiner Würfel aus ihr vom Brett. Welchen, entscheidest du; es darf auch der eben gezogene sein.',
      'Auch bei mehreren Triaden auf einmal nimmst du nur einen Würfel weg. Eine Triade, die schon vor deinem Zug da war, bringt nichts.',
    ],
    caption: 'Weiß zieht von c1 nach e3 und bildet 2 2 2. Der Würfel auf e3 oder der auf d4 kommt weg.',
  },
  stuck: {
    heading: 'Wenn kein Würfel ziehen kann',
    text: [
      'Kann keiner deiner Würfel mit einem neuen Wert ziehen, hast du zwei Möglichkeiten: Drehe einen Würfel an Ort und Stelle auf einen anderen Wert, oder ziehe einen Würfel ungedreht so viele Felder weit, wie er zeigt. Auch eine so gebildete Triade zählt.',
      'Drehen geht immer; ausgesetzt wird also nie.',
    ],
    caption: 'Die weißen Würfel sind eingeschlossen; einer von ihnen muss gedreht werden.',
  },
  end: {
    heading: 'Spielende',
    text: [
      'Wer seinen dritten Würfel wegnimmt, hat sofort gewonnen.',
      'Eine Hausregel: Die Partie endet unentschieden, wenn dieselbe Stellung mit derselben Farbe am Zug zum dritten Mal entsteht oder wenn 200 Züge lang kein Würfel weggenommen wurde.',
      'Mit Uhr hat jede Seite eine Zeit für die ganze Partie, und mit jedem Zug kommen ein paar Sekunden dazu. Sie läuft vom ersten Zug an. Ist deine Zeit um, hast du verloren.',
    ],
  },
  byHand: {
    heading: 'Spielen mit Finger oder Maus',
    text: [
      'Tippe einen deiner Würfel an: Das Brett zeigt alle Felder, die er erreichen kann, und was er dort zeigen würde. Ein Feld, das leuchtet, bedeutet eine Triade. Tippe das Feld an oder ziehe den Würfel dorthin. Bildest du eine Triade, tippst du danach den Würfel an, den du wegnimmst.',
      'Ein Würfel, der nicht ziehen kann, ist blass. Tippe ihn an, und das Brett sagt dir, warum.',
    ],
  },
  byKey: {
    heading: 'Spielen mit der Tastatur',
    text: [
      'Auf dem Brett führen die Pfeiltasten, Pos1, Ende, Bild auf und Bild ab von Feld zu Feld. Mit Eingabe oder Leertaste wählst du einen Würfel, sein Zielfeld und den Würfel, den du wegnimmst. Mit Esc lässt du den Würfel wieder los.',
      'U oder Strg+Z nimmt einen Zug zurück, R oder Strg+Y stellt ihn wieder her, F dreht das Brett. H gibt einen Tipp.',
      'In einer aufgezeichneten Partie blättern die linke und die rechte Pfeiltaste zurück und vor; Pos1 und Ende führen zum Anfang und zum Ende.',
    ],
  },
  byNotation: {
    heading: 'Züge eintippen',
    text: [
      'Felder heißen nach Spalte und Reihe, a1 bis f6, wie es am Rand steht. Ein Zug besteht aus Start- und Zielfeld: b1b4. Nimmst du einen Würfel weg, hängst du x und sein Feld an: b1b4xb4.',
      'Wenn kein Würfel ziehen kann, dreht b1=3 den Würfel auf b1 zur 3, und b1>b3 zieht ihn ungedreht.',
    ],
  },
};
