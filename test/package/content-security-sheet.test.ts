import { expect, waitUntil } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import type { KubiSheet } from '../../src/elements/kubi-sheet/kubi-sheet.js';
import { needsBuild } from './built.js';
import { SCRIPT, STRICT, TRUSTED, WATCH, policy, violations } from './policies.js';
import { ScriptPage } from './script-page.js';

const SHEET = '<kubi-sheet position="1:7,4:0,6:0 0,0,0,0,0,14,0,0,0,0,0 | 0 12346"></kubi-sheet>';
const GAME =
  '<kubi-sheet mode="replay" marks="7 x4" record="kubi 1; x146; roll 12346 {The first dice.}; 1|23|46"></kubi-sheet>';

describe('a page with a strict content security policy and sheets', () => {
  needsBuild();
  let page: ScriptPage;
  before(() => setViewport({ width: 800, height: 900 }));
  after(() => setViewport({ width: 800, height: 600 }));
  afterEach(() => page.close());

  for (const [what, rules] of [
    ['scripts and styles of its own only', STRICT],
    ['and trusted types', [...STRICT, ...TRUSTED]],
  ] as const) {
    const open = async (tag: string) => {
      page = await ScriptPage.open(policy(...rules) + WATCH + SCRIPT, tag);
      await waitUntil(() => page.find('.toolbar'), 'nothing to play with comes');
      return page.document.querySelector('kubi-sheet') as KubiSheet;
    };

    it(`lets a roll be entered to the end of the game: ${what}`, async () => {
      const sheet = await open(SHEET);
      await page.click('.entry input');
      await page.click('.actions .primary');
      expect(sheet.outcome?.reason).to.equal('all-done');
      sheet.lang = 'de';
      await waitUntil(() => !page.find('.status')?.textContent?.includes('points'), 'it stays English');
      expect(violations(page)).to.deep.equal([]);
    });

    it(`lets a die be dragged: ${what}`, async () => {
      await open(SHEET);
      page.find('.hand')?.scrollIntoView({ block: 'center' });
      await page.drag('.hand-die[data-die="0"]', '.slot[data-slot="0"]');
      expect(page.find('.hand-die[data-die="0"]')?.dataset['slot']).to.equal('0');
      expect(violations(page)).to.deep.equal([]);
    });

    it(`lets a marked record be looked through: ${what}`, async () => {
      await open(GAME);
      await waitUntil(() => page.find('.moves'), 'no list comes');
      await page.click('.moves li:nth-child(3) button');
      expect(page.find('.comment')?.textContent).to.equal('The first dice.');
      await waitUntil(() => page.find('[data-traits~=marked]') && page.find('.roll'), 'marks and dice do not come');
      const marked = page.find('[data-traits~=marked] > *') as HTMLElement;
      expect(page.window.getComputedStyle(marked).borderTopWidth).to.equal('2px');
      expect(page.window.getComputedStyle(page.find('.roll') as HTMLElement).display).to.equal('flex');
      expect(violations(page)).to.deep.equal([]);
    });

    it(`lets an empty sheet be printed: ${what}`, async () => {
      await open(SHEET);
      let sheets = 0;
      page.window.print = () => (sheets = page.document.querySelectorAll('.tabletop-sheet').length);
      await page.click('[data-tool=print-empty]');
      await waitUntil(() => sheets > 0, 'nothing is printed');
      expect(sheets).to.equal(1);
      expect(violations(page)).to.deep.equal([]);
    });
  }
});
