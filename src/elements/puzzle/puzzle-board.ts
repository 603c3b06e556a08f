import { makeOption } from '../../games/options.js';
import { createBeside } from '../../interaction/scoped-registry.js';
import { ownHints } from '../../lessons/hints.js';
import { loadLessonGame } from '../../lessons/load.js';
import type { Intention } from '../../match/gate.js';
import { GAME_TAGS } from '../base/game-tags.js';
import type { LeadPolicy, LeadableElement } from '../session/lead.js';
import type { PuzzleSession } from './puzzle-session.js';

/** Milliseconds; tests are faster. */
export const tempo = {
  /** Before another side replies, and between the moves of a solution. */
  reply: 700,
};

/** The game of a puzzle: the reader may play what is asked for, and replies and solutions come by themselves. */
export class PuzzleBoard {
  readonly element: LeadableElement;
  readonly #session: PuzzleSession;
  #policy: LeadPolicy;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param refusal says why something may not be done */
  constructor(holder: HTMLElement, session: PuzzleSession, refusal: () => string) {
    this.#session = session;
    const { game, position, seat } = session.puzzle;
    this.element = createBeside(holder, GAME_TAGS[game]) as unknown as LeadableElement;
    const settings: Record<string, string> = { dice: 'remote', coach: 'off', controls: 'status' };
    for (const [name, value] of Object.entries(session.rules.options)) settings[name] = makeOption(value);
    if (session.rules.hasSides) {
      settings['seats'] = seat === 0 ? 'human remote' : 'remote human';
      this.element.toggleAttribute('flipped', seat === 1);
    }
    const allows = (intention: Intention) => this.#allows(intention, refusal);
    this.#policy = { position, settings, hidesGains: true, allows };
    this.element.lead(this.#policy);
  }

  /** What a hint has marked, in words; empty if there is none. */
  get marked(): string {
    const { authorMarks, words } = this.element;
    return authorMarks.drawing?.describe(words) ?? '';
  }

  /** Marks where to look, then all that the next move of an answer touches. @returns whether there was something to mark */
  async hint(): Promise<boolean> {
    const { puzzle, rules, moves, hintStep } = this.#session;
    const { state } = this;
    const { seat } = puzzle;
    if (rules.game.moves(state, seat).length === 0) return false;
    const lessonGame = await loadLessonGame(puzzle.game);
    if (state !== this.state) return false;
    const hints = ownHints(rules.next(puzzle, state, moves), { state, seat }, lessonGame);
    const marks = hints[Math.min(hintStep, hints.length - 1)];
    this.#mark(marks);
    await this.element.updateComplete;
    return marks !== undefined;
  }

  #mark(marks: string | undefined): void {
    if (marks === this.#policy.marks) return;
    this.#policy = { ...this.#policy, marks };
    this.element.lead(this.#policy);
  }

  get state(): unknown {
    return this.element.match.state;
  }

  async focus(): Promise<void> {
    this.element.wake();
    await this.element.updateComplete;
    this.element.gamePlay?.focusTable();
  }

  toStart(): void {
    this.stop();
    this.#mark(undefined);
    this.element.goTo(0);
  }

  /** Plays what comes next by itself, after a pause: the reply of the other side, which may refute, or the next move of the solution. */
  goOn(): void {
    this.stop();
    this.#mark(undefined);
    const { phase, isRefuted } = this.#session;
    if (phase === 'open' || phase === 'showing' || isRefuted) this.#timer = setTimeout(() => this.#step(), tempo.reply);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  /** Trying again is a button of the puzzle, which counts it. */
  #allows({ cause, moves }: Intention, refusal: () => string): boolean | string {
    const session = this.#session;
    const isMove = cause === 'play' || cause === 'draw';
    if (isMove && moves.every(({ move }) => session.allows(move))) return true;
    return isMove && session.phase !== 'open' ? false : refusal();
  }

  #step(): void {
    const { puzzle, rules, moves, phase } = this.#session;
    const { state } = this;
    const isOwn = rules.game.moves(state, puzzle.seat).length > 0;
    if (!isOwn && moves.length > 0 && rules.reply && !this.element.match.outcome) {
      this.element.play(rules.reply(puzzle, state, moves).move, { by: 'script' });
      this.goOn();
    } else if (isOwn && phase === 'showing') this.element.play(rules.next(puzzle, state, moves), { by: 'script' });
  }
}
