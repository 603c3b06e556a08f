/**
 * Writes `cdn/integrity.json` beside the built scripts: an import map with the hash of each script and style sheet at its public address. Pages paste it, or
 * copy single hashes from it.
 */
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { tsImport } from 'tsx/esm/api';

const { CDN } = await tsImport('../../../stories/docs/addresses.ts', import.meta.url);

const hash = (file) => `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`;

const files = readdirSync('cdn', { recursive: true })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.(?:js|css)$/.test(file))
  .sort();
const integrity = Object.fromEntries(files.map((file) => [`${CDN}${file}`, hash(`cdn/${file}`)]));
writeFileSync('cdn/integrity.json', `${JSON.stringify({ integrity }, null, 1)}\n`);
