import { waitUntil } from '../../wait-until.js';
import type { GameLesson } from '../../../src/elements/lesson/game-lesson.js';
import type { LeadableElement } from '../../../src/elements/session/lead.js';

/** Resolves when a lesson has heard of what was pressed in it or in its game, judges and plays nothing, and both are drawn. */
export async function atRest(lesson: GameLesson): Promise<void> {
  const drawn = async () => {
    await (lesson.game as LeadableElement | undefined)?.updateComplete;
    await lesson.updateComplete;
  };
  await drawn();
  await waitUntil(() => !lesson.renderRoot.querySelector('[aria-busy]'), 'the lesson is busy');
  await drawn();
}
