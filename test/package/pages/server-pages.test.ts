import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { inNode, needsBuild, needsLists } from '../built.js';
import { STRICT, TRUSTED, policy } from '../policies.js';
import { SERVED, tagOf } from '../served-games.js';
import { ServerPage, bundled, rendering, CLIENT } from '../server-page.js';
import type { GameElement } from '../../../src/elements/base/game-element.js';
import { waitUntil } from '../../wait-until.js';

const LANGS = ['en', 'de'] as const;
const PICTURES = SERVED.flatMap((game) =>
  LANGS.map((lang) => ({ game, lang, markup: tagOf(game, `mode="diagram" ${game.diagram}`, lang) })),
);

/** Elements beside those of {@link PICTURES}, and what is to be seen of them. */
const OTHERS = {
  unrolled: '<triad-board></triad-board>',
  automatic: '<triad-board dice="auto"></triad-board>',
  seeded: '<triad-board seed="puzzle-17" dice="auto"></triad-board>',
  recorded: '<triad-board record="triad 1; seed=puzzle-17" dice="auto" persist="somewhere"></triad-board>',
  dealt: '<triomino-table seats="human human" dice="auto" turn-seconds="30"></triomino-table>',
  replayed: '<triad-board mode="replay" record="triad 1; roll 111233 112233; d1d4; c6d5xd6" ply="2"></triad-board>',
  unknown: '<kubi-sheet lang="xx" names="A, B" seats="human human"></kubi-sheet>',
  strange: '<cubo-grid lang="constructor"></cubo-grid>',
  hostile: '<kubi-sheet names="<img src=x onerror=alert(1)>, B" lang="&quot;><b>"></kubi-sheet>',
  broken: '<triad-board lang="de" position="nonsense" marks="nowhere"></triad-board>',
  placed:
    '<game-toolbar for="later"></game-toolbar><game-moves for="later"></game-moves><triad-board id="later" controls="none"></triad-board>',
  captioned: '<triad-board mode="diagram"><p slot="caption">Under the board</p></triad-board>',
} as const;

describe('a page that a server has rendered, without any script', () => {
  needsBuild();
  let answer: Awaited<ReturnType<typeof rendering>>;
  let page: ServerPage | undefined;
  before(async () => {
    answer = await rendering(...PICTURES.map(({ markup }) => markup), ...Object.values(OTHERS));
  });
  afterEach(() => page?.close());

  const other = async (name: keyof typeof OTHERS) => {
    page = await ServerPage.open('', answer.pages[PICTURES.length + Object.keys(OTHERS).indexOf(name)] ?? '');
    return page;
  };

  it('is rendered with no word on the console but about the mistakes of the page, and leaves nothing in the global scope', () => {
    expect(answer.said.filter((line) => !/^<[\w-]+ (?:position|marks)>: /.test(line))).to.deep.equal([]);
    expect(answer.globals).to.deep.equal([]);
  });

  for (const [i, { game, lang }] of PICTURES.entries()) {
    it(`shows <${game.tag}> as a picture that can be read, with its marks: ${lang}`, async () => {
      page = await ServerPage.open('', answer.pages[i] ?? '');
      expect(page.window.customElements.get(game.tag)).to.equal(undefined);
      const container = page.find('.container') as HTMLElement;
      expect(container.lang).to.equal(lang);
      const said = page.drawn.map((each) => `${each.ariaLabel} ${each.textContent}`);
      expect(said.some((each) => each.includes(game.says[lang]))).to.equal(true);
      const { width, height } = (page.find('.frame') as HTMLElement).getBoundingClientRect();
      expect(width).to.be.greaterThan(200);
      expect(height).to.be.greaterThan(150);
      expect(page.window.getComputedStyle(container).containerType, 'it is styled').to.equal('inline-size');
    });
  }

  const diceOn = ({ drawn }: ServerPage) =>
    drawn.filter((each) => /^[wb][1-6]$/.test(each.getAttribute('data-die') ?? '')).map((each) => each.outerHTML);

  for (const name of ['unrolled', 'automatic'] as const) {
    it(`stops before the first roll: ${OTHERS[name]}`, async () => {
      expect(diceOn(await other(name))).to.have.lengthOf(0);
    });
  }

  it('shows the roll of a seed, given as an attribute or in a record', async () => {
    const seeded = diceOn(await other('seeded'));
    page?.close();
    expect(seeded).to.have.lengthOf(12);
    expect(diceOn(await other('recorded'))).to.deep.equal(seeded);
  });

  it('does not deal tiles that would be others in the browser', async () => {
    const { drawn } = await other('dealt');
    expect(drawn.filter((each) => each.matches('.held li'))).to.have.lengthOf(0);
    expect(drawn.filter((each) => each.matches('.seat'))).to.have.lengthOf(2);
  });

  it('shows the moment of a record that is asked for', async () => {
    const { element, drawn } = await other('replayed');
    expect(element.shadowRoot?.querySelector('[data-mode]')?.getAttribute('data-mode')).to.equal('replay');
    const last = drawn.filter((each) => each.getAttribute('data-traits') === 'last');
    expect(last.map((each) => each.getAttribute('aria-label')?.slice(0, 2))).to.have.members(['d1', 'd4']);
  });

  for (const name of ['unknown', 'strange'] as const) {
    it(`is English where there is no such language: ${OTHERS[name]}`, async () => {
      const { element } = await other(name);
      expect(element.shadowRoot?.querySelector('.container')?.getAttribute('lang')).to.equal('en');
    });
  }

  it('shows what is hostile as text', async () => {
    const { document, drawn } = await other('hostile');
    expect(document.querySelectorAll('img')).to.have.lengthOf(0);
    expect(drawn.filter((each) => each.matches('img'))).to.have.lengthOf(0);
    const texts = drawn.map((each) => `${each.textContent} ${each.ariaLabel} ${(each as HTMLInputElement).value}`);
    expect(texts.join('\n')).to.contain('<img src=x onerror=alert(1)>');
  });

  it('says what cannot be shown, in the language of the element, and still shows a board', async () => {
    const { drawn } = await other('broken');
    const message = drawn.find((each) => each.matches('[part=error]'));
    expect(message?.textContent).to.contain('ranks on the board').and.not.to.contain('This game');
    expect(drawn.filter((each) => each.matches('.cell'))).to.have.lengthOf(36);
  });

  it('has the tags of controls that stand elsewhere in the page, for the browser to fill, and leaves them out of the game', async () => {
    const { document, drawn } = await other('placed');
    for (const tag of ['game-toolbar', 'game-moves', 'triad-board'])
      expect(document.querySelector(tag)?.hasAttribute('defer-hydration'), `${tag} waits for another one`).to.equal(
        false,
      );
    expect(document.querySelector('game-toolbar')?.getAttribute('for')).to.equal('later');
    expect(document.querySelector('game-moves')?.shadowRoot?.childNodes).to.have.lengthOf(0);
    expect(drawn.filter((each) => each.matches('.toolbar, .status, .moves'))).to.deep.equal([]);
    expect(drawn.filter((each) => each.matches('.cell'))).to.have.lengthOf(36);
  });

  it('has the caption that an author has written', async () => {
    const { element } = await other('captioned');
    const caption = element.querySelector('p') as HTMLElement;
    expect(caption.assignedSlot?.name).to.equal('caption');
    expect(caption.offsetHeight).to.be.greaterThan(0);
  });
});

