import { expect, waitUntil } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import type { CuboGrid } from '../../src/elements/cubo-grid/cubo-grid.js';
import { needsBuild } from './built.js';
import { SCRIPT, STRICT, TRUSTED, WATCH, policy, violations } from './policies.js';
import { ScriptPage } from './script-page.js';

const SQUARE = 'r1r2r3/r2w3b4/b3b4b5';
const BUILDING = `position="1 0 build 0 | ${SQUARE} o - 0 | r6r1b6b2"`;
const RECORD = 'marks="a1 b2-c3 2" record="cubo 1; middle r1r1b1b1; dice 0 123234345 {The first dice.}; call"';

describe('a page with a strict content security policy and squares of Cubo', () => {
  needsBuild();
  let page: ScriptPage;
  before(() => setViewport({ width: 800, height: 900 }));
  after(() => setViewport({ width: 800, height: 600 }));
  afterEach(() => page.close());

  for (const [what, rules] of [
    ['scripts and styles of its own only', STRICT],
    ['and trusted types', [...STRICT, ...TRUSTED]],
  ] as const) {
    const open = async (attributes: string) => {
      page = await ScriptPage.open(policy(...rules) + WATCH + SCRIPT, `<cubo-grid ${attributes}></cubo-grid>`);
      await waitUntil(() => page.find('.toolbar'), 'nothing to play with comes');
      return page.document.querySelector('cubo-grid') as CuboGrid;
    };

    it(`lets a round be played to its end, with sound, and the best square be shown: ${what}`, async () => {
      const grid = await open(`${BUILDING} sound`);
      await page.click('button[data-cell="0"]');
      await page.click('button[data-cell="8"]');
      await page.click('.seat-actions .primary');
      await page.click('.take');
      await page.click('.seat-actions .button');
      await waitUntil(() => page.find('.best .square'), 'the best square does not come');
      expect(grid.match.entries.map(({ text }) => text)).to.deep.equal(['swap a1c3', 'call', 'take 1', 'keep']);
      grid.lang = 'de';
      await waitUntil(() => !page.find('.status')?.textContent?.includes('Round'), 'it stays English');
      expect(violations(page)).to.deep.equal([]);
    });

    it(`lets a die be dragged: ${what}`, async () => {
      const grid = await open(BUILDING);
      page.find('.grid')?.scrollIntoView({ block: 'center' });
      await page.drag('button[data-cell="0"]', 'button[data-cell="8"]');
      expect(grid.match.entries.map(({ text }) => text)).to.deep.equal(['swap a1c3']);
      expect(violations(page)).to.deep.equal([]);
    });

    it(`lets a marked record be looked through: ${what}`, async () => {
      await open(`mode="replay" ${RECORD}`);
      await waitUntil(() => page.find('.moves'), 'no list comes');
      await page.click('.moves li:nth-child(3) button');
      expect(page.find('.comment')?.textContent).to.equal('The first dice.');
      await waitUntil(() => page.find('.arrow'), 'the marks do not come');
      const marked = page.find('[data-line="2"]') as HTMLElement;
      expect(page.window.getComputedStyle(marked).outlineStyle).to.equal('solid');
      expect(violations(page)).to.deep.equal([]);
    });

    it(`lets a game be shared and printed, and its help be read: ${what}`, async () => {
      await open(BUILDING);
      let sheets = 0;
      page.window.print = () => (sheets = page.document.querySelectorAll('.tabletop-sheet').length);
      page.find('[data-tool=print]')?.click();
      await waitUntil(() => sheets > 0, 'nothing is printed');
      page.window.dispatchEvent(new Event('afterprint'));
      page.find('[data-tool=help]')?.click();
      await waitUntil(() => page.find('dialog cubo-grid')?.shadowRoot?.querySelector('.square'), 'no picture comes');
      expect(violations(page)).to.deep.equal([]);
    });
  }
});
