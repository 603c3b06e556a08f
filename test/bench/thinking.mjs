import { join } from 'node:path';
import { build } from 'esbuild';

const RUNS = 3;
const MOVES = 6;
const TASKS = 'disabled-by-default-devtools.timeline';

/**
 * The longest task of a page on which an opponent thinks at the level expert, where nothing has been compiled before: milliseconds of the processor, so that what else the
 * machine does counts little; the best of some runs, by game.
 */
export async function thinkingOnPages(browser, games) {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, 'thinking-page.mjs')],
    bundle: true,
    format: 'iife',
    write: false,
  });
  const longest = {};
  for (const game of games) {
    const runs = [];
    for (let run = 0; run < RUNS; run++) runs.push(await longestTask(browser, outputFiles[0].text, game));
    longest[game] = Math.min(...runs);
  }
  return longest;
}

async function longestTask(browser, script, game) {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.addScriptTag({ content: script });
  await page.tracing.start({ categories: [TASKS] });
  await page.evaluate((...all) => window.thinkOnPage(...all), game, MOVES);
  const { traceEvents } = JSON.parse(new TextDecoder().decode(await page.tracing.stop()));
  await context.close();
  const tasks = traceEvents.filter(({ name, tdur }) => name === 'RunTask' && tdur !== undefined);
  return Math.max(...tasks.map(({ tdur }) => tdur)) / 1000;
}
