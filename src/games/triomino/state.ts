import type { Outcome, Refusal, ScoreLine, Seat } from '../game.js';
import type { Cell } from './grid.js';
import type { TriominoOptions } from './options.js';
import type { Difference } from './table.js';
import type { Tile } from './tiles.js';

/** A tile in its place, which may be anywhere. */
export interface LaidTile extends Cell {
  /** Its numbers clockwise from the apex: that says how it is turned. */
  readonly values: string;
}

/** What a seat holds, ascending; `null` for a tile that is not known. */
export type Rack = readonly (Tile | null)[];

/** Any laid tiles, and who holds what: what a diagram shows. */
export interface TriominoPosition {
  /** In the order in which they were laid. */
  readonly laid: readonly LaidTile[];
  /** One a seat; none where a position is of laid tiles alone. */
  readonly racks: readonly Rack[];
  /** Who is to move; `null` before the round has begun and after the game. */
  readonly turn: Seat | null;
  /** Who leads in this round; `null` as long as that is open. */
  readonly leader: Seat | null;
  /** Who draws for the lead: all, or those whose tiles were equally high. */
  readonly drawing: readonly Seat[];
  /** How many tiles have been bought in this turn, 0 to 3. */
  readonly purchases: number;
  /** A tile that is paid for is still to be drawn, and `late` where the turn ends with it because its time was up. */
  readonly due: 'tile' | 'late' | null;
  /** Who went out first in this round. */
  readonly out: Seat | null;
  /** Counted from 1. */
  readonly round: number;
  /** The points of each seat. */
  readonly scores: readonly number[];
  /** How many rounds each seat has won, where no points are counted. */
  readonly wins: readonly number[];
}

/** How a round has ended: somebody went out, or nobody could lay and nothing was left to buy. */
export type RoundEnd = 'out' | 'blocked';

/** A round that is over, with what was then laid open. */
export interface PlayedRound extends Pick<TriominoPosition, 'laid' | 'racks' | 'out' | 'round'> {
  readonly end: RoundEnd;
}

/** What earns or costs points. */
export type TriominoScoreCode =
  /** The numbers of a tile, or 1 where children count tiles. */
  | 'tile'
  /** For leading with a triple. */
  | 'lead'
  | 'bridge'
  | 'hexagon'
  | 'double-hexagon'
  | 'triple-hexagon'
  | 'purchase'
  | 'pass'
  /** For going out first, and what the others then hold. */
  | 'out'
  | 'pips'
  /** For the least that is left in a blocked round. */
  | 'blocked'
  /** Earned before the position that the game began from. */
  | 'earlier';

/** One part of a score. `cells` are the names of the triangles. */
export interface TriominoScoreLine extends ScoreLine<TriominoScoreCode> {
  /** The round it was earned in; 0 for what was earned earlier. */
  readonly round: number;
}

/** A legal moment of a game; or what a seat may know of one, where racks have tiles that are not known. */
export interface TriominoState extends TriominoPosition {
  readonly options: TriominoOptions;
  /** Counted since the game or its position began: what tells one turn from the next. */
  readonly turns: number;
  /** The round before, until the game is over, or the one that has ended the game. */
  readonly last: PlayedRound | null;
  /** What has been earned since the game or its position began. */
  readonly lines: readonly (TriominoScoreLine & { readonly seat: Seat })[];
}

export type TriominoMove =
  /** Chance: the tiles of a seat at the start of a round, ascending. */
  | { readonly kind: 'deal'; readonly seat: Seat; readonly tiles: Rack }
  /** Chance: a tile a seat to find out who leads; `null` for those who do not draw. They go back. */
  | { readonly kind: 'lead'; readonly tiles: readonly (Tile | null)[] }
  /** Chance: the tile that has been bought. */
  | { readonly kind: 'draw'; readonly seat: Seat; readonly tile: Tile | null }
  /** The clock: the time of a turn is up. */
  | { readonly kind: 'timeout' }
  | ({ readonly kind: 'lay' } & LaidTile)
  | { readonly kind: 'buy' }
  | { readonly kind: 'pass' };

/** Why a move is refused. */
export type TriominoRefusal = Refusal &
  (
    | { readonly code: 'game-over' | 'not-your-turn' | 'bad-move' }
    /** Tiles are to be dealt or drawn first. */
    | { readonly code: 'not-dealt' }
    /** Chance: nothing is to be drawn now, or not these tiles. */
    | { readonly code: 'not-due' | 'other-tiles' }
    | { readonly code: 'not-in-rack'; readonly tile: Tile }
    | { readonly code: 'cell-taken'; readonly cell: string }
    /** The tile would touch laid ones with corners only, or nothing at all. */
    | { readonly code: 'no-side'; readonly cell: string }
    /** A corner has another number there. */
    | ({ readonly code: 'corner-differs' } & Difference)
    /** The first tile lies at `0,0` with its lowest number at the top. */
    | { readonly code: 'first-place' }
    /** The leader lays one of these. */
    | { readonly code: 'must-lead'; readonly tiles: readonly Tile[] }
    /** The leader lays, and neither buys nor passes. */
    | { readonly code: 'leader-lays' }
    /** Whoever can lay must, when there is nothing to buy. */
    | { readonly code: 'can-lay' }
    | { readonly code: 'pool-empty' }
    | { readonly code: 'three-bought' }
    /** One passes after three purchases. */
    | { readonly code: 'buy-first' }
  );

export type TriominoRefusalCode = TriominoRefusal['code'];

/** Somebody has reached the target, all rounds are played, or there was only one. */
export type TriominoReason = 'target' | 'rounds' | 'one-round';

export type TriominoOutcome = Outcome<TriominoReason>;
