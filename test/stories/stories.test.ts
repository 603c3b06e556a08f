import { expect, fixture, html } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';
import stories from 'virtual:stories';
import { Reader, storiesOf } from './reader.js';
import type { GameElement } from './reader.js';

/** Stories that show a mistake on purpose. */
const MISTAKE = / \/ Mistake/;

const all = Object.values(stories).flatMap(storiesOf);

/** Renders a story, with everything that is visible at first. */
async function show({ render }: (typeof all)[number]): Promise<{ page: Element; elements: GameElement[] }> {
  const page = await fixture(html`<main>${render()}</main>`);
  const elements = [...page.querySelectorAll<GameElement>('*')].filter(({ localName }) => localName.includes('-'));
  for (const element of elements) {
    await element.updateComplete;
    if (element.getAttribute('mode') !== 'diagram') await new Reader(element).ready();
  }
  return { page, elements };
}

describe('every story', () => {
  before(() => emulateMedia({ reducedMotion: 'reduce' }));
  after(() => emulateMedia({ reducedMotion: 'no-preference' }));

  it('is found', () => {
    expect(all.length).to.be.greaterThan(200);
  });

  for (const story of all) {
    it(`${story.name} renders without errors and is accessible`, async () => {
      const errors: Event[] = [];
      const watch = new AbortController();
      for (const name of ['game-error', 'error', 'unhandledrejection'])
        addEventListener(name, (event) => errors.push(event), watch);
      const { page, elements } = await show(story);
      watch.abort();
      expect(elements).to.not.be.empty;
      expect(errors.map(({ type }) => type)).to.deep.equal(MISTAKE.test(story.name) ? ['game-error'] : []);
      await expect(page).to.be.accessible();
    });
  }
});
