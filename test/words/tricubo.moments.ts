import {
  describeChoice,
  describeClimb,
  describeClosed,
  describeMove,
  describeOutcome,
  describePeek,
  describeRefusal,
  summaryOf,
} from '../../src/elements/games/tricubo-sheet/words/describe.js';
import { list } from '../../src/elements/play/phrases.js';
import { tricubo } from '../../src/games/tricubo/index.js';
import type { Die, Row } from '../../src/games/tricubo/sheet.js';
import type { TricuboUse } from '../../src/games/tricubo/state.js';
import type { TricuboTerms } from '../../src/locales/tricubo/index.js';
import { played } from './played.js';
import { plain } from './proof.js';
import type { Moments } from './proof.js';

const at = (position: string) => tricubo.start(tricubo.parsePosition(position));
type State = ReturnType<typeof at>;
type Said = Moments<TricuboTerms>[string];

const MIDWAY = '2,4,1,0,0 .,.,.,.,. -';
const SIXES = at(`${MIDWAY} | A 1 0 166`);
const ROLLED = at(`${MIDWAY} | A 2 0 346`);
const SMALL_ONE = at(`${MIDWAY} | A 1 0 431`);
const LOSING = at('6,4,0,0,0 .,.,.,.,. - | A 2 0 125');
const PURPLE = at('6,6,5,0,0 .,.,.,.,. - | A 4 0 134');
const JOKER = at('8,8,0,0,0 .,.,.,.,. MSt | B 4 0 312');
const TWO = at('6,6,5,0,0 .,.,.,.,. - / 0,1,0,0,0 .,.,.,.,. - | A 9 0 443 S');
/** Three purple rows of either, the crosses of which differ. */
const EQUAL = at('6,6,6,0,0 .,.,.,.,. - / 6,6,6,0,0 .,.,.,.,. L | A 9');

const move =
  (before: State, text: string): Said =>
  (words) =>
    describeMove(played(tricubo, before, [0, text]).move, 0, before, false, words);

const yours =
  (before: State, text: string): Said =>
  (words) =>
    describeMove(played(tricubo, before, [0, text]).move, 0, before, true, words);

const told =
  (before: State, text: string): Said =>
  (words) =>
    summaryOf(played(tricubo, before, [0, text]).move, 0, before, words);

const missed =
  (state: State, die: Die | undefined, row: Row): Said =>
  (words) =>
    describeRefusal({ code: 'other-row', die, row }, state, 0, ['Ann'], words);

const choice =
  (state: State, text: string): Said =>
  (words) =>
    describeChoice(tricubo.parseMove(text), state, 0, words);

const climb =
  (state: State, text: string): Said =>
  (words) =>
    describeClimb(tricubo.parseMove(text) as TricuboUse, state, 0, words);

const ended =
  (points: number): Said =>
  (words) =>
    describeOutcome({ winners: [0], scores: [points], reason: 'last-round' }, ROLLED, ['Ann'], words);

const either = (words: Parameters<Said>[0], term: 'tricubo.die' | 'tricubo.size'): string =>
  list([words(term, 'L', 4), words(term, 'M', 2)], words, 'disjunction');

const FACTS = { die: 'M', row: 2, field: 'M', needed: 2, free: 1, left: 1, name: 'Ann' } as const;
const REFUSALS = [
  'game-over',
  'not-your-turn',
  'bad-move',
  'bad-roll',
  'nothing-chosen',
  'no-roll',
  'start-first',
  'already-started',
  'already-entered',
  'active-first',
  'must-use',
  'closed',
  'not-closed',
  'no-joker',
  'row-full',
  'overflow',
  'only-interim',
  'field-crossed',
  'needs-six',
  'interim-count',
  'interims-spent',
  'interim-twice',
] as const;