const LATE = SERVED.map((game) => tagOf(game, 'position="nonsense"'));
const PAGES = SERVED.flatMap((game) => [
  tagOf(game, game.play),
  tagOf(game, `mode="diagram" ${game.diagram}`) + tagOf(game, `mode="replay" ${game.replay}`),
]);

describe('a server-rendered page with a strict content security policy', () => {
  needsBuild();
  needsLists();
  let page: ServerPage;
  let pages: readonly string[];
  let hashes: Record<string, string[]>;
  let client: string;
  before(async () => {
    await setViewport({ width: 800, height: 1100 });
    ({ pages } = await rendering(...PAGES, ...LATE));
    hashes = await inNode(`
      import { allStyleHashes } from 'tabletop-elements/server.js';
      tell(await allStyleHashes());
    `);
    client = await bundled('policy', CLIENT);
  });
  after(() => setViewport({ width: 800, height: 600 }));
  afterEach(() => page.close());

  /** The usual strict policy, with hashes. */
  const allowing = (...allowed: readonly string[]) =>
    policy(
      ...[...STRICT, ...TRUSTED].map((rule) => (rule.startsWith('style-src') ? [rule, ...allowed].join(' ') : rule)),
    );

  it('would be without styles if it did not name their hashes', async () => {
    page = await ServerPage.open(allowing(), pages[0] ?? '');
    await waitUntil(() => page.watched.troubles.length, 'nothing is forbidden');
    expect(page.watched.troubles[0]).to.contain('style-src');
  });

  for (const [i, { tag, clicks }] of SERVED.entries()) {
    it(`shows <${tag}>, and lets it be played`, async () => {
      const script = `<script type="module" src="${client}"></script>`;
      page = await ServerPage.open(allowing(...(hashes[tag] ?? [])) + script, pages[2 * i] ?? '');
      await waitUntil(() => page.find('.panel .toolbar'), 'nothing to play with comes');
      const { match } = page.element as unknown as GameElement<unknown, unknown, never, never>;
      for (const target of clicks) await page.click(target);
      await waitUntil(() => match.length === 1, 'no move is made');
      expect(page.watched.troubles).to.deep.equal([]);
    });

    it(`shows pictures of <${tag}>, and what is wrong with them`, async () => {
      const body = `${pages[2 * i + 1] ?? ''}${pages[PAGES.length + i] ?? ''}`;
      page = await ServerPage.open(allowing(...(hashes[tag] ?? [])), body);
      const sheets = [...page.document.querySelectorAll(tag)].flatMap((each) => [
        ...(each.shadowRoot?.querySelectorAll('style') ?? []),
      ]);
      expect(new Set(sheets.map(({ textContent }) => textContent)).size, 'none is named that is not used').to.equal(
        hashes[tag]?.length,
      );
      expect(sheets.every(({ sheet }) => sheet?.cssRules.length)).to.equal(true);
      expect(page.watched.troubles).to.deep.equal([]);
    });
  }

  it('can name the hashes of one page only', async () => {
    const { page: html, allowed } = await inNode<{ page: string; allowed: string[] }>(`
      import { html } from '@lit-labs/ssr';
      import 'tabletop-elements';
      import { renderToString, styleHashes } from 'tabletop-elements/server.js';
      const page = await renderToString(html\`${PAGES[0]}\`);
      tell({ page, allowed: await styleHashes(page) });
    `);
    page = await ServerPage.open(allowing(...allowed), html);
    expect(page.watched.troubles).to.deep.equal([]);
    expect(page.drawn.length).to.be.greaterThan(10);
  });
});
