/** The template of a new game is tested as it is, before it is copied. */
import { expect } from '@open-wc/testing';
import '../../../stories/create/template/test/elements/games/sample-game-board/play.test.js';
import { SampleGamePage } from '../../../stories/create/template/test/elements/games/sample-game-board/page.js';

describe('an element without help, marks and other languages', () => {
  it('has no tool for help, in a game or a replay, but the others', async () => {
    for (const mode of ['play', 'replay']) {
      const page = await SampleGamePage.open({ mode });
      expect(page.button('Help'), mode).to.equal(undefined);
      expect(page.button('Share'), mode).to.not.equal(undefined);
    }
  });

  it('ignores marks', async () => {
    const page = await SampleGamePage.open({ marks: 'a1', position: '1,2,1 0' });
    expect(page.element.error).to.equal(undefined);
    await page.clickCells('a1', 'a1');
    expect(page.moves).to.deep.equal(['a1']);
  });

  it('speaks English where the page asks for another language', async () => {
    const page = await SampleGamePage.open({ lang: 'de', position: '1,2,1 0' });
    expect(page.status).to.equal('Player 1 to move.');
  });
});
