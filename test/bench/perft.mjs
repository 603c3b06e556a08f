import { triad } from 'tabletop-elements/games/triad.js';

const ROLLS = ['roll 112233 112233', 'roll 111222 123123', 'roll 123123 333333'];
const DEPTH = 4;
const TRIES = 3;

/** Counts the sequences of moves to a depth; every move is generated, checked and played through the contract. */
function perft(state, depth) {
  if (depth === 0) return 1;
  const [actor] = triad.actors(state);
  if (actor === undefined) return 0;
  let count = 0;
  for (const move of triad.moves(state, actor)) count += perft(triad.play(state, actor, move), depth - 1);
  return count;
}

/** Of some tries the quickest, so that nothing else the machine does is counted. */
function speedFrom(roll) {
  const empty = triad.setup(2);
  const start = triad.play(empty, 'chance', triad.parseMove(roll, empty, 'chance'));
  perft(start, DEPTH - 1);
  const speeds = Array.from({ length: TRIES }, () => {
    const begun = performance.now();
    const count = perft(start, DEPTH);
    return count / (performance.now() - begun) / 1000;
  });
  return Math.max(...speeds);
}

/** @returns million moves a second, the slowest of three starts after a warm-up */
export const triadPerft = () => Math.min(...ROLLS.map(speedFrom));
