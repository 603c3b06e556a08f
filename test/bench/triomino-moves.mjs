import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { placesOf, tilesOf, triomino } from 'tabletop-elements/games/triomino.js';

const LAID = 50;
const RACK = 9;
const TABLES = 200;

const generator = xoroshiro128plus(1);
const random = () => uniformFloat64(generator);
const take = (from) => from.splice(Math.floor(random() * from.length), 1)[0];

/** Lays tiles of the large set at random until so many lie. */
export function randomTable(count = LAID) {
  for (;;) {
    const left = [...tilesOf(76)];
    let laid = [{ values: take(left), column: 0, row: 0 }];
    while (laid.length < count) {
      const places = left.flatMap((tile) => placesOf(laid, tile).map((place) => ({ tile, place })));
      if (places.length === 0) break;
      const { tile, place } = places[Math.floor(random() * places.length)];
      left.splice(left.indexOf(tile), 1);
      laid = [...laid, place];
    }
    if (laid.length === count) return { laid, rack: Array.from({ length: RACK }, () => take(left)).sort() };
  }
}

/** A moment in which the holder of nine tiles is on turn, with a table that nobody has looked at yet. */
function turn({ laid, rack }) {
  const moment = { turn: 0, leader: 0, drawing: [], purchases: 0, due: null, out: null, round: 1 };
  const position = { ...moment, laid, racks: [rack, [null]], scores: [0, 0], wins: [0, 0] };
  // What fits is remembered for each list of tiles, so a new list has to be looked through.
  return { ...triomino.start(position, { tiles: 76 }), laid: [...laid] };
}

/** @returns milliseconds that the moves of nine tiles on fifty laid ones take: the median and the slowest, each the quickest of some tries */
export function triominoMoveTimes() {
  const times = Array.from({ length: TABLES }, randomTable).map((table) => {
    const tries = Array.from({ length: 5 }, () => {
      const state = turn(table);
      const begun = performance.now();
      triomino.moves(state, 0);
      return performance.now() - begun;
    });
    return Math.min(...tries);
  });
  times.sort((a, b) => a - b);
  return { median: times[Math.floor(TABLES / 2)], slowest: times.at(-1) };
}
