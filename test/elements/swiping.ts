import type { GamePage } from './game-page.js';
import { carry, finger } from './pointers.js';

/** A swipe runs on after the finger has left. */
export async function rest(): Promise<void> {
  for (let before = -1, still = 0; still < 5; still = window.scrollY === before ? still + 1 : 0) {
    before = window.scrollY;
    await new Promise(requestAnimationFrame);
  }
}

/** Swipes upward from something. @returns how far that has scrolled the page */
export async function swipeFrom(page: GamePage, element: Element): Promise<number> {
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
