import { expect } from 'chai';
import type { Actor, ChanceOutcome } from '../../../src/games/game.js';
import { bestSquare, cubo, scoreSquare } from '../../../src/games/cubo/index.js';
import type { CuboDie, CuboMove, CuboState } from '../../../src/games/cubo/index.js';
import { kubi, totalOf } from '../../../src/games/kubi/index.js';
import type { KubiMove, KubiState } from '../../../src/games/kubi/index.js';
import { resolveOptions } from '../../../src/games/options.js';
import { tricubo } from '../../../src/games/tricubo/index.js';
import type { TricuboMove, TricuboState } from '../../../src/games/tricubo/index.js';
import { tricuboOptions } from '../../../src/games/tricubo/options.js';
import { cuboReviewer } from '../../../src/opponents/cubo/review.js';
import { kubiReviewer } from '../../../src/opponents/kubi/review.js';
import type { Judgement, Reviewer } from '../../../src/opponents/review/review.js';
import { tricuboReviewer } from '../../../src/opponents/tricubo/review.js';
import { SMALL, tricuboSheets } from '../tricubo-sheets.js';
import { TricuboOptimum } from '../tricubo-optimum.js';
import { begunAlone } from '../tricubo-share.js';
import { seeded } from '../../games/seeded.js';
import { isThorough } from '../../runs.js';

/** Judges some moves from a state on. */
function judged<State, Move>(
  game: { play(state: State, actor: Actor, move: Move): State },
  reviewer: Reviewer<State, Move>,
  state: State,
  moves: readonly (readonly [Actor, Move])[] = [],
): { readonly starts: readonly number[]; readonly judgements: readonly Judgement<Move>[] } {
  const states = [state];
  for (const [actor, move] of moves) states.push(game.play(states.at(-1)!, actor, move));
  const steps = reviewer.judging({ states, moves: moves.map(([actor, move]) => ({ actor, move })) });
  const judgements: Judgement<Move>[] = [];
  for (;;) {
    const step = steps.next();
    if (step.done) return { starts: step.value, judgements };
    if (step.value) judgements.push(step.value);
  }
}

/** The mean over all outcomes of what is said after them. */
function meanAfter<State, Move>(
  game: { play(state: State, actor: Actor, move: Move): State },
  reviewer: Reviewer<State, Move>,
  state: State,
  outcomes: readonly ChanceOutcome<Move>[],
): readonly number[] {
  const { starts } = judged(game, reviewer, state);
  const means = starts.map(() => 0);
  for (const { move, weight } of outcomes) {
    judged(game, reviewer, state, [['chance', move]]).judgements[0]!.values.forEach((value, seat) => {
      means[seat]! += weight * value;
    });
  }
  return means;
}

describe('luck has a mean of zero', function () {
  this.timeout(60_000);

  it('in Tricubo among several, over all rolls, for who chooses first and for the others', () => {
    const sheets = tricubo.parsePosition('3,3,1,0,0 / 1,2,1,0,0');
    for (const jokers of isThorough ? [0, 1] : [1]) {
      const state = tricubo.start({ ...sheets, round: 5, active: 1 }, { sheet: { ...SMALL, jokers } });
      const means = meanAfter(tricubo, tricuboReviewer, state, tricubo.outcomes(state));
      judged(tricubo, tricuboReviewer, state).starts.forEach((start, seat) =>
        expect(means[seat]).to.be.closeTo(start, 1e-6),
      );
    }
  });

  it('in Tricubo alone, over all rolls', () => {
    const state = tricubo.start({ ...tricubo.parsePosition('3,3,1,0,0'), round: 11 }, { sheet: SMALL });
    const [mean] = meanAfter(tricubo, tricuboReviewer, state, tricubo.outcomes(state));
    expect(judged(tricubo, tricuboReviewer, state).starts[0]).to.be.closeTo(mean!, 1e-4);
  });

  it('in Kubi, over all rolls, as far as two looks ahead of different depth agree', () => {
    let state: KubiState = kubi.play(kubi.setup(1), 0, { kind: 'cross', numbers: [1, 2, 6] });
    const random = seeded(4);
    for (let rolls = 0; rolls < 4; rolls++) {
      const [mean] = meanAfter(kubi, kubiReviewer, state, kubi.outcomes(state));
      expect(judged(kubi, kubiReviewer, state).starts[0]).to.be.closeTo(mean!, 15);
      state = kubi.play(state, 'chance', kubi.chance(state, random));
      state = kubi.play(state, 0, kubi.moves(state, 0)[0]!);
    }
  });

  it('in Cubo, over all middles', () => {
    const values = [1, 2, 3, 4, 5, 6] as const;
    const state = cubo.setup(1);
    const outcomes = values.flatMap((a) =>
      values.flatMap((b) =>
        values.flatMap((c) =>
          values.map((d): ChanceOutcome<CuboMove> => {
            const dice = [a, b, c, d].map((value, i) => ({ colour: i < 2 ? 'r' : 'b', value }) as const);
            return { move: { kind: 'middle', dice }, weight: 1 / 6 ** 4 };
          }),
        ),
      ),
    );
    const [mean] = meanAfter(cubo, cuboReviewer, state, outcomes);
    // Values are packed in steps of a twentieth, and what is above them is that of a last round.
    expect(judged(cubo, cuboReviewer, state).starts[0]).to.be.closeTo(mean!, 0.1);
  });
});

