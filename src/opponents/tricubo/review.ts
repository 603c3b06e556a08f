/**
 * How a game of Tricubo is reviewed: by the plan of its opponent, which is exact for a game alone with the printed sheets. Among several the plan is for a game that others
 * end with some chance, so values are approximate. What they say of a roll is the mean of what they say after it, so that luck has a mean of zero; that the
 * game takes another course than the plan thinks, is counted as what the others do.
 */
import type { Seat } from '../../games/game.js';
import { totalOf, tricubo } from '../../games/tricubo/index.js';
import type { TricuboMarks, TricuboMove, TricuboState } from '../../games/tricubo/index.js';
import { sheetOf } from '../../games/tricubo/options.js';
import type { Steps } from '../opponent.js';
import type { Bounds, Judgement, PlayedGame, Reviewer } from '../review/review.js';
import { winChances } from './chances.js';
import { forecastBetween } from './forecast.js';
import { guess } from './guess.js';
import type { Plan } from './plan.js';
import { planFor } from './plans.js';
import { aftersOf, valueBy } from './rating.js';
import type { Valuing } from './rating.js';
import { meanOverRolls } from './rolls.js';
import { GUESS_ERROR, aheadOf } from './strategy.js';

/**
 * More than a slip is given away in one of ten decisions of the level hard, and more than a blunder in one of ten of the level easy: of 3,890 and 3,261 in 200 games
 * alone.
 */
const BOUNDS: Bounds = { slip: 1, blunder: 3 };

interface Rated {
  readonly move: TricuboMove;
  readonly value: number;
}

const bestOf = (rated: readonly Rated[]): Rated =>
  rated.reduce((best, each) => (each.value > best.value ? each : best));

/** What is to come after a round does not depend on what was rolled in it. */
const ANY_ROLL = [1, 1, 1] as const;

/** What sheets are worth in one game. */
class Values {
  private constructor(
    /** For sheets as games lead to, and one for any. */
    readonly plans: readonly Plan[],
    /** Whether all sheets of the game are in a plan. */
    readonly isPlanned: boolean,
  ) {}

  static *make(states: readonly TricuboState[]): Steps<Values> {
    const first = states[0]!;
    const isAlone = first.sheets.length === 1;
    const rounds = Math.max(
      ...states.flatMap((state) =>
        state.sheets.flatMap((_, seat) => [
          Math.ceil(aheadOf(state, seat).left),
          isAlone ? 0 : Math.ceil(forecastBetween(state, seat).left),
        ]),
      ),
    );
    const plans: Plan[] = [];
    for (const isUsual of isAlone ? [true, false] : [true]) {
      plans.push((yield* planFor(first, rounds, isUsual, () => false))!);
      const values = new Values(plans, true);
      if (yield* values.#haveAll(states)) return values;
    }
    return new Values(plans, false);
  }

  /** Whether all sheets of states, and those that their seats can come to, are in a plan. */
  *#haveAll(states: readonly TricuboState[]): Steps<boolean> {
    for (const state of states) {
      yield;
      for (const [seat, marks] of state.sheets.entries()) {
        const all = [marks, ...aftersOf(state, seat).map((after) => after.marks)];
        const planned = this.#planned(state, seat);
        if (all.some((each) => planned(each) === undefined)) return false;
      }
    }
    return true;
  }

  #planned(state: TricuboState, seat: Seat): Valuing {
    const ahead = aheadOf(state, seat);
    const [usual, any] = this.plans.map((plan) => valueBy(plan, state, ahead));
    return (marks) => usual!(marks) ?? any?.(marks);
  }

  /** Says what marks of a seat are worth if it has them once it has moved in this round. */
  #ofMarks(state: TricuboState, seat: Seat): (marks: TricuboMarks) => number {
    const planned = this.#planned(state, seat);
    return (marks) => planned(marks) ?? guess(state, marks);
  }

  /** What a seat can expect that has nothing to decide at the moment. */
  waiting(state: TricuboState, seat: Seat): number {
    const { options, sheets, roll, entered } = state;
    const marks = sheets[seat]!;
    if (tricubo.outcome(state)) return totalOf(sheetOf(options), marks);
    if (entered.includes(seat)) return this.#ofMarks(state, seat)(marks);
    return meanOverRolls(state, seat, roll, this.#ofMarks({ ...state, roll: roll ?? ANY_ROLL }, seat));
  }

  /** What each move of a seat is worth. Who closes the round looks at the next roll, as those do who wait. */
  moves(state: TricuboState, seat: Seat): readonly Rated[] {
    const { sheets, entered, roll } = state;
    const isLast = roll !== null && sheets.length > 1 && entered.length === sheets.length - 1;
    const valueOf = this.#ofMarks(state, seat);
    return aftersOf(state, seat).map(({ move, marks }) => ({
      move,
      value: isLast ? this.waiting(tricubo.play(state, seat, move), seat) : valueOf(marks),
    }));
  }

  chances(state: TricuboState): { readonly chances?: readonly number[] } {
    if (state.sheets.length === 1 || !this.isPlanned) return {};
    return { chances: winChances(this.plans[0]!, state) };
  }

  error(loss: number): { readonly error?: number } {
    return this.isPlanned || loss === 0 ? {} : { error: GUESS_ERROR };
  }
}

function* judging({
  states,
  moves,
}: PlayedGame<TricuboState, TricuboMove>): Generator<Judgement<TricuboMove> | undefined, readonly number[], undefined> {
  const known = yield* Values.make(states);
  let open: readonly (readonly Rated[])[] = [];
  const valuesIn = (state: TricuboState): readonly number[] => {
    open = state.sheets.map((_, seat) => known.moves(state, seat));
    return open.map((rated, seat) => (rated.length > 0 ? bestOf(rated).value : known.waiting(state, seat)));
  };

  const starts = valuesIn(states[0]!);
  for (const [ply, { actor, move }] of moves.entries()) {
    yield;
    const state = states[ply + 1]!;
    const rated = typeof actor === 'number' ? open[actor]! : [];
    const values = valuesIn(state);
    const chances = known.chances(state);
    if (typeof actor !== 'number') {
      yield { ply, values, ...chances };
      continue;
    }
    const text = tricubo.makeMove(move);
    const made = rated.find((each) => tricubo.makeMove(each.move) === text)!;
    const best = bestOf(rated);
    const loss = best.value - made.value;
    // All rows are alike at the start.
    const isChoice = rated.length > 1 && move.kind !== 'start';
    yield {
      ply,
      values: values.with(actor, made.value),
      ...chances,
      ...(isChoice && { choice: { best: best.move, value: best.value, loss, ...known.error(loss) } }),
    };
  }
  return starts;
}

/** Reviews Tricubo. */
export const tricuboReviewer: Reviewer<TricuboState, TricuboMove> = {
  game: tricubo.id,
  unit: 'points',
  bounds: BOUNDS,
  judging,
  *rating(state, seat, move) {
    const known = yield* Values.make([state]);
    const rated = known.moves(state, seat);
    const text = tricubo.makeMove(move);
    const { value } = rated.find((each) => tricubo.makeMove(each.move) === text)!;
    const best = bestOf(rated).value;
    return { value, best, ...known.error(best - value) };
  },
};
