import type { Actor } from '../../../src/games/game.js';
import { scorePlacement, triomino } from '../../../src/games/triomino/index.js';
import type { TriominoMove, TriominoState } from '../../../src/games/triomino/index.js';
import { linesSince } from '../../../src/games/triomino/score.js';
import { makeRecordText } from '../../../src/match/record/make-record-text.js';
import { Match } from '../../../src/match/index.js';
import { seeded } from '../seeded.js';
import type { Options } from './helpers.js';

export type TriominoMatch = Match<TriominoState, TriominoMove>;

export const replayed = (record: string): TriominoMatch =>
  Match.fromRecord<TriominoState, TriominoMove>(triomino, record);

/** Lays what earns the most, the first of equals; buys only where nothing fits. */
function greedy(state: TriominoState): TriominoMove {
  const moves = triomino.moves(state, state.turn ?? 0);
  const worth = moves.map((move) => (move.kind === 'lay' ? scorePlacement(state.laid, move, state.options).total : -1));
  return moves[worth.indexOf(Math.max(...worth))] as TriominoMove;
}

/** The record of a game of greedy players. */
export function greedyRecord(seats: number, options: Options, seed: number): string {
  const random = seeded(seed);
  const match: TriominoMatch = new Match<TriominoState, TriominoMove>(triomino, { seats, options, seed: String(seed) });
  while (!match.outcome) {
    const [actor] = match.actors as [Actor];
    match.play(actor === 'chance' ? triomino.chance(match.state, random) : greedy(match.state), { actor });
  }
  return makeRecordText(match.toRecord(), triomino);
}

const line = (ply: string, move: string, earned: string, totals: string): string =>
  `${ply.padStart(3)}  ${move.padEnd(42)}  ${earned.padEnd(50)}  ${totals}`;

/** What a ply has added to the lines, each with its seat: `#0 tile 11 + bridge 40`. */
function earnedIn(before: TriominoState, after: TriominoState): string {
  const added = linesSince(before, after);
  return [...new Set(added.map(({ seat }) => seat))]
    .map((seat) => {
      const own = added.filter((each) => each.seat === seat).map(({ code, points }) => `${code} ${points}`);
      return `#${seat} ${own.join(' + ')}`;
    })
    .join(', ');
}

/** What lay on the table and in the racks when a round was over. */
function endOf({ last }: TriominoState): string {
  const racks = last?.racks.map((rack) => rack.join() || '-') ?? [];
  const laid = last?.laid.map((tile) => triomino.makeMove({ kind: 'lay', ...tile })) ?? [];
  return `     round ${last?.round} ${last?.end}: ${racks.join(' / ')}; table ${laid.join(' ')}`;
}

/** The game as a person can follow it: its header, each move with what it earns and the totals after it, the ends of rounds, and the result. */
export function transcript(record: string): string {
  const match = replayed(record);
  const [header = ''] = record.split('\n');
  const moves = match.entries.flatMap(({ actor, text }, i) => {
    const [before, after] = [match.stateAt(i), match.stateAt(i + 1)] as [TriominoState, TriominoState];
    const move = `${typeof actor === 'number' ? `#${actor} ` : ''}${text}`;
    const ply = line(String(i + 1), move, earnedIn(before, after), after.scores.join(' '));
    return after.last === before.last ? [ply] : [ply, endOf(after)];
  });
  const { winners = [], reason = 'not over' } = match.outcome ?? {};
  return [
    header,
    '',
    line('ply', 'move', 'earned', 'totals'),
    ...moves,
    '',
    `${reason}: first ${winners.join(' and ')}`,
    '',
  ].join('\n');
}

/** The record that a transcript shows: a move needs not say whose it is where only one may move. */
export function recordIn(text: string): string {
  const [header = ''] = text.split('\n');
  const moves = Array.from(text.matchAll(/^ *\d+ {2}(?:#\d )?(\S.*?) {2}/gm), ([, move = '']) => move);
  return [header, ...moves].join('\n');
}
