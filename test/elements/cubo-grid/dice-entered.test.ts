import { expect } from '@open-wc/testing';
import { CuboPage } from './cubo-page.js';
import { table } from './moments.js';

const MIDDLE = 'Throw the four dice of the middle and enter what they show.';
const NINE = (name: string) => `Throw the nine dice of ${name} and enter what they show, row by row.`;

const open = (attributes: Readonly<Record<string, string>> = {}) =>
  CuboPage.open({ dice: 'enter', names: 'Ann, Bob', ...attributes });

/** Taps dice on the pad. */
async function tap(page: CuboPage, digits: string): Promise<void> {
  for (const digit of digits) await page.click(page.find(`.keys [data-value="${digit}"]`) as Element);
}

async function type(page: CuboPage, text: string): Promise<void> {
  await page.fill('Type a move', text);
  await page.press('Enter');
}

const WAYS: Readonly<Record<string, (page: CuboPage, digits: string) => Promise<void>>> = {
  'by taps': async (page, digits) => {
    await tap(page, digits);
    await page.clickButton('Lay these dice');
  },
  'by keys': async (page, digits) => {
    page.find('.keys button')?.focus();
    await page.press(...digits);
    page.button('Lay these dice')?.focus();
    await page.press('Enter');
  },
  'typed as mere digits': type,
  'typed with spaces and commas': (page, digits) => type(page, ` ${[...digits].join(', ')} `),
};

describe('dice thrown by hand on <cubo-grid>', () => {
  for (const [way, enter] of Object.entries(WAYS)) {
    it(`are entered ${way}: first those of the middle, then nine of each player`, async () => {
      const page = await open({ seats: 'human human' });
      const moves = page.listen('game-move');
      expect(page.status).to.equal(MIDDLE);
      await enter(page, '6612');
      expect(page.status).to.contain(NINE('Ann'));
      await enter(page, '123456123');
      expect(page.status).to.contain(NINE('Bob'));
      await enter(page, '654321654');
      expect(page.moves).to.deep.equal(['middle r6r6b1b2', 'dice 0 123456123', 'dice 1 654321654']);
      expect(moves.map(({ actor, by }) => `${actor} ${by}`)).to.deep.equal(Array(3).fill('chance reader'));
      expect(page.square(1)).to.equal('r6r5r4/r3w2b1/b6b5b4');
      expect(page.find('.dice-pad')).to.equal(null);
    });
  }

  it('have the colours of their places, and leave a gap where one is taken back', async () => {
    const page = await open({ position: table('h'), names: 'Ann' });
    const colours = () => page.all('.thrown-die').map(({ dataset }) => dataset['colour']);
    expect(colours()).to.deep.equal([...'rrrrwbbbb']);
    await tap(page, '123');
    await page.click(page.find('.thrown button') as Element);
    expect(page.all('.thrown > *').map((place) => place.matches('.blank'))).to.deep.equal([
      true,
      false,
      false,
      ...Array<boolean>(6).fill(true),
    ]);
    await tap(page, '4566666');
    await page.clickButton('Lay these dice');
    expect(page.moves).to.deep.equal(['dice 0 423566666']);
  });

  for (const wrong of ['123', '1234567', '0123', '7123']) {
    it(`are no roll when ${wrong} is typed`, async () => {
      const page = await open();
      const refusals = page.listen('game-refuse');
      await type(page, wrong);
      expect(refusals.map(({ code }) => code)).to.deep.equal(['bad-roll']);
      expect(page.status).to.equal('That is not a roll of these dice: each shows 1 to 6.');
      expect(page.moves).to.be.empty;
    });
  }

  it('are entered again for one who rolls again, while the others build on', async () => {
    const page = await open({ position: table('oo') });
    await page.click(page.action('Roll all again', 1));
    expect(page.status).to.contain(NINE('Bob'));
    await tap(page, '1');
    await page.click(page.cell('a1', 0));
    await page.click(page.cell('c3', 0));
    expect(page.moves).to.deep.equal(['roll', 'swap a1c3']);
    await type(page, '111111111');
    expect(page.moves.at(-1)).to.equal('dice 1 111111111');
    expect(page.square(1)).to.equal('r1r1r1/b1w1b1/r1b1b1');
  });

  it('cannot be entered while it is paused', async () => {
    const page = await open({ position: table('h'), names: 'Ann', paused: '' });
    expect(page.find('.dice-pad')).to.equal(null);
    await type(page, '111111111');
    expect(page.moves).to.be.empty;
    await page.clickButton('Go on');
    expect(page.find('.dice-pad') !== null).to.equal(true);
  });

  it('that are half entered stay on the pad while another player swaps', async () => {
    const page = await open({ position: table('oh') });
    await tap(page, '123');
    await page.click(page.cell('a1', 0));
    await page.click(page.cell('c3', 0));
    expect(page.all('.thrown button')).to.have.lengthOf(3);
  });
});
