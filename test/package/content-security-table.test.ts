import { expect, waitUntil } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import type { TriominoTable } from '../../src/elements/triomino-table/triomino-table.js';
import { needsBuild } from './built.js';
import { SCRIPT, STRICT, TRUSTED, WATCH, policy, violations } from './policies.js';
import { ScriptPage } from './script-page.js';

const ENDING = 'position="344@0,0 | 044 / 555 | 0 1 0 - 1 | 390,0" lap="off" turn-seconds="600"';
const MARKED = 'marks="344 344-044" placement="144@0,1"';
const RECORD =
  `${MARKED} record="triomino 1; start='344@0,0 | 044,055 / 555 | 0 1 0 - 1'; 044@0,1 {Eight.}"`.replaceAll(
    "'",
    '&quot;',
  );

describe('a page with a strict content security policy and tables of Triomino', () => {
  needsBuild();
  let page: ScriptPage;
  before(() => setViewport({ width: 800, height: 1100 }));
  after(() => setViewport({ width: 800, height: 600 }));
  afterEach(() => page.close());

  for (const [what, rules] of [
    ['scripts and styles of its own only', STRICT],
    ['and trusted types', [...STRICT, ...TRUSTED]],
  ] as const) {
    const open = async (attributes: string) => {
      page = await ScriptPage.open(
        policy(...rules) + WATCH + SCRIPT,
        `<triomino-table ${attributes}></triomino-table>`,
      );
      await waitUntil(() => page.find('.panel .toolbar'), 'nothing to play with comes');
      return page.document.querySelector('triomino-table') as TriominoTable;
    };

    it(`lets a game be played to its end, with its cover, its time and its reckoning: ${what}`, async () => {
      const table = await open(ENDING);
      await page.click('.cover .button');
      await page.click('.rack-tile');
      await page.click('[data-cell] path');
      await waitUntil(() => page.find('.reckoning'), 'no reckoning comes');
      expect(table.outcome?.reason).to.equal('target');
      table.lang = 'de';
      await waitUntil(() => !page.find('.status')?.textContent?.includes('target'), 'it stays English');
      expect(violations(page)).to.deep.equal([]);
    });

    it(`lets a tile be dragged, and the table be zoomed and moved: ${what}`, async () => {
      const table = await open('position="344@0,0 | 044,555 | 0 0 0 - 1"');
      await page.click('[data-tool=zoom-in]');
      await page.click('[data-tool=whole]');
      await page.click('.rack-tile[data-tile="044"]');
      page.find('.rack')?.scrollIntoView({ block: 'center' });
      await page.drag('.rack-tile[data-tile="044"]', '[data-cell] path');
      expect(table.match.entries.map(({ text }) => text)).to.deep.equal(['044@0,1']);
      expect(violations(page)).to.deep.equal([]);
    });

    it(`lets a marked record be looked through, as one seat sees it: ${what}`, async () => {
      const table = await open(`mode="replay" viewer="0" ${RECORD}`);
      expect(table.error?.message).to.equal(undefined);
      await waitUntil(() => page.find('.moves'), 'no list comes');
      await page.click('.moves li:nth-child(2) button');
      await waitUntil(() => page.find('.comment')?.textContent === 'Eight.', 'the comment does not come');
      await waitUntil(() => page.find('.arrow'), 'the marks do not come');
      expect(page.window.getComputedStyle(page.find('.marked') as HTMLElement).fill).to.equal('none');
      await waitUntil(() => page.find('.placement')?.textContent?.includes('1-4-4'), 'the tile is not explained');
      expect(violations(page)).to.deep.equal([]);
    });

    it(`lets a game be shared and printed, and its help be read: ${what}`, async () => {
      await open(ENDING);
      let sheets = 0;
      page.window.print = () => (sheets = page.document.querySelectorAll('.tabletop-sheet').length);
      page.find('[data-tool=print]')?.click();
      await waitUntil(() => sheets > 0, 'nothing is printed');
      page.window.dispatchEvent(new Event('afterprint'));
      page.find('[data-tool=help]')?.click();
      const picture = () => page.find('dialog triomino-table')?.shadowRoot?.querySelector('.shown');
      await waitUntil(picture, 'no picture comes');
      expect(violations(page)).to.deep.equal([]);
    });
  }
});
