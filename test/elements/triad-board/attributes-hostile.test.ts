import { expect } from '@open-wc/testing';
import { BoardPage } from './board-page.js';
import { watchTrouble } from '../watch-trouble.js';

const HOSTILE = '<img src=x onerror="globalThis.wasAttacked=true"><script>globalThis.wasAttacked=true</script>';

/** Attributes whose value a page may take from strangers. */
const ROWS: readonly (readonly [attribute: string, value: string])[] = [
  ['seats', `human ${HOSTILE}`],
  ['names', `${HOSTILE}, "><svg onload=globalThis.wasAttacked=true>`],
  ['seed', HOSTILE],
  ['position', `${HOSTILE}/6/6/6/6/6`],
  ['record', HOSTILE],
  ['record', `triad 1; start=ccbbaa/6/6/6/6/AABBCC; ${HOSTILE}`],
  ['record', `triad 1 {${HOSTILE}}; start=ccbbaa/6/6/6/6/AABBCC; a1a3 {${HOSTILE}}`],
  ['record', JSON.stringify({ format: HOSTILE, game: 'triad' })],
  ['record', JSON.stringify({ format: 1, game: HOSTILE })],
  ['mode', HOSTILE],
  ['dice', HOSTILE],
  ['persist', HOSTILE],
  ['even-start', HOSTILE],
  ['starter', HOSTILE],
  ['lang', HOSTILE],
];

describe('a hostile value', () => {
  beforeEach(() => Reflect.deleteProperty(globalThis, 'wasAttacked'));
  afterEach(() => localStorage.removeItem(HOSTILE));

  for (const [attribute, value] of ROWS) {
    it(`in ${attribute} stays text: ${value.slice(0, 60)}`, async () => {
      const trouble = watchTrouble();
      const page = await BoardPage.open({ [attribute]: value });
      // What is loaded by an attack would have been by now.
      await new Promise((resolve) => setTimeout(resolve));
      await new Promise(requestAnimationFrame);
      expect(page.find('img, script, svg:not(.icon)')).to.equal(null);
      expect(globalThis).to.not.have.property('wasAttacked');
      expect(trouble.stop()).to.be.empty;
    });
  }

  it('in an error message is shown as it was written, cut to a readable length', async () => {
    const page = await BoardPage.open({ dice: `<b>${'x'.repeat(500)}</b>` });
    const text = page.find('[part=error]')?.textContent ?? '';
    expect(text).to.contain('<b>xxx');
    expect(text.length).to.be.below(250);
  });

  it('in a name is shown as it was written', async () => {
    const page = await BoardPage.open({ names: '<b>Ann</b>' });
    expect(page.find<HTMLInputElement>('input[aria-label="Name of White"]')?.value).to.equal('<b>Ann</b>');
    expect(page.find('[role=grid]')?.getAttribute('aria-label')).to.contain('<b>Ann</b> against Black');
  });
});
