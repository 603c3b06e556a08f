import {
  describeBest,
  describeCounts,
  describeLeft,
  describeMove,
  describeOutcome,
  describeTask,
} from '../../src/elements/games/triomino-table/words/describe.js';
import { describePlace } from '../../src/elements/games/triomino-table/draw/places.js';
import { describeMade } from '../../src/elements/games/triomino-table/words/made.js';
import { doerOf, summaryOf } from '../../src/elements/games/triomino-table/words/summary.js';
import { triomino } from '../../src/games/triomino/index.js';
import type { TriominoOptions, TriominoState } from '../../src/games/triomino/index.js';
import type { TriominoTerms } from '../../src/locales/triomino/index.js';
import { played } from './played.js';
import { plain } from './proof.js';
import type { Moments } from './proof.js';

type Said = Moments<TriominoTerms>[string];
type Steps = readonly (readonly [actor: number | 'chance' | 'clock', move: string])[];

const at = (position: string, options: Partial<TriominoOptions> = {}): TriominoState =>
  triomino.start(triomino.parsePosition(position), options);

const NAMES = ['Ann', 'Bob'];
const ALONE = at('344@0,0 544@0,1 | 000,122,345 | 0 0 0 - 1 | 10');
const TWO = at('344@0,0 544@0,1 | 122,345,355 / 111,222 | 0 1 0 - 1 | 10,20');
const BRIDGE = at('244@0,1 412@1,1 144@2,1 044@2,0 403@3,0 030@3,-1 050@2,-1 503@1,-1 | 023,111,344 | 0 0 0 - 1');
/** Whoever lays 3-4-5 goes out. */
const LAST = '344@0,0 | 345 / 111,222 | 0 1 0 - 3 | 110,95';
const FIRST_TRIPLE = at(' | 000,122,345 / 111,333 | 1 1 0 - 1', { start: 'triple' });
const LAP = at('344@0,0 | 345 / 111,222 | 0 0 0 - 3 | 110,95');
const DEALT: Steps = [
  ['chance', 'deal 000,001,002,003,004,005,111,112,113'],
  ['chance', 'deal 555,445,444,355,345,344,335,334,333'],
];

const PASS: Steps = [
  [0, 'buy'],
  ['chance', 'draw 013'],
  [0, 'buy'],
  ['chance', 'draw 113'],
  [0, 'buy'],
  ['chance', 'draw 223'],
  [0, 'pass'],
];
const LATE: Steps = [
  ['clock', 'timeout'],
  ['chance', 'draw 013'],
  ['chance', 'draw 113'],
  ['chance', 'draw 223'],
];

const last =
  (before: TriominoState, mayName: boolean, ...steps: Steps): Said =>
  (words) => {
    const made = played(triomino, before, ...steps);
    const company = { names: NAMES.slice(0, before.racks.length), mayName: () => mayName };
    return describeMove(made.move, steps.at(-1)?.[0] ?? 'chance', made.before, company, words);
  };

/** The same to Ann, who plays alone against Bob. */
const yours =
  (before: TriominoState, ...steps: Steps): Said =>
  (words) => {
    const made = played(triomino, before, ...steps);
    const company = { names: NAMES, mayName: (seat: number) => seat === 0, you: 0 };
    return describeMade(made.move, steps.at(-1)?.[0] ?? 'chance', made.before, company, words);
  };

/** What is told to Bob, after the name of whoever did it. */
const told =
  (before: TriominoState, ...steps: Steps): Said =>
  (words) => {
    const made = played(triomino, before, ...steps);
    const actor = steps.at(-1)?.[0] ?? 'chance';
    const company = { you: 1, mayName: (seat: number) => seat === 1 };
    const doer = doerOf(made.move, actor, made.before);
    const text = summaryOf(made.move, actor, made.before, company, words);
    return doer === undefined ? text : words('tabletop.of', NAMES[doer] ?? '', text);
  };

const taskOf =
  (state: TriominoState): Said =>
  (words) =>
    describeTask(state, words);

