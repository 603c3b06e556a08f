import { cubo } from '../../games/cubo/index.js';
import type { CuboLine, CuboMove, CuboSquare, CuboState } from '../../games/cubo/index.js';
import { linesOf, totalOf } from '../../games/cubo/score.js';
import { areRolled, cellName } from '../../games/cubo/square.js';
import { COMPARISON, comparing } from '../compare.js';
import { ownGoal } from '../lesson-game.js';
import type { LessonGame, MadeMove } from '../lesson-game.js';

type Made = MadeMove<CuboState, CuboMove>;

/** The square of a seat; between two rounds the one that was scored last. */
function squareIn({ seats, rounds }: CuboState, seat: number): CuboSquare {
  const square = seats[seat]?.square ?? [];
  return areRolled(square) ? square : (rounds.at(-1)?.[seat] ?? square);
}

/** The lines of a square; none while its dice are in hand. */
const linesIn = (state: CuboState, seat: number): readonly CuboLine[] => linesOf(squareIn(state, seat), state.options);

/** What the square of a seat is worth. */
const squareWorth = (state: CuboState, seat: number): number => totalOf(linesIn(state, seat));

/** Whether all dice of a line that have a colour have this one. */
function isIn(colour: 'r' | 'b', { cells, isDouble }: CuboLine, square: CuboSquare): boolean {
  return isDouble && cells.some((cell) => square[cell]?.colour === colour);
}

/** Whether a move has made a line that was not there before. */
function makes({ before, after, seat }: Made, isWanted: (line: CuboLine, square: CuboSquare) => boolean): boolean {
  const wanted = (state: CuboState) =>
    linesIn(state, seat)
      .filter((line) => isWanted(line, squareIn(state, seat)))
      .map(({ name }) => name);
  const known = wanted(before);
  return wanted(after).some((name) => !known.includes(name));
}

const COLOURS = { red: 'r', blue: 'b' } as const;

const lineGoal = (kind: 'street' | 'lane') =>
  ownGoal<CuboState, CuboMove>(`${kind} [in red|in blue]`, new RegExp(`^${kind}(?: in (red|blue))?$`), (name) => {
    const colour = name === undefined ? undefined : COLOURS[name as keyof typeof COLOURS];
    const isWanted = (line: CuboLine, square: CuboSquare) =>
      line.kind === kind && (colour === undefined || isIn(colour, line, square));
    return (made) => makes(made, isWanted);
  });

const kindGoal = (word: string, kind: CuboMove['kind']) =>
  ownGoal<CuboState, CuboMove>(
    word,
    new RegExp(`^${word}$`),
    () =>
      ({ move }) =>
        move.kind === kind,
  );

export const cuboLessons: LessonGame<CuboState, CuboMove> = {
  game: cubo,
  unit: 'points',
  goals: [
    lineGoal('street'),
    lineGoal('lane'),
    ownGoal('double', /^double$/, () => (made) => makes(made, ({ isDouble }) => isDouble)),
    ownGoal('worth>=N', new RegExp(`^worth${COMPARISON}$`), (operator, number) => {
      const fits = comparing(operator, number);
      return ({ after, seat }) => fits(squareWorth(after, seat));
    }),
    kindGoal('call', 'call'),
    kindGoal('roll', 'roll'),
    ownGoal(
      'take',
      /^take$/,
      () =>
        ({ move }) =>
          move.kind === 'take' && move.place !== null,
    ),
    kindGoal('exchange', 'put'),
    kindGoal('keep', 'keep'),
  ],
  worth: squareWorth,
  placesOf(move) {
    if (move.kind === 'swap') return move.cells.map(cellName);
    if (move.kind === 'put') return [cellName(move.cell)];
    return move.kind === 'take' && move.place !== null ? [`m${move.place}`] : [];
  },
};
