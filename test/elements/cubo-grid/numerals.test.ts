import { expect } from '@open-wc/testing';
import { CuboPage } from './cubo-page.js';
import { SQUARES, table } from './moments.js';

/** What is drawn on dice: numerals, or the number of pips. */
function faces(page: CuboPage, selector: string): string[] {
  return page.all(`${selector} .die`).map((die) => {
    const pips = die.querySelector('path')?.getAttribute('d')?.split('M').filter(Boolean).length ?? 0;
    return pips > 0 ? `${pips} pips` : (die.querySelector('text')?.textContent?.trim() ?? '');
  });
}

const IN_ORDER = [...'123234345'];

describe('numerals instead of pips on the dice of Cubo', () => {
  it('are there where they are asked for, and go again', async () => {
    const page = await CuboPage.open({ position: table('o') });
    for (const [value, isOn] of [
      ['', true],
      ['off', false],
      [true, true],
      [false, false],
    ] as const) {
      page.element.numerals = value;
      await page.element.updateComplete;
      expect(faces(page, '.square'), String(value)).to.deep.equal(
        isOn ? IN_ORDER : IN_ORDER.map((each) => `${each} pips`),
      );
      expect(faces(page, '.middle')).to.deep.equal([...'6162'].map((each) => (isOn ? each : `${each} pips`)));
    }
  });

  it('are on dice to take, on the die that is held, and on the best square', async () => {
    const page = await (await CuboPage.open({ position: table('o'), numerals: '' })).played('call');
    expect(faces(page, '.taking')).to.deep.equal([...'6162']);
    await page.played('take 1');
    expect(faces(page, '.taken')).to.deep.equal(['6']);
    await page.played('keep');
    await page.until(() => page.best !== '');
    expect(faces(page, '.best').join('')).to.match(/^[1-6]{9}$/);
  });

  it('are on a record', async () => {
    const page = await CuboPage.open({ mode: 'replay', record: `cubo 1; start=${SQUARES[0]}`, numerals: '' });
    expect(faces(page, '.square')).to.deep.equal(IN_ORDER);
  });

  it('are on the pad for thrown dice', async () => {
    const page = await CuboPage.open({ dice: 'enter', numerals: '' });
    expect(faces(page, '.keys')).to.deep.equal([...'123456']);
  });
});
