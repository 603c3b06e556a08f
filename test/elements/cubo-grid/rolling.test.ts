import { expect } from '@open-wc/testing';
import { CuboPage } from './cubo-page.js';
import { SQUARES, table } from './moments.js';

const [SQUARE] = SQUARES;

const kinds = (page: CuboPage): string[] => page.moves.map((move) => move.split(' ')[0] ?? '');

describe('the dice of a round on <cubo-grid>', () => {
  it('are rolled with one tap, those of the middle and of everybody, and told together', async () => {
    const page = await CuboPage.open({ seats: 'human human', seed: 'roll', names: 'Ann, Bob' });
    expect([page.status, page.primary?.textContent?.trim()]).to.deep.equal(['Roll the dice.', 'Roll for round 1']);
    await page.click(page.primary as Element);
    expect(kinds(page)).to.deep.equal(['middle', 'dice', 'dice']);
    expect(page.spoken).to.match(/^In the middle: .* Ann: Dice: .* Bob: Dice: .* All build at once\./);
    expect(page.primary).to.equal(null);
  });

  it('come by themselves with dice="auto", and again in the next round', async () => {
    const page = await CuboPage.open({ seed: 'auto', dice: 'auto' });
    expect(kinds(page)).to.deep.equal(['middle', 'dice']);
    await page.played('call', 'take -');
    expect(kinds(page)).to.deep.equal(['middle', 'dice', 'call', 'take', 'middle', 'dice']);
    expect(page.time).to.equal('1:00');
  });

  it('are waited for with dice="remote"', async () => {
    const page = await CuboPage.open({ dice: 'remote' });
    expect([page.status, page.primary]).to.deep.equal(['Waiting for the dice.', null]);
    await page.played('middle r1r2b3b4', 'dice 0 123456123');
    expect(page.square()).to.equal('r1r2r3/r4w5b6/b1b2b3');
  });

  it('that the page refuses stay in hand', async () => {
    const page = await CuboPage.open({ seed: 'no' });
    page.element.addEventListener('game-before-move', (event) => event.preventDefault());
    await page.click(page.primary as Element);
    expect([page.moves, page.primary?.textContent?.trim()]).to.deep.equal([[], 'Roll for round 1']);
  });
});

describe('“Roll all again” on <cubo-grid>', () => {
  const open = (attributes: Readonly<Record<string, string>> = {}) =>
    CuboPage.open({ position: table('o'), seed: 'again', ...attributes });

  it('throws all nine dice, which keep their cells by colour, any number of times', async () => {
    const page = await open();
    for (let rolls = 1; rolls <= 3; rolls++) {
      const before = page.square();
      await page.click(page.action('Roll all again'));
      expect(kinds(page).slice(-2)).to.deep.equal(['roll', 'dice']);
      expect(page.square()).not.to.equal(before);
      expect(page.square().replace(/\d/g, '')).to.equal(SQUARE?.replace(/\d/g, ''));
    }
    expect(page.moves).to.have.lengthOf(6);
    expect(page.spoken).to.match(/^All dice in hand\. .*Dice: .*Arrange your dice/);
  });

  it('is not there any more after somebody’s call', async () => {
    const page = await open({ position: table('oo') });
    expect(page.actions(1)).to.deep.equal(['Cubo!', 'Roll all again']);
    await page.click(page.action('Cubo!', 0));
    expect(page.actions(1)).to.deep.equal(['Cubo!']);
  });

  it('throws by itself with dice="auto"', async () => {
    const page = await open({ dice: 'auto' });
    await page.click(page.action('Roll all again'));
    expect(kinds(page)).to.deep.equal(['roll', 'dice']);
  });

  it('waits for what is thrown with dice="remote", and neither swaps nor calls meanwhile', async () => {
    const page = await open({ dice: 'remote' });
    await page.click(page.action('Roll all again'));
    expect([page.facts(), page.actions()]).to.deep.equal(['dice in hand', []]);
    const refusals = page.listen('game-refuse');
    await page.click(page.cell('a1'));
    expect(refusals.map(({ code }) => code)).to.deep.equal(['in-hand']);
    await page.played('dice 0 111111111');
    expect(page.actions()).to.deep.equal(['Cubo!', 'Roll all again']);
  });

  it('of dice that were taken in hand before the page was opened is thrown with a tap', async () => {
    const page = await open({ position: table('h') });
    expect([page.actions(), page.status]).to.deep.equal([['Throw the dice'], 'Throw your dice.']);
    await page.click(page.action('Throw the dice'));
    expect(kinds(page)).to.deep.equal(['dice']);
  });
});
