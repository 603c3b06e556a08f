import type { TriominoHelp } from './terms.js';

export const help: TriominoHelp = {
  title: 'So spielt man Triomino',
  cards: {
    goal: {
      heading: 'Ziel',
      text: 'Lege deine dreieckigen Steine Seite an Seite und sammle Punkte. Nach der Runde, in der jemand das Ziel erreicht, meist 400, gewinnt, wer die meisten Punkte hat.',
    },
    lay: {
      heading: 'Anlegen',
      text: 'Ein Stein liegt mit mindestens einer Seite an einem anderen. Alle Zahlen, die in einer Ecke zusammentreffen, müssen gleich sein. Ein Stein bringt die Summe seiner Zahlen.',
    },
    bridge: {
      heading: 'Brücken',
      text: 'Liegt ein Stein mit einer Seite an und berührt mit der Ecke gegenüber einen weiteren, ist er eine Brücke. Sie bringt 40 Punkte mehr.',
    },
    hexagon: {
      heading: 'Sechsecke',
      text: 'Schließt ein Stein den Ring aus sechs Steinen um eine Ecke, bringt er 50 Punkte mehr; 60, wenn er wie hier zwei zugleich schließt.',
    },
    buy: {
      heading: 'Kaufen',
      text: 'Statt anzulegen, darfst du einen Stein für 5 Punkte kaufen, bis zu drei. Nach dem dritten legst du einen an oder passt für weitere 10 Punkte.',
    },
    end: {
      heading: 'Ende der Runde',
      text: 'Wer zuerst den letzten eigenen Stein legt, bekommt 25 Punkte und die Summe aller Steine, die die anderen noch haben.',
    },
  },
  aim: {
    heading: 'Ziel des Spiels',
    text: [
      'Es gibt 56 dreieckige Steine mit einer Zahl von 0 bis 5 in jeder Ecke. Sie werden Seite an Seite gelegt, sodass alle Zahlen gleich sind, die in einer Ecke zusammentreffen. Im Uhrzeigersinn ab der niedrigsten gelesen, werden die Zahlen eines Steins nie kleiner.',
      'Jeder Stein bringt die Summe seiner Zahlen und noch mehr, wenn er eine Brücke oder ein Sechseck vollendet. Eine Runde endet, wenn jemand keine Steine mehr hat. Nach der Runde, in der jemand das Ziel von 400 Punkten erreicht, ist die Partie zu Ende, und wer insgesamt die meisten Punkte hat, gewinnt.',
    ],
  },
  start: {
    heading: 'Beginn einer Runde',
    text: [
      'Allein oder zu zweit bekommen alle 9 Steine, zu dritt oder viert 7, zu fünft oder sechst 6. Die übrigen bilden den Topf.',
      'Dann ziehen alle einen Stein, und wer die höchste Summe hat, beginnt; wer dabei gleichauf liegt, zieht noch einmal, und die gezogenen Steine kommen zurück. Wer beginnt, legt einen beliebigen Stein und bekommt seine Zahlen als Punkte. Nach den amerikanischen Regeln beginnt der höchste Dreierpasch, also der höchste Stein mit drei gleichen Zahlen. Er muss gelegt werden und bringt 10 Punkte mehr; wer drei Nullen hat, darf stattdessen diese legen, für 40 Punkte. Hat niemand einen Dreierpasch, beginnt die höchste Summe.',
    ],
  },
  laying: {
    heading: 'Einen Stein anlegen',
    text: [
      'Bist du am Zug, legst du einen Stein so an, dass er mindestens eine Seite mit einem anderen gemeinsam hat und jede Ecke, die er berührt, übereinstimmt, auch eine, auf die er nur mit der Spitze trifft.',
    ],
    caption: 'Die Seite unten stimmt, aber an der Spitze trifft die 2 auf eine 3: Dieser Stein passt nicht.',
  },
  buying: {
    heading: 'Kaufen und passen',
    text: [
      'Statt einen Stein anzulegen, darfst du einen aus dem Topf kaufen, für 5 Punkte, auch wenn einer von deinen passt. Nach jedem Kauf darfst du irgendeinen passenden Stein anlegen. Hast du einmal zu kaufen begonnen, machst du weiter, bis du einen Stein anlegst oder drei gekauft hast.',
      'Nach dem dritten Kauf legst du einen Stein an oder passt für weitere 10 Punkte. Ist der Topf leer, muss einen Stein anlegen, wer es kann; wer es nicht kann, passt. Nach den europäischen Regeln kostet das nichts, auch wenn der dritte Kauf den Topf geleert hat. Das kostet 20 Punkte.',
    ],
  },
  bridge: {
    heading: 'Brücken',
    text: [
      'Eine Brücke bringt 40 Punkte mehr: Der Stein hat genau eine Seite mit einem anderen gemeinsam, und seine gegenüberliegende Ecke berührt einen weiteren Stein. Nach den amerikanischen Regeln ist auch ein Stein, der zwei oder drei Seiten mit anderen gemeinsam hat, eine Brücke.',
    ],
    caption:
      '3-4-4 liegt unten mit einer Seite an und berührt mit der Spitze einen anderen Stein: 3+4+4 und 40 für die Brücke.',
  },
  hexagon: {
    heading: 'Sechsecke',
    text: [
      'Ein Stein, der den Ring aus sechs Steinen um eine Ecke schließt, vollendet ein Sechseck. Eines bringt 50 Punkte mehr; vollendet ein Stein zwei oder drei zugleich, bringt er 60 oder 70 mehr. Sechsecke und eine Brücke werden nicht zusammengezählt: Dann gelten die Sechsecke.',
    ],
    caption: '3-4-5 schließt zwei Sechsecke zugleich: 3+4+5 und 60 für beide.',
  },
  ending: {
    heading: 'Ende einer Runde',
    text: [
      'Wer den letzten eigenen Stein legt, bekommt 25 Punkte und die Summe aller Steine, die die anderen noch haben. Zuvor wird der Umlauf zu Ende gespielt, damit alle gleich oft am Zug waren; den Bonus bekommt nur, wer zuerst fertig war. Nach den amerikanischen Regeln endet die Runde sofort.',
      'Ist der Topf leer und kann niemand mehr anlegen, ist die Runde blockiert. Wer dann den kleinsten Rest hat, bekommt, was die anderen noch haben, abzüglich dieses eigenen Rests.',
    ],
  },
  variants: {
    heading: 'Varianten',
    text: [
      'Eine Webseite wählt zwischen zwei Regelwerken, dem europäischen und dem amerikanischen, und kann jede einzelne Regel ändern: wer beginnt, was Passen kostet, ob der Umlauf zu Ende gespielt wird, was eine Brücke ist, was Sechsecke bringen, das Ziel oder eine Anzahl von Runden und ein Zeitlimit für jeden Zug. Läuft es ab, verlierst du den Zug, als hättest du drei Steine gekauft und gepasst. Mit Uhr gilt deine Zeit für die ganze Partie, und mit jedem Zug kommen ein paar Sekunden dazu.',
      'Kinder können mit einem Punkt für jeden Stein spielen, meist nur eine Runde, oder ganz ohne Punkte: Dann gewinnt die Runde, wer zuerst keine Steine mehr hat. Mit 76 Steinen sind auch die Spiegelbilder dabei.',
    ],
  },
  together: {
    heading: 'Allein und zu mehreren',
    text: [
      'Bis zu sechs Personen spielen an einem Gerät. Zwischen zwei Zügen sind die Steine abgedeckt: Gebt das Gerät weiter, und wer an der Reihe ist, zeigt sich die eigenen Steine. Was die anderen haben, ist nie zu sehen, auch nicht in einer Partie, die ihr teilt, während sie noch läuft.',
      'Allein spielst du eine Runde: Lege so viele Steine wie möglich, für so viele Punkte wie möglich.',
    ],
  },
  byHand: {
    heading: 'Spielen mit Finger oder Maus',
    text: [
      'Tippe einen deiner Steine an: Der Tisch zeigt alle Stellen, an die er passt, mit den Punkten. Tippe eine davon an oder ziehe den Stein dorthin; er dreht sich von selbst. Dieselben Stellen stehen in Worten unter „Mehr“, „Alle Züge“.',
      'Du siehst den ganzen Tisch, solange die Zahlen groß genug sind; danach den Teil um den neuesten Stein. Eine Schaltfläche auf dem Tisch zeigt alles. Verschiebe den Tisch mit einem Finger oder der Maus, neben den Stellen, an die ein Stein passt, oder überall mit zwei Fingern. Vergrößere und verkleinere ihn mit zwei Fingern, mit Strg und dem Mausrad oder unter „Mehr“.',
    ],
  },
  byKey: {
    heading: 'Spielen mit der Tastatur',
    text: [
      'Die Pfeiltasten führen durch deine Steine, und mit Eingabe oder Leertaste wählst du einen. Dann führen die Pfeiltasten von Stelle zu Stelle, so wie sie auf dem Tisch liegen; Eingabe legt den Stein an, und Esc lässt ihn los.',
      'B kauft einen Stein, P passt. L liest den letzten Zug noch einmal vor, C sagt, wie viele Steine alle haben, T, wie viel Zeit noch bleibt. U oder Strg+Z nimmt einen Zug zurück, R oder Strg+Y stellt ihn wieder her. H gibt einen Tipp.',
      'Plus und Minus vergrößern und verkleinern, Umschalt mit einer Pfeiltaste verschiebt den Tisch, und 0 zeigt ihn wieder ganz. In einer aufgezeichneten Partie blättern die linke und die rechte Pfeiltaste zurück und vor; Pos1 und Ende führen zum Anfang und zum Ende.',
    ],
  },
  byNotation: {
    heading: 'Züge eintippen',
    text: [
      'Ein Zug besteht aus den Zahlen des Steins, im Uhrzeigersinn ab seiner Spitze, der Ecke, die allein nach oben oder unten zeigt; dahinter stehen @ und die Stelle: 012@3,-1 liegt in Spalte 3 und Reihe −1. Der erste Stein liegt auf 0,0; Spalten zählt man nach rechts und Reihen nach unten. Mit buy kaufst du einen Stein, mit pass passt du.',
      'Fragt eine Webseite nach deinen eigenen Steinen, ziehe sie und tippe an, was sie zeigen, oder gib ihre Namen ein: 012,055,344. Ein Stein heißt nach seinen Zahlen, im Uhrzeigersinn ab der niedrigsten.',
    ],
  },
};
