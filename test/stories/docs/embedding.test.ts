import { aTimeout, expect, waitUntil } from '@open-wc/testing';
import type { LitElement } from 'lit';
import type { TriadBoard } from '../../../src/elements/triad-board/define.js';
import { frameSnippet } from '../../../src/embed/snippet.js';
import { ELEMENTS } from '../../package/built.js';
import { EmbeddedPage } from '../../package/embedded-page.js';
import { rowsIn } from './docs-page.js';
import { docsSuite } from './docs-suite.js';

/** Everything is loaded anew in each frame. */
const SLOW = { timeout: 8000 };

/** The height that a snippet gives to a frame. */
function givenHeight(game: string, mode: string): string | undefined {
  const element = ELEMENTS.find((each) => each.game === game);
  if (!element) throw new Error(`there is no game ${game}`);
  return /height="(\d+)"/.exec(frameSnippet({ tag: element.tag, attributes: { mode }, base: '' }))?.[1];
}

/** The height of a game with everything that is needed to play it, in a frame that nobody makes higher. */
async function takenHeight(game: string, width: number, height: number): Promise<number> {
  const page = await EmbeddedPage.show(`game=${game}`, { width, height });
  try {
    page.frame.scrollIntoView();
    await waitUntil(() => page.find('.panel .toolbar'), 'nothing to play with comes', SLOW);
    await aTimeout(100);
    return page.document.documentElement.getBoundingClientRect().height;
  } finally {
    page.close();
  }
}

await docsSuite('embedding', {
  async all({ stage }) {
    const [frame] = stage.frames;
    expect(frame?.document.querySelectorAll('triad-board, kubi-sheet')).to.have.lengthOf(2);
    expect(frame?.window.customElements.get('cubo-grid'), 'what is not on the page').to.equal(undefined);
    await waitUntil(() => frame?.find('.toolbar'), 'there is nothing to play with', SLOW);
  },
  one({ stage }) {
    const { window } = stage.frames[1] ?? {};
    expect(window?.customElements.get('cubo-grid')).to.be.ok;
    expect(window?.customElements.get('triad-board')).to.equal(undefined);
  },
  room({ stage }) {
    const { document, window } = stage.frames[0] ?? {};
    // WebKit counts adopted ones, too.
    const linked = [...(document?.styleSheets ?? [])].filter(({ href }) => href);
    expect(linked).to.have.lengthOf(1);
    expect(window?.customElements.get('kubi-sheet'), 'what is not on the page').to.equal(undefined);
  },
  async discover({ stage }) {
    const { document, window } = stage.frames[0] ?? {};
    const board = () => document?.querySelector('my-article')?.shadowRoot?.querySelector('triad-board');
    await waitUntil(() => board()?.shadowRoot?.querySelector('.board'), 'no board comes', SLOW);
    expect(window?.customElements.get('kubi-sheet'), 'what is not there').to.equal(undefined);
  },
  twice({ stage }) {
    const [frame] = stage.frames;
    expect(frame?.document.querySelectorAll('script')).to.have.lengthOf(2);
    expect(frame?.find('.board')).to.be.ok;
  },
  async 'Where scripts are stripped'({ section }) {
    const rows = rowsIn(section);
    expect(rows).to.have.lengthOf(ELEMENTS.length);
    for (const [name = '', narrow, wide, diagram] of rows) {
      const game = name.toLowerCase();
      expect([narrow, diagram], game).to.deep.equal([givenHeight(game, 'play'), givenHeight(game, 'diagram')]);
      for (const [width, height] of [
        [360, Number(narrow)],
        [800, Number(wide)],
      ] as const) {
        expect(await takenHeight(game, width, height), `${game}, ${width} wide`).to.be.within(height * 0.7, height);
      }
    }
  },
  async frame({ find }) {
    const frame = find<HTMLIFrameElement>('iframe');
    const board = () => frame.contentDocument?.querySelector<TriadBoard>('triad-board');
    await waitUntil(() => board()?.shadowRoot?.querySelector('.board'), 'no board comes', SLOW);
    expect(board()?.error).to.equal(undefined);
    expect(board()?.position).to.equal('ccc1ba/2a3/3C2/6/6/1AABBC w 0-0');
    const root = frame.contentDocument?.documentElement as Element;
    expect(root.getAttribute('lang')).to.equal('de');
    const { colorScheme } = getComputedStyle(root);
    expect([colorScheme, getComputedStyle(root).getPropertyValue('--tabletop-accent')]).to.deep.equal(['dark', 'gold']);
  },
  async follow({ stage }) {
    const frame = stage.frames[0]?.document.querySelector('iframe');
    await waitUntil(() => Number(frame?.height) > 300, 'the height stays', SLOW);
  },
  async talk({ stage }) {
    await waitUntil(() => stage.told.length > 0, 'no move is told', SLOW);
  },
  async many({ find }) {
    const grid = find<LitElement>('cubo-grid');
    find<HTMLDetailsElement>('details').open = true;
    await grid.updateComplete;
    expect(grid.getBoundingClientRect().height).to.be.greaterThan(100);
  },
  async language({ find }) {
    const board = find<LitElement>('triad-board');
    for (
      let frames = 0;
      frames < 100 && board.shadowRoot?.querySelector('.container')?.getAttribute('lang') !== 'de';
      frames++
    ) {
      await new Promise(requestAnimationFrame);
    }
    expect(board.shadowRoot?.textContent).to.contain('Weiß');
  },
});
