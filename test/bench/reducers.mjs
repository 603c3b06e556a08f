/**
 * Moves of Triad a second: through the contract of a game, through a match, which keeps the record and what undo needs, and through the
 * reducer of boardgame.io, which keeps a log. All play the same lists of moves from the same rolls, and all ask the same rules: what is
 * compared is what each puts round them. The reducer is at its best: in production mode, without undo, and with nothing to send.
 */
import { createRequire } from 'node:module';
import { isDeepStrictEqual } from 'node:util';
import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { triad } from 'tabletop-elements/games/triad.js';
import { Match } from 'tabletop-elements/match.js';

process.env.NODE_ENV = 'production'; // before boardgame.io is loaded, which asks once
const { CreateGameReducer, InitializeGame } = createRequire(import.meta.url)('boardgame.io/internal');

const GAMES = 30;
const RUNS = 5;
const EACH = 300;

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
  moves: { play: ({ G, playerID }, move) => triad.play(G, Number(playerID), move) },
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

/** Moves a second while the games are played one after the other for some time. */
function speed(play, games) {
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

const median = (numbers) => numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)];

/** @returns moves a second, each the median of runs that take turns */
export function reducerSpeeds() {
  const ways = { contract: byContract, match: byMatch, reducer: byReducer };
  const games = randomGames();
  for (const [name, play] of Object.entries(ways)) {
    const other = games.find((game) => !isDeepStrictEqual(play(game), game.end));
    if (other) throw new Error(`a game ends in another way by ${name}`);
  }
  const speeds = Object.fromEntries(Object.keys(ways).map((name) => [name, []]));
  for (let run = 0; run < RUNS; run++) {
    for (const [name, play] of Object.entries(ways)) speeds[name].push(speed(play, games));
  }
  return Object.fromEntries(Object.entries(speeds).map(([name, found]) => [name, median(found)]));
}
