import { expect, fixture } from '@open-wc/testing';
import { html } from 'lit';
import { BoardPage } from './board-page.js';
import { EVENT_TYPES, logEvents } from '../event-log.js';
import { START, WIN_AHEAD } from './positions.js';

/** A board inside the shadow root of another element, as in a page builder. */
async function wrappedBoard(attributes: Readonly<Record<string, string>>): Promise<{ page: BoardPage; host: Element }> {
  const board = document.createElement('triad-board');
  for (const [name, value] of Object.entries(attributes)) board.setAttribute(name, value);
  const host = document.createElement('div');
  host.attachShadow({ mode: 'open' }).append(board);
  await fixture(html`<div>${host}</div>`);
  return { page: await new BoardPage(board).ready(), host };
}

describe('the events of a board in a shadow root', () => {
  it('reach the page, with the host as their target', async () => {
    const { page, host } = await wrappedBoard({ position: WIN_AHEAD });
    const targets = new Map<string, EventTarget | null>();
    for (const type of EVENT_TYPES) {
      document.addEventListener(type, (event) => targets.set(type, event.target), { once: true });
    }
    await page.clickCell('b1');
    await page.clickCell('a6');
    await page.clickCell('d3');
    await page.clickCell('c3');
    page.board.setAttribute('position', 'nonsense');
    await page.board.updateComplete;
    expect([...targets.keys()]).to.have.members([...EVENT_TYPES]);
    expect([...new Set(targets.values())]).to.deep.equal([host]);
  });

  it('can be cancelled from outside only before a move', async () => {
    const { page, host } = await wrappedBoard({ position: START });
    const cancelable: string[] = [];
    for (const type of EVENT_TYPES) {
      host.addEventListener(type, (event) => {
        expect(event).to.include({ bubbles: true, composed: true });
        if (event.cancelable) cancelable.push(type);
      });
    }
    await page.clickCell('a1');
    await page.clickCell('a2');
    await page.clickCell('a3');
    expect(cancelable).to.deep.equal(['game-before-move']);
  });

  it('can be listened to once for many boards', async () => {
    const board = html`<triad-board position=${START}></triad-board>`;
    const part = html`<div>${board}${board}</div>`;
    const page = await BoardPage.within(part);
    const [first, second] = page.board.parentElement?.querySelectorAll('triad-board') ?? [];
    const log = logEvents(page.board.parentElement as Element);
    first?.play('a1a3');
    second?.play('b1b3');
    expect(log.filter((line) => line.startsWith('game-move'))).to.deep.equal([
      'game-move a1a3 by script',
      'game-move b1b3 by script',
    ]);
  });
});
