/**
 * When to roll again is optimal stopping. The rules let a seat roll as often as it likes, but each roll takes time, in which others may call or the clock runs
 * out: it costs {@link ROLL_COST}. Whoever rolls on until a square is worth at least a certain value, the reservation value of the dice in the middle, expects
 * just that value of it (MacQueen and Miller 1960). Colours drift with each exchange, and dice of one colour score more, so rounds are solved from the last one
 * back (dynamic programming), for each number of red dice. `npm run train:cubo` looks at all rolls, so for one seat the values are exact; in a race they leave out
 * what the others do.
 */
import type { Colour, CuboDie, CuboOptions } from '../../games/cubo/index.js';
import { TABLES } from './tables.js';

/** What a roll costs in time, in points. */
export const ROLL_COST = 1;

/** Red dice of a seat, one of either colour more or less at most: in practice there are six of each with the middle. */
export const BALANCED = 4;
export const MOST_DRIFT = 2;

/** In points, of the packed values. */
export const STEP = 0.05;

/** What dice of one colour can show, in ascending order: `11`, `12`, … */
function sortedNumbers(count: number, least = 1): readonly string[] {
  if (count === 0) return [''];
  const firsts = [1, 2, 3, 4, 5, 6].filter((value) => value >= least);
  return firsts.flatMap((first) => sortedNumbers(count - 1, first).map((rest) => `${first}${rest}`));
}

/** The middles in the order of the tables: the numbers of up to two red dice, then those of the blue ones. The others are the same with the colours swapped. */
export const MIDDLES: readonly string[] = [0, 1, 2].flatMap((reds) =>
  sortedNumbers(reds).flatMap((red) => sortedNumbers(4 - reds).map((blue) => `${red} ${blue}`)),
);

export function middleIndex(middle: readonly (CuboDie | null)[]): number {
  const numbers = (colour: Colour) =>
    middle
      .flatMap((die) => (die?.colour === colour ? [die.value] : []))
      .sort()
      .join('');
  const [red, blue] = [numbers('r'), numbers('b')];
  return MIDDLES.indexOf(red.length > blue.length ? `${blue} ${red}` : `${red} ${blue}`);
}

/** A number for each middle, of one round to come to six. Each round is stored as what differs from the one after it. */
export function unpack(text: string): readonly Uint8Array[] {
  const packed = Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
  const rounds: Uint8Array[] = [];
  for (let from = 0; from < packed.length; from += MIDDLES.length) {
    const later = rounds.at(-1);
    rounds.push(packed.slice(from, from + MIDDLES.length).map((each, i) => each + (later?.[i] ?? 0)));
  }
  return rounds;
}

export function pack(rounds: readonly (readonly number[])[], least: number): string {
  const steps = rounds.map((values) => values.map((value) => Math.round((value - least) / STEP)));
  const packed = steps.flatMap((values, i) => values.map((each, k) => (each - (steps[i - 1]?.[k] ?? 0)) & 0xff));
  return btoa(String.fromCharCode(...packed));
}

const unpacked = new Map<CuboOptions['streets'], readonly Uint8Array[]>();

function reservations(streets: CuboOptions['streets']): readonly Uint8Array[] {
  const found = unpacked.get(streets) ?? unpack(TABLES[streets].rolling);
  unpacked.set(streets, found);
  return found;
}

/** What so many rounds to come are worth to a seat with so many red dice, less what rolling costs. */
export function worthOfRounds(rounds: number, reds: number, { streets, resetColours }: CuboOptions): number {
  const { rounds: worths } = TABLES[streets];
  if (resetColours) return rounds * (worths[1]?.[0] ?? 0);
  return worths[rounds]?.[Math.min(MOST_DRIFT, Math.abs(reds - BALANCED))] ?? 0;
}

/**
 * What this round is worth to a seat that rolls, and so many rounds after it, less what rolling costs.
 * @param middle with all four dice: nobody has called
 */
export function worthOfRolling(
  middle: readonly (CuboDie | null)[],
  rounds: number,
  reds: number,
  options: CuboOptions,
): number {
  const later = worthOfRounds(rounds, reds, options);
  const round = reservations(options.streets)[options.resetColours ? 0 : rounds];
  const steps = round?.[middleIndex(middle)];
  // A diagram may lack dice.
  if (steps === undefined) return worthOfRounds(rounds + 1, reds, options) - ROLL_COST;
  return later + TABLES[options.streets].least + STEP * steps;
}
