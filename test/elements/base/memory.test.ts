import { expect, fixture, html } from '@open-wc/testing';
import { memorySuite } from '../come-and-go.js';
import { onCall } from '../leaks.js';
import { TriadPage, makeBoard } from '../games/triad-board/page.js';
import { START } from '../games/triad-board/positions.js';

describe('elements that come and go', () => {
  memorySuite({
    rounds: 100,
    make: (round) => makeBoard({ position: START, lang: round % 3 === 0 ? 'de' : 'en' }),
    async use(board) {
      const page = await new TriadPage(board).ready();
      for (const cell of ['a1', 'a3']) {
        page.cell(cell).click();
        await board.updateComplete;
      }
      page.find('[data-tool=new-game]')?.click();
      page.cell('f6').focus();
    },
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
    const board = makeBoard({ position: START });
    holder.append(board);
    const whileThere = observing.size + looking.size;
    board.remove();
    holder.append(board);
    await new TriadPage(board).ready();
    board.remove();
    for (const end of ends) end();
    expect(whileThere, 'what was observed while it was there').to.equal(2);
    expect([observing.size, looking.size]).to.deep.equal([0, 0]);
  });
});
