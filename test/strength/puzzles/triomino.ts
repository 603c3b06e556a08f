import { placesOf, scorePlacement, triomino } from '../../../src/games/triomino/index.js';
import type { LaidTile, PlacementScore, Tile } from '../../../src/games/triomino/index.js';
import { cornersOf } from '../../../src/games/triomino/grid.js';
import { tileOf, tilesOf } from '../../../src/games/triomino/tiles.js';
import { puzzleRules } from '../../../src/puzzles/triomino/index.js';
import { makeTokens } from '../../../src/puzzles/triomino/tokens.js';
import { pick } from '../../games/seeded.js';
import { diceFor } from '../dice.js';
import { meanOf } from '../references/player.js';
import { gains } from '../references/triomino.js';
import { groupOf, shuffled } from './maker.js';
import type { FoundPuzzle, Maker, ProvedPuzzle } from './maker.js';
import { solvingOf } from './solving.js';
import type { Solving } from './solving.js';

type Random = () => number;
type Table = readonly LaidTile[];

const OPTIONS = triomino.setup(1).options;
const MARGIN = 2;
/** So many tables are tried, with so many racks on each. */
const TABLES = 30;
const RACKS = 40;
/** Where so few places of a rack, or so small a share of random play, are as easy as can be. */
const FEWEST_PLACES = 6;
const MOST_RANDOM = 0.2;

/** The tiles that are not on the table. */
function restOf(laid: Table): readonly Tile[] {
  const used = new Set(laid.map(({ values }) => tileOf(values)));
  return tilesOf(56).filter((tile) => !used.has(tile));
}

/** How many tiles that are not on the table would make a bridge or a hexagon. */
const bonusesOf = (laid: Table): number => earningOf(laid, restOf(laid)).length;

const earningOf = (laid: Table, tiles: readonly Tile[]): readonly Tile[] =>
  tiles.filter((tile) => placesOf(laid, tile).some((place) => scorePlacement(laid, place, OPTIONS).bonus !== null));

/**
 * Lays so many tiles, any beside any; fewer where none fits.
 * @param choices of so many ways to lay a tile the one that leaves most bonuses is taken
 * @returns the table, with the tiles laid last at its end
 */
