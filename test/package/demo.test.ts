import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { build } from 'vite';
import { launchBrowser, serve } from './browser.js';
import { ROOT } from './project.js';

/** The page itself, and what it asks for before anybody scrolls. */
const REQUESTS = 25;
/** In milliseconds: after that, nothing more is asked for. */
const QUIET = 1000;

describe('the demo page as it is built', () => {
  it(`asks for at most ${REQUESTS} files before anybody scrolls`, async () => {
    const outDir = await mkdtemp(join(tmpdir(), 'demo-'));
    await build({ root: join(ROOT, 'stories/demo'), logLevel: 'error', build: { outDir } });
    const server = await serve(outDir);
    const browser = await launchBrowser();
    try {
      const page = await browser.newPage();
      await page.setViewport({ width: 1280, height: 800 });
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await page.goto(`${server.origin}/`);
      await page.waitForNetworkIdle({ idleTime: QUIET });
      expect(asked.length, asked.join('\n')).to.be.within(3, REQUESTS);
    } finally {
      await browser.close();
      server.close();
      await rm(outDir, { recursive: true });
    }
  });
});
