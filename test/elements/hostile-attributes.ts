import { expect } from '@open-wc/testing';
import type { GamePage } from './game-page.js';

/** What would run if it became more than text. */
export const HOSTILE = '<img src=x onerror="globalThis.wasAttacked=true"><script>globalThis.wasAttacked=true</script>';

/** Makes sure that nothing but text has become of an attack. */
export async function expectHarmless(page: GamePage): Promise<void> {
  // What is loaded by an attack would have been by now.
  await new Promise((resolve) => setTimeout(resolve));
  await new Promise(requestAnimationFrame);
  expect(page.all('img, script, iframe, a, [onerror], [onload]').length).to.equal(0);
  expect(globalThis).to.not.have.property('wasAttacked');
}
