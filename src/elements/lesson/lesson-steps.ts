import { carryOver, startProgress, reduce, stepsWith, tasksIn } from '../../lessons/progress.js';
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
  /** Whether the reader has done anything since. */
  #isBegun = false;

  /** @param onProgress called with the progress after every change */
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
    const progress = this.#progress;
    return {
      of: tasksIn(this.#plan).length,
      right: stepsWith(progress, 'right').length,
      missed: stepsWith(progress, 'missed'),
      skipped: stepsWith(progress, 'skipped'),
    };
  }

  /** How many tasks the reader has tried. */
  get tried(): number {
    return stepsWith(this.#progress, 'right', 'mended', 'missed').length;
  }

  /** Whether there is another hint; after the last one comes the solution. */
  get hasHint(): boolean {
    return this.#progress.hints < (this.current?.hints.length || OWN_HINTS);
  }

  /**
   * Takes over the steps that stand in the page now. The reader stays in the same step.
   * @param load the progress to begin with: the steps may come one after the other
   */
  read(steps: readonly WrittenStep[], load: (plan: readonly LessonStep[]) => Progress): void {
    const before = this.#written;
    const { current } = this;
    const names = this.#plan.map(({ name }) => name);
    const isAlike = steps.length === names.length && steps.every(({ name }, step) => name === names[step]);
    const numberOf = (old: number): number | undefined => {
      const isSame = (step: WrittenStep) => step.element === before[old]?.element;
      const isNamed = ({ name }: WrittenStep) => name !== undefined && name === names[old];
      const found = [isSame, isNamed].map((fits) => steps.findIndex(fits)).find((step) => step >= 0);
      return found ?? (isAlike ? old : undefined);
    };
    // What is as it was stays what it was, for those who are at it.
    this.#written = steps.map(
      (step) => before.find(({ element, source }) => element === step.element && source === step.source) ?? step,
    );
    this.#plan = this.#written.map(({ kind, name, next }) => ({ kind, name, next }));
    const isSame = current !== undefined && this.#written.includes(current);
    this.#progress = this.#isBegun ? carryOver(this.#progress, this.#plan, numberOf, isSame) : load(this.#plan);
  }

  /** @returns whether it has changed anything */
  dispatch(action: LessonAction): boolean {
    const before = this.#progress;
    this.#progress = reduce(before, action, this.#plan);
    if (this.#progress === before) return false;
    this.#isBegun = true;
    this.#onProgress(this.#progress);
    return true;
  }
}
