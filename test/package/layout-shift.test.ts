import { expect, waitUntil } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { ELEMENTS, needsBuild } from './built.js';
import { ScriptPage } from './script-page.js';

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
}

/** What may move in all, as browsers count it: a part of the screen times how far it goes. 0.1 is said to be good. */
const LEAST = 0.005;

/** Paragraphs stand below the game. Its script comes when they have been seen for a while. */
async function shiftedBy(tag: string, attributes: string, width: number, style = ''): Promise<number> {
  const page = await ScriptPage.open(
    `<link rel="stylesheet" href="/cdn/tabletop-elements.css">
     <style>body { margin: 0; font: 16px sans-serif } ${style}</style>`,
    `<${tag} ${attributes}></${tag}>${'<p>What stands below.</p>'.repeat(60)}`,
  );
  page.frame.width = String(width);
  page.frame.height = '1400';
  await aWhile();
  // Not every browser counts shifts, so that one is measured, too.
  const top = () => page.document.querySelector('p')?.getBoundingClientRect().top ?? NaN;
  const before = top();
  let shifted = 0;
  const observer = new page.window.PerformanceObserver((list) => {
    for (const { value } of list.getEntries() as LayoutShift[]) shifted += value;
  });
  observer.observe({ type: 'layout-shift', buffered: false });
  const script = page.document.createElement('script');
  Object.assign(script, { type: 'module', src: '/cdn/tabletop-elements.js' });
  page.document.head.append(script);
  const isThere = attributes.includes('diagram') ? '.frame' : '.panel .toolbar';
  await waitUntil(() => page.find(isThere), `no ${isThere} comes`, { timeout: 4000 });
  await aWhile();
  const moved = Math.abs(top() - before) / 1400;
  page.close();
  return Math.max(shifted, moved);
}

const aWhile = () => new Promise((done) => setTimeout(done, 200));

describe('what stands below a game', () => {
  needsBuild();
  before(() => setViewport({ width: 1280, height: 1400 }));
  after(() => setViewport({ width: 800, height: 600 }));

  for (const { tag } of ELEMENTS) {
    for (const width of [320, 720, 1280]) {
      for (const mode of ['', 'mode="diagram"', 'mode="replay"']) {
        // A picture of tiles is as high as they lie, so the page has to say it.
        if (tag === 'triomino-table' && mode === 'mode="diagram"') continue;
        it(`does not move as <${tag} ${mode}> comes, ${width} wide`, async () => {
          expect(await shiftedBy(tag, mode, width)).to.be.at.most(LEAST);
        });
      }
    }
  }

  it('does not move as tiles are pictured for which the page keeps the room', async () => {
    const tiles = 'mode="diagram" position="512@-1,1 221@-1,2 112@0,2 111@1,2 511@1,1"';
    const room = 'triomino-table { --tabletop-room: 30rem }';
    expect(await shiftedBy('triomino-table', tiles, 720, room)).to.be.at.most(LEAST);
  });
});
