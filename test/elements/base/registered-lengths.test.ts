import { expect, fixture, html } from '@open-wc/testing';
import '../../../src/elements/games/triad-board/define.js';

it('computes the lengths of a board once, and leaves the names of the page alone', async () => {
  const place = await fixture<HTMLElement>(html`<div style="inline-size: 400px; --_side: 1em; --_u: 2em"></div>`);
  const board = document.createElement('triad-board');
  board.mode = 'diagram';
  place.append(board);
  await board.updateComplete;
  const cell = board.shadowRoot?.querySelector('.cell') as HTMLElement;
  const lengths = getComputedStyle(cell);
  expect(lengths.getPropertyValue('--_tabletop-side')).to.equal('400px');
  expect(parseFloat(lengths.getPropertyValue('--_tabletop-unit'))).to.be.closeTo(400 / 694, 0.001);
  expect(getComputedStyle(place).getPropertyValue('--_side')).to.equal('1em');
});
