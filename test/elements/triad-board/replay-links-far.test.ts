import { expect, waitUntil } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { html } from 'lit';
import { LinkedPage } from './linked-page.js';
import { GAME, PLIES } from './replay-records.js';

const FAR = 4000;

const withLink = (board: unknown) => html`
  <div>
    <p><a href="#ply-4">link</a></p>
    ${board}
    <div style="block-size: ${FAR}px"></div>
  </div>
`;

const replay = () => html`<triad-board mode="replay" record=${GAME}></triad-board>`;

describe('a link to a ply of a board', () => {
  let page: LinkedPage;
  afterEach(async () => {
    page.close();
    scrollTo(0, 0);
    await setViewport({ width: 800, height: 600 });
  });

  it('far below brings it into sight', async () => {
    page = await LinkedPage.open(
      withLink(
        html`<div style="block-size: ${FAR}px"></div>
          ${replay()}`,
      ),
    );
    const [far] = page.replays;
    scrollTo(0, 0);
    expect(far?.board.getBoundingClientRect().top).to.be.above(innerHeight);
    await page.follow('link');
    expect(far?.dice).to.equal(PLIES[4].dice);
    const sighted = () => (far?.table?.getBoundingClientRect().top ?? Infinity) < innerHeight;
    await waitUntil(sighted, 'the board is not to be seen');
    await waitUntil(() => (far?.table?.getBoundingClientRect().bottom ?? Infinity) <= innerHeight);
  });

  it('in sight does not move the page', async () => {
    await setViewport({ width: 800, height: 1000 });
    page = await LinkedPage.open(withLink(replay()));
    await page.follow('link');
    expect(page.plies).to.deep.equal([4]);
    expect(scrollY).to.equal(0);
  });

  it('on which own moves are tried goes back to the record', async () => {
    page = await LinkedPage.open(withLink(replay()));
    const [tried] = page.replays;
    tried?.board.play('a1a3');
    await tried?.board.updateComplete;
    expect(tried?.isTrying).to.be.true;
    await page.follow('link');
    expect(tried?.isTrying).to.be.false;
    expect(tried?.dice).to.equal(PLIES[4].dice);
    expect(document.activeElement === page.link('link')).to.be.true;
  });

  it('that has been taken away is left to the browser', async () => {
    page = await LinkedPage.open(withLink(replay()));
    const board = page.replays[0]?.board;
    board?.remove();
    await page.follow('link');
    expect(page.isLeftAlone).to.be.true;
    expect(board?.ply).to.equal(1);
  });

  it('that has been taken away leads the next one', async () => {
    page = await LinkedPage.open(withLink([replay(), replay()]));
    page.replays[0]?.board.remove();
    await page.follow('link');
    expect(page.plies).to.deep.equal([4]);
  });

  it('that is back in the page leads it again', async () => {
    page = await LinkedPage.open(withLink(replay()));
    const board = page.replays[0]?.board;
    board?.remove();
    if (board) page.link('link').after(board);
    await page.follow('link');
    expect(board?.ply).to.equal(4);
  });

  for (const mode of ['play', 'diagram']) {
    it(`that has become a ${mode === 'play' ? 'game to play' : mode} leaves it alone`, async () => {
      page = await LinkedPage.open(withLink([replay(), replay()]));
      const board = page.replays[0]?.board;
      board?.setAttribute('mode', mode);
      await board?.updateComplete;
      await page.follow('link');
      expect(page.plies).to.deep.equal([1, 4]);
    });
  }

  it('in another shadow root leads it, too', async () => {
    page = await LinkedPage.open(withLink(replay()));
    const host = document.createElement('section');
    page.link('link').replaceWith(host);
    const link = document.createElement('a');
    Object.assign(link, { href: '#ply-4', textContent: 'link' });
    host.attachShadow({ mode: 'open' }).append(link);
    await page.replays[0]?.click(link);
    expect(page.plies).to.deep.equal([4]);
  });
});
