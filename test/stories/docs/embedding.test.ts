import { expect, waitUntil } from '@open-wc/testing';
import type { LitElement } from 'lit';
import { docsSuite } from './docs-suite.js';

await docsSuite('embedding', {
  async all({ stage }) {
    const [frame] = stage.frames;
    expect(frame?.document.querySelectorAll('triad-board, kubi-sheet')).to.have.lengthOf(2);
    await waitUntil(() => frame?.find('.toolbar'), 'there is nothing to play with');
  },
  one({ stage }) {
    const { window } = stage.frames[1] ?? {};
    expect(window?.customElements.get('cubo-grid')).to.be.ok;
    expect(window?.customElements.get('triad-board')).to.equal(undefined);
  },
  async many({ find }) {
    const grid = find<LitElement>('cubo-grid');
    find<HTMLDetailsElement>('details').open = true;
    await grid.updateComplete;
    expect(grid.getBoundingClientRect().height).to.be.greaterThan(100);
  },
  async language({ find }) {
    const board = find<LitElement>('triad-board');
    for (
      let frames = 0;
      frames < 100 && board.shadowRoot?.querySelector('.container')?.getAttribute('lang') !== 'de';
      frames++
    ) {
      await new Promise(requestAnimationFrame);
    }
    expect(board.shadowRoot?.textContent).to.contain('Weiß');
  },
});
