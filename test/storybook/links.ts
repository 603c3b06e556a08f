import { readFileSync } from 'node:fs';
import type { Page } from 'puppeteer-core';
import { launchBrowser, serve } from '../package/browser.js';

/*
 * Opens every page of the docs in the Storybook that has been built, and follows its links: each leads to a page, and to a heading that is there. Nothing may
 * be said in the console. `npm run build:storybook && npm run test:storybook`.
 */
const FOLDER = 'storybook-static';

interface Entry {
  readonly id: string;
  readonly type: string;
}

interface Index {
  readonly entries: Readonly<Record<string, Entry>>;
}

/** What a page of the docs has. */
interface Docs {
  readonly ids: readonly string[];
  readonly links: readonly string[];
}

/** An example of a mistake says what is wrong, as it should. */
const isExample = (text: string): boolean => /^<[a-z-]+ \w+>: /.test(text);

const { entries } = JSON.parse(readFileSync(`${FOLDER}/index.json`, 'utf8')) as Index;
const pages = Object.values(entries).filter(({ type }) => type === 'docs');
const server = await serve(FOLDER);
const browser = await launchBrowser();
const faults: string[] = [];

async function open(id: string): Promise<Page> {
  const page = await browser.newPage();
  page.on('console', (message) => {
    if (['warn', 'error'].includes(message.type()) && !isExample(message.text()))
      faults.push(`${id}: ${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => faults.push(`${id}: ${String(error)}`));
  await page.goto(`${server.origin}/iframe.html?viewMode=docs&id=${id}`);
  await page.waitForSelector('#storybook-docs h1');
  return page;
}

const read = (page: Page): Promise<Docs> =>
  page.evaluate(() => ({
    ids: [...document.querySelectorAll('[id]')].map(({ id }) => id),
    links: [...document.querySelectorAll<HTMLAnchorElement>('#storybook-docs a[href]')].map(
      (link) => link.getAttribute('href') ?? '',
    ),
  }));

const docs = new Map<string, Docs>();
for (const { id } of pages) {
  const page = await open(id);
  docs.set(id, await read(page));
  await page.close();
}

/** Why a link leads nowhere, if it does. */
async function faultOf(from: string, href: string): Promise<string | undefined> {
  if (href.startsWith('#'))
    return docs.get(from)?.ids.includes(decodeURIComponent(href.slice(1))) ? undefined : 'no such place';
  const [, kind, id = '', heading] = /^\?path=\/(docs|story)\/([\w-]+)(?:#(.+))?$/.exec(href) ?? [];
  if (!kind) {
    const { ok } = await fetch(new URL(href, `${server.origin}/`), { method: 'HEAD' });
    return ok ? undefined : 'no such file';
  }
  if (!(id in entries)) return 'no such page';
  return heading && !docs.get(id)?.ids.includes(heading) ? 'no such heading' : undefined;
}

let count = 0;
for (const [from, { links }] of docs) {
  for (const href of new Set(links)) {
    if (/^(?:https?|mailto):/.test(href)) continue;
    count++;
    const fault = await faultOf(from, href);
    if (fault) faults.push(`${from}: ${href}: ${fault}`);
  }
}

/** In the whole Storybook, a link to a heading of another page shows that heading. */
async function follow(): Promise<void> {
  const [from, href] = [...docs].flatMap(([id, { links }]) =>
    links.filter((link) => /--docs#/.test(link)).map((link) => [id, link] as const),
  )[0] ?? ['', ''];
  const page = await browser.newPage();
  await page.goto(`${server.origin}/?path=/docs/${from}`);
  const frame = async () => (await page.waitForSelector('#storybook-preview-iframe'))?.contentFrame();
  await (await (await frame())?.waitForSelector(`#storybook-docs a[href="${href}"]`))?.click();
  const heading = href.split('#')[1] ?? '';
  const isInSight = (id: string) => {
    const { top = -1 } = document.getElementById(id)?.getBoundingClientRect() ?? {};
    return top >= 0 && top < innerHeight;
  };
  await (
    await frame()
  )
    ?.waitForFunction(isInSight, { timeout: 15_000 }, heading)
    .catch(() => faults.push(`${from}: ${href} does not show its heading`));
  await page.close();
}
await follow();

await browser.close();
server.close();
console.log(`${docs.size} pages of the docs, ${count} links`);
if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exitCode = 1;
}
