import { expect } from '@open-wc/testing';
import type { LitElement } from 'lit';
import type { NimHeaps } from '../../../stories/docs/nim-heaps.js';
import { docsSuite } from './docs-suite.js';

await docsSuite('adding-a-game', {
  nim: async ({ find }) => {
    const heaps = find<LitElement & NimHeaps>('nim-heaps');
    await heaps.updateComplete;
    const counters = () => heaps.shadowRoot?.querySelectorAll('button').length;
    const before = counters() ?? 0;
    heaps.shadowRoot?.querySelector('button')?.click();
    await heaps.updateComplete;
    expect(counters()).to.be.lessThan(before);
    expect(heaps.shadowRoot?.querySelector('[role=status]')?.textContent).to.contain('Player 2 to move.');
  },
});
