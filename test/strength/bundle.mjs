import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';

/** Bundles TypeScript of this folder into files that Node runs, also in workers. They are removed when the process ends. */
export async function bundled(...names) {
  const folder = mkdtempSync(join(tmpdir(), 'strength-'));
  process.on('exit', () => rmSync(folder, { recursive: true }));
  await build({
    entryPoints: names.map((name) => join(import.meta.dirname, `${name}.ts`)),
    bundle: true,
    platform: 'node',
    format: 'esm',
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    define: { 'import.meta.dirname': JSON.stringify(import.meta.dirname) },
    logLevel: 'warning',
  });
  return names.map((name) => join(folder, `${name}.mjs`));
}
