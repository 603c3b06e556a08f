import {
  describeEarnings,
  describeEffects,
  describeEntry,
  describeMove,
  describeOutcome,
  describeRefusal,
  summaryOf,
} from '../../src/elements/games/kubi-sheet/words/describe.js';
import { list } from '../../src/elements/play/phrases.js';
import { kubi } from '../../src/games/kubi/index.js';
import type { KubiEntry } from '../../src/games/kubi/state.js';
import type { KubiTerms } from '../../src/locales/kubi/index.js';
import { played } from './played.js';
import { plain } from './proof.js';
import type { Moments } from './proof.js';

const at = (position: string) => kubi.start(kubi.parsePosition(position));

const CROSSING = at('- 0,0,0,0,0,0,0,0,0,0,0');
const NEW = at('1:0,4:0,6:0 0,0,0,0,0,0,0,0,0,0,0 | 0 12346');
/** None of the numbers has been rolled. */
const FREE = at('1:0,4:0,6:0 0,0,0,0,0,0,0,0,0,0,0 | 0 22335');
/** One mark before the end. */
const ENDING = at('1:7,4:3,5:7 2,0,0,5,0,10,1,8,0,0,8 | 0 12566');
/** A sum is new, another has few marks. */
const NEW_SUMS = at('1:1,4:0,6:0 0,0,0,0,0,2,0,0,0,0,0 | 0 12346');
const SUMS = at('1:4,4:4,6:0 0,1,2,3,0,4,5,1,0,0,0 | 0 12346');

const made = (before: ReturnType<typeof at>, text: string) => played(kubi, before, [0, text]);
const entry = (before: ReturnType<typeof at>, text: string) => made(before, text).move as KubiEntry;
const sheet = (state: ReturnType<typeof at>) => state.sheets[0] as NonNullable<(typeof state.sheets)[0]>;

type Said = Moments<KubiTerms>[string];

const move =
  (before: ReturnType<typeof at>, text: string): Said =>
  (words) =>
    describeMove(made(before, text).move, 0, before, false, words);

const told =
  (before: ReturnType<typeof at>, text: string): Said =>
  (words) =>
    summaryOf(made(before, text).move, 0, before, words);

const choice =
  (before: ReturnType<typeof at>, text: string): Said =>
  (words) =>
    describeEntry(entry(before, text), sheet(before), words);

const earnings =
  (before: ReturnType<typeof at>, text: string): Said =>
  (words) =>
    describeEarnings(entry(before, text), sheet(before), words);

const effects =
  (before: ReturnType<typeof at>, text: string): Said =>
  (words) =>
    describeEffects(entry(before, text), sheet(before), words);

const PLAIN_REFUSALS = [
  'game-over',
  'not-your-turn',
  'bad-move',
  'bad-roll',
  'same-number',
  'done',
  'already-crossed',
  'cross-first',
  'already-entered',
  'too-many-numbers',
  'too-few-numbers',
] as const;

const FACTS = { numbers: '', roll: '' };

