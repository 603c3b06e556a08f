import {
  describeInteraction,
  describeMove,
  describeOutcome,
  describeRefusal,
  describeTurn,
  describeWays,
  summaryOf,
} from '../../src/elements/games/triad-board/words/describe.js';
import { triad } from '../../src/games/triad/index.js';
import type { TriadState } from '../../src/games/triad/index.js';
import type { TriadTerms } from '../../src/locales/triad/index.js';
import { played } from './played.js';
import { plain } from './proof.js';
import type { Moments } from './proof.js';

const at = (position: string): TriadState => triad.start(triad.parsePosition(position));
const cell = (name: string): number => 'abcdef'.indexOf(name.charAt(0)) + 6 * (Number(name.charAt(1)) - 1);

const START = at('ccbbaa/6/6/6/6/AABBCC w 0-0');
/** c1 to e3 makes a triad with d4; d4 and e3 can be taken off. */
const TRIAD_AHEAD = at('ccc1ba/2a3/3C2/6/6/1AABBC w 0-0');
/** White can only turn dice where they lie. */
const WALLED_IN = at('5a/6/6/abb3/AAb3/CCb3 w 2-0');
/** White can turn dice where they lie, and move the ones on f2 and f5 without turning. */
const ROOM_FOR_ONE = at('6/4bA/4aB/4cB/4aA/6 w 2-2');

const FACTS = { cell: 'b1', by: 'b3', value: '2', distance: '4', choices: 'd4, e3' };
const REFUSALS = [
  'game-over',
  'not-your-turn',
  'bad-move',
  'bad-roll',
  'not-stuck',
  'off-board',
  'not-straight',
  'same-cell',
  'no-die',
  'not-your-die',
  'occupied',
  'same-value',
  'too-far',
  'other-distance',
  'blocked',
  'must-remove',
  'cannot-remove',
  'cannot-move',
] as const;

const told =
  (before: TriadState, text: string): Said =>
  (words) =>
    summaryOf(moved(before, text).move, before, words);

const moved = (before: TriadState, text: string) => played(triad, before, [before.turn, text]);

