import { expect } from '@open-wc/testing';
import { testNumerals } from '../numerals.js';
import { DiagramPage } from './diagram-page.js';
import { SheetPage } from './sheet-page.js';
import { crossed } from './sheets.js';

const play = (attributes: Readonly<Record<string, string>>) => SheetPage.open(attributes);

testNumerals<SheetPage>({
  game: 'Kubi',
  modes: { diagram: (attributes) => DiagramPage.open(attributes), play, replay: play },
  position: `${crossed('146')} | 0 13466`,
  values: [1, 3, 4, 6, 6],
});

describe('numerals on a sheet of Kubi', () => {
  it('are what the numbers to cross show, too', async () => {
    const page = await SheetPage.open({ numerals: '' });
    expect(page.all('.number-box text').map((text) => text.textContent)).to.deep.equal(['1', '2', '3', '4', '5', '6']);
  });
});
