import { expect, fixture, html, waitUntil } from '@open-wc/testing';
import '../../../src/elements/kubi-sheet/define.js';
import type { KubiSheet } from '../../../src/elements/kubi-sheet/kubi-sheet.js';

describe('a computer player', () => {
  it('answers', async () => {
    const sheet = await fixture<KubiSheet>(
      html`<kubi-sheet seats="human computer:hard" seed="a" dice="tap"></kubi-sheet>`,
    );
    await sheet.updateComplete;
    await waitUntil(() => sheet.match.length > 0, 'it does nothing', { timeout: 8000 });
    expect(sheet.match.entries.map(({ by, actor }) => [by, actor])).to.deep.equal([['computer', 1]]);
  });
});
