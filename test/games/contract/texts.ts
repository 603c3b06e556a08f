import { expect } from 'chai';
import type { Actor } from '../../../src/games/game.js';
import { deepFreeze } from '../deep-freeze.js';
import type { Checks } from './check.js';
import { eachState, seatsOf, someStates } from './random-game.js';
import type { AnyGame, RandomGame } from './random-game.js';

/** What can be asked of a state, to be compared with the same of another. */
function answers(game: AnyGame, state: unknown, seats: number): unknown {
  const moves = seatsOf(seats).map((seat) => game.moves(state, seat));
  return { actors: game.actors(state), moves, outcome: game.outcome(state), deadline: game.deadline?.(state) };
}

const copyOf = (value: unknown): unknown => deepFreeze(JSON.parse(JSON.stringify(value)) as unknown);

/** The actors of a state with the moves they may make; of chance, the one that was made. */
function movesByActor(game: AnyGame, state: unknown, { seats, played }: RandomGame, ply: number) {
  const made = played[ply];
  const bySeat = seatsOf(seats).map((seat): [Actor, readonly unknown[]] => [seat, game.moves(state, seat)]);
  return made ? [...bySeat, [made.actor, [made.move]] as [Actor, readonly unknown[]]] : bySeat;
}

/** Notation, records and saved states. */
export const textChecks: Checks = {
  'reads every move that it writes': (game, games) =>
    eachState(games, (state, played, ply) => {
      for (const [actor, moves] of movesByActor(game, state, played, ply)) {
        for (const move of moves) {
          const text = game.makeMove(move, state, actor);
          expect(game.parseMove(text, state, actor), text).to.deep.equal(move);
        }
      }
    }),

  'reads every position that it writes': (game, games) =>
    eachState(games, (state) => {
      const position = deepFreeze(game.positionOf(state));
      expect(game.parsePosition(game.makePosition(position))).to.deep.equal(position);
    }),

  'knows how many seats a position is for': (game, games) =>
    eachState(games, (state, { seats }) => {
      expect(game.seatsOf?.(game.positionOf(state)) ?? game.seats.max).to.equal(seats);
    }),

  'replays to the same end from the moves as texts': (game, games) => {
    for (const { title, seats, options, states, played } of games) {
      let state = deepFreeze(game.setup(seats, options));
      for (const { text, actor } of played) {
        state = deepFreeze(game.play(state, actor, game.parseMove(text, state, actor)));
      }
      expect(state, title).to.deep.equal(states.at(-1));
    }
  },

  'plays on from a state that went through JSON as from the state itself': (game, games) =>
    someStates(games, (state, { seats, states, played }, ply) => {
      const copy = copyOf(state);
      expect(copy).to.deep.equal(state);
      expect(answers(game, copy, seats)).to.deep.equal(answers(game, state, seats));
      const next = played[ply];
      if (next) expect(game.play(copy, next.actor, copyOf(next.move))).to.deep.equal(states[ply + 1]);
    }),

  'starts from the position of any moment with the same moves': (game, games) =>
    eachState(games, (state, { seats, options }) => {
      if (game.outcome(state)) return;
      const position = deepFreeze(game.positionOf(state));
      const started = deepFreeze(game.start(position, options));
      expect(game.actors(started)).to.deep.equal(game.actors(state));
      for (const seat of seatsOf(seats)) expect(game.moves(started, seat)).to.deep.equal(game.moves(state, seat));
      expect(game.positionOf(started)).to.deep.equal(position);
    }),
};
