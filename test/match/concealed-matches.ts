import { expect } from 'chai';
import type { Seat } from '../../src/games/game.js';
import { triomino } from '../../src/games/triomino/index.js';
import type { TriominoMove, TriominoOptions, TriominoState } from '../../src/games/triomino/index.js';
import { tileOf } from '../../src/games/triomino/tiles.js';
import { concealedRecord } from '../../src/match/record/concealed-record.js';
import { makeRecordText } from '../../src/match/record/make-record-text.js';
import { Match } from '../../src/match/index.js';
import type { GameRecord } from '../../src/match/record/record.js';
import { anyTurn } from '../games/triomino/random-games.js';
import { seeded } from '../games/seeded.js';
import { isThorough } from '../runs.js';

type TriominoMatch = Match<TriominoState, TriominoMove>;
export type Viewer = Seat | 'public';

export const SEED = 'not to be told';
const MOST_PLIES = isThorough ? 90 : 45;

export const viewersOf = ({ seats }: TriominoMatch): Viewer[] => [
  'public',
  ...Array.from({ length: seats }, (_, seat) => seat),
];

export const newMatch = (seats: number, options: Partial<TriominoOptions>, start?: string): TriominoMatch =>
  new Match<TriominoState, TriominoMove>(triomino, { seats, options, seed: SEED, start });

/** Plays on at random, chance from the seed, and looks at the match after every ply. */
export function playOn(match: TriominoMatch, number: number, look: (match: TriominoMatch) => void): TriominoMatch {
  const random = seeded(number);
  for (look(match); !match.outcome && match.length < MOST_PLIES; look(match)) {
    const { actor, move } = anyTurn(match.state, random);
    if (actor === 'chance') match.draw();
    else match.play(move, { actor });
  }
  return match;
}

const stateAt = (match: TriominoMatch, ply: number): TriominoState => match.stateAt(ply) as TriominoState;

export const isBetweenRounds = ({ state }: TriominoMatch): boolean => state.racks.some(({ length }) => length === 0);

/** Whether it is open who leads to whoever does not see all racks. */
const isLeadOpen = ({ options, laid, racks }: TriominoState): boolean =>
  options.start === 'triple' && laid.length === 0 && racks.length > 1;

/** The record can be replayed, and shows what may be known: all of a round that is over, a view of the one that runs. */
function expectKnown(match: TriominoMatch, viewer: Viewer, record: GameRecord): void {
  const again = Match.fromRecord<TriominoState, TriominoMove>(triomino, record);
  expect(again.length).to.equal(match.length);
  const now = match.state;
  // What was known at an earlier ply of the same round has been looked at then.
  const from = isBetweenRounds(match) ? 0 : match.length;
  for (let ply = from; ply <= match.length; ply++) {
    const state = stateAt(match, ply);
    const isPlayed = state.round < now.round || match.outcome !== undefined;
    const expected = isPlayed ? state : triomino.view(state, viewer);
    const shown = stateAt(again, ply);
    if (isPlayed || !isLeadOpen(state)) expect(shown, `ply ${ply}`).to.deep.equal(expected);
    else {
      expect([null, state.leader], `leader at ply ${ply}`).to.include(shown.leader);
      expect({ ...shown, turn: 0, leader: 0 }, `ply ${ply}`).to.deep.equal({ ...expected, turn: 0, leader: 0 });
    }
  }
}

/** Nothing is said of a tile that somebody else holds; those that were drawn for the lead have gone back before all eyes. */
function expectConcealed(match: TriominoMatch, viewer: Viewer, record: GameRecord): void {
  const { racks, round } = match.state;
  const written = JSON.stringify(record) + makeRecordText(record, triomino);
  expect(written).to.not.contain(SEED);
  expect(record.seed).to.equal(undefined);
  if (match.outcome) return;
  const first = match.entries.findIndex((_, ply) => stateAt(match, ply).round === round);
  const running = first < 0 ? [] : record.moves.slice(first).filter(({ move }) => !move.startsWith('lead'));
  // Scores are none.
  const start = stateAt(match, 0).round === round ? record.start?.split('|').slice(0, 2) : [];
  const said = [...(start ?? []), ...running.map(({ move }) => move)].join(' ').matchAll(/\b[0-5]{3}\b/g);
  const tiles = new Set([...said].map(([tile]) => tileOf(tile)));
  const secret = racks.flatMap((rack, seat) => (seat === viewer ? [] : rack));
  expect(secret.filter((tile) => tile !== null && tiles.has(tile))).to.deep.equal([]);
}

/** Both for one who looks on. */
export function expectTold(match: TriominoMatch, viewer: Viewer): void {
  const record = concealedRecord(match, viewer);
  expectKnown(match, viewer, record);
  expectConcealed(match, viewer, record);
}
