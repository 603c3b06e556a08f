import { expect } from '@open-wc/testing';
import { chord } from '../keyboard.js';
import { MIDWAY, openMidway, openTrying } from './replay-page.js';
import type { ReplayPage } from './replay-page.js';
import { PLIES } from './replay-records.js';

const LAST = PLIES.length - 1;

const isInUse = (page: ReplayPage, tool: string) => page.button(tool)?.getAttribute('aria-disabled') === 'false';

describe('own moves in a replay', () => {
  it('begin where the record was left, with everything that play has, but no new game', async () => {
    const page = await openTrying();
    expect(page.isTrying).to.be.true;
    expect(page.dice).to.equal(PLIES[MIDWAY].dice);
    expect(page.status).to.equal('White to move.');
    expect(page.field('Type a move')).to.not.equal(undefined);
    expect(page.all('[role=toolbar] button').map((tool) => tool.title)).to.deep.equal([
      'Undo',
      'Redo',
      'Flip board',
      'Help',
      'Share',
      'Print',
    ]);
    expect(page.find('.moves, .steps, .comment')).to.equal(null);
  });

  it('are made by both sides, by click, key and typing', async () => {
    const page = await openTrying();
    await page.move('a1', 'a3');
    page.cell('f6').focus();
    await page.press('Enter');
    page.cell('f4').focus();
    await page.press('Enter');
    await page.fill('Type a move', 'b1b3');
    await page.press('Enter');
    expect(page.dice).to.equal('cc2a1/3a2/3C1b/BB4/6/2A1CC');
    expect(page.status).to.equal('Black to move.');
  });

  it('are dropped on the way back to the moment where the record was left', async () => {
    const page = await openMidway();
    const { match } = page.board;
    const record = match.toRecord();
    await page.tryMoves();
    await page.move('a1', 'a3');
    expect(page.board.match === match).to.be.false;
    expect(match.toRecord()).to.deep.equal(record);
    await page.returnToRecord();
    expect(page.isTrying).to.be.false;
    expect(page.board.match === match).to.be.true;
    expect(match.toRecord()).to.deep.equal(record);
    expect(page.dice).to.equal(PLIES[MIDWAY].dice);
    expect(page.current).to.deep.equal([MIDWAY]);
    expect(page.listedMoves).to.have.lengthOf(PLIES.length);
    await page.click(page.step('Forward'));
    expect(page.dice).to.equal(PLIES[MIDWAY + 1]?.dice);
  });

  it('leave nothing behind for the next time', async () => {
    const page = await openTrying();
    await page.move('a1', 'a3');
    await page.returnToRecord();
    await page.tryMoves();
    expect(page.dice).to.equal(PLIES[MIDWAY].dice);
    expect([isInUse(page, 'Undo'), isInUse(page, 'Redo')]).to.deep.equal([false, false]);
  });

  it('leave no die chosen', async () => {
    const page = await openTrying();
    await page.clickCell('a1');
    await page.returnToRecord();
    await page.tryMoves();
    expect(page.marked('chosen')).to.be.empty;
  });

  it('can be taken back and played again, but not what was recorded', async () => {
    const page = await openTrying();
    expect(isInUse(page, 'Undo')).to.be.false;
    await page.move('a1', 'a3');
    await page.move('f6', 'f4');
    await page.clickButton('Undo');
    await page.clickButton('Undo');
    expect(page.dice).to.equal(PLIES[MIDWAY].dice);
    expect(isInUse(page, 'Undo')).to.be.false;
    await page.clickButton('Undo');
    page.cell('a1').focus();
    await page.press('u');
    await chord(page, 'Control', 'z');
    expect(page.board.match.ply).to.equal(MIDWAY);
    await page.clickButton('Redo');
    expect(page.board.match.entries.at(-1)?.text).to.equal('a1a3');
  });

  it('stop at the record’s moves also where undo goes past the dice', async () => {
    for (const ply of [0, 1, 2]) {
      const page = await openTrying({ ply: String(ply), 'undo-past-chance': '' });
      expect(isInUse(page, 'Undo'), `ply ${ply}`).to.be.false;
    }
  });

  for (const dice of ['tap', 'enter', 'auto']) {
    it(`begin with a roll before the record’s own, dice="${dice}"`, async () => {
      const page = await openTrying({ ply: '0', dice });
      if (dice === 'tap') await page.clickButton('Roll the dice');
      if (dice === 'enter') {
        await page.fill('White’s six dice', '112233');
        await page.fill('Black’s six dice', '112233');
        await page.press('Enter');
      }
      expect(page.board.state.rolled).to.be.true;
      expect(page.status).to.equal('White to move.');
      await page.returnToRecord();
      expect(page.dice).to.equal(PLIES[0].dice);
      expect(page.listedMoves[1]).to.equal('1 roll 111233 112233');
    });
  }

  it('can win, and then there is no rematch but the way back', async () => {
    const page = await openTrying({ ply: '6' });
    const ends = page.listen('game-end');
    for (const cell of ['e6', 'c6', 'c6']) await page.clickCell(cell);
    expect(page.status).to.equal('Black wins. The third die is off.');
    expect(ends).to.have.lengthOf(1);
    expect(page.button('Rematch')).to.equal(undefined);
    await page.returnToRecord();
    expect(page.board.matches(':state(over)')).to.be.false;
    expect(page.current).to.deep.equal([6]);
  });

  it('are refused at the end, where the way back is left', async () => {
    const page = await openTrying({ ply: String(LAST) });
    const refusals = page.listen('game-refuse');
    await page.fill('Type a move', 'a1a3');
    await page.press('Enter');
    expect(refusals.map(({ code }) => code)).to.deep.equal(['game-over']);
    await page.returnToRecord();
    expect(page.current).to.deep.equal([LAST]);
  });
});
