import { expect, fixture, html } from '@open-wc/testing';
import type { LitElement } from 'lit';
import stories from 'virtual:stories';
import { storiesOf } from './reader.js';

/** Stories that show a mistake on purpose, and so an error. */
const MISTAKES = [
  'Games/Triad / Mistake',
  'Games/Kubi / Mistake',
  'Games/Tricubo / Mistake',
  'Games/Tricubo / MistakeInOwnSheet',
  'Games/Cubo / Mistake',
  'Games/Triomino / Mistake',
];

const all = Object.values(stories).flatMap(storiesOf);

/** Waits until everything that is drawn at first sight is there. */
async function settled(elements: readonly LitElement[]): Promise<void> {
  for (const element of elements) {
    await element.updateComplete;
    if (element.getAttribute('mode') === 'diagram') continue;
    for (let frames = 0; frames < 200 && !element.shadowRoot?.querySelector('[part=toolbar]'); frames++) {
      element.scrollIntoView();
      await new Promise(requestAnimationFrame);
      await element.updateComplete;
    }
  }
  // What has come to rest may bring something else into motion.
  for (let still = 0; still < 3; still++) {
    await new Promise(requestAnimationFrame);
    const moving = [document, ...elements.flatMap(({ shadowRoot }) => shadowRoot ?? [])]
      .flatMap((root) => root.getAnimations())
      .filter(({ effect, playState }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
    if (moving.length > 0) still = 0;
    await Promise.all(moving.map(({ finished }) => finished));
  }
}

describe('every story', () => {
  it('is found', () => {
    expect(Object.keys(stories).length).to.be.greaterThan(0);
    expect(all.length).to.be.greaterThan(Object.keys(stories).length);
  });

  for (const story of all) {
    it(`${story.name} is drawn without an error and is accessible`, async () => {
      const errors: unknown[] = [];
      const onError = (event: Event) => errors.push(event);
      const names = ['game-error', 'error', 'unhandledrejection'];
      names.forEach((name) => window.addEventListener(name, onError));

      const page = await fixture(html`<main>${story.render()}</main>`);
      const elements = [...page.querySelectorAll<LitElement>('*')].filter(({ localName }) => localName.includes('-'));
      await settled(elements);

      names.forEach((name) => window.removeEventListener(name, onError));
      expect(elements).to.not.be.empty;
      expect(errors.length).to.equal(MISTAKES.includes(story.name) ? 1 : 0);
      await expect(page).to.be.accessible();
    });
  }
});
