import type { Actor } from '../games/game.js';
import type { By } from './entry.js';
import type { Player } from './players.js';

/** Where dice come from: a tap rolls them, they roll by themselves, the user enters real dice, or a script or link delivers them. */
export const DICE_MODES = ['tap', 'auto', 'enter', 'remote'] as const;
export type DiceMode = (typeof DICE_MODES)[number];

/** Whether a start position must be a legal moment of a game, or may be any arrangement that can be played on. */
export const POSITION_CHECKS = ['strict', 'loose'] as const;
export type PositionCheck = (typeof POSITION_CHECKS)[number];

export interface MatchSettings {
  /** Default: the fewest the game allows. */
  readonly seats?: number | undefined;
  /** Who decides for each seat. Default: humans. */
  readonly players?: readonly Player[] | undefined;
  readonly options?: object | undefined;
  /** The revision of the rules, as records carry it. Default: the latest. */
  readonly revision?: number | undefined;
  /** Any text; the same text gives the same dice. Default: an unpredictable one. */
  readonly seed?: string | undefined;
  /** Milliseconds that have been played, in a `TimedMatch`. Default: the time of the latest move of the record. */
  readonly elapsed?: number | undefined;
  /** A position to begin from, in the game's notation. */
  readonly start?: string | undefined;
  /** Default `strict`. */
  readonly positionCheck?: PositionCheck | undefined;
  /** Default `tap`. */
  readonly dice?: DiceMode | undefined;
  /** Whether undo may take back drawn dice. Default `false`. */
  readonly undoPastChance?: boolean | undefined;
  /** Whether undo leaves the moves of the record alone. Default `false`. */
  readonly fixed?: boolean | undefined;
}

/** What the record of a match does not say. */
export type RecordSettings = Omit<MatchSettings, 'seats' | 'options' | 'revision' | 'start'>;

export interface PlayOptions {
  /** Needed only if several may move. */
  readonly actor?: Actor | undefined;
  /** Milliseconds since the start, in real-time games; default: now, in a `TimedMatch`. */
  readonly at?: number | undefined;
  /** Default `script`. */
  readonly by?: By | undefined;
}

export interface AgainOptions {
  /** Other players, one for each seat. Default: as many as in this match, and the same. */
  readonly players?: readonly Player[] | undefined;
  /** Other rules: all options that are not the default. Default: those of this match. */
  readonly options?: object | undefined;
  /** Default: a fresh one. */
  readonly seed?: string | undefined;
  readonly alternate?: boolean | undefined;
  /** Default: as in this match. */
  readonly dice?: DiceMode | undefined;
}
