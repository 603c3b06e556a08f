import type { GameError } from '../../../games/game-error.js';
import { nextTask } from '../../../interaction/slices.js';
import { loadLessonGame } from '../../../lessons/load.js';
import type { MarkedElement } from '../../base/author-marks.js';
import type { LeadableElement } from '../../session/lead.js';
import { parseOptions } from '../../session/match-request.js';
import type { RequestHost } from '../../session/match-request.js';
import type { WrittenStep } from '../parts/written-step.js';
import { playFaultsIn } from './play-faults.js';
import type { CheckedGame } from './play-faults.js';
import { wordFaultsIn } from './word-faults.js';

/** A game, with what its page has set. */
type GameOfPage = LeadableElement &
  Partial<Pick<RequestHost<unknown, unknown>, 'optionText'>> &
  Partial<Pick<MarkedElement, 'loadMarks'>>;

export interface Found {
  readonly step: WrittenStep;
  readonly fault: GameError;
}

/**
 * Checks steps, one after the other, and lets the page go on in between.
 * @param names those of all steps of the lesson
 * @param element the game; without one, only the words are checked
 */
export async function* checkSteps(
  steps: readonly WrittenStep[],
  names: readonly string[],
  element: LeadableElement | undefined,
): AsyncGenerator<Found> {
  const game = element && (await checkedGame(element));
  for (const step of steps) {
    await nextTask();
    const faults = [...wordFaultsIn(step, names), ...(game ? playFaultsIn(step, game) : [])];
    for (const fault of faults) yield { step, fault };
  }
}

async function checkedGame(element: GameOfPage): Promise<CheckedGame> {
  const { game } = element.match;
  const rules = await loadLessonGame(game.id);
  const marks = await element.loadMarks?.();
  const texts = Object.fromEntries(Object.keys(game.options).map((name) => [name, element.optionText?.(name)]));
  return { rules, options: parseOptions(game, texts), readMarks: marks && ((text) => marks.readMarks(text)) };
}
