import type { LitElement } from 'lit';
import type { Actor, Seat } from '../../games/game.js';
import { GameError, gameError, shown } from '../../games/game-error.js';
import type { OpponentSource } from '../../interaction/thinking.js';
import type { LinkRequest } from '../../interaction/page-links.js';
import type { Term } from '../../interaction/language.js';
import type { CommonTerms } from '../../locales/common/terms.js';
import type { Entry } from '../../match/entry.js';
import type { Match } from '../../match/match.js';
import type { Drawing } from '../../ui/drawing.js';
import type { OpponentModule } from '../features/computer/opponent-module.js';
import { LessonThinker } from './lesson-thinker.js';

/** What a game lets a lesson do with the part that users play with. */
interface TaughtPlay {
  readonly narrator: { tellTogether(play: () => number | void): void };
  readonly hasFocus: boolean;
  /** Takes back an unfinished move. */
  readonly escapeMove: (() => void) | undefined;
  loadOpponent?(): Promise<OpponentModule<unknown, unknown>>;
  describeMove(made: Entry<unknown>, before: unknown): string;
  focusTable(): void;
}

/** The attributes that a lesson sets for as long as it leads the game. */
type Led = 'position' | 'positionCheck' | 'marks' | 'coach' | 'hints' | 'controls' | 'dice' | 'seats' | 'timeLimits';

/** A game element, as a lesson sees it. */
export interface TaughtElement extends LitElement, Record<Led, string | null | undefined> {
  readonly match: Match;
  readonly gamePlay: TaughtPlay | undefined;
  readonly error: GameError | undefined;
  readonly drawing: Drawing | undefined;
  readonly words: Term<CommonTerms>;
  lead?: ((request: LinkRequest) => boolean) | undefined;
  wake(): void;
}

export const isTaught = (element: Element | null | undefined): element is TaughtElement =>
  Boolean(element && 'gamePlay' in element && 'match' in element);

/** What is set where the page has not said otherwise: the lesson is the coach, gives the hints, and plays the dice; readers take their time. */
const USUAL: Partial<Record<Led, string>> = {
  coach: 'off',
  hints: 'off',
  controls: 'status',
  dice: 'remote',
  timeLimits: 'off',
};

/** Whether each player has tiles or a sheet, and the board shows those of one of them. */
const areApart = ({ game, state }: Match): boolean => game.sample !== undefined || 'sheets' in (state as object);

/** The game that a lesson leads: sets positions, makes moves that are not the reader's, and takes moves back. */
export class TaughtGame {
  readonly element: TaughtElement;
  readonly thinker = new LessonThinker(this);
  readonly #before = new Map<Led, string | null | undefined>();

  constructor(element: TaughtElement) {
    this.element = element;
    for (const [name, value] of Object.entries(USUAL) as [Led, string][]) {
      if (name in element && (element[name] === undefined || element[name] === null)) this.#set(name, value);
    }
    this.#set('positionCheck', 'loose');
    element.wake();
  }

  /** Gives the game back to the page. */
  release(): void {
    this.thinker.release();
    for (const [name, value] of this.#before) this.element[name] = value ?? null;
    this.element.lead = undefined;
  }

  get match(): Match {
    return this.element.match;
  }

  /** Who is to move. */
  get seat(): Seat | undefined {
    return this.match.actors.find((actor: Actor): actor is Seat => typeof actor === 'number');
  }

  /** Whether the focus is in the game. */
  get hasFocus(): boolean {
    return this.element.gamePlay?.hasFocus ?? false;
  }

  focus(): void {
    this.element.gamePlay?.focusTable();
  }

  /** What the reader of a sheet presses next: the button that completes the move, or the dice. */
  get pressedNext(): Element | null {
    const { renderRoot } = this.element;
    return renderRoot.querySelector('.turn .primary:not([aria-disabled="true"])') ?? renderRoot.querySelector('.hand');
  }

  /** Resolves when the part that users play with is there. */
  async ready(): Promise<void> {
    this.element.wake();
    await this.element.updateComplete;
  }

  /**
   * Shows the beginning of a step. Nothing is announced but what the lesson says.
   * @throws GameError of a position or a move that cannot be used
   */
  begin(position: string | undefined, moves: readonly string[]): void {
    this.silently(() => {
      if (position !== undefined && position !== this.element.position) this.#place(position);
      const { match, error } = this;
      if (error && position !== undefined) throw error;
      if (position !== undefined) this.#rewind(match, 0);
      for (const move of moves) this.#prepare(move);
    });
  }

  /** The error of the position. */
  get error(): GameError | undefined {
    return this.element.error;
  }

  mark(marks: string | undefined): void {
    this.#set('marks', marks ?? null);
  }

  /** The marks on the game, in words. */
  get marked(): string {
    const { drawing, words } = this.element;
    return drawing?.describe(words) ?? '';
  }

  /** Makes a move of anybody. @throws GameError `bad-move`, `illegal-move` */
  play(move: string): void {
    this.match.play(move, { by: 'script' });
  }

  /** Takes moves back without a word, and what was prepared for them. */
  takeBackTo(ply: number): void {
    this.silently(() => {
      this.#rewind(this.match, ply);
      this.element.gamePlay?.escapeMove?.();
    });
  }

  /** What a game says of a move that could be made. */
  describe(move: unknown, before: unknown, seat: Seat): string {
    const text = this.match.game.makeMove(move, before, seat);
    const entry = { actor: seat, move, text, by: 'script', generated: false } as unknown as Entry<unknown>;
    return this.element.gamePlay?.describeMove(entry, before) ?? text;
  }

  async loadOpponent(): Promise<OpponentSource<unknown, unknown> | undefined> {
    await this.ready();
    return (await this.element.gamePlay?.loadOpponent?.())?.opponent;
  }

  /** Changes the game without a word. */
  silently(change: () => void): void {
    const { gamePlay } = this.element;
    if (!gamePlay) return change();
    let failure: unknown;
    gamePlay.narrator.tellTogether(() => {
      try {
        change();
      } catch (error) {
        failure = error;
      }
      return this.match.ply;
    });
    if (failure) throw failure as Error;
  }

  /**
   * Sets up a position. Where each player has tiles or a sheet, the reader is who moves in it, and the lesson the others: otherwise the reader's tiles would be
   * covered until they have said that nobody else looks, and the next player's sheet would take the place of the one on which they have just moved.
   */
  #place(position: string): void {
    const isOfPage = Boolean(this.#before.has('seats') ? this.#before.get('seats') : this.element.seats);
    if (!isOfPage) this.#set('seats', null);
    this.#set('position', position);
    const { seats } = this.match;
    if (isOfPage || this.error || seats < 2 || !areApart(this.match)) return;
    const players = Array.from({ length: seats }, (_, seat) => (seat === this.seat ? 'human' : 'remote'));
    this.#set('seats', players.join(' '));
  }

  /** @throws GameError that names the move */
  #prepare(move: string): void {
    try {
      this.play(move);
    } catch (error) {
      const { code, message, details, refusal } = gameError(error);
      throw new GameError(code, `play has ${shown(move)}: ${message}`, details, refusal);
    }
  }

  #rewind(match: Match, ply: number): void {
    match.undoPastChance = true;
    while (match.ply > ply && match.undo(undefined, 'script'));
    if (match.ply > ply) match.goTo(ply);
  }

  #set(name: Led, value: string | null): void {
    if (!this.#before.has(name)) this.#before.set(name, this.element[name]);
    if ((this.element[name] ?? null) !== value) this.element[name] = value;
  }
}
