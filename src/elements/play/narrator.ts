import { Announcer } from '../../interaction/announcer.js';
import type { CommonTerms } from '../../locales/common/terms.js';
import type { MadeMove } from '../../match/entry.js';
import type { GameChangeDetail } from '../base/events.js';
import { focusedIn } from '../base/host-roots.js';
import type { PlayContext } from './play-context.js';

/** Puts moves and changes into words, and announces them in the polite live region. */
export class Narrator<State, Move, Terms extends CommonTerms> {
  readonly #context: PlayContext<State, Move, Terms>;
  readonly #announcer: Announcer;
  #isTogether = false;

  constructor(context: PlayContext<State, Move, Terms>) {
    this.#context = context;
    this.#announcer = new Announcer(context);
  }

  /** The text of the live region. */
  get spoken(): string {
    return this.#announcer.text;
  }

  /** Whether moves are being made that {@link announceTogether} announces as one. */
  get isTogether(): boolean {
    return this.#isTogether;
  }

  say(sentence: string): void {
    this.#announcer.say(sentence);
  }

  /** Announces a change. */
  announce(change: GameChangeDetail<Move>): void {
    if (!this.#isTogether) this.say(this.#describe(change));
  }

  /**
   * Makes moves, announces all of them at once, and then what is to be done.
   * @param play returns the ply from which it made them, if that is another one than before
   */
  announceTogether(play: () => number | void): void {
    const before = this.#context.match.ply;
    this.#isTogether = true;
    const from = play() ?? before;
    this.#isTogether = false;
    const { match, prompt, features } = this.#context;
    const sentences = match.entries.slice(from, match.ply).map((_, i) => this.describePly(from + i + 1));
    if (sentences.length > 0) this.say([...sentences, prompt].filter(Boolean).join(' '));
    for (const slots of features.slots) slots.announced?.();
  }

  /** The sentence for a move of the match; empty if there is none. */
  describePly(ply: number): string {
    const { match, play } = this.#context;
    const before = match.stateAt(ply - 1);
    const made = match.entries[ply - 1];
    return before && made ? play.describeMove(made, before) : '';
  }

  /** The sentences for moves of the match that follow one another; none where they were taken back. */
  describeMoves(moves: readonly MadeMove<Move>[]): string[] {
    // They need not be the latest: a listener may have played on, and what the host of a shared game sends stands before what it has not confirmed.
    const { entries } = this.#context.match;
    const from = entries.findLastIndex(({ move, actor }) => move === moves[0]?.move && actor === moves[0].actor);
    return moves.map((_, i) => this.describePly(from + i + 1));
  }

  /** The sentence for the move that was taken back. */
  get #undone(): string {
    const { match, play } = this.#context;
    const { undone, stateBeforeUndone } = match;
    return undone && stateBeforeUndone ? play.describeMove(undone, stateBeforeUndone) : '';
  }

  #describe({ cause, by, moves }: GameChangeDetail<Move>): string {
    const { match, isPlayed, activeMode, prompt, commonWords: words } = this.#context;
    const causes = {
      play: '',
      concede: '',
      load: '',
      undo: this.#undone && words('tabletop.undone', this.#undone),
      redo: words('tabletop.redone', this.describePly(match.ply)),
      restart: words('tabletop.newGameBegun'),
      // Playback announces only the moves.
      'go-to': this.#isListRead || by === 'auto' ? '' : words('tabletop.atPly', match.ply, match.length),
      try: words('tabletop.trying'),
      return: words(activeMode === 'diagram' ? 'tabletop.backToDiagram' : 'tabletop.returned'),
    };
    const now = isPlayed ? prompt : this.#moment;
    return [causes[cause], ...this.describeMoves(moves), now].filter(Boolean).join(' ');
  }

  /** The move that led to the shown moment of a record, its comment, and the result. */
  get #moment(): string {
    const { match, situation, features } = this.#context;
    const judged = features.first((slots) => slots.judged);
    const { comment = '' } = match.entries[match.ply - 1] ?? match;
    const move = this.#isListRead ? '' : this.describePly(match.ply);
    return [move, judged, comment, match.outcome && situation].filter(Boolean).join(' ');
  }

  /** Screen readers read the focused move of the list by themselves. */
  get #isListRead(): boolean {
    return Boolean(focusedIn(this.#context)?.matches('.listed'));
  }
}
