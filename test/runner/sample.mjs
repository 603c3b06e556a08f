import { readdirSync } from 'node:fs';
import { tsImport } from 'tsx/esm/api';

const { games } = await tsImport('../../src/elements/registry.ts', import.meta.url);

/**
 * What runs in Firefox and WebKit as well: what all elements share, the ways in which a reader plays each of them, since in these browsers differ most,
 * and what is shipped. Each pattern has to match a file, so that none is lost when tests get other names.
 */
const PATTERNS = [
  /^test\/(?:elements\/base|interaction)\/(?!arrow-keys)[^/]+\.test\.ts$/,
  ...games.map(
    ({ tag }) =>
      new RegExp(`^test/elements/${tag}/(?:click|drag|input|keyboard|play|pointer|tap|touch)[^/]*\\.test\\.ts$`),
  ),
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
