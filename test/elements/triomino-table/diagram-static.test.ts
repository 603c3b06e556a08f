import { expect } from '@open-wc/testing';
import { html } from 'lit';
import { DiagramPage, FIGURES } from './diagram-page.js';

const RACKS = '344@0,0 | 044,055 / ?7 | 1 0 1 - 3 | 12,-40';

describe('a diagram of Triomino stands still', () => {
  it('without a tab stop, also with marks, racks and a tile about to be laid', async () => {
    const page = await DiagramPage.within(
      html`<div>
        <button>before</button>
        <triomino-table mode="diagram" position=${RACKS} marks="344" placement="044@0,1"></triomino-table>
        <button>after</button>
      </div>`,
    );
    const [before, after] = [...(page.element.parentElement?.querySelectorAll('button') ?? [])];
    before?.focus();
    await page.press('Tab');
    expect(document.activeElement === after).to.be.true;
  });

  for (const position of [RACKS, FIGURES.bridge.position]) {
    it(`and has nothing of a game beside it: ${position}`, async () => {
      const page = await DiagramPage.open({ position, 'turn-seconds': '5' });
      expect(page.element.error).to.equal(undefined);
      const controls = 'button, input, [tabindex], .panel, .toolbar, .clock, .cover, .rack, .ghost, .zoom';
      expect(page.all(controls).map(({ outerHTML }) => outerHTML)).to.be.empty;
      const { isSuspended = true } = page.element.match as unknown as { isSuspended?: boolean };
      expect(isSuspended).to.be.true;
    });
  }

  it('while clicks, wheels and keys come to it', async () => {
    const page = await DiagramPage.open({ position: RACKS });
    const { view } = page;
    await page.click(page.board);
    const wheel = new WheelEvent('wheel', { deltaY: -300, ctrlKey: true, bubbles: true, cancelable: true });
    page.board.dispatchEvent(wheel);
    await page.press('b', 'p', '+', 'Enter');
    expect([page.view, wheel.defaultPrevented, page.moves]).to.deep.equal([view, false, []]);
  });

  it('and is a list of its tiles to those who do not see it', async () => {
    const page = await DiagramPage.open({ position: RACKS, names: 'Ann, Bo', marks: '344' });
    expect(page.table.ariaLabel?.trim()).to.equal('Triomino Marked: 344.');
    expect(page.all('.held').map(({ ariaLabel }) => ariaLabel)).to.deep.equal(['Tiles of Ann', 'Tiles of Bo']);
    expect(page.board.getAttribute('aria-hidden')).to.equal('true');
    await expect(page.element).to.be.accessible();
  });

  it('and keeps its shape in every width, with all that lies there in sight', async () => {
    const page = await DiagramPage.within(
      html`<div style="inline-size: 240px">
        <triomino-table mode="diagram" position=${FIGURES.triple.position}></triomino-table>
      </div>`,
    );
    for (const width of [240, 480, 1080]) {
      (page.element.parentElement as HTMLElement).style.inlineSize = `${width}px`;
      const board = page.board.getBoundingClientRect();
      for (const tile of page.root.querySelectorAll('.laid')) {
        const box = tile.getBoundingClientRect();
        expect(box.left).to.be.at.least(board.left);
        expect(box.bottom).to.be.at.most(board.bottom);
        expect(box.width / box.height).to.be.closeTo(100 / 86.6, 0.2);
      }
    }
  });
});
