import { de as common } from '../../common/play/de.js';
import { figure } from '../../common/figures.js';
import type { KubiPlayTerms } from '../terms.js';

const pointsOf = (points: number): string => `${figure(points)} ${Math.abs(points) === 1 ? 'Punkt' : 'Punkte'}`;

export const de: KubiPlayTerms = {
  ...common,

  'kubi.crossNumbers': (left) =>
    left === 3
      ? 'Wähle drei Zahlen.'
      : (['Kreuze diese Zahlen an.', 'Wähle noch eine Zahl.', 'Wähle noch zwei Zahlen.'][left] ?? ''),
  'kubi.chosenNumbers': (numbers) => (numbers ? `Gewählt: ${numbers}.` : 'Keine Zahl gewählt.'),
  'kubi.goToDie': 'Geh zuerst zu einem Würfel.',
  'kubi.crossHint': 'Pro Wurf eine zur Strichmenge. Acht gleiche: Schluss.',
  'kubi.lifted': (value) => `Die ${value} ist gewählt.`,
  'kubi.liftedHint': 'Tippe den Würfel zum Tauschen an.',
  'kubi.swapOrEnter': 'Tauschen oder Eintragen.',
  'kubi.swapHint': 'Zum Tauschen zwei Würfel antippen.',
  'kubi.inAll': (points) => (points === 0 ? 'Keine Änderung.' : `${common['tabletop.signed'](points)} insgesamt.`),
  'kubi.effect': ({ code, sum, points, missing }) =>
    ({
      opens: `${sum} kostet ${-points}`,
      short: `${sum} braucht noch ${missing}`,
      even: `${sum} steht auf null`,
      gains: `${sum} bringt ${points}`,
      full: `${sum} ist voll`,
    })[code],
  'kubi.leftNext': (number, left) => `Bei der ${number} ${left === 1 ? 'bleibt' : 'bleiben'} noch ${left}.`,
  'kubi.endsNext': (number) => `Die achte ${number}: Schluss.`,

  'kubi.numbers': 'Deine drei Zahlen',
  'kubi.cross': (numbers) => `${numbers} ankreuzen`,
  'kubi.crossThree': 'Drei Zahlen wählen',

  'kubi.dice': 'Die Würfel und ihre Plätze',
  'kubi.die': (value) => `Würfel ${value}`,
  'kubi.ownDie': (value) => `Würfel ${value}, deine Zahl`,
  'kubi.firstPair': 'Erstes Paar',
  'kubi.secondPair': 'Zweites Paar',
  'kubi.enter': 'Eintragen',
  'kubi.enterSums': (first, second) =>
    first === second ? `${first} zweimal eintragen` : `${first} und ${second} eintragen`,
  'kubi.entries': 'Mögliche Einträge',

  'kubi.entry': (die, sums, effect) => `${die} · ${sums} · ${effect}`,
  'kubi.discardDie': (value) => `${value} zur Strichmenge`,
  'kubi.leaveOut': (value) => `${value} beiseite, kein Strich`,
  'kubi.pairs': (first, second) => `${first} + ${second}`,

  'kubi.crossed': (numbers) => `kreuzt ${numbers} an.`,
  'kubi.entered': ({ value, isMarked, first, second }) =>
    `${isMarked ? `zählt eine ${value} zur Strichmenge` : `legt eine ${value} ohne Strich beiseite`} und macht ${first === second ? `zwei Striche neben der ${first}` : `je einen Strich neben ${first} und ${second}`}.`,
  'kubi.done': (number) => `Acht Striche neben der ${number}: Dieser Zettel ist fertig.`,
  'kubi.told': ({ value, isMarked, first, second }) =>
    `${first === second ? `zweimal ${first}` : `${second} und ${first}`}, ${isMarked ? `Strichmenge ${value}` : `${value} beiseite`}`,
  'kubi.toldNumbers': (numbers) => `Zahlen ${numbers}`,

  'kubi.toCross': 'kreuzt an',
  'kubi.isDone': 'fertig',

  'kubi.soloWon': (points) => `${pointsOf(points)}. Gewonnen!`,
  'kubi.soloEnded': (points) => `${pointsOf(points)}. Für den Sieg brauchst du 500.`,
  'kubi.gains': 'Gewinn',
  'kubi.losses': 'Verlust',

  'kubi.reason.all-done': 'Auf jedem Zettel stehen acht Striche neben einer Zahl.',

  'kubi.refusal.game-over': () => 'Die Partie ist zu Ende.',
  'kubi.refusal.not-your-turn': () => 'Das geht jetzt nicht.',
  'kubi.refusal.bad-move': () => 'Das ist kein Zug dieses Spiels. Einträge schreibt man so: 1|34|66.',
  'kubi.refusal.bad-roll': () => 'Das ist kein gültiger Wurf: fünf Würfel, die je 1 bis 6 zeigen.',
  'kubi.refusal.same-number': () => 'Die drei Zahlen müssen verschieden sein.',
  'kubi.refusal.done': () => 'Dieser Zettel ist fertig: Neben einer Zahl stehen acht Striche.',
  'kubi.refusal.already-crossed': () => 'Auf diesem Zettel sind die drei Zahlen schon angekreuzt.',
  'kubi.refusal.cross-first': () => 'Kreuze zuerst drei Zahlen an.',
  'kubi.refusal.already-entered': () => 'Dieser Wurf ist auf diesem Zettel schon eingetragen.',
  'kubi.refusal.no-roll': () => 'Würfle zuerst.',
  'kubi.refusal.other-dice': ({ roll }) => `Gewürfelt wurde ${roll}.`,
  'kubi.refusal.must-mark': ({ numbers }) =>
    numbers.length > 1
      ? `Du musst eine deiner Zahlen zur Strichmenge zählen: ${numbers}.`
      : `Du musst deine Zahl zur Strichmenge zählen, die ${numbers}.`,
  'kubi.refusal.no-mark': () =>
    'Keine deiner Zahlen wurde gewürfelt, also gibt der beiseitegelegte Würfel keinen Strich.',
  'kubi.refusal.too-many-numbers': () =>
    'Drei Zahlen sind schon gewählt. Nimm eine zurück, bevor du eine andere wählst.',
  'kubi.refusal.too-few-numbers': () => 'Wähle zuerst drei verschiedene Zahlen.',
};