function lay(laid: Table, count: number, random: Random, choices = 1): Table {
  let table = laid;
  for (let i = 0; i < count; i++) {
    const places =
      table.length === 0
        ? restOf(table).map((values) => ({ values, column: 0, row: 0 }))
        : restOf(table).flatMap((tile) => placesOf(table, tile));
    if (places.length === 0) break;
    const [first, ...others] = Array.from({ length: choices }, () => [...table, pick(places, random)]);
    table = others.reduce((best, other) => (bonusesOf(other) > bonusesOf(best) ? other : best), first!);
  }
  return table;
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

const shared = { game: 'triomino', proof: 'exact', seat: 0 } as const;

/** How well the best place of a rack is hidden. */
interface Look {
  /** How many tiles the rack has. */
  readonly rack: number;
  /** How many places there are for them, and how many of them fit. */
  readonly places: number;
  readonly tiles: number;
  /** Whether the best place makes a bridge or a hexagon with another tile than the highest that fits. */
  readonly isHidden: boolean;
  /** How many other places make one. */
  readonly rivals: number;
}

/** What is asked of places: those in which looking for the highest tile does, those with a hidden bonus, and those that also have other bonuses to compare. */
const LOOKS: readonly Look[] = [
  { rack: 5, places: FEWEST_PLACES, tiles: 3, isHidden: false, rivals: 0 },
  { rack: 6, places: 8, tiles: 4, isHidden: true, rivals: 0 },
  { rack: 7, places: 9, tiles: 5, isHidden: true, rivals: 1 },
];

interface Place extends PlacementScore {
  readonly name: Tile;
  readonly laid: LaidTile;
}

const hasLook = (look: Look, wanted: Look): boolean =>
  look.places >= wanted.places &&
  look.tiles >= wanted.tiles &&
  look.isHidden === wanted.isHidden &&
  look.rivals >= wanted.rivals;

function lookOf(places: readonly Place[], rack: number): Look {
  const [best, ...others] = places as [Place, ...Place[]];
  const isHidden = best.bonus !== null && others.some(({ tile }) => tile > best.tile);
  const rivals = others.filter(({ bonus }) => bonus !== null).length;
  return { rack, places: places.length, tiles: new Set(places.map(({ name }) => name)).size, isHidden, rivals };
}

/** How much of the answer is in sight, from 0 to 1. */
const easeOfLook = ({ places, tiles, isHidden, rivals }: Look): number =>
  meanOf([FEWEST_PLACES / places, 1 / tiles, isHidden ? 0 : 1, 1 / (1 + rivals)]);

/** The one place that scores most, among all places of all tiles. */
function findPlace(wanted: Look, random: Random): Found | undefined {
  const laid = lay([], 6 + Math.floor(random() * 6), random, 1 + 9 * wanted.rivals);
  const fitting = restOf(laid).filter((tile) => placesOf(laid, tile).length > 0);
  const earning = earningOf(laid, fitting);
  // A hidden bonus needs tiles that earn one.
  const bonuses = wanted.isHidden ? 1 + wanted.rivals : 0;
  if (fitting.length < wanted.rack || earning.length < bonuses) return undefined;
  for (let i = 0; i < RACKS; i++) {
    const tiles = [...shuffled(earning, random).slice(0, bonuses), ...shuffled(fitting, random)];
    const rack = [...new Set(tiles)].slice(0, wanted.rack).sort();
    const places = rack
      .flatMap((name) =>
        placesOf(laid, name).map((tile) => ({ name, laid: tile, ...scorePlacement(laid, tile, OPTIONS) })),
      )
      .sort((a, b) => b.total - a.total);
    const [first, second] = places;
    if (!first || !second || first.total - second.total < MARGIN) continue;
    const look = lookOf(places, rack.length);
    if (!hasLook(look, wanted)) continue;
    const solutions = [[makeTokens([first.laid], laid)]];
    const worth = { moves: 1, solutions, best: first.total, margin: first.total - second.total };
    const position = `${makeTokens(laid, [])} | ${rack.join(',')}`;
    return { puzzle: { ...shared, kind: 'place', position, ...worth }, ease: () => easeOfLook(look) };
  }
  return undefined;
}

/** How often random play lays a whole rack. */
function chanceOf(laid: Table, rack: readonly Tile[]): number {
  if (rack.length === 0) return 1;
  return meanOf(
    rack.flatMap((tile) => {
      const places = placesOf(laid, tile);
      const rest = rack.filter((each) => each !== tile);
      return places.map((place) => chanceOf([...laid, place], rest));
    }),
  );
}

/** A rack that can be laid as a whole, but seldom by chance. */
function findRun(moves: number, random: Random): Found | undefined {
  const laid = lay([], 5 + Math.floor(random() * 5), random);
  for (let i = 0; i < RACKS; i++) {
    const run = lay(laid, moves, random).slice(laid.length);
    const rack = run.map(({ values }) => tileOf(values)).sort();
    if (rack.length < moves || chanceOf(laid, rack) > MOST_RANDOM) continue;
    const worth = { moves, solutions: [makeTokens(run, laid).split(' ')], best: moves, margin: 1 };
    const ease = ({ random: chance, greedy }: Solving) => meanOf([chance / MOST_RANDOM, greedy]);
    return { puzzle: { ...shared, kind: 'run', position: makeTokens(laid, []), ...worth }, ease };
  }
  return undefined;
}

interface Found {
  readonly puzzle: ProvedPuzzle;
  readonly ease: (solving: Solving) => number;
}

export const maker: Maker = {
  game: 'triomino',
  wanted: [
    { kind: 'place', moves: 1, proof: 'exact', share: 34, obvious: 34 },
    { kind: 'run', moves: 3, proof: 'exact', share: 12, obvious: 2 },
    { kind: 'run', moves: 4, proof: 'exact', share: 27, obvious: 2 },
    { kind: 'run', moves: 5, proof: 'exact', share: 27, obvious: 2 },
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
  find(seed, isOpen): FoundPuzzle | undefined {
    const random = diceFor(seed + 0x20000000);
    const turn = Math.floor(seed / 2) % 3;
    const kind = seed % 2 === 0 ? 'place' : 'run';
    const moves = kind === 'place' ? 1 : 3 + turn;
    if (!isOpen(groupOf({ kind, moves, proof: 'exact' }))) return undefined;
    let found: Found | undefined;
    for (let i = 0; i < TABLES && !found; i++)
      found = kind === 'place' ? findPlace(LOOKS[turn]!, random) : findRun(moves, random);
    if (!found) return undefined;
    const asked = puzzleRules.read({ ...found.puzzle, number: 1, level: 'easy' });
    const solving = solvingOf({ rules: puzzleRules, gains }, asked, random);
    return { ...found.puzzle, solving, ease: found.ease(solving) };
  },
};
