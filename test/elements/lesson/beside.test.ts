import { expect, fixture, html } from '@open-wc/testing';
import type { TemplateResult } from 'lit';
import '../../../src/elements/games/triad-board/define.js';
import '../../../src/elements/games/kubi-sheet/define.js';
import type { KubiSheet } from '../../../src/elements/games/kubi-sheet/define.js';
import '../../../src/elements/lesson/define.js';
import type { GameLesson } from '../../../src/elements/lesson/define.js';
import type { TriadBoard } from '../../../src/elements/games/triad-board/define.js';
import { onScreen } from '../on-screen.js';
import { waitUntil } from '../../wait-until.js';

const POSITION = 'ccc1ba/2a3/3C2/6/6/1AABBC w 0-0';

const prose = (lines: number): TemplateResult[] =>
  Array.from({ length: lines }, () => html`<p>Words of the page, which say something else.</p>`);

const SHEET = '1:2,2:1,6:1 0,0,0,0,1,4,2,1,0,0,0 | 0 34456';

const board = (id = 'board') => html`<triad-board id=${id} lang="en"></triad-board>`;

const lesson = (id = 'board') =>
  html`<game-lesson for=${id} lang="en">
    <game-step position=${POSITION} goal="triad" marks="e3"><p>Complete the line.</p></game-step>
    <game-step position=${POSITION} goal="triad"><p>And once more.</p></game-step>
  </game-lesson>`;

const sheet = () => html`<kubi-sheet id="sheet" lang="en"></kubi-sheet>`;

const lessonOnSheet = () =>
  html`<game-lesson for="sheet" lang="en">
    <game-step position=${SHEET} goal="even 7"><p>Make a pair that adds up to 7.</p></game-step>
    <game-step position=${SHEET} goal="any"><p>Enter the roll.</p></game-step>
  </game-lesson>`;

/** What is in sight may change so often until a page rests. */
const MOST_CHANGES = 100;

/** A page with a lesson beside a game, as a reader scrolls it. */
class ScrolledPage {
  private constructor(readonly place: HTMLElement) {}

  static async open(content: unknown): Promise<ScrolledPage> {
    const page = new ScrolledPage(await fixture<HTMLElement>(html`<div>${content}</div>`));
    await waitUntil(() => !page.card.hasAttribute('aria-busy') && page.game.shadowRoot?.querySelector('button'));
    await page.game.updateComplete;
    return page;
  }

  get lessons(): readonly GameLesson[] {
    return [...this.place.querySelectorAll('game-lesson')];
  }

  get game(): TriadBoard | KubiSheet {
    return this.place.querySelector<TriadBoard | KubiSheet>('triad-board, kubi-sheet')!;
  }

  get card(): HTMLElement {
    return this.lessons[0]!.renderRoot.querySelector('.card') as HTMLElement;
  }

  async scrollTo(element: Element): Promise<void> {
    element.scrollIntoView({ block: 'center' });
    await this.atRest();
  }

  /** Waits until nothing in sight has changed for ten frames. */
  async atRest(): Promise<void> {
    const seen = () =>
      this.lessons.map((each) => [each.matches(':state(beside)'), each.getBoundingClientRect().top]).join();
    // What is in sight is told some frames later, the more so on a busy machine.
    let before = '';
    let changes = 0;
    for (let frames = 0; frames < 10; frames++) {
      const now = seen();
      if (now !== before) [frames, changes] = [0, changes + 1];
      if (changes > MOST_CHANGES) throw new Error(`This never comes to rest: ${before}; ${now}`);
      before = now;
      await new Promise((resolve) => setTimeout(resolve, 20));
      await new Promise(requestAnimationFrame);
    }
  }

  isInSight(card = this.card): boolean {
    const { top, bottom } = card.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  }
}

for (const [width, height] of [
  [360, 640],
  [1280, 800],
] as const) {
  describe(`a lesson beside its game on a screen of ${width} × ${height}`, () => {
    onScreen(width, height);

    for (const [where, content] of [
      ['after it', [prose(9), board(), lesson(), prose(30)]],
      ['before it', [prose(9), lesson(), board(), prose(30)]],
      ['far after it', [prose(9), board(), prose(60), lesson(), prose(9)]],
      ['far before it', [prose(9), lesson(), prose(60), board(), prose(30)]],
      [
        'in a column at its side',
        html`<div style="display: flex">
          <article style="flex: 2; min-width: 0">${prose(40)} ${board()} ${prose(40)}</article>
          <aside style="flex: 1; min-width: 0">${lesson()}</aside>
        </div>`,
      ],
    ] as const) {
      it(`is seen with it: ${where}`, async () => {
        const page = await ScrolledPage.open(content);
        await page.scrollTo(page.game);
        expect(page.isInSight()).to.equal(true);
        expect(page.lessons[0]!.matches(':state(beside)')).to.equal(true);
      });
    }

    for (const [where, content] of [
      ['after it', [prose(9), sheet(), lessonOnSheet(), prose(30)]],
      ['before it', [prose(9), lessonOnSheet(), sheet(), prose(30)]],
    ] as const) {
      it(`hides nothing of what is pressed next: ${where}`, async () => {
        const page = await ScrolledPage.open(content);
        await page.scrollTo(page.game);
        page.card.querySelector<HTMLElement>('.onward .button')?.click();
        await waitUntil(() => page.lessons[0]!.step === 1 && !page.card.hasAttribute('aria-busy'));
        await page.atRest();
        const { left, top, width: across, height: down } = page.game.nextRect!;
        const pressed = document.elementFromPoint(left + across / 2, top + down / 2);
        expect(pressed).to.equal(page.game);
        expect(page.isInSight()).to.equal(true);
      });
    }

    it('goes when its game goes', async () => {
      const page = await ScrolledPage.open([board(), lesson(), prose(90)]);
      await page.scrollTo(page.game);
      await page.scrollTo(page.place.lastElementChild!);
      expect(page.card.getBoundingClientRect().bottom).to.be.below(0);
    });

    it('is alone in sight where there are several', async () => {
      const page = await ScrolledPage.open(['one', 'two', 'three'].map((id) => [board(id), lesson(id), prose(9)]));
      const [first, second, third] = page.lessons.map(({ renderRoot }) =>
        renderRoot.querySelector<HTMLElement>('.card')!,
      );
      await page.scrollTo(page.place.querySelector('#two')!);
      expect(page.isInSight(second)).to.equal(true);
      expect(page.lessons.map((each) => each.matches(':state(beside)'))).to.deep.equal([false, true, false]);
      expect(third!.getBoundingClientRect().top).to.be.above(innerHeight - 1);
      expect(first!.getBoundingClientRect().top).to.be.below(second!.getBoundingClientRect().top);
    });
  });
}
