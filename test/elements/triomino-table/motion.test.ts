import { expect } from '@open-wc/testing';
import { emulateMedia, resetMouse } from '@web/test-runner-commands';
import { motions } from '../motions.js';
import { ALONE } from './moments.js';
import { TriominoPage } from './triomino-page.js';

/** When the last of all that moves comes to rest, in milliseconds. */
const ends = (page: TriominoPage): number =>
  Math.max(0, ...page.root.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().endTime)));

describe('what moves on <triomino-table>', () => {
  afterEach(() => resetMouse());

  it('is a tile that is chosen, for a moment, and can be laid at once', async () => {
    const page = await TriominoPage.open(ALONE);
    expect(motions(page), 'before').to.be.empty;
    page.tile('345').click();
    await page.element.updateComplete;
    expect(motions(page)).to.deep.equal(['transition']);
    expect(ends(page)).to.be.at.most(200);
    page.place(0).click();
    await page.element.updateComplete;
    expect(page.moves).to.deep.equal(['453@-1,0']);
  });

  it('is nothing while a table is only shown', async () => {
    const page = await TriominoPage.open(ALONE);
    expect(motions(page)).to.be.empty;
  });
});

describe('reduced motion on <triomino-table>', () => {
  before(() => emulateMedia({ reducedMotion: 'reduce' }));
  after(() => emulateMedia({ reducedMotion: 'no-preference' }));

  it('leaves nothing in motion after a choice, a move, a purchase and a step of the view', async () => {
    const page = await TriominoPage.open(ALONE);
    await page.click(page.tile('345'));
    expect([motions(page), page.chosen]).to.deep.equal([[], '345']);
    await page.click(page.place(0));
    expect([motions(page), page.moves]).to.deep.equal([[], ['453@-1,0']]);
    await page.clickButton('Buy a tile (−5)');
    expect([motions(page), page.rack.length]).to.deep.equal([[], 4]);
    await page.clickButton('Zoom in');
    expect([motions(page), page.isMoved]).to.deep.equal([[], true]);
  });
});
