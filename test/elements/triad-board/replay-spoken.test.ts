import { expect } from '@open-wc/testing';
import { MIDWAY, ReplayPage, openMidway, openTrying } from './replay-page.js';
import { PLIES } from './replay-records.js';

describe('what a replay says aloud', () => {
  it('is nothing before anything happens', async () => {
    expect((await ReplayPage.open()).spoken).to.equal('');
  });

  it('is where the reader is, what was played there, and at the end the result', async () => {
    const page = await ReplayPage.open({ ply: '0' });
    for (const [ply, { status }] of [...PLIES.entries()].slice(1)) {
      await page.click(page.step('Forward'));
      expect(page.spoken).to.equal(`Step ${ply} of 7. ${status}`);
    }
    await page.click(page.step('To the start'));
    expect(page.spoken).to.equal('Step 0 of 7.');
  });

  it('is the same for steps by tool and by key', async () => {
    const page = await openMidway();
    const expected = `Step 4 of 7. ${PLIES[4].status}`;
    const ways = [
      () => page.click(page.step('Forward')),
      async () => {
        page.table?.focus();
        await page.press('ArrowRight');
      },
    ];
    for (const way of ways) {
      page.board.goTo(MIDWAY);
      await page.board.updateComplete;
      await way();
      expect(page.spoken).to.equal(expected);
    }
  });

  it('is not said again of a move of the list, which is read out when it gets the focus', async () => {
    const page = await openMidway();
    page.listed(MIDWAY).focus();
    await page.press('ArrowDown');
    expect(page.focused?.textContent).to.contain(PLIES[4].status);
    expect(page.spoken).to.not.contain(PLIES[4].status);
  });

  it('has the players’ names in it', async () => {
    const page = await openMidway({ names: 'Ann, Bob' });
    await page.click(page.step('Forward'));
    expect(page.spoken).to.equal('Step 4 of 7. Ann: b1 to e4, now 3.');
  });

  it('is nothing where a step is out of use', async () => {
    const page = await ReplayPage.open({ ply: '7' });
    await page.click(page.step('Forward'));
    expect(page.spoken).to.equal('');
  });

  it('is that own moves are tried, by whom, and that they are over', async () => {
    const page = await openTrying();
    expect(page.spoken).to.equal('You are trying your own moves. White to move.');
    await page.move('a1', 'a3');
    expect(page.spoken).to.equal('White: a1 to a3, now 2. Black to move.');
    await page.clickButton('Undo');
    expect(page.spoken).to.equal('Taken back. White to move.');
    await page.returnToRecord();
    expect(page.spoken).to.equal(`Back in the record. ${PLIES[3].status}`);
  });

  it('is said in one live region that does not change its place', async () => {
    const page = await openMidway();
    const region = page.find('[role=status]');
    await page.tryMoves();
    await page.returnToRecord();
    expect(page.find('[role=status]') === region).to.be.true;
    expect(page.all('[role=status], [role=alert], [role=log], [aria-live]')).to.have.lengthOf(1);
  });
});
