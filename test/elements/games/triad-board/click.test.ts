import { expect } from '@open-wc/testing';
import { TriadPage } from './page.js';
import { START, TRIAD_AHEAD } from './positions.js';

describe('<triad-board> by click', () => {
  it('moves a die to a cell that is clicked after it', async () => {
    const page = await TriadPage.open({ position: START });
    await page.clickCell('a1');
    await page.clickCell('a3');
    expect(page.position).to.equal('ccbbaa/6/6/B5/6/1ABBCC b 0-0 1');
  });

  it('shows which die is chosen', async () => {
    const page = await TriadPage.open({ position: START });
    expect(page.marked('chosen')).to.be.empty;
    await page.clickCell('b1');
    expect(page.marked('chosen')).to.deep.equal(['b1']);
    expect(page.label('b1')).to.equal('b1, White 1, selected');
  });

  it('chooses another own die instead', async () => {
    const page = await TriadPage.open({ position: START });
    await page.clickCell('a1');
    await page.clickCell('c1');
    expect(page.marked('chosen')).to.deep.equal(['c1']);
    await page.clickCell('c4');
    expect(page.position).to.equal('ccbbaa/6/2C3/6/6/AA1BCC b 0-0 1');
  });

  it('lets the chosen die go when it is clicked again', async () => {
    const page = await TriadPage.open({ position: START });
    const refusals = page.listen('game-refuse');
    await page.clickCell('a1');
    await page.clickCell('a1');
    expect(page.marked('chosen')).to.be.empty;
    expect(page.ghosts).to.be.empty;
    await page.clickCell('a3');
    expect(page.position).to.equal(START);
    expect(refusals).to.be.empty;
  });

  it('leaves an empty cell alone while nothing is chosen', async () => {
    const page = await TriadPage.open({ position: START });
    const refusals = page.listen('game-refuse');
    await page.clickCell('c3');
    expect(refusals).to.be.empty;
    expect(page.status).to.equal('White to move.');
    expect(page.position).to.equal(START);
  });

  it('does nothing on the empty board before the roll', async () => {
    const page = await TriadPage.open();
    const refusals = page.listen('game-refuse');
    await page.clickCell('a1');
    expect(page.marked('chosen')).to.be.empty;
    expect(refusals).to.be.empty;
    expect(page.status).to.equal('Roll the dice to start.');
  });
});

describe('what <triad-board> shows of a game', () => {
  const turnIs = (page: TriadPage) => page.all('.seat').map((seat) => seat.hasAttribute('data-turn'));

  it('marks the strip of the player whose turn it is', async () => {
    const page = await TriadPage.open({ position: START });
    expect(turnIs(page)).to.deep.equal([true, false]);
    await page.clickCell('a1');
    await page.clickCell('a3');
    expect(turnIs(page)).to.deep.equal([false, true]);
    expect(page.status).to.equal('Black to move.');
  });

  it('keeps the strip with its player when the board is flipped', async () => {
    const page = await TriadPage.open({ position: START, flipped: '' });
    expect(turnIs(page)).to.deep.equal([false, true]);
  });

  it('marks nobody before the roll', async () => {
    const page = await TriadPage.open();
    expect(turnIs(page)).to.deep.equal([false, false]);
  });

  it('marks both cells of the last move', async () => {
    const page = await TriadPage.open({ position: START });
    expect(page.marked('last')).to.be.empty;
    await page.clickCell('a1');
    await page.clickCell('a3');
    expect(page.marked('last')).to.deep.equal(['a1', 'a3']);
    expect(page.label('a3')).to.equal('a3, White 2, moved last');
    expect(page.label('a1')).to.equal('a1, empty');
  });

  it('marks the cells of the last move also where the moved die came off', async () => {
    const page = await TriadPage.open({ position: TRIAD_AHEAD });
    for (const cell of ['c1', 'e3', 'e3']) await page.clickCell(cell);
    expect(page.marked('last')).to.deep.equal(['c1', 'e3']);
  });

  it('marks the move before after an undo', async () => {
    const page = await TriadPage.open({ position: START });
    for (const cell of ['a1', 'a3', 'f6', 'f4']) await page.clickCell(cell);
    expect(page.marked('last')).to.deep.equal(['f4', 'f6']);
    await page.clickButton('Undo');
    expect(page.marked('last')).to.deep.equal(['a1', 'a3']);
  });
});
