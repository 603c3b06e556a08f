import { expect, fixture } from '@open-wc/testing';
import { html } from 'lit';
import type { TemplateResult } from 'lit';
import type { TriadBoard } from '../../../src/elements/triad-board/triad-board.js';
import { BoardPage } from './board-page.js';
import { START } from './positions.js';

/** Unlike others, it never becomes ready by itself. */
async function hiddenBoard(part: TemplateResult): Promise<BoardPage> {
  const top = await fixture<HTMLElement>(part);
  return new BoardPage(top.querySelector('triad-board') as TriadBoard);
}

const framesPass = async () => {
  for (let i = 0; i < 5; i++) await new Promise(requestAnimationFrame);
};

describe('a board that is born hidden', () => {
  const cases = {
    'by display: none on a parent': {
      part: html`<div id="cover" style="display: none"><triad-board position=${START}></triad-board></div>`,
      show: (cover: HTMLElement) => (cover.style.display = ''),
    },
    'by its own hidden attribute': {
      part: html`<div><triad-board id="cover" hidden position=${START}></triad-board></div>`,
      show: (cover: HTMLElement) => (cover.hidden = false),
    },
    'in a closed details': {
      part: html`<div>
        <details id="cover">
          <summary>Play</summary>
          <triad-board position=${START}></triad-board>
        </details>
      </div>`,
      show: (cover: HTMLElement) => ((cover as HTMLDetailsElement).open = true),
    },
    'by a height of nothing': {
      part: html`<div id="cover" style="height: 0; overflow: hidden">
        <triad-board position=${START}></triad-board>
      </div>`,
      show: (cover: HTMLElement) => (cover.style.height = ''),
    },
  };

  for (const [how, { part, show }] of Object.entries(cases)) {
    it(`${how} has its size and is played when it is shown`, async () => {
      const page = await hiddenBoard(html`<section>${part}</section>`);
      page.board.play('a1a3');
      await page.board.updateComplete;
      const cover = page.board.closest('#cover') as HTMLElement;
      show(cover);
      await page.ready();
      expect(page.board.offsetWidth).to.be.at.least(240);
      const { offsetWidth, offsetHeight } = page.find('.board') as HTMLElement;
      expect(offsetHeight).to.be.closeTo(offsetWidth, 1);
      await page.clickCell('f6');
      await page.clickCell('f4');
      expect(page.board.match.length).to.equal(2);
    });
  }

  it('costs nothing of playing until it is shown', async () => {
    const page = await hiddenBoard(html`<div style="display: none"><triad-board></triad-board></div>`);
    await framesPass();
    expect(page.find('.toolbar')).to.equal(null);
  });
});
