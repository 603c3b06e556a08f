import { expect } from '@open-wc/testing';
import { KubiPage } from '../games/kubi-sheet/page.js';

const OTHER_DAY = 'kubi-2001-01-01';
const KEY = 'tabletop-elements/kubi/daily';

describe('seed="daily"', () => {
  let today = '';
  before(() => (today = `kubi-${new Date().toISOString().slice(0, 10)}`));
  beforeEach(() => localStorage.removeItem(KEY));
  afterEach(() => localStorage.removeItem(KEY));

  it('gives all readers the same dice today, and the record says the day', async () => {
    const [one, other] = [await KubiPage.open({ seed: 'daily' }), await KubiPage.open({ seed: 'daily' })];
    for (const { element } of [one, other]) {
      element.play('x123');
      element.match.draw();
    }
    expect(one.position).to.equal(other.position);
    expect(one.element.match.toRecord().seed).to.equal(today);
  });

  it('means the seed of the day: a running game goes on where it is said in the other way', async () => {
    const { element } = await KubiPage.open({ seed: 'daily' });
    element.play('x123');
    const { match } = element;
    for (const seed of [today, 'daily']) {
      element.seed = seed;
      await element.updateComplete;
      expect(element.match === match, seed).to.be.true;
    }
  });

  it('is followed by other dice, once the game of the day was played', async () => {
    const { element } = await KubiPage.open({ seed: 'daily' });
    element.restart();
    expect(element.match.seed).to.not.equal(today);
    element.restart();
    expect(element.match.seed).to.equal(today);
  });

  it('finds a saved game of another day once more, which is followed by the game of the day', async () => {
    const saved = await KubiPage.open({ seed: OTHER_DAY, persist: 'daily' });
    saved.element.play('x123');
    saved.element.remove();
    const { element } = await KubiPage.open({ seed: 'daily', persist: 'daily' });
    expect([element.match.seed, element.match.ply]).to.deep.equal([OTHER_DAY, 1]);
    element.restart();
    expect(element.match.seed).to.equal(today);
  });

  it('is no seed where a script says another one', async () => {
    const { element } = await KubiPage.open({ seed: 'daily' });
    element.restart('mine');
    expect(element.match.seed).to.equal('mine');
  });
});
