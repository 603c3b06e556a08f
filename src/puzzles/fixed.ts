import type { Puzzle, RulesOf } from './puzzle.js';

type Rules<State, Move> = Pick<RulesOf<State, Move>, 'parseMove' | 'makeMove'>;

/** Whether the moves are the first of one of the solutions. */
export function followsSolution<State, Move>(
  game: Rules<State, Move>,
  { solutions, seat }: Puzzle,
  state: State,
  moves: readonly Move[],
): boolean {
  const texts = moves.map((move) => game.makeMove(move, state, seat));
  const plain = (text = '') => game.makeMove(game.parseMove(text, state, seat), state, seat);
  return solutions.some((solution) => texts.every((text, i) => i < solution.length && plain(solution[i]) === text));
}

/** The next move of the first solution. */
export function nextOfSolution<State, Move>(
  game: Rules<State, Move>,
  { solutions, seat }: Puzzle,
  state: State,
  moves: readonly Move[],
): Move {
  return game.parseMove(solutions[0]?.[moves.length] ?? '', state, seat);
}
