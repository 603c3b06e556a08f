import type { AnyPuzzleRules } from '../../puzzles/load.js';
import type { Puzzle, Verdict } from '../../puzzles/puzzle.js';
import type { PuzzleName } from './events.js';

/** `showing`: the solution is being played; `shown`: it lies there. */
export type Phase = Verdict | 'showing' | 'shown';

/** A puzzle while somebody solves it. */
export class PuzzleSession {
  phase: Phase = 'open';
  tries = 1;
  /** Whether the solution was shown. Then the puzzle counts for nothing, also when it is solved afterwards. */
  isShown = false;
  /** How long it took, in milliseconds, once it is over. */
  ms = 0;
  /** How many hints were given, in all tries. */
  hints = 0;
  /** How many of them are about the next move. */
  hintStep = 0;
  /** What has become of the latest press of a button, if there is something to say. */
  note: 'copied' | 'copyYourself' | 'notLoaded' | undefined;
  #moves: unknown[] = [];

  /** @param begun when it began, in milliseconds */
  constructor(
    readonly puzzle: Puzzle,
    readonly rules: AnyPuzzleRules,
    /** The day, if it is the puzzle of that day. */
    readonly date: string | undefined,
    /** Which puzzles of a day it belongs to; empty for those that all pages have. */
    readonly series: string,
    readonly begun: number,
  ) {}

  /** Which puzzle it is, as events say it. */
  get name(): PuzzleName {
    const { game, number, kind, level } = this.puzzle;
    return { game, number, kind, level, date: this.date };
  }

  /** Whether a wrong move is answered by the other side, which shows why it is wrong. */
  get isRefuted(): boolean {
    return this.phase === 'failed' && this.rules.reply !== undefined && this.#moves.length < this.puzzle.moves;
  }

  get isOver(): boolean {
    return this.phase === 'solved' || this.phase === 'shown';
  }

  /** By how many points a wrong answer falls short, where that is known. */
  lack: number | undefined;
  /** The own moves since the start. */
  get moves(): readonly unknown[] {
    return this.#moves;
  }

  allows(move: unknown): boolean {
    return this.phase === 'open' && this.rules.allows(this.puzzle, move);
  }

  /** Judges an own move by the state after it. */
  made(move: unknown, state: unknown, now: number): void {
    this.#moves.push(move);
    this.hintStep = 0;
    const isShowing = this.phase === 'showing';
    const verdict = this.rules.judge(this.puzzle, state, this.#moves);
    if (verdict === 'open') return;
    if (verdict === 'failed') this.lack = this.rules.lack?.(this.puzzle, state, this.#moves);
    this.phase = isShowing ? 'shown' : verdict;
    if (this.isOver) this.ms = now - this.begun;
  }

  /** A hint was given. */
  hinted(): void {
    this.hints++;
    this.hintStep++;
  }

  retry(): void {
    this.tries++;
    this.#restart('open');
  }

  show(): void {
    this.isShown = true;
    this.#restart('showing');
  }

  #restart(phase: Phase): void {
    this.phase = phase;
    this.hintStep = 0;
    this.#moves = [];
  }
}
