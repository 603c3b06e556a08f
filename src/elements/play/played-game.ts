import type { Actor, Refusal, Seat } from '../../games/game.js';
import type { Entry } from '../../match/entry.js';
import type { GameRecord } from '../../match/record/record.js';
import type { MenuItem } from '../../ui/panel/menu.js';
import type { Tool } from '../../ui/panel/toolbar.js';

/** What is told of a game that is over, beside its result. */
export interface Ending {
  /** The points of each seat; missing in a game without points. */
  readonly scores?: readonly number[];
  /** What decided the game, in a sentence. */
  readonly decided?: string | undefined;
  /** What somebody alone may be compared with: the nine deciles of the points of well-played games, fewest first. */
  readonly deciles?: readonly number[];
}

/** What there is to see and to do where a game can be shared with other devices. */
export interface SharedTools {
  /** The line about the connection and the others. */
  render(): unknown;
  /** The tools that only a shared game has. */
  readonly tools: readonly MenuItem[];
  /** Asks the others to take back the own latest move. */
  readonly undoTool: Tool;
  /** Asks the others for the next game. */
  readonly newGameTools: readonly Tool[];
  /** Agrees to the next game. @returns whether somebody has asked for it */
  agree(): boolean;
}

/** What one game says, shows and does while it is played. The parts of `GamePlay` ask it; each game implements it. */
export interface PlayedGame<State, Move> {
  /** What is to be done now, or who has won. */
  readonly situation: string;
  /** The situation; empty while a lesson or a puzzle has the next word. */
  readonly prompt: string;
  /** A second, quieter line below it, such as what was done last; it is dropped where there is no room. */
  readonly aside: string | undefined;
  /** What the card at the end says, once there is an outcome. */
  readonly ending: Ending;
  /** A typed move, as an example in the empty field. */
  readonly example: string;
  /** Whether the game makes sounds. */
  readonly isSounding: boolean;
  /** Turns sounds on or off for all games of the reader; once they are on, there is one to hear. */
  switchSound(): void;
  /** Tools of this game that also serve where nothing is played. */
  readonly viewTools: readonly Tool[];
  /** The keys of these tools. */
  readonly viewKeys: Readonly<Record<string, () => void>>;
  /** Cancels the move that the user has begun, on Escape. */
  readonly escapeMove: (() => void) | undefined;
  /** The seat whose dice or tiles are due; `undefined` if they are everybody's. */
  readonly roller: Seat | undefined;
  /** Which computer player thinks, in a sentence; `undefined` if none does. */
  readonly thinking: string | undefined;
  /** Whether the user can ask for hints: in a game, unless the page has turned them off. */
  readonly hasHints: boolean;
  /** The seat that gets a hint now: one that the user may move for, and whose tiles may be seen; `undefined` if there is none. */
  readonly hintSeat: Seat | undefined;
  /** The step of a hint that is shown, in words. */
  readonly hintText: string | undefined;
  /** Takes the hint away; `undefined` while there is none. */
  readonly closeHint: (() => void) | undefined;
  /** The seat whose move undo takes back; `undefined` for the latest of anybody. */
  readonly seatToUndo: Seat | undefined;
  /** Whether undo is possible at all now. */
  readonly isUndoOpen: boolean;
  /** Whether the game is covered for now, so that it is neither shared nor printed. */
  readonly isCovered: boolean;
  /** The record that share and print hand out. */
  readonly sharedRecord: GameRecord;
  /** The text below the picture on paper. */
  readonly printedSituation: string;

  /** What shares the game with other devices, where the page lets readers do so. */
  readonly online?: SharedTools | undefined;
  /** The same, while others play along. */
  readonly shared?: SharedTools | undefined;

  /** The buttons for what can be done now, while the game goes on. */
  renderGameActions(): unknown;
  /** What the player holds, such as dice or a rack. */
  renderHand?(): unknown;
  /** Below the tools, such as points. */
  renderDetails?(): unknown;
  /** All moves that can be made now, in words. A game without it has no such list. */
  renderAllMoves?(): unknown;
  /** Makes a typed move. @returns whether it was made */
  playText(text: string): boolean;
  /** The sentence for a move, given the state it was made in. */
  describeMove(made: Entry<Move>, before: State): string;
  /** The sentence for a refusal. */
  refusalText(refusal: Refusal): string;
  /** The sign of the seat that made a move, if the order of moves does not show it. */
  signOf?(actor: Actor): unknown;
  /** A move in notation, if not all of it may be known. */
  textOf?(made: Entry<Move>): string;
  /** Who may read what, if that decides how moves are told: another value, as soon as they are told in another way. */
  readonly reader?: unknown;
  /** What tells new readers the goal and tips. */
  readonly coach?: { speak(): void } | undefined;
  /** Opens the help. A game without it has no such tool. */
  openHelp?(): Promise<void>;
  /** Gives the next step of a hint. Rejects if what gives hints could not be loaded. */
  giveHint(): Promise<void>;
  /** Focuses the board, the sheet or the table. */
  focusTable(): void;
  /** Focuses what is to be pressed now, after the focused control was removed. */
  keepFocus(): void;
}
