/**
 * Moves of Triad a second: through the contract of a game, through a match, which keeps the record and what undo needs, and through the
 * reducer of boardgame.io, which keeps a log. All play the same lists of moves from the same rolls, and all ask the same rules: what is
 * compared is what each puts round them. The reducer is at its best: in production mode, without undo, with nothing to send, and with the
 * rules reading the plain state instead of immer's proxies.
 */
import { createRequire } from 'node:module';
import { isDeepStrictEqual } from 'node:util';
import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { triad } from 'tabletop-elements/games/triad.js';
import { Match } from 'tabletop-elements/match.js';
import { alone } from './alone.mjs';

process.env.NODE_ENV = 'production'; // before boardgame.io is loaded, which asks once
const require = createRequire(import.meta.url);
const { CreateGameReducer, InitializeGame } = require('boardgame.io/internal');
const { original } = createRequire(require.resolve('boardgame.io/internal'))('immer');

const GAMES = 30;
const RUNS = 3;
/** Milliseconds. */
const EACH = 500;

/** Games at random to their ends. */
function randomGames() {
  const generator = xoroshiro128plus(1);
  const random = () => uniformFloat64(generator);
  return Array.from({ length: GAMES }, () => {
    const start = triad.play(triad.setup(2), 'chance', triad.chance(triad.setup(2), random));
    const moves = [];
    let state = start;
    for (let [seat] = triad.actors(state); seat !== undefined; [seat] = triad.actors(state)) {
      const legal = triad.moves(state, seat);
      const move = legal[Math.floor(random() * legal.length)];
      moves.push({ seat, move });
      state = triad.play(state, seat, move);
    }
    return { start, moves, end: state };
  });
}

function byContract({ start, moves }) {
  let state = start;
  for (const { seat, move } of moves) state = triad.play(state, seat, move);
  return state;
}

function byMatch({ start, moves }) {
  const match = new Match(triad, { start: triad.makePosition(triad.positionOf(start)) });
  for (const { seat, move } of moves) match.play(move, { actor: seat });
  return match.state;
}

/** Triad as a game of boardgame.io: the state is `G`, and each turn is one move. */
const framed = {
  name: 'triad',
  disableUndo: true,
  setup: (_, { start }) => start,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { play: ({ G, playerID }, move) => triad.play(original(G), Number(playerID), move) },
  endIf: ({ G }) => triad.outcome(G),
};
const reduce = CreateGameReducer({ game: framed });

function byReducer({ start, moves }) {
  let state = InitializeGame({ game: framed, numPlayers: 2, setupData: { start } });
  for (const { seat, move } of moves) {
    const payload = { type: 'play', args: [move], playerID: String(seat) };
    state = reduce(state, { type: 'MAKE_MOVE', payload });
  }
  return state.G;
}

const WAYS = { contract: byContract, match: byMatch, reducer: byReducer };

/** Moves a second while the games are played one after the other for some time. */
export function speedOf(way) {
  const play = WAYS[way];
  const games = randomGames();
  const other = games.find((game) => !isDeepStrictEqual(play(game), game.end)); // which also warms up
  if (other) throw new Error(`a game ends in another way by ${way}`);
  const begun = performance.now();
  let moves = 0;
  let time = 0;
  for (let i = 0; time < EACH; i++, time = performance.now() - begun) {
    const game = games[i % games.length];
    play(game);
    moves += game.moves.length;
  }
  return (moves / time) * 1000;
}

/** @returns moves a second, of each way the quickest of runs that take turns, so that nothing else the machine does is counted */
export async function reducerSpeeds() {
  const speeds = Object.fromEntries(Object.keys(WAYS).map((way) => [way, 0]));
  for (let run = 0; run < RUNS; run++) {
    for (const way of Object.keys(WAYS)) {
      speeds[way] = Math.max(speeds[way], await alone('./reducers.mjs', 'speedOf', way));
    }
  }
  return speeds;
}
