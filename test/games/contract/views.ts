import { expect } from 'chai';
import type { Actor } from '../../../src/games/game.js';
import { deepFreeze } from '../deep-freeze.js';
import { seeded } from '../seeded.js';
import type { Checks } from './check.js';
import { eachState, seatsOf, someStates } from './random-game.js';
import type { AnyGame } from './random-game.js';

type Viewer = number | 'public';

const viewersOf = (seats: number): Viewer[] => [...seatsOf(seats), 'public'];

/** What a seat may know, and what it must not. */
export const viewChecks: Checks = {
  'shows a seat its own moves and its own score': (game, games) =>
    eachState(games, (state, { seats }) => {
      for (const seat of seatsOf(seats)) {
        const view = deepFreeze(game.view(state, seat));
        expect(game.moves(view, seat)).to.deep.equal(game.moves(state, seat));
        expect(game.score(view, seat)).to.deep.equal(game.score(state, seat));
      }
    }),

  'shows everybody the same where no move is concealed': (game, games) =>
    someStates(games, (state, { seats }) => {
      if (game.conceal) return;
      const open = deepFreeze(game.view(state, 'public'));
      for (const seat of seatsOf(seats)) expect(game.view(state, seat)).to.deep.equal(open);
    }),

  'conceals no move from the seat that makes it, and nothing twice': (game, games) =>
    eachState(games, (state, { seats, played }, ply) => {
      const entry = played[ply];
      if (!game.conceal || !entry) return;
      for (const viewer of viewersOf(seats)) {
        const seen = deepFreeze(game.conceal(entry.move, entry.actor, viewer, state));
        if (viewer === entry.actor) expect(seen).to.deep.equal(entry.move);
        expect(game.conceal(seen, entry.actor, viewer, state)).to.deep.equal(seen);
      }
    }),

  'shows nobody a difference between two moves that look alike': (game, games) =>
    someStates(games, (state, { seats }, ply) => {
      for (const viewer of viewersOf(seats)) {
        for (const actor of game.actors(state)) comparePairs(game, state, actor, viewer, ply);
      }
    }),

  'imagines only states that look like the view': (game, games) =>
    someStates(games, (state, { seats }, ply) => {
      if (!game.sample) return;
      for (const viewer of viewersOf(seats)) {
        const view = deepFreeze(game.view(state, viewer));
        const imagined = deepFreeze(game.sample(view, seeded(ply)));
        expect(game.view(imagined, viewer)).to.deep.equal(view);
      }
    }),
};

function someMoves(game: AnyGame, state: unknown, actor: Actor, seed: number): readonly unknown[] {
  if (actor === 'clock') return [];
  if (actor !== 'chance') return game.moves(state, actor).slice(0, 8);
  const random = seeded(seed);
  return Array.from({ length: 8 }, () => game.chance?.(state, random));
}

/**
 * Plays several moves from one state. Where a viewer sees the same entry in the record, and the same people are to move
 * afterwards, the views must not differ: a difference is a leak.
 */
function comparePairs(game: AnyGame, state: unknown, actor: Actor, viewer: Viewer, seed: number): void {
  if (!game.conceal) return;
  const seen = new Map<string, unknown>();
  for (const move of someMoves(game, state, actor, seed)) {
    const after = deepFreeze(game.play(state, actor, deepFreeze(move)));
    const entry = game.conceal(move, actor, viewer, state);
    const key = JSON.stringify([entry, game.actors(after), game.outcome(after) ?? null]);
    const view = game.view(after, viewer);
    if (seen.has(key)) expect(view, `${viewer} after ${key}`).to.deep.equal(seen.get(key));
    seen.set(key, view);
  }
}
