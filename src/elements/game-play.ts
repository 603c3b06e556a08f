import type { Translation } from '@shoelace-style/localize';
import type { CSSResultOrNative, LitElement, TemplateResult } from 'lit';
import type { Actor, Refusal, Seat } from '../games/game.js';
import { GameError } from '../games/game-error.js';
import { Announcer } from '../interaction/announcer.js';
import { teach } from '../interaction/language.js';
import type { Term } from '../interaction/language.js';
import type { CommonTerms } from '../locales/common/terms.js';
import type { By } from '../match/entry.js';
import type { Match } from '../match/match.js';
import type { AgainOptions } from '../match/settings.js';
import { emit } from './events.js';
import type { ElementChangeCause, GameChangeDetail, GameMoveDetail } from './events.js';

/** Milliseconds before a pointer can answer what has just appeared under it. */
const ANSWER_DELAY = 400;

/** What the playing part of an element may do with it. */
export interface PlayHost<State, Move, Terms extends CommonTerms> extends LitElement {
  readonly match: Match<State, Move>;
  readonly words: Term<Terms>;
  /** What a seat is called where nobody has a name. */
  sideName(seat: Seat): string;
  /** The name of a seat as the attribute says it, or an empty text. */
  givenName(seat: Seat): string;
  /** What a seat is called. */
  nameOf(seat: Seat): string;
  rename(seat: Seat, name: string): void;
  /** Begins another match. */
  begin(how: AgainOptions, by: By): void;
}

/**
 * The part of an element that lets a reader play: it is loaded at first sight, so that a page of diagrams or a board far down
 * costs only what is seen. It asks the page before each move, explains refusals, and leaves no running game without a question.
 */
export abstract class GamePlay<State, Move, Terms extends CommonTerms> {
  /** Added to the element's own when this part is there. */
  abstract readonly styles: readonly CSSResultOrNative[];
  /** Why the last attempt of the reader was refused. */
  protected notice = '';
  /** Whether the reader has to say if a running game is to be left. */
  protected isAsking = false;
  #askedAt = 0;
  protected readonly host: PlayHost<State, Move, Terms>;
  readonly #announcer: Announcer;

  /** @param english the words of playing, which the element does without until now */
  constructor(host: PlayHost<State, Move, Terms>, english: Translation) {
    this.host = host;
    this.#announcer = new Announcer(host);
    teach(english);
  }

  /** What stands beside or below the game: status, actions, tools. */
  abstract renderPanel(): TemplateResult;
  /** What is spoken after a change. */
  protected abstract describe(change: GameChangeDetail<Move>): string;
  /** Where focus goes when what had it is removed. */
  abstract keepFocus(): void;
  protected abstract refusalText(refusal: Refusal): string;

  /** Another match, or another moment of it. */
  abstract matchChanged(cause: ElementChangeCause): void;

  /** Whatever the reader had begun is over. */
  protected reset(): void {
    this.notice = '';
    this.isAsking = false;
  }

  /** The text of the live region. */
  get spoken(): string {
    return this.#announcer.text;
  }

  /** Speaks of a change. */
  tell(change: GameChangeDetail<Move>): void {
    this.say(this.describe(change));
  }

  protected say(sentence: string): void {
    this.#announcer.say(sentence);
  }

  protected get words(): Term<Terms> {
    return this.host.words;
  }

  /** The words that all elements share. */
  protected get commonWords(): Term<CommonTerms> {
    return this.host.words;
  }

  /** Makes a move for the reader, given as such or typed, and tells them why where it cannot be. @returns whether it was made */
  protected play(input: Move | string, actor?: Actor): boolean {
    const { match } = this.host;
    const read = this.#read(input, actor);
    const mayRoll = read?.actor !== 'chance' || match.dice === 'enter';
    const refusal = read ? match.refusal(read.move, read.actor) : { code: 'bad-move' };
    if (!read || refusal || !mayRoll) {
      this.refuse(refusal ?? { code: 'not-your-turn' });
      return false;
    }
    const text = match.game.makeMove(read.move, match.state, read.actor);
    if (!this.#isAllowed({ ...read, text, by: 'reader' })) return false;
    match.play(read.move, { actor: read.actor, by: 'reader' });
    return true;
  }

  /** Rolls or draws for the reader. */
  protected draw(): void {
    const { match } = this.host;
    const drawn = match.peekDraw();
    if (drawn && this.#isAllowed({ actor: 'chance', ...drawn, by: 'reader' })) match.draw('reader');
  }

  /** Tells the reader, in place and aloud, and the page why something was not done. */
  protected refuse(refusal: Refusal): void {
    this.notice = this.refusalText(refusal);
    this.say(this.notice);
    this.host.requestUpdate();
    emit(this.host, 'game-refuse', { code: refusal.code, message: this.notice });
  }

  /** Missing while there is nothing to take back. */
  protected get undo(): (() => void) | undefined {
    const { match } = this.host;
    return match.canUndo() ? () => match.undo(undefined, 'reader') : undefined;
  }

  /** Missing while nothing has been taken back. */
  protected get redo(): (() => void) | undefined {
    const { match } = this.host;
    return match.canRedo ? () => match.redo('reader') : undefined;
  }

  /** A game that is going on is not left without asking. */
  protected newGame(): void {
    const { match } = this.host;
    const isGoingOn = !match.outcome && match.entries.some(({ actor }) => actor !== 'chance');
    if (isGoingOn) this.ask(true);
    else this.leaveGame();
  }

  /** Begins a new game whatever becomes of this one; but a double tap on the tool that asked is no answer. */
  protected leaveGame(click?: Event): void {
    if (click instanceof MouseEvent && click.detail > 0 && click.timeStamp - this.#askedAt < ANSWER_DELAY) return;
    this.host.begin({}, 'reader');
  }

  protected rematch(): void {
    this.host.begin({ alternate: true }, 'reader');
  }

  protected ask(isAsking: boolean): void {
    this.isAsking = isAsking;
    this.#askedAt = performance.now();
    this.host.requestUpdate();
    if (!isAsking) return;
    this.say(this.commonWords('tabletop.leaveGame'));
    void this.host.updateComplete.then(() => this.keepFocus());
  }

  #read(input: Move | string, actor: Actor | undefined): { actor: Actor; move: Move } | undefined {
    try {
      return this.host.match.read(input, actor);
    } catch (error) {
      if (error instanceof GameError) return undefined;
      throw error;
    }
  }

  /** Asks the page. What it did meanwhile counts: a match that is gone or has moved on is not played. */
  #isAllowed(detail: GameMoveDetail<Move>): boolean {
    const { match } = this.host;
    const { state } = match;
    return emit(this.host, 'game-before-move', detail) && this.host.match === match && match.state === state;
  }
}
