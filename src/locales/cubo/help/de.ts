import type { CuboHelp } from './terms.js';

export const help: CuboHelp = {
  title: 'So spielt man Cubo',
  cards: {
    goal: {
      heading: 'Ziel',
      text: 'Baue aus neun Würfeln ein Quadrat, dessen Reihen und Spalten Punkte bringen. Wer nach sechs Runden die meisten hat, gewinnt.',
    },
    lines: {
      heading: 'Straßen und Drillinge',
      text: 'Drei aufeinanderfolgende Zahlen sind eine Straße und bringen die höchste. Drei gleiche sind ein Drilling und bringen eine davon. In einer Farbe zählen sie doppelt. Weiß passt zu jeder.',
    },
    build: {
      heading: 'Bauen',
      text: 'Lass je zwei Würfel die Plätze tauschen, nur nicht den weißen in der Mitte. Solange niemand gerufen hat, darfst du auch alle neun neu werfen.',
    },
    call: {
      heading: 'Rufen',
      text: 'Zufrieden? Rufe „Cubo!“ und nimm einen Würfel aus der Mitte oder keinen. Wer als Letztes baut, hat 6 Sekunden; danach bringt das Quadrat nichts.',
    },
    exchange: {
      heading: 'Der Austausch',
      text: 'Sind alle Quadrate abgedeckt, kann der Würfel aus der Mitte an die Stelle eines deiner Würfel kommen, nur nicht des weißen. Oder du behältst deine.',
    },
  },
  aim: {
    heading: 'Ziel des Spiels',
    text: [
      'Aus neun Würfeln baust du ein Quadrat mit drei Reihen und drei Spalten. Reihen und Spalten mit drei aufeinanderfolgenden oder drei gleichen Zahlen bringen Punkte, in einer einzigen Farbe sogar doppelt so viele. Alle bauen gleichzeitig, und wer zuerst fertig ist, wählt zuerst unter den Würfeln in der Mitte.',
      'Spielen können eine bis vier Personen. Wer nach sechs Runden insgesamt die meisten Punkte hat, gewinnt.',
    ],
  },
  setUp: {
    heading: 'Spielbeginn',
    text: [
      'Alle haben neun Würfel: vier rote, vier blaue und einen weißen. Vier weitere liegen in der Mitte, zwei rote und zwei blaue.',
      'Jede Runde beginnt mit einem Wurf aller Würfel, zuerst derer in der Mitte. Dann spielen alle gleichzeitig; nur beim Austausch geht es der Reihe nach.',
    ],
  },
  building: {
    heading: 'Das Quadrat bauen',
    text: [
      'Deine neun Würfel liegen als Quadrat, der weiße auf dem mittleren Feld, wo er auch bleibt. Von den anderen dürfen je zwei die Plätze tauschen, so oft du willst.',
      'Solange noch niemand gerufen hat, darfst du auch alle neun in die Hand nehmen und neu werfen, so oft du willst, aber nie nur einige davon. Solange sie in deiner Hand sind, kannst du weder tauschen noch rufen. Fällt gerade dann der erste Ruf, wirfst du sie noch, dieses eine Mal; von da an nimmt niemand mehr Würfel in die Hand.',
    ],
  },
  calling: {
    heading: 'Cubo rufen',
    text: [
      'Bist du mit deinem Quadrat zufrieden, rufst du „Cubo!“. Das Quadrat wird abgedeckt, und kein Würfel darin bewegt sich mehr. Jetzt darfst du einen Würfel aus der Mitte nehmen oder darauf verzichten; wer zuerst kommt, wählt zuerst. Einsetzen musst du ihn später nicht.',
      'Baut nur noch eine Person, hat sie 6 Sekunden Zeit, sobald alle anderen einen Würfel genommen oder verzichtet haben. Wer rechtzeitig ruft, hat noch einmal 6 Sekunden, um einen der übrigen Würfel zu nehmen; wer zu spät kommt, bekommt in dieser Runde keinen Würfel und keine Punkte.',
      'Haben alle bis auf eine Person gerufen, bleiben allen, die sich noch nicht für einen Würfel entschieden haben, 6 Sekunden; danach gehen sie leer aus. Ruft vorher auch die letzte Person, wählen sie nacheinander in der Reihenfolge ihrer Rufe, jeweils innerhalb von 6 Sekunden.',
    ],
  },
  exchange: {
    heading: 'Der Austausch',
    text: [
      'Sind alle Quadrate abgedeckt, dürfen alle, die einen Würfel genommen haben, ihn der Reihe nach austauschen. In jeder Runde beginnt jemand anderes: die nächste Person links. Der Würfel kommt mit der Zahl, die er zeigt, an die Stelle eines deiner eigenen; nur der weiße bleibt, wo er ist. Oder du behältst alle deine Würfel.',
      'Der Würfel, der übrig bleibt, kommt in die Mitte. So kannst du in der nächsten Runde mehr Würfel der einen Farbe haben als der anderen. Nach einer Hausregel bekommen alle in jeder Runde wieder vier rote und vier blaue.',
    ],
    caption:
      'Genommen ist die rote 6. Anstelle der blauen 2 macht sie aus der obersten Reihe eine Straße und aus der rechten Spalte einen Drilling, beide rot und je 12 wert: Das Quadrat bringt dann 45 statt 21.',
  },
  score: {
    heading: 'Die Wertung',
    text: [
      'Jede der drei Reihen und drei Spalten kann zählen, Diagonalen nicht. Drei aufeinanderfolgende Zahlen, der Reihe oder Spalte nach auf- oder absteigend, sind eine Straße und bringen die höchste davon. Drei gleiche Zahlen sind ein Drilling und bringen eine davon. Hier dürfen die Zahlen einer Straße beliebig durcheinanderliegen.',
      'Eine Straße oder ein Drilling in einer Farbe zählt doppelt. Der weiße Würfel hat die Zahl, die er zeigt, und die Farbe, die gerade passt, sogar Rot in seiner Reihe und Blau in seiner Spalte.',
      'Nach sechs Runden gewinnt, wer insgesamt die meisten Punkte hat. Bei Gleichstand teilt man sich den Sieg.',
    ],
    caption:
      'Sechs Straßen: Die Reihen bringen 6 + 4 + 10 = 20, die Spalten 3 + 4 + 5 = 12, und das macht 32. Die oberste Reihe, ganz in Rot, und die unterste, ganz in Blau, zählen doppelt.',
  },
  practice: {
    heading: 'Allein üben',
    text: [
      'Wer allein spielt, spielt gegen die Uhr: 60 Sekunden in jeder Runde. Bis du rufst, darfst du immer wieder neu würfeln. Rufst du rechtzeitig, darfst du einen der vier Würfel in der Mitte nehmen; sonst bringt die Runde nichts. Nach jeder Runde siehst du das beste Quadrat, das möglich war.',
      'Deine erste Runde läuft ohne Uhr. Unter „Mehr“, „Einstellungen“ kannst du dir auch zehnmal so viel Zeit geben oder ohne Zeitlimit spielen; dann baust du, so lange du willst. Solange das Spiel nicht zu sehen ist, steht die Uhr still.',
      'Mit „Pause“ hältst du die Uhr an und deckst die Würfel ab, bis du „Weiter“ drückst.',
    ],
  },
  together: {
    heading: 'Zu mehreren an einem Gerät',
    text: [
      'Ihr könnt zu mehreren an einem Gerät spielen. Auf einem großen Bildschirm liegen eure Quadrate nebeneinander, und alle tauschen gleichzeitig die Würfel in ihrem eigenen. Wer zufrieden ist, drückt beim eigenen Quadrat auf „Cubo!“ und tippt dann einen Würfel in der Mitte an.',
      'Auf einem kleinen Bildschirm ist ein Quadrat groß, die anderen liegen klein darüber. Tippt ein kleines an, um es groß zu sehen.',
    ],
  },
  byHand: {
    heading: 'Spielen mit Finger oder Maus',
    text: [
      'Tippe einen Würfel an und dann einen anderen: Sie tauschen die Plätze. Oder ziehe den einen auf den anderen. Tippst du den gewählten noch einmal an, lässt du ihn los. Die Zahlen neben und unter dem Quadrat sagen, was jede Reihe und jede Spalte bringt, die in der Ecke, was das ganze Quadrat wert ist.',
      'Mit „Alle neu würfeln“ wirfst du alle neun Würfel noch einmal, mit „Cubo!“ rufst du. Danach tippst du in der Mitte den Würfel an, den du nimmst, oder „Keinen nehmen“.',
      'Beim Austausch steht an jedem deiner Würfel, wie viel das Quadrat gewinnt oder verliert. Tippe einen an, um das neue Quadrat zu sehen, und drücke dann „Tauschen“ oder tippe ihn noch einmal an. „Meine Würfel behalten“ lässt das Quadrat, wie es ist.',
    ],
  },
  byKey: {
    heading: 'Spielen mit der Tastatur',
    text: [
      'Im Quadrat führen die Pfeiltasten von Würfel zu Würfel. Mit Eingabe oder Leertaste wählst du einen; drückst du sie dann auf einem anderen, tauschen beide die Plätze. Mit Esc lässt du den Würfel wieder los. Umschalt mit einer Pfeiltaste tauscht den Würfel sofort mit seinem Nachbarn, auch über den weißen hinweg.',
      'Umschalt mit X ruft Cubo, Umschalt mit N würfelt alle neun neu. Nach dem Ruf nimmst du mit 1 bis 4 den Würfel auf diesem Platz der Mitte, mit 0 keinen. Beim Austausch zeigt Eingabe auf einem Würfel, was aus dem Quadrat wird, wenn du ihn hergibst; noch einmal Eingabe gibt ihn her, und K behält deine Würfel.',
      'Zum Vorlesen drückst du 1, 2 oder 3 für den Wert einer Reihe, A, B oder C für den einer Spalte, Q für das ganze Quadrat, M für die Mitte, T für die Restzeit. P hält die Partie an und setzt sie fort. Behält ein Screenreader diese Buchstaben für sich, schalte vom Lesemodus in den Fokusmodus.',
      'Solange keine Uhr läuft, nimmt U oder Strg+Z einen Zug zurück, R oder Strg+Y stellt ihn wieder her. H gibt einen Tipp. In einer aufgezeichneten Partie blättern die linke und die rechte Pfeiltaste zurück und vor; Pos1 und Ende führen zum Anfang und zum Ende.',
    ],
  },
  byNotation: {
    heading: 'Züge eintippen',
    text: [
      'Felder heißen nach Spalte und Reihe, a1 bis c3: die Buchstaben von links, die Zahlen von oben. Mit swap a1c3 tauschen die Würfel auf a1 und c3 die Plätze; a1c3 allein genügt auch. Mit roll nimmst du alle neun in die Hand, mit call rufst du Cubo.',
      'Mit take 2 nimmst du den zweiten Würfel der Mitte, mit take - keinen. Beim Austausch legst du mit put b1 den genommenen Würfel auf b1, und mit keep behältst du deine.',
      'Fragt eine Webseite nach deinen eigenen Würfeln, wirf sie und tippe an, was sie zeigen, oder gib es in Ziffern ein: vier für die Mitte, neun für ein Quadrat, Reihe für Reihe und jeden Würfel dort, wo seine Farbe liegt.',
    ],
  },
};
