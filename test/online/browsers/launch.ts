import puppeteer from 'puppeteer-core';
import type { Browser } from 'puppeteer-core';
import { launchBrowser } from '../../package/browser.js';

const { findFirefox } = (await import(String('../../runner/find-others.mjs'))) as {
  readonly findFirefox: () => string | undefined;
};

/** Tabs of Firefox that nobody looks at would be slow: their timers ring once a second. */
const PREFERENCES = { 'dom.min_background_timeout_value': 4, 'dom.timeout.enable_budget_timer_throttling': false };

const LAUNCH: Readonly<Record<string, () => Promise<Browser>>> = {
  chromium: launchBrowser,
  firefox: () =>
    puppeteer.launch({
      browser: 'firefox',
      executablePath: findFirefox(),
      headless: true,
      extraPrefsFirefox: PREFERENCES,
    }),
};

/** Starts the browsers that $ONLINE_BROWSERS names, such as `chromium,firefox`; else two of Chromium. */
export async function launchTwo(): Promise<readonly [Browser, Browser]> {
  const [one = 'chromium', other = one] = process.env.ONLINE_BROWSERS?.split(',') ?? [];
  const launch = (name: string) => {
    const start = LAUNCH[name];
    if (!start) throw new Error(`ONLINE_BROWSERS has ${name}, expected ${Object.keys(LAUNCH).join(' or ')}`);
    return start();
  };
  // One after the other: the first may have to unpack the browser.
  return [await launch(one), await launch(other)];
}
