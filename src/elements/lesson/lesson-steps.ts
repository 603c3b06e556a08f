import { startProgress, missedIn, reduce, tasksIn } from '../../lessons/progress.js';
import type { LessonAction, LessonStep, Progress } from '../../lessons/progress.js';
import type { LessonEndDetail, LessonStepDetail } from './lesson-events.js';
import type { WrittenStep } from './parts/written-step.js';

/** How many hints lead to a move where the author has written none. */
const OWN_HINTS = 2;

/** The steps of a lesson, and how far the reader is in them. */
export class LessonSteps {
  readonly #onProgress: (progress: Progress) => void;
  #written: readonly WrittenStep[] = [];
  #plan: readonly LessonStep[] = [];
  #progress: Progress = startProgress([]);

  /** @param onProgress hears of every change of the progress */
  constructor(onProgress: (progress: Progress) => void) {
    this.#onProgress = onProgress;
  }

  get all(): readonly WrittenStep[] {
    return this.#written;
  }

  get progress(): Progress {
    return this.#progress;
  }

  get current(): WrittenStep | undefined {
    return this.#written[this.#progress.step];
  }

  /** Which step an event is about. */
  get detail(): LessonStepDetail {
    return { step: this.#progress.step, of: this.#written.length, name: this.current?.name };
  }

  /** The steps that ask for something, and those of them that were not right. */
  get result(): LessonEndDetail {
    const tasks = tasksIn(this.#plan);
    const right = tasks.filter((step) => this.#progress.results[step] === 'right').length;
    return { of: tasks.length, right, missed: missedIn(this.#progress) };
  }

  /** Whether there is another hint; after the last one comes the solution. */
  get hasHint(): boolean {
    return this.#progress.hints < (this.current?.hints.length || OWN_HINTS);
  }

  /** Takes over steps, at some progress. */
  read(steps: readonly WrittenStep[], progress: (plan: readonly LessonStep[]) => Progress): void {
    this.#written = steps;
    this.#plan = steps.map(({ kind, name, next }) => ({ kind, name, next }));
    this.#progress = progress(this.#plan);
  }

  /** Takes over steps that were changed in the page. Where the names are the same, the reader stays in the same step. */
  reread(steps: readonly WrittenStep[]): void {
    const isSame =
      steps.length === this.#plan.length && steps.every(({ name }, index) => name === this.#plan[index]?.name);
    this.read(steps, (plan) => (isSame ? this.#progress : startProgress(plan)));
  }

  /** @returns whether it has changed anything */
  dispatch(action: LessonAction): boolean {
    const before = this.#progress;
    this.#progress = reduce(before, action, this.#plan);
    if (this.#progress === before) return false;
    this.#onProgress(this.#progress);
    return true;
  }
}
