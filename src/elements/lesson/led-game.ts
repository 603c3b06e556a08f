import type { Actor, Seat } from '../../games/game.js';
import type { OpponentSource } from '../../interaction/thinking.js';
import type { Entry } from '../../match/entry.js';
import type { Match } from '../../match/match.js';
import type { LeadPolicy, LeadableElement } from '../session/lead.js';
import { LessonThinker } from './lesson-thinker.js';
import { playPrepared } from './prepared-move.js';

export const isLeadable = (element: Element | null | undefined): element is LeadableElement =>
  Boolean(element && 'lead' in element && 'match' in element);

/** The lesson is the coach, gives the hints, and plays the dice; readers take their time. */
const SETTINGS = { coach: 'off', hints: 'off', controls: 'status', dice: 'remote', timeLimits: 'off' };

/** What a game has after a lesson: the weakest computer player, and no coach, who would say it all again. */
const SETTINGS_OF_GAME = { seats: 'human computer:beginner', coach: 'off' };

/** Whether each player has tiles or a sheet, and the board shows those of one of them. */
const areApart = ({ game, state }: Match): boolean => game.sample !== undefined || 'sheets' in (state as object);

/** The game that a lesson leads: shows positions, makes moves that are not the reader's, and takes moves back. */
export class LedGame {
  readonly element: LeadableElement;
  readonly thinker = new LessonThinker(this);
  #policy: LeadPolicy;
  #giveBack: () => void;

  /** @param say what the lesson says of moves and links */
  constructor(element: LeadableElement, say: Pick<LeadPolicy, 'allows' | 'followLink'>) {
    this.element = element;
    this.#policy = { ...say, settings: SETTINGS };
    this.#giveBack = element.lead(this.#policy);
    element.wake();
  }

  /** Gives the game back to the page. */
  release(): void {
    this.thinker.release();
    this.#giveBack();
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
    return this.element.gamePlay?.context.hasFocus ?? false;
  }

  focus(): void {
    this.element.gamePlay?.focusTable();
  }

  /** Resolves when the part that users play with is there. */
  async ready(): Promise<void> {
    this.element.wake();
    await this.element.updateComplete;
  }

  /** Begins a game of the reader’s, with what the page has set for it, else against the computer. */
  beginOwn(): void {
    this.#change({ position: undefined, marks: undefined, hint: undefined, settings: SETTINGS_OF_GAME });
  }

  /**
   * Shows the start of a step. Nothing is announced but what the lesson says.
   * @throws GameError of a position or a move that cannot be used
   */
  begin(position: string | undefined, moves: readonly string[]): void {
    this.silently(() => {
      if (this.#policy.settings === SETTINGS_OF_GAME) this.#change({ settings: SETTINGS });
      if (position !== undefined && position !== this.#policy.position) this.#place(position);
      const { match } = this;
      const { error } = this.element;
      if (error && position !== undefined) throw error;
      if (position !== undefined) this.#rewind(match, 0);
      for (const move of moves) playPrepared(match, move);
    });
  }

  /** Marks what the author has written, without a hint. */
  mark(marks: string | undefined): void {
    this.#change({ marks, hint: undefined });
  }

  /** Marks what helps, beside the marks of the author. */
  hint(hint: string): void {
    this.#change({ hint });
  }

  /** The hint, or else the marks on the game, in words. */
  get marked(): string {
    const { authorMarks, words } = this.element;
    return authorMarks.drawing?.describe(words) ?? '';
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
      this.element.gamePlay?.dicePad?.clear?.();
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
    return (await this.element.gamePlay?.context.extras.opponent?.())?.opponent;
  }

  /** Changes the game without a word. */
  silently(change: () => void): void {
    const { gamePlay } = this.element;
    if (!gamePlay) return change();
    let failure: unknown;
    gamePlay.context.narrator.announceTogether(() => {
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
    this.#change({ position, settings: SETTINGS });
    const { seats } = this.match;
    if (this.element.error || seats < 2 || !areApart(this.match)) return;
    const players = Array.from({ length: seats }, (_, seat) => (seat === this.seat ? 'human' : 'remote'));
    this.#change({ settings: { ...SETTINGS, seats: players.join(' ') } });
  }

  #rewind(match: Match, ply: number): void {
    match.undoPastChance = true;
    while (match.ply > ply && match.undo(undefined, 'script'));
    if (match.ply > ply) match.goTo(ply);
  }

  #change(policy: Partial<LeadPolicy>): void {
    this.#policy = { ...this.#policy, ...policy };
    this.#giveBack = this.element.lead(this.#policy);
  }
}
