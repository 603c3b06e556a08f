import { Announcer } from '../../interaction/announcer.js';
import type { Term } from '../../interaction/language.js';
import type { CommonTerms } from '../../locales/common/terms.js';
import type { MadeMove } from '../../match/entry.js';
import type { GameChangeDetail } from '../base/events.js';
import { focusedIn } from '../base/host-roots.js';
import type { PlayHost } from './play-host.js';
import type { PlayedGame } from './played-game.js';

/** Puts moves and changes into words, and speaks them in the polite live region. */
export class Narrator<State, Move, Terms extends CommonTerms> {
  readonly #host: PlayHost<State, Move, Terms>;
  readonly #game: PlayedGame<State, Move>;
  readonly #announcer: Announcer;
  #isTogether = false;

  constructor(host: PlayHost<State, Move, Terms>, game: PlayedGame<State, Move>) {
    this.#host = host;
    this.#game = game;
    this.#announcer = new Announcer(host);
  }

  /** The text of the live region. */
  get spoken(): string {
    return this.#announcer.text;
  }

  /** Whether moves are being made that {@link tellTogether} tells as one. */
  get isTogether(): boolean {
    return this.#isTogether;
  }

  say(sentence: string): void {
    this.#announcer.say(sentence);
  }

  /** Speaks of a change. */
  tell(change: GameChangeDetail<Move>): void {
    if (!this.#isTogether) this.say(this.#describe(change));
  }

  /**
   * Makes moves, tells all of them at once, and then what is to be done.
   * @param play returns the ply from which it made them, if that is another one than before
   */
  tellTogether(play: () => number | void): void {
    const before = this.#host.match.ply;
    this.#isTogether = true;
    const from = play() ?? before;
    this.#isTogether = false;
    const { match } = this.#host;
    const told = match.entries.slice(from, match.ply).map((_, i) => this.describePly(from + i + 1));
    if (told.length > 0) this.say([...told, this.#game.prompt].filter(Boolean).join(' '));
    this.#game.coach?.speak();
  }

  /** The sentence for a move of the match; empty if there is none. */
  describePly(ply: number): string {
    const { match } = this.#host;
    const before = match.stateAt(ply - 1);
    const made = match.entries[ply - 1];
    return before && made ? this.#game.describeMove(made, before) : '';
  }

  /** The sentences for moves of the match that follow one another; none where they were taken back. */
  describeMoves(moves: readonly MadeMove<Move>[]): string[] {
    // They need not be the latest: a listener may have played on, and what the host of a shared game tells stands before what it has not confirmed.
    const { entries } = this.#host.match;
    const from = entries.findLastIndex(({ move, actor }) => move === moves[0]?.move && actor === moves[0].actor);
    return moves.map((_, i) => this.describePly(from + i + 1));
  }

  /** The sentence for the move that was taken back. */
  get #undone(): string {
    const { undone, stateBeforeUndone } = this.#host.match;
    return undone && stateBeforeUndone ? this.#game.describeMove(undone, stateBeforeUndone) : '';
  }

  #describe({ cause, by, moves }: GameChangeDetail<Move>): string {
    const { match, isPlayed, activeMode } = this.#host;
    const words = this.#host.words as Term<CommonTerms>;
    const causes = {
      play: '',
      load: '',
      undo: this.#undone && words('tabletop.undone', this.#undone),
      redo: words('tabletop.redone', this.describePly(match.ply)),
      restart: words('tabletop.newGameBegun'),
      // Playback tells only the moves.
      'go-to': this.#isListRead || by === 'auto' ? '' : words('tabletop.atPly', match.ply, match.length),
      try: words('tabletop.trying'),
      return: words(activeMode === 'diagram' ? 'tabletop.backToDiagram' : 'tabletop.returned'),
    };
    const now = isPlayed ? this.#game.prompt : this.#moment;
    return [causes[cause], ...this.describeMoves(moves), now].filter(Boolean).join(' ');
  }

  /** The move that led to the shown moment of a record, its comment, and the result. */
  get #moment(): string {
    const { match } = this.#host;
    const { comment = '' } = match.entries[match.ply - 1] ?? match;
    const told = this.#isListRead ? '' : this.describePly(match.ply);
    return [told, comment, match.outcome && this.#game.situation].filter(Boolean).join(' ');
  }

  /** Screen readers read the focused move of the list by themselves. */
  get #isListRead(): boolean {
    return Boolean(focusedIn(this.#host)?.matches('.listed'));
  }
}
