import { breakLine } from './broken-line.mjs';
import { keyOf } from './webdriver-keys.mjs';

const BUTTONS = ['left', 'middle', 'right'];
/** Within so many milliseconds and pixels (GTK has 400 and 5) presses are counted together. */
const DOUBLE_CLICK = { time: 450, distance: 10 };
const PREFERENCES = {
  'prefers-color-scheme': ['PrefersColorScheme', { light: 'Light', dark: 'Dark' }],
  'prefers-reduced-motion': ['PrefersReducedMotion', { reduce: 'Reduce', 'no-preference': 'NoPreference' }],
};

/** One file of tests in a frame at the corner of the window, with what the runner's commands need of a page of puppeteer. */
export class WebKitPage {
  url;
  #at = { x: 0, y: 0 };
  #pressed = { x: 0, y: 0, time: -Infinity };
  #driver;
  #inspector;

  constructor(driver, inspector, url) {
    this.url = url;
    this.#driver = driver;
    this.#inspector = inspector;
  }

  async open() {
    await this.#driver.execute(
      `document.querySelector('iframe')?.remove();
      const frame = document.createElement('iframe');
      frame.style.cssText = 'position: absolute; inset: 0 auto auto 0; width: 800px; height: 600px; border: none';
      frame.addEventListener('load', () => frame.contentWindow.focus());
      frame.src = arguments[0];
      document.body.append(frame);
      frame.focus();`,
      this.url,
    );
  }

  async close() {
    await this.mouse.reset();
    await this.emulateMediaFeatures([]);
    await this.emulateMediaType('');
    await this.#driver.execute(`document.querySelector('iframe')?.remove()`);
  }

  setViewport({ width, height }) {
    return this.#driver.execute(
      `const frame = document.querySelector('iframe');
      frame.style.width = arguments[0] + 'px';
      frame.style.height = arguments[1] + 'px';
      return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(true))));`,
      width,
      height,
    );
  }

  emulateMediaType(media) {
    return this.#inspector.send('Page.setEmulatedMedia', { media: media === 'screen' ? '' : media });
  }

  async emulateMediaFeatures(features) {
    for (const [feature, [name, values]] of Object.entries(PREFERENCES)) {
      const wanted = features.find((each) => each.name === feature);
      await this.#inspector.send(
        'Page.overrideUserPreference',
        wanted ? { name, value: values[wanted.value] } : { name },
      );
    }
  }

  /** What has been loaded once by any page would be taken from memory. */
  async block(urls) {
    await this.#inspector.send('Network.setResourceCachingDisabled', { disabled: urls.length > 0 });
    breakLine(urls);
  }

  collectGarbage() {
    return this.#inspector.send('Heap.gc');
  }

  mouse = {
    move: (x, y) => {
      this.#at = { x: Math.round(x), y: Math.round(y) };
      return this.#point({ type: 'pointerMove', duration: 0, ...this.#at });
    },
    down: ({ button = 'left' } = {}) => this.#press({ type: 'pointerDown', button: BUTTONS.indexOf(button) }),
    up: ({ button = 'left' } = {}) => this.#point({ type: 'pointerUp', button: BUTTONS.indexOf(button) }),
    click: async (x, y, { button = 'left', count = 1 } = {}) => {
      await this.mouse.move(x, y);
      const presses = ['pointerDown', 'pointerUp'].map((type) => ({ type, button: BUTTONS.indexOf(button) }));
      await this.#press(...Array(count).fill(presses).flat());
    },
    wheel: ({ deltaX = 0, deltaY = 0 }) =>
      this.#driver.perform({
        type: 'wheel',
        id: 'wheel',
        actions: [{ type: 'scroll', duration: 0, origin: 'viewport', deltaX, deltaY, ...this.#at }],
      }),
    reset: async () => {
      await this.mouse.up();
      await this.mouse.move(0, 0);
    },
  };

  keyboard = {
    down: (key) => this.#keys({ type: 'keyDown', value: keyOf(key) }),
    up: (key) => this.#keys({ type: 'keyUp', value: keyOf(key) }),
    press: (key) => this.keyboard.type([key]),
    type: (keys) =>
      this.#keys(...[...keys].map(keyOf).flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value })))),
  };

  /** Begins to count clicks anew: soon after a press in the same place, the next one would belong to a double click. */
  async #press(...actions) {
    const [x, y] = [this.#at.x - this.#pressed.x, this.#at.y - this.#pressed.y];
    const rest = this.#pressed.time + DOUBLE_CLICK.time - performance.now();
    if (Math.hypot(x, y) <= DOUBLE_CLICK.distance && rest > 0)
      await new Promise((resolve) => setTimeout(resolve, rest));
    await this.#point(...actions);
    this.#pressed = { ...this.#at, time: performance.now() };
  }

  #point(...actions) {
    return this.#driver.perform({ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions });
  }

  #keys(...actions) {
    return this.#driver.perform({ type: 'key', id: 'keyboard', actions });
  }
}
