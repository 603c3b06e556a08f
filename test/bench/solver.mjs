import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { bestSquare, scoreSquare } from 'tabletop-elements/games/cubo.js';

const WARM_UP = 500;
const ROLLS = 500;
/** Looking at every square takes so long that few rolls must do. */
const BRUTE_ROLLS = 5;
const STREETS = ['ordered', 'any-order'];

const generator = xoroshiro128plus(1);
const roll = (colours) =>
  Array.from(colours, (colour) => ({ colour, value: Math.floor(uniformFloat64(generator) * 6) + 1 }));

/** Random dice of a seat and of the middle, now with ordered streets, now with streets in any order. */
const rolls = (count) =>
  Array.from({ length: count }, (_, i) => ({
    dice: roll('rrrrwbbbb'),
    options: { streets: STREETS[i % STREETS.length], middle: roll('rrbb') },
  }));

/** Every square that nine dice can be laid as, the white one in the centre. */
function* squaresOf(dice, from = 0) {
  if (from === dice.length) yield dice;
  else if (from === 4) yield* squaresOf(dice, 5);
  else {
    for (let i = from; i < dice.length; i++) {
      if (i === 4) continue;
      const laid = [...dice];
      [laid[from], laid[i]] = [laid[i], laid[from]];
      yield* squaresOf(laid, from + 1);
    }
  }
}

function bruteForce(dice, streets) {
  let best = 0;
  for (const square of squaresOf(dice)) best = Math.max(best, scoreSquare(square, { streets }).total);
  return best;
}

/** Milliseconds that each call takes, in ascending order; of several tries the quickest, so that nothing else the machine does is counted. */
function times(items, call, tries = 3) {
  const all = items.map((item) => {
    const each = Array.from({ length: tries }, () => {
      const begun = performance.now();
      call(item);
      return performance.now() - begun;
    });
    return Math.min(...each);
  });
  return all.sort((a, b) => a - b);
}

const median = (sorted) => sorted[Math.floor(sorted.length / 2)];

/** @returns milliseconds a roll: with an exchange the median and the slowest, without one beside the brute force, after a warm-up */
export function solverTimes() {
  for (const { dice, options } of rolls(WARM_UP)) bestSquare(dice, options);
  const exchanges = times(rolls(ROLLS), ({ dice, options }) => bestSquare(dice, options));
  const alone = times(rolls(ROLLS), ({ dice, options: { streets } }) => bestSquare(dice, { streets }));
  const look = ({ dice, options: { streets } }) => {
    const found = bruteForce(dice, streets);
    if (found !== bestSquare(dice, { streets }).total) throw new Error(`the best square is worth ${found}`);
  };
  const brute = times(rolls(BRUTE_ROLLS), look, 1);
  return {
    rolls: ROLLS,
    median: median(exchanges),
    slowest: exchanges.at(-1),
    alone: median(alone),
    bruteForce: median(brute),
  };
}
