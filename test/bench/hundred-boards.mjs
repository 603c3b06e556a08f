import { games } from '../size/scripts.mjs';

const BOARDS = 100;
export const ELEMENTS = games.map(({ tag }) => tag);
export const DIAGRAMS = ELEMENTS.map((tag) => `${tag}, diagram`);
/** chessground (GPL) is compared here and shipped nowhere. */
export const PEERS = ['chessground', 'gchessboard'];

const median = (times) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)];

/** @returns a function that runs a function of the benchmark's page in a page of its own */
export const freshPages =
  (browser, origin) =>
  (name, ...parameters) =>
    onFreshPage(browser, origin, (page) =>
      page.evaluate((name, parameters) => window[name](...parameters), name, parameters),
    );

async function onFreshPage(browser, origin, measure) {
  const page = await browser.newPage();
  await page.setViewport({ width: 1280, height: 900 });
  await page.goto(`${origin}/test/bench/boards.html`);
  await page.waitForFunction(() => 'mountBoards' in window);
  const result = await measure(page);
  await page.close();
  return result;
}

/** Milliseconds until the boards are painted, with whatever else the machine does. */
export const paintedAfter = (browser, origin) => (kind) =>
  onFreshPage(browser, origin, (page) => page.evaluate((...all) => window.mountBoards(...all), kind, BOARDS));

/** Milliseconds of the processor that the page takes to mount and paint the boards: what else the machine does counts little. */
export const worksFor = (browser, origin) => (kind) =>
  onFreshPage(browser, origin, async (page) => {
    await page.tracing.start({ categories: ['blink.user_timing', 'disabled-by-default-devtools.timeline'] });
    await page.evaluate((...all) => window.mountBoards(...all), kind, BOARDS);
    const { traceEvents } = JSON.parse(new TextDecoder().decode(await page.tracing.stop()));
    const [begun, over] = traceEvents.filter(({ name }) => name === 'boards').sort((a, b) => a.ts - b.ts);
    const tasks = traceEvents.filter(
      ({ name, pid, tid, ts, dur, tdur }) =>
        name === 'RunTask' && tdur && pid === begun.pid && tid === begun.tid && ts + dur > begun.ts && ts < over.ts,
    );
    return tasks.reduce((sum, { tdur }) => sum + tdur, 0) / 1000;
  });

/**
 * Measures a hundred boards of each kind, one kind after the other, so that what else the machine does slows all of them down.
 * @param measure milliseconds for a kind
 * @returns the median by kind
 */
export async function mountTimes(measure, kinds, runs) {
  const times = Object.fromEntries(kinds.map((kind) => [kind, []]));
  for (let run = 0; run < runs; run++) {
    for (const kind of kinds) times[kind].push(await measure(kind));
  }
  return Object.fromEntries(kinds.map((kind) => [kind, median(times[kind])]));
}

export const subject = (kind) => kind.replace(/^[a-z]+-(?:board|sheet|grid|table)\b/, '<$&>');

/** How the times of our boards compare with those of another library. @param bound a share of its time */
export const ratioRows = (mount, peer, bound) =>
  [...ELEMENTS, ...DIAGRAMS]
    .filter((kind) => kind in mount)
    .map((kind) => [`${BOARDS} boards, of ${peer}'s time`, subject(kind), mount[kind] / mount[peer], '×', '≤', bound]);

/** The times themselves. */
export const timeRows = (mount, unit = 'ms') =>
  Object.entries(mount).map(([kind, time]) => [`${BOARDS} mounted and painted`, subject(kind), time, unit]);
