import type { Game, Seat } from '../../games/game.js';
import { VERDICTS } from './review.js';
import type {
  Bounds,
  Choice,
  Judgement,
  PlayedGame,
  Review,
  ReviewProgress,
  ReviewedEntry,
  Reviewer,
  SeatReview,
  Verdict,
} from './review.js';

/** The most moments of a review. */
const MOMENTS = 3;
/** What was decided could have been decided otherwise, so it counts twice as much as dice that changed as much. */
const WEIGHT_OF_LUCK = 0.5;
/** What numbers of 32 bits leave of a loss of nothing. */
const ROUNDING = 1e-4;

/** How a review writes moves. */
export type Notation<State, Move> = Pick<Game<State, Move, object, unknown, unknown>, 'id' | 'makeMove'>;

/** Reviews a game, in steps of a few milliseconds, with how far it is after each entry that was judged. */
export function* makeReview<State, Move>(
  reviewer: Reviewer<State, Move>,
  game: Notation<State, Move>,
  played: PlayedGame<State, Move>,
): Generator<ReviewProgress | undefined, Review, undefined> {
  const { bounds, unit } = reviewer;
  const total = played.moves.length;
  const entries = Array<ReviewedEntry | undefined>(total).fill(undefined);
  let done = 0;
  const judging = reviewer.judging(played);
  for (;;) {
    const step = judging.next();
    if (step.done) {
      if (done < total) throw new Error(`the reviewer of ${game.id} has judged ${done} of ${total} entries`);
      const all = entries.filter((entry) => entry !== undefined);
      const seats = step.value.map((start, seat) => seatReview(seat, start, step.value, all));
      return { game: game.id, unit, bounds, seats, entries: all, moments: momentsOf(step.value, all, bounds) };
    }
    const judgement = step.value;
    if (!judgement) {
      yield;
      continue;
    }
    entries[judgement.ply] = reviewedEntry(judgement, game, played, bounds);
    done++;
    yield { done, total, entries: [...entries] };
  }
}

function reviewedEntry<State, Move>(
  { ply, values, chances, choice }: Judgement<Move>,
  game: Notation<State, Move>,
  { states, moves }: PlayedGame<State, Move>,
  bounds: Bounds,
): ReviewedEntry {
  const { actor, move } = moves[ply]!;
  const state = states[ply]!;
  const entry = { ply, actor, text: game.makeMove(move, state, actor), values, ...(chances && { chances }) };
  if (!choice || typeof actor !== 'number') return entry;
  const { loss, error, value } = choice;
  const verdict = verdictOf(loss, error, bounds);
  const best = game.makeMove(choice.best, state, actor);
  const made: Choice = { seat: actor, verdict, loss, best, value, ...(error !== undefined && { error }) };
  return { ...entry, choice: made };
}

/** How good a decision was that lost so much. What is within its standard error is no loss. */
export function verdictOf(loss: number, error: number | undefined, { slip, blunder }: Bounds): Verdict {
  if (loss <= Math.max(error ?? 0, ROUNDING)) return 'best';
  if (loss < slip) return 'good';
  return loss < blunder ? 'slip' : 'blunder';
}

/** Adds up what dice, the seat and the others did. Time that runs out was the seat’s own. */
function seatReview(
  seat: Seat,
  start: number,
  starts: readonly number[],
  entries: readonly ReviewedEntry[],
): SeatReview {
  const sums = { luck: 0, play: 0, others: 0 };
  const verdicts = Object.fromEntries(VERDICTS.map((verdict) => [verdict, 0])) as Record<Verdict, number>;
  entries.forEach(({ actor, choice }, ply) => {
    const isOwn = actor === seat || actor === 'clock';
    sums[actor === 'chance' ? 'luck' : isOwn ? 'play' : 'others'] += changeOf(seat, ply, starts, entries);
    if (choice?.seat === seat) verdicts[choice.verdict]++;
  });
  return { start, ...sums, result: entries.at(-1)?.values[seat] ?? start, verdicts };
}

/** By how much an entry changed what a seat could expect. */
const changeOf = (seat: Seat, ply: number, starts: readonly number[], entries: readonly ReviewedEntry[]): number =>
  entries[ply]!.values[seat]! - (entries[ply - 1]?.values ?? starts)[seat]!;

/** The entries that moved a seat most: slips by what they lost, and dice by what they changed, if that is half a slip at least. */
function momentsOf(starts: readonly number[], entries: readonly ReviewedEntry[], { slip }: Bounds): readonly number[] {
  const weightOf = ({ ply, actor, choice }: ReviewedEntry): number => {
    if (choice) return choice.verdict === 'slip' || choice.verdict === 'blunder' ? choice.loss : 0;
    if (actor !== 'chance') return 0;
    const change = Math.max(...starts.map((_, seat) => Math.abs(changeOf(seat, ply, starts, entries))));
    return change < slip / 2 ? 0 : WEIGHT_OF_LUCK * change;
  };
  return entries
    .map((entry) => ({ ply: entry.ply, weight: weightOf(entry) }))
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight)
    .slice(0, MOMENTS)
    .map(({ ply }) => ply)
    .sort((one, other) => one - other);
}
