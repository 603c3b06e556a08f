import type { Course, CourseStep, CourseText, StepText } from '../../../lessons/course.js';

/** The text of a course in a language, or in English where it is not written in that one. */
export const loadCourseText = ({ texts }: Course, code: string): Promise<CourseText> => (texts[code] ?? texts['en']!)();

/** The elements of a course, as an author would write them. */
export function makeCourse({ steps }: Course, text: CourseText): readonly HTMLElement[] {
  const made = Object.entries(steps).map(([name, step]) => makeStep(name, step, text.steps[name] as AnyStepText));
  return [...made, makeElement('p', { slot: 'end', dir: 'auto' }, text.end)];
}

/** What any step may say. */
type AnyStepText = StepText<Required<CourseStep>>;

function makeStep(name: string, step: CourseStep, text: AnyStepText): HTMLElement {
  const { answers = {}, choices = {}, reply, ...attributes } = step;
  const element = makeElement('game-step', { name, ...attributes });
  element.append(makeElement('p', { dir: 'auto' }, text.text));
  for (const [key, answer] of Object.entries(answers)) {
    element.append(makeElement('game-answer', { ...answer }, text.answers[key]));
  }
  for (const [key, verdict] of Object.entries(choices)) {
    const { label = '', text: answer } = text.choices[key] ?? {};
    element.append(makeElement('game-answer', { choice: label, verdict }, answer));
  }
  if (reply !== undefined) element.append(makeElement('game-reply', { move: reply }, text.reply));
  return element;
}

function makeElement(tag: string, attributes: Readonly<Record<string, string | number>>, text = ''): HTMLElement {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  element.textContent = text;
  return element;
}
