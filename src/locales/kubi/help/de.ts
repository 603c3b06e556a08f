import type { KubiHelp } from './terms.js';

export const help: KubiHelp = {
  title: 'So spielt man Kubi',
  cards: {
    goal: {
      heading: 'Ziel',
      text: 'Sammle viele Striche neben wenigen Summen. Wenige Striche kosten Punkte, viele bringen welche. Es gewinnt, wer die meisten Punkte hat; wer allein spielt, gewinnt ab 500.',
    },
    numbers: {
      heading: 'Deine drei Zahlen',
      text: 'Vor dem ersten Wurf kreuzt du drei Zahlen an: deine Strichmenge. Zeigt ein Wurf welche davon, musst du einen dieser Würfel zur Strichmenge zählen.',
    },
    roll: {
      heading: 'Ein Wurf',
      text: 'Zähle einen Würfel zur Strichmenge; passt keiner, lege einen beliebigen beiseite. Bilde aus den anderen vier zwei Paare: Jedes bringt einen Strich neben seiner Summe.',
    },
    score: {
      heading: 'Punkte',
      text: 'Ein bis vier Striche neben einer Summe kosten 200 Punkte, fünf zählen nichts. Vom sechsten bis zum zehnten bringt jeder den gedruckten Wert. Eine Summe ohne Strich kostet nichts.',
    },
    end: {
      heading: 'Spielende',
      text: 'Stehen neben einer deiner Zahlen acht Striche, ist dein Zettel fertig. Jeder Wurf gilt für alle; die anderen spielen weiter, bis alle Zettel fertig sind.',
    },
  },
  aim: {
    heading: 'Ziel des Spiels',
    text: [
      'Fünf Würfel werden immer wieder geworfen. Jeder Wurf bringt auf deinem Zettel Striche neben zwei Summen. Wenige Striche neben einer Summe kosten Punkte, viele bringen welche. Es gewinnt, wer insgesamt die meisten Punkte hat; wer allein spielt, gewinnt ab 500 Punkten.',
      'Spielen können eine bis acht Personen, jede auf einem eigenen Zettel. Jeder Wurf gilt für alle.',
    ],
  },
  setUp: {
    heading: 'Spielbeginn',
    text: [
      'Vor dem ersten Wurf kreuzt du drei verschiedene Zahlen von 1 bis 6 an. Sie bilden deine Strichmenge: Würfel mit diesen Zahlen zählst du zur Strichmenge, und neben jeder Zahl ist Platz für acht Striche.',
    ],
  },
  roll: {
    heading: 'Einen Wurf eintragen',
    text: [
      'Zeigen die Würfel eine oder mehrere deiner drei Zahlen, musst du einen dieser Würfel zur Strichmenge zählen. Er bringt einen Strich neben seiner Zahl.',
      'Aus den anderen vier Würfeln bildest du nach Belieben zwei Paare. Jedes Paar bringt einen Strich neben seiner Summe; haben beide dieselbe Summe, kommen dort zwei Striche hin.',
    ],
    caption:
      'Die Zahlen sind 1, 4 und 6. Von 1 2 3 4 6 zählt die 1 zur Strichmenge, 3 und 4 ergeben 7, 2 und 6 ergeben 8.',
  },
  freeRide: {
    heading: 'Keine deiner Zahlen',
    text: [
      'Wurde keine deiner drei Zahlen gewürfelt, entscheidest du frei, welchen Würfel du beiseitelegst. Er bringt keinen Strich; ein solcher Wurf führt dich also nicht näher ans Ende.',
    ],
  },
  score: {
    heading: 'Was Striche wert sind',
    text: [
      'Eine Summe ohne Strich zählt nichts. Ein bis vier Striche kosten 200 Punkte, genau fünf zählen wieder nichts.',
      'Vom sechsten bis zum zehnten bringt jeder Strich den Wert, der neben der Summe steht. Weitere Striche sind erlaubt, zählen aber nicht mehr.',
    ],
    caption: 'Dieser Zettel ist fertig: Neben der 5 stehen acht Striche. Alle Summen zusammen ergeben 200 Punkte.',
  },
  end: {
    heading: 'Spielende',
    text: [
      'Dein Zettel ist fertig, sobald neben einer deiner Zahlen der achte Strich steht; diesen Wurf trägst du noch vollständig ein. Die anderen spielen weiter, bis alle Zettel fertig sind.',
      'Wer die meisten Punkte hat, gewinnt. Bei Gleichstand teilt man sich den Platz.',
    ],
  },
  byHand: {
    heading: 'Spielen mit Finger oder Maus',
    text: [
      'Die Würfel liegen zuerst so, wie sie sofort am meisten bringen: einer beiseite, zwei Paare. Tippe zwei Würfel an, um sie zu tauschen, oder ziehe einen auf den anderen. Ein Würfel mit einem Ring zeigt eine deiner Zahlen.',
      'Die Striche, die du machen würdest, erscheinen mit Bleistift auf dem Zettel, und du siehst, was sie ändern. Mit „Eintragen“ werden sie gültig. Du kannst auch aus der Liste wählen, in der jeder Eintrag mit seinen Punkten steht: „Alle Züge“ unter „Mehr“.',
      'Spielt ihr zu mehreren, zeigen die Schaltflächen über dem Zettel, wer noch entscheiden muss; mit ihnen wechselst du zu einem anderen Zettel. „Zurücknehmen“ nimmt den Eintrag auf dem gezeigten Zettel zurück.',
    ],
  },
  byKey: {
    heading: 'Spielen mit der Tastatur',
    text: [
      'Die Pfeiltasten führen von Würfel zu Würfel. Eingabe oder Leertaste wählt einen Würfel und tauscht ihn mit dem nächsten. D legt ihn beiseite, 1 und 2 legen ihn ins erste oder zweite Paar, Rücktaste und Esc legen alle zurück.',
      'Vor dem ersten Wurf wählst du mit den Zifferntasten, welche Zahlen du ankreuzt. In der Liste der Einträge wählst du mit den Pfeiltasten und bestätigst mit Eingabe.',
      'U oder Strg+Z nimmt einen Eintrag zurück, R oder Strg+Y stellt ihn wieder her. H gibt einen Tipp. In einer aufgezeichneten Partie blättern die linke und die rechte Pfeiltaste zurück und vor; Pos1 und Ende führen zum Anfang und zum Ende.',
    ],
  },
  byNotation: {
    heading: 'Züge eintippen',
    text: [
      'x126 kreuzt drei Zahlen an. Ein Eintrag besteht aus dem beiseitegelegten Würfel und den beiden Paaren: 1|34|66 oder einfach 1 34 66. Ein Würfel, der keinen Strich bringt, steht in Klammern: (2)|34|66.',
    ],
  },
  onPaper: {
    heading: 'Echte Würfel, echtes Papier',
    text: [
      'Fragt eine Webseite nach deinen eigenen Würfeln, wirf sie und tippe an, was sie zeigen, oder gib die fünf Ziffern ein. Mit „Leeren Zettel drucken“ bekommst du einen Zettel, auf dem du mit dem Stift spielst.',
    ],
  },
};
