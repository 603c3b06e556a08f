import { expect } from '@open-wc/testing';
import { describeHurried } from '../hurry.js';
import { aMoment } from '../pointers.js';
import { CuboPage } from './cubo-page.js';
import { table } from './moments.js';

const kinds = (page: CuboPage): string[] => page.moves.map((move) => move.split(' ')[0] ?? '');

describeHurried('cubo-grid', (hurry) => {
  const open = (attributes: Readonly<Record<string, string>> = {}) =>
    CuboPage.open({ position: table('o'), seed: 'hurry', ...attributes });

  it('on “Cubo!” calls, and takes no die that lies there then', async () => {
    const page = await open();
    await hurry(page, page.action('Cubo!'));
    await aMoment();
    expect(page.moves).to.deep.equal(['call']);
  });

  it('on the button that rolls the round rolls it once', async () => {
    const page = await open({ position: '' });
    await hurry(page, page.primary as Element);
    await aMoment();
    expect(kinds(page)).to.deep.equal(['middle', 'dice']);
  });

  it('on a die of the middle takes it, and gives none away', async () => {
    const page = await open();
    await page.played('call');
    await hurry(page, page.action('Take red 6'));
    await aMoment();
    expect(page.moves).to.deep.equal(['call', 'take 1']);
  });

  it('on “Keep my dice” ends the round, and begins no other', async () => {
    const page = await open();
    await page.played('call', 'take 1');
    await hurry(page, page.action('Keep my dice'));
    await aMoment();
    expect(page.moves).to.deep.equal(['call', 'take 1', 'keep']);
  });

  it('on a die chooses it and lets it go', async () => {
    const page = await open();
    await hurry(page, page.cell('a1'));
    await aMoment();
    expect([page.moves, page.find('.grid')?.dataset['interaction']]).to.deep.equal([[], 'idle']);
  });
});
