import { setViewport } from '@web/test-runner-commands';
import { needs } from '../runner/browser.js';
import type { GamePage } from './game-page.js';
import { aMoment, doubleClick, fingers, releaseAll } from './pointers.js';

/** Does something twice, where once was meant. */
export type Hurry = (page: GamePage, element: Element) => Promise<void>;

/** Two quick taps in one place. */
async function doubleTap(page: GamePage, element: Element): Promise<void> {
  needs('double taps');
  element.scrollIntoView({ block: 'center' });
  const at = page.middle(element);
  for (let taps = 0; taps < 2; taps++) {
    await fingers.down(at);
    await fingers.up();
    await page.element.updateComplete;
  }
}

const HURRIES: Readonly<Record<string, Hurry>> = { 'double click': doubleClick, 'double tap': doubleTap };

/** What has to hold for everybody who presses twice, on a narrow and a wide screen. */
export function describeHurried(tag: string, test: (hurry: Hurry) => void): void {
  for (const [name, hurry] of Object.entries(HURRIES)) {
    for (const width of [390, 1000]) {
      describe(`a ${name} on <${tag}>, ${width} wide`, () => {
        before(() => setViewport({ width, height: 844 }));
        after(() => setViewport({ width: 800, height: 600 }));
        afterEach(async () => {
          await releaseAll();
          await aMoment();
        });

        test(hurry);
      });
    }
  }
}
