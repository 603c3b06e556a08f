import { expect, waitUntil } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import type { KubiSheet } from '../../src/elements/kubi-sheet/kubi-sheet.js';
import type { TricuboSheet } from '../../src/elements/tricubo-sheet/tricubo-sheet.js';
import { needsBuild } from './built.js';
import { SCRIPT, STRICT, TRUSTED, WATCH, policy, violations } from './policies.js';
import { ScriptPage } from './script-page.js';

/** Games before their last entry, with what ends them; and commented records. */
const SHEETS = {
  'kubi-sheet': {
    last: 'position="1:7,4:0,6:0 0,0,0,0,0,14,0,0,0,0,0 | 0 12346"',
    reason: 'all-done',
    record: 'marks="7 x4" record="kubi 1; x146; roll 12346 {The first dice.}; 1|23|46"',
  },
  'tricubo-sheet': {
    last: 'position="6,6,5,0,0 .,.,.,.,. - | A 4 0 334"',
    reason: 'three-purple',
    record: 'marks="2 2c4 L" record="tricubo 1; @2; roll 346 {The first dice.}; M"',
  },
} as const;

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
    const open = async (tag: keyof typeof SHEETS, attributes: string) => {
      page = await ScriptPage.open(policy(...rules) + WATCH + SCRIPT, `<${tag} ${attributes}></${tag}>`);
      await waitUntil(() => page.find('.toolbar'), 'nothing to play with comes');
      return page.document.querySelector(tag) as KubiSheet | TricuboSheet;
    };

    for (const [name, { last, reason, record }] of Object.entries(SHEETS)) {
      const tag = name as keyof typeof SHEETS;

      it(`lets a roll be used to the end of the game on <${tag}>: ${what}`, async () => {
        const sheet = await open(tag, last);
        await page.click('.entry input');
        await page.click('.actions .primary');
        expect(sheet.outcome?.reason).to.equal(reason);
        sheet.lang = 'de';
        await waitUntil(() => !page.find('.status')?.textContent?.includes('points'), 'it stays English');
        expect(violations(page)).to.deep.equal([]);
      });

      it(`lets a marked record be looked through on <${tag}>: ${what}`, async () => {
        await open(tag, `mode="replay" ${record}`);
        await waitUntil(() => page.find('.moves'), 'no list comes');
        await page.click('.moves li:nth-child(3) button');
        expect(page.find('.comment')?.textContent).to.equal('The first dice.');
        await waitUntil(() => page.find('[data-traits~=marked]') && page.find('.roll'), 'marks and dice do not come');
        const marked = page.find('[data-traits~=marked] > *') as HTMLElement;
        expect(page.window.getComputedStyle(marked).borderTopWidth).to.equal('2px');
        expect(page.window.getComputedStyle(page.find('.roll') as HTMLElement).display).to.equal('flex');
        expect(violations(page)).to.deep.equal([]);
      });

      it(`lets an empty sheet of <${tag}> be printed: ${what}`, async () => {
        await open(tag, last);
        let sheets = 0;
        page.window.print = () => (sheets = page.document.querySelectorAll('.tabletop-sheet').length);
        await page.click('[data-tool=print-empty]');
        await waitUntil(() => sheets > 0, 'nothing is printed');
        expect(sheets).to.equal(1);
        expect(violations(page)).to.deep.equal([]);
      });

      it(`lets the help of <${tag}> be read, with its pictures: ${what}`, async () => {
        await open(tag, last);
        await page.click('[data-tool=help]');
        await waitUntil(() => page.find(`dialog ${tag}`)?.shadowRoot?.querySelector('.sheet'), 'no picture comes');
        expect(violations(page)).to.deep.equal([]);
      });
    }

    it(`lets a die be dragged: ${what}`, async () => {
      await open('kubi-sheet', SHEETS['kubi-sheet'].last);
      page.find('.hand')?.scrollIntoView({ block: 'center' });
      await page.drag('.hand-die[data-die="0"]', '.slot[data-slot="0"]');
      expect(page.find('.hand-die[data-die="0"]')?.dataset['slot']).to.equal('0');
      expect(violations(page)).to.deep.equal([]);
    });

    it(`lets several rows be scored on the sheet: ${what}`, async () => {
      const sheet = await open('tricubo-sheet', 'sheet="B" position="2,4,1,0,0 | B 1 0 166"');
      page.find('.hand')?.scrollIntoView({ block: 'center' });
      await page.click('.hand-die[data-die="1"]');
      for (const row of [1, 2]) await page.click(`tr[data-row="${row}"] input`);
      await page.click('.scoring button');
      expect(sheet.match.entries.map(({ text }) => text)).to.deep.equal(['M:1,2']);
      expect(violations(page)).to.deep.equal([]);
    });

    it(`lets a sheet of one’s own be handed over: ${what}`, async () => {
      const sheet = (await open('tricubo-sheet', '')) as TricuboSheet;
      sheet.sheet = { values: [1, 2], purple: 1, fields: [], fieldPoints: [0], jokers: 0, ranks: [] };
      await sheet.updateComplete;
      expect(page.find('tr[data-row] svg')?.getAttribute('aria-label')).to.equal('0 of 2 crossed');
      sheet.setAttribute('sheet', 'nonsense');
      await waitUntil(() => page.find('[part=error]')?.textContent?.includes('nonsense'), 'the mistake is not said');
      expect(violations(page)).to.deep.equal([]);
    });
  }
});
