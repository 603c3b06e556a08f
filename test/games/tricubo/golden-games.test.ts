import { expect } from 'chai';
import { expectGolden, readGolden } from '../golden.js';
import { rankOf, sheetOf, tricubo } from '../../../src/games/tricubo/index.js';
import type { TricuboMove, TricuboState } from '../../../src/games/tricubo/index.js';
import { Match } from '../../../src/match/index.js';
import { positionText, total } from './helpers.js';

type TricuboMatch = Match<TricuboState, TricuboMove>;

const ply = (number: string, move: string, totals: string, position: string): string =>
  `${number.padStart(3)}  ${move.padEnd(10)}  ${totals.padEnd(8)}  ${position}`;

const pointsOf = (state: TricuboState, seat: number): number =>
  total(tricubo.score(state, seat).map(({ points }) => points));

const totalsOf = (state: TricuboState): string => state.sheets.map((_, seat) => pointsOf(state, seat)).join(' ');

/** What the parts of a sheet are worth at the end. */
function breakdown(state: TricuboState, seat: number): string {
  const parts = ['interim', 'final', 'fields', 'end'].map((code) => {
    const points = tricubo.score(state, seat).flatMap((line) => (line.code === code ? [line.points] : []));
    return `${code} ${points.join(' + ') || '-'}`;
  });
  const sum = pointsOf(state, seat);
  const rank = state.sheets.length === 1 ? `, rank ${rankOf(sheetOf(state.options), sum)}` : '';
  return `seat ${seat}: ${parts.join(', ')}, total ${sum}${rank}`;
}

/** The game as a person can follow it: its header, each move with the totals and all sheets after it, and the result. */
function transcript(header: string, moves: readonly string[]): string {
  const match: TricuboMatch = Match.fromRecord(tricubo, [header, ...moves].join('\n'));
  const lines = match.entries.map(({ actor, text }, i) => {
    const state = match.stateAt(i + 1) as TricuboState;
    return ply(String(i + 1), actor === 'chance' ? text : `#${actor} ${text}`, totalsOf(state), positionText(state));
  });
  const { winners = [], reason = 'not over' } = match.outcome ?? {};
  return [
    ...[header, '', ply('ply', 'move', 'totals', 'position after it'), ...lines, ''],
    ...match.state.sheets.map((_, seat) => breakdown(match.state, seat)),
    `${reason}: first ${winners.join(' and ')}`,
    '',
  ].join('\n');
}

/** The moves of a transcript. */
const movesIn = (text: string): string[] =>
  Array.from(text.matchAll(/^ *\d+ {2}(#\d \S+|roll \d+)/gm), ([, move = '']) => move);

interface Golden {
  readonly file: string;
  readonly position: string;
  readonly outcome: object;
  /** What it takes to be a test of these. */
  readonly has: readonly RegExp[];
}

const GAMES: readonly Golden[] = [
  {
    file: 'golden-three-players.txt',
    position: '7,7,5,2,5 -,5,7,7,- LMSt / 7,7,6,2,5 .,1,.,.,10 LMSt / 6,6,6,5,3 -,10,1,4,- LMSt | A 19',
    outcome: { winners: [2], scores: [56, 48, 59], reason: 'three-purple' },
    has: [/#\d L:/, /#\d M:/, /#\d S:/, /#\d -/, /\d x 2/, /#\d [LMS]c/, /#\d [LMS]t/],
  },
  {
    file: 'golden-alone-joker.txt',
    position: '5,8,6,7,8 6,4,-,-,6 LMSt J | B 22',
    outcome: { winners: [0], scores: [32], reason: 'three-purple' },
    has: [/#0 JL/, /#0 L:/, /fields -5/, /end 5/, /rank 0/],
  },
];

for (const { file, position, outcome, has } of GAMES) {
  describe(`the whole game of ${file}`, () => {
    const golden = readGolden(`tricubo/${file}`);

    it('goes as it always went', () => {
      const [header = ''] = golden.split('\n');
      expectGolden(`tricubo/${file}`, transcript(header, movesIn(golden)));
    });

    it('ends as it always ended', () => {
      const [header = ''] = golden.split('\n');
      const match: TricuboMatch = Match.fromRecord(tricubo, [header, ...movesIn(golden)].join('\n'));
      expect(positionText(match.state)).to.equal(position);
      expect(match.outcome).to.deep.equal(outcome);
    });

    it('has everything in it that it is for', () => {
      for (const each of has) expect(golden).to.match(each);
    });
  });
}
