import type { Match } from '../../match/match.js';
import type { SavedGame } from '../../match/storage.js';
import type { Switch, Text } from '../base/attributes.js';
import type { ElementStates } from '../base/element-states.js';
import type { Mode } from '../base/mode.js';
import type { RequestHost } from './match-request.js';
import type { RecordHost } from './record/record-source.js';
import type { MatchStage } from './shown-match.js';

/** The element whose match is shown: its rules, its attributes, and what it does when another match or moment is to be seen. */
export interface SessionHost<State, Move> extends RequestHost<State, Move>, MatchStage<State, Move>, RecordHost {
  readonly matchType: typeof Match;
  /** Whether the game may be played by a clock, if it is loaded only for such games how matches keep time. */
  mayHaveClock?(record: unknown): boolean;
  readonly mode?: Text;
  readonly persist?: Text;
  readonly shareUrl?: Text;
  readonly marks?: Text;
  readonly controls?: Text;
  readonly coach?: Switch;
  readonly hints?: Switch;
  readonly online?: Text;
  readonly room?: Text;
  names?: Text;
  readonly activeMode: Mode;
  /** What is saved under the key of the page. */
  readonly savedGame: SavedGame;
  /** Takes over the properties that were set before the element was defined. */
  takeProperties(): void;
  /** Applies the attributes that do not say which game is played. */
  applySettings(match: Match<State, Move>): void;
  readonly states: ElementStates;
  requestUpdate(name?: PropertyKey, old?: unknown): void;
}
