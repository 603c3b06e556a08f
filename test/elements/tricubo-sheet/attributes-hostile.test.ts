import { expect } from '@open-wc/testing';
import { SHEETS } from '../../../src/games/tricubo/index.js';
import { HOSTILE, expectHarmless, testHostileAttributes } from '../hostile-attributes.js';
import { DiagramPage } from './diagram-page.js';
import { FILLED } from './sheets.js';
import { TricuboPage } from './tricubo-page.js';

testHostileAttributes(
  (attributes) => TricuboPage.open(attributes),
  [
    ['position', `${FILLED} | ${HOSTILE}`],
    ['record', `tricubo 1; @1; ${HOSTILE.replaceAll(';', '')}`],
    ['record', `tricubo 1 {${HOSTILE}}; @1 {${HOSTILE}}`],
    ['record', `tricubo 1; sheet=${HOSTILE}; @1`],
    ['side', HOSTILE],
    ['sheet', HOSTILE],
    ['sheet', JSON.stringify({ ...SHEETS.A, values: [HOSTILE, HOSTILE] })],
    ['sheet', JSON.stringify({ ...SHEETS.A, fields: [HOSTILE], fieldPoints: [0, 0] })],
    ['sheet', JSON.stringify({ ...SHEETS.A, [HOSTILE]: HOSTILE })],
    ['sheet', `{"__proto__": {"wasAttacked": true}, "constructor": {"prototype": {"wasAttacked": true}}}`],
    ['overflow', HOSTILE],
    ['colour-on-six', HOSTILE],
  ],
);

describe('a hostile text on a sheet of Tricubo', () => {
  beforeEach(() => Reflect.deleteProperty(globalThis, 'wasAttacked'));

  it('in names is shown as it was written: on the sheet, on the button, in sentences and in the result', async () => {
    const names = '<b>Ann</b>, <i>Bo</i>';
    const page = await TricuboPage.open({ names, position: `${FILLED} / ${FILLED}` });
    expect(page.field('Name of Player 1')?.value).to.equal('<b>Ann</b>');
    expect(page.seats[1]).to.contain('<i>Bo</i>');
    expect(page.status).to.contain('<b>Ann</b> and <i>Bo</i> share first place');
    expect(page.all('.result tbody th').map((name) => name.textContent?.trim())).to.deep.equal(names.split(', '));
    await expectHarmless(page);
  });

  it('in names is shown as it was written where a die is closed', async () => {
    const names = '<b>Ann</b>, <i>Bo</i>';
    const page = await TricuboPage.open({ names, position: '1,0,3,0,0 / 0,1,0,0,0 | A 1 0 361 L' });
    await page.clickDie('L');
    expect(page.status).to.contain('<b>Ann</b> has it');
    expect(page.owner('L')).to.contain('<b>Ann</b>');
    await expectHarmless(page);
  });

  it('in names is shown as it was written in a diagram', async () => {
    const page = await DiagramPage.open({ names: HOSTILE, position: FILLED });
    expect(page.writtenNames).to.deep.equal([HOSTILE]);
    expect(page.labels).to.deep.equal([`Tricubo sheet of ${HOSTILE}`]);
    await expectHarmless(page);
  });

  it('in a comment is shown as it was written', async () => {
    const page = await TricuboPage.open({ mode: 'replay', record: `tricubo 1 {${HOSTILE}}; @1 {${HOSTILE}}` });
    expect(page.comment).to.equal(HOSTILE);
    await page.click(page.step('Forward'));
    expect(page.comment).to.equal(HOSTILE);
    await expectHarmless(page);
  });
});
