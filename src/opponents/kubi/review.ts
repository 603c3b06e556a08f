/**
 * How a game of Kubi is reviewed. Nobody can be hindered, so a seat expects what its own sheet comes to: the mean over the next roll of what was learned
 * ({@link expectedValue}), before a roll and after it, where it makes the best of it. In 20 games of the level expert that mean was 0.1 ± 0.2 points from the one that looks two
 * rolls ahead, before each roll, so luck has a mean of zero as far as its spread lets one see.
 */
import type { Seat } from '../../games/game.js';
import { kubi } from '../../games/kubi/index.js';
import type { KubiMove, KubiSheet, KubiState } from '../../games/kubi/index.js';
import type { Steps } from '../opponent.js';
import type { Judgement, PlayedGame, Reviewer } from '../review/review.js';
import { areDone, compactSheet } from './compact.js';
import { expectedValue } from './expectimax.js';
import { LEARNED_ERROR, sheetAfter } from './strategy.js';
import { valueFunction } from './value-function.js';

interface Rated {
  readonly move: KubiMove;
  readonly value: number;
  /** Whether the value is the result itself. */
  readonly isExact: boolean;
}

function rate(sheet: KubiSheet, move: KubiMove): Rated {
  const { triple, marks, discards } = sheetAfter(sheet, move);
  return { move, value: expectedValue(valueFunction(triple), marks, discards), isExact: areDone(discards) };
}

/** What each move of a seat is worth, in the order of the moves; a step for each. */
function* ratedMoves(state: KubiState, seat: Seat): Steps<readonly Rated[]> {
  const rated: Rated[] = [];
  for (const move of kubi.moves(state, seat)) {
    rated.push(rate(state.sheets[seat]!, move));
    yield;
  }
  return rated;
}

const bestOf = (rated: readonly Rated[]): Rated =>
  rated.reduce((best, each) => (each.value > best.value ? each : best));

/** What a sheet is worth while its seat has nothing to decide. */
function valueOf(sheet: KubiSheet): number {
  const { triple, marks, discards } = compactSheet(sheet);
  return expectedValue(valueFunction(triple), marks, discards);
}

function* judging({
  states,
  moves,
}: PlayedGame<KubiState, KubiMove>): Generator<Judgement<KubiMove> | undefined, readonly number[], undefined> {
  /** What each seat can choose from, until it has. */
  const open = new Map<Seat, readonly Rated[]>();
  function* valuesIn(state: KubiState, before: readonly number[]): Steps<readonly number[]> {
    const values = [...before];
    for (const [seat, sheet] of state.sheets.entries()) {
      const rated = yield* ratedMoves(state, seat);
      if (rated.length > 0) open.set(seat, rated);
      values[seat] = rated.length > 0 ? bestOf(rated).value : valueOf(sheet);
    }
    return values;
  }

  const starts = yield* valuesIn(states[0]!, []);
  let values = starts;
  for (const [ply, { actor, move }] of moves.entries()) {
    if (typeof actor !== 'number') {
      values = yield* valuesIn(states[ply + 1]!, values);
      yield { ply, values };
      continue;
    }
    const rated = open.get(actor)!;
    const text = kubi.makeMove(move);
    const made = rated.find((each) => kubi.makeMove(each.move) === text)!;
    const best = bestOf(rated);
    open.delete(actor);
    values = values.with(actor, made.value);
    yield {
      ply,
      values,
      ...(rated.length > 1 && { choice: { best: best.move, value: best.value, ...lossOf(best, made) } }),
    };
  }
  return starts;
}

function lossOf(best: Rated, made: Rated): { readonly loss: number; readonly error?: number } {
  const loss = best.value - made.value;
  const isExact = loss === 0 || (best.isExact && made.isExact);
  return isExact ? { loss } : { loss, error: LEARNED_ERROR };
}

/** Reviews Kubi. */
export const kubiReviewer: Reviewer<KubiState, KubiMove> = {
  game: kubi.id,
  unit: 'points',
  bounds: { slip: 40, blunder: 100 },
  judging,
  *rating(state, seat, move) {
    const best = bestOf(yield* ratedMoves(state, seat));
    const made = rate(state.sheets[seat]!, move);
    const { error } = lossOf(best, made);
    return { value: made.value, best: best.value, ...(error !== undefined && { error }) };
  },
};
