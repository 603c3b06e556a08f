import { setViewport } from '@web/test-runner-commands';
import { expect, fixture, html } from '@open-wc/testing';
import { onScreen } from '../on-screen.js';
import '../../../src/index.js';
import { changeReaderSettings, readerSettings } from '../../../src/elements/play/reader-settings.js';
import type { GameLesson } from '../../../src/elements/lesson/game-lesson.js';
import { closeByKey, dialogOf, openByTool } from '../dialogs.js';
import { GamePage } from '../game-page.js';

const TAGS = ['triad-board', 'kubi-sheet', 'tricubo-sheet', 'cubo-grid', 'triomino-table'];

async function open(tag: string): Promise<GamePage> {
  const element = document.createElement(tag);
  element.setAttribute('lang', 'en');
  await fixture(html`<div>${element}</div>`);
  return new GamePage(element as never).ready();
}

/** The course in the dialog, once its steps are there. */
async function courseIn(page: GamePage): Promise<GameLesson> {
  const lesson = () => dialogOf(page)?.querySelector('game-lesson');
  await page.until(() => (lesson()?.length ?? 0) > 0);
  return lesson() as GameLesson;
}

describe('learning a game', () => {
  onScreen(1280, 900);
  const { coach = {} } = readerSettings();

  afterEach(() => {
    changeReaderSettings({ coach });
    localStorage.removeItem('tabletop-elements/lesson/course-triad');
  });

  for (const tag of TAGS) {
    it(`opens the course from the help of <${tag}>, with a game of its own`, async () => {
      const page = await open(tag);
      await openByTool(page, 'Help');
      await page.clickButton('Learn');
      const lesson = await courseIn(page);
      expect(page.all('dialog')).to.have.lengthOf(1);
      expect(lesson.game?.localName).to.equal(tag);
      expect(lesson.game === page.element).to.equal(false);
      await closeByKey(page);
      expect(page.focusedName).to.equal('Help');
    });
  }

  it('opens it from the coach, and whoever has finished it needs no coach', async () => {
    changeReaderSettings({ coach: { ...coach, triad: [] } });
    const page = await open('triad-board');
    await page.until(() => page.find('.coach') !== null);
    await page.clickButton('Learn');
    const lesson = await courseIn(page);
    lesson.goTo(lesson.length - 1);
    await lesson.updateComplete;
    lesson.renderRoot.querySelector<HTMLElement>('.onward .button')?.click();
    await lesson.updateComplete;
    // Beside what starts again, and the first thing to press.
    const ends = [...lesson.renderRoot.querySelectorAll('.controls .button.primary')];
    expect(ends.map((each) => each.textContent)).to.deep.equal([]);
    await setViewport({ width: 360, height: 640 });
    const [, y] = page.middle(page.button('Play now') as Element);
    const row = lesson.renderRoot.querySelector('.controls')?.getBoundingClientRect();
    expect(y)
      .to.be.above(row?.top ?? NaN)
      .and.below(Math.min(row?.bottom ?? NaN, innerHeight));
    await setViewport({ width: 800, height: 600 });
    await page.clickButton('Play now');
    await page.until(() => page.find('dialog') === null);
    expect(readerSettings().coach?.['triad']).to.equal('all');
    expect(page.find('.coach') === null).to.equal(true);
  });
});
