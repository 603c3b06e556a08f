import { expect } from '@open-wc/testing';
import { CuboPage } from './cubo-page.js';
import { table } from './moments.js';

/** The reader goes to another page, or comes back. */
async function hide(page: CuboPage, isHidden: boolean): Promise<void> {
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden });
  document.dispatchEvent(new Event('visibilitychange'));
  await page.element.updateComplete;
}

/** Time passes second by second, so that whatever falls due can be drawn. */
async function pass(page: CuboPage, seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second++) await page.pass(1000);
}

describe('<cubo-grid> in a page that is hidden', () => {
  afterEach(() => {
    delete (document as { hidden?: boolean }).hidden;
    document.dispatchEvent(new Event('visibilitychange'));
  });

  it('takes no time from one who practises, and goes on where it stood', async () => {
    const page = await CuboPage.open({ position: table('o') });
    await pass(page, 10);
    await hide(page, true);
    await pass(page, 300);
    expect([page.time, page.moves]).to.deep.equal(['0:50', []]);
    await hide(page, false);
    await pass(page, 1);
    expect(page.time).to.equal('0:49');
    await pass(page, 48);
    expect(page.moves).to.be.empty;
    await pass(page, 1);
    expect(page.moves).to.deep.equal(['timeout']);
  });

  it('is not heard of the seconds meanwhile', async () => {
    const page = await CuboPage.open({ position: table('o'), 'practice-seconds': '5' });
    await hide(page, true);
    await pass(page, 10);
    expect(page.urgent).to.equal('');
  });

  it('stamps moves as if it had not been hidden', async () => {
    const page = await CuboPage.open({ position: table('o') });
    await hide(page, true);
    await pass(page, 30);
    await hide(page, false);
    await pass(page, 2);
    await page.played('call');
    expect(page.element.match.entries.at(-1)?.at).to.equal(2000);
  });

  it('waits for nobody where several play', async () => {
    const page = await CuboPage.open({ position: table('oo') });
    await page.played('#0 call', '#0 take -');
    await hide(page, true);
    await pass(page, 6);
    expect(page.moves.at(-1)).to.equal('timeout');
  });

  it('does not go on where it is paused as well', async () => {
    const page = await CuboPage.open({ position: table('o'), paused: '' });
    await hide(page, true);
    await hide(page, false);
    await pass(page, 100);
    expect(page.moves).to.be.empty;
  });
});
