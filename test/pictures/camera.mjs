/** Opens games in Chromium, in their sources, and takes pictures of them. */
import { rmSync } from 'node:fs';
import { build } from 'esbuild';
import puppeteer from 'puppeteer-core';
import { serve } from '../bench/server.mjs';
import { launchOptions } from '../runner/find-browser.mjs';

const SCRIPTS = 'node_modules/.cache/pictures';
const HEIGHTS = { phone: 640, other: 800 };
const LARGEST_PHONE = 480;

/** What the page asks of the system besides. */
export const LOOKS = {
  light: [{ name: 'prefers-color-scheme', value: 'light' }],
  dark: [{ name: 'prefers-color-scheme', value: 'dark' }],
  forced: [{ name: 'forced-colors', value: 'active' }],
  contrast: [{ name: 'prefers-contrast', value: 'more' }],
  print: [],
};

const screenOf = (width) => ({ width, height: width > LARGEST_PHONE ? HEIGHTS.other : HEIGHTS.phone });

const sessions = new WeakMap();
/** Pages on which things move. */
const motions = new WeakMap();

/** Puppeteer’s own method refuses some of the features. */
async function emulate(page, media, features, motion = 'reduce') {
  // What another session of the same page asks for would stay.
  if (!sessions.has(page)) sessions.set(page, await page.createCDPSession());
  await sessions.get(page).send('Emulation.setEmulatedMedia', {
    media,
    features: [{ name: 'prefers-reduced-motion', value: motion }, ...features],
  });
}

/** @returns functions that open a page with a state, take a picture of a page, and end it all */
export async function openCamera() {
  rmSync(SCRIPTS, { recursive: true, force: true });
  await build({
    entryPoints: ['src/index.ts'],
    outdir: SCRIPTS,
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    logLevel: 'error',
  });
  const browser = await puppeteer.launch(await launchOptions());
  const { origin, close } = await serve();

  async function open(states, layout = '') {
    const page = await browser.newPage();
    const { moment, move, at } = states.at(-1);
    // What flies is not drawn anew for another width.
    if (moment !== undefined) await page.setViewport(screenOf(at[0]));
    await emulate(page, 'screen', []);
    await page.goto(`${origin}/test/pictures/page.html`);
    await page.evaluate(show, states, layout, `/${SCRIPTS}/index.js`);
    // What was pressed may load more, and draw it in steps.
    await page.waitForNetworkIdle({ idleTime: 200 });
    if (moment !== undefined) {
      motions.set(page, 'no-preference');
      await emulate(page, 'screen', [], 'no-preference');
      await page.evaluate(stopIn, moment, move);
    }
    return page;
  }

  async function take(page, width, look, options = {}) {
    await page.setViewport({ ...screenOf(width), ...(options.height && { height: options.height }) });
    await emulate(page, look === 'print' ? 'print' : 'screen', LOOKS[look], motions.get(page));
    await page.evaluate(settle);
    return page.screenshot(options.format);
  }

  const end = async () => {
    await browser.close();
    close();
  };
  return { open, take, end };
}

/** Runs in the page: shows states, and does what their reader does. */
async function show(states, layout, script) {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const settle = async () => {
    for (let frames = 0; frames < 6; frames++) await frame();
  };
  await import(script);
  const place = document.body;
  place.className = layout;
  for (const { tag, attributes, of, pressed, scheme } of states) {
    const element = document.createElement(tag);
    if (of) {
      element.setAttribute('record', of);
      place.append(element);
      await element.updateComplete;
      const { game, state } = element.match;
      element.remove();
      element.setAttribute('position', game.makePosition(game.positionOf(state)));
      element.removeAttribute('record');
    }
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    const box = document.createElement('div');
    if (scheme) box.style.colorScheme = scheme;
    box.append(element);
    place.append(box);
    const bare = attributes.controls === undefined ? '' : ', .panel';
    const ready = attributes.mode === 'diagram' ? '.frame' : `.panel .toolbar, .result-card${bare}`;
    for (let frames = 0; frames < 300 && !element.shadowRoot?.querySelector(ready); frames++) await frame();
    await element.updateComplete;
    await settle();
    for (const selector of pressed) {
      element.shadowRoot.querySelector(selector)?.click();
      await element.updateComplete;
      await settle();
    }
  }
}

/** Runs in the page: makes the next move or roll, and stops all that moves after so many milliseconds. */
async function stopIn(moment, move) {
  const element = document.body.lastElementChild.firstElementChild;
  const { match } = element;
  if (move) element.play(move);
  else while (match.actors[0] === 'chance') match.draw('script');
  await element.updateComplete;
  const moving = [...element.getAnimations(), ...element.shadowRoot.getAnimations()];
  for (const animation of moving) {
    animation.pause();
    animation.currentTime = moment;
  }
}

/** Runs in the page: waits until what depends on its width is drawn. */
async function settle() {
  scrollTo(0, 0);
  for (let frames = 0; frames < 8; frames++) await new Promise((done) => requestAnimationFrame(done));
}
