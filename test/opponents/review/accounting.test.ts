import { expect } from 'chai';
import fc from 'fast-check';
import type { Actor, Seat } from '../../../src/games/game.js';
import { chancesOf } from '../../../src/opponents/review/chances.js';
import { makeReview, verdictOf } from '../../../src/opponents/review/make-review.js';
import { VERDICTS } from '../../../src/opponents/review/review.js';
import type {
  Judgement,
  PlayedGame,
  Review,
  ReviewedEntry,
  ReviewProgress,
  Reviewer,
} from '../../../src/opponents/review/review.js';
import type { AnyGame } from '../../games/contract/random-game.js';
import { pick, seeded } from '../../games/seeded.js';
import { runs } from '../../runs.js';
import { reviewed } from './games.js';

/** After so many plies a game is broken off, and one from an odd position on. */
const PLIES = 120;
const ODD_PLIES = 40;

/** A game of random legal moves, in which time limits run out now and then. */
function playedAtRandom(game: AnyGame, begun: unknown, seed: number, plies = PLIES): PlayedGame<unknown, unknown> {
  const random = seeded(seed);
  const states = [begun];
  const moves: { actor: Actor; move: unknown }[] = [];
  for (;;) {
    const state = states.at(-1)!;
    const actors = game.actors(state);
    if (actors.length === 0 || moves.length === plies) return { states, moves, outcome: game.outcome(state) };
    const actor = pick(actors, random);
    const move =
      actor === 'chance'
        ? game.chance!(state, random)
        : actor === 'clock'
          ? game.deadline!(state)!.move
          : chosen(game.moves(state, actor), random);
    moves.push({ actor, move });
    states.push(game.play(state, actor, move));
  }
}

/** Kinds of moves are equally likely, however many of each there are. */
function chosen(moves: readonly unknown[], random: () => number): unknown {
  const kindOf = (move: unknown) => (move as { readonly kind?: string }).kind;
  const kind = pick([...new Set(moves.map(kindOf))], random);
  return pick(
    moves.filter((move) => kindOf(move) === kind),
    random,
  );
}

