import { inflateSync } from 'node:zlib';
import { breakLine } from './broken-line.mjs';
import { keyOf } from './webdriver-keys.mjs';

/** Runs a function among the browser's own scripts, which may do what WebDriver BiDi has no command for. */
async function asBrowser(page, run, value) {
  const { connection } = page.browser();
  const tree = await connection.send('browsingContext.getTree', { 'moz:scope': 'chrome', maxDepth: 0 });
  const { result } = await connection.send('script.callFunction', {
    target: { context: tree.result.contexts[0].context },
    functionDeclaration: String(run),
    arguments: [page.mainFrame()._id, JSON.stringify(value ?? null)].map((text) => ({ type: 'string', value: text })),
    awaitPromise: true,
  });
  if (result.type === 'exception') throw new Error(result.exceptionDetails.text);
}

/** Runs inside the browser: see {@link asBrowser}. */
function setMedia(id, text) {
  const { NavigableManager } = ChromeUtils.importESModule('chrome://remote/content/shared/NavigableManager.sys.mjs');
  const context = NavigableManager.getBrowsingContextById(id);
  const { type, colorScheme, reducedMotion, forcedColors } = JSON.parse(text);
  context.mediumOverride = type;
  context.prefersColorSchemeOverride = colorScheme;
  context.forcedColorsOverride = forcedColors;
  Services.prefs.setIntPref('ui.prefersReducedMotion', reducedMotion === 'reduce' ? 1 : 0);
}

/** Runs inside the browser: frees what nothing refers to any more, in the processes of pages too. */
function collectGarbage() {
  for (const request of ['child-gc-request', 'child-cc-request']) Services.obs.notifyObservers(null, request);
}

/** Runs inside the browser: the focus comes back from the browser's own buttons, to which Tab leads behind the last stop of a page. */
function focusPage() {
  const { selectedBrowser } = gBrowser;
  if (document.activeElement !== selectedBrowser) selectedBrowser.focus();
}

/** MultiTouch on the screen, each an input source of its own. BiDi can lift them, but not take them away. */
class MultiTouch {
  #down = 0;
  #page;

  constructor(page) {
    this.#page = page;
  }

  lifted() {
    this.#down = 0;
  }

  async touch(type, points) {
    const before = this.#down;
    this.#down = type === 'touchEnd' || type === 'touchCancel' ? 0 : points.length;
    const move = ([x, y]) => ({ type: 'pointerMove', x: Math.round(x), y: Math.round(y) });
    const sources = Array.from({ length: Math.max(before, points.length) }, (_, i) => {
      const moves = points[i] ? [move(points[i])] : [];
      const press = i >= before ? [{ type: 'pointerDown', button: 0 }] : [];
      const lift = i >= this.#down ? [{ type: 'pointerUp', button: 0 }] : [];
      return {
        type: 'pointer',
        id: `finger ${i}`,
        parameters: { pointerType: 'touch' },
        actions: [...moves, ...press, ...lift],
      };
    });
    if (sources.length > 0) await perform(this.#page, sources);
  }
}

/** Keys by the names that tests call them, for the page alone. */
function equipKeyboard(page) {
  const { keyboard } = page;
  for (const method of ['down', 'up', 'press']) {
    const original = keyboard[method].bind(keyboard);
    keyboard[method] = async (name) => {
      await asBrowser(page, focusPage);
      await original(keyOf(name));
    };
  }
}

/** A printed document with its objects, pages among them, in plain sight behind it: Firefox packs them. */
function unpack(paper) {
  const text = Buffer.from(paper).toString('latin1');
  const packs = [...text.matchAll(/\/ObjStm\b.*?stream\r?\n(.*?)endstream/gs)];
  return Buffer.concat([paper, ...packs.map(([, pack]) => inflateSync(Buffer.from(pack, 'latin1')))]);
}

const perform = (page, actions) =>
  page.browser().connection.send('input.performActions', { context: page.mainFrame()._id, actions });

/** Adds to a page of Firefox what puppeteer can do in Chromium only. */
export function equip(page) {
  const fingers = new MultiTouch(page);
  let type = '';
  let features = [];
  const emulate = () => {
    const valueOf = (name) => features.find((feature) => feature.name === name)?.value;
    return asBrowser(page, setMedia, {
      type,
      colorScheme: valueOf('prefers-color-scheme') ?? 'none',
      reducedMotion: valueOf('prefers-reduced-motion') ?? 'no-preference',
      forcedColors: valueOf('forced-colors') ?? 'none',
    });
  };
  equipKeyboard(page);
  const go = page.goto.bind(page);
  const print = page.pdf.bind(page);
  return Object.assign(page, {
    /** Nothing that one file holds down, and nothing that it has set, is there in the next one. */
    goto: async (url) => {
      await page.browser().connection.send('input.releaseActions', { context: page.mainFrame()._id });
      fingers.lifted();
      [type, features] = ['', []];
      await emulate();
      await asBrowser(page, focusPage);
      return go(url);
    },
    emulateMediaType: (wanted) => ((type = wanted === 'screen' ? '' : wanted), emulate()),
    emulateMediaFeatures: (wanted) => ((features = wanted), emulate()),
    forceColors: (value) => ((features = [{ name: 'forced-colors', value }]), emulate()),
    touch: (what, points) => fingers.touch(what, points),
    pdf: async (paper) => unpack(await print(paper)),
    block: breakLine,
    collectGarbage: () => asBrowser(page, collectGarbage),
  });
}
