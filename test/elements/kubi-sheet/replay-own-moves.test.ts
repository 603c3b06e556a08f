import { expect } from '@open-wc/testing';
import { ReplayPage } from './replay-page.js';
import { PLIES } from './replay-records.js';

describe('own moves in a replay of Kubi', () => {
  it('begin on the next sheet on which the roll that lies there is not entered', async () => {
    const page = await ReplayPage.open({ ply: '5' });
    await page.tryMoves();
    expect(page.spoken).to.contain('You are trying your own moves.');
    expect(page.shownSeat).to.equal(2);
    expect(page.divided).to.deep.equal([]);
    expect(page.roll).to.deep.equal([1, 1, 4, 5, 6]);
    expect(page.seats.map((seat) => seat.split(' ').slice(2).join(' '))).to.deep.equal([
      'to decide',
      'entered',
      'to decide',
    ]);
  });

  it('are made as in a game, and the record is there again afterwards', async () => {
    const page = await ReplayPage.open({ ply: '4' });
    const before = page.element.match.toRecord();
    await page.tryMoves();
    await page.click(page.all('.entry input')[0] as HTMLElement);
    await page.clickButton('Enter');
    expect(page.element.match.length).to.equal(5);
    expect(page.element.ply).to.equal(4);
    expect(page.element.getAttribute('ply')).to.equal('4');
    await page.returnToRecord();
    expect(page.element.match.toRecord()).to.deep.equal(before);
    expect(page.status).to.equal(PLIES[4]?.status);
    expect(page.divided).to.deep.equal(PLIES[4]?.dice);
    expect(page.all('.hand-die').length).to.equal(0);
  });

  it('also begin where numbers are still to be crossed', async () => {
    const page = await ReplayPage.open({ ply: '1' });
    await page.tryMoves();
    await page.press('2', '3', '6');
    await page.clickButton('Cross 2, 3, and 6');
    expect(page.element.match.entries.map(({ text, actor }) => `#${actor} ${text}`)).to.deep.equal([
      '#2 x125',
      '#0 x236',
    ]);
    expect(page.button('Back to the record') !== undefined).to.be.true;
  });

  it('that a script makes leave the record, for the seat it says', async () => {
    const page = await ReplayPage.open({ ply: '4' });
    page.element.play('5|11|46', { actor: 2 });
    await page.element.updateComplete;
    expect(page.button('Back to the record') !== undefined).to.be.true;
    expect(page.element.match.entries.at(-1)).to.include({ actor: 2, text: '5|11|46' });
    page.element.returnToRecord();
    await page.element.updateComplete;
    expect(page.element.match.length).to.equal(PLIES.length - 1);
    expect(page.status).to.equal(PLIES[4]?.status);
  });

  it('that break the rules leave the record alone', async () => {
    const page = await ReplayPage.open({ ply: '4' });
    expect(() => page.element.play('6|11|45', { actor: 2 }))
      .to.throw()
      .with.property('code', 'illegal-move');
    expect(page.button('Back to the record')).to.equal(undefined);
    expect(page.element.match.length).to.equal(PLIES.length - 1);
  });
});
