import { dirname } from 'node:path';
import { chromeLauncher } from '@web/test-runner-chrome';
import base from '../../web-test-runner.config.mjs';
import { bundle } from './bundle.mjs';
import { findFirefox } from './find-others.mjs';
import { equip } from './firefox-page.mjs';
import { SAMPLE } from './sample.mjs';

/** Fonts that came with Chromium lie where Firefox lets no page read; without any, each letter is a box as wide as it is high. */
const fonts = process.env.FONTCONFIG_FILE ? `${dirname(process.env.FONTCONFIG_FILE)}/` : '';

/** The launcher only hands over to puppeteer, which drives Firefox over WebDriver BiDi as well. */
const launcher = chromeLauncher({
  launchOptions: {
    browser: 'firefox',
    executablePath: findFirefox(),
    headless: true,
    args: ['--remote-allow-system-access', '--kiosk'],
    extraPrefsFirefox: {
      'browser.cache.disk.enable': false,
      'browser.cache.memory.enable': false,
      'dom.script_loader.experimental.navigation_cache': false,
      'dom.w3c_touch_events.enabled': 1,
      'security.sandbox.content.read_path_whitelist': fonts,
      'ui.prefersReducedMotion': 0,
      'ui.systemUsesDarkTheme': 0,
      'ui.useOverlayScrollbars': 1,
    },
  },
  createPage: async ({ context }) => equip(await context.newPage()),
});

/** The same tests in Firefox. One file after the other: a tab behind another one draws no frames. */
export default {
  ...base,
  middleware: [...base.middleware, await bundle(SAMPLE)],
  concurrency: 1,
  testFramework: { config: { timeout: 30_000 } },
  testsFinishTimeout: 600_000,
  browsers: [Object.assign(launcher, { name: 'Firefox' })],
};
