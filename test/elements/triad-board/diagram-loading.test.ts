import { expect, fixture, html } from '@open-wc/testing';
import type { TemplateResult } from 'lit';
import '../../../src/elements/triad-board/define.js';
import { DiagramPage } from './diagram-page.js';
import { BoardPage } from './board-page.js';
import { START } from './positions.js';

performance.setResourceTimingBufferSize(5000);

/** The parts that a page has loaded so far of those that few elements need. */
const loaded = (): string[] => {
  const names = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
  return ['/play.', '/game-replay.', '/drawing.', '/error-message.', '/en-play.'].filter((part) =>
    names.some((name) => name.includes(part)),
  );
};

/** More than an observer needs to report what is seen. */
const framesPass = async () => {
  for (let i = 0; i < 5; i++) await new Promise(requestAnimationFrame);
};

async function pagesIn(part: TemplateResult): Promise<DiagramPage[]> {
  const top = await fixture<HTMLElement>(part);
  const pages = [...top.querySelectorAll('triad-board')].map((board) => new DiagramPage(board));
  for (const page of pages) await page.ready();
  return pages;
}

describe('a page with twelve diagrams', () => {
  it('loads nothing that lets a reader play, nor what draws marks or errors, until an element asks for it', async () => {
    const diagrams = Array(12).fill(html`<triad-board mode="diagram" position=${START}></triad-board>`);
    const pages = await pagesIn(
      html`<div style="display: grid; grid-template-columns: repeat(4, 1fr)">${diagrams}</div>`,
    );
    await framesPass();
    for (const page of pages) await page.clickCell('a1');
    await pages[0]?.press('Tab', 'Enter');
    await framesPass();
    expect(pages.map(({ dice }) => dice)).to.deep.equal(Array(12).fill('ccbbaa/6/6/6/6/AABBCC'));
    expect(pages.flatMap((page) => page.all('.toolbar, .panel, [role=grid], button')).length).to.equal(0);
    expect(loaded()).to.be.empty;

    pages[0]?.board.setAttribute('marks', 'c3');
    await pages[0]?.ready();
    expect(loaded()).to.deep.equal(['/drawing.']);
    pages[1]?.board.setAttribute('position', 'nonsense');
    await pages[1]?.ready();
    expect(loaded()).to.deep.equal(['/drawing.', '/error-message.']);
    const played = new BoardPage(pages[2]?.board ?? document.createElement('triad-board'));
    played.board.mode = 'play';
    await played.ready();
    expect(loaded()).to.include.members(['/play.', '/en-play.']).and.not.include('/game-replay.');
    expect(pages.flatMap((page) => page.all('.toolbar')).length).to.equal(1);
  });
});

describe('a diagram that is born hidden', () => {
  const diagram = html`<triad-board mode="diagram" position=${START} marks="c3 a1-a4"></triad-board>`;
  const cases = {
    'by its parent': {
      part: html`<section><div hidden>${diagram}</div></section>`,
      show: (cover: HTMLElement) => (cover.hidden = false),
    },
    'in a closed details': {
      part: html`<section>
        <details>
          <summary>Show</summary>
          ${diagram}
        </details>
      </section>`,
      show: (cover: HTMLElement) => ((cover as HTMLDetailsElement).open = true),
    },
  };

  for (const [how, { part, show }] of Object.entries(cases)) {
    it(`${how} has its size, its dice and its marks in their places when it is shown`, async () => {
      const [page] = await pagesIn(part);
      if (!page) throw new Error('it is there');
      show(page.board.parentElement as HTMLElement);
      await page.until(() => page.find('.board')?.offsetHeight === 448);
      const { offsetWidth, offsetHeight } = page.find('.board') as HTMLElement;
      expect(offsetWidth).to.equal(448);
      expect(offsetHeight).to.equal(448);
      expect(page.dice).to.equal('ccbbaa/6/6/6/6/AABBCC');
      const ring = page.root.querySelector('.ring') as Element;
      expect(page.middle(ring)).to.deep.equal(page.middle(page.cell('c3')));
    });
  }
});

describe('a diagram in a shadow root in a shadow root', () => {
  it('is drawn with its marks and speaks the language of the page around', async () => {
    const outer = await fixture(html`<div lang="de"></div>`);
    const host = document.createElement('div');
    outer.attachShadow({ mode: 'open' }).append(host);
    const board = document.createElement('triad-board');
    Object.assign(board, { mode: 'diagram', position: START, marks: 'c3' });
    host.attachShadow({ mode: 'open' }).append(board);
    const page = await new DiagramPage(board).ready();
    await page.until(() => page.label('c3') === 'c3, leer, markiert' && page.find('.board')?.offsetHeight === 448);
    expect(page.label('c3')).to.equal('c3, leer, markiert');
    expect(page.root.querySelector('.drawing')?.getAttribute('aria-label')).to.equal('Markiert: c3.');
    expect(page.turn).to.deep.equal(['Weiß, am Zug']);
    const { width, height } = page.find('.board')?.getBoundingClientRect() ?? new DOMRect();
    expect([width, height]).to.deep.equal([448, 448]);
  });
});
