import { expect, fixture } from '@open-wc/testing';
import { html } from 'lit';
import { seatButtons } from '../../src/ui/seats/seat-buttons.js';

const ANN = { seat: 0, name: 'Ann', total: '12', label: 'Ann, 12 points', doing: 'deciding', isDue: true };
const BOB = { seat: 1, name: 'Bob', total: '7', label: 'Bob, 7 points', doing: 'waiting', isDue: false };

describe('the buttons of several sheets', () => {
  it('are read with points and deeds, and leave the name to a field where there is one', async () => {
    const field = html`<input aria-label="Name of Player 1" />`;
    const root = await fixture(seatButtons([{ ...ANN, field }, BOB], 0, 'Sheets', () => {}));
    const buttons = [...root.querySelectorAll('button')];
    expect(buttons.map(({ textContent }) => textContent?.trim())).to.deep.equal([
      'Ann, 12 points, deciding',
      'Bob, 7 points, waiting',
    ]);
    expect([...root.querySelectorAll('input, .name')].map(({ localName }) => localName)).to.deep.equal([
      'input',
      'span',
    ]);
    expect(root.querySelector('button input')).to.equal(null);
  });
});