export const MOMENTS: Moments<TricuboTerms> = {
  player: (words) => words('tricubo.player', 1),
  sheet: (words) => words('tricubo.sheet', 'Ann'),
  ...plain<TricuboTerms>('tricubo.rows'),
  values: (words) => words('tricubo.values', '1, 7, 4', 2),
  oneValue: (words) => words('tricubo.values', '1, 7, 4', 1),
  boxes: (words) => words('tricubo.boxes', 3, 7, false),
  oneBox: (words) => words('tricubo.boxes', 1, 7, false),
  purpleBoxes: (words) => words('tricubo.boxes', 6, 7, true),
  ...plain<TricuboTerms>('tricubo.fieldList'),
  ...Object.fromEntries(
    (['L', 'M', 'S', 't', 'J'] as const).flatMap((field): [string, Said][] => [
      [`field ${field}`, (words) => words('tricubo.field', field, false)],
      [`field ${field} crossed`, (words) => words('tricubo.field', field, true)],
    ]),
  ),
  ...plain<TricuboTerms>('tricubo.interim', 'tricubo.final', 'tricubo.fields', 'tricubo.end', 'tricubo.total'),
  ...plain<TricuboTerms>('tricubo.atSix', 'tricubo.worth', 'tricubo.purpleEnd'),
  purpleRows: (words) => words('tricubo.purpleRows', 1),
  allFour: (words) => words('tricubo.allFields', 4),
  fieldWorth: (words) => words('tricubo.fieldWorth', '0, 0, −1'),

  ...plain<TricuboTerms>('tricubo.chooseStart', 'tricubo.takeDie', 'tricubo.closesDie'),
  takeOf: (words) => words('tricubo.takeOf', either(words, 'tricubo.size'), either(words, 'tricubo.die')),
  useOf: (words) => words('tabletop.yourTask', words('tricubo.useOf', either(words, 'tricubo.size'))),
  ...plain<TricuboTerms>(
    'tricubo.useAny',
    'tricubo.nothingToUse',
    'tricubo.orJoker',
    'tricubo.chooseUse',
    'tricubo.orField',
  ),
  chooseRows: (words) => words('tricubo.chooseRows', 3),

  ...plain<TricuboTerms>('tricubo.dice', 'tricubo.jokerOpens', 'tricubo.noUse'),
  large: (words) => words('tricubo.die', 'L', 3),
  medium: (words) => words('tricubo.die', 'M', 6),
  small: (words) => words('tricubo.die', 'S', 1),
  closedByAnn: (words) => describeClosed(TWO, 1, ['Ann', 'Bob'], words),
  closedThisRound: (words) => describeClosed(ROLLED, 0, ['Ann'], words),
  removeLarge: (words) => words('tricubo.removeDie', 'L', 3),
  removeSmallOne: (words) => words('tricubo.removeDie', 'S', 1),
  noRoom: (words) => words('tricubo.noUseNumber', 'M', 1),
  sixTooLarge: (words) => words('tricubo.noUseSix', 'L', 3, 2),
  sixTooLargeForOne: (words) => words('tricubo.noUseSix', 'M', 2, 1),
  sixSpent: (words) => words('tricubo.noUseSix', 'S', 1, 0),
  noDieReaches: missed(ROLLED, undefined, 5),
  otherRow: missed(ROLLED, 'L', 5),
  sixReachesNone: missed(ROLLED, 'S', 5),
  fullRow: missed(at('7,4,1,0,0 .,.,.,.,. - | A 2 0 346'), 'L', 1),
  peeked: (words) =>
    describePeek(1, ['Ann', 'Bob'], { intentions: { mayAct: (seat) => seat === 0 }, match: { actors: [1] } }, words) ??
    '',
  noUse: (words) => describeRefusal({ code: 'no-use', die: 'M' }, ROLLED, 0, ['Ann'], words),

  chooseCrosses: choice(ROLLED, 'L'),
  climbs: climb(ROLLED, 'L'),
  dropsAndLoses: climb(LOSING, 'L'),
  stays: (words) => words('tricubo.climbs', words('tricubo.die', 'S', 1), 1, 7, 7, 0),
  losesOne: (words) => words('tricubo.climbs', words('tricubo.die', 'M', 1), 1, 5, 0, 1),
  chooseOwnField: choice(ROLLED, 'Lc'),
  chooseAllColours: choice(ROLLED, 'Lt'),
  chooseTwoRows: choice(SIXES, 'M:1,2'),
  chooseOneRow: choice(SIXES, 'S:2'),
  chooseJoker: choice(JOKER, 'JL'),
  chooseJokerForOne: choice(at('2,4,1,0,0 .,.,.,.,. - | B 3 0 341'), 'JS'),
  chooseNone: choice(JOKER, '-'),
  chooseStart: choice(tricubo.setup(1), '@2'),

  rolled: (words) => describeMove({ kind: 'roll', dice: [3, 4, 6] }, undefined, ROLLED, false, words),
  started: move(tricubo.setup(1), '@2'),
  crossed: move(ROLLED, 'L'),
  crossedWithSmallOne: move(SMALL_ONE, 'S'),
  lost: move(LOSING, 'L'),
  youCrossed: yours(ROLLED, 'L'),
  crossedField: move(ROLLED, 'Lc'),
  scoredRows: move(SIXES, 'M:1,2'),
  jokerSpent: move(JOKER, 'JL'),
  tookNone: move(JOKER, '-'),
  ending: move(PURPLE, 'M'),

  toldStart: told(tricubo.setup(1), '@2'),
  toldRow: told(ROLLED, 'L'),
  toldLoss: told(LOSING, 'L'),
  toldField: told(ROLLED, 'Lc'),
  toldRows: told(SIXES, 'M:1,2'),
  toldOneRow: told(SIXES, 'S:2'),
  toldJoker: told(JOKER, 'JL'),
  toldNone: told(JOKER, '-'),

  ...plain<TricuboTerms>(
    'tricubo.uses',
    'tricubo.pickDie',
    'tricubo.pickRow',
    'tricubo.crossField',
    'tricubo.takesFirst',
  ),
  oneMoreRow: (words) => words('tricubo.moreRows', 1),
  moreRows: (words) => words('tricubo.moreRows', 2),
  crossRow: (words) => words('tricubo.crossRow', 3),
  scoreOneRow: (words) => words('tricubo.scoreRows', '2'),
  scoreRows: (words) => words('tricubo.scoreRows', '1, 2'),
  scoreRow: (words) => words('tricubo.scoreRow', 2, 7),
  scoreRowForOne: (words) => words('tricubo.scoreRow', 2, 1),
  roundOf: (words) => words('tricubo.roundOf', 2, 21),
  round: (words) => words('tricubo.round', 2, 21, 'M'),

  novice: ended(40),
  apprentice: ended(41),
  adept: ended(61),
  master: ended(71),
  grandmaster: ended(81),
  byCrosses: (words) =>
    describeOutcome({ winners: [1], scores: [20, 20], reason: 'three-purple' }, EQUAL, ['Ann', 'Bob'], words),
  sums: (words) => words('tricubo.sums', 'Ann'),
  rowSum: (words) => words('tricubo.rowSum', 2, 4),
  rowSumOfOne: (words) => words('tricubo.rowSum', 2, 1),
  interimSum: (words) => words('tricubo.interimSum', 2),
  oneField: (words) => words('tricubo.fieldSum', 1),
  allFields: (words) => words('tricubo.fieldSum', 4),
  ...plain<TricuboTerms>('tricubo.endSum'),

  ...Object.fromEntries(
    REFUSALS.map((code) => [code, (words) => words(`tricubo.refusal.${code}`, FACTS)] satisfies [string, Said]),
  ),
  'closed in the solo game': (words) => words('tricubo.refusal.closed', { die: 'S' }),
  'no field of all colours': (words) => words('tricubo.refusal.field-crossed', { field: 't' }),
  'scores one row': (words) => words('tricubo.refusal.interim-count', { die: 'S', needed: 1 }),
  'no more rows': (words) => words('tricubo.refusal.interims-spent', { die: 'S', needed: 1, left: 0 }),
};
