import { expect } from '@open-wc/testing';
import { chord } from '../keyboard.js';
import { watchTrouble } from '../watch-trouble.js';
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
    expect(page.urgent).to.equal('Cleo: Cubo! Ann: Cubo!');
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

describe('a device that slept through the countdown on <cubo-grid>', () => {
  for (const [what, wake] of Object.entries({
    'a tap on “Cubo!”': (page: CuboPage) => page.click(page.action('Cubo!', 1)),
    'a key': async (page: CuboPage) => {
      page.cell('a1', 1).focus();
      await page.press('x');
    },
    'a swap': async (page: CuboPage) => {
      page.cell('a1', 1).focus();
      await chord(page, 'Shift', 'ArrowRight');
    },
    'a typed move': async (page: CuboPage) => {
      await page.fill('Type a move', '#1 call');
      await page.press('Enter');
    },
  })) {
    it(`plays its end first when it is woken by ${what}, and explains why that comes too late`, async () => {
      const page = await hurried();
      const trouble = watchTrouble();
      const refusals = page.listen('game-refuse');
      page.clock.sleep(60_000);
      await wake(page);
      expect(page.moves).to.deep.equal(['call', 'take 1', 'timeout']);
      expect(refusals.map(({ code }) => code)).to.deep.equal(['building-over']);
      expect(page.status).to.equal('All squares are covered, and dice are being exchanged.');
      expect(trouble.stop()).to.be.empty;
    });
  }

  it('ends the round of one who practises', async () => {
    const page = await CuboPage.open({ position: table('o') });
    page.clock.sleep(90_000);
    await page.click(page.action('Cubo!'));
    expect(page.moves).to.deep.equal(['timeout']);
    expect(page.element.match.entries.at(-1)?.at).to.equal(60_000);
  });
});
