import { onFreshPage } from './hundred-boards.mjs';

const SLOWDOWN = 4;

/** Milliseconds from the first roll of Tricubo until a computer has moved, by its level: on a slow processor, and where no worker is to be had. */
export async function firstMoves(browser, origin, levels) {
  const times = {};
  for (const level of levels) {
    times[level] = await onFreshPage(browser, origin, async (page) => {
      await page.evaluate(() => {
        globalThis.Worker = undefined;
      });
      await page.emulateCPUThrottling(SLOWDOWN);
      return page.evaluate((level) => window.moveFirst('tricubo-sheet', `computer:${level}`), level);
    });
  }
  return times;
}
