import { expect } from '@open-wc/testing';
import type { KubiSheet } from '../../../src/elements/kubi-sheet/kubi-sheet.js';
import { memorySuite } from '../come-and-go.js';
import { SheetPage } from './sheet-page.js';
import { crossed } from './sheets.js';

const OF_TWO = `${crossed('146')} / ${crossed('146')} | 0 12346`;

async function use(sheet: KubiSheet): Promise<void> {
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

describe('sheets of Kubi that come and go', function () {
  this.timeout(30_000);

  memorySuite({
    rounds: 100,
    make: (round) =>
      Object.assign(document.createElement('kubi-sheet'), { position: OF_TWO, lang: round % 3 === 0 ? 'de' : 'en' }),
    use,
  });
});
