import type { CSSResult } from 'lit';
import type { Actor, Refusal, Seat } from '../../games/game.js';
import type { Term } from '../../interaction/language.js';
import type { CommonTerms } from '../../locales/common/terms.js';
import type { By, Entry } from '../../match/entry.js';
import type { GameRecord } from '../../match/record/record.js';
import type { MenuItem } from '../../ui/panel/menu.js';
import type { SoundName } from '../../ui/sound.js';
import type { ElementChangeCause, GameChangeDetail } from '../base/events.js';
import type { DicePadSlot, Setting } from '../features/feature.js';
import type { PendingDice } from '../../ui/dice/pending-dice.js';
import type { Ending } from './ending.js';
import type { Intentions } from './intentions.js';
import type { Matter } from './matter.js';
import type { Narrator } from './narrator.js';
import type { PlayContext } from './play-context.js';
import { readerSettings } from './reader-settings.js';
import type { Beat, SeenMove } from './show/timeline.js';

/**
 * What one game says, shows and does while it is played: the abstract members, and others where a game differs from the usual. It is loaded when the
 * element is first seen, so that diagrams and boards far down the page cost only what they show.
 */
export abstract class GamePlay<State, Move, Terms extends CommonTerms> {
  readonly context: PlayContext<State, Move, Terms>;
  readonly matter: Matter = { seat: 'wood', chance: 'dice' };
  /** Whether the game itself lets its time run and stand. */
  readonly keepsTime: boolean = false;

  /** @param styles the looks of the element while it is played */
  constructor(context: PlayContext<State, Move, Terms>, ...styles: readonly CSSResult[]) {
    this.context = context;
    context.addStyles(...styles);
  }

  /** What is to be done now, or who has won. */
  abstract readonly situation: string;
  /** A typed move, as an example in the empty field. */
  abstract readonly example: string;
  /** Tools of this game that also serve where nothing is played. */
  abstract readonly viewTools: readonly MenuItem[];
  /** What readers can set in this game beside what they can in all. */
  get settings(): readonly Setting[] {
    return [];
  }

  /** The keys of these tools. */
  abstract readonly viewKeys: Readonly<Record<string, () => void>>;
  /** The other keys of this game, by name in small letters: where one does nothing, the reader is given the reason. */
  readonly ownKeys: readonly string[] = [];
  /** Cancels the move that the reader has begun, on Escape. */
  abstract readonly escapeMove: (() => void) | undefined;
  /** The buttons for what can be done now, while the game goes on. */
  abstract renderGameActions(): unknown;
  /** What the player holds, such as dice or a rack. */
  renderHand?(): unknown;
  /** Below the tools, such as what others hold. */
  renderDetails?(): unknown;
  /** How the points of a round or of the game are made up; `undefined` while none are counted. */
  renderSums?(): unknown;
  /** All moves that can be made now, in words. A game without it has no such list. */
  renderAllMoves?(): unknown;
  /** The sentence for a move, given the state it was made in. */
  abstract describeMove(made: Entry<Move>, before: State): string;
  /** The sentence for a refusal. */
  abstract refusalText(refusal: Refusal): string;
  /** What one of its own keys does wherever the focus is in the game. */
  ownKey?(event: KeyboardEvent): (() => void) | undefined;
  /** Why one of its keys does nothing now, if there is more to say than what is to be done. @param key as the event names it */
  whyNot?(key: string): string | undefined;
  /** Another match, or another moment of it. `moves` are those that were added. */
  abstract matchChanged(cause: ElementChangeCause, moves: readonly Entry<Move>[], by: By): void;
  /** Focuses the board, the sheet or the table. */
  abstract focusTable(): void;
  /** The sign of the seat that made a move, if the order of moves does not show it. */
  signOf?(actor: Actor): unknown;
  /** What a move sounds like that is not like the others. */
  soundOf?(made: Entry<Move>, before: State): SoundName | undefined;
  /** What is seen and heard of moves that were made together. By default they are heard only: the latest two, a move and the dice that follow it. */
  beats(moves: readonly SeenMove<State, Move>[]): readonly Beat[] {
    return moves.slice(-2).map(({ made, before }) => ({
      name: 'arrive',
      start: 0,
      ms: 0,
      sound: this.soundOf?.(made, before) ?? this.matter[made.actor === 'chance' ? 'chance' : 'seat'],
    }));
  }

