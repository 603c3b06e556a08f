import { readdirSync } from 'node:fs';
import config from '../../web-test-runner.config.mjs';
import { bundle } from './bundle.mjs';

/** Folders in which tests need a page. */
const FOLDERS = ['package/pages', 'demo', 'stories', 'elements', 'embed', 'interaction', 'ui'];
/** As in the configuration for some of them: these need none. */
const IN_NODE = /^test\/elements\/[^/]+$|\/interaction\.test\.ts$|\/arrow-keys\.test\.ts$/;
/** The longest first, so that no core waits for the last one. */
const FIRST = /^test\/(?:package|demo|stories|elements\/games)\//;

const files = FOLDERS.flatMap((folder) =>
  readdirSync(`test/${folder}`, { recursive: true }).map((file) => `test/${folder}/${file.replaceAll('\\', '/')}`),
).filter((file) => file.endsWith('.test.ts') && !IN_NODE.test(file));

/** Everything that needs a page, in one browser. */
export default {
  ...config,
  files: [...files.filter((file) => FIRST.test(file)), ...files.filter((file) => !FIRST.test(file))],
  middleware: [...config.middleware, await bundle(files)],
};
