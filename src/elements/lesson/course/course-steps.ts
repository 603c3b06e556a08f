import { createBeside } from '../../../interaction/scoped-registry.js';
import type { Course, CourseStep, CourseText, StepText } from '../../../lessons/course.js';

/** The text of a course in a language, or in English where it is not written in that one. */
export const loadCourseText = ({ texts }: Course, code: string): Promise<CourseText> => (texts[code] ?? texts['en']!)();

/** The elements of a course, as an author would write them in a lesson. */
export function makeCourse({ steps }: Course, text: CourseText, lesson: HTMLElement): readonly HTMLElement[] {
  const make = makerFor(lesson);
  const made = Object.entries(steps).map(([name, step]) =>
    makeStep(make, { name, ...step }, text.steps[name] as AnyStepText),
  );
  return [...made, make('p', { slot: 'end', dir: 'auto' }, text.end)];
}

/** What any step may say. */
type AnyStepText = StepText<Required<CourseStep>>;

type Maker = (tag: string, attributes: Readonly<Record<string, string | number>>, text?: string) => HTMLElement;

function makeStep(make: Maker, step: CourseStep & { readonly name: string }, text: AnyStepText): HTMLElement {
  const { answers = {}, choices = {}, reply, ...attributes } = step;
  const element = make('game-step', attributes);
  element.append(make('p', { dir: 'auto' }, text.text));
  for (const [key, answer] of Object.entries(answers)) {
    element.append(make('game-answer', { ...answer }, text.answers[key]));
  }
  for (const [key, verdict] of Object.entries(choices)) {
    const { label = '', text: answer } = text.choices[key] ?? {};
    element.append(make('game-answer', { choice: label, verdict }, answer));
  }
  if (reply !== undefined) element.append(make('game-reply', { move: reply }, text.reply));
  return element;
}

const makerFor =
  (lesson: HTMLElement): Maker =>
  (tag, attributes, text = '') => {
    const element = createBeside(lesson, tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
    element.textContent = text;
    return element;
  };
