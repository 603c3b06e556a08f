import { sendKeys } from '@web/test-runner-commands';
import type { GamePage } from './game-page.js';

/** Keys that are held while the last one is pressed. */
export async function chord(page: GamePage, ...keys: readonly string[]): Promise<void> {
  const held = keys.slice(0, -1);
  for (const key of held) await sendKeys({ down: key });
  await sendKeys({ press: keys.at(-1) ?? '' });
  for (const key of held) await sendKeys({ up: key });
  await page.element.updateComplete;
}
