import { existsSync, readdirSync } from 'node:fs';

const isPresent = (path) => Boolean(path) && existsSync(path);

/** $FIREFOX_PATH, else that of the system; on Linux the one of Debian, elsewhere where its installer puts it. */
export const findFirefox = () =>
  [
    process.env.FIREFOX_PATH,
    '/usr/bin/firefox-esr',
    '/usr/bin/firefox',
    '/Applications/Firefox.app/Contents/MacOS/firefox',
    'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
  ].find(isPresent);

/** WebKitGTK’s small browser, the driver that steers it, and a screen that needs no monitor. Each is undefined where it is missing. */
export function findWebKit() {
  const libraries = ['/usr/lib', '/usr/libexec'].filter(isPresent).flatMap((top) => [
    top,
    ...readdirSync(top, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name.endsWith('-linux-gnu'))
      .map(({ name }) => `${top}/${name}`),
  ]);
  const browsers = libraries.flatMap((library) =>
    ['webkitgtk-6.0', 'webkit2gtk-4.1', 'webkit2gtk-4.0'].map((version) => `${library}/${version}/MiniBrowser`),
  );
  return {
    browser: browsers.find(isPresent),
    driver: [process.env.WEBKIT_DRIVER_PATH, '/usr/bin/WebKitWebDriver'].find(isPresent),
    screen: ['/usr/bin/Xvfb'].find(isPresent),
  };
}
