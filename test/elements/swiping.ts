import { setViewport } from '@web/test-runner-commands';
import { needs } from '../runner/browser.js';
import type { GamePage } from './game-page.js';
import { carry, finger, releaseAll } from './pointers.js';

/** A swipe runs on after the finger has left. */
async function rest(): Promise<void> {
  for (let before = -1, still = 0; still < 5; still = window.scrollY === before ? still + 1 : 0) {
    before = window.scrollY;
    await new Promise(requestAnimationFrame);
  }
}

/** Swipes upward from something. @returns how far that has scrolled the page */
export async function swipeFrom(page: GamePage, element: Element): Promise<number> {
  needs('fingers that scroll');
  element.scrollIntoView({ block: 'center' });
  const { scrollY } = window;
  const [x, y] = page.middle(element);
  await carry(finger, [x, y], [x, y - 160]);
  await finger.up();
  await rest();
  return window.scrollY - scrollY;
}

/** What takes a finger for itself, so that the page does not scroll from there. */
export function holding(page: GamePage): HTMLElement[] {
  return [page.element, ...page.all('*')].filter((element) => getComputedStyle(element).touchAction === 'none');
}

/** On the screen of a phone, at the top of the page each time. */
export function onPhone(): void {
  before(() => setViewport({ width: 390, height: 844 }));
  after(() => setViewport({ width: 800, height: 600 }));
  afterEach(async () => {
    await releaseAll();
    await rest();
    window.scrollTo(0, 0);
  });
}
