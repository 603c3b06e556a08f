import { expect } from '@open-wc/testing';
import { games } from '../../../../src/elements/registry.js';
import { Friend, OnlinePage, tidyUp, usualHost } from './party.js';

/** The first cell of the board, as it is seen from the top left. */
const topLeft = (page: OnlinePage): string | undefined => page.find('[data-cell]')?.dataset['cell'];

describe('A reader who plays Black', () => {
  afterEach(tidyUp);

  it('sits at the near side of the board, also in the other player’s turn', async () => {
    const white = await OnlinePage.inRoom();
    const page = await OnlinePage.open({ room: 'den' });
    await page.untilTold('You’re playing online as Black.');
    await page.until(() => topLeft(page) !== topLeft(white));
    expect([topLeft(white), topLeft(page)]).to.deep.equal(['30', '5']);
    expect(page.status).to.equal('White is thinking…');
    expect(white.status).to.include('Your turn');
  });

  it('has the board as the page wants it, and turns it', async () => {
    await OnlinePage.inRoom();
    const page = await OnlinePage.open({ room: 'den', flipped: 'off' });
    await page.untilTold('You’re playing online as Black.');
    expect(topLeft(page)).to.equal('30');
    page.element.removeAttribute('flipped');
    await page.until(() => topLeft(page) === '5');
    expect(topLeft(page)).to.equal('5');
    page.find('[data-cell]')?.focus();
    await page.press('f');
    expect(topLeft(page)).to.equal('30');
  });
});

for (const { tag } of games) {
  describe(`A reader of <${tag}> who has come second`, () => {
    afterEach(tidyUp);

    it('is the first of the players, and the others follow', async () => {
      usualHost({ waitsForAll: false });
      await OnlinePage.inRoom({}, tag);
      const page = await OnlinePage.open({ room: 'den' }, tag);
      await page.until(() => page.state === 'playing');
      expect(page.element.match.gate.playerOf(1).kind).to.equal('human');
      const seats = page.all('.strip > [data-seat]');
      expect(seats.map(({ dataset }) => dataset['seat'])).to.deep.equal(['1', '0']);
      expect(seats[0]?.querySelector('input.name')).to.not.equal(null);
    });
  });
}

describe('A reader who looks at another page', () => {
  const hide = (isHidden: boolean) => {
    Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  };

  beforeEach(() => (document.title = 'Our page'));
  afterEach(() => {
    Reflect.deleteProperty(document, 'hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    tidyUp();
  });

  it('reads in the title that it is their turn, and what they are asked for, until they are back', async () => {
    usualHost({ waitsForAll: true });
    const page = await OnlinePage.inRoom();
    hide(true);
    await page.element.updateComplete;
    expect(document.title).to.equal('Our page');
    const friend = new Friend('den', { name: 'Bob' });
    await page.until(() => document.title !== 'Our page');
    expect(document.title).to.equal('● Your turn – Our page');
    friend.ask('new-game');
    await page.until(() => document.title.includes('Bob'));
    expect(document.title).to.equal('● Bob wants to start a new game. – Our page');
    hide(false);
    await page.element.updateComplete;
    expect(document.title).to.equal('Our page');
  });

  it('does not where the page does not want it, or the game has gone', async () => {
    const { page, friend } = await OnlinePage.together({ notify: 'off' });
    hide(true);
    friend.ask('new-game');
    await page.untilTold('Bob wants to start a new game.');
    expect(document.title).to.equal('Our page');
    page.element.removeAttribute('notify');
    await page.until(() => document.title !== 'Our page');
    expect(document.title).to.equal('● Bob wants to start a new game. – Our page');
    page.element.remove();
    expect(document.title).to.equal('Our page');
  });
});
