import { games } from '../size/scripts.mjs';

const BOARDS = 100;
export const ELEMENTS = games.map(({ tag }) => tag);
export const DIAGRAMS = ELEMENTS.map((tag) => `${tag}, diagram`);
/** chessground (GPL) is compared here and shipped nowhere. */
export const PEERS = ['chessground', 'gchessboard'];

export const median = (times) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)];

/** @returns a function that runs a function of the benchmark's page in a page of its own */
export const freshPages =
  (browser, origin) =>
  (name, ...parameters) =>
    onFreshPage(browser, origin, (page) =>
      page.evaluate((name, parameters) => window[name](...parameters), name, parameters),
    );

export async function onFreshPage(browser, origin, measure) {
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
    const [work] = await workOf(page, 'boards', () =>
      page.evaluate((...all) => window.mountBoards(...all), kind, BOARDS),
    );
    return work;
  });

/** Milliseconds of the processor that a page takes in each time that it measures under a name. @param act what the page does */
export async function workOf(page, name, act) {
  await page.tracing.start({ categories: ['blink.user_timing', 'disabled-by-default-devtools.timeline'] });
  await act();
  const { traceEvents } = JSON.parse(new TextDecoder().decode(await page.tracing.stop()));
  const marks = traceEvents.filter((event) => event.name === name).sort((a, b) => a.ts - b.ts);
  const [{ pid, tid }] = marks;
  const tasks = traceEvents.filter(
    (event) => event.name === 'RunTask' && event.tdur && event.pid === pid && event.tid === tid,
  );
  const starts = marks.filter(({ ph }) => ph === 'b');
  const ends = marks.filter(({ ph }) => ph === 'e');
  return starts.map((start, i) =>
    tasks
      .filter(({ ts, dur }) => ts + dur > start.ts && ts < ends[i].ts)
      .reduce((sum, { tdur }) => sum + tdur / 1000, 0),
  );
}

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

/** After so many kinds a peer is measured again. */
const NEAR = 5;

/**
 * Measures kinds beside a peer, whose time is 1: the machine may be twice as fast a second later, so that each time is compared with those of the peer in the same run.
 * @param measure milliseconds for a kind
 * @returns the median by kind
 */
export async function timesBeside(peer, measure, kinds, runs) {
  const times = Object.fromEntries(kinds.map((kind) => [kind, []]));
  for (let run = 0; run < runs; run++) {
    const own = [];
    const others = [];
    for (const [i, kind] of kinds.entries()) {
      if (i % NEAR === 0) others.push(await measure(peer));
      own.push(await measure(kind));
    }
    const other = others.reduce((sum, time) => sum + time, 0) / others.length;
    kinds.forEach((kind, i) => times[kind].push(own[i] / other));
  }
  return { [peer]: 1, ...Object.fromEntries(kinds.map((kind) => [kind, median(times[kind])])) };
}

export const subject = (kind) => kind.replace(/^[a-z]+-(?:board|sheet|grid|table)\b/, '<$&>');

/** How the times of our boards compare with those of another library. @param boundOf the share of its time that a kind may take */
export const ratioRows = (mount, peer, boundOf) =>
  [...ELEMENTS, ...DIAGRAMS]
    .filter((kind) => kind in mount)
    .map((kind) => [
      `${BOARDS} boards, of ${peer}'s time`,
      subject(kind),
      mount[kind] / mount[peer],
      '×',
      '≤',
      boundOf(kind),
    ]);

/** The times themselves. */
export const timeRows = (mount, unit = 'ms') =>
  Object.entries(mount).map(([kind, time]) => [`${BOARDS} mounted and painted`, subject(kind), time, unit]);
