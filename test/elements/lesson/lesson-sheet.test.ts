import { expect, fixture, html } from '@open-wc/testing';
import { waitUntil } from '../../wait-until.js';
import '../../../src/elements/games/kubi-sheet/define.js';
import type { KubiSheet } from '../../../src/elements/games/kubi-sheet/define.js';
import '../../../src/elements/lesson/define.js';
import type { GameLesson } from '../../../src/elements/lesson/define.js';
import { tempo } from '../../../src/elements/lesson/tempo.js';
import { onScreen } from '../on-screen.js';
import { atRest } from './at-rest.js';

/** A lesson about a sheet, on which a move takes several presses. */
class SheetLesson {
  readonly lesson: GameLesson;
  readonly sheet: KubiSheet;

  private constructor(lesson: GameLesson) {
    this.lesson = lesson;
    this.sheet = lesson.querySelector('kubi-sheet') as KubiSheet;
  }

  static async open(): Promise<SheetLesson> {
    const lesson = await fixture<GameLesson>(html`
      <game-lesson lang="en">
        <kubi-sheet></kubi-sheet>
        <game-step position="1:2,2:1,6:1 0,0,0,0,1,4,2,1,0,0,0 | 0 34456" goal="even 7">
          <p>Make a pair that adds up to 7.</p>
          <game-answer move="double" verdict="wrong">Which two dice make 7?</game-answer>
        </game-step>
      </game-lesson>
    `);
    const page = new SheetLesson(lesson);
    await waitUntil(() => page.dice.length > 0, 'there are no dice');
    await page.quiet();
    return page;
  }

  async quiet(): Promise<void> {
    await atRest(this.lesson);
  }

  get dice(): readonly HTMLElement[] {
    return [...this.sheet.renderRoot.querySelectorAll<HTMLElement>('button.hand-die')];
  }

  /** Where each die lies. */
  get places(): string {
    return this.dice.map((die) => die.dataset['at']).join();
  }

  get enter(): HTMLElement {
    return this.sheet.renderRoot.querySelector('.turn .primary') as HTMLElement;
  }

  /** Presses dice, given as their numbers in the roll: the second of two changes places with the first. */
  async press(...dice: readonly number[]): Promise<void> {
    for (const die of dice) {
      this.dice[die]?.click();
      await this.quiet();
    }
  }

  get shownAnswers(): string {
    const answers = [...this.lesson.querySelectorAll<HTMLElement>('game-answer')];
    return answers.flatMap(({ offsetHeight, textContent }) => (offsetHeight > 0 ? [textContent] : [])).join(' ');
  }
}

describe('<game-lesson> about a sheet', () => {
  onScreen(360, 640);
  const { seen, reply } = tempo;
  before(() => Object.assign(tempo, { seen: 60, reply: 20 }));
  after(() => Object.assign(tempo, { seen, reply }));

  it('takes the dice of a wrong move back from their places', async () => {
    const page = await SheetLesson.open();
    const first = page.places;
    // To the right entry, and on to the other one once more.
    await page.press(0, 1, 3, 2);
    expect(page.places).not.to.equal(first);
    page.enter.click();
    await waitUntil(() => page.shownAnswers !== '', 'nothing is said');
    await page.quiet();
    expect(page.places).to.equal(first);
  });

  it('keeps the button that enters a roll clear of the card', async () => {
    const page = await SheetLesson.open();
    await page.press(0, 1);
    const card = page.lesson.renderRoot.querySelector('.card') as HTMLElement;
    expect(page.enter.getAttribute('aria-disabled')).to.not.equal('true');
    const isClear = () => page.enter.getBoundingClientRect().bottom <= card.getBoundingClientRect().top;
    await waitUntil(isClear, 'the card hides the button');
  });
});
