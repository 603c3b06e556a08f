import { expect } from '@open-wc/testing';
import { html } from 'lit';
import { BoardPage } from './board-page.js';
import { START, TRIAD_AHEAD } from './positions.js';

/** Two boards beside each other, so that both are seen. */
async function pair(): Promise<[BoardPage, BoardPage]> {
  const first = await BoardPage.within(
    html`<div style="display: grid; grid-template-columns: 1fr 1fr">
      <triad-board position=${START}></triad-board>
      <triad-board position=${TRIAD_AHEAD}></triad-board>
    </div>`,
  );
  const second = new BoardPage(first.board.nextElementSibling as typeof first.board);
  return [first, await second.ready()];
}

describe('two boards on one page', () => {
  it('are played each for itself', async () => {
    const [first, second] = await pair();
    await first.clickCell('a1');
    await first.clickCell('a3');
    expect(first.board.match.length).to.equal(1);
    expect(second.position).to.equal(TRIAD_AHEAD);
    await second.clickCell('c1');
    await second.clickCell('e3');
    await second.clickCell('e3');
    expect(second.board.state.removed).to.deep.equal([1, 0]);
    expect(first.board.match.length).to.equal(1);
  });

  it('have choices of their own at the same time', async () => {
    const [first, second] = await pair();
    await first.clickCell('a1');
    await second.clickCell('c1');
    expect(first.marked('chosen')).to.deep.equal(['a1']);
    expect(second.marked('chosen')).to.deep.equal(['c1']);
    await first.clickCell('a3');
    expect(second.marked('chosen')).to.deep.equal(['c1']);
  });

  it('undo their own moves by key', async () => {
    const [first, second] = await pair();
    first.board.play('a1a3');
    second.board.play('c1e3xd4');
    first.cell('a3').focus();
    await first.press('u');
    expect(first.board.match.length).to.equal(0);
    expect(second.board.match.length).to.equal(1);
  });

  it('speak each for itself', async () => {
    const [first, second] = await pair();
    await first.clickCell('a1');
    expect(first.spoken).to.contain('a1');
    expect(second.spoken).to.equal('');
  });

  it('are flipped each for itself', async () => {
    const [first, second] = await pair();
    await first.clickButton('Flip board');
    expect(first.board.flipped).to.be.true;
    expect(second.board.flipped).to.not.equal(true);
  });
});
