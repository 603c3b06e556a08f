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

/** What is embedded, in a word. */
interface Framed extends Pick<Embedding, 'tag' | 'attributes'> {
  readonly what: string;
}

const aWhile = () => new Promise((done) => setTimeout(done, 200));

describe('what stands below a frame that its page follows', () => {
  needsBuild();
  before(() => setViewport({ width: 1700, height: 1200 }));
  after(() => setViewport({ width: 800, height: 600 }));

  const framesOf = ({ tag, game }: (typeof KNOWN)[number]): readonly Framed[] => [
    { what: game, tag, attributes: {} },
    { what: 'its puzzle of the day', tag: 'game-puzzle', attributes: { game, date: 'today' } },
    { what: 'its course', tag: 'game-lesson', attributes: { course: game } },
  ];

  /** Each game and each kind of frame comes in both widths. */
  const widthOf = (index: number): number => (index % 2 === 0 ? 360 : 640);

  /** A game that its reader may play, in the page or in what holds it. */
  function isPlayable(frame: HTMLIFrameElement | null, tag: Embedding['tag']): boolean {
    const shown = frame?.contentDocument?.querySelector(tag);
    const held = shown?.shadowRoot?.querySelector('[part=game] > *') ?? shown?.querySelector('[slot=game]');
    const game = tag.startsWith('game-') ? held : shown;
    return Boolean(game?.shadowRoot?.querySelector('.panel .status'));
  }

  /** A page with such a frame, beside others, and how far it has moved. */
  async function open(framed: Framed, width: number) {
    const page = await ScriptPage.open(
      `<script type="module" src="/cdn/embed-height.js"></script><style>body { margin: 0 }</style>`,
      '',
    );
    page.frame.width = String(width);
    page.frame.height = '1200';
    page.frame.style.cssText = 'float: left; border: none';
    const heights = new Set<number>();
    let sum = 0;
    return {
      async play() {
        page.document.body.innerHTML = `${frameSnippet({ ...framed, base: '/cdn/' })}${'<p>What stands below.</p>'.repeat(60)}`;
        const observer = new page.window.PerformanceObserver((list) => {
          for (const { value } of list.getEntries() as LayoutShift[]) sum += value;
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        const inner = page.document.querySelector('iframe');
        await waitUntil(() => {
          heights.add(inner?.clientHeight ?? 0);
          return isPlayable(inner, framed.tag);
        }, `no game comes: ${framed.what}`);
      },
      close: () => page.close(),
      expectStill() {
        expect(Math.min(...heights), `the lowest that ${framed.what} was`).to.be.above(400);
        expect(sum, framed.what).to.be.at.most(0.01);
      },
    };
  }

  /** They come at the same time, each into a page of its own. */
  async function expectHardlyAnyShift(frames: readonly Framed[], first: number): Promise<void> {
    const pages = await Promise.all(frames.map((framed, i) => open(framed, widthOf(first + i))));
    // The pages have their size before there are frames, which are free to get lower when that changes.
    await aWhile();
    try {
      await Promise.all(pages.map((page) => page.play()));
      await aWhile();
    } finally {
      for (const page of pages) page.close();
    }
    for (const page of pages) page.expectStill();
  }

  for (const [i, known] of KNOWN.entries()) {
    it(`hardly moves as they come: ${known.game}, its puzzle of the day and its course`, () =>
      expectHardlyAnyShift(framesOf(known), i));
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
      // The files of this server are not compressed, and three pages share it.
      await emulate(150, 1_500_000);
    });
    after(async () => {
      await emulate(0, -1);
      await network('setCacheDisabled', { cacheDisabled: false });
    });

    it('hardly moves as they come: Cubo, its puzzle of the day and its course', () =>
      expectHardlyAnyShift(framesOf(KNOWN.find(({ game }) => game === 'cubo')!), 0));
  });
});
