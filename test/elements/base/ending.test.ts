import { expect } from '@open-wc/testing';
import { emulateMedia, setViewport } from '@web/test-runner-commands';
import { expectAccessible } from '../../accessible.js';
import { waitUntil } from '../../wait-until.js';
import { clipped, stickingOut } from '../fit.js';
import { TriadPage } from '../games/triad-board/page.js';
import { WIN_AHEAD } from '../games/triad-board/positions.js';

const ALL = ['Rematch', 'Share', 'Review', 'More'];

/** A board on which White has just won. */
async function openWon(attributes: Readonly<Record<string, string>> = {}): Promise<TriadPage> {
  const page = await TriadPage.open({ position: WIN_AHEAD, ...attributes });
  await page.play('b1d3xd3');
  return page.ended();
}

const labels = (page: TriadPage): (string | undefined)[] =>
  page.all('.result-card .button, .result-card .tool').map((each) => each.textContent?.trim());

const mood = (page: TriadPage): string | undefined => page.find('.result-card')?.dataset['mood'];

describe('the end of a game', () => {
  it('takes the place of status and tools: who has won, the next game, what else can be done', async () => {
    // What fades in has little contrast for a moment.
    await emulateMedia({ reducedMotion: 'reduce' });
    const page = await openWon();
    expect([page.status, page.all('.status').length]).to.deep.equal(['White wins. The third die is off.', 1]);
    expect(labels(page)).to.deep.equal(ALL);
    await expectAccessible(page.board);
    await emulateMedia({ reducedMotion: 'no-preference' });
  });

  it('is on the screen together with the whole board of a phone', async () => {
    await setViewport({ width: 360, height: 640 });
    const page = await openWon();
    page.find('.stage')?.scrollIntoView();
    const board = page.find('.stage')?.getBoundingClientRect();
    const again = page.button('Rematch')?.getBoundingClientRect();
    expect((again?.bottom ?? 0) - (board?.top ?? 0)).to.be.below(640);
    await setViewport({ width: 800, height: 600 });
  });

  it('is whole in the narrowest column', async () => {
    await setViewport({ width: 240, height: 640 });
    const page = await openWon({ lang: 'de' });
    expect([clipped(page), stickingOut(page, '.result-card, .ending-head > *')]).to.deep.equal([[], []]);
    await setViewport({ width: 800, height: 600 });
  });

  it('gives the focus of the game to the next game, and takes none from the page', async () => {
    const page = await TriadPage.open({ position: WIN_AHEAD });
    page.cell('b1').focus();
    await page.play('b1d3xd3');
    expect(page.focusedName).to.contain('b1');
    await page.ended();
    expect(page.focusedName).to.equal('Rematch');
    const other = await openWon();
    expect(other.focused).to.equal(null);
  });

  it('is told once, and shown again without the card where the move is taken back', async () => {
    const page = await openWon();
    expect(page.spoken).to.match(/White wins\. The third die is off\.$/);
    await page.clickButton('Undo');
    expect([page.find('.result-card'), page.status]).to.deep.equal([null, 'White to move.']);
  });

  for (const [seats, expected] of [
    ['human human', 'win'],
    ['human remote', 'win'],
    ['remote human', 'loss'],
    ['remote remote', 'plain'],
  ] as const) {
    it(`feels like a ${expected} where ${seats} have played`, async () => {
      const page = await openWon({ seats });
      expect([mood(page), page.button('Rematch') !== undefined]).to.deep.equal([expected, seats !== 'remote remote']);
    });
  }

  it('leaves the tools alone where the page has them elsewhere', async () => {
    const page = await openWon({ controls: 'status' });
    expect([page.find('.result-card'), page.find('.actions .primary')?.textContent]).to.deep.equal([null, 'Rematch']);
  });

  it('comes once the last move has been seen: until then, what was needed to play stays', async () => {
    const page = await TriadPage.open({ position: WIN_AHEAD });
    await page.play('b1d3xd3');
    expect([page.find('.result-card'), page.button('Rematch')]).to.deep.equal([null, undefined]);
    expect(page.button('Undo') !== undefined).to.equal(true);
    await waitUntil(() => page.find('.result-card') !== null);
    await page.clickButton('Undo');
    await page.play('b1d3xd3');
    // The next press ends it.
    await page.press('Tab');
    await page.until(() => page.find('.result-card') !== null);
    expect(page.find('.result-card') !== null).to.equal(true);
  });

  it('has no card where own moves are tried in a record', async () => {
    const page = await TriadPage.open({ mode: 'replay', position: WIN_AHEAD });
    page.board.play('b1d3xd3');
    await page.board.updateComplete;
    expect([page.find('.result-card'), page.button('Rematch')]).to.deep.equal([null, undefined]);
  });
});

describe('looking through a game that is over', () => {
  it('leads through it like a record, and back to its end', async () => {
    const page = await openWon();
    await page.clickButton('Review');
    await page.until(() => page.find('.reviewed') !== null);
    expect([page.board.ply, page.status]).to.deep.equal([0, 'Start']);
    await page.clickButton('Forward');
    expect(page.board.ply).to.equal(1);
    expect(page.board.hasAttribute('mode')).to.be.false;
    await page.clickButton('Go to start');
    await page.clickButton('Back to the result');
    expect([page.board.ply, labels(page)]).to.deep.equal([1, ALL]);
    expect(page.find('.result-card')?.hasAttribute('data-new')).to.be.false;
  });

  it('keeps the game as it was, also where own moves were tried and the game is saved', async () => {
    const page = await openWon({ persist: 'ending' });
    await page.clickButton('Review');
    await page.until(() => page.find('.reviewed') !== null);
    const [other] = page.board.legalMoves();
    if (other) page.board.play(other);
    await page.board.updateComplete;
    await page.clickButton('Back to the recorded game');
    await page.clickButton('Back to the result');
    expect(page.moves).to.deep.equal(['b1d3xd3']);
    expect(localStorage.getItem('tabletop-elements/triad/ending')).to.contain('b1d3xd3');
    localStorage.removeItem('tabletop-elements/triad/ending');
  });

  it('ends with a new game of the page', async () => {
    const page = await openWon();
    await page.clickButton('Review');
    page.board.restart();
    await page.board.updateComplete;
    expect([page.board.session.isPlayed, page.position]).to.deep.equal([true, WIN_AHEAD]);
  });
});
