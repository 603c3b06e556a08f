import { expect, fixture, html } from '@open-wc/testing';
import '../../../src/elements/games/triad-board/define.js';
import '../../../src/elements/lesson/define.js';
import type { GameLesson } from '../../../src/elements/lesson/define.js';
import type { TriadBoard } from '../../../src/elements/games/triad-board/define.js';
import { atRest } from './at-rest.js';

const POSITION = 'ccc1ba/2a3/3C2/6/6/1AABBC w 0-0';
const KEY = 'tabletop-elements/lesson/changing';

/** A lesson whose page changes it while somebody reads. */
class ChangingLesson {
  readonly told: string[] = [];
  readonly lesson: GameLesson;
  readonly board: TriadBoard;

  private constructor(lesson: GameLesson) {
    this.lesson = lesson;
    this.board = lesson.querySelector('triad-board') as TriadBoard;
    lesson.addEventListener('lesson-step', ({ detail }) => this.told.push(detail.name ?? ''));
  }

  /** At its second of three steps, with a move of the reader on the board. */
  static async open(): Promise<ChangingLesson> {
    const page = new ChangingLesson(
      await fixture<GameLesson>(
        html`<game-lesson lang="en">
          <triad-board></triad-board>
          <game-step name="one"><p>One.</p></game-step>
          <game-step name="two" position=${POSITION} goal="triad" moves="3"><p>Two.</p></game-step>
          <game-step name="three"><p>Three.</p></game-step>
        </game-lesson>`,
      ),
    );
    page.lesson.goTo('two');
    await page.isReady();
    page.board.match.play('c1c3', { by: 'user' });
    await page.isReady();
    return page;
  }

  async isReady(): Promise<void> {
    await atRest(this.lesson);
    // Mutations are heard at the end of the task.
    await new Promise((resolve) => setTimeout(resolve));
    await this.lesson.updateComplete;
  }

  step(name: string): Element {
    return this.lesson.querySelector(`game-step[name=${name}]`) as Element;
  }

  /** Changes the lesson. @returns where the reader is, how many moves are on the board, and which steps were met since */
  async after(change: () => void): Promise<readonly unknown[]> {
    this.told.length = 0;
    change();
    await this.isReady();
    const number = this.lesson.renderRoot.querySelector('.progress')?.textContent;
    return [number, this.board.match.ply, ...this.told];
  }
}

const makeStep = (name: string): Element => {
  const step = document.createElement('game-step');
  step.setAttribute('name', name);
  step.textContent = `${name}.`;
  return step;
};

describe('a lesson whose steps are changed while somebody reads', () => {
  afterEach(() => localStorage.removeItem(KEY));

  for (const [reason, change, expected] of [
    ['a step before', (page) => page.step('one').before(makeStep('zero')), ['Step 3 of 4', 1]],
    ['a step after', (page) => page.lesson.append(makeStep('four')), ['Step 2 of 4', 1]],
    ['without one before', (page) => page.step('one').remove(), ['Step 1 of 2', 1]],
    ['another order', (page) => page.lesson.append(page.step('two')), ['Step 3 of 3', 1]],
    ['other words', (page) => page.step('two').replaceChildren('Two, once more.'), ['Step 2 of 3', 1]],
    ['an attribute of the page', (page) => page.step('two').setAttribute('class', 'seen'), ['Step 2 of 3', 1]],
    ['another goal', (page) => page.step('two').setAttribute('goal', 'any'), ['Step 2 of 3', 0, 'two']],
    ['the same steps anew', (page) => (page.lesson.innerHTML += ''), ['Step 2 of 3', 0, 'two']],
    ['without this step', (page) => page.step('two').remove(), ['Step 2 of 2', 1, 'three']],
    ['a wrapper round them', (page) => wrap(page.lesson, page.step('one'), page.step('two')), ['Step 2 of 3', 1]],
  ] as readonly (readonly [string, (page: ChangingLesson) => unknown, readonly unknown[]])[]) {
    it(`leaves them where they are: ${reason}`, async () => {
      const page = await ChangingLesson.open();
      const seen = await page.after(() => change(page));
      expect(seen).to.deep.equal(expected);
    });
  }

  it('goes on where it was kept, also when the steps come one after the other', async () => {
    localStorage.setItem(KEY, '3 r--');
    const lesson = await fixture<GameLesson>(html`<game-lesson persist="changing" lang="en"></game-lesson>`);
    for (const name of ['one', 'two', 'three']) {
      lesson.append(makeStep(name));
      await new Promise((resolve) => setTimeout(resolve));
    }
    await lesson.updateComplete;
    expect(lesson.step).to.equal(2);
  });

  it('knows its steps at once, wherever it is', () => {
    const lesson = document.createElement('game-lesson');
    lesson.innerHTML = '<game-step name="one"></game-step><p><game-step name="two"></game-step></p>';
    expect([lesson.length, lesson.goTo('two'), lesson.step]).to.deep.equal([2, true, 1]);
  });

  it('reads a game and answers that the page has wrapped', async () => {
    const lesson = await fixture<GameLesson>(
      html`<game-lesson lang="en">
        <figure><triad-board></triad-board></figure>
        <div>
          <game-step>
            <p>Which?</p>
            <p><game-answer choice="This" verdict="good">Yes.</game-answer></p>
            <p><game-answer choice="That" verdict="wrong">No.</game-answer></p>
          </game-step>
        </div>
      </game-lesson>`,
    );
    const choices = [...lesson.renderRoot.querySelectorAll('.choices .button')];
    expect(choices.map(({ textContent }) => textContent?.trim())).to.deep.equal(['This', 'That']);
    expect(lesson.game).to.equal(lesson.querySelector('triad-board'));
    expect(lesson.querySelector('figure')?.slot).to.equal('game');
  });
});

function wrap(lesson: GameLesson, ...steps: readonly Element[]): void {
  const wrapper = document.createElement('div');
  lesson.querySelector('triad-board')?.after(wrapper);
  wrapper.append(...steps);
}
