import type { CSSResult, LitElement } from 'lit';
import type { Seat } from '../games/game.js';
import type { Term } from '../interaction/language.js';
import type { CommonTerms } from '../locales/common/terms.js';
import type { Clock } from '../match/clock.js';
import type { By, Ply } from '../match/entry.js';
import type { Match } from '../match/match.js';
import type { AgainOptions } from '../match/settings.js';
import type { Drawing } from '../ui/drawing.js';
import type { Text } from './attributes.js';
import type { GameStorage } from './game-storage.js';
import type { Mode } from './mode.js';

/** The element, as the part that lets a user play sees it. */
export interface PlayHost<State, Move, Terms extends CommonTerms> extends LitElement {
  readonly match: Match<State, Move>;
  readonly words: Term<Terms>;
  /** Keeps the game in the page's storage. */
  readonly storage: GameStorage<State, Move>;
  readonly activeMode: Mode;
  /** The time source of games with time limits. */
  readonly clock?: Clock;
  /** Whether the user may move: in a game, or while trying own moves in a record. */
  readonly isPlayed: boolean;
  /** The current ply; in a record that was left, the one at which it was. */
  readonly ply: number;
  /** The `dice` attribute. */
  readonly dice?: Text;
  /** The ply at which the user left a record to try own moves. */
  readonly triedFrom: number | undefined;
  /** The author's marks. */
  readonly drawing: Drawing | undefined;
  /** The `names` attribute. */
  names?: Text;
  /** The name of a seat that nobody has named. */
  sideName(seat: Seat): string;
  /** The name of a seat in the `names` attribute, or an empty text. */
  givenName(seat: Seat): string;
  /** The name of a seat. */
  nameOf(seat: Seat): string;
  /** Starts another match. */
  begin(how: AgainOptions, by: By): void;
  goTo(ply: Ply, by: By): void;
  tryMoves(by: By): void;
  branchOff(by: By): void;
  returnToRecord(by: By): void;
  addStyles(...styles: readonly CSSResult[]): void;
}
