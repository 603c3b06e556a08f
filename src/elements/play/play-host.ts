import type { CSSResult, LitElement } from 'lit';
import type { Seat } from '../../games/game.js';
import type { Term } from '../../interaction/language.js';
import type { CommonTerms } from '../../locales/common/terms.js';
import type { Clock } from '../../match/clock.js';
import type { By, Ply } from '../../match/entry.js';
import type { Match } from '../../match/match.js';
import type { LinkedGame } from '../../online/link/linked-game.js';
import type { OnlineStatus } from '../../online/link/online-game.js';
import type { AgainOptions } from '../../match/settings.js';
import type { Drawing } from '../../ui/drawing.js';
import type { Text } from '../base/attributes.js';
import type { Control, Placement } from '../controls/controls.js';
import type { GameStorage } from '../features/persist/game-storage.js';
import type { LazyModules } from '../base/lazy-modules.js';
import type { Mode } from '../base/mode.js';
import type { LeadPolicy, SettingName } from '../session/lead.js';

/** The element, as the part that lets a user play sees it. */
export interface PlayHost<State, Move, Terms extends CommonTerms> extends LitElement {
  readonly match: Match<State, Move>;
  readonly words: Term<Terms>;
  /** Keeps the game in the page's storage. */
  readonly storage: GameStorage<State, Move>;
  readonly activeMode: Mode;
  /** The time source of games with time limits. */
  readonly clock?: Clock;
  /** What whoever leads the game decides, such as a lesson: it rolls the dice, and says what comes next. */
  readonly policy: LeadPolicy<Move> | undefined;
  /** Whether the user may move: in a game, or while trying own moves in a record. */
  readonly isPlayed: boolean;
  /** The current ply; in a record that was left, the one at which it was. */
  readonly ply: number;
  /** The value that an attribute has in effect: that of the page, or else of whoever leads the game. */
  setting(name: SettingName): Text;
  /** The ply at which the user left a record to try own moves. */
  readonly triedFrom: number | undefined;
  /** What is marked on the game: by whoever leads it, or else by the page. */
  readonly effectiveMarks: Text;
  /** The marks, as they are drawn. */
  readonly drawing: Drawing | undefined;
  /** The places in the page for controls of this game. */
  readonly placements: ReadonlySet<Placement>;
  /** Whether a control stands in the game itself; `panel`: whether any control of the panel does. */
  shows(control: Control | 'panel'): boolean;
  /** The players, as they stand in a place of their own. */
  renderSeats(): unknown;
  /** The `persist` attribute. */
  readonly persist?: Text;
  /** The game of a host elsewhere, if it is shown. */
  linked: LinkedGame<State, Move> | undefined;
  /** The `online` attribute. */
  readonly online?: Text;
  /** The `room` attribute. */
  readonly room?: Text;
  /** Shows how a game stands that is shared with other devices. */
  showConnection(status: OnlineStatus | undefined): void;
  /** The error in the attributes or the saved game. */
  readonly error: unknown;
  /** The modules that few pages need. */
  readonly modules: LazyModules;
  /** The `names` attribute. */
  names?: Text;
  /** The `setup` attribute. */
  readonly setup?: Text;
  /** The page's text for an option of the game. */
  optionText(name: string): unknown;
  /** The name of a seat if no computer plays for it. */
  sideName(seat: Seat): string;
  /** The name of a seat that nobody has named: that of its computer player, or of its side. */
  ownName(seat: Seat): string;
  /** The name of a seat in the `names` attribute, or an empty text. */
  givenName(seat: Seat): string;
  /** The name of a seat. */
  nameOf(seat: Seat): string;
  /** The `share-url` attribute. */
  readonly shareUrl?: Text;
  /** Ends showing the game of a link; missing while the element shows its own. */
  readonly leaveShared?: (() => void) | undefined;
  /** Starts another match. */
  begin(how: AgainOptions, by: By): void;
  goTo(ply: Ply, by: By): void;
  tryMoves(by: By): void;
  /** Leads through a game that is over as through a record, or ends this. */
  review(isOn: boolean): void;
  /** Whether the user looks through a game that is over. */
  readonly isReviewed: boolean;
  branchOff(by: By): void;
  returnToRecord(by: By): void;
  addStyles(...styles: readonly CSSResult[]): void;
}
