import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { needs } from '../runner/browser.js';
import type { GamePage } from './game-page.js';

/** Keys that are held while the last one is pressed. */
export async function chord(page: GamePage, ...keys: readonly string[]): Promise<void> {
  const held = keys.slice(0, -1);
  for (const key of held) await sendKeys({ down: key });
  await sendKeys({ press: keys.at(-1) ?? '' });
  for (const key of held) await sendKeys({ up: key });
  await page.element.updateComplete;
}

/** A key that is held down until it has been repeated so often. */
export async function holdKey(key: string, repeats: number): Promise<void> {
  needs('held keys');
  for (let i = 0; i <= repeats; i++) await sendKeys({ down: key });
  await sendKeys({ up: key });
}

/** Goes on with Tab until the focus is on what is called like this. */
export async function tabTo(page: GamePage, name: string): Promise<void> {
  for (let presses = 0; presses < 20 && page.focusedName !== name; presses++) await page.press('Tab');
  expect(page.focusedName).to.equal(name);
}

/** Real keys, after each of which something inside the element still has to have the focus. */
export async function pressInside(page: GamePage, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    await page.press(key);
    expect(page.focused !== null && document.activeElement === page.element, `focus after ${key}`).to.be.true;
  }
}

/** Where Tab leads from what has the focus until it has left the element, by names. */
export async function tabStops(page: GamePage): Promise<string[]> {
  // Where there is nothing else in the page, a browser may stay at the last stop, or begin anew.
  const stops = new Map<Element, string>();
  const start = page.focused;
  for (let presses = 0; presses < 30; presses++) {
    await page.press('Tab');
    if (!page.focused || page.focused === start || stops.has(page.focused)) break;
    stops.set(page.focused, page.focusedName?.replace(/\s+/g, ' ') ?? '');
  }
  // The last Tab may have led into the browser itself; any key brings the focus back to the page.
  await page.press('Shift');
  return [...stops.values()];
}
