import {
  describeLine,
  describeMove,
  describeOutcome,
  describeSquare,
} from '../../src/elements/games/cubo-grid/words/describe.js';
import { describeAside, describeSituation } from '../../src/elements/games/cubo-grid/words/situation.js';
import { summaryOf } from '../../src/elements/games/cubo-grid/words/summary.js';
import { cubo } from '../../src/games/cubo/index.js';
import type { CuboState } from '../../src/games/cubo/index.js';
import type { CuboTerms } from '../../src/locales/cubo/index.js';
import { played } from './played.js';
import { plain } from './proof.js';
import type { Moments } from './proof.js';

type Said = Moments<CuboTerms>[string];
type Steps = readonly (readonly [actor: number | 'chance' | 'clock', move: string])[];

const SQUARES = ['r1r2r3/r2w3b4/b3b4b5', 'r6r5r4/b1w2b3/r2b5b6'];
const NAMES = ['Ann', 'Bob'];

/** A round of so many players, a letter for each: `o` builds, `h` has the dice in hand, `c` has called, `t` has taken or declined. */
const table = (stages: string, round = 1): CuboState =>
  cubo.start(
    cubo.parsePosition(
      `${round} 0 build 0 | ${Array.from(stages, (stage, seat) => `${SQUARES[seat]} ${stage} - 0`).join(' ; ')} | r6r1b6b2`,
    ),
  );

const ONE = table('o');
const TWO = table('oo');

const partyOf = ({ seats }: CuboState, you?: number) => ({ names: NAMES.slice(0, seats.length), you });

const last =
  (before: CuboState, ...steps: Steps): Said =>
  (words) => {
    const made = played(cubo, before, ...steps);
    const actor = steps.at(-1)?.[0] ?? 'chance';
    return describeMove(made.move, actor, made.before, partyOf(before), words);
  };

/** The same to Ann, who plays alone against Bob. */
const yours =
  (before: CuboState, ...steps: Steps): Said =>
  (words) => {
    const made = played(cubo, before, ...steps);
    return describeMove(made.move, steps.at(-1)?.[0] ?? 'chance', made.before, partyOf(before, 0), words);
  };

const told =
  (before: CuboState, ...steps: Steps): Said =>
  (words) => {
    const made = played(cubo, before, ...steps);
    return summaryOf(made.move, steps.at(-1)?.[0] ?? 'chance', made.before, words);
  };

const building =
  (stages: string, seconds?: number, you?: number): Said =>
  (words) => {
    const state = table(stages);
    const situation = {
      state,
      ...partyOf(state, you),
      prompt: '',
      isRolling: true,
      seconds,
      mayAct: () => true,
    };
    return [describeSituation(situation, words), describeAside(situation, words)].filter(Boolean).join(' ');
  };

const CALLS: Steps = [
  [1, 'call'],
  [1, 'take 2'],
  [0, 'call'],
  [0, 'take -'],
];
const REFUSALS = [
  'game-over',
  'not-your-turn',
  'bad-move',
  'bad-roll',
  'paused',
  'no-roll',
  'not-due',
  'other-dice',
  'in-hand',
  'covered',
  'already-called',
  'no-more-rolls',
  'white-die',
  'same-cell',
  'call-first',
  'already-decided',
  'place-empty',
  'building-over',
  'exchange-later',
] as const;

