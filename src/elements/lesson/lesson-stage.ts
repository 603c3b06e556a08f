import { GameError } from '../../games/game-error.js';
import { loadLessonGame } from '../../lessons/load.js';
import type { LeadPolicy, LeadableElement } from '../session/lead.js';
import { LedGame } from './led-game.js';
import type { LessonView } from './lesson-view.js';
import { missingPosition, readTask } from './scene.js';
import type { Scene } from './scene.js';
import type { WrittenStep } from './parts/written-step.js';

/** The game that a lesson leads, and the step that is set up in it. */
export class LessonStage {
  readonly #view: LessonView;
  readonly #onIdle: () => void;
  #game: LedGame | undefined;
  #scene: Scene | undefined;
  #problems: readonly GameError[] = [];
  #isBusy = false;

  /** @param onIdle called when the reader may go on after something was played or judged */
  constructor(view: LessonView, onIdle: () => void) {
    this.#view = view;
    this.#onIdle = onIdle;
  }

  get game(): LedGame | undefined {
    return this.#game;
  }

  get scene(): Scene | undefined {
    return this.#scene;
  }

  /** What the author has to mend in the step. */
  get problems(): readonly GameError[] {
    return this.#problems;
  }

  /** Whether others move, or a move is being judged. */
  get isBusy(): boolean {
    return this.#isBusy;
  }

  /** Whether the focus is in the game or in the lesson. */
  get hasFocus(): boolean {
    return this.#game?.hasFocus || this.#view.hasFocus;
  }

  lead(element: LeadableElement, policy: Pick<LeadPolicy, 'allows' | 'followLink'>): void {
    this.#game = new LedGame(element, policy);
  }

  release(): void {
    this.clear();
    this.#game?.release();
    this.#game = undefined;
  }

  /** Ends the step, and whatever was to come in it. */
  clear(): void {
    this.#scene?.controller.abort();
    this.#scene = undefined;
    this.#isBusy = false;
    this.#problems = [];
  }

  /** Sets up a step in the game. */
  async setUp(written: WrittenStep): Promise<void> {
    const game = this.#game;
    const controller = new AbortController();
    const scene: Scene = { written, controller, base: 0, rules: undefined, goals: [], answers: [] };
    this.#scene = scene;
    if (!game) return;
    this.#isBusy = true;
    await game.ready();
    if (this.#scene !== scene) return;
    this.#capture(written, () => {
      if (written.kind === 'move' && written.position === undefined) throw missingPosition();
      game.begin(written.position, written.play);
    });
    this.#capture(written, () => game.mark(written.marks));
    const base = game.match.ply;
    const rules = await loadLessonGame(game.match.game.id).catch(() => undefined);
    if (this.#scene !== scene) return;
    const isUsable = rules !== undefined && this.#problems.length === 0;
    const task = isUsable
      ? readTask(written, game, rules, (run) => this.#capture(written, run))
      : { goals: [], answers: [] };
    const ready = { ...scene, base, rules, ...task };
    this.#scene = ready;
    await game.element.updateComplete;
    if (this.#scene !== ready) return;
    this.#isBusy = false;
    this.#view.requestUpdate();
  }

  /** Lets the reader do nothing while something is played or judged. What the step does not survive is dropped. */
  async whileBusy(scene: Scene, run: (scene: Scene) => Promise<void>): Promise<void> {
    this.#isBusy = true;
    this.#view.requestUpdate();
    try {
      await run(scene);
    } catch (error) {
      if (scene.controller.signal.aborted) return;
      if (error instanceof GameError) this.#report(scene.written, error);
      else reportError(error);
    } finally {
      if (this.#scene === scene) {
        this.#isBusy = false;
        this.#view.requestUpdate();
        this.#onIdle();
      }
    }
  }

  /** Runs what an author's mistake may prevent, reports that, and goes on. */
  #capture<Result>(written: WrittenStep, run: () => Result): Result | undefined {
    try {
      return run();
    } catch (error) {
      if (!(error instanceof GameError)) throw error;
      this.#report(written, error);
      return undefined;
    }
  }

  #report(written: WrittenStep, error: GameError): void {
    this.#problems = [...this.#problems, error];
    this.#view.warn(written, error);
    this.#view.requestUpdate();
  }
}
