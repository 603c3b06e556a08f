import { LONG_GAMES, longRecord } from './long-games.mjs';

const MOVES = 5000;
const STEPS = 40;
const WIDTHS = [240, 1200];

/** Steps through records of so many moves, or as many as there are, each in a page of its own. @returns the times by game and width */
export async function longReplays(browser, origin) {
  const times = [];
  for (const table of LONG_GAMES) {
    const record = longRecord(table, (moves) => moves >= MOVES);
    for (const width of WIDTHS) {
      const page = await browser.newPage();
      await page.setViewport({ width: 1280, height: 900 });
      await page.goto(`${origin}/test/bench/long-replay.html`);
      await page.waitForFunction(() => 'stepThrough' in window);
      const measured = await page.evaluate((...all) => window.stepThrough(...all), table.tag, record, width, STEPS);
      times.push({ tag: table.tag, width, ...measured });
      await page.close();
    }
  }
  return times;
}
