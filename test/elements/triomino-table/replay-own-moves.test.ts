import { expect } from '@open-wc/testing';
import { ENDING, PLIES, ReplayPage, TWO } from './replay-page.js';

describe('own moves in a replay of Triomino', () => {
  it('are made as in a game, without a cover, and the record is there again afterwards', async () => {
    const page = await ReplayPage.open({ ply: '4' });
    const before = page.element.match.toRecord();
    await page.tryMoves();
    expect(page.spoken).to.contain('You are trying your own moves.');
    expect(page.isCovered).to.be.false;
    await page.click(page.tile('044'));
    await page.click(page.ghost('404@-1,0'));
    expect(page.moves.at(-1)).to.equal('404@-1,0');
    expect([page.isCovered, page.rack.includes('445')]).to.deep.equal([false, true]);
    expect([page.element.ply, page.element.getAttribute('ply')]).to.deep.equal([4, '4']);
    await page.returnToRecord();
    expect(page.element.match.toRecord()).to.deep.equal(before);
    expect(page.status).to.equal(PLIES[4]?.status);
    expect(page.all('.rack, .actions button')).to.be.empty;
  });

  it('draw what is bought from tiles that nobody has', async () => {
    const page = await ReplayPage.open({ ply: '4' });
    await page.tryMoves();
    await page.clickButton('Buy a tile (−5)');
    const [, tile] = /^draw (\d{3})$/.exec(page.moves.at(-1) ?? '') ?? [];
    expect(page.rack).to.include(tile);
    expect(TWO.split('\n').slice(2, 4).join()).to.not.contain(tile);
    await page.returnToRecord();
    expect(page.element.match.length).to.equal(8);
  });

  it('of a seat that may be seen are made for that seat alone', async () => {
    const page = await ReplayPage.open({ ply: '5', viewer: '0' });
    await page.tryMoves();
    expect(page.status).to.equal('Bo to move.');
    expect(page.all('.rack-tile').every(({ dataset }) => dataset['fits'] === undefined)).to.be.true;
    await page.fill('Type a move', 'buy');
    await page.press('Enter');
    expect(page.moves).to.have.lengthOf(5);
  });

  it('have the limit of a turn, which stands still in the record', async () => {
    const page = await ReplayPage.open({ record: TWO.replace('seats=2', 'seats=2; turn-seconds=30') });
    page.element.goTo(4);
    await page.element.updateComplete;
    expect(page.clock.pending).to.equal(0);
    await page.tryMoves();
    await page.until(() => page.time === '0:30');
    expect(page.time).to.equal('0:30');
    await page.pass(30_000);
    expect(page.moves[4]).to.equal('timeout');
    await page.returnToRecord();
    await page.pass(60_000);
    expect([page.clock.pending, page.element.match.length]).to.deep.equal([0, 8]);
  });

  it('that a script makes leave the record, and those that break the rules do not', async () => {
    const page = await ReplayPage.open({ ply: '4' });
    expect(() => page.element.play('000@0,1'))
      .to.throw()
      .with.property('code', 'illegal-move');
    expect(page.button('Back to the record')).to.equal(undefined);
    page.element.play('440@1,0');
    await page.element.updateComplete;
    expect(page.laid).to.deep.equal(['444@0,0', '440@1,0']);
    page.element.returnToRecord();
    await page.element.updateComplete;
    expect([page.element.match.length, page.laid]).to.deep.equal([8, ['444@0,0']]);
  });

  it('can end a game, of which the record knows nothing', async () => {
    const page = await ReplayPage.open({ record: ENDING, names: '', ply: '1' });
    await page.tryMoves();
    await page.click(page.tile('004'));
    await page.click(page.ghost(page.ghosts[0] ?? ''));
    expect(page.element.outcome?.reason).to.equal('one-round');
    await page.returnToRecord();
    expect([page.element.outcome, page.rack]).to.deep.equal([undefined, []]);
  });
});
