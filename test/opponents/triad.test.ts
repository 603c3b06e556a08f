import { expect } from 'chai';
import { isSeatMove } from '../../src/games/triad/destination.js';
import { triad } from '../../src/games/triad/index.js';
import type { TriadState } from '../../src/games/triad/index.js';
import { Board } from '../../src/opponents/triad/board.js';
import { movesOf } from '../../src/opponents/triad/moves.js';
import { triadOpponent } from '../../src/opponents/triad/index.js';
import { LEVELS } from '../../src/opponents/level.js';
import { count } from '../runs.js';
import { at, play, positionText } from '../games/triad/helpers.js';
import { oddStates, statesOfGames } from '../games/triad/positions.js';
import { seeded } from '../games/seeded.js';

/** All that a board knows of a position. */
const facts = ({ cells, turn, removed, dice, quiet, low, high }: Board) => ({
  cells: cells.join(),
  turn,
  removed: removed.join(),
  dice: dice.join(),
  quiet,
  low,
  high,
});

/** Two of White’s moves keep Black from removing a third die. */
const DANGER = 'c5/a2Ca1/b5/6/A1A1A1/4CC w 0-2';

const text = (state: TriadState, move: Parameters<typeof triad.makeMove>[0]) => triad.makeMove(move, state, state.turn);

describe('the board that the opponent for Triad computes with', function () {
  this.timeout(60_000);
  const states = [...statesOfGames(count(150), 31), ...oddStates(count(250), 32)];

  it('knows the moves of the rules', () => {
    for (const state of states) {
      const board = new Board(state);
      const found = movesOf(board).map((move) => text(state, board.decode(move)));
      expect(found, positionText(state)).to.have.members(
        triad.moves(state, state.turn).map((move) => text(state, move)),
      );
    }
  });

  it('stands after a move as by the rules, and ends when the game does', () => {
    for (const state of states) {
      const board = new Board(state);
      for (const move of movesOf(board)) {
        const after = triad.play(state, state.turn, board.decode(move));
        board.make(move);
        expect(facts(board)).to.deep.equal(facts(new Board(after)));
        const outcome = triad.outcome(after);
        expect(board.winner).to.equal(outcome?.winners.length === 1 ? outcome.winners[0] : -1);
        if (outcome?.winners.length === 2) expect(board.isDrawn).to.equal(true);
        board.unmake();
      }
    }
  });

  it('is drawn when a position comes for the third time, in the game or twice while looking ahead', () => {
    const start = at('ccbbaa/6/6/6/6/AABBCC w 0-0');
    const round = ['c1c4', 'd6d3', 'c4c3', 'd3d4', 'c3c1', 'd4d6'];
    const isDrawn = (played: readonly string[], looked: readonly string[]): boolean => {
      let state = play(start, ...played);
      const board = new Board(state);
      for (const each of looked) {
        board.make(movesOf(board).find((move) => text(state, board.decode(move)) === each)!);
        state = play(state, each);
      }
      return board.isDrawn;
    };
    expect(isDrawn(round.slice(0, 5), round.slice(5))).to.equal(false);
    expect(isDrawn([...round, ...round.slice(0, 5)], round.slice(5))).to.equal(true);
    expect(isDrawn([], round)).to.equal(true);
  });

  it('is drawn after 200 plies without a removal, if the rules say so', () => {
    for (const draws of [true, false]) {
      const board = new Board(at('ccbbaa/6/6/6/6/AABBCC w 0-0 199', { draws }));
      board.make(movesOf(board)[0]!);
      expect(board.isDrawn).to.equal(draws);
    }
  });

  it('stands as before when a move is taken back', () => {
    for (const state of states) {
      const board = new Board(state);
      const before = facts(board);
      for (const move of movesOf(board)) {
        board.make(move);
        board.unmake();
        expect(facts(board)).to.deep.equal(before);
      }
    }
  });
});

/** States of games in which the side to move can make a triad, and how many it has removed. */
const withTriads = (removed: number): TriadState[] =>
  statesOfGames(count(700), 41).filter(
    (state) =>
      state.removed[state.turn] === removed &&
      triad.moves(state, state.turn).some((move) => isSeatMove(move) && move.remove),
  );

describe('the opponent for Triad', function () {
  this.timeout(60_000);

  for (const level of LEVELS) {
    it(`takes the third die where it can at the level ${level}`, () => {
      const states = withTriads(2);
      expect(states.length).to.be.above(3);
      for (const state of states) {
        const options = { level, random: seeded(1), budget: { nodes: 2000 } };
        const after = triad.play(state, state.turn, triadOpponent.choose(state, state.turn, options));
        expect(triad.outcome(after)?.winners, positionText(state)).to.deep.equal([state.turn]);
      }
    });
  }

  it('takes an obvious triad more often than not at the level easy', () => {
    const states = withTriads(0).filter((_, i) => i % 8 === 0);
    const random = seeded(1);
    const taken = states.filter((state) => {
      const move = triadOpponent.choose(state, state.turn, { level: 'easy', random });
      return isSeatMove(move) && move.remove !== undefined;
    });
    expect(taken.length / states.length).to.be.above(0.6);
  });

  it('prevents the third die of the other side where it can', () => {
    const state = at(DANGER);
    const safe = new Set(
      triad
        .moves(state, 0)
        .filter((move) => {
          const after = triad.play(state, 0, move);
          return !triad.moves(after, 1).some((reply) => triad.outcome(triad.play(after, 1, reply))?.winners[0] === 1);
        })
        .map((move) => text(state, move)),
    );
    expect(safe.size).to.be.within(1, triad.moves(state, 0).length / 2);
    const budget = { nodes: 2000 };
    for (const level of ['hard', 'expert'] as const) {
      const move = triadOpponent.choose(state, 0, { level, random: seeded(1), budget });
      expect([...safe]).to.include(text(state, move));
    }
  });

  it('says which win is certain, and in how many plies', () => {
    for (const state of withTriads(2)) {
      expect(triadOpponent.analyse(state, state.turn, { nodes: 2000 }).value).to.equal(1 - 1 / 10_000);
    }
  });

  it('thinks in steps of few positions, also where there are many triads to look at', () => {
    const state = at('2c1a1/1A2b1/2C1B1/1a1b2/3B2/A1c2A w 0-0');
    const nodes = 20_000;
    const steps = triadOpponent.analysing(state, 0, { nodes });
    let count = 0;
    while (!steps.next().done) count++;
    expect(count).to.be.above(nodes / 2000);
  });
});
