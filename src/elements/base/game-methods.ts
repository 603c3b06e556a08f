import type { PropertyDeclarations } from 'lit';
import type { Actor, Outcome, Seat } from '../../games/game.js';
import type { GameError } from '../../games/game-error.js';
import { listenToLinks } from '../../interaction/links/page-links.js';
import { registerLessons } from '../../lessons/sources.js';
import type { LessonSource } from '../../lessons/sources.js';
import type { By, Ply } from '../../match/entry.js';
import type { Match } from '../../match/match.js';
import type { Review, ReviewOptions } from '../../opponents/review/review.js';
import type { Extras } from '../features/extras.js';
import type { GameSession } from '../session/game-session.js';
import type { LeadPolicy } from '../session/lead.js';
import type { Text } from './attributes.js';
import { defineElement } from './element-definition.js';
import { GameAttributes } from './game-attributes.js';

/**
 * What scripts of a page can read from a game element, let it do, and listen to. Its session does it.
 *
 * @event {CustomEvent<GameBeforeMoveDetail>} game-before-move - Before a move or a roll of the user: `{ actor, move, text, by, explain }`. `preventDefault()` refuses it, `explain(text)` says why.
 * @event {CustomEvent<GameBeforeChangeDetail>} game-before-change - Before undo, redo or a new game by the user: `{ cause, by, moves, explain }`. `preventDefault()` refuses it, `explain(text)` says why.
 * @event {CustomEvent<GameMoveDetail>} game-move - After a move, including dice, draws and the end of a time limit: `{ actor, move, text, by }`.
 * @event {CustomEvent<GameChangeDetail>} game-change - After any change: `{ cause, by, moves }`.
 * @event {CustomEvent<GameMessageDetail>} game-refuse - The user tried what the rules refuse: `{ code, message }`.
 * @event {CustomEvent<GameHintDetail>} game-hint - The user was given a step of a hint: `{ step, actor, move, text, message }`, where the step is `where`, `what` or `why`.
 * @event {CustomEvent<Review>} game-review - A game was reviewed, for the user or for a script: what dice and draws did for each seat, what its decisions gave away, and how good each of them was.
 * @event {CustomEvent<GameEndDetail>} game-end - The game is over: `{ winners, scores, reason }`.
 * @event {CustomEvent<GameMessageDetail>} game-error - An attribute or the saved game cannot be used, or the game cannot be saved: `{ code, message }`.
 */
export abstract class GameMethods<State, Move> extends GameAttributes<Move> {
  static override readonly properties: PropertyDeclarations = {
    ply: { noAccessor: true },
    review: { noAccessor: true },
  };

  /** @internal What the game gives to lessons. */
  static readonly lessons?: LessonSource;

  /** Registers the element: under its own name, or another one, or in another registry. Doing it twice is harmless. */
  static define(tag?: string, registry: CustomElementRegistry | undefined = globalThis.customElements): void {
    listenToLinks();
    if (this.lessons) registerLessons(this.lessons);
    const elementClass = this as unknown as CustomElementConstructor & { readonly tag: string };
    defineElement(elementClass, tag ?? elementClass.tag, registry);
  }

  /** @internal What the game adds to features. */
  abstract readonly extras: Pick<Extras<State, Move, never>, 'review'>;
  /** @internal Which match is shown. */
  abstract readonly session: GameSession<State, Move>;

  /**
   * The match: state, moves, undo and redo, records. It stays the same until another game is loaded or started. What attributes and properties ask for is
   * there once `updateComplete` resolves.
   */
  get match(): Match<State, Move> {
    return this.session.match;
  }

  /** The current state of the game. */
  get state(): State {
    return this.match.state;
  }

  /**
   * The current ply; in a record that was left to try own moves, the ply of the record. Setting the property or the attribute goes there. The
   * attribute follows in a replay, and wherever it is present, but not while the game of a link is shown.
   *
   * @type {number | string | null | undefined}
   */
  get ply(): number {
    return this.session.ply;
  }

  set ply(ply: number | Text) {
    if (!this.session.plyAttribute.request(ply)) return;
    this.session.invalidate();
    // With a name, Lit would read the property, which loads the game before the page has set everything.
    this.requestUpdate();
  }

  /**
   * Whether readers are offered a review of their game once it is over (`offer`), or not (`off`). With `on`, a record in `mode="replay"` is reviewed at once.
   * Scripts call it as a method: `await element.review()` reviews the whole game as it is, in the background, whatever is offered, and returns what
   * `game-review` has. It takes `{ onProgress, signal }`, and rejects with the reason of the signal.
   *
   * @type {'off' | 'offer' | 'on' | null | undefined}
   * @default offer
   */
  get review(): (options?: ReviewOptions) => Promise<Review> {
    return this.#review;
  }

  set review(offer: 'off' | 'offer' | 'on' | '' | null | undefined) {
    this.reviewOffer = offer;
    this.requestUpdate();
  }

  readonly #review = async (options?: ReviewOptions): Promise<Review> => {
    const { reviewGame } = await import('../features/review/review-task.js');
    return reviewGame(this as never, options);
  };

  /** The result, or `undefined` while the game goes on. */
  get outcome(): Outcome | undefined {
    return this.match.outcome;
  }

  /** The error in the attributes or the saved game, if any. */
  get error(): GameError | undefined {
    return this.session.error.current;
  }

  /**
   * Makes a move for whoever's turn it is. In a replay this leaves the record to try own moves.
   * @throws GameError `bad-move`, `illegal-move` with the refusal
   */
  play(move: Move | string, options: { actor?: Actor; at?: number; by?: 'script' | 'remote' } = {}): void {
    this.session.play(move, options);
  }

  /** Takes back the latest move, or the latest of one seat; in a replay nothing. @returns whether there was one */
  undo(seat?: Seat): boolean {
    return !this.session.isReplayed && this.session.prepare().undo(seat);
  }

  /** Makes the move again that was undone. @returns whether there was one */
  redo(): boolean {
    return !this.session.isReplayed && this.session.prepare().redo();
  }

  /** Starts a new game with the same options; without a seed, with other dice each time. A replay goes to its start instead. */
  restart(seed?: string): void {
    if (this.session.authorMode === 'replay') this.goTo(0);
    else this.session.begin({ seed }, 'script');
  }

  /**
   * Goes to a ply, or to the `last`; if own moves were tried, of the record that was left.
   * @throws GameError `bad-ply`
   */
  goTo(ply: Ply, by: By = 'script'): void {
    this.session.goTo(ply, by);
  }

  /** Leaves the record of a replay to try own moves from the shown moment. */
  tryMoves(by: By = 'script'): void {
    this.session.tryMoves(by);
  }

  /** Goes back to where the record was left, and drops the tried moves. */
  returnToRecord(by: By = 'script'): void {
    this.session.returnToRecord(by);
  }

  /**
   * Leads the reader through the game, as lessons and puzzles do: the policy says which position is shown, who rolls, what is marked and what may be
   * played. The next call replaces it. The attributes stay as they are, and the game of the page waits meanwhile.
   * @returns gives the game back as it was with the next update, unless somebody else leads by then; `lead(undefined)` does so at once
   */
  lead(policy: LeadPolicy<Move> | undefined): () => void {
    const giveBack = this.session.leading.lead(policy);
    this.session.prepare();
    // A lesson that is moved in the page gives the game back and leads it again before the next update: nothing is seen of that.
    return giveBack;
  }

  /** The legal moves of a seat, or of all who may move now. */
  legalMoves(seat?: Seat): readonly Move[] {
    return this.match.legalMoves(seat);
  }
}
