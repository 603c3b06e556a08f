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

/** A game in a page, with what its author has set. */
interface Case {
  readonly tag: string;
  readonly width: number;
  readonly attributes?: string;
  readonly style?: string;
  readonly inside?: string;
}

/** Paragraphs stand below the game. Its script comes when they have been seen for a while. */
async function expectNoShift({ tag, width, attributes = '', style = '', inside = '' }: Case): Promise<void> {
  const page = await ScriptPage.open(
    `<link rel="stylesheet" href="/cdn/tabletop-elements.css">
     <style>body { margin: 0; font: 16px sans-serif } ${style}</style>`,
    `<${tag} ${attributes}>${inside}</${tag}>${'<p>What stands below.</p>'.repeat(60)}`,
  );
  // Several pages load at the same time, all of them in sight.
  page.frame.style.cssText = 'position: absolute; inset: 0 auto auto 0';
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
  const where = `<${tag} ${attributes}>${inside && ' with a caption'}, ${width} wide`;
  expect(Math.max(below, moved), `what stands below ${where}`).to.be.at.most(BELOW);
  expect(inAll, `in all in ${where}`).to.be.at.most(IN_ALL);
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

  const CAPTION =
    '<p slot="caption">White moves from c1 to e3 and makes 2 2 2. The die on e3 or the one on d4 is removed, as <em>White</em> likes.</p>';
  const DIAGRAM = 'mode="diagram"';

  for (const [i, { tag, game }] of KNOWN.entries()) {
    it(`does not move as <${tag}> comes to be played, in any width`, () =>
      Promise.all(WIDTHS.map((width) => expectNoShift({ tag, width }))));

    // A picture of tiles is as high as they lie, so the page has to say it.
    const pictures: readonly Case[] =
      tag === 'triomino-table'
        ? [{ tag, width: 720, attributes: TILES, style: 'triomino-table { --tabletop-room: 30rem }' }]
        : [
            { tag, width: widthOf(i), attributes: DIAGRAM },
            { tag, width: widthOf(i + 2), attributes: DIAGRAM, inside: CAPTION },
          ];
    const record: Case = { tag, width: widthOf(i + 1), attributes: `mode="replay" record="${game} 1"` };

    it(`does not move as a record of <${tag}> and pictures of it come`, () =>
      Promise.all([record, ...pictures].map(expectNoShift)));
  }
});
