import { executeServerCommand } from '@web/test-runner-commands';

const BROWSERS = { Firefox: /Firefox\//, Chromium: /Chrom(e|ium)\//, WebKit: /AppleWebKit\// } as const;

export type BrowserName = keyof typeof BROWSERS;

/** What the tests run in. */
export const browser = (Object.keys(BROWSERS) as BrowserName[]).find((name) =>
  BROWSERS[name].test(navigator.userAgent),
) as BrowserName;

/** What not every browser can be asked for when it is driven by a program, or does not have at all. */
export type Need =
  | 'counted layout shifts'
  | 'double clicks while it is busy'
  | 'double taps'
  | 'fingers'
  | 'fingers that scroll'
  | 'fingers that are taken away'
  | 'forced colours'
  | 'held keys'
  | 'its accessibility tree'
  | 'middle clicks'
  | 'pages of paper'
  | 'pages that sleep'
  | 'sight beyond the screen'
  | 'wheels with keys';

/** Why a browser has none of it. */
const MISSING: Readonly<Record<BrowserName, Partial<Record<Need, string>>>> = {
  Chromium: {},
  Firefox: {
    'counted layout shifts': 'it counts none',
    'double taps': 'WebDriver BiDi makes two first clicks of two taps',
    'fingers that scroll': 'WebDriver BiDi’s touch reaches the page, not what scrolls it',
    'fingers that are taken away': 'WebDriver BiDi can lift a finger, but not cancel it',
    'its accessibility tree': 'WebDriver BiDi does not tell it',
    'pages that sleep': 'WebDriver BiDi puts none to sleep',
  },
  WebKit: {
    'counted layout shifts': 'it counts none',
    'double clicks while it is busy':
      'WebKitWebDriver makes two first clicks of presses that come to the page a second apart',
    'double taps': 'WebKitWebDriver has a mouse and no touch',
    fingers: 'WebKitWebDriver has a mouse and no touch',
    'fingers that scroll': 'WebKitWebDriver has a mouse and no touch',
    'fingers that are taken away': 'WebKitWebDriver has a mouse and no touch',
    'forced colours': 'WebKit does not know them',
    'held keys': 'WebKitWebDriver presses no key anew that is down',
    'its accessibility tree': 'WebKitWebDriver does not tell it',
    'middle clicks': 'WebKitWebDriver lets go of another button than it has pressed',
    'pages of paper': 'WebKitWebDriver prints nothing',
    'pages that sleep': 'WebKitWebDriver puts none to sleep',
    'sight beyond the screen': 'its tests run in a frame, and nothing is near that is not in it',
    'wheels with keys': 'WebKitWebDriver turns no wheel while a key is down',
  },
};

export const has = (need: Need): boolean => !MISSING[browser][need];

let running: Mocha.Test | undefined;

/** Elsewhere a key, a click and a tap take several times as long as in Chromium, and so may a test that is full of them. */
const SLOWNESS = { Chromium: 1, Firefox: 2, WebKit: 3 }[browser];

beforeEach(function () {
  running = this.currentTest;
  running?.timeout(running.timeout() * SLOWNESS);
});

function skip(runnable: Mocha.Test | Mocha.Context, need: Need): never {
  void executeServerCommand('skipped', { browser, need, why: MISSING[browser][need] });
  return runnable.skip();
}

/** For what tests do: the running test ends here, and counts as skipped, where the browser has no such thing. */
export function needs(need: Need): void {
  if (!has(need) && running) skip(running, need);
}

/** For a suite: none of its tests runs where the browser has no such thing. */
export function onlyWith(need: Need): void {
  before(function () {
    if (!has(need)) skip(this, need);
  });
}