  /** A move in few words, without whose it is: `c6–d5, a triad, e6 off.` It is empty for what is not worth saying. */
  summarize?(made: Entry<Move>, before: State): string;
  /** The seat that a narrated move belongs to, if chance has made it for somebody. */
  doerOf?(made: Entry<Move>, before: State): Seat | undefined;
  /** A move in notation, if not all of it may be known. */
  textOf?(made: Entry<Move>): string;

  /** A second, quieter line below the situation; it gives way to what was done last. */
  get aside(): string | undefined {
    return undefined;
  }

  /** The points of a seat, in a game that counts any while it is played. */
  readonly scoreOf?: (state: State, seat: Seat) => number | undefined;

  /** What the card at the end says, once there is an outcome. */
  get ending(): Ending {
    return {};
  }

  /** Where the reader enters dice now; missing while none are due, and until it is loaded. */
  get dicePad(): DicePadSlot | undefined {
    return this.context.features.first(({ dicePad }) => dicePad);
  }

  /** The dice that the reader has to enter now; `undefined` for none. */
  readonly pendingDice?: () => PendingDice | undefined;

  /** The seat whose dice or tiles are due; `undefined` if they are everybody's. */
  get roller(): Seat | undefined {
    return undefined;
  }

  /** The seat that gets a hint now: one that the reader may move for, and whose tiles may be seen; `undefined` if there is none. */
  get hintSeat(): Seat | undefined {
    const isDue = (actor: Actor): actor is Seat => typeof actor === 'number' && this.intentions.mayAct(actor);
    return this.context.match.actors.find(isDue);
  }

  /** The seat whose move undo takes back; `undefined` for the latest of anybody. */
  get seatToUndo(): Seat | undefined {
    return undefined;
  }

  /** Whether undo is possible at all now. */
  get isUndoOpen(): boolean {
    return true;
  }

  /** Whether the game is covered for now, so that it is neither shared nor printed. */
  get isCovered(): boolean {
    return false;
  }

  /** Whether the game makes sounds. */
  get isSounding(): boolean {
    return readerSettings().isSounding ?? false;
  }

  /** The record that share and print hand out. */
  get sharedRecord(): GameRecord {
    return this.context.match.toRecord();
  }

  /** The text below the picture on paper. */
  get printedSituation(): string {
    return this.context.situation;
  }

  /** Who may read what, if that decides how moves are described: another value, as soon as they are described in another way. */
  get reader(): unknown {
    return undefined;
  }

  /** Resolves when the modules that the game asked for itself are loaded. */
  get complete(): Promise<unknown> | undefined {
    return undefined;
  }

  /** Makes a typed move. @returns whether it was made */
  playText(text: string): boolean {
    return this.intentions.play(text);
  }

  /** Announces a change. */
  announce(change: GameChangeDetail<Move>): void {
    this.narrator.announce(change);
  }

  /** Focuses what is to be pressed now, after the focused control was removed. */
  keepFocus(): void {
    const { isPlayed, session, root } = this.context;
    const isAsked = isPlayed && session.triedFrom === undefined;
    const action = isAsked ? root.querySelector<HTMLElement>('.over-board input, .primary') : null;
    if (action) action.focus();
    else this.focusTable();
  }

  get intentions(): Intentions<State, Move, Terms> {
    return this.context.intentions;
  }

  get narrator(): Narrator<State, Move, Terms> {
    return this.context.narrator;
  }

  get words(): Term<Terms> {
    return this.context.words;
  }

  /** The terms that all games share. */
  get commonWords(): Term<CommonTerms> {
    return this.context.commonWords;
  }

  /** Drops what the reader has begun, and the notice about it. */
  protected reset(): void {
    this.intentions.notice = undefined;
  }
}
