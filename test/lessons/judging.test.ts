import { expect } from 'chai';
import { judge, parseAnswerGoal } from '../../src/lessons/answers.js';
import type { Verdict } from '../../src/lessons/answers.js';
import { explain } from '../../src/lessons/explanation.js';
import { parseGoal } from '../../src/lessons/goal.js';
import { isOnTarget, ownHints, parseHints } from '../../src/lessons/hints.js';
import { POSITIONS, momentOf } from './moments.js';

/** Judges a move with answers, each a pattern with its verdict. */
function judged(move: string, goal: string, answers: readonly (readonly [about: string, verdict: Verdict])[]) {
  const { rules, ...moment } = momentOf('triad', POSITIONS.triad);
  const { state, seat } = moment;
  const read = answers.map(([about, verdict], index) => ({
    index,
    goal: parseAnswerGoal(about, moment, rules),
    verdict,
  }));
  const made = rules.game.parseMove(move, state, seat);
  const attempt = { seat, move: made, before: state, after: rules.game.play(state, seat, made), refused: 0 };
  const { verdict, answer } = judge(parseGoal(goal, moment, rules), read, attempt);
  return [verdict, answer];
}

describe('judging a move', () => {
  it('takes the goal where no answer fits', () => {
    expect(judged('c1e3xe3', 'triad', [['b1*', 'wrong']])).to.deep.equal(['good', undefined]);
    expect(judged('c1c3', 'triad', [['b1*', 'wrong']])).to.deep.equal(['wrong', undefined]);
  });

  for (const [reason, move, answers, expected] of [
    [
      'a move before a pattern',
      'c1e3xe3',
      [
        ['c1*', 'note'],
        ['c1e3xe3', 'note'],
      ],
      1,
    ],
    [
      'a longer pattern before a shorter one',
      'c1e3xe3',
      [
        ['c1*', 'note'],
        ['c1e3*', 'note'],
      ],
      1,
    ],
    [
      'a pattern before a goal',
      'c1e3xe3',
      [
        ['triad', 'note'],
        ['c*', 'note'],
      ],
      1,
    ],
    [
      'two goals at once before one',
      'c1e3xe3',
      [
        ['triad', 'note'],
        ['triad and remove e3', 'note'],
      ],
      1,
    ],
    [
      'a goal before everything',
      'c1e3xe3',
      [
        ['*', 'note'],
        ['triad', 'note'],
      ],
      1,
    ],
    [
      'the first of two equals',
      'c1e3xe3',
      [
        ['c1e3xe3', 'note'],
        ['c1-e3xe3', 'note'],
      ],
      0,
    ],
  ] as const) {
    it(`prefers ${reason}`, () => {
      expect(judged(move, 'triad', answers)).to.deep.equal(['good', expected]);
    });
  }

  it('lets an answer refuse a move that reaches the goal, and admit one that does not', () => {
    expect(judged('c1e3xe3', 'triad', [['c1e3xe3', 'wrong']])).to.deep.equal(['wrong', 0]);
    expect(judged('c1c3', 'triad', [['c1c3', 'good']])).to.deep.equal(['good', 0]);
  });

  it('does not let an answer to a pattern refuse a right one', () => {
    expect(judged('c1e3xe3', 'triad', [['c1*', 'wrong']])).to.deep.equal(['good', undefined]);
    expect(judged('c1e3xe3', 'triad', [['*', 'wrong']])).to.deep.equal(['good', undefined]);
    expect(judged('c1c3', 'triad', [['*', 'wrong']])).to.deep.equal(['wrong', 0]);
  });

  it('asks whether the rules have refused something before', () => {
    const { rules, ...moment } = momentOf('triad', POSITIONS.triad);
    const { state, seat } = moment;
    const move = rules.game.parseMove('c1c3', state, seat);
    const attempt = { seat, move, before: state, after: rules.game.play(state, seat, move) };
    const goal = parseGoal('none-refused', moment, rules);
    const verdicts = [0, 1].map((refused) => judge(goal, [], { ...attempt, refused }).verdict);
    expect(verdicts).to.deep.equal(['good', 'wrong']);
  });
});

describe('a wrong move without an answer', () => {
  it('is explained by what it loses and what answers it', () => {
    const { rules, state, seat } = momentOf('triad', POSITIONS.triad);
    const { game } = rules;
    const read = (text: string) => game.parseMove(text, state, seat);
    const move = read('c1c3');
    const after = game.play(state, seat, move);
    const analysis = {
      value: 0.6,
      moves: [
        { move: read('c1e3xe3'), value: 0.6 },
        { move, value: 0.1 },
      ],
    };
    const [reply] = game.moves(after, 1);
    const made = { seat, move, before: state, after };
    expect(explain(rules, made, analysis, { value: 0, moves: [{ move: reply, value: 0 }] })).to.deep.equal({
      loss: 25,
      unit: 'outcome',
      isDecisive: false,
      reply,
    });
    const lost = { value: 0.6, moves: [analysis.moves[0]!, { move, value: -0.999 }] };
    expect(explain(rules, made, lost).isDecisive).to.equal(true);
    expect(explain(rules, made, { value: 0.6, moves: analysis.moves.slice(0, 1) })).to.deep.equal({
      unit: 'outcome',
      isDecisive: false,
    });
  });
});

describe('hints of a step', () => {
  it('are the author’s, one after the other', () => {
    expect(parseHints(' b2 | b2-d2 |')).to.deep.equal(['b2', 'b2-d2']);
  });

  for (const [id, position, move, hints, places] of [
    ['triad', POSITIONS.triad, 'c1e3xd4', ['c1', 'c1 e3 d4'], 'c1 e3 d4'],
    ['kubi', POSITIONS.kubi, '5|33|16', ['6', '6 7 x5'], '6 7 X5'],
    ['tricubo', POSITIONS.tricubo, 'L', ['3'], '3'],
    ['tricubo', POSITIONS.sixes, 'M:2,5', ['2i', '2i 5i'], '2i 5i'],
    ['cubo', POSITIONS.cubo, 'swap b1c2', ['b1', 'b1 c2'], 'b1 c2'],
    ['cubo', POSITIONS.cubo, 'call', [], ''],
    ['triomino', POSITIONS.triomino, '534@1,-1', ['345', '345 355 334 455'], '345'],
  ] as const) {
    it(`lead to a move of ${id} where the author has none: ${move}`, () => {
      const { rules, ...moment } = momentOf(id, position);
      const read = rules.game.parseMove(move, moment.state, moment.seat);
      expect(ownHints(read, moment, rules)).to.deep.equal(hints);
      const targets = places.split(' ');
      expect(isOnTarget(read, targets, moment, rules)).to.equal(true);
      if (hints.length > 0) expect(isOnTarget(read, targets.slice(1), moment, rules)).to.equal(false);
    });
  }
});
