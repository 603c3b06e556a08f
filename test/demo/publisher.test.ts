import { expect } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';
import { GAME_IDS, gameOf } from '../../stories/demo/games.js';
import { LANGS, SKINS } from '../../stories/demo/look.js';
import { DemoFrame } from './demo-frame.js';
import { waitUntil } from '../wait-until.js';

describe('a publisher on the demo page', () => {
  let page: DemoFrame;
  before(async () => {
    // Without it, the page still scrolls to the game when the next thing is pressed.
    await emulateMedia({ reducedMotion: 'reduce' });
    page = await DemoFrame.open('#lang=en');
  });
  after(async () => {
    await page.close();
    await emulateMedia({ reducedMotion: 'no-preference' });
  });

  const ply = () => page.game.ply;
  const plays = (from: number) => waitUntil(() => ply() > from, 'nothing is played');

  it('sees for whom each game is, and how long it lasts', async () => {
    const facts: string[] = [];
    for (const { id } of page.all('[role=tab]')) {
      page.find(`#${id}`).click();
      await page.drawn();
      facts.push(page.find('.facts-line').innerText.replace(/\s+/g, ' ').trim());
      expect(page.text('.game-head .about').length).to.be.above(30);
    }
    expect(facts.every((text) => /\d players \d+ min age/.test(text))).to.equal(true);
    expect(facts).to.include.ordered.members([
      '2 players 15 min age 8+',
      '1–8 players 20 min age 8+',
      '1–5 players 20 min age 8+',
      '1–4 players 20 min age 8+',
      '1–6 players 30 min age 6+',
    ]);
  });

  it('takes a game from the shelf by a press on its picture', async () => {
    await page.click('[data-game=tricubo] .scene');
    await page.drawn();
    expect(page.tag).to.equal('tricubo-sheet');
  });

  it('watches a whole game that plays by itself, stops it, and plays themselves', async () => {
    page.find('#tab-triad').click();
    await page.drawn();
    await page.click('#watch');
    await page.drawn();
    expect(page.text('#watch')).to.equal('Pause');
    await plays(0);
    await page.click('#watch');
    const stopped = ply();
    await new Promise((resolve) => setTimeout(resolve, 2000));
    expect([ply(), page.text('#watch')]).to.deep.equal([stopped, 'Go on']);
    await page.click('#watch');
    await plays(stopped);
    await page.click('#begin');
    await page.drawn();
    expect([page.game.getAttribute('mode'), page.text('#watch')]).to.deep.equal([null, 'Watch a whole game']);
  });

  it('is left where they step to while they watch', async () => {
    await page.click('#watch');
    await page.drawn();
    (page.game as unknown as { goTo(ply: number): void }).goTo(5);
    await waitUntil(() => page.text('#watch') === 'Go on', 'it plays on');
    expect(ply()).to.equal(5);
    await page.click('#begin');
    await page.drawn();
  });

  it('finds the two lines that put the game on a page below it', async () => {
    page.find('#tab-cubo').click();
    await page.drawn();
    const code = page.find('#tag-code').textContent;
    expect(code).to.match(
      /^<script type="module" src="[^"]+"><\/script>\n<cubo-grid seats="human computer"><\/cubo-grid>$/,
    );
    await page.click('#copy-tag-code');
    await waitUntil(() => page.text('#tag .message') !== '', 'nothing is said');
    expect(page.window.getSelection()?.toString()).to.equal(code);
  });

  it('reads sizes that are those of the guide, and that nothing else is loaded or kept', async () => {
    const table = await (await fetch('/stories/guides/sizes.md')).text();
    const sizesOf = (row: string) =>
      (new RegExp(`^\\| ${row} +\\|(.*)\\|$`, 'm').exec(table)?.[1] ?? '').split('|').map(parseFloat);
    const [seen] = sizesOf('`triad-board.js`');
    const figures = page.all('.figures dd').map((figure) => parseFloat(figure.textContent));
    const [all] = sizesOf('`tabletop-elements.js`, with all games');
    const [before] = sizesOf('`tabletop-elements.js`, before there is a game');
    const foreign = (page.window.performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(
      ({ name }) => new URL(name).origin !== location.origin,
    );
    expect(figures).to.deep.equal([before, seen, all, foreign.length, LANGS.length]);
    expect(page.document.cookie).to.equal('');
    const bars = page.all('.bars td:last-child').map((cell) => cell.textContent.split('+').map(parseFloat));
    expect(bars).to.deep.equal(GAME_IDS.map((id) => sizesOf(`\`${gameOf(id).tag}.js\``).slice(0, 2)));
  });

  it('sees the position on the table in every house, also after a move', async () => {
    await page.read('#colours');
    const { match } = page.game;
    match.play(match.legalMoves(0)[0], { actor: 0 });
    await page.drawn();
    const { game, state } = match;
    const position = game.makePosition(game.positionOf(state));
    const seen = page.all('.house-scene > *').map((scene) => scene.getAttribute('position'));
    expect(seen).to.deep.equal(SKINS.map(() => position));
    const grounds = page.all('.house-card').map((card) => page.window.getComputedStyle(card).backgroundColor);
    expect(new Set(grounds).size).to.equal(SKINS.length);
  });

  it('dresses the page in a house', async () => {
    await page.click('#wear-acrylic');
    await page.drawn();
    expect([page.root.dataset['skin'], page.find('#wear-acrylic').getAttribute('aria-pressed')]).to.deep.equal([
      'acrylic',
      'true',
    ]);
    await page.addressed('skin=acrylic');
  });

  it('sees each house as it is, whatever the page wears', async () => {
    const NAMES = ['relief', 'grain', 'shadow', 'slot', 'die-line', 'tile-ink', 'tile-back', 'board-mark', 'accent'];
    const worn = () =>
      page
        .all('.house-scene > *')
        .map((scene) =>
          NAMES.map((name) => page.window.getComputedStyle(scene).getPropertyValue(`--tabletop-${name}`)),
        );
    const seen = new Set<string>();
    for (const skin of SKINS) {
      await page.dress(skin);
      seen.add(JSON.stringify(worn()));
    }
    expect(seen.size).to.equal(1);
  });

  it('opens the door to settings and events only on purpose', async () => {
    const door = page.find<HTMLDetailsElement>('#developers');
    expect([door.open, page.find('#seats').checkVisibility()]).to.deep.equal([false, false]);
    await page.click('#more-code');
    await page.drawn();
    expect([door.open, page.document.activeElement?.id]).to.deep.equal([true, 'embed']);
    expect(page.find('#seats').checkVisibility()).to.equal(true);
  });
});

