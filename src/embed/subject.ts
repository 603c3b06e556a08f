import type { GameEventDetails } from '../elements/base/events.js';
import type { LessonEventDetails } from '../elements/lesson/lesson-events.js';
import type { PuzzleEventDetails } from '../elements/puzzle/events.js';
import type { LessonTag } from '../elements/registry.js';
import { elementOf, gameOf } from './games.js';
import type { ElementTag, GameId } from './games.js';
import { KINDS } from './kinds.js';
import type { Kind } from './kinds.js';

export interface Subject {
  readonly kind: Kind;
  readonly game: GameId;
  /** The element of the game. */
  readonly tag: ElementTag;
}

export type Shown = HTMLElementTagNameMap[ElementTag | LessonTag];

/** What holds a game, and the attribute that names the game. */
const HOLDERS = {
  puzzle: { tag: 'game-puzzle', attribute: 'game' },
  lesson: { tag: 'game-lesson', attribute: 'course' },
} as const satisfies Record<Exclude<Kind, 'game'>, { readonly tag: LessonTag; readonly attribute: string }>;

const GAME_EVENTS = {
  'game-before-move': true,
  'game-before-change': true,
  'game-move': true,
  'game-change': true,
  'game-refuse': true,
  'game-hint': true,
  'game-review': true,
  'game-end': true,
  'game-error': true,
} satisfies Record<keyof GameEventDetails, true>;

const PUZZLE_EVENTS = {
  'puzzle-answer': true,
  'puzzle-end': true,
  'game-error': true,
} satisfies Record<keyof PuzzleEventDetails, true>;

const LESSON_EVENTS = {
  'lesson-step': true,
  'lesson-answer': true,
  'lesson-end': true,
  'lesson-before-play': true,
  'game-error': true,
} satisfies Record<keyof LessonEventDetails, true>;

const EVENTS = { game: GAME_EVENTS, puzzle: PUZZLE_EVENTS, lesson: LESSON_EVENTS };

/** The events of an element that are sent to the page around the frame. */
export const eventsOf = ({ kind }: Subject): readonly string[] => Object.keys(EVENTS[kind]);

/**
 * Reads which game of a kind is wanted.
 * @param name an id, or the tag of an element
 * @returns `undefined` if there is no such game
 */
export function subjectOf(kind: Kind, name: string): Subject | undefined {
  const tag = elementOf(name.trim().toLowerCase());
  return tag && { kind, game: gameOf(tag), tag };
}

type Attributes = Readonly<Record<string, string | true>>;

/**
 * What the address of a frame names in place of a tag with its attributes, and the attributes that are left.
 * @throws TypeError for a puzzle or a lesson of no game
 */
export function addressed(
  tag: ElementTag | LessonTag,
  attributes: Attributes,
): { subject: Subject; others: Attributes } {
  const kind = KINDS.find((each) => each !== 'game' && HOLDERS[each].tag === tag) ?? 'game';
  if (kind === 'game')
    return { subject: { kind, game: gameOf(tag as ElementTag), tag: tag as ElementTag }, others: attributes };
  const { [HOLDERS[kind].attribute]: name, ...others } = attributes;
  const subject = subjectOf(kind, String(name));
  if (!subject) throw new TypeError(`<${tag}> has no game in ${HOLDERS[kind].attribute}`);
  return { subject, others };
}

/** The scripts that define the elements that are needed. */
export const scriptsFor = ({ kind, tag }: Subject): readonly string[] =>
  kind === 'game' ? [tag] : [HOLDERS[kind].tag, tag];

/** Creates what is shown, of elements that are defined. */
export function createShown({ kind, game, tag }: Subject): Shown {
  if (kind === 'game') return document.createElement(tag);
  const holder = HOLDERS[kind];
  const element = document.createElement(holder.tag);
  element.setAttribute(holder.attribute, game);
  return element;
}
