import type { Outcome, Refusal, ScoreLine, Seat } from '../game.js';
import type { Cell, Point } from './grid.js';
import type { TriominoOptions } from './options.js';
import type { Tile } from './tiles.js';

/** A tile on the table. */
export interface LaidTile extends Cell {
  /** The numbers clockwise from the apex, which determine the rotation. */
  readonly values: string;
}

/** A corner where a tile and the table have different numbers. */
export interface Difference {
  readonly corner: Point;
  readonly value: number;
  /** The number on the table. */
  readonly laid: number;
}

/** The tiles of a seat, ascending; `null` for an unknown tile. */
export type Rack = readonly (Tile | null)[];

/** Any tiles on the table, with the racks. */
export interface TriominoPosition {
  /** In the order of placement. */
  readonly laid: readonly LaidTile[];
  /** The rack of each seat; empty for a diagram of tiles alone. */
  readonly racks: readonly Rack[];
  /** The seat to move; `null` before the round has begun and after the game. */
  readonly turn: Seat | null;
  /** The leader of this round; `null` until it is known. */
  readonly leader: Seat | null;
  /** The seats that draw for the lead: all, or those that tied. */
  readonly drawing: readonly Seat[];
  /** The number of tiles bought in this turn, 0 to 3. */
  readonly purchases: number;
  /** `tile` if a bought tile is still to be drawn, `late` if the seat also loses its turn because time ran out. */
  readonly due: 'tile' | 'late' | null;
  /** The seat that went out first in this round. */
  readonly out: Seat | null;
  /** Counted from 1. */
  readonly round: number;
  /** The points of each seat. */
  readonly scores: readonly number[];
  /** The number of rounds won by each seat, if there are no points. */
  readonly wins: readonly number[];
}

/** How a round ended: somebody went out, or it was blocked. */
export type RoundEnd = 'out' | 'blocked';

/** A finished round, with the racks at its end. */
export interface PlayedRound extends Pick<TriominoPosition, 'laid' | 'racks' | 'out' | 'round'> {
  readonly end: RoundEnd;
}

/** The source of points. */
export type TriominoScoreCode =
  /** The sum of a tile, or 1 with simple scoring. */
  | 'tile'
  /** For leading with a triple. */
  | 'lead'
  | 'bridge'
  | 'hexagon'
  | 'double-hexagon'
  | 'triple-hexagon'
  | 'purchase'
  | 'pass'
  /** For going out first, and for the racks of the others. */
  | 'out'
  | 'pips'
  /** For the lowest rack in a blocked round. */
  | 'blocked'
  /** The points of the starting position. */
  | 'earlier';

/** One item of a score. `cells` holds the names of the triangles. */
export interface TriominoScoreLine extends ScoreLine<TriominoScoreCode> {
  /** The round of the points; 0 for those of the starting position. */
  readonly round: number;
}

/** What a seat has earned or paid. */
export type TriominoEarning = TriominoScoreLine & { readonly seat: Seat };

/** A legal moment of a game, or the view of a seat, where racks contain unknown tiles. */
export interface TriominoState extends TriominoPosition {
  readonly options: TriominoOptions;
  /** The revision of the rules that the game is played by. */
  readonly revision: number;
  /** The number of turns since the start, which distinguishes the time limits of turns. */
  readonly turns: number;
  /** The previous round, or the last one when the game is over. */
  readonly last: PlayedRound | null;
  /** The score lines of this round. */
  readonly lines: readonly TriominoEarning[];
  /** The score lines of the rounds before, as far as they were played since the start. A list a round, so that a long game stays small. */
  readonly past: readonly (readonly TriominoEarning[])[];
}

/**
 * Says of a seat that loses its turn with an empty pool that none of its tiles fits, where its tiles are hidden: what that costs
 * shows it.
 */
interface Stuck {
  readonly isStuck?: true;
}

export type TriominoMove =
  /** Chance: deals a seat its tiles, ascending. */
  | { readonly kind: 'deal'; readonly seat: Seat; readonly tiles: Rack }
  /** Chance: the tiles drawn for the lead, by seat; `null` for seats that do not draw. The tiles go back to the pool. */
  | { readonly kind: 'lead'; readonly tiles: readonly (Tile | null)[] }
  /** Chance: draws the bought tile. */
  | ({ readonly kind: 'draw'; readonly seat: Seat; readonly tile: Tile | null } & Stuck)
  /** The clock: the time of the turn is up. */
  | ({ readonly kind: 'timeout' } & Stuck)
  | ({ readonly kind: 'lay' } & LaidTile)
  | { readonly kind: 'buy' }
  | { readonly kind: 'pass' };

/** Why a move is illegal. */
export type TriominoRefusal = Refusal &
  (
    | { readonly code: 'game-over' | 'not-your-turn' | 'bad-move' }
    /** Tiles must be dealt or drawn first. */
    | { readonly code: 'not-dealt' }
    /** Chance: no tiles are due now, or not these ones. */
    | { readonly code: 'not-due' | 'other-tiles' }
    | { readonly code: 'not-in-rack'; readonly tile: Tile }
    | { readonly code: 'cell-taken'; readonly cell: string }
    /** The tile would share no side with another tile. */
    | { readonly code: 'no-side'; readonly cell: string }
    /** A corner has a different number. */
    | ({ readonly code: 'corner-differs' } & Difference)
    /** The first tile must be at `0,0` with its lowest number at the top. */
    | { readonly code: 'first-place' }
    /** The leader must place one of these tiles. */
    | { readonly code: 'must-lead'; readonly tiles: readonly Tile[] }
    /** The leader must place a tile and may neither buy nor pass. */
    | { readonly code: 'leader-lays' }
    /** With an empty pool, a seat that can place a tile may not pass. */
    | { readonly code: 'can-lay' }
    | { readonly code: 'pool-empty' }
    | { readonly code: 'three-bought' }
    /** A seat may pass only after three purchases. */
    | { readonly code: 'buy-first' }
  );

export type TriominoRefusalCode = TriominoRefusal['code'];

/** Why a game is over: a seat has reached the target, all rounds are played, or there was only one. */
export type TriominoReason = 'target' | 'rounds' | 'one-round';

export type TriominoOutcome = Outcome<TriominoReason>;
