import type { RatedMove } from './opponent.js';

/** How far from perfect a player is, in the unit of the values. */
export interface Carelessness {
  /** Moves that lose more than this are seen to be bad. */
  readonly slack: number;
  /** The loss at which a move is chosen 1/e times as often as the best one. */
  readonly temperature: number;
}

/** One of the moves, which are rated best first: the better, the more likely (softmax), and none that is plainly bad. */
export function pickNearBest<Move>(
  moves: readonly RatedMove<Move>[],
  { slack, temperature }: Carelessness,
  random: () => number,
): Move {
  const best = moves[0]!;
  const plausible = moves.filter(({ value }) => value >= best.value - slack);
  const weights = plausible.map(({ value }) => Math.exp((value - best.value) / temperature));
  let drawn = random() * weights.reduce((sum, weight) => sum + weight, 0);
  const at = weights.findIndex((weight) => (drawn -= weight) < 0);
  return (plausible[at] ?? best).move;
}