export const MOMENTS: Moments<TriadTerms> = {
  ...plain<TriadTerms>('triad.white', 'triad.black'),
  board: (words) => words('triad.board', words('triad.white'), words('triad.black')),
  whiteDie: (words) => words('triad.die', words('triad.white'), 3),
  blackDie: (words) => words('triad.die', words('triad.black'), 3),
  ...plain<TriadTerms>('triad.empty', 'triad.cell.movedLast', 'triad.onTurn'),
  none: (words) => words('triad.tray', 'Ann', 0),
  one: (words) => words('triad.tray', 'Ann', 1),
  two: (words) => words('triad.tray', 'Ann', 2),
  flipped: (words) => words('triad.flipped', words('triad.white')),
  becomes: (words) => words('triad.cell.becomes', 2),
  ways: (words) => describeWays(cell('a1'), START, words),
  oneCell: (words) => words('triad.way', 1),
  ...plain<TriadTerms>(
    'triad.cell.makesTriad',
    'triad.cell.chosen',
    'triad.cell.cannotMove',
    'triad.cell.takeOff',
    'triad.ofThree',
    'triad.bothSides',
  ),
  takeOneOff: (words) => words('triad.takeOneOff', 1),
  takeOfTwo: (words) => words('triad.takeOneOff', 2),
  yourTurn: (words) => describeTurn(START, { names: ['Ann', 'Bob'], you: 0 }, words),
  stuck: (words) => describeTurn(WALLED_IN, { names: ['Ann', 'Bob'], you: 1 }, words),
  turnTo: (words) => words('triad.turnTo', 2),
  diceOfWhite: (words) => words('triad.diceOf', words('triad.white')),
  diceOfAnn: (words) => words('triad.diceOf', 'Ann'),

  whiteToMove: (words) => words('tabletop.toMove', words('triad.white')),
  blackToMove: (words) => words('tabletop.toMove', words('triad.black')),

  letGo: (words) => describeInteraction({ name: 'idle' }, START, words),
  targets: (words) => describeInteraction({ name: 'chosen', from: cell('a1') }, START, words),
  turnValues: (words) => describeInteraction({ name: 'chosen', from: cell('a1') }, WALLED_IN, words),
  movesAndTurns: (words) => describeInteraction({ name: 'chosen', from: cell('f2') }, ROOM_FOR_ONE, words),

  rolled: (words) => describeMove(triad.parseMove('roll 112233 122333', START, 'chance'), START, '', words),
  whiteMoved: (words) => describeMove(moved(START, 'a1a3').move, START, words('triad.white'), words),
  youMoved: (words) => describeMove(moved(START, 'a1a3').move, START, undefined, words),
  youTurned: (words) => describeMove(moved(WALLED_IN, 'a1=2').move, WALLED_IN, undefined, words),
  youStepped: (words) => describeMove(moved(ROOM_FOR_ONE, 'f2>e1').move, ROOM_FOR_ONE, undefined, words),
  annMoved: (words) => describeMove(moved(START, 'a1a3').move, START, 'Ann', words),
  whiteTurned: (words) => describeMove(moved(WALLED_IN, 'a1=2').move, WALLED_IN, words('triad.white'), words),
  annTurned: (words) => describeMove(moved(WALLED_IN, 'a1=2').move, WALLED_IN, 'Ann', words),
  whiteStepped: (words) => describeMove(moved(ROOM_FOR_ONE, 'f2>e1').move, ROOM_FOR_ONE, words('triad.white'), words),
  annStepped: (words) => describeMove(moved(ROOM_FOR_ONE, 'f2>e1').move, ROOM_FOR_ONE, 'Ann', words),
  triad: (words) => describeMove(moved(TRIAD_AHEAD, 'c1e3xd4').move, TRIAD_AHEAD, words('triad.white'), words),

  outOfTime: (words) => describeMove({ kind: 'timeout' }, START, words('triad.black'), words),
  youOutOfTime: (words) => describeMove({ kind: 'timeout' }, START, undefined, words),

  toldMove: told(START, 'a1a3'),
  toldTurn: told(WALLED_IN, 'a1=2'),
  toldStep: told(ROOM_FOR_ONE, 'f2>e1'),
  toldTriad: told(TRIAD_AHEAD, 'c1e3xd4'),

  whiteWon: (words) =>
    describeOutcome(
      { winners: [0], scores: [3, 1], reason: 'three-removed' },
      [words('triad.white'), words('triad.black')],
      words,
    ),
  annWon: (words) => describeOutcome({ winners: [0], scores: [3, 1], reason: 'three-removed' }, ['Ann', 'Bob'], words),
  onTime: (words) => describeOutcome({ winners: [1], scores: [2, 0], reason: 'time' }, ['Ann', 'Bob'], words),
  youOnTime: (words) => describeOutcome({ winners: [1], scores: [2, 0], reason: 'time' }, ['Ann', 'Bob'], words, 0),
  allOff: (words) => describeOutcome({ winners: [1], scores: [0, 2], reason: 'all-removed' }, ['Ann', 'Bob'], words),
  repeated: (words) =>
    describeOutcome({ winners: [0, 1], scores: [0, 0], reason: 'repetition' }, ['Ann', 'Bob'], words),
  unchanged: (words) =>
    describeOutcome({ winners: [0, 1], scores: [0, 0], reason: 'no-removal' }, ['Ann', 'Bob'], words),

  ...Object.fromEntries(
    REFUSALS.map((code) => [code, (words) => words(`triad.refusal.${code}`, FACTS)] satisfies [string, Said]),
  ),
  occupiedCell: (words) => describeRefusal({ code: 'occupied', cell: cell('b1') }, words),
  'other-distance of one': (words) => words('triad.refusal.other-distance', { ...FACTS, value: '1' }),
  'cannot-remove without a triad': (words) => words('triad.refusal.cannot-remove', { ...FACTS, choices: '' }),
};

type Said = Moments<TriadTerms>[string];
