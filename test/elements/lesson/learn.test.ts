import { setViewport } from '@web/test-runner-commands';
import { expect, fixture, html } from '@open-wc/testing';
import { onScreen } from '../on-screen.js';
import '../../../src/index.js';
import { changeReaderSettings, readerSettings } from '../../../src/elements/play/reader-settings.js';
import type { GameLesson } from '../../../src/elements/lesson/game-lesson.js';
import { closeByKey, dialogOf, openByTool } from '../dialogs.js';
import type { Match } from '../../../src/match/index.js';
import { makePlayer } from '../../../src/match/players.js';
import { waitUntil } from '../../wait-until.js';
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

const playNow = (lesson: GameLesson) => lesson.renderRoot.querySelector<HTMLElement>('.controls .primary');

/** The one thing to press first is a game, and all of it is seen. */
async function expectPlayNow(lesson: GameLesson): Promise<void> {
  await lesson.updateComplete;
  const button = playNow(lesson);
  expect(button?.textContent?.trim()).to.equal('Play now');
  expect(lesson.renderRoot.querySelectorAll('.controls .primary')).to.have.lengthOf(1);
  const { left, right, top, bottom } = button!.getBoundingClientRect();
  const corners = [
    [left + 6, top + 6],
    [right - 6, bottom - 6],
  ] as const;
  const { renderRoot } = lesson as { renderRoot: HTMLElement | DocumentFragment };
  for (const [x, y] of corners) expect((renderRoot as ShadowRoot).elementFromPoint(x, y)).to.equal(button);
}

/** A course on a page, at its end. */
async function atEnd(id: string): Promise<GameLesson> {
  const lesson = await fixture<GameLesson>(html`<game-lesson course=${id} lang="en"></game-lesson>`);
  await waitUntil(() => lesson.length > 0, 'there are no steps');
  await lesson.updateComplete;
  lesson.goTo(lesson.length - 1);
  await lesson.updateComplete;
  lesson.renderRoot.querySelector<HTMLElement>('.onward .button')?.click();
  await waitUntil(() => lesson.matches(':state(ended)'), 'the lesson goes on');
  await lesson.updateComplete;
  return lesson;
}

describe('the end of a course on a page', () => {
  onScreen(360, 640);

  for (const id of ['triad', 'kubi', 'tricubo', 'cubo', 'triomino']) {
    it(`leads to a game of ${id} against the weakest computer player, and back to the lesson`, async () => {
      const lesson = await atEnd(id);
      await expectPlayNow(lesson);
      playNow(lesson)?.click();
      await lesson.updateComplete;
      const { match } = lesson.game as unknown as { match: Match };
      expect([match.start, match.gate.players.map(makePlayer)]).to.deep.equal([
        undefined,
        ['human', 'computer:beginner'],
      ]);
      expect([lesson.matches(':state(playing)'), playNow(lesson)]).to.deep.equal([true, null]);
      await waitUntil(() => lesson.game?.matches(':focus-within'), 'the focus is not in the game');
      lesson.goTo(1);
      await lesson.updateComplete;
      const led = (lesson.game as unknown as { match: Match }).match;
      await waitUntil(() => (lesson.game as unknown as { match: Match }).match.start !== undefined);
      expect([lesson.matches(':state(playing)'), led === match]).to.deep.equal([false, false]);
    });
  }

  it('is the page’s to decide', async () => {
    const lesson = await atEnd('triad');
    const before = (lesson.game as unknown as { match: Match }).match;
    lesson.addEventListener('lesson-before-play', (event) => event.preventDefault());
    playNow(lesson)?.click();
    await lesson.updateComplete;
    expect((lesson.game as unknown as { match: Match }).match).to.equal(before);
    expect(lesson.matches(':state(playing)')).to.equal(false);
  });
});

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
    await setViewport({ width: 360, height: 640 });
    await expectPlayNow(lesson);
    await setViewport({ width: 1280, height: 900 });
    playNow(lesson)?.click();
    await page.until(() => page.find('dialog') === null);
    expect(readerSettings().coach?.['triad']).to.equal('all');
    expect(page.find('.coach') === null).to.equal(true);
  });
});
