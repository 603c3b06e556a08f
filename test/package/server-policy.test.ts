import { expect, waitUntil } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import type { GameElement } from '../../src/elements/game-element.js';
import { inNode, needsBuild } from './built.js';
import { STRICT, TRUSTED, policy } from './policies.js';
import { SERVED, tagOf } from './served-games.js';
import { ServerPage, bundled, rendering, snippet } from './server-page.js';

const LATE = SERVED.map((game) => tagOf(game, 'position="nonsense"'));
const PAGES = SERVED.flatMap((game) => [
  tagOf(game, game.play),
  tagOf(game, `mode="diagram" ${game.diagram}`) + tagOf(game, `mode="replay" ${game.replay}`),
]);

describe('a server-rendered page with a strict content security policy', () => {
  needsBuild();
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
    client = await bundled('policy', await snippet('client'));
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

  it('has the header that the documentation makes', async () => {
    const made = await inNode<string>(`${await snippet('policy')} tell(header);`);
    const wanted = new Set([...(hashes['triad-board'] ?? []), ...(hashes['kubi-sheet'] ?? [])]);
    expect(made).to.equal(`${STRICT.slice(0, 2).join('; ')}; style-src 'self' ${[...wanted].join(' ')}`);
    page = await ServerPage.open(policy(made), `${pages[0]}${pages[2]}`);
    expect(page.watched.troubles).to.deep.equal([]);
  });

  it('can name the hashes of one page only', async () => {
    const { page: html, header } = await inNode<{ page: string; header: string }>(`
      import { html } from '@lit-labs/ssr';
      import 'tabletop-elements';
      ${await snippet('page-policy')}
      tell(await answer(html\`${PAGES[0]}\`));
    `);
    page = await ServerPage.open(policy(STRICT[0] ?? '', STRICT[1] ?? '', header), html);
    expect(page.watched.troubles).to.deep.equal([]);
    expect(page.drawn.length).to.be.greaterThan(10);
  });
});
