import type { CSSResult } from 'lit';
import type { Seat } from '../../games/game.js';
import type { MatchChange } from '../../match/entry.js';
import type { Segment } from '../../ui/dialogs/form.js';
import type { MenuItem } from '../../ui/panel/menu.js';
import type { SoundName } from '../../ui/sound.js';
import type { Control } from '../controls/controls.js';
import type { AnyContext } from '../play/play-context.js';

/** Where a tool stands: in the row of tools, in the menu behind it, beside a record, or on the card at the end. */
export type ToolPlace = 'row' | 'menu' | 'replay' | 'card';

/** A tool with its places. */
export interface PlacedTool extends MenuItem {
  readonly places: readonly ToolPlace[];
}

/** What a reader sets: one switch, or several of which one is on. */
export type Setting = { readonly id: string } & (
  Segment | { readonly label: string; readonly choices: readonly Segment[] }
);

/**
 * What keys do in the game, by name: `u`, `ArrowLeft`, `Escape`; with Control or Command, `mod+z`, and `mod+shift+z`. `undefined` for what cannot be done
 * now.
 */
export type KeyBindings = Readonly<Record<string, (() => void) | undefined>>;

/** How the players of some seats are shown. A missing part, or one that is `undefined` for a seat, leaves it to others. */
export interface SeatSlot {
  /** What stands in the place of the name. */
  name?(seat: Seat): unknown;
  /** What is known of the player beside the name, in words. */
  note?(seat: Seat): string | undefined;
  /** The sign before a name that says the same. */
  sign?(seat: Seat): unknown;
  /** The time that the seat has left. */
  clock?(seat: Seat): unknown;
  /** Whether nobody here may name the seat. */
  isNamed?(seat: Seat): boolean;
}

/** Where dice are entered: the game puts it in the place of its own dice. */
export interface DicePadSlot {
  /** Removes all dice; `undefined` if there are none. */
  readonly clear: (() => void) | undefined;
  /** Whether all dice are entered. */
  readonly isComplete: boolean;
  /** The dice so far, and those to press. @param below what stands below them in the hand */
  render(below?: unknown): unknown;
  /** The button that takes them. */
  renderConfirm(): unknown;
}

/** What is said of a move in the list of moves. */
export interface ReadMark {
  /** Stands beside the move. */
  readonly sign: unknown;
  /** Says the same. */
  readonly words: string;
}

/** What can be asked for by name, whoever gives it. */
export type ActionName = 'learn';

/** What the card at the end of a game is made of. */
export interface CardParts {
  /** What a feature offers for the next game. */
  readonly offer: unknown;
  /** The button for the next game. */
  readonly again: unknown;
  readonly tools: unknown;
}

/**
 * What a feature gives to the named places of a game. All of it is asked anew for each picture, in the order of the list of features. What is missing, or
 * `undefined` for now, takes no place.
 */
