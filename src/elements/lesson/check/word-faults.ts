import { GameError, notOneOf, shown } from '../../../games/game-error.js';
import { END } from '../../../lessons/progress.js';
import { captureGameError } from '../../base/capture-game-error.js';
import type { LessonPart } from '../parts/lesson-part.js';
import type { WrittenAnswer, WrittenStep } from '../parts/written-step.js';

/** Attributes of every element that are no properties of the same name. */
const GLOBAL = ['class', 'is', 'exportparts', 'itemscope', 'itemtype', 'itemid', 'itemprop', 'itemref'];

const badAttribute = (place: string, message: string): GameError => new GameError('bad-attribute', message, { place });

/** What is wrong with the words in the attributes of a step, whatever game it is about. @param names those of all steps */
export function wordFaultsIn(step: WrittenStep, names: readonly string[]): readonly GameError[] {
  const { answers, replies, element } = step;
  const parts: readonly LessonPart[] = [step, ...answers, ...replies].map((each) => each.element);
  const faults = [
    ...parts.flatMap(unknownAttributesOf),
    ...[step, ...answers].map(({ next }) => missingStep(next, names)),
    badCount(element.text('moves')),
    ...answers.map((answer) => captureGameError(() => answer.verdict)),
    ...answers.map(({ move, choice }) =>
      move === undefined && choice === undefined
        ? badAttribute('move', 'an answer needs the moves that it is about, or a choice')
        : undefined,
    ),
    missingAnswer(step),
    ...replies.map((reply) => captureGameError(() => reply.level)),
  ];
  return faults.filter((fault) => fault !== undefined);
}

/** Misspelt names. What has another sign than letters belongs to a framework, or is data. */
function unknownAttributesOf({ localName, attributes, constructor }: LessonPart): readonly GameError[] {
  const own = (constructor as typeof LessonPart).attributes;
  const unknown = [...attributes].filter(
    ({ name }) => /^[a-z]+$/.test(name) && !own.includes(name) && !GLOBAL.includes(name) && !isProperty(name),
  );
  return unknown.map(({ name }) =>
    badAttribute(name, `<${localName}> has no attribute ${shown(name)}, but ${own.join(', ')}`),
  );
}

let properties: ReadonlySet<string> | undefined;

/** Whether every element has the attribute, as a property: `title`, `tabindex`, `onclick`. */
function isProperty(name: string): boolean {
  properties ??= new Set(namesIn(HTMLElement.prototype));
  return properties.has(name);
}

function namesIn(prototype: object): readonly string[] {
  const names: string[] = [];
  for (let each: unknown = prototype; each; each = Object.getPrototypeOf(each))
    names.push(...Object.getOwnPropertyNames(each).map((name) => name.toLowerCase()));
  return names;
}

const missingStep = (next: string | undefined, names: readonly string[]): GameError | undefined =>
  next === undefined || next === END || names.includes(next)
    ? undefined
    : notOneOf('bad-attribute', 'next', next, [...names, END]);

/** A question that nobody can answer; a verdict that cannot be read may be meant for the right answer. */
function missingAnswer({ kind, answers }: WrittenStep): GameError | undefined {
  const mayBeRight = ({ choice, element }: WrittenAnswer) =>
    choice !== undefined && !['wrong', 'note', undefined].includes(element.text('verdict'));
  if (kind !== 'ask' || answers.some(mayBeRight)) return undefined;
  return badAttribute('verdict', 'the question has no right answer: give one of its choices verdict="good"');
}

const badCount = (moves: string | undefined): GameError | undefined =>
  moves === undefined || /^[1-9]\d*$/.test(moves)
    ? undefined
    : badAttribute('moves', `moves is ${shown(moves)}, expected a whole number from 1`);
