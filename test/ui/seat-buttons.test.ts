import { expect, fixture } from '@open-wc/testing';
import { html } from 'lit';
import { seatButtons } from '../../src/ui/seat-buttons.js';

const ANN = { name: 'Ann', total: '12', doing: 'deciding', isDue: true };
const BOB = { name: 'Bob', total: '7', doing: 'waiting', isDue: false };

describe('the buttons of several sheets', () => {
  it('have room for a small picture of the sheet, where there is one', async () => {
    const picture = html`<svg class="small" aria-hidden="true"></svg>`;
    const root = await fixture(seatButtons([{ ...ANN, extra: picture }, BOB], 0, 'Sheets', () => {}));
    const [first, second] = root.querySelectorAll('button');
    expect(first?.querySelectorAll('.seat-extra .small').length).to.equal(1);
    expect(second?.querySelectorAll('.seat-extra').length).to.equal(0);
  });
});
