import { expect } from '@open-wc/testing';
import { bestSquare, cubo } from '../../../src/games/cubo/index.js';
import { CuboPage } from './cubo-page.js';
import { SQUARES, table } from './moments.js';

const [SQUARE = ''] = SQUARES;
/** The middle of the table. */
const MIDDLE_DICE = cubo.parsePosition(table('o')).middle;

const open = (attributes: Readonly<Record<string, string>> = {}) =>
  CuboPage.open({ position: table('o'), ...attributes });

/** The best square there is with these dice and one of the middle. */
const best = bestSquare(SQUARE, { middle: MIDDLE_DICE });

/** The dice of the best square as they are seen. */
const shown = (page: CuboPage): string =>
  page
    .all('.best .cell')
    .map((cell) => `${cell.dataset['colour']}${cell.querySelector('.die')?.getAttribute('data-value')}`)
    .join('');

const diceOf = (text: string): string => text.replaceAll('/', '');

describe('the best square after a round of practice on <cubo-grid>', () => {
  it('is shown with its points, and which die of the middle it takes', async () => {
    const page = await open();
    await page.played('call', 'take -');
    expect(best.total).to.be.above(32);
    expect(page.best)
      .to.contain(`Best possible: ${best.total} points`)
      .and.to.match(/with (red|blue) \d for (red|blue) \d/);
    expect(page.find('.best .worth')?.textContent).to.equal(String(best.total));
    expect(shown(page)).to.equal(diceOf(best.square.map(({ colour, value }) => `${colour}${value}`).join('')));
    expect(page.find('.best [role="table"]')?.ariaLabel).to.equal(`Best possible: ${best.total} points`);
  });

  it('is shown also after a round that was too long, with the dice as they last lay', async () => {
    const page = await open();
    await page.played('swap a1c3');
    await page.pass(60_000);
    expect(page.best).to.contain(`Best possible: ${best.total} points`);
    expect(page.explained()).to.be.empty;
  });

  it('is not drawn again where the player has found it', async () => {
    const { square } = best;
    const text = [0, 3, 6].map((row) =>
      square
        .slice(row, row + 3)
        .map(({ colour, value }) => colour + value)
        .join(''),
    );
    const middle = ['r', 'b'].map((colour) => {
      const missing = 6 - square.filter((die) => die.colour === colour).length;
      return `${colour}1`.repeat(missing);
    });
    const position = `1 0 build 0 | ${text.join('/')} o - 0 | ${middle.join('')}`;
    const page = await open({ position });
    const possible = bestSquare(text.join('/'), { middle: cubo.parsePosition(position).middle }).total;
    await page.played('call', 'take -');
    expect(page.worth()).to.equal(possible);
    expect(page.best).to.equal(`Best possible: ${possible} points You have found the best there was.`);
    expect(page.find('.best .square')).to.equal(null);
  });

  it('is gone in the next round, and there again after it', async () => {
    const page = await open({ seed: 'next' });
    await page.played('call', 'take -', 'roll all');
    expect(page.find('.best')).to.equal(null);
    const { square } = page.element.state.seats[0]!;
    const next = bestSquare(square, { middle: page.element.state.middle });
    await page.played('call', 'take -');
    expect(page.best).to.contain(`Best possible: ${next.total} point`);
  });

  it('counts streets in any order where they do', async () => {
    const page = await open({ streets: 'any-order' });
    await page.played('call', 'take -');
    const { total } = bestSquare(SQUARE, { middle: MIDDLE_DICE, streets: 'any-order' });
    expect(page.best).to.contain(`Best possible: ${total} points`);
  });

  it('is there in the last round, too, and not where several play', async () => {
    const last = await open({ position: table('o', 6) });
    await last.played('call', 'take -');
    expect(last.best).to.contain(`Best possible: ${best.total} points`);
    const two = await open({ position: table('oo') });
    await two.played('#0 call', '#0 take -', '#1 call', '#1 take -');
    expect(two.find('.best')).to.equal(null);
  });
});
