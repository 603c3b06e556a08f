import { expect } from '@open-wc/testing';
import { html } from 'lit';
import { DiagramPage, EXAMPLE } from './diagram-page.js';

const EXCHANGE = '1 0 exchange 0 | r4r5b2/b4w5r6/b4b5r6 t r6 0 | r3-b1b4';

describe('a diagram of Cubo stands still', () => {
  it('without a tab stop, also with marks and several squares', async () => {
    const page = await DiagramPage.within(
      html`<div>
        <button>before</button>
        <cubo-grid mode="diagram" position="1 0 build 0 | ${EXAMPLE} o - 0 ; ${EXAMPLE} o - 0 | r6r1b6b2" marks="a1">
        </cubo-grid>
        <button>after</button>
      </div>`,
    );
    const [before, after] = [...(page.element.parentElement?.querySelectorAll('button') ?? [])];
    before?.focus();
    await page.press('Tab');
    expect(document.activeElement === after).to.be.true;
  });

  for (const position of [EXAMPLE, EXCHANGE]) {
    it(`and has nothing of a game beside it: ${position}`, async () => {
      const page = await DiagramPage.open({ position, sound: '', paused: '' });
      expect(page.element.error).to.equal(undefined);
      const controls = 'button, input, [tabindex], .panel, .toolbar, .clock, .cover, .seat-actions, [inert]';
      expect(page.all(controls).map(({ outerHTML }) => outerHTML)).to.be.empty;
    });
  }

  it('and no time runs in it, also at a moment at which it would in a game', async () => {
    const page = await DiagramPage.open({ position: `1 0 build 0 | ${EXAMPLE} o - 0 | r6r1b6b2` });
    const before = page.position;
    await new Promise(requestAnimationFrame);
    const { match } = page.element as unknown as { match: { isSuspended: boolean } };
    expect(match.isSuspended).to.be.true;
    expect(page.position).to.equal(before);
  });

  it('while clicks and keys come to it', async () => {
    const page = await DiagramPage.open({ position: EXAMPLE });
    await page.click(page.cell('a1'));
    await page.click(page.cell('c3'));
    await page.press('x', 'n', 'Enter');
    expect(page.squares).to.deep.equal([EXAMPLE]);
    expect(page.moves).to.be.empty;
    expect(page.all('[data-chosen], [data-interaction]')).to.have.lengthOf(0);
  });

  it('and is one table for each square to those who do not see it', async () => {
    const page = await DiagramPage.open({
      position: `1 0 build 0 | ${EXAMPLE} o - 0 ; ${EXAMPLE} o - 0 | r6r1b6b2`,
      names: 'Ann, Bo',
    });
    expect(page.labels).to.deep.equal(['Square of Ann', 'Square of Bo']);
    expect(page.all('[role=grid], [role=gridcell]')).to.have.lengthOf(0);
    await expect(page.element).to.be.accessible();
  });
});
