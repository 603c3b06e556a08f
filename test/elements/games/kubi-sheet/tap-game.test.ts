import { expect } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';
import { fingers, releaseAll } from '../../pointers.js';
import { onPhone } from '../../sheet/page.js';
import { KubiPage, ROLLED } from './page.js';

/** The shortest of games: with the dice of this seed, eight rolls in a row show a 2. */
const SEED = 'n';
const ENTRIES = ['2|13|56', '2|34|55', '2|24|56', '2|22|36', '2|13|45', '2|15|66', '2|34|56', '2|33|44'];

describe('<kubi-sheet> on a phone', () => {
  onPhone();
  before(() => emulateMedia({ reducedMotion: 'reduce' }));
  after(() => emulateMedia({ reducedMotion: 'no-preference' }));
  afterEach(releaseAll);

  /** Taps dice until they lie as an entry says. A die may lie where the last one was tapped: without a tap elsewhere, that would be a double tap. */
  const place = async (page: KubiPage, entry: string) => {
    const values = [...entry.replaceAll('|', '')].map(Number);
    for (const [slot, value] of values.entries()) {
      const lies = page.roll.findIndex((_, die) => page.slotOf(die) === slot);
      if (page.roll[lies] === value) continue;
      const wanted = page.roll.findIndex((each, die) => each === value && page.slotOf(die) > slot);
      for (const die of [lies, wanted]) {
        await page.tapOn(page.find('.sheet') as Element);
        await page.tapOn(page.dice[die] as Element);
      }
    }
  };

  /** The main button, which changes in its place, is not tapped twice in a row: that would be a double tap. */
  const confirm = async (page: KubiPage) => {
    await page.tapOn(page.find('.sheet') as Element);
    await page.tapOn(page.primary as Element);
  };

  it('is played by taps alone, from the first number to the result and the next game', async () => {
    const page = await KubiPage.open({ seed: SEED });
    const ends = page.listen('game-end');
    const refusals = page.listen('game-refuse');
    for (const value of [2, 6, 2, 4, 2]) await page.tapOn(page.numberBox(value).closest('label') as Element);
    await confirm(page);
    for (const entry of ENTRIES) {
      await confirm(page);
      await place(page, entry);
      await confirm(page);
    }
    expect(page.moves.filter((text) => !text.startsWith('roll'))).to.deep.equal(['x246', ...ENTRIES]);
    expect(ends).to.deep.equal([{ winners: [0], scores: [-1600], reason: 'all-done' }]);
    expect(page.status).to.contain('−1600');
    expect(page.result).to.have.lengthOf(1);
    expect(refusals).to.be.empty;
    await confirm(page);
    expect(page.moves).to.be.empty;
  });

  it('takes a finger that trembles for a tap', async () => {
    const page = await KubiPage.open({ position: ROLLED });
    page.find('.hand')?.scrollIntoView({ block: 'center' });
    const [x, y] = page.middle(page.dice[0] as Element);
    await fingers.down([x, y]);
    await fingers.move([x + 4, y - 4]);
    await fingers.up();
    await page.until(() => page.lifted === 0);
  });

  it('counts two quick taps on two dice', async () => {
    const page = await KubiPage.open({ position: ROLLED });
    page.find('.hand')?.scrollIntoView({ block: 'center' });
    // Not where the test before has tapped: that would be a double tap.
    for (const at of [4, 3].map((die) => page.middle(page.dice[die] as Element))) {
      await fingers.down(at);
      await fingers.up();
    }
    await page.until(() => page.placed.out[0] === 4);
    expect(page.placed).to.deep.equal({ out: [4], first: [1, 6], second: [2, 3] });
  });
});
