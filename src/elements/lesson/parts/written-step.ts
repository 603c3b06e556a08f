import type { Verdict } from '../../../lessons/answers.js';
import { VERDICTS } from '../../../lessons/answers.js';
import { parseHints } from '../../../lessons/hints.js';
import type { StepKind } from '../../../lessons/progress.js';
import { notOneOf } from '../../../games/game-error.js';
import { DEFAULT_LEVEL, LEVELS } from '../../../opponents/level.js';
import type { Level } from '../../../opponents/level.js';
import { upgraded } from '../../../interaction/element-by-id.js';
import { parseWord, splitWords } from '../../base/attributes.js';
import { GameAnswer } from './game-answer.js';
import { GameReply } from './game-reply.js';
import { GameStep } from './game-step.js';
import type { LessonPart } from './lesson-part.js';

/** A step as its author has written it. */
export class WrittenStep {
  readonly element: GameStep;
  /** All that its author has written but the words: when another one has the same, the page has not changed the step. */
  readonly source: string;

  constructor(element: GameStep) {
    this.element = element;
    this.source = sourceOf(element);
  }

  get kind(): StepKind {
    if (this.goal !== undefined) return 'move';
    return this.answers.some((answer) => answer.choice !== undefined) ? 'ask' : 'read';
  }

  get name(): string | undefined {
    return this.element.text('name');
  }

  get next(): string | undefined {
    return this.element.text('next');
  }

  get position(): string | undefined {
    return this.element.text('position');
  }

  get play(): readonly string[] {
    return movesIn(this.element.text('play'));
  }

  get marks(): string | undefined {
    return this.element.text('marks');
  }

  get goal(): string | undefined {
    return this.element.text('goal');
  }

  /** How many moves the reader has for a goal. */
  get moves(): number {
    const moves = Number(this.element.text('moves') ?? 1);
    return Number.isInteger(moves) && moves > 0 ? moves : 1;
  }

  get targets(): readonly string[] {
    return splitWords(this.element.text('targets'), 'targets');
  }

  get hints(): readonly string[] {
    return parseHints(this.element.text('hints') ?? '');
  }

  get answers(): readonly WrittenAnswer[] {
    return partsIn(this.element, GameAnswer).map((element) => new WrittenAnswer(element));
  }

  get replies(): readonly WrittenReply[] {
    return partsIn(this.element, GameReply).map((element) => new WrittenReply(element));
  }

  /** What the step says, without its answers. */
  get prose(): string {
    const { element } = this;
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    let words = '';
    while (texts.nextNode()) {
      const { parentElement, data } = texts.currentNode as Text;
      if (parentElement?.closest(PARTS) === element) words += data;
    }
    return tidy(words);
  }
}

export class WrittenAnswer {
  readonly element: GameAnswer;

  constructor(element: GameAnswer) {
    this.element = element;
  }

  get move(): string | undefined {
    return this.element.text('move');
  }

  get choice(): string | undefined {
    return this.element.text('choice');
  }

  get next(): string | undefined {
    return this.element.text('next');
  }

  /** @throws GameError `bad-attribute` */
  get verdict(): Verdict {
    const text = this.element.text('verdict') ?? 'note';
    const verdict = VERDICTS.find((each) => each === text);
    if (!verdict) throw notOneOf('bad-attribute', 'verdict', text, VERDICTS);
    return verdict;
  }

  get prose(): string {
    return tidy(this.element.textContent ?? '');
  }
}

export class WrittenReply {
  readonly element: GameReply;

  constructor(element: GameReply) {
    this.element = element;
  }

  /** The moves; none if the computer chooses. */
  get moves(): readonly string[] {
    return movesIn(this.element.text('move'));
  }

  /** @throws GameError `bad-attribute` */
  get level(): Level {
    const isGiven = this.element.hasAttribute('level');
    return isGiven ? parseWord('level', this.element.text('level'), LEVELS, DEFAULT_LEVEL) : 'expert';
  }

  get prose(): string {
    return tidy(this.element.textContent ?? '');
  }
}

const movesIn = (text: string | undefined): readonly string[] =>
  (text ?? '')
    .split(/[;\n]/)
    .map((move) => move.trim())
    .filter(Boolean);

const PARTS = [GameStep, GameAnswer, GameReply].map(({ tag }) => tag).join();

/** The steps that stand in a lesson, at any depth: pages wrap what stands in them. */
export const stepsIn = (lesson: Element): readonly GameStep[] => partsIn(lesson, GameStep);

/** Whatever way they have come: of what is inserted together, a lesson is there before its parts. */
function partsIn<Part extends LessonPart>(parent: Element, type: (new () => Part) & { readonly tag: string }): Part[] {
  return [...parent.querySelectorAll(type.tag)].map(upgraded).filter((part): part is Part => part instanceof type);
}

const sourceOf = (step: GameStep): string =>
  [step, ...partsIn(step, GameAnswer), ...partsIn(step, GameReply)].map((part) => part.source).join();

/** A text as it is read aloud. */
const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim();
