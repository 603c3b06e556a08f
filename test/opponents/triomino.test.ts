import { expect } from 'chai';
import { triomino } from '../../src/games/triomino/index.js';
import type { TriominoMove, TriominoState } from '../../src/games/triomino/index.js';
import { placeAt } from '../../src/opponents/triomino/board.js';
import { triominoOpponent } from '../../src/opponents/triomino/index.js';
import { LEVELS } from '../../src/opponents/level.js';
import { Round } from '../../src/opponents/triomino/round.js';
import type { Action } from '../../src/opponents/triomino/round.js';
import { optionCombinations } from '../games/contract/random-game.js';
import { pick, seeded } from '../games/seeded.js';
import { at } from '../games/triomino/helpers.js';

type State = TriominoState;

const MOST_PLIES = 120;

/** Moments of a random game in which a seat is to move. */
function* turnsOf(seats: number, options: object, seed: number): Generator<State> {
  const random = seeded(seed);
  let state = triomino.setup(seats, options);
  for (let ply = 0; ply < MOST_PLIES && !triomino.outcome(state); ply++) {
    const actor = triomino.actors(state)[0]!;
    if (typeof actor === 'number') yield state;
    const move = typeof actor === 'number' ? pick(triomino.moves(state, actor), random) : undefined;
    state = triomino.play(state, actor, move ?? triomino.chance(state, random));
  }
}

/** The move of the rules that is the same as an action. */
function moveOf(state: State, action: Action): TriominoMove {
  if (typeof action === 'string') return { kind: action };
  const moves = triomino.moves(state, state.turn ?? 0);
  const found = moves.find(
    (move) => move.kind === 'lay' && placeAt(move) === action.place && move.values === action.turn.values,
  );
  if (!found) throw new Error(`there is no move to lay ${action.turn.values}`);
  return found;
}

/** Takes an action by the rules, and draws the tile that was bought. */
function played(state: State, action: Action, bought: string | undefined): State {
  const after = triomino.play(state, state.turn ?? 0, moveOf(state, action));
  if (action !== 'buy' || after.turn === null || bought === undefined) return after;
  return triomino.play(after, 'chance', { kind: 'draw', seat: after.turn, tile: bought });
}

const totalsOf = ({ scores, wins, options }: State) => (options.scoring === 'none' ? wins : scores);

describe('the rounds that the opponent for Triomino plays on', function () {
  this.timeout(60_000);

  /** Looks at moments of games with any options and number of seats. */
  function eachMoment(look: (round: Round, state: State, deal: () => void) => void): number {
    let moments = 0;
    for (const [i, options] of optionCombinations(triomino).entries()) {
      const states = [...turnsOf(1 + (i % 6), { ...options, turnSeconds: 0 }, i + 1)].filter((_, at) => at % 13 === 0);
      for (const state of states) {
        const round = new Round(state, state.turn ?? 0);
        look(round, state, () => round.imagine(seeded(i)));
        moments++;
      }
    }
    return moments;
  }

  it('go as by the rules, to the same points', () => {
    const moments = eachMoment((round, begun, deal) => {
      deal();
      const pool = round.pool.map((tile) => round.set.names[tile]);
      let state = begun;
      while (!round.isOver) {
        const action = round.next();
        round.take(action);
        state = played(state, action, action === 'buy' ? pool.pop() : undefined);
        expect(totalsOf(state)).to.deep.equal(round.scores);
        if (round.isOver) continue;
        expect(state.turn).to.equal(round.turn);
        expect(state.racks.map(({ length }) => length)).to.deep.equal(round.counts);
      }
      expect(state.round > begun.round || triomino.outcome(state) !== undefined).to.equal(true);
    });
    expect(moments).to.be.above(30);
  });

  it('leave the table as it was', () => {
    eachMoment((round, _state, deal) => {
      deal();
      const first = round.next();
      round.finish(first);
      const scores = [...round.scores];
      round.finish(first);
      expect(round.scores).to.deep.equal(scores);
    });
  });
});

describe('the opponent for Triomino', () => {
  /** One of its three placements makes a bridge. */
  const state = at(
    '113@0,0 301@-1,0 231@0,1 034@-2,0 122@1,1 522@1,2 323@-1,1 | 003,015,124,125,235,334,355,444,555 / 005,024,155,244,255 | 0 1 0 - 1',
  );

  for (const level of LEVELS) {
    it(`goes out where it can at the level ${level}`, () => {
      const last = at('344@0,0 | 044 / 111,222 | 0 0 0 - 1');
      const move = triominoOpponent.choose(triomino.view(last, 0), 0, {
        level,
        random: seeded(1),
        budget: { nodes: 200 },
      });
      expect(triomino.play(last, 0, move).out).to.equal(0);
    });
  }

  it('lays for a bridge rather than for the pips of a tile at the level easy', () => {
    const move = triominoOpponent.choose(triomino.view(state, 0), 0, { level: 'easy', random: seeded(1) });
    expect(triomino.play(state, 0, move).scores[0]! - state.scores[0]!).to.be.above(40);
  });

  it('lays a tile that fits rather than buy, as a beginner does', () => {
    const random = seeded(1);
    for (let i = 0; i < 40; i++) {
      expect(triominoOpponent.choose(triomino.view(state, 0), 0, { level: 'beginner', random }).kind).to.equal('lay');
    }
  });

  it('advises a hexagon rather than a purchase that is about as good, and says so of the purchase', () => {
    const hexagon = at(
      '345@0,0 554@0,1 513@-1,0 434@1,0 424@2,0 240@3,0 445@1,1 022@4,0 522@4,1 550@-1,1 245@5,1 150@-2,0 | 005,014,025 / 033,134,223,234,335 / 034,123,233,444 | 0 0 0 - 3 | 224,274,181',
    );
    const { moves } = triominoOpponent.analyse(triomino.view(hexagon, 0), 0, { nodes: 3000 });
    const [best, next] = moves;
    expect(triomino.play(hexagon, 0, best!.move).scores[0]! - hexagon.scores[0]!).to.equal(55);
    expect(best!.value - next!.value).to.be.below(next!.error!);
  });

  it('thinks in steps of few rounds', () => {
    const nodes = 480;
    const steps = triominoOpponent.analysing(triomino.view(state, 0), 0, { nodes });
    let count = 0;
    while (!steps.next().done) count++;
    expect(count).to.be.at.least(nodes / 24 - 1);
  });
});
