import { expect } from '@open-wc/testing';
import { ENDING, PLIES, ReplayPage, TWO } from './replay-page.js';

describe('own moves in a replay of Cubo', () => {
  it('are made as in a game, and the record is there again afterwards', async () => {
    const page = await ReplayPage.open({ ply: '6' });
    const before = page.element.match.toRecord();
    await page.tryMoves();
    expect(page.spoken).to.contain('You are trying your own moves.');
    await page.click(page.cell('a1', 1));
    await page.click(page.cell('c3', 1));
    expect(page.moves.at(-1)).to.equal('swap a1c3');
    expect(page.element.match.entries.at(-1)?.actor).to.equal(1);
    expect([page.element.ply, page.element.getAttribute('ply')]).to.deep.equal([6, '6']);
    await page.returnToRecord();
    expect(page.element.match.toRecord()).to.deep.equal(before);
    expect(page.status).to.equal(PLIES[6]?.status);
    expect(page.all('.seat-actions button, button.cell')).to.have.lengthOf(0);
  });

  it('take no dice back that the record has', async () => {
    const page = await ReplayPage.open({ ply: '6' });
    await page.tryMoves();
    expect([page.canUse('Undo'), page.canUse('Redo')]).to.deep.equal([false, false]);
    await page.click(page.action('Roll all again', 0));
    expect(page.moves.slice(6)).to.have.lengthOf(2);
    expect(page.moves[7]).to.match(/^dice 0 /);
  });

  it('have the six seconds that ran at that moment, and time stands still again in the record', async () => {
    const page = await ReplayPage.open({ ply: '8' });
    expect(page.clock.pending).to.equal(0);
    await page.tryMoves();
    expect(page.time).to.equal('6');
    await page.pass(2000);
    expect(page.time).to.equal('4');
    await page.click(page.action('Cubo!', 1));
    expect(page.element.match.entries.at(-1)).to.include({ actor: 1, text: 'call', at: 6000 });
    await page.returnToRecord();
    await page.pass(60_000);
    expect(page.clock.pending).to.equal(0);
    expect(page.element.match.length).to.equal(10);
  });

  it('end with a round that the clock ends, in the moves that are tried alone', async () => {
    const page = await ReplayPage.open({ ply: '8' });
    await page.tryMoves();
    await page.pass(6000);
    expect(page.moves.slice(8)).to.deep.equal(['timeout']);
    await page.click(page.action('Keep my dice', 0));
    expect(page.status).to.contain('Round 1 is over.');
    await page.returnToRecord();
    expect(page.status).to.equal(PLIES[8]?.status);
  });

  it('that a script makes leave the record, for the seat it says', async () => {
    const page = await ReplayPage.open({ ply: '3' });
    page.element.play('call', { actor: 1 });
    await page.element.updateComplete;
    expect(page.button('Back to the record') !== undefined).to.be.true;
    expect(page.element.match.entries.at(-1)).to.include({ actor: 1, text: 'call' });
    page.element.returnToRecord();
    await page.element.updateComplete;
    expect([page.element.match.length, page.status]).to.deep.equal([10, PLIES[3]?.status]);
  });

  it('that break the rules leave the record alone', async () => {
    const page = await ReplayPage.open({ ply: '4' });
    expect(() => page.element.play('call', { actor: 0 }))
      .to.throw()
      .with.property('code', 'illegal-move');
    expect(page.button('Back to the record')).to.equal(undefined);
    expect(page.element.match.length).to.equal(10);
  });

  it('of a record without times have their own', async () => {
    const page = await ReplayPage.open({ record: TWO.replaceAll(/ @\d+/g, ''), ply: '8' });
    await page.tryMoves();
    await page.pass(5999);
    expect(page.moves).to.have.lengthOf(8);
    await page.pass(1);
    expect(page.moves.at(-1)).to.equal('timeout');
  });

  it('begin for one who practises with all the time of the round', async () => {
    const page = await ReplayPage.open({ record: ENDING, names: '', ply: '2' });
    await page.tryMoves();
    expect(page.time).to.equal('1:00');
    await page.pass(60_000);
    expect(page.moves.at(-1)).to.equal('timeout');
    expect(page.element.outcome?.scores).to.deep.equal([70]);
    await page.returnToRecord();
    expect(page.element.outcome).to.equal(undefined);
  });
});
