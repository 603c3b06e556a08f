import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Browser } from 'puppeteer-core';
import { launchBrowser, serve } from '../package/browser.js';
import { packed } from '../package/project.js';
import { expectArticle } from './expect-article.js';
import { expectGames } from './expect-games.js';
import { SITES } from './sites.js';
import type { Site } from './sites.js';

/*
 * Builds small sites outside of this project with the package as it is published, and opens them in a browser. After `npm run build`:
 * `npm run test:frameworks` builds all, `npm run test:frameworks -- react vue` some of them.
 */
const call = promisify(execFile);

/** What sites do not pin themselves is installed as it was on this day, so that a run of next year finds the same packages. */
const DAY = '2026-11-20';

/** Without what an outer `npm run` sets for its scripts. */
const ENVIRONMENT = {
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(?:npm_|NODE_ENV$)/i.test(name))),
  CI: 'true',
  NO_UPDATE_NOTIFIER: '1',
  NEXT_TELEMETRY_DISABLED: '1',
  ASTRO_TELEMETRY_DISABLED: '1',
  NG_CLI_ANALYTICS: 'false',
};

async function npm(folder: string, ...args: readonly string[]): Promise<void> {
  await call('npm', args, { cwd: folder, env: ENVIRONMENT, maxBuffer: 1e8, shell: process.platform === 'win32' }).catch(
    (error: Error & { readonly stdout: string; readonly stderr: string }) => {
      throw new Error(`${error.message}\n${error.stdout}`);
    },
  );
}

/** @returns the seconds that something took */
async function timed(run: () => Promise<void>): Promise<string> {
  const start = performance.now();
  await run();
  return `${((performance.now() - start) / 1000).toFixed(0)} s`;
}

/** @param folder of the site */
async function playIn(browser: Browser, url: string, site: Site, folder: string): Promise<void> {
  if (site.markdown === undefined) await expectArticle(browser, url, site);
  else await expectGames(browser, url, await readFile(join(folder, site.markdown), 'utf8'));
}

async function tryOut(name: string, browser: Browser): Promise<string> {
  const site = SITES[name];
  if (!site) throw new Error(`there is no such site; there are ${Object.keys(SITES).join(', ')}`);
  const folder = await mkdtemp(join(tmpdir(), `site-${name}-`));
  try {
    await cp(join(import.meta.dirname, 'sites', name), folder, { recursive: true });
    const tarball = await packed();
    const installed = await timed(() =>
      npm(folder, 'install', tarball, `--before=${DAY}`, '--prefer-offline', '--no-audit', '--no-fund'),
    );
    const built = await timed(() => npm(folder, 'run', 'build'));
    const server = await serve(join(folder, site.output));
    const played = await timed(() => playIn(browser, `${server.origin}/`, site, folder)).finally(() => server.close());
    return `installed in ${installed}, built in ${built}, played in ${played}`;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const browser = await launchBrowser();
for (const name of process.argv.length > 2 ? process.argv.slice(2) : Object.keys(SITES)) {
  const line = await tryOut(name, browser).catch((error: unknown) => {
    process.exitCode = 1;
    return `FAILED: ${error instanceof Error ? error.message : String(error)}`;
  });
  console.log(`${name}: ${line}`);
}
await browser.close();
