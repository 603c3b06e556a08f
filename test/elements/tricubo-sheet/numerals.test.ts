import { expect } from '@open-wc/testing';
import { DiagramPage } from './diagram-page.js';
import { ROLLED } from './sheets.js';
import { TricuboPage } from './tricubo-page.js';

/** What is drawn on the dice: numerals, or the number of pips. */
function faces(page: TricuboPage): string[] {
  return page.all('.roll .die, .hand .die').map((die) => {
    const pips = die.querySelector('path')?.getAttribute('d')?.split('M').filter(Boolean).length ?? 0;
    return `${die.querySelector('text')?.textContent}${pips > 0 ? ` ${pips} pips` : ''}`;
  });
}

const PIPS = [' 3 pips', ' 4 pips', ' 6 pips'];
const NUMERALS = ['3', '4', '6'];

describe('numerals instead of pips on the dice of Tricubo', () => {
  for (const [mode, open] of [
    ['diagram', (attributes: Record<string, string>) => DiagramPage.open(attributes)],
    ['play', (attributes: Record<string, string>) => TricuboPage.open(attributes)],
    ['replay', (attributes: Record<string, string>) => TricuboPage.open({ mode: 'replay', ...attributes })],
  ] as const) {
    it(`are there where they are asked for, in ${mode} mode`, async () => {
      const page = await open({ position: ROLLED });
      await page.until(() => faces(page).length > 0);
      expect(faces(page)).to.deep.equal(PIPS);
      for (const [value, expected] of [
        ['', NUMERALS],
        ['off', PIPS],
        [true, NUMERALS],
        [false, PIPS],
        [null, PIPS],
      ] as const) {
        page.element.numerals = value;
        await page.element.updateComplete;
        expect(faces(page), String(value)).to.deep.equal(expected);
      }
    });
  }

  it('are what is thrown by hand, too', async () => {
    const page = await TricuboPage.open({ numerals: '', dice: 'enter', record: 'tricubo 1; @1' });
    const thrown = page.all('.hand .die text').map((text) => text.textContent);
    expect(thrown).to.include.members(['1', '2', '3', '4', '5', '6']);
  });
});
