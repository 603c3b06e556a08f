import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { cubo } from 'tabletop-elements/games/cubo.js';
import { kubi } from 'tabletop-elements/games/kubi.js';
import { triad } from 'tabletop-elements/games/triad.js';
import { tricubo } from 'tabletop-elements/games/tricubo.js';
import { triomino } from 'tabletop-elements/games/triomino.js';

const isOf =
  (...kinds) =>
  ({ kind }) =>
    kinds.includes(kind);

/**
 * Each game so that it lasts as long as it can: the options, the seats, and the moves that are preferred, the best ones first; or a position and moves that
 * lead back to it.
 */
export const LONG_GAMES = [
  {
    game: triad,
    tag: 'triad-board',
    seats: 2,
    options: { draws: false },
    start: 'abbccc/6/6/6/6/CAABBA w 0-0',
    round: ['a1a2', 'f6f5', 'a2a4', 'f5f3', 'a4a1', 'f3f6'],
  },
  { game: kubi, tag: 'kubi-sheet', seats: 8, options: {}, preferred: [] },
  { game: tricubo, tag: 'tricubo-sheet', seats: 5, options: {}, preferred: [isOf('pass')] },
  { game: cubo, tag: 'cubo-grid', seats: 2, options: { timeLimits: false }, preferred: [isOf('swap', 'roll')] },
  {
    game: triomino,
    tag: 'triomino-table',
    seats: 2,
    options: { target: 9999 },
    preferred: [isOf('buy'), isOf('pass')],
  },
];

const pick = (from, random) => from[Math.floor(random() * from.length)];

/** Goes round and round until `isEnough` of the moves and their characters. */
function goRound({ round }, isEnough) {
  const moves = [];
  for (let length = 0; !isEnough(moves.length, length); length += round[0].length + 1) {
    moves.push({ move: round[moves.length % round.length] });
  }
  return moves;
}

/** Plays a game until it is over, or `isEnough` of the moves and their characters. */
function playOut({ game, seats, options, preferred }, isEnough) {
  const generator = xoroshiro128plus(1);
  const random = () => uniformFloat64(generator);
  const choose = (legal) =>
    pick(preferred.map((isBest) => legal.filter(isBest)).find(({ length }) => length) ?? legal, random);
  const moves = [];
  let state = game.setup(seats, options);
  for (let length = 0; !isEnough(moves.length, length);) {
    const actors = game.actors(state);
    const acting = actors.filter((actor) => actor !== 'clock');
    if (acting.length === 0) break;
    const actor = pick(acting, random);
    const move = actor === 'chance' ? game.chance(state, random) : choose(game.moves(state, actor));
    const text = game.makeMove(move, state, actor);
    moves.push(actors.length > 1 ? { by: actor, move: text } : { move: text });
    length += text.length + (actors.length > 1 ? 4 : 1);
    state = game.play(state, actor, move);
  }
  return moves;
}

/** The record of a game, played until it is over or `isEnough` of the moves and their characters. */
export function longRecord(table, isEnough) {
  const { game, seats, options, start, round } = table;
  const moves = (round ? goRound : playOut)(table, isEnough);
  return { format: 1, game: game.id, seats, options, ...(start && { start }), moves };
}
