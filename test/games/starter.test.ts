import { expect } from 'chai';
import { cubo } from '../../src/games/cubo/index.js';
import type { CuboState } from '../../src/games/cubo/index.js';
import type { Seat } from '../../src/games/game.js';
import { resolveOptions } from '../../src/games/options.js';
import { kubi } from '../../src/games/kubi/index.js';
import type { KubiState } from '../../src/games/kubi/index.js';
import { triad } from '../../src/games/triad/index.js';
import type { TriadState } from '../../src/games/triad/index.js';
import { tricubo } from '../../src/games/tricubo/index.js';
import type { TricuboState } from '../../src/games/tricubo/index.js';
import { triomino } from '../../src/games/triomino/index.js';
import type { AnyGame } from './contract/random-game.js';

interface Begun {
  readonly game: AnyGame;
  /** Options that a rematch keeps. */
  readonly rules: object;
  /** The seat that begins. */
  readonly first: (state: unknown) => Seat;
}

/** The games in which somebody begins, unless the tiles say who. */
const GAMES: readonly Begun[] = [
  { game: triad, rules: { evenStart: true }, first: (state) => (state as TriadState).turn },
  { game: kubi, rules: {}, first: (state) => (state as KubiState).roller },
  { game: tricubo, rules: { overflow: 'forbidden' }, first: (state) => (state as TricuboState).active },
  { game: cubo, rules: { streets: 'any-order' }, first: (state) => (state as CuboState).start },
];

describe('who begins', () => {
  for (const { game, rules, first } of GAMES) {
    const { min, max } = game.seats;
    for (let seats = min; seats <= max; seats++) {
      const round = Array.from({ length: seats }, (_, seat) => seat);

      it(`goes round the table from one game of ${game.id} for ${seats} to the next`, () => {
        let options = resolveOptions<object>(game.options, rules);
        for (const seat of [...round, 0]) {
          expect(first(game.setup(seats, options))).to.equal(seat);
          expect(options).to.include(rules);
          options = game.rematch?.(options, seats) ?? options;
        }
      });
    }

    it(`can be any player of ${game.id}`, () => {
      for (let starter = 0; starter < max; starter++) {
        expect(first(game.setup(max, { starter }))).to.equal(starter);
      }
    });
  }

  it('is counted on round the table where fewer play than before', () => {
    const options = tricubo.rematch(resolveOptions(tricubo.options, { starter: 3 }), 5);
    expect([options.starter, tricubo.setup(2, options).active]).to.deep.equal([4, 0]);
    expect(tricubo.setup(2, tricubo.rematch(options, 2)).active).to.equal(1);
  });

  it('is for the tiles to say in Triomino', () => {
    expect(triomino.options).to.not.have.property('starter');
  });
});
