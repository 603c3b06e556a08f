/**
 * What somebody who plays Tricubo alone can expect at best, slowly but surely: by the rules of the game, every use of every die up to the last round, each
 * sheet once. It shares no thought with the computer player, which it judges.
 */
import { totalOf, tricubo } from '../../src/games/tricubo/index.js';
import type { TricuboMarks, TricuboMove, TricuboOptions, TricuboState } from '../../src/games/tricubo/index.js';
import { sheetOf } from '../../src/games/tricubo/options.js';
import { SOLO_ROUNDS } from '../../src/games/tricubo/rules.js';
import { DICE, endsGame } from '../../src/games/tricubo/sheet.js';
import type { Value } from '../../src/games/tricubo/sheet.js';
import { usesOf, withUse } from '../../src/games/tricubo/uses.js';

const VALUES: readonly Value[] = [1, 2, 3, 4, 5, 6];

const written = ({ interims }: TricuboMarks): number =>
  interims.reduce<number>((sum, points) => sum + (points ?? 0), 0);

/** The same for all sheets that can come to the same: no row is better than another, and points in interim boxes stay. */
function keyOf({ crosses, interims, fields, joker }: TricuboMarks, round: number): string {
  const rows = crosses.map((count, row) => `${count}${interims[row] === null ? '' : '-'}`).sort();
  return [round, rows, fields.join(''), joker].join(' ');
}

export class TricuboOptimum {
  /** The points still to come, by what is left to play. */
  readonly #known = new Map<string, number>();

  constructor(readonly options: TricuboOptions) {}

  /** The total that a sheet comes to, before the dice of a round are rolled. */
  before(marks: TricuboMarks, round: number): number {
    const sheet = sheetOf(this.options);
    if (round > SOLO_ROUNDS || endsGame(sheet, marks)) return totalOf(sheet, marks);
    const key = keyOf(marks, round);
    const known = this.#known.get(key);
    if (known !== undefined) return written(marks) + known;
    const found = this.#overAllRolls(marks, round);
    this.#known.set(key, found - written(marks));
    return found;
  }

  /** The total after a move. */
  after(state: TricuboState, move: TricuboMove): number {
    const { sheets, round } = tricubo.play(state, 0, move);
    return this.before(sheets[0]!, round);
  }

  #overAllRolls(marks: TricuboMarks, round: number): number {
    const closed = DICE[(round - 1) % DICE.length];
    const pass = this.before(marks, round + 1);
    const bests = DICE.map((_, die) =>
      VALUES.map((value) => this.#best(marks, round, die, value, DICE[die] === closed)),
    );
    let sum = 0;
    for (const large of VALUES) {
      for (const medium of VALUES) {
        for (const small of VALUES) {
          const uses = [large, medium, small].map((value, die) => bests[die]![value - 1]!);
          const must = Math.max(...uses.filter((_, die) => DICE[die] !== closed));
          const joker = uses[DICE.indexOf(closed!)]!;
          sum += Math.max(must === -Infinity ? pass : must, joker);
        }
      }
    }
    return sum / VALUES.length ** DICE.length;
  }

  /** The best use of a die; −∞ if there is none. */
  #best(marks: TricuboMarks, round: number, die: number, value: Value, isClosed: boolean): number {
    const { options } = this;
    if (isClosed && (marks.joker || sheetOf(options).jokers === 0)) return -Infinity;
    const roll = DICE.map(() => value);
    const uses = usesOf(options, marks, roll, DICE[die]!, isClosed);
    return Math.max(...uses.map((use) => this.before(withUse(options, marks, roll, use), round + 1)));
  }
}
