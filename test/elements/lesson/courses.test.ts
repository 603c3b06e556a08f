import { expect, fixture, html } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';
import { waitUntil } from '../../wait-until.js';
import '../../../src/index.js';
import { expectAccessible } from '../../accessible.js';
import { tempo } from '../../../src/elements/lesson/tempo.js';
import type { LessonEndDetail } from '../../../src/elements/lesson/lesson-events.js';
import type { GameLesson } from '../../../src/elements/lesson/game-lesson.js';
import { parseGoals } from '../../../src/lessons/goal.js';
import { loadLessonGame } from '../../../src/lessons/load.js';
import { solutionsOf } from '../../../src/lessons/solution.js';
import type { Match } from '../../../src/match/index.js';
import { atRest } from './at-rest.js';

interface Taught extends HTMLElement {
  readonly match: Match;
}

/** A course, as somebody takes it who knows the game. */
class CoursePage {
  constructor(readonly lesson: GameLesson) {}

  static async open(id: string): Promise<CoursePage> {
    const lesson = await fixture<GameLesson>(html`<game-lesson course=${id} lang="en"></game-lesson>`);
    const page = new CoursePage(lesson);
    await waitUntil(() => lesson.length > 0, 'there are no steps');
    await page.quiet();
    return page;
  }

  get root(): ShadowRoot {
    return this.lesson.shadowRoot as ShadowRoot;
  }

  get step(): Element {
    return this.lesson.querySelectorAll('game-step')[this.lesson.step] as Element;
  }

  async quiet(): Promise<void> {
    await atRest(this.lesson);
  }

  /** Does what the step asks for; what takes an analysis or several moves is skipped. */
  async solve(): Promise<void> {
    const { step } = this;
    const right = [...step.querySelectorAll('game-answer[choice]')].find(
      (answer) => answer.getAttribute('verdict') === 'good',
    );
    const button = [...this.root.querySelectorAll<HTMLElement>('.choices .button')].find(
      ({ textContent }) => textContent?.trim() === right?.getAttribute('choice'),
    );
    button?.click();
    const goal = step.getAttribute('goal');
    if (goal !== null) await this.#move(step, goal);
    await this.quiet();
  }

  async #move(step: Element, goal: string): Promise<void> {
    const { match } = this.lesson.game as Taught;
    const rules = await loadLessonGame(match.game.id);
    const seat = match.actors[0] as number;
    const moment = () => ({ state: match.state, seat });
    const replies = step.querySelectorAll('game-reply');
    for (const [index, part] of parseGoals(goal, moment(), rules).entries()) {
      const [move] = solutionsOf(part, moment(), rules);
      if (move === undefined) return;
      let isAnswered = false;
      this.lesson.addEventListener('lesson-answer', () => (isAnswered = true), { once: true });
      match.play(move, { by: 'user', actor: seat } as never);
      // A step of several moves is only answered after the last one.
      if (step.hasAttribute('moves')) return;
      const { length } = match;
      await waitUntil(() => isAnswered || this.root.querySelector('.error'), 'the move is not answered');
      if (!isAnswered) return;
      if (replies[index]) await waitUntil(() => match.length > length, 'there is no reply');
      await this.quiet();
    }
  }

  async next(): Promise<void> {
    this.root.querySelector<HTMLElement>('.onward .button')?.click();
    await this.quiet();
  }
}

describe('a course', () => {
  const { seen, reply } = tempo;
  before(async () => {
    Object.assign(tempo, { seen: 20, reply: 10 });
    await emulateMedia({ reducedMotion: 'reduce' });
  });
  after(async () => {
    Object.assign(tempo, { seen, reply });
    await emulateMedia({ reducedMotion: 'no-preference' });
  });

  for (const id of ['triad', 'kubi', 'tricubo', 'cubo', 'triomino']) {
    it(`of ${id} can be taken to its end, and shows nothing that its author has to mend`, async () => {
      const page = await CoursePage.open(id);
      const { lesson } = page;
      const errors: string[] = [];
      let ending: LessonEndDetail | undefined;
      lesson.addEventListener('lesson-end', ({ detail }) => (ending = detail), { once: true });
      for (let step = 0; step < lesson.length; step++) {
        expect(lesson.step).to.equal(step);
        await page.solve();
        errors.push(...[...page.root.querySelectorAll('.error')].map(({ textContent }) => `${step}: ${textContent}`));
        await page.next();
      }
      expect(errors).to.deep.equal([]);
      expect(lesson.matches(':state(ended)')).to.equal(true);
      expect(ending?.right).to.be.above((ending?.of ?? Infinity) / 2);
      await expectAccessible(lesson);
    });
  }
});
