import { expect } from '@open-wc/testing';
import { watchTrouble } from '../watch-trouble.js';
import { DiagramPage } from './diagram-page.js';
import { SheetPage } from './sheet-page.js';
import { FILLED, crossed } from './sheets.js';

const HOSTILE = '<img src=x onerror="globalThis.wasAttacked=true"><script>globalThis.wasAttacked=true</script>';

/** Attributes whose value a page may take from strangers. */
const ROWS: readonly (readonly [attribute: string, value: string])[] = [
  ['seats', `human ${HOSTILE}`],
  ['names', `${HOSTILE}, "><svg onload=globalThis.wasAttacked=true>`],
  ['seed', HOSTILE],
  ['position', HOSTILE],
  ['position', `${crossed('123')} | ${HOSTILE}`],
  ['record', HOSTILE],
  ['record', `kubi 1; x146; ${HOSTILE.replaceAll(';', '')}`],
  ['record', `kubi 1 {${HOSTILE}}; x146 {${HOSTILE}}`],
  ['record', JSON.stringify({ format: 1, game: HOSTILE })],
  ['mode', HOSTILE],
  ['dice', HOSTILE],
  ['marks', HOSTILE],
  ['numerals', HOSTILE],
  ['ply', HOSTILE],
  ['lang', HOSTILE],
];

async function expectHarmless(page: SheetPage): Promise<void> {
  // What is loaded by an attack would have been by now.
  await new Promise((resolve) => setTimeout(resolve));
  await new Promise(requestAnimationFrame);
  expect(page.all('img, script, iframe, a, [onerror], [onload]').length).to.equal(0);
  expect(globalThis).to.not.have.property('wasAttacked');
}

describe('a hostile value on a sheet', () => {
  beforeEach(() => Reflect.deleteProperty(globalThis, 'wasAttacked'));

  for (const [attribute, value] of ROWS) {
    for (const mode of ['play', 'replay']) {
      it(`in ${attribute} stays text in ${mode} mode: ${value.slice(0, 60)}`, async () => {
        const trouble = watchTrouble();
        await expectHarmless(await SheetPage.open({ mode, [attribute]: value }));
        expect(trouble.stop()).to.be.empty;
      });
    }
  }

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
