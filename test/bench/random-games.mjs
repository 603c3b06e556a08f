import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { cubo } from 'tabletop-elements/games/cubo.js';
import { kubi } from 'tabletop-elements/games/kubi.js';
import { triad } from 'tabletop-elements/games/triad.js';
import { tricubo } from 'tabletop-elements/games/tricubo.js';
import { triomino } from 'tabletop-elements/games/triomino.js';

/** The games with as many seats as are usual. */
const TABLES = [
  { name: 'Triad', game: triad, seats: 2 },
  { name: 'Kubi', game: kubi, seats: 4 },
  { name: 'Tricubo', game: tricubo, seats: 4 },
  { name: 'Cubo', game: cubo, seats: 4 },
  // One round: at random nobody ever reaches the target.
  { name: 'Triomino', game: triomino, seats: 4, options: { rounds: 1 } },
];
const WARM_UP = 300;
const MEASURED = 1000;

const pick = (from, random) => from[Math.floor(random() * from.length)];

/** Plays one game at random to its end. @returns how many moves it took, those of chance included */
function playOut({ game, seats, options }, random) {
  let state = game.setup(seats, options);
  for (let moves = 0; ; moves++) {
    // Time limits do not run out.
    const actors = game.actors(state).filter((actor) => actor !== 'clock');
    if (actors.length === 0) return moves;
    const actor = pick(actors, random);
    const move = actor === 'chance' ? game.chance(state, random) : pick(game.moves(state, actor), random);
    state = game.play(state, actor, move);
  }
}

/** Plays one game after the other for so many milliseconds. */
function playFor(ms, table) {
  const generator = xoroshiro128plus(1);
  const random = () => uniformFloat64(generator);
  const begun = performance.now();
  let games = 0;
  let moves = 0;
  let time = 0;
  for (; time < ms; time = performance.now() - begun) {
    moves += playOut(table, random);
    games++;
  }
  return { games: (games / time) * 1000, moves: (moves / time) * 1000 };
}

/** @returns for each game how many random games, and how many moves in them, are played in a second, after a warm-up */
export function randomGameSpeeds() {
  return TABLES.map((table) => {
    playFor(WARM_UP, table);
    return { title: `${table.name}, ${table.seats} seats`, ...playFor(MEASURED, table) };
  });
}
