import { aTimeout, expect, nextFrame } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { needsBuild } from '../built.js';
import { EmbeddedPage } from '../embedded-page.js';
import { FIRST_MOVES, KNOWN } from '../first-moves.js';
import { frameSnippet } from '../../../src/embed/snippet.js';
import { waitUntil } from '../../wait-until.js';

/** What the page around does with the script that is shipped for it. */
async function followHeight(): Promise<void> {
  const script = document.createElement('script');
  script.type = 'module';
  script.src = `/cdn/embed-height.js?${Math.random()}`;
  const isLoaded = new Promise((resolve) => script.addEventListener('load', resolve));
  document.head.append(script);
  await isLoaded;
}

/** The beginning of a game. */
const RECORDS: Readonly<Record<string, string>> = {
  triad: 'triad 1; roll 111233 112233; d1d4',
  kubi: 'kubi 1; x146',
  tricubo: 'tricubo 1; @3',
  cubo: 'cubo 2; middle r1r1b1b1; dice 0 123234345',
  triomino: 'triomino 2; start=344@0,0 | 044,555 | 0 0 0 - 1; 044@0,1',
};

describe('the height of a frame', () => {
  needsBuild();
  let page: EmbeddedPage;
  before(() => setViewport({ width: 1300, height: 1000 }));
  after(() => setViewport({ width: 800, height: 600 }));
  afterEach(() => page.close());
  const root = () => page.document.documentElement;
  const contentHeight = () => Math.ceil(root().getBoundingClientRect().height);
  const isScrollable = () => [root().scrollWidth > root().clientWidth, root().scrollHeight > root().clientHeight];

  /** Until five frames of the screen bring nothing new, however long they take. */
  async function atRest(): Promise<void> {
    const seen = () => JSON.stringify([page.told('height'), page.frame.height, contentHeight()]);
    let before = '';
    for (let frames = 0; frames < 5; frames++) {
      const now = seen();
      if (now !== before) frames = 0;
      before = now;
      await nextFrame();
    }
  }

  /** For one game: an answer to what the page around does could also come slowly. */
  async function staysAtRest(): Promise<void> {
    const known = page.told('height').length;
    await aTimeout(200);
    expect(page.told('height')).to.have.lengthOf(known);
  }

  for (const { tag, game } of KNOWN) {
    const { position } = FIRST_MOVES[tag];
    for (const width of game === 'triad' ? [280, 1200] : [280]) {
      it(`is told once and for all where the page around leaves it: ${game}, ${width} pixels wide`, async () => {
        const query = new URLSearchParams({ game, position });
        page = await EmbeddedPage.play(query.toString(), { width, height: 500 });
        await page.tells('height');
        await atRest();
        expect(page.told('height').at(-1)?.height).to.equal(contentHeight());
        expect(isScrollable()[0], 'it scrolls sideways').to.equal(false);
        expect(page.window.getComputedStyle(root()).overflowY).to.equal('auto');
        if (game === 'triad') await staysAtRest();
      });
    }
  }

  describe('that the page around follows', () => {
    before(followHeight);

    for (const { tag, game } of KNOWN) {
      const { position } = FIRST_MOVES[tag];
      for (const [width, mode] of [
        [280, 'play'],
        [657, 'replay'],
        ...(game === 'triad'
          ? ([
              [420, 'diagram'],
              [655, 'play'],
              [657, 'play'],
              [1200, 'play'],
            ] as const)
          : []),
      ] as const) {
        it(`comes to rest with everything in sight: ${game}, ${mode}, ${width} pixels wide`, async () => {
          const query = new URLSearchParams({ game, position, mode, caption: 'A caption.' });
          page = await EmbeddedPage.show(query.toString(), { width, height: 150 });
          await page.tells('ready');
          await waitUntil(() => mode === 'diagram' || page.find('.panel .toolbar'), 'nothing to play with comes');
          await atRest();
          expect(Number(page.frame.height)).to.equal(contentHeight());
          expect(isScrollable()).to.deep.equal([false, false]);
          expect(page.told('height').length).to.be.below(6);
          if (game === 'triad') await staysAtRest();
        });
      }
    }

    it('grows and shrinks with the game, and shows no scroll bar meanwhile', async () => {
      page = await EmbeddedPage.show('game=triad&mode=diagram', { width: 400, height: 150 });
      await page.tells('ready');
      await atRest();
      const before = Number(page.frame.height);
      const widths = new Set<number>();
      let isWatching = true;
      const watch = async () => {
        while (isWatching) {
          widths.add(root().clientWidth);
          await nextFrame();
        }
      };
      const watched = watch();
      page.send({ type: 'set', name: 'caption', value: 'Black to move. '.repeat(50) });
      await waitUntil(() => Number(page.frame.height) > before + 100, 'it does not grow');
      page.send({ type: 'set', name: 'caption', value: null });
      await waitUntil(() => Number(page.frame.height) === before, 'it does not shrink');
      isWatching = false;
      await watched;
      expect([...widths]).to.deep.equal([400]);
    });

    it('lets a game be as high as the screen allows, not as its frame is', async () => {
      page = await EmbeddedPage.show('game=triad', { width: 600, height: 150 });
      await waitUntil(() => page.find('.panel .toolbar'), 'nothing to play with comes');
      await waitUntil(() => root().hasAttribute('data-fitted'), 'the page around does not follow');
      await atRest();
      const board = page.find('.board')?.getBoundingClientRect().height ?? 0;
      page.window.document.documentElement.style.setProperty('--tabletop-view-height', `${screen.availHeight}px`);
      expect(page.find('.board')?.getBoundingClientRect().height).to.equal(board).and.to.be.above(280);
    });
  });

  for (const { tag, game } of KNOWN) {
    it(`is what the snippet gives to the frame: ${game}`, async () => {
      for (const mode of ['play', 'replay', 'diagram'] as const) {
        const record: Record<string, string> = mode === 'replay' ? { record: RECORDS[game] ?? '' } : {};
        const snippet = frameSnippet({ tag, attributes: { mode, ...record }, base: '/cdn' });
        const [, query = '', height] = /embed\.html\?([^"]*)".* height="(\d+)"/.exec(snippet) ?? [];
        page = await EmbeddedPage.show(query.replaceAll('&amp;', '&'), { width: 640, height: Number(height) });
        await page.tells('ready');
        await waitUntil(() => mode === 'diagram' || page.find('.panel .toolbar'), 'nothing to play with comes');
        await atRest();
        expect(contentHeight(), mode).to.be.within(Number(height) * 0.9, Number(height));
        if (mode !== 'diagram') page.close();
      }
    });
  }

  it('lets the frame scroll where the page around has followed, and does no more', async () => {
    page = await EmbeddedPage.show('game=triad&mode=diagram', { width: 400, height: 150 });
    await page.tells('ready');
    page.frame.height = String(contentHeight());
    await waitUntil(() => page.window.getComputedStyle(root()).overflowY === 'hidden', 'it has room for a scroll bar');
    page.frame.height = '200';
    page.send({ type: 'set', name: 'caption', value: 'A caption' });
    await waitUntil(() => page.window.getComputedStyle(root()).overflowY === 'auto', 'its end cannot be seen');
  });

  it('is told to a page that asks for it', async () => {
    page = await EmbeddedPage.show('game=triad&mode=diagram');
    await page.tells('ready');
    await atRest();
    const known = page.told('height').length;
    page.send({ type: 'height' });
    expect((await page.tells('height', known + 1)).height).to.equal(contentHeight());
  });

  it('is told anew after it was asked for in a moment that no frame of the screen shows', async () => {
    page = await EmbeddedPage.show('game=triad&mode=diagram');
    await page.tells('ready');
    await atRest();
    const [known, height] = [page.told('height').length, contentHeight()];
    page.document.body.style.paddingTop = '100px';
    const data = { target: 'tabletop-elements', type: 'height' };
    page.window.dispatchEvent(new MessageEvent('message', { data, source: window }));
    await Promise.resolve();
    page.document.body.style.paddingTop = '';
    expect((await page.tells('height', known + 1)).height).to.be.above(height);
    expect((await page.tells('height', known + 2)).height).to.equal(height);
  });
});

describe('a page that follows heights', () => {
  needsBuild();
  before(followHeight);
  const frames: HTMLIFrameElement[] = [];
  afterEach(() => frames.splice(0).forEach((frame) => frame.remove()));

  /** A frame with a page of its own, whatever address it was given. */
  const stranger = (src = '/cdn/embed.html?game=triad') => {
    const frame = document.createElement('iframe');
    frame.height = '100';
    document.body.append(frame);
    frames.push(frame);
    const inside = frame.contentWindow as Window & typeof globalThis;
    const say = inside.Function('data', 'parent.postMessage(data, "*")') as (data: unknown) => void;
    // Once it has loaded, its window would be another one.
    Object.defineProperty(frame, 'src', { get: () => src && new URL(src, location.href).href });
    return { frame, say };
  };

  for (const data of [
    null,
    'height',
    { type: 'height', height: 300 },
    { source: 'somebody', type: 'height', height: 300 },
    { source: 'tabletop-elements', type: 'ready', height: 300 },
    { source: 'tabletop-elements', type: 'height' },
    { source: 'tabletop-elements', type: 'height', height: 'all' },
    { source: 'tabletop-elements', type: 'height', height: -1 },
    { source: 'tabletop-elements', type: 'height', height: NaN },
    { source: 'tabletop-elements', type: 'height', height: 6001 },
  ]) {
    it(`lets nobody have another height for ${JSON.stringify(data)}`, async () => {
      const { frame, say } = stranger();
      say(data);
      await aTimeout(20);
      expect(frame.height).to.equal('100');
    });
  }

  for (const [what, src] of [
    ['no page', ''],
    ['an advertisement', 'https://advertiser.example/banner.html?game=triad'],
    ['another page of the same site', '/cdn/other.html?game=triad'],
    ['an embed page of another origin, and went elsewhere', 'https://games.example/cdn/embed.html?game=triad'],
    ['an embed page without a game', '/cdn/embed.html'],
  ] as const) {
    it(`lets a frame have no other height that was given ${what}`, async () => {
      const { frame, say } = stranger(src);
      const { frame: known, say: sayKnown } = stranger();
      say({ source: 'tabletop-elements', type: 'height', height: 300 });
      sayKnown({ source: 'tabletop-elements', type: 'height', height: 300 });
      await waitUntil(() => known.height === '300');
      expect(frame.height).to.equal('100');
    });
  }

  it('gives it to the frame that has told it, and to no other', async () => {
    const [one, two] = [stranger(), stranger()];
    one.say({ source: 'tabletop-elements', type: 'height', height: 300.2 });
    await waitUntil(() => one.frame.height === '301');
    expect(two.frame.height).to.equal('100');
  });
});
