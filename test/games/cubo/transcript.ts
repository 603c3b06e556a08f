import { cubo, scoreSquare } from '../../../src/games/cubo/index.js';
import type { CuboMove, CuboState } from '../../../src/games/cubo/index.js';
import { TimedMatch } from '../../../src/match/index.js';
import { FakeClock } from '../../match/fake-clock.js';
import { positionText } from './helpers.js';

export type CuboMatch = TimedMatch<CuboState, CuboMove>;

const line = (ply: string, move: string, totals: string, position: string): string =>
  `${ply.padStart(3)}  ${move.padEnd(25)}  ${totals.padEnd(7)}  ${position}`;

const totalsOf = ({ seats }: CuboState): string => seats.map(({ score }) => score).join(' ');

/** A record read with a clock that stands still. */
export const replayed = (record: string): CuboMatch =>
  TimedMatch.fromRecord<CuboState, CuboMove>(cubo, record, { clock: new FakeClock() });

/** What each seat earned in each round: its square, line by line, and the sum. */
export function roundsOf({ rounds, options: { streets } }: CuboState): string[] {
  return rounds.flatMap((squares, i) =>
    squares.map((square, seat) => {
      const { lines, total } = square ? scoreSquare(square, { streets }) : { lines: [], total: 0 };
      const earned = lines.flatMap(({ name, points }) => (points > 0 ? [`${name} ${points}`] : []));
      return `round ${i + 1}, seat ${seat}: ${square ? earned.join(' + ') || 'nothing' : 'late'} = ${total}`;
    }),
  );
}

/** The game as a person can follow it: its header, each move with its time, the totals and the position after it, and the result. */
export function transcript(record: string): string {
  const match = replayed(record);
  const [header = ''] = record.split('\n');
  const moves = match.entries.map(({ actor, text, at }, i) => {
    const state = match.stateAt(i + 1) as CuboState;
    const move = `${typeof actor === 'number' ? `#${actor} ` : ''}${text} @${at}`;
    return line(String(i + 1), move, totalsOf(state), positionText(state));
  });
  const { winners = [], reason = 'not over' } = match.outcome ?? {};
  return [
    ...[header, '', line('ply', 'move', 'totals', 'position after it'), ...moves, ''],
    ...roundsOf(match.state),
    `${reason}: first ${winners.join(' and ')}`,
    '',
  ].join('\n');
}

/** The record that a transcript shows. */
export function recordIn(text: string): string {
  const [header = ''] = text.split('\n');
  const moves = Array.from(text.matchAll(/^ *\d+ {2}(\S.*? @\d+) /gm), ([, move = '']) => move);
  return [header, ...moves].join('\n');
}
