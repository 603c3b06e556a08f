import { expect } from 'chai';
import { parseGoal } from '../../src/lessons/goal.js';
import { solutionsOf } from '../../src/lessons/solution.js';
import { gameErrorOf } from '../games/contract/check.js';
import { POSITIONS, momentOf } from './moments.js';

const { triad, walledIn, kubi, tricubo, sixes, cubo, exchange, triomino, bridge } = POSITIONS;

/** A game, a position, a goal, and the moves that reach it. */
const REACHED: readonly (readonly [game: string, position: string, goal: string, moves: string])[] = [
  ['triad', triad, 'c1e3xe3', 'c1e3xe3'],
  ['triad', triad, 'C1-E3xD4; c1e3xe3', 'c1e3xe3; c1e3xd4'],
  ['triad', triad, 'c1e3*', 'c1e3xe3; c1e3xd4'],
  ['triad', triad, 'triad', 'c1e3xe3; c1e3xd4'],
  ['triad', triad, 'triads>=2', ''],
  ['triad', triad, 'equal triad', ''],
  ['triad', triad, '1-2-3 triad', 'c1e3xe3; c1e3xd4'],
  ['triad', triad, 'remove e3', 'c1e3xe3'],
  ['triad', triad, 'triad and safe', 'c1e3xd4'],
  ['triad', triad, 'gain=1', 'c1e3xe3; c1e3xd4'],
  ['triad', triad, 'win in 1', ''],
  ['triad', triad.replace('0-0', '2-0'), 'win in 1', 'c1e3xe3; c1e3xd4'],
  ['triad', walledIn, 'show 2', 'a1=2; b1=2; a2=2xa1; b2=2'],
  ['kubi', kubi, '5,33,61', '5|33|16'],
  ['kubi', kubi, 'discard 5', '5|13|36; 5|33|16'],
  ['kubi', kubi, 'mark 7', '5|33|16'],
  ['kubi', kubi, 'open 4', '5|13|36; 6|13|35'],
  ['kubi', kubi, 'open none', '5|33|16; 6|15|33'],
  ['kubi', kubi, 'even 10', ''],
  ['kubi', kubi, 'double', '6|15|33'],
  ['kubi', kubi, 'finish', '6|13|35; 6|15|33'],
  ['kubi', kubi, 'gain>=30 and discard 5', '5|33|16'],
  ['kubi', '- 0,0,0,0,0,0,0,0,0,0,0', 'cross 1 and cross 2 and cross 3', 'x123'],
  ['tricubo', tricubo, 'row 3', 'L'],
  ['tricubo', tricubo, 'row 3 = 0', 'L'],
  ['tricubo', tricubo, 'all colours', 'Lt'],
  ['tricubo', tricubo, 'use small and score 5', 'S:5'],
  ['tricubo', sixes, 'score 2 and score 5', 'M:2,5'],
  ['cubo', cubo, 'worth>=32', 'swap b1c2'],
  ['cubo', cubo, 'gain>10', 'swap b1a2; swap b1c2'],
  ['cubo', cubo, 'street in red', 'swap a1c3; swap b1a2; swap b1c2; swap c1a3'],
  ['cubo', cubo, 'lane', ''],
  ['cubo', cubo, 'call; roll', 'call; roll'],
  ['cubo', exchange, 'worth>=46', 'put c1'],
  ['triomino', triomino, 'hexagon', '534@1,-1'],
  ['triomino', triomino, 'hexagons>=2', '534@1,-1'],
  ['triomino', triomino, 'lay 442', '442@-2,0'],
  ['triomino', triomino, 'triple', '555@0,-2; 555@2,-2'],
  ['triomino', triomino, 'gain>=72; buy', '534@1,-1; buy'],
  ['triomino', bridge, 'bridge', '344@0,0'],
];

describe('goals of a lesson', () => {
  for (const [id, position, goal, moves] of REACHED) {
    it(`${id}: ${goal} is reached by ${moves || 'no move'}`, () => {
      const { rules, ...moment } = momentOf(id, position);
      const { state, seat } = moment;
      const found = solutionsOf(parseGoal(goal, moment, rules), moment, rules);
      const texts = found.map((move) => rules.game.makeMove(move, state, seat));
      expect(texts.sort().join('; ')).to.equal(moves.split('; ').sort().join('; '));
    });
  }

  it('win in 2 counts every reply', () => {
    const { rules, ...moment } = momentOf('triad', '2b1a1/1c1c2/3B2/1a4/2C3/B4A w 2-1');
    const { state, seat } = moment;
    const winning = (text: string) =>
      solutionsOf(parseGoal(text, moment, rules), moment, rules).map((move) => rules.game.makeMove(move, state, seat));
    const [atOnce, soon] = [winning('win in 1'), winning('win in 2')];
    expect(soon).to.include.members([...atOnce]);
    expect(soon.length).to.be.greaterThan(atOnce.length);
  });

  it('best and within follow the analysis, in points', () => {
    const { rules, ...moment } = momentOf('kubi', kubi);
    const rated = [
      ['5|33|16', 210],
      ['6|15|33', 209.99],
      ['5|13|36', 190],
    ].map(([text, value]) => ({
      move: rules.game.parseMove(String(text), moment.state, moment.seat),
      value: Number(value),
    }));
    const analysis = { value: 210, moves: rated };
    const count = (goal: string) => solutionsOf(parseGoal(goal, moment, rules), moment, rules, analysis).length;
    expect(['best', 'within=2', 'within="20"', 'best and finish'].map(count)).to.deep.equal([2, 2, 3, 1]);
  });

  it('count chances of winning in percent', () => {
    const { rules, ...moment } = momentOf('triad', triad);
    const rated = ['c1e3xe3', 'c1e3xd4'].map((text, i) => ({
      move: rules.game.parseMove(text, moment.state, moment.seat),
      value: 0.6 - i / 5,
    }));
    const analysis = { value: 0.6, moves: rated };
    const count = (goal: string) => solutionsOf(parseGoal(goal, moment, rules), moment, rules, analysis).length;
    expect(['within=9', 'within=10'].map(count)).to.deep.equal([1, 2]);
  });

  for (const [goal, message] of [
    ['', 'goal is empty, expected a move, a pattern with *, or one of any, none-refused, best'],
    ['trid', 'goal is "trid", expected a move, a pattern with *'],
    ['triad or hexagon', 'goal is "triad or hexagon", expected'],
    ['win in 9', 'goal is "win in 9", expected'],
    ['mark 7', 'goal is "mark 7", expected'],
  ] as const) {
    it(`say what is wrong with ${goal || 'an empty one'}, and what can be written`, () => {
      const { rules, ...moment } = momentOf('triad', triad);
      const error = gameErrorOf(() => parseGoal(goal, moment, rules), 'bad-attribute');
      expect([error?.code, error?.details['place']]).to.deep.equal(['bad-attribute', 'goal']);
      expect(error?.message).to.contain(message);
    });
  }
});