export const MOMENTS: Moments<CuboTerms> = {
  player: (words) => words('cubo.player', 1),
  square: (words) => words('cubo.square', 'Ann'),
  red: (words) => words('cubo.die', 'r', 3),
  blue: (words) => words('cubo.die', 'b', 1),
  white: (words) => words('cubo.die', 'w', null),
  ...plain<CuboTerms>('cubo.middle', 'cubo.empty', 'cubo.players', 'cubo.roll', 'cubo.swapIn', 'cubo.noMoreRolls'),
  ...plain<CuboTerms>('cubo.noClock', 'cubo.timeLimit', 'cubo.time.page', 'cubo.time.long', 'cubo.time.none'),
  showSquare: (words) => words('cubo.showSquare', 'Ann'),
  noPoints: (words) => words('cubo.points', 0),
  onePoint: (words) => words('cubo.points', 1),
  points: (words) => words('cubo.points', 2),
  firstRound: (words) => `${words('cubo.build')} ${words('cubo.firstRound')}`,
  worthMore: (words) => words('cubo.worthNow', 18, 4),
  worthLess: (words) => words('cubo.worthNow', 8, -24),
  worthSame: (words) => words('cubo.worthNow', 8, 0),
  nothing: (words) => words('cubo.line', { name: '2', kind: null, isDouble: false, points: 0 }),
  lane: (words) => words('cubo.line', { name: 'a', kind: 'lane', isDouble: false, points: 3 }),
  doubleLane: (words) => words('cubo.line', { name: 'a', kind: 'lane', isDouble: true, points: 6 }),
  rowOne: (words) => describeLine('1', squareOf(ONE), ONE, words),
  wholeSquare: (words) => describeSquare(squareOf(ONE), ONE, words),
  soFar: (words) => words('cubo.soFar', 12),
  holds: (words) => words('cubo.holds', words('cubo.die', 'r', 3)),
  ...plain<CuboTerms>('cubo.stage.in-hand', 'cubo.stage.called', 'cubo.stage.decided', 'cubo.stage.late'),
  round: (words) => words('cubo.round', 2, 6),

  build: building('o'),
  inHand: building('h'),
  take: building('c'),
  buildAll: building('oo'),
  buildOn: building('oo', undefined, 0),
  stillBuilding: building('co'),
  hurry: building('to', 6),
  hurryOneSecond: building('to', 1),
  hurryTake: building('co', 6),
  takeLater: building('cc', 1),
  exchange: (words) => words('cubo.exchange', words('cubo.die', 'r', 3)),
  exchangeOne: (words) => words('cubo.exchange', words('cubo.die', 'r', 1)),
  roundOver: (words) => words('cubo.roundOver', 2, undefined),
  roundOverAlone: (words) => words('cubo.roundOver', 2, 1),
  ...plain<CuboTerms>('cubo.enterMiddle'),
  enterSquare: (words) => words('cubo.enterSquare', 'Ann'),

  ...plain<CuboTerms>('cubo.call', 'cubo.rollAgain', 'cubo.throw', 'cubo.take', 'cubo.takeNone', 'cubo.keep'),
  ...plain<CuboTerms>('cubo.nextRound', 'cubo.takeOne', 'cubo.compare'),
  ...plain<CuboTerms>('cubo.side.own', 'cubo.side.swap', 'cubo.side.best'),
  oneSwap: (words) => words('cubo.oneSwap', words('cubo.die', 'b', 5), words('cubo.die', 'r', 5), 6),
  rollRound: (words) => words('cubo.rollRound', 2),
  takeThis: (words) => words('cubo.takeThis', words('cubo.die', 'b', 1)),
  put: (words) => words('cubo.put', words('cubo.die', 'r', 1), 0),
  ...plain<CuboTerms>('cubo.pause', 'cubo.goOn', 'cubo.isPaused'),
  ...plain<CuboTerms>('cubo.chosen', 'cubo.fixed', 'cubo.time', 'cubo.noLimit'),
  withShift: (words) => words('cubo.withShift', 'X'),
  oneSecond: (words) => words('cubo.secondsLeft', 1),
  seconds: (words) => words('cubo.secondsLeft', 6),

  middleRolled: last(cubo.setup(1), ['chance', 'middle r3r5b1b6']),
  rolled: last(cubo.setup(1), ['chance', 'middle r3r5b1b6'], ['chance', 'dice 0 133621245']),
  swapped: last(ONE, [0, 'swap a1c3']),
  inHandAgain: last(TWO, [0, 'roll']),
  called: last(ONE, [0, 'call']),
  annCalled: last(TWO, [0, 'call']),
  took: last(ONE, [0, 'call'], [0, 'take 2']),
  annTook: last(TWO, [0, 'call'], [0, 'take 2']),
  annTookNone: last(TWO, [0, 'call'], [0, 'take -']),
  bobExchanged: last(TWO, ...CALLS, [1, 'put a2']),
  bobKept: last(TWO, ...CALLS, [1, 'keep']),
  youCalled: yours(TWO, [0, 'call']),
  youTook: yours(TWO, [0, 'call'], [0, 'take 2']),
  youWereLate: yours(TWO, [0, 'call'], ['clock', 'timeout']),
  timeUp: last(ONE, ['clock', 'timeout']),
  callerLate: last(TWO, [0, 'call'], ['clock', 'timeout']),

  toldCall: told(TWO, [0, 'call']),
  toldTaken: told(TWO, [0, 'call'], [0, 'take 2']),
  toldTakenOne: told(TWO, [0, 'call'], [0, 'take 3']),
  toldNone: told(TWO, [0, 'call'], [0, 'take -']),
  toldExchange: told(TWO, ...CALLS, [1, 'put a2']),
  toldKept: told(TWO, ...CALLS, [1, 'keep']),

  picked: (words) => words('cubo.picked', words('cubo.die', 'r', 3), 'a1'),
  ...plain<CuboTerms>('cubo.letGo', 'cubo.rounds', 'cubo.total', 'cubo.bestFound'),
  best: (words) => words('cubo.best', 45),
  bestExchange: (words) => words('cubo.bestExchange', words('cubo.die', 'r', 6), words('cubo.die', 'b', 1)),
  practised: (words) => describeOutcome({ winners: [0], scores: [1], reason: 'six-rounds' }, ['Ann'], words),
  bobWon: (words) => describeOutcome({ winners: [1], scores: [100, 120], reason: 'six-rounds' }, NAMES, words),

  decided: (words) => words('cubo.refusal.already-decided', { decision: summaryOf({ kind: 'keep' }, 0, ONE, words) }),
  ...Object.fromEntries(
    REFUSALS.map((code) => [code, (words) => words(`cubo.refusal.${code}`, { place: 2 })] satisfies [string, Said]),
  ),
};

function squareOf({ seats }: CuboState) {
  return seats[0]?.square ?? [];
}
