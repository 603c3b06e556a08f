import { expect, waitUntil } from '@open-wc/testing';
import type { LitElement } from 'lit';
import { docsSuite } from './docs-suite.js';

await docsSuite('embedding', {
  async all({ stage }) {
    const [frame] = stage.frames;
    expect(frame?.document.querySelectorAll('triad-board, kubi-sheet')).to.have.lengthOf(2);
    expect(frame?.window.customElements.get('cubo-grid'), 'what is not on the page').to.equal(undefined);
    await waitUntil(() => frame?.find('.toolbar'), 'there is nothing to play with');
  },
  one({ stage }) {
    const { window } = stage.frames[1] ?? {};
    expect(window?.customElements.get('cubo-grid')).to.be.ok;
    expect(window?.customElements.get('triad-board')).to.equal(undefined);
  },
  room({ stage }) {
    const { document, window } = stage.frames[0] ?? {};
    expect(document?.styleSheets).to.have.lengthOf(1);
    expect(window?.customElements.get('kubi-sheet'), 'what is not on the page').to.equal(undefined);
  },
  twice({ stage }) {
    const [frame] = stage.frames;
    expect(frame?.document.querySelectorAll('script')).to.have.lengthOf(2);
    expect(frame?.find('.board')).to.be.ok;
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