function finished(steps: Generator<ReviewProgress | undefined, Review>): Review {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** What some entries changed for a seat. */
function changes({ seats, entries }: Review, seat: Seat, isMeant: (entry: ReviewedEntry) => boolean): number {
  return entries.reduce((sum, entry, ply) => {
    const before = entries[ply - 1]?.values[seat] ?? seats[seat]!.start;
    return isMeant(entry) ? sum + entry.values[seat]! - before : sum;
  }, 0);
}

describe('a review adds up', function () {
  this.timeout(60_000);

  for (const { game, reviewer, options = {}, resultOf, hasHindsight, gains, positions } of reviewed) {
    const { min, max } = game.seats;
    it(`in ${game.id}, for each seat, whatever was played`, () => {
      fc.assert(
        fc.property(fc.integer({ min, max }), fc.integer({ min: 1, max: 1e6 }), (seats, seed) => {
          const played = playedAtRandom(game, game.setup(seats, options), seed);
          const review = finished(makeReview(reviewer, game, played));
          expect(review.entries.map(({ ply }) => ply)).to.deep.equal(played.moves.map((_, ply) => ply));
          expect(review.seats).to.have.lengthOf(seats);
          review.seats.forEach(({ start, luck, play, others, result, verdicts }, seat) => {
            expect(start + luck + play + others - result).to.be.closeTo(0, 1e-9);
            const own = review.entries.flatMap(({ choice }) => (choice?.seat === seat ? [choice] : []));
            const lost = own.reduce((sum, { loss }) => sum + loss, 0);
            const late = changes(review, seat, ({ actor }) => actor === 'clock');
            const gained = changes(review, seat, (entry) => entry.actor === seat && entry.choice?.loss === 0);
            expect(play).to.be.closeTo(late - lost + gained, 1e-9);
            if (!gains) expect(gained).to.be.closeTo(0, 1e-9);
            else expect(gained).to.be.at.least(-1e-9);
            expect(own.every(({ loss, value }) => loss >= 0 && Number.isFinite(value))).to.equal(true);
            for (const verdict of VERDICTS)
              expect(verdicts[verdict]).to.equal(own.filter((choice) => choice.verdict === verdict).length);
            if (seats === 1) expect(others).to.equal(0);
          });
          if (played.outcome) {
            const results = review.seats.map(({ result }) => result);
            const expected = resultOf?.(played.outcome) ?? played.outcome.scores;
            results.forEach((result, seat) => expect(result).to.be.closeTo(expected[seat]!, 1e-4));
            const { winners } = played.outcome;
            review.entries
              .at(-1)!
              .chances?.forEach((chance, seat) =>
                expect(chance).to.be.closeTo(winners.includes(seat) ? 1 / winners.length : 0, 1e-9),
              );
          }
          review.entries.forEach(({ chances, choice, actor, ply }) => {
            if (chances) expect(chances.reduce((sum, chance) => sum + chance, 0)).to.be.closeTo(1, 1e-9);
            if (!choice) return;
            const state = played.states[ply];
            const legal = game.moves(state, actor as Seat).map((move) => game.makeMove(move, state, actor));
            expect(legal).to.include(choice.best);
            expect(choice.seat).to.equal(actor);
          });
          expect(review.moments).to.deep.equal(review.moments.toSorted((a, b) => a - b));
          expect(review.moments.length).to.be.at.most(3);
        }),
        runs(game.id === 'cubo' ? 4 : 6),
      );
    });

    for (const position of positions) {
      it(`in ${game.id}, from a position on that no game leads to: ${position}`, () => {
        const begun = game.startLoosely!(game.parsePosition(position), options);
        const played = playedAtRandom(game, begun, 3, ODD_PLIES);
        expect(played.moves.length).to.be.above(0);
        const { seats, entries } = finished(makeReview(reviewer, game, played));
        expect(entries.every(({ values }) => values.every(Number.isFinite))).to.equal(true);
        for (const { start: first, luck, play, others, result } of seats)
          expect(first + luck + play + others - result).to.be.closeTo(0, 1e-9);
      });
    }

    if (hasHindsight) continue;
    it(`in ${game.id}, and tells what a move is worth that was not played as it does of one that was`, () => {
      const played = playedAtRandom(game, game.setup(min, options), 7);
      const { entries } = finished(makeReview(reviewer, game, played));
      let looked = 0;
      for (const { ply, actor, choice } of entries.filter(({ choice: made }) => made).slice(-4)) {
        const rating = reviewer.rating(played.states[ply], actor as Seat, played.moves[ply]!.move);
        let step = rating.next();
        while (!step.done) step = rating.next();
        const { value, best, error } = step.value;
        expect(best).to.be.closeTo(choice!.value, 1e-4);
        expect(best - value).to.be.closeTo(choice!.loss, 1e-4);
        expect(error).to.equal(choice!.error);
        looked++;
      }
      expect(looked).to.be.above(0);
    });
  }
});

describe('what a review says of a decision', () => {
  const bounds = { slip: 2, blunder: 5 };
  const cases = [
    [0, undefined, 'best'],
    [0.000_01, undefined, 'best'],
    [1, undefined, 'good'],
    [2, undefined, 'slip'],
    [4.99, undefined, 'slip'],
    [5, undefined, 'blunder'],
    [3, 3.1, 'best'],
    [3, 2.9, 'slip'],
  ] as const;
  for (const [loss, error, verdict] of cases) {
    it(`is "${verdict}" for a loss of ${loss}${error === undefined ? '' : ` ± ${error}`}`, () => {
      expect(verdictOf(loss, error, bounds)).to.equal(verdict);
    });
  }
});

/** A reviewer that says what it is told, in an order of its own. */
const telling = (starts: readonly number[], judgements: readonly Judgement<string>[]): Reviewer<number, string> => ({
  game: 'telling',
  unit: 'points',
  bounds: { slip: 2, blunder: 5 },
  *judging() {
    yield;
    for (const judgement of judgements.toReversed()) yield judgement;
    return starts;
  },
  *rating() {
    yield;
    return { value: 0, best: 0 };
  },
});

describe('a review', () => {
  const moves = [
    { actor: 'chance', move: 'roll' },
    { actor: 0, move: 'a' },
    { actor: 1, move: 'b' },
    { actor: 'clock', move: 'out' },
    { actor: 0, move: 'c' },
    { actor: 'chance', move: 'roll' },
  ] as const;
  const played: PlayedGame<number, string> = { states: [0, 1, 2, 3, 4, 5, 6], moves };
  const choice = (loss: number, value: number) => ({ best: 'z', loss, value });
  const reviewer = telling(
    [10, 10],
    [
      { ply: 0, values: [15, 7] },
      { ply: 1, values: [12, 8], choice: choice(3, 15) },
      { ply: 2, values: [12, 8], choice: choice(0, 8) },
      { ply: 3, values: [12, 5] },
      { ply: 4, values: [6, 5], choice: choice(6, 12) },
      { ply: 5, values: [7, 4] },
    ],
  );
  const game = { id: 'telling', makeMove: (move: string, state: number) => `${move}${state}` };
  const review = () => finished(makeReview(reviewer, game, played));

  it('counts dice as luck, own decisions and late moves as play, and decisions of others as theirs', () => {
    const verdicts = { best: 0, good: 0, slip: 0, blunder: 0 };
    expect(review().seats).to.deep.equal([
      { start: 10, luck: 6, play: -9, others: 0, result: 7, verdicts: { ...verdicts, slip: 1, blunder: 1 } },
      { start: 10, luck: -4, play: -3, others: 1, result: 4, verdicts: { ...verdicts, best: 1 } },
    ]);
  });

  it('writes moves as the game does, in the order of the game', () => {
    expect(review().entries.map(({ text }) => text)).to.deep.equal(['roll0', 'a1', 'b2', 'out3', 'c4', 'roll5']);
    expect(review().entries[1]!.choice).to.deep.equal({ seat: 0, verdict: 'slip', best: 'z1', loss: 3, value: 15 });
  });

  it('names the entries that decided most: the mistakes, and the dice at half of what they changed', () => {
    expect(review().moments).to.deep.equal([0, 1, 4]);
  });

  it('names no dice that changed less than half a slip', () => {
    const rolled: PlayedGame<number, string> = { states: [0, 1], moves: [{ actor: 'chance', move: 'roll' }] };
    const momentsAfter = (change: number) =>
      finished(makeReview(telling([10], [{ ply: 0, values: [10 + change] }]), game, rolled)).moments;
    expect(momentsAfter(-0.9)).to.deep.equal([]);
    expect(momentsAfter(-1)).to.deep.equal([0]);
  });

  it('tells how far it is, with what is known of each entry', () => {
    const told: string[] = [];
    for (const progress of makeReview(reviewer, game, played)) {
      if (!progress) continue;
      const known = progress.entries.map((entry) => (entry ? '•' : '.')).join('');
      told.push(`${progress.done}/${progress.total} ${known}`);
    }
    expect(told).to.deep.equal(['1/6 .....•', '2/6 ....••', '3/6 ...•••', '4/6 ..••••', '5/6 .•••••', '6/6 ••••••']);
  });

  it('says of a game without moves what its seats can expect', () => {
    const none = finished(makeReview(telling([1, 2], []), game, { states: [0], moves: [] }));
    expect(none.seats.map(({ start, result }) => [start, result])).to.deep.equal([
      [1, 1],
      [2, 2],
    ]);
    expect(none.moments).to.deep.equal([]);
  });
});

describe('the chance of winning', () => {
  const cases = [
    ['is even where nothing tells two seats apart', [10, 10], [3, 3], [0.5, 0.5]],
    ['is certain once results are', [10, 12], [0, 0], [0, 1]],
    ['is shared by certain winners', [12, 10, 12, 12], [0, 0, 0, 0], [1 / 3, 0, 1 / 3, 1 / 3]],
    ['is that of one deviation of the difference: 84 %', [10 + Math.SQRT2, 10], [1, 1], [0.841, 0.159]],
    ['is that of one deviation beside a certain result', [11, 10], [0, 1], [0.841, 0.159]],
    ['is the third of each of three', [5, 5, 5], [2, 2, 2], [1 / 3, 1 / 3, 1 / 3]],
  ] as const;
  for (const [does, values, deviations, expected] of cases) {
    it(does, () => {
      chancesOf(values, deviations).forEach((chance, seat) => expect(chance).to.be.closeTo(expected[seat]!, 0.01));
    });
  }
});
