import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

const { name, exports } = JSON.parse(readFileSync('package.json', 'utf8'));
/** What pages load: not what runs in Node alone, nor what only declares types. */
const ENTRIES = Object.entries(exports)
  .filter(([path, target]) => target.default && path !== './server.js' && !target.default.endsWith('types-only.js'))
  .map(([path]) => path.replace('.', name));

/** Follows what an output of the bundler imports statically. */
function closure(outputs, file, found = new Set()) {
  if (found.has(file)) return found;
  found.add(file);
  for (const { path, kind } of outputs[file].imports) if (kind === 'import-statement') closure(outputs, path, found);
  return found;
}

/** Bundled with all that it needs, minified, without what is loaded later. */
async function bundled(entry) {
  const { outputFiles, metafile } = await build({
    stdin: { contents: `export * from '${entry}';`, resolveDir: '.' },
    bundle: true,
    splitting: true,
    minify: true,
    write: false,
    metafile: true,
    format: 'esm',
    target: 'es2022',
    legalComments: 'none',
    outdir: 'bundled',
    absWorkingDir: process.cwd(),
  });
  const first = Object.keys(metafile.outputs).find((file) => metafile.outputs[file].entryPoint === '<stdin>');
  const files = closure(metafile.outputs, first);
  const isLoaded = ({ path }) => [...files].some((file) => path.replaceAll('\\', '/').endsWith(file));
  return outputFiles.filter(isLoaded).reduce((sum, { contents }) => sum + gzipSync(contents, { level: 9 }).length, 0);
}

/** Bytes, gzip, that the first load of a page takes for each entry of the package. */
export const imported = () =>
  Promise.all(ENTRIES.map(async (entry) => ({ title: `\`${entry}\``, atOnce: await bundled(entry) })));
