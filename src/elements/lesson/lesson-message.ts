import type { Term } from '../../interaction/language.js';
import type { Explanation } from '../../lessons/explanation.js';
import type { LessonTerms } from '../../locales/lesson/index.js';
import type { LessonEndDetail } from './lesson-events.js';

/** Says why a move is not right, as far as an analysis knows; empty if it knows nothing. @param reply what the game says of the reply */
export function explanationText(
  { loss, unit, isDecisive }: Explanation<unknown>,
  reply: string | undefined,
  words: Term<LessonTerms>,
): string {
  const answered = reply === undefined ? [] : [words('lesson.reply', reply)];
  return [...lossText(loss, unit, isDecisive, words), ...answered].join(' ');
}

function lossText(
  loss: number | undefined,
  unit: Explanation<unknown>['unit'],
  isDecisive: boolean,
  words: Term<LessonTerms>,
): readonly string[] {
  if (isDecisive) return [words('lesson.losesGame')];
  if (loss === undefined) return [];
  const code = words('$code');
  if (unit === 'outcome')
    return [words('lesson.losesChance', new Intl.NumberFormat(code, { style: 'percent' }).format(loss / 100))];
  const points = Number(loss.toFixed(loss < 10 ? 1 : 0));
  return [words('lesson.losesPoints', points, new Intl.NumberFormat(code).format(points))];
}

/** How much was right and what was skipped, in words; empty for a lesson that asks for nothing. @param tried how many tasks have an answer */
export function resultText({ right, skipped }: LessonEndDetail, tried: number, words: Term<LessonTerms>): string {
  const isPerfect = right === tried && skipped.length === 0;
  const judged = tried === 0 ? [] : [isPerfect ? words('lesson.allRight') : words('lesson.someRight', right, tried)];
  return [...judged, ...(skipped.length > 0 ? [words('lesson.skipped', skipped.length)] : [])].join(' ');
}
