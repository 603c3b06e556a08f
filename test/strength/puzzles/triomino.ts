import { placesOf, scorePlacement, triomino } from '../../../src/games/triomino/index.js';
import type { TriominoState } from '../../../src/games/triomino/index.js';
import { cornersOf } from '../../../src/games/triomino/grid.js';
import type { LaidTile } from '../../../src/games/triomino/index.js';
import { triominoOpponent } from '../../../src/opponents/triomino/index.js';
import { puzzleRules } from '../../../src/puzzles/triomino/index.js';
import { runs } from '../../../src/puzzles/triomino/runs.js';
import { makeTokens } from '../../../src/puzzles/triomino/tokens.js';
import { pick } from '../../games/seeded.js';
import { diceFor } from '../dice.js';
import { TRIES, WEAK, groupOf, rateOf } from './maker.js';
import type { FoundPuzzle, Maker } from './maker.js';

type Puzzle = Omit<FoundPuzzle, 'ease'>;

const MARGIN = 2;
const FEWEST_PLACES = 6;
const MOST_WAYS = 3;

/** The table of a game alone, after so many tiles, with a rack. */
function play(seed: number, tiles: number): TriominoState {
  const random = diceFor(seed);
  let state = triomino.setup(2);
  while (!triomino.outcome(state) && state.laid.length < tiles) {
    const [actor = 'chance'] = triomino.actors(state);
    const move =
      typeof actor === 'number'
        ? triominoOpponent.choose(triomino.view(state, actor), actor, { level: pick(WEAK, random), random })
        : triomino.chance(state, random);
    state = triomino.play(state, actor, move);
  }
  return state;
}

/** The same for tables that are turned; of runs, also for those in a mirror with every number taken from five. */
function keyOf(laid: readonly LaidTile[], rack: readonly string[], isMirrored: boolean): string {
  const keys: string[] = [];
  const numberOf = (mirror: boolean, letter: string) => (mirror ? String(5 - Number(letter)) : letter);
  for (const mirror of isMirrored ? [false, true] : [false]) {
    // In steps along two sides of the triangles a turn by sixty degrees takes whole numbers to whole numbers.
    let corners = laid.map((tile) =>
      cornersOf(tile).map(([x, y], i) => {
        const [q, r] = [(x - y - 1) / 2, y];
        const number = numberOf(mirror, tile.values.charAt(i));
        return mirror ? { q: -q - r, r, number } : { q, r, number };
      }),
    );
    const tiles = rack.map((tile) =>
      [...tile]
        .map((letter) => numberOf(mirror, letter))
        .sort()
        .join(''),
    );
    for (let turn = 0; turn < 6; turn++) {
      corners = corners.map((tile) => tile.map(({ q, r, number }) => ({ q: -r, r: q + r, number })));
      const [q0, r0] = [Math.min(...corners.flat().map(({ q }) => q)), Math.min(...corners.flat().map(({ r }) => r))];
      const table = corners.map((tile) =>
        tile
          .map(({ q, r, number }) => `${q - q0},${r - r0},${number}`)
          .sort()
          .join(' '),
      );
      keys.push([...table.sort(), ...tiles.sort()].join('|'));
    }
  }
  return keys.sort()[0]!;
}

const positionText = (laid: readonly LaidTile[], rack: readonly string[]): string =>
  `${makeTokens(laid, [])} | ${rack.join(',')}`;

function shared(laid: readonly LaidTile[], rack: readonly string[], kind: 'place' | 'run') {
  return { game: 'triomino', kind, proof: 'exact', position: positionText(laid, rack), seat: 0 } as const;
}

/** The one place that scores most, among all places of all tiles. */
function findPlace(laid: readonly LaidTile[], rack: readonly string[], state: TriominoState): Puzzle | undefined {
  const places = rack
    .flatMap((tile) => placesOf(laid, tile))
    .map((tile) => ({ tile, total: scorePlacement(laid, tile, state.options).total }))
    .sort((a, b) => b.total - a.total);
  const [first, second] = places;
  if (!first || !second || places.length < FEWEST_PLACES || first.total - second.total < MARGIN) return undefined;
  const solutions = [[makeTokens([first.tile], laid)]];
  return { ...shared(laid, rack, 'place'), moves: 1, solutions, best: first.total, margin: first.total - second.total };
}

/** A rack that can be laid as a whole, but only if the tiles come in the right order and place. */
function findRun(laid: readonly LaidTile[], rack: readonly string[]): Puzzle | undefined {
  const all = runs(laid, rack, MOST_WAYS + 1);
  if (all.length === 0 || all.length > MOST_WAYS) return undefined;
  const solutions = [makeTokens(all[0]!, laid).split(' ')];
  return { ...shared(laid, rack, 'run'), moves: rack.length, solutions, best: rack.length, margin: 1 };
}

/** How often weak players find the answer, laying without buying. */
function easeOf({ kind, best }: Puzzle, laid: readonly LaidTile[], rack: readonly string[], seed: number): number {
  const random = diceFor(-seed);
  return rateOf(TRIES, (i) => {
    let state = triomino.start(
      triomino.parsePosition(
        `${laid.map((tile) => triomino.makeMove({ kind: 'lay', ...tile })).join(' ')} | ${rack.join(',')}`,
      ),
    );
    for (;;) {
      const move = triominoOpponent.choose(state, 0, { level: WEAK[i % 2]!, random });
      if (move.kind !== 'lay') return false;
      const { total } = scorePlacement(state.laid, move, state.options);
      if (kind === 'place') return total === best;
      state = triomino.play(state, 0, move);
      if (state.laid.length - laid.length === best) return true;
    }
  });
}

export const maker: Maker = {
  game: 'triomino',
  wanted: [
    { kind: 'place', moves: 1, proof: 'exact', share: 55 },
    { kind: 'run', moves: 3, proof: 'exact', share: 15 },
    { kind: 'run', moves: 4, proof: 'exact', share: 15 },
    { kind: 'run', moves: 5, proof: 'exact', share: 15 },
  ],
  keyOf(puzzle) {
    const { position } = puzzleRules.read({ ...puzzle, number: 1, level: 'easy' });
    const { laid, racks } = triomino.parsePosition(position);
    return keyOf(
      laid,
      racks.flat().flatMap((tile) => tile ?? []),
      puzzle.kind === 'run',
    );
  },
  find(seed, isOpen) {
    const random = diceFor(seed + 0x20000000);
    const kind = seed % 2 === 0 ? 'place' : 'run';
    const moves = kind === 'place' ? 1 : 3 + (((seed - 1) / 2) % 3);
    if (!isOpen(groupOf({ kind, moves, proof: 'exact' }))) return undefined;
    const state = play(seed, kind === 'place' ? 6 + Math.floor(random() * 7) : 3 + Math.floor(random() * 4));
    const held = state.racks[state.turn ?? 0]!.flatMap((tile) => tile ?? []);
    const rack = held
      .map((tile) => ({ tile, order: random() }))
      .sort((a, b) => a.order - b.order)
      .slice(0, kind === 'place' ? 5 : moves)
      .map(({ tile }) => tile)
      .sort();
    const { laid } = state;
    if (rack.length < (kind === 'place' ? 5 : moves)) return undefined;
    const puzzle = kind === 'place' ? findPlace(laid, rack, state) : findRun(laid, rack);
    return puzzle && { ...puzzle, ease: easeOf(puzzle, laid, rack, seed) };
  },
};
