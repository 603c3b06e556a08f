import { expect, fixture, html } from '@open-wc/testing';
import { render } from 'lit';
import { MoveList } from '../../src/ui/panel/move-list.js';

describe('a long list of moves', () => {
  const length = 2000;
  const entries = Array.from({ length }, () => ({}));
  const host = { addController() {}, removeController() {}, requestUpdate() {}, updateComplete: Promise.resolve(true) };

  it('asks for no move again that a step leaves as it is', async () => {
    const root = (await fixture(html`<div></div>`)).attachShadow({ mode: 'open' });
    const list = new MoveList(
      host,
      () => [root],
      () => undefined,
    );
    let asked = 0;
    const show = (ply: number) => {
      const entryAt = (each: number) => (asked++, entries[each - 1]);
      const moveAt = (each: number) => ({ text: `move ${each}`, actor: 0, sentence: '' });
      render(list.render({ label: 'Moves', start: 'Start', length, ply, moveAt, entryAt, settings: [] }), root);
    };
    // What is in sight is drawn as one goes.
    for (let ply = 0; ply <= length; ply += 25) show(ply);
    expect(root.querySelectorAll('.listed')).to.have.lengthOf(length + 1);
    show(1000);
    asked = 0;
    show(1001);
    expect(root.querySelector('[aria-current=step]')?.textContent).to.contain('move 1001');
    expect(asked).to.be.below(200);
  });
});
