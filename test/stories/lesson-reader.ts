import { tempo } from '../../src/elements/lesson/tempo.js';
import type { GameLesson } from '../../src/elements/lesson/define.js';
import { Reader } from './reader.js';
import { atRest } from '../elements/lesson/at-rest.js';

/** A lesson with its game, as its reader uses it. */
export class LessonReader extends Reader {
  readonly lesson: GameLesson;
  #said = '';

  private constructor(lesson: GameLesson) {
    super(lesson.game);
    this.lesson = lesson;
    lesson.addEventListener('lesson-answer', ({ detail }) => (this.#said = detail.message));
  }

  /** @param index which of several lessons */
  static async of(place: Element, index = 0): Promise<LessonReader> {
    Object.assign(tempo, { seen: 60, reply: 20 });
    const reader = new LessonReader(place.querySelectorAll('game-lesson')[index] as GameLesson);
    await reader.quiet();
    return reader;
  }

  /** Nothing is being judged or played. */
  async quiet(): Promise<void> {
    this.element.scrollIntoView();
    await atRest(this.lesson);
  }

  async next(): Promise<void> {
    this.lesson.shadowRoot?.querySelector<HTMLElement>('.onward .button')?.click();
    await this.quiet();
  }

  /** Makes a move. @returns what the lesson says to it */
  async answer(move: string): Promise<string> {
    this.#said = '';
    this.element.match.play(move, { by: 'user' });
    await this.quiet();
    const shown = this.lesson.shadowRoot?.querySelector('.message')?.textContent ?? '';
    return this.#said && shown.startsWith(this.#said) ? shown : this.#said;
  }
}
