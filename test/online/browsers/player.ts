import type { Browser, Page } from 'puppeteer-core';
import type { PlayersPage } from './page.js';

type PageWindow = { readonly page: PlayersPage };

const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** What a browser itself reports: a socket that cannot be opened, or that a page leaves while it opens, in the words of Chromium and of Firefox. */
const OF_BROWSER = /lit\.dev\/msg|WebSocket connection|connection to (?:the server at )?wss?:/;

/** Somebody at a browser. */
export class Player {
  readonly #page: Page;
  /** What was thrown or complained of in the page, over all reloads. */
  readonly troubles: string[];

  private constructor(page: Page, troubles: string[]) {
    this.#page = page;
    this.troubles = troubles;
  }

  static async sitDown(browser: Browser, address: string): Promise<Player> {
    const page = await browser.newPage();
    const troubles: string[] = [];
    const note = (text: string) => {
      if (!OF_BROWSER.test(text)) troubles.push(text);
    };
    page.on('pageerror', (error) => note(`${String(error)} ${(error as Error).stack ?? ''}`));
    page.on('console', (message) => {
      if (['error', 'warn'].includes(message.type())) note(message.text());
    });
    await page.setViewport({ width: 700, height: 900 });
    await page.goto(address);
    const player = new Player(page, troubles);
    await player.until('linked', () => window.page?.isLinked());
    return player;
  }

  /** Asks the page. */
  ask<Answer>(question: () => Answer): Promise<Awaited<Answer>> {
    return this.#page.evaluate(question);
  }

  report() {
    return this.ask(() => window.page.report());
  }

  /** Everything that is known of the page, for somebody who looks for a fault. */
  async describe(): Promise<string> {
    return [JSON.stringify(await this.report().catch(String)), ...this.troubles].join('\n');
  }

  async until(what: string, isSo: () => unknown, longest = 30_000): Promise<void> {
    try {
      await this.#page.waitForFunction(isSo, { timeout: longest, polling: 30 });
    } catch (error) {
      throw new Error(`never ${what}: ${await this.describe()}`, { cause: error });
    }
  }

  close(): Promise<void> {
    return this.#page.close();
  }

  async reload(): Promise<void> {
    await this.#page.reload();
    await this.until('linked again', () => window.page?.isLinked());
  }

  /** The tab sleeps: no timer rings, no message arrives. */
  async sleep(ms: number): Promise<void> {
    if ((await this.#page.browser().version()).startsWith('firefox')) return this.#stall(ms);
    const session = await this.#page.createCDPSession();
    await session.send('Page.setWebLifecycleState', { state: 'frozen' });
    await later(ms);
    await session.send('Page.setWebLifecycleState', { state: 'active' });
    await session.detach();
  }

  /** For browsers that no command puts to sleep. */
  async #stall(ms: number): Promise<void> {
    await this.#page.evaluate((longest) => {
      for (const end = performance.now() + longest; performance.now() < end;);
    }, ms);
  }

  /** A real click on the middle of something. What lies in a tab behind another one has not been seen, and is not loaded. */
  async click(selector: string): Promise<void> {
    await this.#page.bringToFront();
    // Whether it is visible is asked in every frame; without that, what comes into a shadow tree later is not seen.
    const found = await this.#page.waitForSelector(selector, { visible: true }).catch(async (error: unknown) => {
      throw new Error(`there is no ${selector}: ${await this.describe()}`, { cause: error });
    });
    const place = await found?.evaluate((element) => {
      element.scrollIntoView({ block: 'center' });
      const { left, top, width, height } = element.getBoundingClientRect();
      return [left + width / 2, top + height / 2] as const;
    });
    if (place) await this.#page.mouse.click(...place);
  }

  async type(selector: string, text: string): Promise<void> {
    await this.click(selector);
    await this.#page.keyboard.type(text);
    await this.#page.keyboard.press('Enter');
  }
}

declare global {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type
  interface Window extends PageWindow {}
}
