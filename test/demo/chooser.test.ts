import { expect } from '@open-wc/testing';
import { DemoFrame } from './demo-frame.js';

describe('the games on the shelf of the publisher', () => {
  let page: DemoFrame;
  before(async () => (page = await DemoFrame.open()));
  after(() => page.close());

  const chosen = () => page.all('[role=tab][aria-selected=true]').map(({ id }) => id);

  it('are tabs of which one is chosen, and that names the game', () => {
    expect(page.all('[role=tablist] > [role=tab]')).to.have.length(5);
    expect(chosen()).to.deep.equal(['tab-triad']);
    expect(page.find('#game').getAttribute('aria-labelledby')).to.equal('tab-triad');
    for (const tab of page.all('[role=tab]')) expect(tab.getAttribute('aria-controls')).to.equal('game');
  });

  it('begin in the middle of a game, so that there is something to do', () => {
    expect(page.game.match.legalMoves().length).to.be.above(3);
  });

  it('come with a click', async () => {
    await page.click('#tab-cubo');
    await page.drawn();
    expect(page.tag).to.equal('cubo-grid');
    expect(chosen()).to.deep.equal(['tab-cubo']);
    expect(page.text('h2')).to.equal('Cubo');
  });

  it('are one tab stop, walked through by arrows, and come with Enter', async () => {
    expect(page.all('[role=tab][tabindex="0"]').map(({ id }) => id)).to.deep.equal(['tab-cubo']);
    page.find('#tab-cubo').focus();
    await page.press('ArrowDown');
    expect(page.document.activeElement?.id).to.equal('tab-triomino');
    expect(page.tag, 'walking by leaves the game alone').to.equal('cubo-grid');
    await page.press('ArrowDown');
    expect(page.document.activeElement?.id).to.equal('tab-triad');
    await page.press('ArrowLeft', 'ArrowLeft', 'ArrowUp', 'End', 'Home', 'ArrowRight');
    expect(page.document.activeElement?.id).to.equal('tab-kubi');
    await page.press('Enter');
    await page.drawn();
    expect(page.tag).to.equal('kubi-sheet');
    expect(page.document.activeElement?.id, 'focus stays').to.equal('tab-kubi');
  });

  it('wait as they were left', async () => {
    await page.click('#tab-triad');
    await page.drawn();
    page.game.match.play(page.game.match.legalMoves()[0], { actor: 0 });
    const { moves } = page.record;
    expect(moves).to.have.length(1);
    await page.click('#tab-tricubo');
    await page.drawn();
    await page.click('#tab-triad');
    await page.drawn();
    expect(page.record.moves).to.deep.equal(moves);
  });

  it('can be skipped to', async () => {
    page.find('.skip').focus();
    await page.press('Enter');
    expect(page.document.activeElement?.id).to.equal('game');
    expect(page.hash, 'the address still says what is played').to.contain('game=triad');
  });
});
