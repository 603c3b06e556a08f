import { expect } from '@open-wc/testing';
import { HOSTILE, expectHarmless, testHostileAttributes } from '../hostile-attributes.js';
import { DiagramPage } from './diagram-page.js';
import { SheetPage } from './sheet-page.js';
import { FILLED, crossed } from './sheets.js';

testHostileAttributes(
  (attributes) => SheetPage.open(attributes),
  [
    ['position', `${crossed('123')} | ${HOSTILE}`],
    ['record', `kubi 1; x146; ${HOSTILE.replaceAll(';', '')}`],
    ['record', `kubi 1 {${HOSTILE}}; x146 {${HOSTILE}}`],
  ],
);

describe('a hostile text on a sheet', () => {
  beforeEach(() => Reflect.deleteProperty(globalThis, 'wasAttacked'));

  it('in names is shown as it was written: on the sheet, on the button, in sentences and in the result', async () => {
    const names = '<b>Ann</b>, <i>Bo</i>';
    const page = await SheetPage.open({ names, position: `${FILLED} / ${FILLED}` });
    expect(page.field('Name of Player 1')?.value).to.equal('<b>Ann</b>');
    expect(page.seats[1]).to.contain('<i>Bo</i>');
    expect(page.status).to.contain('<b>Ann</b> and <i>Bo</i> share first place');
    expect(page.all('.result tbody th').map((name) => name.textContent)).to.deep.equal(names.split(', '));
    await expectHarmless(page);
  });

  it('in names is shown as it was written in a diagram', async () => {
    const page = await DiagramPage.open({ names: HOSTILE, position: FILLED });
    expect(page.writtenNames).to.deep.equal([HOSTILE]);
    expect(page.labels).to.deep.equal([`Kubi sheet of ${HOSTILE}`]);
    await expectHarmless(page);
  });

  it('in a comment is shown as it was written', async () => {
    const page = await SheetPage.open({ mode: 'replay', record: `kubi 1 {${HOSTILE}}; x146`, names: HOSTILE });
    expect(page.comment).to.equal(HOSTILE);
    await page.click(page.step('Forward'));
    expect(page.status).to.contain(HOSTILE);
    await expectHarmless(page);
  });
});
