import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import type { Browser, Page } from 'puppeteer-core';
import { CDN } from '../../stories/docs/addresses.js';
import { launchBrowser, serve } from './browser.js';
import { ROOT } from './project.js';

type Hashes = Readonly<Record<string, string>>;

const readJson = (file: string): unknown => JSON.parse(readFileSync(join(ROOT, 'cdn', file), 'utf8'));

describe('the hashes of scripts and style sheets', () => {
  const folder = mkdtempSync(join(tmpdir(), 'integrity-'));
  let hashes: Hashes;
  let browser: Browser;
  let server: Awaited<ReturnType<typeof serve>>;
  let page: Page;

  before(async () => {
    hashes = (readJson('integrity.json') as { readonly integrity: Hashes }).integrity;
    symlinkSync(join(ROOT, 'cdn'), join(folder, 'cdn'));
    [browser, server] = await Promise.all([launchBrowser(), serve(folder)]);
  });
  beforeEach(async () => {
    page = await browser.newPage();
  });
  afterEach(() => page.close());
  after(async () => {
    await browser.close();
    server.close();
    rmSync(folder, { recursive: true });
  });

  /** A page with the import map and a board. @param changed hashes that differ, by file */
  const open = async (changed: Hashes = {}) => {
    const here = (file: string) => `${server.origin}/cdn/${file}`;
    const integrity = Object.fromEntries(
      Object.entries(hashes).map(([address, hash]) => {
        const file = address.slice(CDN.length);
        return [here(file), changed[file] ?? hash];
      }),
    );
    const map = `<script type="importmap">${JSON.stringify({ integrity })}</script>`;
    const script = `<script type="module" src="${here('tabletop-elements.js')}"></script>`;
    writeFileSync(join(folder, 'page.html'), `<!doctype html>${map}${script}<triad-board coach="off"></triad-board>`);
    await page.goto(`${server.origin}/page.html`);
  };

  it('are those of all built files, each at its public address', () => {
    const files = readdirSync(join(ROOT, 'cdn'), { recursive: true, encoding: 'utf8' });
    const built = files
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => /\.(?:js|css)$/.test(file))
      .map((file) => {
        const digest = createHash('sha384')
          .update(readFileSync(join(ROOT, 'cdn', file)))
          .digest('base64');
        return [`${CDN}${file}`, `sha384-${digest}`] as const;
      });
    expect(hashes).to.deep.equal(Object.fromEntries(built));
  });

  it('let a game be played whose chunks load once each', async () => {
    await open();
    await page.waitForFunction(() => document.querySelector('triad-board')?.shadowRoot?.querySelector('.toolbar'));
    const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    const scripts = loaded.filter((name) => name.includes('/chunks/'));
    expect(scripts.length).to.be.above(2);
    expect(scripts).to.deep.equal([...new Set(scripts)]);
  });

  it('stop a script that another one loads, if it is not what was built', async () => {
    const { 'triad-board.js': board } = readJson('chunks.json') as Readonly<
      Record<string, { readonly imports: readonly string[] }>
    >;
    const [chunk = ''] = board?.imports ?? [];
    expect(hashes).to.include.keys(`${CDN}${chunk}`);
    await open({ [chunk]: hashes[`${CDN}embed.js`] ?? '' });
    await page.waitForSelector('.tabletop-failure');
    expect(await page.evaluate(() => customElements.get('triad-board') === undefined)).to.equal(true);
  });
});
