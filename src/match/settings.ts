import type { Actor } from '../games/game.js';
import type { By } from './entry.js';

/** How dice come about: at a word, by themselves, thrown by hand and entered, or told by somebody else. */
export const DICE_MODES = ['tap', 'auto', 'enter', 'remote'] as const;
export type DiceMode = (typeof DICE_MODES)[number];

export interface MatchSettings {
  /** Default: as few as the game allows. */
  readonly seats?: number | undefined;
  readonly options?: object | undefined;
  /** Any text; the same text gives the same dice. Default: a fresh one nobody can guess. */
  readonly seed?: string | undefined;
  /** A position to begin from, in the game's notation. */
  readonly start?: string | undefined;
  /** Default `tap`. */
  readonly dice?: DiceMode | undefined;
  /** Whether undo may take back drawn dice. Default `false`. */
  readonly undoPastChance?: boolean | undefined;
  /** Whether the moves of the record are there to stay: undo does not take them back. Default `false`. */
  readonly fixed?: boolean | undefined;
}

export interface PlayOptions {
  /** Needed only where several may move. */
  readonly actor?: Actor | undefined;
  /** Milliseconds since the start, in real-time games; default: now, where a `TimedMatch` keeps the time. */
  readonly at?: number | undefined;
  /** Default `script`. */
  readonly by?: By | undefined;
}

export interface AgainOptions {
  /** Default: a fresh one. */
  readonly seed?: string | undefined;
  readonly alternate?: boolean | undefined;
  /** Default: as in this match. */
  readonly dice?: DiceMode | undefined;
}
