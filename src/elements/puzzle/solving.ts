import type { LitElement } from 'lit';
import type { Language } from '../../interaction/language.js';
import type { PuzzleTerms } from '../../locales/puzzle/index.js';
import { openPuzzle } from '../../puzzles/load.js';
import type { GameMoveDetail } from '../base/events.js';
import { copyLine } from './copy-line.js';
import type { LoadedPuzzles } from './load-puzzles.js';
import { emitAnswer, endPuzzle } from './outcome.js';
import { PuzzleBoard } from './puzzle-board.js';
import { PuzzleSession } from './puzzle-session.js';
import { lineFor } from './words.js';

/** What shows a puzzle that is being solved. */
export interface PuzzleHost {
  readonly element: LitElement;
  readonly language: Language<PuzzleTerms>;
  /** The address that shows a puzzle to others; `undefined` if there is none. */
  linkTo(session: PuzzleSession): string | undefined;
  /** Draws the puzzle as it stands now. */
  draw(): void;
}

/** A puzzle that a reader solves: the moves on its board are judged, answered and emitted to the page. */
export class Solving {
  readonly session: PuzzleSession;
  readonly board: PuzzleBoard;
  readonly #host: PuzzleHost;

  /** @throws GameError `bad-puzzles` if the puzzle cannot be played */
  constructor(host: PuzzleHost, { rules, puzzle, date, series }: LoadedPuzzles) {
    openPuzzle(rules, puzzle);
    this.#host = host;
    this.session = new PuzzleSession(puzzle, rules, date, series, performance.now());
    this.board = new PuzzleBoard(host.element, this.session, () => host.language.words('puzzle.notAsked'));
    this.board.element.addEventListener('game-move', this.#onMove as EventListener);
  }

  retry(): void {
    if (this.session.phase === 'showing') return;
    this.session.retry();
    this.#toStart();
  }

  async hint(): Promise<void> {
    if (this.session.phase !== 'open' || !(await this.board.hint())) return;
    this.session.hinted();
    this.#host.draw();
  }

  showSolution(): void {
    if (this.session.phase === 'showing') return;
    this.session.show();
    this.#toStart();
    this.board.goOn();
  }

  /** Copies the line to share. Where the browser does not let a page copy, it is shown and selected. */
  async copy(): Promise<void> {
    const host = this.#host;
    const { session } = this;
    const isCopied = await copyLine(lineFor(session, host.language, host.linkTo(session)));
    session.note = isCopied ? 'copied' : 'copyYourself';
    host.draw();
    await host.element.updateComplete;
    const line = host.element.renderRoot.querySelector('.line');
    if (!isCopied && line) getSelection()?.selectAllChildren(line);
  }

  /** The button that was pressed goes; the focus stays in the puzzle. */
  async focusGame(): Promise<void> {
    const host = this.#host;
    if (!host.element.matches(':focus-within')) return;
    await host.element.updateComplete;
    await this.board.focus();
  }

  #toStart(): void {
    this.board.toStart();
    this.#host.draw();
    void this.focusGame();
  }

  /** After an answer, the next press is below the game. */
  async #focusChoice(): Promise<void> {
    const host = this.#host;
    if (!host.element.matches(':focus-within')) return;
    await host.element.updateComplete;
    host.element.renderRoot.querySelector<HTMLElement>('.choices .button')?.focus();
  }

  readonly #onMove = ({ detail, target }: CustomEvent<GameMoveDetail>): void => {
    const { session, board } = this;
    const host = this.#host;
    if (board.element !== target || detail.actor !== session.puzzle.seat) return;
    const wasShowing = session.phase === 'showing';
    if (session.phase !== 'open' && !wasShowing) return;
    session.made(detail.move, board.state, performance.now());
    if (!wasShowing && session.phase !== 'open') emitAnswer(host.element, session, board.state);
    if (session.isOver) endPuzzle(host.element, session, host.language, host.linkTo(session));
    board.goOn();
    host.draw();
    if (session.phase === 'failed' || session.isOver) void this.#focusChoice();
  };
}
