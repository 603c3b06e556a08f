import { expect } from '@open-wc/testing';
import { beginByKey, openNewGame } from '../../new-game.js';
import { textOf } from '../../sheet/page.js';
import { ENDING, KubiPage, sums } from './page.js';
import { ROLLS, TO_DECIDE, WAITS } from '../../sheet/words.js';

/** A roll that is the last one for so many players. */
const open = (seats: number, names = 'Ann, Bob, Cid') =>
  KubiPage.open({ names, position: `${Array<string>(seats).fill(ENDING).join(' / ')} | 0 12346` });

describe('the end of a game on <kubi-sheet>', () => {
  it('comes with the last entry, and a table tells gains, losses and the total', async () => {
    const position = `1:7,4:0,6:0 ${sums({ 7: 10, 5: 7, 12: 3 })} | 0 12346`;
    const page = await KubiPage.open({ position, names: 'Ann' });
    const ends = page.listen('game-end');
    await page.choose(0);
    await page.confirm();
    await page.ended();
    expect(ends).to.deep.equal([{ winners: [0], scores: [-100], reason: 'all-done' }]);
    expect(page.result).to.deep.equal(['Ann +300 −400 −100']);
    expect(page.status).to.contain('−100').and.to.contain('500');
    expect([page.total, page.countdown[0]]).to.deep.equal(['−100', '1: done']);
    expect(page.all('.hand-die, .entries, [data-winner]').length, 'alone nobody wins').to.equal(0);
    expect(textOf(page.find('.slip'))).to.equal('−100Gains +300Losses −400');
    await page.confirm();
    expect(page.element.outcome).to.equal(undefined);
    expect(page.all('.result').length).to.equal(0);
  });

  it('is won by the highest total, and the table begins with that', async () => {
    const page = await open(2);
    const ends = page.listen('game-end');
    await page.played('#1 1|26|34');
    expect(page.doings).to.deep.equal([TO_DECIDE, 'done']);
    expect([ends, page.result], 'not when the first one is done').to.deep.equal([[], []]);
    await page.played('#0 1|23|46');
    await page.ended();
    expect(ends).to.deep.equal([{ winners: [1], scores: [-250, -50], reason: 'all-done' }]);
    expect(page.status).to.contain('Bob').and.to.contain('−50');
    expect(page.result).to.deep.equal(['Bob +150 −200 −50', 'Ann +150 −400 −250']);
    expect(await page.winners()).to.deep.equal([1]);
  });

  it('is shared by all who have as much', async () => {
    const page = await (await open(3)).played('#0 1|26|34', '#1 1|23|46', '#2 1|26|34');
    expect(page.status).to.contain('Ann and Cid');
    expect(await page.winners()).to.deep.equal([0, 2]);
  });

  it('is no end any more when the last entry is taken back', async () => {
    const page = await (await open(2)).played('#0 1|23|46', '#1 1|26|34');
    await page.ended();
    expect(page.element.matches(':state(over)')).to.be.true;
    await page.undo();
    expect(page.element.matches(':state(over)')).to.be.false;
    expect([page.shownSeat, page.result]).to.deep.equal([1, []]);
    expect(await page.winners()).to.be.empty;
  });

  it('leads to a rematch with new numbers for all, and their names', async () => {
    const page = await (await open(2)).played('#0 1|23|46', '#1 1|26|34');
    await page.ended();
    await page.confirm();
    expect(page.element.state.sheets.map(({ numbers }) => numbers ?? undefined)).to.deep.equal([undefined, undefined]);
    expect(page.seats.map((seat) => seat.split(',')[0])).to.deep.equal(['Ann', 'Bob']);
  });

  it('is not for those who are done before others: they are passed over and do not roll', async () => {
    const [done, playing] = [`1:8,4:0,6:0 ${sums({ 7: 16 })}`, `1:4,4:4,6:0 ${sums({ 7: 16 })}`];
    const page = await KubiPage.open({ position: `${playing} / ${done} / ${playing} | 0 12346` });
    expect(page.doings).to.deep.equal([TO_DECIDE, 'done', TO_DECIDE]);
    await page.make();
    expect(page.shownSeat).to.equal(2);
    await page.make();
    expect([page.shownSeat, page.doings]).to.deep.equal([2, [WAITS, 'done', ROLLS]]);
  });

  it('does not come by a new game before the reader says so, after which nothing is chosen', async () => {
    const page = await KubiPage.open();
    await page.cross(1, 4, 6);
    await openNewGame(page);
    expect(page.moves).to.deep.equal(['x146']);
    await beginByKey(page);
    expect([page.moves, page.numbers]).to.deep.equal([[], []]);
  });
});
