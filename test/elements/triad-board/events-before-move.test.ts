import { expect } from '@open-wc/testing';
import { BoardPage } from './board-page.js';
import { logEvents } from '../event-log.js';
import { START, TRIAD_AHEAD } from './positions.js';
import { watchTrouble } from '../watch-trouble.js';

describe('a page that refuses a move in game-before-move', () => {
  const refusing = async (attributes: Readonly<Record<string, string>>) => {
    const page = await BoardPage.open(attributes);
    page.board.addEventListener('game-before-move', (event) => event.preventDefault());
    return page;
  };

  it('keeps the reader from moving by click, and nothing else is told', async () => {
    const page = await refusing({ position: START });
    await page.clickCell('a1');
    const log = logEvents(page.board);
    await page.clickCell('a3');
    expect(log).to.deep.equal(['game-before-move a1a3 by reader']);
    expect(page.position).to.equal(START);
    expect(page.marked('chosen')).to.be.empty;
  });

  it('keeps the reader from typing a move, which stays in the field', async () => {
    const page = await refusing({ position: START });
    const field = page.find<HTMLInputElement>('input[name=move]') as HTMLInputElement;
    await page.click(field);
    await page.type('a1a3');
    await page.press('Enter');
    expect(page.position).to.equal(START);
    expect(field.value).to.equal('a1a3');
  });

  it('keeps the reader from rolling', async () => {
    const page = await refusing({});
    await page.clickButton('Roll the dice');
    expect(page.position).to.equal('- w 0-0');
  });

  it('keeps the reader from a removal, before anything has been taken off', async () => {
    const page = await refusing({ position: TRIAD_AHEAD });
    await page.clickCell('c1');
    await page.clickCell('e3');
    const log = logEvents(page.board);
    await page.clickCell('d4');
    expect(log).to.deep.equal(['game-before-move c1e3xd4 by reader']);
    expect(page.position).to.equal(TRIAD_AHEAD);
  });

  it('does not keep scripts from anything', async () => {
    const page = await refusing({ position: START });
    page.board.play('a1a3');
    expect(page.board.match.length).to.equal(1);
  });
});

describe('a page that acts in game-before-move', () => {
  /** A listener that acts once and lets the move be. */
  const acting = async (act: (page: BoardPage) => void) => {
    const page = await BoardPage.open({ position: START });
    page.board.addEventListener('game-before-move', () => act(page), { once: true });
    const trouble = watchTrouble();
    await page.clickCell('a1');
    await page.clickCell('a3');
    expect(trouble.stop()).to.be.empty;
    return page;
  };

  it('by a new game: the move is not made in that', async () => {
    const page = await acting(({ board }) => board.restart());
    expect(page.position).to.equal(START);
    expect(page.board.match.length).to.equal(0);
  });

  it('by another position: the move is not made there', async () => {
    const page = await acting(({ board }) => (board.position = TRIAD_AHEAD));
    expect(page.position).to.equal(TRIAD_AHEAD);
  });

  it('by another move: that one counts', async () => {
    const page = await acting(({ board }) => board.play('b1b3'));
    expect(page.board.match.entries.map(({ text }) => text)).to.deep.equal(['b1b3']);
  });

  it('by the same move itself: it is made once', async () => {
    const page = await acting(({ board }) => board.play('a1a3'));
    expect(page.board.match.entries.map(({ text }) => text)).to.deep.equal(['a1a3']);
  });

  it('by removing the board: it can be put back and played', async () => {
    let parent: Element | null = null;
    const page = await acting(({ board }) => {
      parent = board.parentElement;
      board.remove();
    });
    (parent as unknown as Element).append(page.board);
    expect(page.board.match.entries.map(({ text }) => text)).to.deep.equal(['a1a3']);
    await page.clickCell('f6');
    await page.clickCell('f4');
    expect(page.board.match.length).to.equal(2);
  });
});
