import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const isPresent = (path) => path && existsSync(path);

/**
 * $CHROME_PATH, else a headless shell of the system, else the one inside @sparticuz/chromium (Linux x64, nothing to install). A whole
 * Chromium comes last: it delivers no touch to the second tab and those after it.
 */
async function findBrowser() {
  const shell = [process.env.CHROME_PATH, '/usr/bin/chromium-headless-shell'].find(isPresent);
  if (shell && !process.env.BUNDLED_CHROMIUM) return { executablePath: shell, shell: /headless-shell/.test(shell) };
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    const whole = ['/usr/bin/chromium', '/usr/bin/google-chrome'].find(isPresent);
    return { executablePath: whole, shell: false };
  }
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

/** How puppeteer starts it. Text is as wide as on every other machine. */
export async function launchOptions() {
  const { executablePath, shell } = await findBrowser();
  return {
    executablePath,
    headless: shell ? 'shell' : true,
    args: ['--no-sandbox', '--font-render-hinting=none'],
  };
}
