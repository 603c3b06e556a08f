import { expect } from '@open-wc/testing';
import { waitUntil } from '../../wait-until.js';
import type { GameLesson } from '../../../src/classes.js';
import { leftAlive } from '../leaks.js';
import { FramePage } from './frame-page.js';
import { MARKUP } from './specimens.js';
import { OTHERS, WAYS } from './ways.js';

describe('lessons, puzzles and placed controls are whole however they come:', () => {
  let known: FramePage;
  before(async () => {
    known = await FramePage.open();
    await known.load('/src/index.ts');
  });
  after(() => known.close());

  for (const { name, isFresh, come } of WAYS) {
    it(name, async () => {
      const page = isFresh ? await FramePage.open() : known;
      page.trouble.length = 0;
      page.body.replaceChildren();
      await come(page);
      const missing = await page.isWhole();
      expect({ missing, trouble: page.trouble }).to.deep.equal({ missing: {}, trouble: [] });
      if (isFresh) page.close();
    });
  }

  it('moved and kept, with the reader in the same step', async () => {
    const page = known;
    page.body.replaceChildren();
    page.body.innerHTML = MARKUP;
    await page.isWhole();
    const lessons = [...page.document.querySelectorAll<GameLesson>('game-lesson')];
    for (const lesson of lessons) lesson.goTo(1);
    const { body } = page;
    const place = page.document.createElement('main');
    place.append(...body.children);
    body.append(place);
    const next = page.document.createElement('body');
    body.replaceWith(next);
    next.append(place);
    await page.frame();
    expect(lessons.map(({ step }) => step)).to.deep.equal([1, 1, 1]);
    expect(
      lessons.map((lesson) => lesson.shadowRoot?.querySelector('.progress')?.textContent?.slice(0, 6)),
    ).to.deep.equal(['Step 2', 'Step 2', 'Step 2']);
  });

  it('and gone, with nothing left of them', async () => {
    const references = await comeAndGo(known);
    expect(references).to.have.length.above(100);
    expect(await leftAlive(references)).to.equal(0);
  });
});

describe('lessons, puzzles and placed controls whose game is never defined', () => {
  it('wait in silence, and are not kept once they are gone', async () => {
    const page = await FramePage.open();
    await page.load(...OTHERS);
    const references = await waitAndGo(page);
    expect(references).to.have.length.above(30);
    expect(page.trouble.filter((text) => !text.includes('nobody'))).to.deep.equal([]);
    expect(await leftAlive(references)).to.equal(0);
    page.close();
  });
});

/** Only weak references are left. */
async function waitAndGo(page: FramePage): Promise<readonly WeakRef<object>[]> {
  page.body.innerHTML = MARKUP;
  // By the time at which a lesson complains, all have waited as long as they do.
  const complains = '<game-lesson for="nobody"><game-step position="x" goal="any"></game-step></game-lesson>';
  page.body.insertAdjacentHTML('beforeend', complains);
  await waitUntil(() => page.trouble.some((text) => text.includes('nobody')), 'the lesson without a game is silent');
  const references = [...page.body.querySelectorAll('*')].map((element) => new WeakRef(element));
  page.body.replaceChildren();
  await page.frame();
  return references;
}

/** Only weak references are left. */
async function comeAndGo(page: FramePage): Promise<readonly WeakRef<object>[]> {
  const references: WeakRef<object>[] = [];
  for (let round = 0; round < 4; round++) {
    page.body.innerHTML = MARKUP;
    if (round % 2 === 0) await page.isWhole();
    references.push(...[...page.body.querySelectorAll('*')].map((element) => new WeakRef(element)));
    page.body.replaceChildren();
    await page.frame();
  }
  return references;
}
