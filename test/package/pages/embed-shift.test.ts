import { expect } from '@open-wc/testing';
import { executeServerCommand, setViewport } from '@web/test-runner-commands';
import { frameSnippet } from '../../../src/embed/snippet.js';
import type { Embedding } from '../../../src/embed/snippet.js';
import { needsBuild } from '../built.js';
import { KNOWN } from '../first-moves.js';
import { ScriptPage } from '../script-page.js';
import { waitUntil } from '../../wait-until.js';

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
}

const aWhile = () => new Promise((done) => setTimeout(done, 200));

describe('what stands below a frame that its page follows', () => {
  needsBuild();
  before(() => setViewport({ width: 1280, height: 1200 }));
  after(() => setViewport({ width: 800, height: 600 }));

  const FRAMES = KNOWN.flatMap(({ tag, game }): (readonly [what: string, Pick<Embedding, 'tag' | 'attributes'>])[] => [
    [game, { tag, attributes: {} }],
    [`the puzzle of the day of ${game}`, { tag: 'game-puzzle', attributes: { game, date: 'today' } }],
    [`the course of ${game}`, { tag: 'game-lesson', attributes: { course: game } }],
  ]);

  /** Each game and each kind of frame comes in both widths. */
  const widthOf = (index: number): number => (index % 2 === 0 ? 360 : 640);

  /** A game that its reader may play, in the page or in what holds it. */
  function isPlayable(frame: HTMLIFrameElement | null, tag: Embedding['tag']): boolean {
    const shown = frame?.contentDocument?.querySelector(tag);
    const held = shown?.shadowRoot?.querySelector('[part=game] > *') ?? shown?.querySelector('[slot=game]');
    const game = tag.startsWith('game-') ? held : shown;
    return Boolean(game?.shadowRoot?.querySelector('.panel .status'));
  }

  async function expectHardlyAnyShift(embedding: Pick<Embedding, 'tag' | 'attributes'>, width: number): Promise<void> {
    const frame = frameSnippet({ ...embedding, base: '/cdn/' });
    const page = await ScriptPage.open(
      `<script type="module" src="/cdn/embed-height.js"></script><style>body { margin: 0 }</style>`,
      '',
    );
    page.frame.width = String(width);
    page.frame.height = '1200';
    // The page has its size before there is a frame, which is free to get lower when that changes.
    await aWhile();
    page.document.body.innerHTML = `${frame}${'<p>What stands below.</p>'.repeat(60)}`;
    let sum = 0;
    const observer = new page.window.PerformanceObserver((list) => {
      for (const { value } of list.getEntries() as LayoutShift[]) sum += value;
    });
    observer.observe({ type: 'layout-shift', buffered: true });
    const inner = page.document.querySelector('iframe');
    const heights = new Set<number>();
    const isThere = () => {
      heights.add(inner?.clientHeight ?? 0);
      return isPlayable(inner, embedding.tag);
    };
    await waitUntil(isThere, 'no game comes');
    await aWhile();
    page.close();
    expect(Math.min(...heights), 'the lowest that it was').to.be.above(400);
    expect(sum).to.be.at.most(0.01);
  }

  for (const [i, [what, embedding]] of FRAMES.entries()) {
    const width = widthOf(i);
    it(`hardly moves as it comes: ${what}, ${width} wide`, () => expectHardlyAnyShift(embedding, width));
  }

  describe('on a slow network', () => {
    const network = (method: string, params: object = {}) =>
      executeServerCommand('cdp', { method: `Network.${method}`, params });
    const emulate = (latency: number, throughput: number) =>
      network('emulateNetworkConditions', {
        offline: false,
        latency,
        downloadThroughput: throughput,
        uploadThroughput: throughput,
      });
    before(async () => {
      await network('enable');
      await network('setCacheDisabled', { cacheDisabled: true });
      // The files of this server are not compressed.
      await emulate(150, 500_000);
    });
    after(async () => {
      await emulate(0, -1);
      await network('setCacheDisabled', { cacheDisabled: false });
    });

    for (const [i, [what, embedding]] of FRAMES.filter(([each]) => each.endsWith('cubo')).entries()) {
      const width = widthOf(i);
      it(`hardly moves as it comes: ${what}, ${width} wide`, () => expectHardlyAnyShift(embedding, width));
    }
  });
});