export const MOMENTS: Moments<KubiTerms> = {
  player: (words) => words('kubi.player', 1),
  sheet: (words) => words('kubi.sheet', 'Ann'),
  ...plain<KubiTerms>('kubi.countdown', 'kubi.uncrossed'),
  left: (words) => words('kubi.left', 7),
  ...plain<KubiTerms>(
    'kubi.finished',
    'kubi.sums',
    'kubi.sum',
    'kubi.value',
    'kubi.marks',
    'kubi.paying',
    'kubi.points',
    'kubi.total',
  ),
  noMarks: (words) => words('kubi.tally', 0),
  oneMark: (words) => words('kubi.tally', 1),
  twoMarks: (words) => words('kubi.tally', 2),
  ...plain<KubiTerms>('kubi.goal', 'kubi.endRule'),
  rollNumber: (words) => words('kubi.rollNumber', 17),
  ...plain<KubiTerms>('kubi.full'),
  next: (words) => words('kubi.next', 200),
  pencilTally: (words) => words('kubi.pencilTally', 4, 1),
  pencilled: (words) => words('kubi.pencilled', '−200', '0'),
  firstPencilled: (words) => words('kubi.pencilled', '', '−200'),
  dice: (words) => words('kubi.roll', '1 2 3 4 6'),
  ...plain<KubiTerms>('kubi.markedLast', 'kubi.discard', 'kubi.leftOut'),
  crossThree: (words) => words('kubi.crossNumbers', 3),
  crossTwoMore: (words) => words('kubi.crossNumbers', 2),
  crossOneMore: (words) => words('kubi.crossNumbers', 1),
  crossThem: (words) => words('kubi.crossNumbers', 0),
  ...plain<KubiTerms>('kubi.swapOrEnter', 'kubi.crossHint', 'kubi.numbers', 'kubi.crossThree'),
  chosenNumbers: (words) => words('kubi.chosenNumbers', list([1, 4], words, 'conjunction')),
  noNumber: (words) => words('kubi.chosenNumbers', ''),
  ...plain<KubiTerms>('kubi.goToDie'),
  lifted: (words) => words('kubi.lifted', 4),
  ...plain<KubiTerms>('kubi.liftedHint', 'kubi.swapHint'),
  cross: (words) => words('kubi.cross', '1, 4'),
  ...plain<KubiTerms>('kubi.dice', 'kubi.firstPair', 'kubi.secondPair', 'kubi.enter', 'kubi.entries'),
  die: (words) => words('kubi.die', 3),
  ownDie: (words) => words('kubi.ownDie', 3),
  enterSums: (words) => words('kubi.enterSums', 5, 8),
  enterSumTwice: (words) => words('kubi.enterSums', 8, 8),

  chooseEntry: choice(NEW, '1|34|26'),
  chooseSameSums: choice(SUMS, '6|14|23'),
  chooseWithoutMark: choice(FREE, '(2)|33|25'),
  chooseGain: choice(SUMS, '1|26|34'),
  chooseNoChange: choice(SUMS, '4|12|36'),

  earnings: earnings(SUMS, '1|26|34'),
  noEarnings: earnings(SUMS, '4|12|36'),
  opensAndNeeds: effects(NEW_SUMS, '1|34|26'),
  needsOne: effects(SUMS, '6|14|23'),
  breaksEven: effects(SUMS, '4|12|36'),
  adds: effects(SUMS, '1|26|34'),
  isFull: effects(ENDING, '1|25|66'),
  leavesOne: effects(at('1:6,4:0,6:0 0,0,0,0,0,4,5,3,0,0,0 | 0 12346'), '1|34|26'),

  crossed: move(CROSSING, 'x146'),
  rolled: (words) => describeMove({ kind: 'roll', dice: [1, 2, 3, 4, 6] }, undefined, NEW, false, words),
  entered: move(NEW, '1|34|26'),
  enteredTwice: move(SUMS, '6|14|23'),
  enteredWithoutMark: move(FREE, '(2)|33|25'),
  enteredLast: move(ENDING, '1|25|66'),

  toldNumbers: told(CROSSING, 'x146'),
  toldEntry: told(NEW, '1|34|26'),
  toldSameSums: told(SUMS, '6|14|23'),
  toldWithoutMark: told(FREE, '(2)|33|25'),
  toldNoChange: told(SUMS, '4|12|36'),

  ...plain<KubiTerms>('kubi.toCross', 'kubi.isDone', 'kubi.gains', 'kubi.losses'),
  soloWon: (words) => describeOutcome({ winners: [0], scores: [540], reason: 'all-done' }, ['Ann'], words),
  soloEnded: (words) => describeOutcome({ winners: [0], scores: [-200], reason: 'all-done' }, ['Ann'], words),
  bobWon: (words) => describeOutcome({ winners: [1], scores: [300, 800], reason: 'all-done' }, ['Ann', 'Bob'], words),
  ...plain<KubiTerms>('kubi.reason.all-done'),

  ...Object.fromEntries(
    PLAIN_REFUSALS.map((code) => [code, (words) => words(`kubi.refusal.${code}`, FACTS)] satisfies [string, Said]),
  ),
  'no-roll': (words) => describeRefusal({ code: 'no-roll' }, words),
  'no-mark': (words) => describeRefusal({ code: 'no-mark', number: 2 }, words),
  'other-dice': (words) => words('kubi.refusal.other-dice', { ...FACTS, roll: '1 2 3 5 5' }),
  'must-mark one': (words) => words('kubi.refusal.must-mark', { ...FACTS, numbers: '5' }),
  'must-mark several': (words) => words('kubi.refusal.must-mark', { ...FACTS, numbers: '1, 4' }),
};
