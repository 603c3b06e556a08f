import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** $CHROME_PATH, else a system browser, else the Chromium inside @sparticuz/chromium (linux x64, no apt needed). */
export async function findBrowser() {
  const system = [
    process.env.CHROME_PATH,
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/google-chrome',
  ].find((p) => p && existsSync(p));
  if (system && !process.env.BUNDLED_CHROMIUM) return { executablePath: system, shell: /headless-shell/.test(system) };
  // unpacks to os.tmpdir(), and reuses whatever is there: give it a directory of its own, so no stale or foreign binary is picked up
  const cache = fileURLToPath(new URL('../../node_modules/.cache/chromium-147/', import.meta.url));
  mkdirSync(cache, { recursive: true });
  const { TMPDIR } = process.env;
  process.env.TMPDIR = cache;
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs20.x'; // before the import: also unpack nss/nspr/expat and point LD_LIBRARY_PATH at them
  const { default: chromium } = await import('@sparticuz/chromium');
  const executablePath = await chromium.executablePath();
  // the package's own font configuration finds no fonts here; without any font axe finds no text and contrast checks pass for nothing
  writeFileSync(
    `${cache}fonts.conf`,
    `<?xml version="1.0"?><fontconfig><dir>${cache}fonts</dir><cachedir>${cache}fonts-cache</cachedir></fontconfig>`,
  );
  process.env.FONTCONFIG_FILE = `${cache}fonts.conf`;
  if (TMPDIR === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = TMPDIR;
  return { executablePath, shell: true };
}
