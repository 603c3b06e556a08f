import { expect, fixture } from '@open-wc/testing';
import { html } from 'lit';
import { leftAlive, listenersLeft } from '../leaks.js';
import { SheetPage } from './sheet-page.js';
import { crossed } from './sheets.js';

const ROUNDS = 100;
const OF_TWO = `${crossed('146')} / ${crossed('146')} | 0 12346`;

/** Mounts and unmounts sheets as a page with routes does, some of them played on. Only weak references are left. */
async function comeAndGo(holder: Element): Promise<WeakRef<object>[]> {
  const references: WeakRef<object>[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const sheet = document.createElement('kubi-sheet');
    Object.assign(sheet, { position: OF_TWO, lang: round % 3 === 0 ? 'de' : 'en' });
    holder.append(sheet);
    if (round % 10 === 0) {
      const page = await new SheetPage(sheet).ready();
      page.all('.entry input')[0]?.click();
      await sheet.updateComplete;
      page.primary?.click();
      await sheet.updateComplete;
      page.dice[0]?.click();
      page.find('[data-tool=new-game]')?.click();
      await sheet.updateComplete;
      page.dice[1]?.focus();
      expect([page.moves.length, page.find('.question') !== null]).to.deep.equal([1, true]);
    }
    await sheet.updateComplete;
    references.push(new WeakRef(sheet), new WeakRef(sheet.match), new WeakRef(sheet.renderRoot));
    sheet.remove();
  }
  return references;
}

describe('sheets of Kubi that come and go', function () {
  this.timeout(30_000);

  it('leave no element and no match behind', async () => {
    const holder = await fixture(html`<div></div>`);
    const references = await comeAndGo(holder);
    expect(references).to.have.lengthOf(3 * ROUNDS);
    expect(await leftAlive(references)).to.equal(0);
  });

  it('leave no listener on the document or the window', async () => {
    const holder = await fixture(html`<div></div>`);
    expect(await listenersLeft(() => comeAndGo(holder))).to.equal(0);
  });
});
