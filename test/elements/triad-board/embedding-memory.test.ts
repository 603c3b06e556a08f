import { expect, fixture } from '@open-wc/testing';
import { html } from 'lit';
import { leftAlive, listenersLeft, onCall } from '../leaks.js';
import { BoardPage } from './board-page.js';
import { START } from './positions.js';

const ROUNDS = 200;

/** Mounts and unmounts boards as a page with routes does, some of them played on. Only weak references are left. */
async function comeAndGo(holder: Element): Promise<WeakRef<object>[]> {
  const references: WeakRef<object>[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const board = document.createElement('triad-board');
    Object.assign(board, { position: START, lang: round % 3 === 0 ? 'de' : 'en' });
    holder.append(board);
    if (round % 10 === 0) {
      const page = await new BoardPage(board).ready();
      page.cell('a1').click();
      await board.updateComplete;
      page.cell('a3').click();
      await board.updateComplete;
      page.find('[data-tool=new-game]')?.click();
      page.cell('f6').focus();
    }
    await board.updateComplete;
    references.push(new WeakRef(board), new WeakRef(board.match), new WeakRef(board.renderRoot));
    board.remove();
  }
  return references;
}

describe('boards that come and go', function () {
  this.timeout(30_000);

  it('leave no element and no match behind', async () => {
    const holder = await fixture(html`<div></div>`);
    const references = await comeAndGo(holder);
    expect(references).to.have.lengthOf(3 * ROUNDS);
    expect(await leftAlive(references)).to.equal(0);
  });

  it('leave no listener on the document or the window', async () => {
    const holder = await fixture(html`<div></div>`);
    expect(await listenersLeft(() => comeAndGo(holder))).to.equal(0);
  });

  it('leave no observer of languages or of what is seen', async () => {
    const holder = await fixture(html`<div></div>`);
    const observing = new Set<unknown>();
    const looking = new Set<unknown>();
    const ends = [
      onCall(MutationObserver.prototype, 'observe', (self) => observing.add(self)),
      onCall(MutationObserver.prototype, 'disconnect', (self) => observing.delete(self)),
      onCall(IntersectionObserver.prototype, 'observe', (_, [target]) => looking.add(target)),
      onCall(IntersectionObserver.prototype, 'unobserve', (_, [target]) => looking.delete(target)),
    ];
    const board = document.createElement('triad-board');
    holder.append(board);
    const whileThere = observing.size + looking.size;
    board.remove();
    await comeAndGo(holder);
    for (const end of ends) end();
    expect(whileThere, 'what was observed while a board was there').to.equal(2);
    expect(observing.size).to.equal(0);
    expect(looking.size).to.equal(0);
  });
});
