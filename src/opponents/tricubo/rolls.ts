import type { Seat } from '../../games/game.js';
import { closedDie } from '../../games/tricubo/rules.js';
import { sheetOf } from '../../games/tricubo/options.js';
import { DICE } from '../../games/tricubo/sheet.js';
import type { Value } from '../../games/tricubo/sheet.js';
import type { TricuboMarks, TricuboState } from '../../games/tricubo/index.js';
import { usesOf, withUse } from '../../games/tricubo/uses.js';
import { TAKEN } from './plans.js';

const FACES: readonly Value[] = [1, 2, 3, 4, 5, 6];
const PLACES = FACES.map((_, place) => place);

/** The best value of a die by the number that it shows; −∞ where it has no use. */
type Best = readonly number[];

/**
 * What a seat can expect of this round, where it makes the best of what it finds: over all rolls, or of one roll. The die that whoever chooses first will take
 * is not known yet; each is taken as often as {@link TAKEN} says.
 */
export function meanOverRolls(
  state: TricuboState,
  seat: Seat,
  roll: readonly Value[] | null,
  valueOf: (marks: TricuboMarks) => number,
): number {
  const { options, sheets, active } = state;
  const marks = sheets[seat]!;
  const bestsOf = (joker: boolean): readonly Best[] =>
    DICE.map((die, i) =>
      FACES.map((face) => {
        if (roll && roll[i] !== face) return -Infinity;
        const dice = DICE.map(() => face);
        const uses = usesOf(options, marks, dice, die, joker);
        return Math.max(...uses.map((use) => valueOf(withUse(options, marks, dice, use))));
      }),
    );
  const open = bestsOf(false);
  const pass = valueOf(marks);
  const hasJoker = sheetOf(options).jokers > 0 && !marks.joker;
  const jokers = hasJoker ? bestsOf(true) : undefined;
  const without = (closed: number): number => meanOf(open, jokers?.[closed], closed, pass, roll);
  if (sheets.length === 1) return without(DICE.indexOf(closedDie(state, seat)!));
  if (seat === active) return without(-1);
  return TAKEN.reduce((sum, share, die) => sum + share * without(die), 0);
}

/** The mean where one die is closed but for a joker, or none (−1): who finds no use for the open ones may pass. */
function meanOf(
  open: readonly Best[],
  joker: Best | undefined,
  closed: number,
  pass: number,
  roll: readonly Value[] | null,
): number {
  const facesOf = (die: number): readonly number[] => (roll ? [roll[die]! - 1] : PLACES);
  const valueOf = (die: number, face: number): number => (die === closed ? -Infinity : open[die]![face]!);
  let sum = 0;
  let rolls = 0;
  for (const large of facesOf(0)) {
    for (const medium of facesOf(1)) {
      for (const small of facesOf(2)) {
        const best = Math.max(valueOf(0, large), valueOf(1, medium), valueOf(2, small));
        const face = [large, medium, small][closed];
        const spent = face === undefined ? -Infinity : (joker?.[face] ?? -Infinity);
        sum += Math.max(best === -Infinity ? pass : best, spent);
        rolls++;
      }
    }
  }
  return sum / rolls;
}
