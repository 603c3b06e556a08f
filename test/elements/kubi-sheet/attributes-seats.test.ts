import { expect } from '@open-wc/testing';
import { SheetPage } from './sheet-page.js';
import { crossed } from './sheets.js';

const TWO = `${crossed('123')} / ${crossed('456')}`;

describe('the seats of a sheet', () => {
  const COUNTED: readonly (readonly [attributes: Record<string, string>, seats: number])[] = [
    [{}, 1],
    [{ seats: '' }, 1],
    [{ seats: 'human, human  human' }, 3],
    [{ seats: 'human '.repeat(8) }, 8],
    [{ position: TWO }, 2],
    [{ position: TWO, seats: 'human human' }, 2],
    [{ record: 'kubi 1; seats=4' }, 4],
    [{ record: `kubi 1; start=${TWO}` }, 2],
    [{ record: 'kubi 1; seats=4', seats: 'human' }, 4],
  ];
  for (const [attributes, seats] of COUNTED) {
    it(`are as many as are asked for, else as the game has: ${JSON.stringify(attributes)}`, async () => {
      const page = await SheetPage.open(attributes);
      expect(page.element.error).to.equal(undefined);
      expect(page.element.match.seats).to.equal(seats);
      expect(page.seats).to.have.lengthOf(seats > 1 ? seats : 0);
    });
  }

  for (const seats of ['human', 'human human human']) {
    it(`that the position does not have are an error, and nothing is begun with either: ${seats}`, async () => {
      const page = await SheetPage.open({ position: TWO, seats });
      expect(page.element.error?.code).to.equal('bad-seats');
      expect(page.element.match.seats).to.equal(1);
      page.element.seats = 'human human';
      await page.element.updateComplete;
      expect(page.element.error).to.equal(undefined);
      expect(page.position).to.equal(TWO);
    });
  }
});
