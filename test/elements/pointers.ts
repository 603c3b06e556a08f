import { executeServerCommand, resetMouse, sendMouse } from '@web/test-runner-commands';
import { browser, needs } from '../runner/browser.js';
import type { GamePage } from './game-page.js';

type Point = readonly [number, number];

/** What a person points with: a mouse or a finger, as the browser gets it from the system. */
export interface Pointer {
  readonly name: string;
  down(at: Point): Promise<void>;
  move(to: Point): Promise<void>;
  up(): Promise<void>;
}

export const mouse: Pointer = {
  name: 'mouse',
  async down([x, y]) {
    await sendMouse({ type: 'move', position: [x, y] });
    await sendMouse({ type: 'down' });
  },
  move: ([x, y]) => sendMouse({ type: 'move', position: [x, y] }),
  up: () => sendMouse({ type: 'up' }),
};

/** Any command of Chromium's protocol. */
export const cdp = (method: string, params: object = {}): Promise<unknown> =>
  executeServerCommand('cdp', { method, params });

async function frames(count: number): Promise<void> {
  for (let i = 0; i < count; i++) await new Promise(requestAnimationFrame);
}

let areFingersDown = false;
let haveTouched = false;

async function touch(type: string, points: readonly Point[]): Promise<void> {
  needs('fingers');
  // Where a finger scrolls and where it does not, the browser knows once it has painted.
  if (!areFingersDown) await frames(2);
  areFingersDown = points.length > 0;
  haveTouched = true;
  await executeServerCommand('touch', { type, points });
  await frames(1);
}

/** Any number of fingers on the screen, the first one first; they leave together. */
export const fingers = {
  down: (...at: readonly Point[]) => touch('touchStart', at),
  move: (...to: readonly Point[]) => touch('touchMove', to),
  up: () => touch('touchEnd', []),
  cancel: async () => {
    needs('fingers that are taken away');
    await touch('touchCancel', []);
  },
};

export const finger: Pointer = { name: 'finger', ...fingers };

/** What holds for the one has to hold for the other. */
export const POINTERS: readonly Pointer[] = [mouse, finger];

/** Down, along the way in steps, and not yet up. Movement is heard with the next frame. */
export async function carry(pointer: Pointer, [x, y]: Point, [toX, toY]: Point): Promise<void> {
  await pointer.down([x, y]);
  for (const part of [0.25, 0.5, 0.75, 1]) {
    await pointer.move([Math.round(x + (toX - x) * part), Math.round(y + (toY - y) * part)]);
  }
  await frames(1);
}

/** Down and up again, until that has become a click. */
export async function tap(at: Point): Promise<void> {
  const click = new Promise((resolve) => document.addEventListener('click', resolve, { once: true }));
  await fingers.down(at);
  await fingers.up();
  await click;
}

/** A tap where nothing is. What the taps before it come to has come then. */
export const tapAside = (): Promise<void> => tap([innerWidth - 2, innerHeight - 2]);

/** Two clicks in one place, as one double click of the mouse. */
export async function doubleClick(page: GamePage, element: Element): Promise<void> {
  if (element.closest('.menu[hidden]')) await page.click(page.find('[data-tool=more]') as Element);
  await page.bringToSight(element);
  const [x, y] = page.middle(element);
  await sendMouse({ type: 'move', position: [x, y] });
  // Chromium counts no clicks: it is told. Others count them, and must not be given time to lose count.
  if (browser === 'Chromium') {
    for (const clickCount of [1, 2]) {
      for (const type of ['mousePressed', 'mouseReleased'])
        await cdp('Input.dispatchMouseEvent', { type, x, y, button: 'left', clickCount });
      await page.element.updateComplete;
    }
  } else {
    let count = 0;
    const onClick = ({ detail }: MouseEvent) => (count = detail);
    addEventListener('click', onClick, { capture: true });
    await executeServerCommand('double-click', { x, y });
    await page.element.updateComplete;
    removeEventListener('click', onClick, { capture: true });
    if (count === 1) needs('double clicks while it is busy');
  }
}

/** Nothing of one test lies on the screen of the next. */
export async function releaseAll(): Promise<void> {
  if (areFingersDown) await (browser === 'Chromium' ? fingers.cancel() : fingers.up());
  // Where its target has gone, Firefox does not notice that a finger has left until it comes again.
  if (haveTouched && browser === 'Firefox') {
    await fingers.down([0, 0]);
    await fingers.up();
  }
  haveTouched = false;
  await resetMouse();
}
