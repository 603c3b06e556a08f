import { cellName } from '../../games/triad/board.js';
import { dieAfter, targetOf } from '../../games/triad/destination.js';
import { triad } from '../../games/triad/index.js';
import type { TriadMove, TriadSeatMove, TriadState } from '../../games/triad/index.js';
import { triadsThrough } from '../../games/triad/triads.js';
import { COMPARISON, comparing } from '../compare.js';
import { ownGoal } from '../lesson-game.js';
import type { LessonGame, MadeMove } from '../lesson-game.js';

type Made = MadeMove<TriadState, TriadMove>;

/** Readers make no other moves. */
const seatMove = (move: TriadMove): TriadSeatMove => move as TriadSeatMove;

/** The triads that a move has made, as the values in them: those on the board before a die came off. */
function triadsOf({ move, before }: Made): readonly (readonly number[])[] {
  const made = seatMove(move);
  if (made.remove === undefined) return [];
  const target = targetOf(made);
  const cells = before.cells.with(made.from, 0).with(target, dieAfter(before, made));
  return triadsThrough(cells, target).map((line) => line.map((cell) => Math.abs(cells[cell] ?? 0)));
}

const isEqual = (line: readonly number[]): boolean => new Set(line).size === 1;

/** The moves of the other side after a move. */
const replies = ({ after }: Made): readonly TriadMove[] => triad.moves(after, after.turn);

export const triadLessons: LessonGame<TriadState, TriadMove> = {
  game: triad,
  unit: 'outcome',
  goals: [
    ownGoal('triad', /^triad$/, () => (made) => triadsOf(made).length > 0),
    ownGoal('triads>=N', new RegExp(`^triads${COMPARISON}$`), (operator, number) => {
      const fits = comparing(operator, number);
      return (made) => fits(triadsOf(made).length);
    }),
    ownGoal('equal triad', /^equal triad$/, () => (made) => triadsOf(made).some(isEqual)),
    ownGoal('1-2-3 triad', /^1-2-3 triad$/, () => (made) => triadsOf(made).some((line) => !isEqual(line))),
    ownGoal('remove CELL', /^remove ([a-f][1-6])$/, (name = '') => ({ move }) => {
      const { remove } = seatMove(move);
      return remove !== undefined && cellName(remove) === name;
    }),
    ownGoal('show VALUE', /^show ([1-3])$/, (value) => ({ move, after }) => {
      const { remove } = seatMove(move);
      const target = targetOf(seatMove(move));
      return remove !== target && Math.abs(after.cells[target] ?? 0) === Number(value);
    }),
    ownGoal('safe', /^safe$/, () => (made) => replies(made).every((move) => seatMove(move).remove === undefined)),
    ownGoal('stuck', /^stuck$/, () => (made) => replies(made).every(({ kind }) => kind === 'turn' || kind === 'step')),
  ],
  movesToWin: ({ removed }, seat) => 3 - (removed[seat] ?? 0),
  placesOf(move) {
    const { remove } = seatMove(move);
    const cells = [seatMove(move).from, targetOf(seatMove(move)), ...(remove === undefined ? [] : [remove])];
    return [...new Set(cells.map(cellName))];
  },
};
