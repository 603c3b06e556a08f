import { expect } from '@open-wc/testing';
import { BoardPage } from './board-page.js';
import { START } from './positions.js';

const AFTER_ONE = 'ccbbaa/6/6/B5/6/1ABBCC b 0-0 1';
const AFTER_TWO = 'ccbba1/6/5b/B5/6/1ABBCC w 0-0 2';

const isOutOfUse = (page: BoardPage, label: string) => page.button(label)?.getAttribute('aria-disabled') === 'true';

describe('undo and redo on <triad-board>', () => {
  const open = async () => {
    const page = await BoardPage.open({ position: START });
    for (const cell of ['a1', 'a3', 'f6', 'f4']) await page.clickCell(cell);
    expect(page.position).to.equal(AFTER_TWO);
    return page;
  };

  it('take back and play again move by move', async () => {
    const page = await open();
    await page.clickButton('Undo');
    expect(page.position).to.equal(AFTER_ONE);
    await page.clickButton('Undo');
    expect(page.position).to.equal(START);
    await page.clickButton('Redo');
    await page.clickButton('Redo');
    expect(page.position).to.equal(AFTER_TWO);
  });

  it('are out of use where there is nothing to do for them', async () => {
    const page = await BoardPage.open({ position: START });
    expect([isOutOfUse(page, 'Undo'), isOutOfUse(page, 'Redo')]).to.deep.equal([true, true]);
    await page.clickCell('a1');
    await page.clickCell('a3');
    expect([isOutOfUse(page, 'Undo'), isOutOfUse(page, 'Redo')]).to.deep.equal([false, true]);
    await page.clickButton('Undo');
    expect([isOutOfUse(page, 'Undo'), isOutOfUse(page, 'Redo')]).to.deep.equal([true, false]);
    const changes = page.listen('game-change');
    await page.clickButton('Undo');
    expect(changes).to.be.empty;
  });

  it('drop what was taken back as soon as something else is played', async () => {
    const page = await open();
    await page.clickButton('Undo');
    await page.clickCell('f6');
    await page.clickCell('f3');
    expect(isOutOfUse(page, 'Redo')).to.be.true;
    expect(page.board.match.length).to.equal(2);
  });

  it('let go of a die that was chosen', async () => {
    const page = await open();
    await page.clickCell('b1');
    await page.clickButton('Undo');
    expect(page.marked('chosen')).to.be.empty;
    expect(page.ghosts).to.be.empty;
  });
});

describe('flipping <triad-board>', () => {
  const topLeft = (page: BoardPage) => page.nameOf(page.all('.cell')[0] as HTMLElement);
  const names = (page: BoardPage) => page.all('.seat input').map((field) => field.ariaLabel);

  it('shows the board from the other side and back', async () => {
    const page = await BoardPage.open({ position: START });
    expect(topLeft(page)).to.equal('a6');
    expect(names(page)).to.deep.equal(['Name of Black', 'Name of White']);
    await page.clickButton('Flip board');
    expect(topLeft(page)).to.equal('f1');
    expect(names(page)).to.deep.equal(['Name of White', 'Name of Black']);
    expect(page.board.hasAttribute('flipped')).to.be.true;
    await page.clickButton('Flip board');
    expect(topLeft(page)).to.equal('a6');
    expect(page.board.hasAttribute('flipped')).to.be.false;
  });

  it('does not touch the game, nor what is chosen', async () => {
    const page = await BoardPage.open({ position: START });
    const changes = page.listen('game-change');
    await page.clickCell('a1');
    await page.clickButton('Flip board');
    expect(page.marked('chosen')).to.deep.equal(['a1']);
    await page.clickCell('a3');
    expect(page.position).to.equal(AFTER_ONE);
    expect(changes.map(({ cause }) => cause)).to.deep.equal(['play']);
  });

  it('writes the coordinates anew', async () => {
    const page = await BoardPage.open({ position: START });
    const rim = () => [
      page
        .all('[data-rank]')
        .map((place) => place.dataset['rank'])
        .join(''),
      page
        .all('[data-file]')
        .map((place) => place.dataset['file'])
        .join(''),
    ];
    expect(rim()).to.deep.equal(['654321', 'abcdef']);
    await page.clickButton('Flip board');
    expect(rim()).to.deep.equal(['123456', 'fedcba']);
  });
});
