import type { LessonStep, Progress } from '../../lessons/progress.js';
import { makeSavedProgress, parseSavedProgress } from '../../lessons/saved-progress.js';
import type { Text } from '../base/attributes.js';

const keyOf = (persist: string): string => `tabletop-elements/lesson/${persist}`;

/** The progress that is kept in the page's local storage under the key of the author; else a new one. */
export function loadProgress(persist: Text, plan: readonly LessonStep[]): Progress {
  try {
    return parseSavedProgress(persist ? localStorage.getItem(keyOf(persist)) : null, plan);
  } catch {
    return parseSavedProgress(null, plan);
  }
}

export function saveProgress(persist: Text, progress: Progress): void {
  if (!persist) return;
  try {
    localStorage.setItem(keyOf(persist), makeSavedProgress(progress));
  } catch {
    // The lesson goes on without.
  }
}
