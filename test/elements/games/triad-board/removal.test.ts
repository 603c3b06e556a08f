import { expect } from '@open-wc/testing';
import { TriadPage } from './page.js';
import { TRIAD_AHEAD, TWO_TRIADS_AHEAD } from './positions.js';

/** A board on which White has just made a triad and has to take a die off. */
async function openWithTriad(): Promise<TriadPage> {
  const page = await TriadPage.open({ position: TRIAD_AHEAD });
  await page.clickCell('c1');
  await page.clickCell('e3');
  return page;
}

describe('taking a die off on <triad-board>', () => {
  it('is asked for after a triad, before the move is made', async () => {
    const page = await openWithTriad();
    expect(page.status).to.equal('A triad! Choose a die to take off.');
    expect(page.position).to.equal(TRIAD_AHEAD);
    expect(page.cell('e3').dataset['die']).to.equal('w2');
    expect(page.cell('c1').dataset['die']).to.equal(undefined);
  });

  it('offers the own dice of the triad and no other', async () => {
    const page = await openWithTriad();
    expect(page.marked('removable')).to.deep.equal(['e3', 'd4']);
    expect(page.label('d4')).to.equal('d4, White 3, can be taken off');
    expect(page.marked('movable')).to.be.empty;
    expect(page.ghosts).to.be.empty;
  });

  it('completes the move', async () => {
    const page = await openWithTriad();
    const moves = page.listen('game-move');
    await page.clickCell('d4');
    expect(page.position).to.equal('ccc1ba/2a3/6/4B1/6/1A1BBC b 1-0');
    expect(moves.map(({ text }) => text)).to.deep.equal(['c1e3xd4']);
    expect(page.marked('removable')).to.be.empty;
    expect(page.status).to.equal('Black to move.');
  });

  it('may take off the die that has moved', async () => {
    const page = await openWithTriad();
    await page.clickCell('e3');
    expect(page.position).to.equal('ccc1ba/2a3/3C2/6/6/1A1BBC b 1-0');
  });

  const others = [
    { what: 'an own die outside the triad', cell: 'b1' },
    { what: 'the opponent’s die in the triad', cell: 'c5' },
    { what: 'an empty cell', cell: 'a3' },
    { what: 'the cell the die came from', cell: 'c1' },
  ];
  for (const { what, cell } of others) {
    it(`refuses ${what}, names the dice to choose from and asks on`, async () => {
      const page = await openWithTriad();
      const refusals = page.listen('game-refuse');
      await page.clickCell(cell);
      const message = `You can’t take off the die on ${cell}. Choose from e3, d4.`;
      expect(refusals).to.deep.equal([{ code: 'cannot-remove', message }]);
      expect(page.status).to.equal(message);
      expect(page.marked('removable')).to.deep.equal(['e3', 'd4']);
      expect(page.position).to.equal(TRIAD_AHEAD);
    });
  }

  it('offers the own dice of both triads where a move makes two, and takes one', async () => {
    const page = await TriadPage.open({ position: TWO_TRIADS_AHEAD });
    await page.clickCell('a4');
    await page.clickCell('d4');
    expect(page.marked('removable')).to.deep.equal(['b2', 'd2', 'd4', 'e5']);
    await page.clickCell('b2');
    expect(page.position).to.equal('3baa/4A1/3C1a/2bb2/3A2/A4C b 1-0');
  });

  it('fills the player’s tray', async () => {
    const page = await openWithTriad();
    const trays = () => page.all('.tray').map((tray) => tray.getAttribute('aria-label'));
    const filled = () => page.all('.slot[data-die]').map((slot) => slot.dataset['die']);
    expect(trays()).to.deep.equal(['White: 0 of 3 dice taken off', 'Black: 0 of 3 dice taken off']);
    await page.clickCell('d4');
    expect(trays()).to.deep.equal(['White: 1 of 3 dice taken off', 'Black: 0 of 3 dice taken off']);
    expect(filled(), 'with its face').to.deep.equal(['w3']);
  });
});

describe('thinking again before a die comes off', () => {
  it('goes back to the chosen die with the button', async () => {
    const page = await openWithTriad();
    await page.clickButton('Cancel');
    expect(page.marked('chosen')).to.deep.equal(['c1']);
    expect(page.cell('c1').dataset['die']).to.equal('w1');
    expect(page.button('Cancel')).to.equal(undefined);
    await page.clickCell('c3');
    expect(page.position).to.equal('ccc1ba/2a3/3C2/2B3/6/1A1BBC b 0-0 1');
  });

  it('goes back with Escape, and a second time lets the die go', async () => {
    const page = await openWithTriad();
    await page.press('Escape');
    expect(page.marked('removable')).to.be.empty;
    expect(page.marked('chosen')).to.deep.equal(['c1']);
    await page.press('Escape');
    expect(page.marked('chosen')).to.be.empty;
    expect(page.position).to.equal(TRIAD_AHEAD);
  });

  it('goes back with Escape also from the button', async () => {
    const page = await openWithTriad();
    page.button('Cancel')?.focus();
    await page.press('Escape');
    expect(page.marked('chosen')).to.deep.equal(['c1']);
  });

  it('takes the whole move back afterwards', async () => {
    const page = await openWithTriad();
    await page.clickCell('d4');
    await page.clickButton('Undo');
    expect(page.position).to.equal(TRIAD_AHEAD);
    expect(page.marked('removable')).to.be.empty;
    expect(page.marked('movable')).to.include('c1');
    await page.clickButton('Redo');
    expect(page.position).to.equal('ccc1ba/2a3/6/4B1/6/1A1BBC b 1-0');
  });
});

describe('a die that makes a triad', () => {
  it('is seen going once: not again when a die has come off', async () => {
    const page = await openWithTriad();
    expect(page.cell('e3').matches('[data-beat]')).to.equal(true);
    await page.clickCell('d4');
    expect(page.slides).to.equal(0);
  });
});