export interface Slots {
  readonly tools?: readonly PlacedTool[];
  /** What stands in the dialog of settings. */
  readonly settings?: readonly Setting[];
  readonly keys?: KeyBindings;
  /** Why some of the feature's keys do nothing now, in words, by the name of the key. */
  readonly unusedKeys?: Readonly<Record<string, string>>;
  /** The sentence that says what the reader has to do now, in place of the game's own. */
  readonly prompt?: string | undefined;
  /** The sentence that says how the game was given up: the game itself does not know. */
  readonly ending?: string | undefined;
  /** The sentence that says how the game was given up, for a shared text: it names all players, and has no full stop. */
  readonly sharedEnding?: string | undefined;
  /** A sentence about the game that goes into a shared text, without a full stop. */
  readonly sharedNote?: string | undefined;
  /** Renders an SVG about the game that goes into the shared picture, such as the curve of its review. */
  readonly renderSharedNote?: (() => unknown) | undefined;
  /** The sentence of a hint, in place of the status; a notice takes precedence over it. */
  readonly advice?: string | undefined;
  /** The move that a hint, or the review of the shown move, recommends. */
  readonly advisedMove?: unknown;
  /** The second, quieter line of the status, in place of the game's own. */
  readonly aside?: string | undefined;
  /** Where dice that were rolled by hand are entered, if the game asks for any. */
  readonly dicePad?: DicePadSlot;
  /** Renders what stands in place of turn and panel while the reader joins a shared game. */
  renderJoining?(): unknown;
  /** Renders what stands in place of the status while something else is more urgent. */
  renderUrgent?(): unknown;
  /** Renders a notice between the tools of the game and its details. */
  renderNotice?(): unknown;
  /** Renders a panel below the details of the game, such as the list of moves. */
  renderPanel?(): unknown;
  /** Renders the card at the end of a game, in place of the hand, status, actions and tools. */
  renderCard?: ((parts: CardParts) => unknown) | undefined;
  /** Renders a line on the card at the end of a game, with a button for another kind of next game. */
  renderOffer?: (() => unknown) | undefined;
  /** Renders everything beside or below a game that nobody plays, such as a record. */
  renderReplay?(): unknown;
  /** Whether readers who look through the finished game see a review of it. */
  readonly offersReview?: boolean;
  /** Renders the curve of the review, above the buttons that step through a record. */
  readonly renderCurve?: (() => unknown) | undefined;
  /** Renders how good the shown move was, below the status of a record. The button to try moves from there is then left out. */
  readonly renderJudged?: (() => unknown) | undefined;
  /** Renders the summary of the review below the button back to the result, so that this button stays where it is when the summary comes. */
  readonly renderReviewed?: (() => unknown) | undefined;
  /** The sentence that says how good the shown move was; it is spoken after the sentence about the move. */
  readonly judged?: string | undefined;
  /** Returns the mark of a move in the list of moves. */
  markOf?(step: number): ReadMark | undefined;
  /** A value that changes when the marks of moves change, so that what shows them is rendered again. */
  readonly marked?: unknown;
  /** Whether no events are emitted for the moves that are made now, since they are no moves of a game. */
  readonly isQuiet?: boolean | undefined;
  /** Renders a line in place of the tools, such as a tip of the coach, for as long as there is something to say. */
  renderShelf?(): unknown;
  /** The functions that render controls, wherever these stand; they return `undefined` while a control is being loaded. */
  readonly controls?: Readonly<Partial<Record<Control, () => unknown>>>;
  /** Whether a control stands in the game itself; `panel`: whether any control of the panel does. */
  shows?(control: Control | 'panel'): boolean;
  readonly seat?: SeatSlot;
  readonly actions?: Readonly<Partial<Record<ActionName, () => void>>>;
  /** Plays a sound, if the reader has turned sounds on. */
  playSound?(name: SoundName): void;
  /** Called before the game does what the reader wants. @returns whether the feature does it instead */
  takes?(intention: 'rematch'): boolean;
  /** Called when a change of the match is shown, before it is announced. */
  changed?(change: MatchChange<unknown>): void;
  /** Called after a change of the match was announced. */
  announcedChange?(change: MatchChange<unknown>): void;
  /** Called after several moves were announced together. */
  announced?(): void;
  /** Resolves when everything that the feature loads by itself is loaded. */
  readonly complete?: Promise<void> | undefined;
  /** Checks the feature's own attributes. @throws GameError `bad-attribute` */
  readonly check?: () => void;
}

/** The part of a feature that is loaded. */
export interface FeaturePart {
  start(context: AnyContext): Slots;
  readonly styles?: CSSResult | undefined;
}

/** A feature of all games: a folder beside this file, and a line in the list of features. */
export interface Feature {
  /** Whether the feature has something to give now. Attributes, match and the reader's settings say so; nothing is loaded for the answer. */
  isWanted(context: AnyContext): boolean;
  /** Gives what needs no loading, such as the tool that loads the rest when it is pressed. Called once. */
  start?(context: AnyContext): Slots;
  /** Loads the part that gives the rest, as soon as it is wanted. */
  load?(context: AnyContext): Promise<FeaturePart>;
}