const taskAfter =
  (before: TriominoState, ...steps: Steps): Said =>
  (words) =>
    describeTask(played(triomino, before, ...steps).after, words);

const PARTS = ['lead', 'bridge', 'hexagon', 'double-hexagon', 'triple-hexagon', 'out', 'pips', 'blocked'] as const;
const COSTS = ['purchase', 'pass'] as const;
const REFUSALS = [
  'game-over',
  'not-your-turn',
  'bad-move',
  'bad-tiles',
  'fits-nowhere',
  'beside-places',
  'covered',
  'not-dealt',
  'not-due',
  'other-tiles',
  'not-in-rack',
  'cell-taken',
  'no-side',
  'corner-differs',
  'first-place',
  'must-lead',
  'leader-lays',
  'can-lay',
  'pool-empty',
  'three-bought',
  'buy-first',
] as const;
const FACTS = { tile: '3-4-4', tiles: '1-1-1', value: 2, laid: 3 };
const OUTCOME = { winners: [0], scores: [420, 95], reason: 'target' } as const;

/** Ann’s turn takes too long. */
const TIMED = at('344@0,0 544@0,1 | 122,345,355 / 111,222 | 0 1 0 - 1', { turnSeconds: 20 });

export const MOMENTS: Moments<TriominoTerms> = {
  player: (words) => words('triomino.player', 1),
  oneTile: (words) => words('triomino.tiles', 1),
  tiles: (words) => words('triomino.tiles', 7),
  pool: (words) => words('triomino.pool', 38),
  toBuy: (words) => words('triomino.toBuy', 38),
  soFar: (words) => words('triomino.soFar', -5),
  ...plain<TriominoTerms>('triomino.laidTiles', 'triomino.emptyTable', 'triomino.hiddenTile'),
  laidTileUp: (words) => words('triomino.laidTile', '3-4-4', 3, -1, true, '4'),
  laidTileDown: (words) => words('triomino.laidTile', '3-4-4', 3, -1, false, '3'),
  rackOf: (words) => words('triomino.rackOf', 'Ann'),
  disagrees: (words) => words('triomino.disagrees', '3-4-4', 2, 3),
  placed: (words) => words('triomino.placed', '3-4-4', words('triomino.earns', '3+4+4', 11)),
  childrensTile: (words) => words('triomino.oneTile', 1),
  ...plain<TriominoTerms>('triomino.noPoints'),
  ...Object.fromEntries(
    PARTS.map((code) => [`part ${code}`, (words) => words(`triomino.part.${code}`, 40)] satisfies [string, Said]),
  ),
  ...Object.fromEntries(
    COSTS.map((code) => [`cost of a ${code}`, (words) => words(`triomino.part.${code}`, -5)] satisfies [string, Said]),
  ),
  cornerDiffers: (words) => words('triomino.misplaced.corner-differs', '3-4-4', 3, 1),
  cornerDiffersAtZero: (words) => words('triomino.misplaced.corner-differs', '0-1-4', 1, 0),
  cellTaken: (words) => words('triomino.misplaced.cell-taken', '3-4-4'),
  noSide: (words) => words('triomino.misplaced.no-side', '3-4-4'),

  round: (words) => words('triomino.round', 2, 0, 0),
  roundToTarget: (words) => words('triomino.round', 2, 0, 400),
  roundOfThree: (words) => words('triomino.round', 2, 3, 400),

  ...plain<TriominoTerms>('triomino.deal', 'triomino.drawLead', 'triomino.drawOne', 'triomino.waitForTiles'),
  drawAgain: (words) => words('triomino.drawAgain', 'X'),
  lead: taskOf(at(' | 000,122,345 / 111,333 | 1 1 0 - 1')),
  leadWith: taskOf(FIRST_TRIPLE),
  layOrBuy: taskOf(ALONE),
  layOrBuyMore: taskAfter(ALONE, [0, 'buy'], ['chance', 'draw 013']),
  mustBuy: taskOf(at('344@0,0 | 000,111 | 0 0 0 - 1')),
  layOrPass: taskAfter(
    ALONE,
    [0, 'buy'],
    ['chance', 'draw 013'],
    [0, 'buy'],
    ['chance', 'draw 113'],
    [0, 'buy'],
    ['chance', 'draw 223'],
  ),
  mustLay: taskOf(at('344@0,0 | 345,?54 | 0 0 0 - 1')),
  mustPass: taskOf(at('344@0,0 | 000 / ?54 | 0 0 0 - 1 | 0,0')),
  lastTurn: taskAfter(LAP, [0, '453@-1,0']),
  handOver: (words) => words('triomino.handOver', 'Bob'),
  roundOver: (words) => words('triomino.roundOver', 2),

  tilesEach: (words) => words('triomino.tilesEach', 9),
  ...plain<TriominoTerms>('triomino.dealTiles', 'triomino.draw', 'triomino.showTiles'),
  ...plain<TriominoTerms>('triomino.seats', 'triomino.buy', 'triomino.buyUntil', 'triomino.pass'),
  ...plain<TriominoTerms>('triomino.zoomIn', 'triomino.zoomOut', 'triomino.whole'),
  inSight: (words) => words('triomino.inSight', 12, 23),
  emptyTable: (words) => words('triomino.inSight', 0, 0),

  ...plain<TriominoTerms>('triomino.rack', 'triomino.letGo'),
  rackTile: (words) => words('triomino.rackTile', '3-4-5', 2),
  rackTileOnce: (words) => words('triomino.rackTile', '3-4-5', 1),
  rackTileNowhere: (words) => words('triomino.rackTile', '3-4-5', 0),
  choosePlace: (words) => words('triomino.choosePlace', '3-4-5'),
  goldPlace: (words) => describeBest([{ values: '344', column: 0, row: 0 }], BRIDGE, words),
  fits: (words) => words('triomino.fits', '3-4-5', 12),
  places: (words) => words('triomino.places', '3-4-5'),
  placeAndPoints: (words) => describePlace({ values: '453', column: -1, row: 0 }, ALONE, words),
  placeOfBridge: (words) => describePlace({ values: '344', column: 0, row: 0 }, BRIDGE, words),
  onRight: (words) => words('triomino.beside', '3-4-4', 'right'),
  above: (words) => words('triomino.beside', '3-4-4', 'above'),

  enterDeal: (words) => words('triomino.enterDeal', 'Ann', 7),
  enterLead: (words) => words('triomino.enterLead', 'Ann'),
  enterDraw: (words) => words('triomino.enterDraw', 'Ann'),
  ...plain<TriominoTerms>('triomino.pad', 'triomino.takeTiles', 'triomino.time', 'triomino.noLimit'),
  oneSecond: (words) => words('triomino.secondsLeft', 1),
  seconds: (words) => words('triomino.secondsLeft', 20),

  dealt: last(triomino.setup(2), false, ...DEALT),
  dealtOpen: last(triomino.setup(2), true, ...DEALT),
  led: last(triomino.setup(2), true, ...DEALT, ['chance', 'lead 011/022']),
  aloneLaid: last(ALONE, true, [0, '453@-1,0']),
  annLaid: last(TWO, true, [0, '453@-1,0']),
  bridged: last(BRIDGE, true, [0, '344@0,0']),
  ledWithTriple: last(FIRST_TRIPLE, true, [1, '333@0,0']),
  buys: last(TWO, false, [0, 'buy']),
  bought: last(TWO, false, [0, 'buy'], ['chance', 'draw 013']),
  boughtOpen: last(TWO, true, [0, 'buy'], ['chance', 'draw 013']),
  passed: last(TWO, true, ...PASS),
  timeUp: last(TIMED, true, ['clock', 'timeout']),
  losesTurn: last(TIMED, false, ...LATE),
  losesTurnForNothing: (words) => words('triomino.losesTurn', 0),
  youDealt: yours(triomino.setup(2), ...DEALT.slice(0, 1)),
  youLed: yours(triomino.setup(2), ...DEALT, ['chance', 'lead 022/011']),
  youDidNotLead: yours(triomino.setup(2), ...DEALT, ['chance', 'lead 011/022']),
  youLaid: yours(TWO, [0, '453@-1,0']),
  youBought: yours(TWO, [0, 'buy'], ['chance', 'draw 013']),
  youWonRound: yours(at(LAST, { lap: false }), [0, '453@-1,0']),
  goesOut: last(LAP, true, [0, '453@-1,0']),
  roundWon: last(at(LAST, { lap: false }), true, [0, '453@-1,0']),
  blocked: last(at('344@0,0 | 345,000 / 111 | 0 1 0 - 3', { lap: false }), true, [0, '453@-1,0']),

  toldLead: told(triomino.setup(2), ...DEALT, ['chance', 'lead 011/022']),
  toldTile: told(TWO, [0, '453@-1,0']),
  toldOwnTile: told(at('344@0,0 544@0,1 | 122,355 / 345,111 | 1 1 0 - 1'), [1, '453@-1,0']),
  toldBridge: told(BRIDGE, [0, '344@0,0']),
  toldTriple: told(FIRST_TRIPLE, [1, '333@0,0']),
  toldHidden: told(TWO, [0, 'buy'], ['chance', 'draw 013']),
  toldBought: told(at('344@0,0 | 122,355 / 345,111 | 1 1 0 - 1'), [1, 'buy'], ['chance', 'draw 013']),
  toldPassed: told(TWO, ...PASS),
  toldLost: told(TIMED, ...LATE),
  toldLast: told(LAP, [0, '453@-1,0']),
  ...Object.fromEntries(
    (['hexagon', 'double-hexagon', 'triple-hexagon'] as const).map(
      (code) => [`told ${code}`, (words) => words('triomino.toldBonus', code)] satisfies [string, Said],
    ),
  ),

  counts: (words) => describeCounts(TWO, NAMES, words),
  left: (words) =>
    describeLeft(played(triomino, at(LAST, { lap: false }), [0, '453@-1,0']).after, NAMES, words).join(' '),
  scoreTable: (words) => words('triomino.scoreTable', 2),
  roundNumber: (words) => words('triomino.roundNumber', 2),
  ...plain<TriominoTerms>('triomino.rounds', 'triomino.total'),
  ...plain<TriominoTerms>(
    'triomino.column.tile',
    'triomino.column.lead',
    'triomino.column.bridge',
    'triomino.column.hexagon',
    'triomino.column.purchase',
    'triomino.column.pass',
    'triomino.column.out',
    'triomino.column.pips',
    'triomino.column.blocked',
    'triomino.column.earlier',
  ),
  ...plain<TriominoTerms>('triomino.blocked', 'triomino.reason.rounds', 'triomino.reason.one-round'),
  alone: (words) => describeOutcome({ ...OUTCOME, scores: [1] }, ALONE, ['Ann'], words),
  annWon: (words) => describeOutcome(OUTCOME, TWO, NAMES, words),
  rankStart: (words) => words('triomino.rank', 0, 150),
  rankGood: (words) => words('triomino.rank', 1, 250),
  rankVeryGood: (words) => words('triomino.rank', 2, 325),
  rankBest: (words) => words('triomino.rank', 3, 0),
  roundWonByAnn: (words) => words('triomino.roundsWon', 'Ann', [0], 1),
  roundWonByYou: (words) => words('triomino.youWonRounds', 1),
  roundsWonByYou: (words) => words('triomino.youWonRounds', 2),
  roundsWonByTwo: (words) => words('triomino.roundsWon', 'X', [0, 1], 2),

  ...Object.fromEntries(
    REFUSALS.map((code) => [code, (words) => words(`triomino.refusal.${code}`, FACTS)] satisfies [string, Said]),
  ),
};
