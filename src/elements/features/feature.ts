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
  /** Why some of its keys do nothing now, in words, by name. */
  readonly unusedKeys?: Readonly<Record<string, string>>;
  /** What is to be done now, in place of what the game says. */
  readonly prompt?: string | undefined;
  /** How a game has ended that was given up: the game itself does not know. */
  readonly ending?: string | undefined;
  /** The same for others to read, without a full stop. */
  readonly sharedEnding?: string | undefined;
  /** What goes along when the game is shared, in a sentence without a full stop. */
  readonly sharedNote?: string | undefined;
  /** An SVG that does. */
  readonly renderSharedNote?: (() => unknown) | undefined;
  /** In place of the status, until something else is to be said. */
  readonly advice?: string | undefined;
  /** The move that it says to make. */
  readonly advisedMove?: unknown;
  /** The second, quieter line of the status, in place of the game's. */
  readonly aside?: string | undefined;
  /** Where dice that were rolled by hand are entered, if the game asks for any. */
  readonly dicePad?: DicePadSlot;
  /** In place of turn and panel, while a shared game is being joined. */
  renderJoining?(): unknown;
  /** In the place of the status, where something else is more urgent. */
  renderUrgent?(): unknown;
  /** Above what the game has below its tools. */
  renderNotice?(): unknown;
  /** Below it. */
  renderPanel?(): unknown;
  /** The card at the end of a game, in place of what is held, status, actions and tools. */
  renderCard?: ((parts: CardParts) => unknown) | undefined;
  /** A line on that card, with a button for another kind of next game. */
  renderOffer?: (() => unknown) | undefined;
  /** All that stands beside or below a game that nobody plays, such as a record. */
  renderReplay?(): unknown;
  /** Whether who looks through the game finds it reviewed. */
  readonly offersReview?: boolean;
  /** Above the steps through a record. */
  readonly renderCurve?: (() => unknown) | undefined;
  /** Below the shown moment of a record, in place of the button that leaves it. */
  readonly renderJudged?: (() => unknown) | undefined;
  /** Below the button back to the result, which stays where it is when this comes. */
  readonly renderReviewed?: (() => unknown) | undefined;
  /** What is spoken of that moment after the move. */
  readonly judged?: string | undefined;
  /** The mark of a move in the list. */
  markOf?(step: number): ReadMark | undefined;
  /** Another value as soon as moves are marked in another way. */
  readonly marked?: unknown;
  /** Whether the page hears nothing of the moves that are made now, since they are no moves of a game. */
  readonly isQuiet?: boolean | undefined;
  /** In the place of the tools, for as long as there is something to say. */
  renderShelf?(): unknown;
  /** Controls, wherever they stand; `undefined` while one is being loaded. */
  readonly controls?: Readonly<Partial<Record<Control, () => unknown>>>;
  /** Whether a control stands in the game itself; `panel`: whether any control of the panel does. */
  shows?(control: Control | 'panel'): boolean;
  readonly seat?: SeatSlot;
  readonly actions?: Readonly<Partial<Record<ActionName, () => void>>>;
  /** Makes a sound, if the reader hears the game. */
  playSound?(name: SoundName): void;
  /** Has a say in what the reader wants. @returns whether the feature sees to it itself */
  takes?(intention: 'rematch'): boolean;
  /** Hears of a change of the match, once it is shown. */
  changed?(change: MatchChange<unknown>): void;
  /** Hears of it once it was announced, too. */
  announcedChange?(change: MatchChange<unknown>): void;
  /** Hears that moves were announced as one. */
  announced?(): void;
  /** Resolves when what the feature loads by itself is there. */
  readonly complete?: Promise<void> | undefined;
  /** Reads the attributes that are the feature's own. @throws GameError `bad-attribute` */
  readonly check?: () => void;
}

/** The part of a feature that is loaded. */
export interface FeaturePart {
  start(context: AnyContext): Slots;
  readonly styles?: CSSResult | undefined;
}

/** A feature of all games: a folder beside this file, and a line in the list of features. */
export interface Feature {
  /** Whether it has something to give now. Attributes, match and the reader's settings say so; nothing is loaded for the answer. */
  isWanted(context: AnyContext): boolean;
  /** Gives what needs no loading, such as the tool that loads the rest when it is pressed. Called once. */
  start?(context: AnyContext): Slots;
  /** Loads the part that gives the rest, as soon as it is wanted. */
  load?(context: AnyContext): Promise<FeaturePart>;
}
