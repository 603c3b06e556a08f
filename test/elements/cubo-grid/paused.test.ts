import { expect } from '@open-wc/testing';
import { CuboPage } from './cubo-page.js';
import { SQUARES, table } from './moments.js';

const PAUSED = 'Paused. The dice are covered, and no time runs.';

const open = (attributes: Readonly<Record<string, string>> = {}) =>
  CuboPage.open({ position: table('o'), seed: 'pause', ...attributes });

/** Whether the dice can be seen. */
const isSeen = (page: CuboPage): boolean => getComputedStyle(page.cell('a1')).visibility === 'visible';

/** The time as it is seen, second by second. */
async function times(page: CuboPage, seconds: number): Promise<string[]> {
  const seen = [];
  for (let second = 0; second < seconds; second++) {
    await page.pass(1000);
    seen.push(page.time);
  }
  return seen;
}

describe('the pause of <cubo-grid>', () => {
  it('covers the dice and stops the time, until one goes on', async () => {
    const page = await open();
    await times(page, 3);
    await page.clickButton('Pause');
    expect([isSeen(page), page.time, page.status, page.spoken]).to.deep.equal([false, '0:57', PAUSED, PAUSED]);
    expect(page.element.paused).to.equal(true);
    expect(new Set(await times(page, 100))).to.deep.equal(new Set(['0:57']));
    expect(page.moves).to.be.empty;
    await page.clickButton('Go on');
    expect([isSeen(page), page.square()]).to.deep.equal([true, SQUARES[0]]);
    expect(await times(page, 3)).to.deep.equal(['0:56', '0:55', '0:54']);
  });

  it('by the attribute stops the time and lets it run on, and both are seen', async () => {
    const page = await open({ paused: '' });
    expect([isSeen(page), page.status]).to.deep.equal([false, PAUSED]);
    await times(page, 70);
    page.element.removeAttribute('paused');
    await page.element.updateComplete;
    expect([isSeen(page), page.status]).to.deep.equal([true, 'Arrange your dice, then call Cubo.']);
    expect(await times(page, 2)).to.deep.equal(['0:59', '0:58']);
    page.element.setAttribute('paused', '');
    await page.element.updateComplete;
    expect([isSeen(page), await times(page, 2)]).to.deep.equal([false, ['0:58', '0:58']]);
  });

  it('lets nothing be pressed, swapped or typed', async () => {
    const page = await open();
    await page.clickButton('Pause');
    const refusals = page.listen('game-refuse');
    await page.click(page.cell('a1'));
    await page.click(page.cell('c3'));
    await page.click(page.action('Cubo!'));
    page.cell('a1').focus();
    await page.press('x', 'Enter');
    expect(page.find('.squares')?.inert).to.equal(true);
    await page.fill('Type a move', 'call');
    await page.press('Enter');
    expect([page.moves, refusals.map(({ code }) => code)]).to.deep.equal([[], ['paused']]);
    expect(page.status).to.equal('The game is paused.');
  });

  it('lets go of a die that was chosen', async () => {
    const page = await open();
    await page.click(page.cell('a1'));
    await page.clickButton('Pause');
    await page.clickButton('Go on');
    await page.click(page.cell('c3'));
    expect(page.moves).to.be.empty;
  });

  it('is there while there is something to pause: not before the dice lie, nor when all is over', async () => {
    const page = await open({ position: '' });
    expect(page.canUse('Pause')).to.equal(false);
    await page.click(page.primary as Element);
    expect(page.canUse('Pause')).to.equal(true);
    const over = await open({ position: table('o', 6) });
    await over.played('call', 'take -');
    expect(over.canUse('Pause')).to.equal(false);
  });

  it('stops the six seconds of the last of several players, too', async () => {
    const page = await open({ position: table('oo') });
    await page.played('#0 call', '#0 take -');
    await times(page, 2);
    await page.clickButton('Pause');
    await times(page, 60);
    expect([page.time, page.moves]).to.deep.equal(['4', ['call', 'take -']]);
    expect(page.urgent, 'no second is told meanwhile').to.equal('4');
    await page.clickButton('Go on');
    expect(await times(page, 4)).to.deep.equal(['3', '2', '1', '']);
    expect(page.moves.at(-1)).to.equal('timeout');
  });

  it('does not stay when a new game is begun', async () => {
    const page = await open();
    await page.clickButton('Pause');
    page.element.restart();
    await page.element.updateComplete;
    await times(page, 70);
    expect(page.moves).to.be.empty;
  });
});