describe('what a decision loses is known exactly', function () {
  this.timeout(60_000);

  it('in Kubi with the last roll', () => {
    const sheet = { numbers: [1, 2, 6], discards: [7, 7, 7], sums: [0, 4, 5, 3, 6, 2, 0, 9, 4, 1, 8] } as const;
    const state = kubi.startLoosely({ sheets: [sheet], roller: 0, roll: [1, 2, 3, 6, 6], entered: [] });
    const moves = kubi.moves(state, 0);
    const totals = moves.map((move) => totalOf(kubi.play(state, 0, move).sheets[0]!));
    expect(Math.max(...totals)).to.be.above(Math.min(...totals));
    moves.forEach((move, i) => {
      const [judgement] = judged(kubi, kubiReviewer, state, [[0, move]]).judgements;
      const { loss, error, value } = judgement!.choice!;
      expect([loss, value, error]).to.deep.equal([Math.max(...totals) - totals[i]!, Math.max(...totals), undefined]);
    });
  });

  it('in Kubi within the error of what was learned before', () => {
    const state = kubi.play(kubi.setup(1), 0, { kind: 'cross', numbers: [1, 2, 6] });
    const rolled = kubi.play(state, 'chance', { kind: 'roll', dice: [1, 2, 3, 6, 6] });
    const errors = kubi.moves(rolled, 0).map((move: KubiMove) => {
      const { loss, error } = judged(kubi, kubiReviewer, rolled, [[0, move]]).judgements[0]!.choice!;
      return loss === 0 ? 'none' : typeof error;
    });
    expect(new Set(errors)).to.deep.equal(new Set(['none', 'number']));
  });

  for (const { title, options, late } of tricuboSheets.filter((_, i) => i % 8 === 0)) {
    it(`in Tricubo alone, beside an exact solver: ${title}`, () => {
      const optimum = new TricuboOptimum(resolveOptions(tricuboOptions, options));
      const begun = begunAlone(options, late, seeded(2));
      const state: TricuboState = tricubo.play(begun, 'chance', tricubo.chance(begun, seeded(3)));
      const values = tricubo.moves(state, 0).map((move) => optimum.after(state, move));
      const best = Math.max(...values);
      tricubo.moves(state, 0).forEach((move: TricuboMove, i) => {
        const { values: after, choice } = judged(tricubo, tricuboReviewer, state, [[0, move]]).judgements[0]!;
        expect(after[0]).to.be.closeTo(values[i]!, 1e-3);
        if (choice) expect(choice.loss).to.be.closeTo(best - values[i]!, 1e-3);
      });
    });
  }

  /** The last round. Seat 1 has called, so seat 0 cannot roll again. */
  const last = cubo.start(
    cubo.parsePosition('6 0 build 0 | r1b2r3/b4w3r2/b3r5b4 o - 40 ; r1r1r1/b2w3b2/r6b6b6 t - 50 | r4b6b2r5'),
    { timeLimits: false },
  );

  it('in Cubo in the last round: what the called square lacks to the best one', () => {
    const { square } = last.seats[0]!;
    const best = bestSquare(square, { middle: last.middle }).total;
    const called = Math.max(...last.middle.map((die) => mostWith(last, die)));
    const { judgements, starts } = judged(cubo, cuboReviewer, last, [[0, { kind: 'call' }]]);
    const { loss, value, best: move } = judgements[0]!.choice!;
    expect(starts[0]).to.be.closeTo(40 + best, 1e-9);
    expect(value).to.be.closeTo(40 + best, 1e-9);
    expect(loss).to.be.closeTo(best - called, 1e-9);
    expect(loss).to.be.above(0);
    expect(move.kind).to.equal('swap');
  });

  it('in Cubo with a die of the middle', () => {
    const called = cubo.play(last, 0, { kind: 'call' });
    const { starts } = judged(cubo, cuboReviewer, called);
    for (const [i, die] of called.middle.entries()) {
      const most = mostWith(called, die);
      const take: CuboMove = { kind: 'take', place: (i + 1) as 1 | 2 | 3 | 4 };
      const { loss } = judged(cubo, cuboReviewer, called, [[0, take]]).judgements[0]!.choice!;
      expect(loss).to.be.closeTo(starts[0]! - 40 - most, 1e-9);
    }
  });
});

/** The most that the square of seat 0 comes to as it lies, with a die in one of its cells or without. */
function mostWith({ seats }: CuboState, die: CuboDie | null): number {
  const { square } = seats[0]!;
  const changed = [0, 1, 2, 3, 5, 6, 7, 8].flatMap((cell) => (die ? [square.with(cell, die)] : []));
  return Math.max(...[square, ...changed].map((each) => scoreSquare(each).total));
}
