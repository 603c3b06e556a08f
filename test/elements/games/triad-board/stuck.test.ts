import { expect } from '@open-wc/testing';
import { tabTo } from '../../keyboard.js';
import { TriadPage } from './page.js';
import { ROOM_FOR_ONE, START, WALLED_IN } from './positions.js';

const turnButtons = (page: TriadPage) => page.all('.actions button').map((button) => button.textContent?.trim() ?? '');

describe('a player without an ordinary move on <triad-board>', () => {
  it('is told what may be done instead', async () => {
    const page = await TriadPage.open({ position: WALLED_IN });
    expect(page.status).to.equal(
      'White to move. No die can move with a new value. Turn one in place, or move one without turning it.',
    );
    expect(page.marked('movable')).to.deep.equal(['a1', 'b1', 'a2', 'b2']);
  });

  it('is offered the other two values of the chosen die', async () => {
    const page = await TriadPage.open({ position: WALLED_IN });
    expect(turnButtons(page)).to.be.empty;
    await page.clickCell('a1');
    expect(turnButtons(page)).to.deep.equal(['Turn to 1', 'Turn to 2']);
    await page.clickCell('a2');
    expect(turnButtons(page)).to.deep.equal(['Turn to 2', 'Turn to 3']);
    expect(page.ghosts).to.be.empty;
  });

  it('turns a die where it lies', async () => {
    const page = await TriadPage.open({ position: WALLED_IN });
    await page.clickCell('b1');
    await page.clickButton('Turn to 2');
    expect(page.position).to.equal('5a/6/6/abb3/AAb3/CBb3 b 2-0 1');
    expect(page.label('b1')).to.equal('b1, White 2, moved last');
    expect(turnButtons(page)).to.be.empty;
  });

  it('takes a die off where turning makes a triad', async () => {
    const page = await TriadPage.open({ position: WALLED_IN });
    await page.clickCell('a2');
    await page.clickButton('Turn to 3');
    expect(page.cell('a2').dataset['die']).to.equal('w3');
    expect(page.marked('removable')).to.deep.equal(['a2', 'b2']);
    await page.clickCell('b2');
    expect(page.status).to.equal('White wins. The third die is off.');
    expect(page.position).to.equal('5a/6/6/abb3/C1b3/CCb3 b 3-0');
  });

  it('goes back to the choice of values from a removal', async () => {
    const page = await TriadPage.open({ position: WALLED_IN });
    await page.clickCell('a2');
    await page.clickButton('Turn to 3');
    await page.clickButton('Cancel');
    expect(turnButtons(page)).to.deep.equal(['Turn to 2', 'Turn to 3']);
    expect(page.cell('a2').dataset['die']).to.equal('w1');
  });

  it('turns a die and takes one off by keyboard alone', async () => {
    const page = await TriadPage.open({ position: WALLED_IN });
    page.cell('a1').focus();
    await page.press('Enter');
    await tabTo(page, 'Turn to 1');
    await page.press('Enter');
    expect(page.focusedCell).to.equal('a1');
    expect(page.marked('removable')).to.deep.equal(['a1', 'b1', 'a2']);
    await page.press('ArrowUp', 'Enter');
    expect(page.status).to.equal('White wins. The third die is off.');
  });

  it('hears which values a chosen die can be turned to', async () => {
    const page = await TriadPage.open({ position: WALLED_IN });
    await page.clickCell('b1');
    expect(page.spoken).to.equal('You can turn the die on b1 to 1, 2.');
  });
});

describe('moving a die unturned on <triad-board>', () => {
  it('is shown by ghosts with the present value, beside the turns', async () => {
    const page = await TriadPage.open({ position: ROOM_FOR_ONE });
    await page.clickCell('f2');
    expect(page.ghosts).to.deep.equal({ e1: 'w1', f1: 'w1' });
    expect(turnButtons(page)).to.deep.equal(['Turn to 2', 'Turn to 3']);
    expect(page.spoken).to.equal('Die on f2 selected. It can go to f1, e1. You can turn the die on f2 to 2, 3.');
  });

  it('keeps the value', async () => {
    const page = await TriadPage.open({ position: ROOM_FOR_ONE });
    const moves = page.listen('game-move');
    await page.clickCell('f2');
    await page.clickCell('e1');
    expect(moves.map(({ text }) => text)).to.deep.equal(['f2>e1']);
    expect(page.position).to.equal('6/4bA/4aB/4cB/4a1/4A1 b 2-2 1');
  });

  it('is refused over another distance', async () => {
    const page = await TriadPage.open({ position: ROOM_FOR_ONE });
    await page.clickCell('f2');
    await page.clickCell('d2');
    expect(page.status).to.equal('Without turning, this die moves exactly 1 cell.');
    expect(page.marked('chosen')).to.deep.equal(['f2']);
  });

  it('is not offered to a player who has another move', async () => {
    const page = await TriadPage.open({ position: START });
    await page.clickCell('a1');
    expect(turnButtons(page)).to.be.empty;
    expect(page.ghosts).to.not.have.property('a2');
  });
});