describe('the first screen of the demo page', () => {
  let page: DemoFrame | undefined;
  afterEach(() => page?.close());

  for (const [width, height] of [
    [360, 640],
    [1280, 800],
  ] as const) {
    it(`has the line, all games, and one of them in play: ${width} × ${height}`, async () => {
      page = await DemoFrame.open('#lang=en', width, height);
      const bottom = (selector: string, root: ParentNode = page!.document) =>
        root.querySelector(selector)!.getBoundingClientRect().bottom;
      const { game } = page;
      const ends = [bottom('h1'), bottom('.shelf'), bottom('.trays', game.shadowRoot!)];
      // The words below the board stand there, too; on a phone the tools are next.
      expect(Math.max(...ends, bottom('.status', game.shadowRoot!))).to.be.at.most(height);
      const { top } = page.find('.stage').getBoundingClientRect();
      page.find('#tab-kubi').click();
      await page.drawn();
      expect([page.find('.stage').getBoundingClientRect().top, page.window.scrollY]).to.deep.equal([top, 0]);
    });
  }
});

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRect;
    readonly currentRect: DOMRect;
  }[];
}

describe('the demo page while it loads', () => {
  it('moves nothing, breaks no policy and says nothing to the console', async () => {
    const said: unknown[] = [];
    const page = await DemoFrame.open('#lang=en&skin=print');
    const { window: view } = page;
    for (const level of ['error', 'warn'] as const) {
      (view as unknown as { console: Console }).console[level] = (...parts: unknown[]) => said.push(...parts);
    }
    page.document.addEventListener('securitypolicyviolation', ({ violatedDirective }) => said.push(violatedDirective));
    const shifts: string[] = [];
    let sum = 0;
    const observer = new view.PerformanceObserver((list) => {
      for (const { value, startTime, sources } of list.getEntries() as LayoutShift[]) {
        sum += value;
        const moved = sources.map(({ node, previousRect: { top, height }, currentRect: now }) => {
          const name = node instanceof view.Element ? node.outerHTML.slice(0, 60) : node?.nodeName;
          return `${name} from ${top} (${height}) to ${now.top} (${now.height})`;
        });
        shifts.push(`${value.toFixed(3)} at ${startTime.toFixed(0)}: ${moved.join('; ')}`);
      }
    });
    observer.observe({ type: 'layout-shift', buffered: true });
    // A reader sees one part before going on to the next.
    await page.read('#course', '#puzzle', '#friend', '#review', '#developers');
    expect(said).to.deep.equal([]);
    expect(sum, shifts.join('\n')).to.be.below(0.01);
    await page.close();
  });
});
