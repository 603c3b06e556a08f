import { de as common, figure } from '../common/de.js';
import type { KubiTerms } from './terms.js';

export const de: KubiTerms = {
  ...common,
  'kubi.player': (number) => `Spieler ${number}`,
  'kubi.sheet': (name) => `Kubi-Zettel von ${name}`,

  'kubi.countdown': 'Strichmenge',
  'kubi.uncrossed': 'eine Zahl',
  'kubi.left': (left) => `noch ${left}`,
  'kubi.finished': 'fertig',

  'kubi.sums': 'Summen',
  'kubi.sum': 'Summe',
  'kubi.value': 'Wert',
  'kubi.marks': 'Striche',
  'kubi.count': 'Wertung',
  'kubi.points': 'Punkte',
  'kubi.total': 'Gesamt',
  'kubi.tally': (marks) => (marks === 1 ? '1 Strich' : `${marks} Striche`),
  'kubi.full': 'voll',
  'kubi.legend': '1 bis 4 Striche kosten 200, 5 bringen nichts, der 6. bis 10. bringt jeweils den Wert der Summe.',
  'kubi.roll': (dice) => `Würfel: ${dice}`,
  'kubi.markedLast': 'zuletzt eingetragen',
  'kubi.discard': 'Abwurf',
  'kubi.leftOut': 'Bleibt übrig',

  'kubi.next': 'Bringt',

  'kubi.crossNumbers': 'Kreuze drei Zahlen an. Würfel mit diesen Zahlen wirfst du später ab.',
  'kubi.enterRoll': 'Lass einen Würfel übrig und bilde aus den anderen zwei Paare.',

  'kubi.numbers': 'Deine drei Zahlen',
  'kubi.cross': (numbers) => `${numbers} ankreuzen`,
  'kubi.crossThree': 'Drei Zahlen ankreuzen',

  'kubi.dice': 'Die Würfel und ihre Plätze',
  'kubi.die': (value) => `Würfel ${value}`,
  'kubi.unplaced': 'nicht zugeordnet',
  'kubi.firstPair': 'Erstes Paar',
  'kubi.secondPair': 'Zweites Paar',
  'kubi.placed': (die, place) => `${die}: ${place}.`,
  'kubi.enter': 'Eintragen',
  'kubi.entries': 'Mögliche Einträge',

  'kubi.entry': (die, sums, effect) => `${die}, ${sums}: ${effect}`,
  'kubi.discardDie': (value) => `eine ${value} abwerfen`,
  'kubi.leaveOut': (value) => `eine ${value} ohne Strich übrig lassen`,
  'kubi.thenSums': (first, second) => (first === second ? `dann zweimal ${first}` : `dann ${first} und ${second}`),
  'kubi.openingBoth': (points) => `${points} für zwei neue Summen`,
  'kubi.opening': (points, sum) => `${points} für die neue Summe ${sum}`,
  'kubi.saving': (points, sum) => `${points} für den fünften Strich hinter der ${sum}`,
  'kubi.gaining': (points, sum) => `${points} hinter der ${sum}`,
  'kubi.inAll': (points, reasons) => `insgesamt ${points}, nämlich ${reasons}`,

  'kubi.crossed': (numbers) => `${numbers} angekreuzt.`,
  'kubi.done': (number) => `Acht Striche hinter der ${number}: Dieser Zettel ist fertig.`,

  'kubi.toCross': 'kreuzt an',
  'kubi.isDone': 'fertig',

  'kubi.soloWon': (points) => `${figure(points)} Punkte. Ab 500 ist das Spiel gewonnen!`,
  'kubi.soloEnded': (points) => `${figure(points)} Punkte. Mit 500 wäre das Spiel gewonnen.`,
  'kubi.gains': 'Gewinn',
  'kubi.losses': 'Verlust',

  'kubi.reason.all-done': 'Auf jedem Zettel stehen acht Striche hinter einer Zahl.',

  'kubi.refusal.game-over': () => 'Das Spiel ist zu Ende.',
  'kubi.refusal.not-your-turn': () => 'Das ist jetzt nicht an der Reihe.',
  'kubi.refusal.bad-move': () => 'Das ist kein Zug dieses Spiels. Einträge schreibt man so: 1|34|66.',
  'kubi.refusal.bad-roll': () => 'Das ist kein gültiger Wurf: fünf Würfel, die je 1 bis 6 zeigen.',
  'kubi.refusal.same-number': () => 'Die drei Zahlen müssen verschieden sein.',
  'kubi.refusal.done': () => 'Dieser Zettel ist fertig: Hinter einer Zahl stehen acht Striche.',
  'kubi.refusal.already-crossed': () => 'Auf diesem Zettel sind die drei Zahlen schon angekreuzt.',
  'kubi.refusal.cross-first': () => 'Kreuze zuerst drei Zahlen an.',
  'kubi.refusal.already-entered': () => 'Dieser Wurf ist auf diesem Zettel schon eingetragen.',
  'kubi.refusal.no-roll': () => 'Zuerst muss gewürfelt werden.',
  'kubi.refusal.other-dice': ({ roll }) => `Gewürfelt wurde etwas anderes: ${roll}.`,
  'kubi.refusal.must-mark': ({ numbers }) =>
    numbers.length > 1
      ? `Du musst eine deiner eigenen Zahlen abwerfen: ${numbers}.`
      : `Du musst deine eigene Zahl abwerfen, die ${numbers}.`,
  'kubi.refusal.no-mark': () =>
    'Keine deiner Zahlen wurde gewürfelt, also bekommt der Würfel, der übrig bleibt, keinen Strich.',
  'kubi.refusal.too-many-numbers': () =>
    'Drei Zahlen sind schon gewählt. Nimm eine zurück, bevor du eine andere wählst.',
  'kubi.refusal.too-few-numbers': () => 'Wähle zuerst drei verschiedene Zahlen.',
  'kubi.refusal.unplaced-dice': () =>
    'Ordne zuerst alle fünf Würfel zu: Einer bleibt übrig, die anderen bilden zwei Paare.',
};
