import { expect } from '@open-wc/testing';
import { ReplayPage } from './replay-page.js';
import { PLIES, SOLO } from './replay-records.js';

describe('own moves in a replay of Tricubo', () => {
  it('begin on the next sheet on which the roll that lies there is not used', async () => {
    const page = await ReplayPage.open({ ply: '3' });
    await page.tryMoves();
    expect(page.spoken).to.contain('You are trying your own moves.');
    expect(page.shownSeat).to.equal(1);
    expect(page.beside).to.equal('');
    expect(page.roll).to.deep.equal([3, 6, 1]);
    expect(page.owner('L')).to.contain('Ann');
    expect(page.seats.map((seat) => seat.split(' ').slice(2).join(' '))).to.deep.equal([
      'entered',
      'to decide',
      'entered',
    ]);
  });

  it('are made as in a game, and the record is there again afterwards', async () => {
    const page = await ReplayPage.open({ ply: '5' });
    const before = page.element.match.toRecord();
    await page.tryMoves();
    await page.clickDie('L');
    await page.click(page.rowTarget(4) as HTMLElement);
    expect(page.element.match.length).to.equal(6);
    expect(page.element.match.entries.at(-1)).to.include({ actor: 1, text: 'L' });
    expect(page.element.ply).to.equal(5);
    expect(page.element.getAttribute('ply')).to.equal('5');
    await page.returnToRecord();
    expect(page.element.match.toRecord()).to.deep.equal(before);
    expect(page.status).to.equal(PLIES[5]?.status);
    expect(page.beside).to.equal(PLIES[5]?.dice);
    expect(page.all('.hand-die').length).to.equal(0);
    expect(page.targets).to.be.empty;
  });

  it('also begin with the first cross', async () => {
    const page = await ReplayPage.open({ record: SOLO, names: '', ply: '0' });
    await page.tryMoves();
    await page.click(page.rowTarget(5) as HTMLElement);
    expect(page.element.match.entries.map(({ text }) => text)).to.deep.equal(['@5']);
    expect(page.button('Back to the record') !== undefined).to.be.true;
  });

  it('that a script makes leave the record, for the seat it says', async () => {
    const page = await ReplayPage.open({ ply: '2' });
    page.element.play('S', { actor: 2 });
    await page.element.updateComplete;
    expect(page.button('Back to the record') !== undefined).to.be.true;
    expect(page.element.match.entries.at(-1)).to.include({ actor: 2, text: 'S' });
    page.element.returnToRecord();
    await page.element.updateComplete;
    expect(page.element.match.length).to.equal(PLIES.length - 1);
    expect(page.status).to.equal(PLIES[2]?.status);
  });

  it('that break the rules leave the record alone', async () => {
    const page = await ReplayPage.open({ ply: '2' });
    expect(() => page.element.play('L', { actor: 2 }))
      .to.throw()
      .with.property('code', 'illegal-move');
    expect(page.button('Back to the record')).to.equal(undefined);
    expect(page.element.match.length).to.equal(PLIES.length - 1);
  });
});
