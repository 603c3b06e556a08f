import { expect, fixture } from '@open-wc/testing';
import { html } from 'lit';
import { dicePad } from '../../src/ui/dice/dice-pad.js';
import type { DicePad } from '../../src/ui/dice/dice-pad.js';

const NAMES = ['large', 'medium', 'small'];

/** Three dice that differ, the second of which has been taken back. */
const PAD: DicePad = {
  label: 'Your dice',
  dice: [3, undefined, 1],
  count: 3,
  numerals: false,
  addLabel: (value) => `Add a ${value}`,
  removeLabel: (value, place) => `Remove the ${NAMES[place]} ${value}`,
  draw: (value, place) => html`<i>${NAMES[place]} ${value}</i>`,
};

async function open(pad: Partial<DicePad> = {}) {
  const did: string[] = [];
  const root = await fixture(
    html`<div>
      ${dicePad(
        { ...PAD, ...pad },
        (value) => did.push(`add ${value}`),
        (place) => did.push(`remove ${place}`),
      )}
    </div>`,
  );
  const all = (selector: string) => [...root.querySelectorAll<HTMLElement>(selector)];
  return { did, all };
}

describe('a pad for dice that differ', () => {
  it('draws each in its place, also the one that is missing', async () => {
    const { all } = await open();
    expect(all('.thrown i').map((die) => die.textContent?.trim())).to.deep.equal(['large 3', 'medium', 'small 1']);
  });

  it('names each by its place, and takes back that one', async () => {
    const { all, did } = await open();
    const labels = all('.thrown button').map((button) => button.getAttribute('aria-label'));
    expect(labels).to.deep.equal(['Remove the large 3', 'Remove the small 1']);
    all('.thrown button')[1]?.click();
    expect(did).to.deep.equal(['remove 2']);
  });

  it('takes a die as long as a place is empty, though the last one is not', async () => {
    const isClosed = async (dice: DicePad['dice']) =>
      (await open({ dice })).all('.keys button').map((key) => key.getAttribute('aria-disabled'));
    expect(await isClosed([3, undefined, 1])).to.deep.equal(Array(6).fill('false'));
    expect(await isClosed([3, 5, 1])).to.deep.equal(Array(6).fill('true'));
  });
});
