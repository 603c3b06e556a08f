import { expect } from '@open-wc/testing';
import { ReplayPage, TWO } from './replay-page.js';

describe('a replay of Triomino with a limit for each turn', () => {
  it('begins at the ply that the page names, also when what keeps the time has been loaded', async () => {
    const page = await ReplayPage.open({ record: TWO.replace('seats=2', 'seats=2; turn-seconds=30'), ply: '5' });
    expect([page.element.ply, page.element.getAttribute('ply')]).to.deep.equal([5, '5']);
    expect(page.laid).to.deep.equal(['444@0,0', '044@0,1']);
  });
});
