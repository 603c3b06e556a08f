import { expect } from '@open-wc/testing';
import type { GamePage } from './game-page.js';
import { watchTrouble } from './watch-trouble.js';

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

/** Attributes whose value a page may take from strangers, in every game. */
const ROWS: readonly (readonly [attribute: string, value: string])[] = [
  ['seats', `human ${HOSTILE}`],
  ['level', HOSTILE],
  ['setup', HOSTILE],
  ['names', `${HOSTILE}, "><svg onload=globalThis.wasAttacked=true>`],
  ['seed', HOSTILE],
  ['position', HOSTILE],
  ['record', HOSTILE],
  ['record', JSON.stringify({ format: 1, game: HOSTILE })],
  ['mode', HOSTILE],
  ['dice', HOSTILE],
  ['marks', HOSTILE],
  ['controls', HOSTILE],
  ['online', HOSTILE],
  ['room', HOSTILE],
  ['share-url', `javascript:${HOSTILE}`],
  ['numerals', HOSTILE],
  ['ply', HOSTILE],
  ['lang', HOSTILE],
];

/** What holds for hostile values in every game. @param rows those of one game alone */
export function testHostileAttributes<Page extends GamePage>(
  open: (attributes: Readonly<Record<string, string>>) => Promise<Page>,
  rows: typeof ROWS,
): void {
  describe('a hostile value on a sheet', () => {
    beforeEach(() => Reflect.deleteProperty(globalThis, 'wasAttacked'));

    for (const [attribute, value] of [...ROWS, ...rows]) {
      for (const mode of ['play', 'replay']) {
        it(`in ${attribute} stays text in ${mode} mode: ${value.slice(0, 60)}`, async () => {
          const trouble = watchTrouble();
          await expectHarmless(await open({ mode, [attribute]: value }));
          expect(trouble.stop()).to.be.empty;
        });
      }
    }
  });
}
