import { expect } from '@open-wc/testing';
import { rolled, use } from './rolled.js';
import { TricuboPage } from './tricubo-page.js';

/** Three players, and a roll that nobody has used yet. */
const open = () => TricuboPage.open({ seed: 'a', position: rolled(3) });

/** The seats that have used the roll. */
const entered = (page: TricuboPage) => page.element.state.entered;

describe('undo of what several have done on <tricubo-sheet>', () => {
  it('takes back one’s own use, though others have used theirs since, and keeps those', async () => {
    const page = await (await open()).played('L', '#1 M', '#2 S:3');
    const changes = page.listen('game-change');
    await page.click(page.seatButton(1));
    await page.clickButton('Undo');
    expect([entered(page), page.moves, page.shownSeat]).to.deep.equal([[0, 2], ['L', 'S:3'], 1]);
    expect(changes).to.deep.equal([{ cause: 'undo', by: 'user', moves: [] }]);
  });

  it('brings it back where it was among the others', async () => {
    const page = await (await open()).played('L', '#1 M', '#2 S:3');
    const { position } = page;
    await page.click(page.seatButton(1));
    await page.clickButton('Undo');
    await page.clickButton('Redo');
    expect([page.position, page.moves]).to.deep.equal([position, ['L', 'M', 'S:3']]);
    expect(page.canUse('Redo')).to.be.false;
  });

  it('of the die that was taken first takes back what the others did with what was left, and redo brings all back', async () => {
    const page = await (await open()).played('L', '#1 M');
    const { position } = page;
    await page.click(page.seatButton(0));
    await page.clickButton('Undo');
    expect([page.moves, entered(page), page.shownSeat]).to.deep.equal([[], [], 0]);
    expect(page.smallCrosses).to.deep.equal([1, 1, 1]);
    expect(page.dice).to.have.lengthOf(3);
    await page.clickButton('Redo');
    expect([page.moves, page.position]).to.deep.equal([['L', 'M'], position]);
  });

  it('takes back what has just been done, though the next player’s sheet is shown now', async () => {
    const page = await open();
    await use(page);
    expect([entered(page), page.shownSeat]).to.deep.equal([[0], 1]);
    await page.clickButton('Undo');
    expect([entered(page), page.shownSeat]).to.deep.equal([[], 0]);
  });

  it('takes back nothing of earlier rounds from one’s own sheet', async () => {
    const page = await (await open()).played('L', '#1 M', '#2 S:3', 'roll 122');
    await page.click(page.seatButton(1));
    expect(page.canUse('Undo')).to.be.false;
  });

  it('is not redone any more once another die has been used instead', async () => {
    const page = await (await open()).played('L', '#1 M');
    await page.click(page.seatButton(1));
    await page.clickButton('Undo');
    await page.played('#1 S:3');
    expect(page.canUse('Redo')).to.be.false;
    await page.clickButton('Redo');
    expect(page.moves).to.deep.equal(['L', 'S:3']);
  });
});
