import { GameError } from '../../../games/game-error.js';
import type { LeadableElement } from '../../session/lead.js';
import type { LessonView } from '../lesson-view.js';
import { pageAtRest } from './page-at-rest.js';
import type { WrittenStep } from '../parts/written-step.js';

/** Something that the author has to mend in a step. */
export interface StepFault {
  /** The step, its number and its name, as the warning to the author has them. */
  readonly text: string;
  readonly error: GameError;
}

/** Whether the page is at an address at which authors write. */
const isAtHome = (): boolean => /^(localhost|127\.0\.0\.1|\[::1\])$/.test(location.hostname);

/** Finds what the author has to mend in the steps of a lesson, also in those to which no reader has come. */
export class FaultFinder {
  readonly #view: LessonView;
  #faults: readonly StepFault[] = [];
  #steps: readonly WrittenStep[] = [];
  #game: LeadableElement | undefined;
  #checking: AbortController | undefined;

  constructor(view: LessonView) {
    this.#view = view;
  }

  /** The faults that the card shows. @param check the attribute of that name */
  shown(check: string | null | undefined): readonly StepFault[] {
    if (this.#faults.length === 0) return [];
    const isShown = check === null || check === undefined ? isAtHome() : check !== 'off';
    return isShown ? this.#faults : [];
  }

  /** Checks the steps that the author has written, unless they have been. */
  check(all: readonly WrittenStep[], game: LeadableElement | undefined): void {
    const steps = all.filter(({ element }) => element.dataset['course'] === undefined);
    const areKnown = steps.length === this.#steps.length && steps.every((step, i) => step === this.#steps[i]);
    if (areKnown && game === this.#game) return;
    this.stop();
    this.#steps = steps;
    this.#game = game;
    if (steps.length === 0) return this.#show([]);
    this.#checking = new AbortController();
    const names = all.flatMap(({ name }) => name ?? []);
    void this.#find(steps, names, game, this.#checking.signal);
  }

  stop(): void {
    this.#checking?.abort();
    this.#steps = [];
    this.#game = undefined;
  }

  async #find(
    steps: readonly WrittenStep[],
    names: readonly string[],
    game: LeadableElement | undefined,
    signal: AbortSignal,
  ): Promise<void> {
    const faults: StepFault[] = [];
    try {
      await pageAtRest(signal);
      const { checkSteps } = await import('./check-steps.js');
      for await (const { step, fault } of checkSteps(steps, names, game)) {
        if (signal.aborted) return;
        faults.push({ text: this.#view.warn(step, fault), error: fault });
      }
    } catch (error) {
      if (signal.aborted) return;
      // Without the network there is no check, and the game says itself what is wrong with it.
      if (!(error instanceof GameError || error instanceof TypeError)) throw error;
    }
    if (!signal.aborted) this.#show(faults);
  }

  #show(faults: readonly StepFault[]): void {
    this.#faults = faults;
    this.#view.requestUpdate();
  }
}
