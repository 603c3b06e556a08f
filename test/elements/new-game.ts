import { expect } from '@open-wc/testing';
import type { GamePage } from './game-page.js';

const QUESTION = 'Leave this game and start a new one?';

interface Played extends GamePage {
  readonly moves: readonly string[];
  canUse(tool: string): boolean;
}

/** A game that goes on, in which a reader has begun a move. */
interface Begun<Page extends Played> {
  readonly open: () => Promise<Page>;
  /** What of a move is to be seen, at that moment and where nothing is begun. */
  readonly begun: (page: Page) => unknown;
}

const question = (page: GamePage) => page.find('.question p')?.textContent?.trim();

/** Presses “New game” among the answers as the keyboard does. */
export async function answerByKey(page: GamePage): Promise<void> {
  page.find('.question button:last-child')?.focus();
  await page.press('Enter');
}

/** A running game is not left without asking. */
export function testQuestion<Page extends Played>({ open, begun }: Begun<Page>): void {
  /** Asked, with what had been played and begun before. */
  const openAsked = async () => {
    const page = await open();
    const before = { moves: page.moves, begun: begun(page) };
    await page.clickButton('New game');
    return { page, before, now: () => ({ moves: page.moves, begun: begun(page) }) };
  };

  it('is not begun without a question while one goes on', async () => {
    const { page, before, now } = await openAsked();
    expect([question(page), page.spoken]).to.deep.equal([QUESTION, QUESTION]);
    expect(before.moves).to.not.be.empty;
    expect(now()).to.deep.equal(before);
  });

  it('is not begun when the reader would rather keep playing, and what was begun is still there', async () => {
    const { page, before, now } = await openAsked();
    await page.clickButton('Keep playing');
    expect(question(page)).to.equal(undefined);
    expect(now()).to.deep.equal(before);
  });

  it('is given up with Escape, which leaves what was begun', async () => {
    const { page, before, now } = await openAsked();
    await page.press('Escape');
    expect(question(page)).to.equal(undefined);
    expect(now()).to.deep.equal(before);
  });

  it('is begun when the reader says so, with nothing chosen and nothing to take back', async () => {
    const { page, before } = await openAsked();
    const changes = page.listen('game-change');
    await answerByKey(page);
    expect(changes).to.deep.equal([{ cause: 'restart', by: 'user', moves: [] }]);
    expect(page.moves).to.be.empty;
    expect(begun(page)).to.not.deep.equal(before.begun);
    expect([page.canUse('Undo'), page.canUse('Redo')]).to.deep.equal([false, false]);
    expect(question(page)).to.equal(undefined);
  });
}
