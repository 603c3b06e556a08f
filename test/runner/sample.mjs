import { readdirSync } from 'node:fs';
import { tsImport } from 'tsx/esm/api';

const { games } = await tsImport('../../src/elements/registry.ts', import.meta.url);

/** Topics of the shared tests in which browsers differ: focus, layout, loading, storage, printing. */
const TOPICS = 'embedding loading own-moves print replay replay-list right-to-left saved-games share toolbar';

/**
 * What runs in Firefox and WebKit as well: where browsers differ in what all elements share, how a reader plays each element, and what is shipped. Each
 * pattern has to match a file, so that none is lost when tests are renamed.
 */
const PATTERNS = [
  ...TOPICS.split(' ').map((topic) => new RegExp(`^test/elements/base/${topic}\\.test\\.ts$`)),
  /^test\/interaction\/(?:multi-touch|thinking|when-visible)\.test\.ts$/,
  ...games.map(({ tag }) => new RegExp(`^test/elements/games/${tag}/(?:click|drag|keyboard|tap|touch)\\.test\\.ts$`)),
  /^test\/elements\/lesson\/lesson\.test\.ts$/,
  /^test\/elements\/puzzle\/[^/]+\.test\.ts$/,
  /^test\/package\/pages\/script-tag\.test\.ts$/,
  /^test\/package\/pages\/content-security\.test\.ts$/,
  /^test\/package\/pages\/embed-frame\.test\.ts$/,
];

const tests = readdirSync('test', { recursive: true }).map((file) => `test/${file.replaceAll('\\', '/')}`);

export const SAMPLE = PATTERNS.flatMap((pattern) => {
  const files = tests.filter((file) => pattern.test(file));
  if (files.length === 0) throw new Error(`no test matches ${pattern}`);
  return files;
});
