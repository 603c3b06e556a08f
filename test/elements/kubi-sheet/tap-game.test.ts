import { expect } from '@open-wc/testing';
import { emulateMedia, setViewport } from '@web/test-runner-commands';
import { aMoment, releaseAll } from '../pointers.js';
import { SheetPage } from './sheet-page.js';

/** The shortest of games: with the dice of this seed, eight rolls in a row show a 2. */
const SEED = 'n';
const ENTRIES = ['2|13|56', '2|34|55', '2|24|56', '2|22|36', '2|13|45', '2|15|66', '2|34|56', '2|33|44'];

describe('a whole game of <kubi-sheet> on a phone', () => {
  before(async () => {
    await setViewport({ width: 390, height: 844 });
    await emulateMedia({ reducedMotion: 'reduce' });
  });
  after(async () => {
    await setViewport({ width: 800, height: 600 });
    await emulateMedia({ reducedMotion: 'no-preference' });
  });
  afterEach(releaseAll);

  /** Taps dice until they lie as an entry says. */
  const place = async (page: SheetPage, entry: string) => {
    for (const value of entry.replaceAll('|', '')) {
      const die = page.dice.find((each, i) => page.roll[i] === Number(value) && each.dataset['slot'] === undefined);
      if (die) await page.tapOn(die);
    }
  };

  it('is played by taps alone, from the first number to the result and the next game', async function () {
    this.timeout(60_000);
    const page = await SheetPage.open({ seed: SEED });
    const ends = page.listen('game-end');
    const refusals = page.listen('game-refuse');
    for (const value of [2, 4, 6]) await page.tapOn(page.numberBox(value).closest('label') as Element);
    await page.tapOn(page.primary as Element);
    for (const entry of ENTRIES) {
      await aMoment();
      await page.tapOn(page.button('Roll the dice') as Element);
      await place(page, entry);
      await page.tapOn(page.button('Enter') as Element);
    }
    expect(page.moves.filter((text) => !text.startsWith('roll'))).to.deep.equal(['x246', ...ENTRIES]);
    expect(ends).to.deep.equal([{ winners: [0], scores: [-1600], reason: 'all-done' }]);
    expect(page.status).to.equal('−1600 points. 500 would have been a win.');
    expect(page.all('.result tbody tr').length).to.equal(1);
    expect(refusals).to.be.empty;
    await aMoment();
    await page.tapOn(page.button('New game') as Element);
    expect(page.moves).to.be.empty;
  });
});
