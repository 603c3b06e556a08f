import { brief, GameError } from '../../../games/game-error.js';
import { loadCourse } from '../../../lessons/load.js';
import { createBeside } from '../../../interaction/scoped-registry.js';
import { GAME_TAGS } from '../../base/game-tags.js';
import type { CourseGameId } from '../../base/game-tags.js';
import { loadCourseText, makeCourse } from './course-steps.js';
import type { GameFinder } from '../game-finder.js';

/** Why a course is not shown. What cannot be loaded is no mistake of the page. */
export type CourseProblem = 'missing' | { readonly mistake: string };

/** The steps of a course of the library in a lesson, and the game that was put there for it. */
export class CourseContent {
  readonly #lesson: HTMLElement;
  readonly #games: GameFinder;
  /** The course and the language of the steps. */
  #shown: string | undefined;

  constructor(lesson: HTMLElement, games: GameFinder) {
    this.#lesson = lesson;
    this.#games = games;
  }

  /** Whether another course or language is wanted than is shown. */
  isStale(course: CourseGameId | null | undefined, code: string): boolean {
    return keyOf(course, code) !== this.#shown;
  }

  /**
   * Puts the steps of a course into the lesson, in place of those of another course or language.
   * @param hasGame whether the lesson has a game elsewhere
   * @returns `missing` if something cannot be loaded, or what the author has to mend
   */
  async show(
    course: CourseGameId | null | undefined,
    code: string,
    hasGame: boolean,
  ): Promise<CourseProblem | undefined> {
    const wanted = keyOf(course, code);
    this.#shown = wanted;
    try {
      const found = course ? await loadCourse(course) : undefined;
      const text = found && (await loadCourseText(found, code));
      if (wanted !== this.#shown) return undefined;
      for (const element of this.#own(':is(game-step, [slot=end])')) element.remove();
      this.#lesson.append(...marked(found && text ? makeCourse(found, text, this.#lesson) : []));
      this.#addGame(course && !hasGame ? GAME_TAGS[course] : undefined);
      return undefined;
    } catch (error) {
      if (wanted !== this.#shown) return undefined;
      return error instanceof GameError ? { mistake: error.message } : 'missing';
    }
  }

  /** Lets a course be shown again that could not be loaded. */
  retry(): void {
    this.#shown = undefined;
  }

  /** Puts a game into the lesson, unless there is one. */
  #addGame(tag: string | undefined): void {
    for (const game of this.#own('[slot=game]')) if (game.localName !== tag) game.remove();
    if (tag === undefined || this.#games.child) return;
    this.#lesson.prepend(...marked([createBeside(this.#lesson, tag)]));
  }

  /** What came with a course: routers keep it in copies of the page, which bring it once more. */
  #own(selector: string): NodeListOf<Element> {
    return this.#lesson.querySelectorAll(`:scope > [data-course]${selector}`);
  }
}

function marked(elements: readonly HTMLElement[]): readonly HTMLElement[] {
  for (const element of elements) element.dataset['course'] = '';
  return elements;
}

const keyOf = (course: CourseGameId | null | undefined, code: string): string | undefined =>
  course ? `${brief(course)} ${code}` : undefined;
