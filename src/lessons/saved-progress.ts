import { END, startProgress } from './progress.js';
import type { LessonStep, Progress, Result } from './progress.js';

const LETTERS: Readonly<Record<string, Result | null>> = {
  r: 'right',
  m: 'mended',
  x: 'missed',
  s: 'skipped',
  '-': null,
};

/** What is kept of a lesson, as a short text: the step, and a letter for the result of each: `4 rx-r--`. */
export function makeSavedProgress({ step, phase, results }: Progress): string {
  const letter = (result: Result | null) => Object.keys(LETTERS).find((key) => LETTERS[key] === result) ?? '-';
  return `${phase === 'ended' ? END : step + 1} ${results.map(letter).join('')}`;
}

/** The progress that was kept; a new one if the text is none of this lesson, which may have changed since. */
export function parseSavedProgress(text: string | null | undefined, steps: readonly LessonStep[]): Progress {
  const [, at = '', letters = ''] = /^(\d{1,4}|end) ([rmxs-]*)$/.exec(text ?? '') ?? [];
  const fresh = startProgress(steps);
  if (at === '' || letters.length !== steps.length) return fresh;
  const known = startProgress(
    steps,
    Array.from(letters, (letter) => LETTERS[letter] ?? null),
  );
  if (at === END) return { ...known, step: steps.length - 1, phase: 'ended' };
  const step = Number(at) - 1;
  if (!steps[step]) return fresh;
  const way = Array.from({ length: step }, (_, i) => i);
  return { ...known, step, way, phase: steps[step].kind === 'read' ? 'solved' : 'open' };
}
