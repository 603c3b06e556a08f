import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { closure, gzipped } from '../size/scripts.mjs';

/** What other libraries are published as. Pictures and style sheets that one of them loads besides are not counted. */
const PEERS = {
  gchessboard: 'gchessboard',
  'chessboard-element': 'chessboard-element/bundled/chessboard-element.bundled.js',
  'cm-chessboard': 'cm-chessboard/src/Chessboard.js',
};

async function bundled(entry) {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    legalComments: 'none',
  });
  return gzipSync(outputFiles[0].contents, { level: 9 }).length;
}

/** @returns kB, gzip, that a page loads before the first board is shown: ours as shipped, others bundled and minified */
export async function scriptSizes(tags) {
  const sizes = {};
  for (const tag of tags) sizes[tag] = gzipped(closure(`${tag}.js`)) / 1000;
  for (const [name, entry] of Object.entries(PEERS)) sizes[name] = (await bundled(entry)) / 1000;
  return sizes;
}
