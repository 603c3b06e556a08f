import { expect } from '@open-wc/testing';
import { DiagramPage } from './diagram-page.js';
import { SheetPage } from './sheet-page.js';
import { crossed } from './sheets.js';

const POSITION = `${crossed('146')} | 0 13466`;

/** What is drawn on the dice: numerals, or the number of pips. */
function faces(page: SheetPage): string[] {
  return page.all('.roll .die, .hand-die .die').map((die) => {
    const pips = die.querySelector('path')?.getAttribute('d')?.split('M').filter(Boolean).length ?? 0;
    return `${die.querySelector('text')?.textContent}${pips > 0 ? ` ${pips} pips` : ''}`;
  });
}

const PIPS = ['1 pips', '3 pips', '4 pips', '6 pips', '6 pips'].map((each) => ` ${each}`);

describe('numerals instead of pips', () => {
  for (const [mode, open] of [
    ['diagram', (attributes: Record<string, string>) => DiagramPage.open(attributes)],
    ['play', (attributes: Record<string, string>) => SheetPage.open(attributes)],
    ['replay', (attributes: Record<string, string>) => SheetPage.open({ mode: 'replay', ...attributes })],
  ] as const) {
    it(`are on the dice of a ${mode} where they are asked for`, async () => {
      const page = await open({ position: POSITION });
      await page.until(() => faces(page).length > 0);
      expect(faces(page)).to.deep.equal(PIPS);
      for (const [value, expected] of [
        ['', '1 3 4 6 6'.split(' ')],
        ['off', PIPS],
        [true, '1 3 4 6 6'.split(' ')],
        [false, PIPS],
        [null, PIPS],
      ] as const) {
        page.element.numerals = value;
        await page.element.updateComplete;
        expect(faces(page), String(value)).to.deep.equal(expected);
      }
    });
  }

  it('are what the numbers to cross show, too', async () => {
    const page = await SheetPage.open({ numerals: '' });
    expect(page.all('.number-box text').map((text) => text.textContent)).to.deep.equal(['1', '2', '3', '4', '5', '6']);
  });
});
