import { expect } from '@open-wc/testing';
import { CuboPage } from './cubo-page.js';
import { table } from './moments.js';

const TWO = { position: table('oo'), names: 'Ann, Bob' };

/** What the urgent region says from second to second, each thing once. */
async function heard(page: CuboPage, seconds: number): Promise<string[]> {
  const texts: string[] = [];
  for (let second = 0; second < seconds; second++) {
    await page.pass(1000);
    if (page.urgent && page.urgent !== texts.at(-1)) texts.push(page.urgent);
  }
  return texts;
}

describe('what <cubo-grid> says at once, whatever is being said', () => {
  it('is a call', async () => {
    const page = await (await CuboPage.open(TWO)).played('#1 call');
    expect(page.urgent).to.equal('Bob: Cubo!');
  });

  it('is how long the last one has, and then each second and the end', async () => {
    const page = await (await CuboPage.open(TWO)).played('#1 call');
    await page.played('#1 take 2');
    expect(page.urgent).to.equal('Ann: 6 seconds left to call.');
    expect(await heard(page, 6)).to.deep.equal([...['5', '4', '3', '2', '1'], 'Time is up.']);
  });

  it('is of a practice only what is of use: half a minute, twenty, ten, and the last five seconds', async () => {
    const page = await CuboPage.open({ position: table('o') });
    expect(await heard(page, 60)).to.deep.equal([
      ...['30 seconds', '20 seconds', '10 seconds', '5', '4', '3', '2', '1'],
      'Time is up. 0 points in this round.',
    ]);
  });

  it('is nothing while others build, choose and swap', async () => {
    const page = await CuboPage.open(TWO);
    await page.click(page.cell('a1'));
    await page.played('#1 swap a1b1', '#0 roll');
    expect(page.urgent).to.equal('');
  });

  it('is each call of one who practises, also where it is the same word', async () => {
    const page = await CuboPage.open({ position: table('o'), seed: 'x' });
    await page.played('call', 'take -', 'roll all');
    let changes = 0;
    const timer = page.find('[role=timer]') as Element;
    new MutationObserver(() => changes++).observe(timer, { subtree: true, characterData: true, childList: true });
    await page.played('call');
    await new Promise(requestAnimationFrame);
    expect(changes).to.be.above(0);
  });

  it('is nothing while the game is paused', async () => {
    const page = await CuboPage.open({ position: table('o'), paused: '' });
    expect(await heard(page, 90)).to.deep.equal([]);
  });

  it('is the same call in the language of the page', async () => {
    const page = await CuboPage.open({ ...TWO, lang: 'fr' });
    await page.until(() => page.find('.container')?.lang === 'fr');
    await page.played('#1 call');
    await page.played('#1 take 2');
    expect(page.urgent).to.match(/^Ann\s: Encore 6 secondes pour annoncer Cubo\.$/);
  });
});
