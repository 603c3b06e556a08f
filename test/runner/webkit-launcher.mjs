import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { findWebKit } from './find-others.mjs';
import { freePort } from './free-port.mjs';
import { WebDriverSession } from './webdriver.mjs';
import { Inspector, inspectorPortOf } from './webkit-inspector.mjs';
import { WebKitPage } from './webkit-page.mjs';

/** Larger than any screen of the tests, which are frames in it: its window cannot be as narrow as a telephone. */
const WINDOW = { width: 1600, height: 1400 };

/**
 * Without a graphics card, layers that are put together by one cost half of the time, and nobody looks. The libraries and fonts of a
 * Chromium that comes in a package are not for WebKit, in which letters of Open Sans have no height.
 */
function environment(display) {
  const { LD_LIBRARY_PATH, FONTCONFIG_FILE, FONTCONFIG_PATH, ...own } = process.env;
  return { ...own, DISPLAY: display, NO_AT_BRIDGE: '1', WEBKIT_DISABLE_COMPOSITING_MODE: '1' };
}

/** Starts a screen that nobody sees. @returns its process and its name */
async function startScreen(executable) {
  const { width, height } = WINDOW;
  const args = ['-displayfd', '1', '-screen', '0', `${width}x${height + 100}x24`, '-nolisten', 'tcp'];
  const screen = spawn(executable, args, { stdio: ['ignore', 'pipe', 'ignore'] });
  const [number] = await once(screen.stdout, 'data');
  return { screen, display: `:${String(number).trim()}` };
}

/** Asks until somebody answers. */
async function answering(url) {
  for (let attempts = 0; attempts < 100; attempts++) {
    const isThere = await fetch(url).then(
      () => true,
      () => false,
    );
    if (isThere) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`nobody answers at ${url}`);
}

/**
 * Runs tests in WebKitGTK, driven by WebDriver. It has the face of the launcher for puppeteer, so that the runner's commands for mouse, keys,
 * screen and media work as they do in the other browsers.
 */
export class WebKitLauncher {
  name = 'WebKit';
  type = 'puppeteer';
  #processes = [];
  #pages = new Map();
  #starting;
  #driver;
  #inspector;

  async initialize(config) {
    if (config.concurrency !== 1) throw new Error('WebKit runs one file at a time');
  }

  async #start(origin) {
    const found = findWebKit();
    const { screen, display } = await startScreen(found.screen);
    this.#processes.push(screen);
    const port = await freePort();
    const driver = spawn(found.driver, [`--port=${port}`], {
      env: environment(display),
      stdio: process.env.DRIVER_LOG ? 'inherit' : 'ignore',
    });
    this.#processes.push(driver);
    process.on('exit', () => this.#kill());
    const address = `http://127.0.0.1:${port}`;
    await answering(`${address}/status`);
    this.#driver = await WebDriverSession.open(address, {
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: found.browser, args: ['--automation'] },
    });
    await this.#driver.resize(WINDOW.width, WINDOW.height);
    await this.#driver.navigate(`${origin}/?mode=iframe`);
    this.#inspector = await Inspector.open(inspectorPortOf(driver));
  }

  async startSession(id, url) {
    await (this.#starting ??= this.#start(new URL(url).origin));
    const page = new WebKitPage(this.#driver, this.#inspector, url);
    this.#pages.set(id, page);
    await page.open();
  }

  async stopSession(id) {
    await this.#pages.get(id)?.close();
    this.#pages.delete(id);
    return {};
  }

  isActive(id) {
    return this.#pages.has(id);
  }

  getBrowserUrl(id) {
    return this.getPage(id).url;
  }

  getPage(id) {
    const page = this.#pages.get(id);
    if (!page) throw new Error(`no page for session ${id}`);
    return page;
  }

  async stop() {
    this.#inspector?.close();
    await this.#driver?.close().catch(() => undefined);
    this.#kill();
  }

  startDebugSession() {
    throw new Error('tests in WebKit cannot be debugged from here');
  }

  #kill() {
    for (const each of this.#processes.splice(0)) each.kill();
  }
}
