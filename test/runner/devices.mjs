import { setTimeout } from 'node:timers/promises';

const sessions = new WeakMap();

async function cdp(page, method, params) {
  let session = sessions.get(page);
  if (!session) sessions.set(page, (session = await page.createCDPSession()));
  return (await session.send(method, params)) ?? true;
}

/** What tests ask of a page of each browser, beside the runner’s own commands; `test/runner/browser.ts` says what some of them lack. */
const COMMANDS = {
  cdp: (page, { method, params }) => cdp(page, method, params),
  touch: (page, { type, points }) => page.touch(type, points),
  'double-click': (page, { x, y }) => page.mouse.click(x, y, { count: 2 }),
  wheel: (page, turn) => page.mouse.wheel(turn),
  'force-colors': (page, { value }) => page.forceColors(value),
  sleep: (page, { ms }) => page.sleep(ms),
  block: (page, { urls }) => page.block(urls),
  'collect-garbage': (page) => page.collectGarbage(),
  paper: async (page, size) => Buffer.from(await page.pdf(size)).toString('base64'),
};

export const devicesPlugin = {
  name: 'devices',
  async executeCommand({ command, payload, session }) {
    const run = Object.hasOwn(COMMANDS, command) && COMMANDS[command];
    if (run) return (await run(session.browser.getPage(session.id), payload ?? {})) ?? true;
  },
};

/** Adds to a page of Chromium what only its protocol can do. */
export const equipChromium = (page) =>
  Object.assign(page, {
    // The last finger leaves first.
    touch: (type, points) =>
      cdp(page, 'Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y], i) => ({ x, y, id: 9 - i })) }),
    forceColors: (value) => cdp(page, 'Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] }),
    block: async (urls) => {
      await cdp(page, 'Network.enable');
      await cdp(page, 'Network.setBlockedURLs', { urls });
    },
    // A headless shell keeps no page that is left. This is what happens to one that is kept: it is hidden, no timer rings, and it is seen again.
    sleep: async (ms) => {
      await cdp(page, 'Page.setWebLifecycleState', { state: 'frozen' });
      await setTimeout(ms);
      await cdp(page, 'Page.setWebLifecycleState', { state: 'active' });
      const { windowId } = await cdp(page, 'Browser.getWindowForTarget');
      for (const windowState of ['minimized', 'normal']) {
        await cdp(page, 'Browser.setWindowBounds', { windowId, bounds: { windowState } });
      }
    },
    collectGarbage: () => cdp(page, 'HeapProfiler.collectGarbage'),
  });
