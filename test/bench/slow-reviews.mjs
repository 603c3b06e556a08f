import { tsImport } from 'tsx/esm/api';

const { REVIEWED } = await tsImport('../../stories/demo/records.ts', import.meta.url);

const SLOWDOWN = 4;
const RUNS = 3;
/** Milliseconds after which all is drawn, and what moves has come to rest. */
const REST = 1500;
/** How many places a drag goes through. */
const PLACES = 20;

/**
 * The longest task of a page on which a whole game is reviewed, on a processor that is four times as slow: from the press until the curve is there, until the review is complete,
 * and with the keys and a drag that step along it. Counted in time of the processor; whatever else the machine does only adds to it, so that of each step the best of some
 * runs counts.
 */
export async function slowReviews(browser, origin, { id, tag }) {
  const runs = [];
  for (let run = 0; run < RUNS; run++) runs.push(await reviewOnce(browser, origin, tag, REVIEWED[id]));
  return Object.fromEntries(
    Object.keys(runs[0]).map((part) => {
      const best = runs[0][part].map((_, i) => Math.min(...runs.map((times) => times[part][i])));
      return [part, SLOWDOWN * Math.max(...best)];
    }),
  );
}

async function reviewOnce(browser, origin, tag, record) {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport({ width: 412, height: 915 });
  await page.goto(`${origin}/test/bench/boards.html`);
  await page.addScriptTag({ url: `/cdn/${tag}.js`, type: 'module' });
  await page.evaluate(showEnd, tag, record);
  const offer = await page.waitForFunction(findOffer, {}, tag);
  const rest = () => new Promise((rested) => setTimeout(rested, REST));
  const there = (selector) => page.waitForFunction(find, { timeout: 120_000 }, tag, selector);
  const mark = (name) => page.evaluate((name) => performance.mark(name), name);
  await rest();
  await page.tracing.start({ categories: ['blink.user_timing', 'disabled-by-default-devtools.timeline'] });
  await mark('until the curve');
  await offer.click({ delay: 80 });
  const slider = await there('.curve');
  await mark('until it is complete');
  await there('.reviewed');
  await rest();
  await mark('focus');
  await slider.focus();
  const length = await slider.evaluate((curve) => curve.ariaValueMax);
  for (let step = 0; step < length; step++) {
    await mark('a step');
    await page.keyboard.press('ArrowRight');
    await page.evaluate(nextFrame);
  }
  await mark('drag');
  await slider.scrollIntoView();
  const { x, y, width, height } = await slider.boundingBox();
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  for (let place = 0; place < PLACES; place++) {
    await mark('a drag');
    await page.mouse.move(x + (width * (place + 1)) / (PLACES + 1), y + height / 2);
    await page.evaluate(nextFrame);
  }
  await mark('end');
  await page.mouse.up();
  const { traceEvents } = JSON.parse(new TextDecoder().decode(await page.tracing.stop()));
  await context.close();
  return longestTasks(traceEvents);
}

/** Puts the end of a game on the page, as its players have it before them. */
function showEnd(tag, record) {
  const game = document.createElement(tag);
  for (const [name, value] of Object.entries({ record, seats: 'human human', names: 'Ann, Ben' }))
    game.setAttribute(name, value);
  document.body.replaceChildren(game);
}

const find = (tag, selector) => document.querySelector(tag).shadowRoot?.querySelector(selector);

const findOffer = (tag) => {
  const buttons = document.querySelector(tag).shadowRoot?.querySelectorAll('.result-card button') ?? [];
  return [...buttons].find((button) => button.textContent.trim() === 'Review');
};

const nextFrame = () => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown)));

const PARTS = ['until the curve', 'until it is complete', 'a step', 'a drag'];

/** The longest task after each mark, in milliseconds, by the name of the mark. */
function longestTasks(events) {
  const marks = events
    .filter(({ name, cat }) => cat.includes('user_timing') && [...PARTS, 'focus', 'drag', 'end'].includes(name))
    .sort((a, b) => a.ts - b.ts);
  const [{ pid, tid }] = marks;
  const tasks = events.filter((event) => event.name === 'RunTask' && event.pid === pid && event.tid === tid);
  const longest = ({ ts }, next) =>
    Math.max(...tasks.filter((task) => task.ts + task.dur > ts && task.ts < next.ts).map(({ tdur = 0 }) => tdur)) /
    1000;
  const times = Object.fromEntries(PARTS.map((part) => [part, []]));
  marks.forEach((mark, i) => times[mark.name]?.push(longest(mark, marks[i + 1])));
  return times;
}
