import { expect } from '@open-wc/testing';
import { testNumerals } from '../numerals.js';
import { DiagramPage } from './diagram-page.js';
import { ROLLED } from './sheets.js';
import { TricuboPage } from './tricubo-page.js';

const play = (attributes: Readonly<Record<string, string>>) => TricuboPage.open(attributes);

testNumerals<TricuboPage>({
  game: 'Tricubo',
  modes: { diagram: (attributes) => DiagramPage.open(attributes), play, replay: play },
  position: ROLLED,
  values: [3, 4, 6],
});

describe('numerals on a sheet of Tricubo', () => {
  it('are what is thrown by hand, too', async () => {
    const page = await TricuboPage.open({ numerals: '', dice: 'enter', record: 'tricubo 1; @1' });
    const thrown = page.all('.hand .die text').map((text) => text.textContent);
    expect(thrown).to.include.members(['1', '2', '3', '4', '5', '6']);
  });
});
