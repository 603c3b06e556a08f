import { expect } from '@open-wc/testing';
import { CuboPage } from './cubo-page.js';
import { table } from './moments.js';

/** Two players, of whom the first has called and taken the red six: the other one has six seconds. */
async function hurried(): Promise<CuboPage> {
  const page = await CuboPage.open({ position: table('oo'), names: 'Ann, Bob' });
  return page.played('#0 call', '#0 take 1');
}

describe('a call on <cubo-grid>', () => {
  it('is in time in the last millisecond', async () => {
    const page = await hurried();
    await page.pass(5999);
    await page.click(page.action('Cubo!', 1));
    expect(page.moves).to.deep.equal(['call', 'take 1', 'call']);
    await page.pass(60_000);
    await page.click(page.action('Take none', 1));
    expect(page.moves.slice(3)).to.deep.equal(['take -']);
  });

  it('in the same instant as another is told with it', async () => {
    const page = await CuboPage.open({ position: table('ooo'), names: 'Ann, Bob, Cleo' });
    page.element.play('#2 call');
    page.element.play('#0 call');
    await page.element.updateComplete;
    expect(page.element.match.entries.map(({ actor, at }) => `${actor} ${at}`)).to.deep.equal(['2 0', '0 0']);
    expect([0, 1, 2].map((seat) => page.isCovered(seat))).to.deep.equal([true, false, true]);
    expect(page.spoken).to.contain('Cleo: Cubo!').and.to.contain('Ann: Cubo!');
  });

  it('of the last two in the same instant leaves the later one to decide about a die', async () => {
    const page = await CuboPage.open({ position: table('oo') });
    page.element.play('#1 call');
    page.element.play('#0 call');
    await page.element.updateComplete;
    expect([page.actions(1), page.actions(0).at(-1)]).to.deep.equal([[], 'Take none']);
    expect(page.time).to.equal('');
  });
});
