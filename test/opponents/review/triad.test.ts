import { expect } from 'chai';
import { triad } from '../../../src/games/triad/index.js';
import type { TriadMove, TriadState } from '../../../src/games/triad/index.js';
import type { Judgement } from '../../../src/opponents/review/review.js';
import { finish } from '../../../src/opponents/steps.js';
import { makeTriadReviewer } from '../../../src/opponents/triad/review.js';
import { at, read } from '../../games/triad/helpers.js';
import { pick, seeded } from '../../games/seeded.js';

function judged(states: readonly TriadState[], moves: readonly TriadMove[], nodes = 2000) {
  const steps = makeTriadReviewer(nodes).judging({
    states,
    moves: moves.map((move, i) => ({ actor: move.kind === 'roll' ? 'chance' : states[i]!.turn, move })),
  });
  const judgements: Judgement<TriadMove>[] = [];
  for (;;) {
    const step = steps.next();
    if (step.done) return { starts: step.value, judgements };
    if (step.value) judgements[step.value.ply] = step.value;
  }
}

/** Judges moves in letters. */
function judgedFrom(position: string, texts: readonly string[]) {
  const states = [at(position)];
  const moves = texts.map((text) => {
    const state = states.at(-1)!;
    const move = read(state, text);
    states.push(triad.play(state, state.turn, move));
    return move;
  });
  const found = judged(states, moves);
  const bests = found.judgements.map(
    ({ choice }, i) => choice && triad.makeMove(choice.best, states[i]!, states[i]!.turn),
  );
  return { ...found, bests };
}

/** White and Black each lack one die, and White, who is to move, can take it. */
const OPEN = 'b3aa/1a4/5C/5B/6/2BB2 w 2-2';
/** Black takes its third die next. */
const GIVES_AWAY = 'c1c2';
/** Black cannot take it, nor keep White from it. */
const WAITS = 'f4f5';

describe('the review of Triad', function () {
  this.timeout(60_000);

  it('says that whoever misses a win and is beaten at once has lost all', () => {
    const { judgements, starts } = judgedFrom(OPEN, [GIVES_AWAY]);
    expect(starts).to.deep.equal([1, 0]);
    expect(judgements[0]!.values).to.deep.equal([0, 1]);
    const { loss, value, error } = judgements[0]!.choice!;
    expect([loss, value, error]).to.deep.equal([1, 1, undefined]);
    const { best } = finish(makeTriadReviewer(2000).rating(at(OPEN), 0, read(at(OPEN), GIVES_AWAY)));
    expect(best).to.equal(1);
  });

  it('says that a certain win is as good as one at once', () => {
    const { judgements, bests } = judgedFrom(OPEN, [WAITS]);
    expect(judgements[0]!.values).to.deep.equal([1, 0]);
    expect(judgements[0]!.choice!.loss).to.equal(0);
    expect(bests).to.deep.equal([WAITS]);
  });

  it('says of a missed win how much of the chance is left, and names a move that wins', () => {
    const state = at(OPEN);
    const open = triad.moves(state, 0).flatMap((move) => {
      const text = triad.makeMove(move, state, 0);
      const { judgements, bests } = judgedFrom(OPEN, [text]);
      const { values, choice } = judgements[0]!;
      return values[0]! > 0 && values[0]! < 1 ? [{ left: values[0]!, choice: choice!, best: bests[0]! }] : [];
    });
    expect(open.length).to.be.above(2);
    for (const { left, choice, best } of open) {
      expect(choice.loss).to.be.closeTo(1 - left, 1e-9);
      expect(choice.error).to.be.above(0);
      const after = judgedFrom(OPEN, [best]);
      expect(after.judgements[0]!.values[0], best).to.equal(1);
    }
  });

  it('knows from the end of a game what its beginning was worth, where no other move was better', () => {
    const { starts, judgements } = judgedFrom(OPEN, [WAITS, 'a6a5', 'f3f4xf4']);
    expect(starts).to.deep.equal([1, 0]);
    expect(judgements.map(({ values }) => values[0])).to.deep.equal([1, 1, 1]);
    expect(judgements.map(({ choice }) => choice?.loss)).to.deep.equal([0, 0, 0]);
  });

  it('gives what one seat gains from the other, from the roll on', () => {
    for (const seed of [1, 2, 3]) {
      const random = seeded(seed);
      const states: TriadState[] = [triad.setup(2)];
      const moves: TriadMove[] = [];
      while (moves.length < 24 && !triad.outcome(states.at(-1)!)) {
        const state = states.at(-1)!;
        const move = state.rolled ? pick(triad.moves(state, state.turn), random) : triad.chance(state, random);
        moves.push(move);
        states.push(triad.play(state, state.rolled ? state.turn : 'chance', move));
      }
      const { starts, judgements } = judged(states, moves, 200);
      for (const values of [starts, ...judgements.map((each) => each.values)]) {
        expect(values[0]! + values[1]!).to.be.closeTo(1, 1e-9);
        expect(Math.min(...values)).to.be.at.least(0);
      }
      judgements.forEach(({ values, choice }, ply) => {
        if (!choice) return;
        const seat = states[ply]!.turn;
        expect(values[seat]! - (judgements[ply - 1]?.values ?? starts)[seat]!).to.be.closeTo(-choice.loss, 1e-9);
      });
    }
  });
});
