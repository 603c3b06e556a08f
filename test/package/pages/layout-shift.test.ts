import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { needsBuild } from '../built.js';
import { KNOWN } from '../first-moves.js';
import { ScriptPage } from '../script-page.js';
import { waitUntil } from '../../wait-until.js';

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly { readonly node: Node | null }[];
}

/** How far what stands below may move, and what browsers may count for it: a part of the screen times how far it goes. */
const BELOW = 0.005;

/** What they may count in all, with what moves inside a game that is drawn while its tools are still on their way. 0.1 is said to be good. */
const IN_ALL = 0.03;

/** Paragraphs stand below the game. Its script comes when they have been seen for a while. */
async function expectNoShift(tag: string, attributes: string, width: number, style = '', inside = ''): Promise<void> {
  const page = await ScriptPage.open(
    `<link rel="stylesheet" href="/cdn/tabletop-elements.css">
     <style>body { margin: 0; font: 16px sans-serif } ${style}</style>`,
    `<${tag} ${attributes}>${inside}</${tag}>${'<p>What stands below.</p>'.repeat(60)}`,
  );
  page.frame.width = String(width);
  page.frame.height = '1400';
  await aWhile();
  // Not every browser counts shifts, so that one is measured, too.
  const top = () => page.document.querySelector('body > p')?.getBoundingClientRect().top ?? NaN;
  const before = top();
  let below = 0;
  let inAll = 0;
  const observer = new page.window.PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as LayoutShift[]) {
      inAll += value;
      if (sources.some(({ node }) => node?.parentNode?.nodeName === 'BODY')) below += value;
    }
  });
  observer.observe({ type: 'layout-shift', buffered: false });
  const script = page.document.createElement('script');
  Object.assign(script, { type: 'module', src: '/cdn/tabletop-elements.js' });
  page.document.head.append(script);
  const isThere = attributes.includes('diagram') ? '.frame' : '.panel .toolbar';
  await waitUntil(() => page.find(isThere), `no ${isThere} comes`);
  await aWhile();
  const moved = Math.abs(top() - before) / 1400;
  page.close();
  expect(Math.max(below, moved), 'what stands below').to.be.at.most(BELOW);
  expect(inAll, 'in all').to.be.at.most(IN_ALL);
}

const TILES = 'mode="diagram" position="512@-1,1 221@-1,2 112@0,2 111@1,2 511@1,1"';

const aWhile = () => new Promise((done) => setTimeout(done, 200));

const WIDTHS = [320, 720, 1280];

/** What is not played, whose parts all games share, comes in one width a game, and each part in all of them. */
const widthOf = (index: number): number => WIDTHS[index % WIDTHS.length] ?? NaN;

describe('what stands below a game', () => {
  needsBuild();
  before(() => setViewport({ width: 1280, height: 1400 }));
  after(() => setViewport({ width: 800, height: 600 }));

  for (const [i, { tag, game }] of KNOWN.entries()) {
    for (const width of WIDTHS) {
      it(`does not move as <${tag}> comes, ${width} wide`, () => expectNoShift(tag, '', width));
    }
    for (const [j, mode] of ['mode="diagram"', `mode="replay" record="${game} 1"`].entries()) {
      // A picture of tiles is as high as they lie, so the page has to say it.
      if (tag === 'triomino-table' && mode === 'mode="diagram"') continue;
      const width = widthOf(i + j);
      it(`does not move as <${tag} ${mode}> comes, ${width} wide`, () => expectNoShift(tag, mode, width));
    }
  }

  const CAPTION =
    '<p slot="caption">White moves from c1 to e3 and makes 2 2 2. The die on e3 or the one on d4 is removed, as <em>White</em> likes.</p>';
  // A picture of tiles is as high as they lie.
  for (const [i, { tag }] of KNOWN.filter((each) => each.tag !== 'triomino-table').entries()) {
    const width = widthOf(i + 2);
    it(`does not move as a diagram with a caption comes, <${tag}>, ${width} wide`, () =>
      expectNoShift(tag, 'mode="diagram"', width, '', CAPTION));
  }

  it('does not move as tiles are pictured for which the page keeps the room', async () => {
    await expectNoShift('triomino-table', TILES, 720, 'triomino-table { --tabletop-room: 30rem }');
  });
});
